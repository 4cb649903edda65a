### Powstanie minibossów: teksty stołu w przeglądarce

web-set-minibosses = { set-minibosses }

## Monety i minibossowie

web-mb-level = poziom { $n }
web-mb-unpaid = czeka na monetę
web-mb-powerless = teraz bez mocy
web-mb-promoted = w tej rundzie już rozwinięto
web-mb-tax =
    { $n ->
        [one] każdy czar kosztuje w tej rundzie { $n } monetę
        [few] każdy czar kosztuje w tej rundzie { $n } monety
       *[other] każdy czar kosztuje w tej rundzie { $n } monet
    }
web-mb-cost = za zbudowanie
web-mb-onto = Połóż na: { $room }
web-mb-onto-short = Na komnatę
web-mb-held = czeka do następnej rundy

## Co robią karty, w kilku słowach

web-bm-short-gregore = Pierwsze zabójstwo w rundzie: 1 moneta.
web-bm-short-calabeza = Rozwiń, odrzucając komnatę potworów (raz na rundę).
web-bm-short-belladonna = 2 monety: przeciwnik odrzuca losowy czar.
web-bm-short-lamia = Za każdą zbudowaną komnatę potworów: 1 moneta.
web-bm-short-king-croak-rmb = Twoi minibossowie zaczynają na 2. poziomie.
web-bm-short-ravenus = 2 monety: podwój obrażenia komnaty potworów.
web-bm-short-baron-hex = Za każdy niezanegowany czar: 1 moneta.
web-bm-short-oculus = Śmierć w komnacie z minibossem: dociągnij czar.
web-bm-short-kazanna = 2 monety: dociągnij czar, raz na rundę.
web-bm-short-dr-deadly = Za każdą zbudowaną pułapkę: 1 moneta.
web-bm-short-scott = Twoje pułapki: +1 obrażenie; 1 moneta to wyłącza.
web-bm-short-kirax = 2 monety: dodaj skarb do dowolnych podziemi.
web-bm-short-spectral-bomb = Zniszcz: przeciwnik odrzuca losowy czar.
web-bm-short-monster-academy = Zbudowana, odsłonięta: 2 monety za minibossa z ręki.
web-bm-short-ancient-guardtower = Zbudowana: daj 1 monetę, weź losowy czar.
web-bm-short-tomb-of-terrors = Odrzuć z ręki: weź kartę z odrzuconych.
web-bm-short-imp-hoard = Raz na rundę: weź kartę odrzuconą przez przeciwnika.
web-bm-short-vampire-lab = Zbudowana, odsłonięta: odrzuć minibossa, lecz ranę.
web-bm-short-haunted-cavern = 1 moneta: bohater przed twoim wejściem czeka.
web-bm-short-minion-clinic = Zbudowana: do 3 monet na nią, za każdą karta.
web-bm-short-robbers-vault = Zbudowana: zamień się skarbcem z graczem.
web-bm-short-minotaur-catacombs = Zniszcz: bohater w niej zaczyna od nowa.
web-bm-short-goblin-market = Budujesz obok: 2 monety.
web-bm-short-power-leech = Komnata potworów po prawej: +2 obrażenia.
web-bm-short-fetid-beast = Obok nie można budować komnat potworów.
web-bm-short-training-camp = Odrzuć minibossa: podwój swoją komnatę potworów.
web-bm-short-shrooman-aviary = Odrzuć z ręki: bohater ma +3 życia.
web-bm-short-dragons-nest = Zbudowana, odsłonięta: potwory +1 za skarb.
web-bm-short-doppelganger-hive = +1 za każdego zwabionego do ciebie bohatera.
web-bm-short-foyer-elemental = Bohater wychodzi żywy: 2 monety, raz na rundę.
web-bm-short-mysterious-portal = Zbudowana, odsłonięta: odrzuć minibossa, weź czar.
web-bm-short-alchemists-lab = Pierwszy czar w rundzie: 2 monety.
web-bm-short-black-market = Komnata zniszczona: za 1 monetę dociągnij czar.
web-bm-short-mind-thresher = Śmierć tutaj: usuń bohatera, dociągnij 2 czary.
web-bm-short-cursed-well = Odrzuć z ręki: dociągnij czar albo 2 monety.
web-bm-short-loot-box = Kosztuje 2 monety. Zbudowana: 2 czary.
web-bm-short-crystal-ballroom = Zbudowana: do 3 monet na nią, za każdą czar.
web-bm-short-efreets-chamber = Bohater u wejścia: czar za −2 albo odrzuć za +2.
web-bm-short-magipede = +1 za każdy czar na ręce.
web-bm-short-delvers-quarry = Zbudowana lub odsłonięta: dociągnij komnatę.
web-bm-short-garbage-chute = Komnata zniszczona: 2 monety, raz na rundę.
web-bm-short-unstable-mine = Zniszcz: otrzymujesz 3 monety.
web-bm-short-sawtooth-pendulum = 1 moneta: zabij tu bohatera do 3 punktów życia.
web-bm-short-the-catapult = Odrzuć minibossa: dezaktywuj komnatę przeciwnika.
web-bm-short-endless-gallery = Zniszcz: dodaj skarb do dowolnych podziemi.
web-bm-short-paywall = Inni płacą tobie: −1 obrażenie za monetę.
web-bm-short-living-trap = Zniszcz swoją komnatę potworów: zabij tu bohatera.
web-bm-short-the-dreadmill = Co rundę bierze 1 monetę; +1 za każdą na niej.
web-bm-short-personnel-office = Przeciwnik buduje lub rozwija minibossa: 1 moneta.
web-bm-short-trophy-room = Zbudowana, odsłonięta: moneta za bogatą komnatę.
web-bm-short-lightning-rod = Pierwsza śmierć tutaj: 3 monety.
web-bm-short-pixie-fountain = Zniszcz: 1 moneta za każdą twoją ranę.
web-bm-short-the-keystone = Zniszcz: 1 moneta za każdą twoją komnatę.
web-bm-short-pool-of-shadows = Odrzuć czar: 2 monety, raz na rundę.
web-bm-short-spike = Poziom 1: komnata zadaje +1.
web-bm-short-kid-croak = Poziom 1: jeden skarb wojownika więcej.
web-bm-short-draculad = Poziom 1: jeden skarb kapłana więcej.
web-bm-short-rocky = Poziom 1: można na niej zbudować każdą komnatę.
web-bm-short-cerebella = Poziom 1: jeden skarb maga więcej.
web-bm-short-paddywhack = Poziom 1: jeden skarb złodzieja więcej.
web-bm-short-icicle-man = Poziom 1: komnata zadaje +1.
web-bm-short-mageseeker = Poziom 1: +1 za każdy skarb komnaty.
web-bm-short-brassknuckle = Poziom 1: komnata zadaje +1.
web-bm-short-jinx = Poziom 1: co rundę dociągnij i odrzuć komnatę.
web-bm-short-windfall = Pusty skarbiec? Otrzymujesz 3 monety.
web-bm-short-internship = Odkryj 3 karty komnat; zbuduj minibossa.
web-bm-short-spirit-dragon = Komnata ma po jednym skarbie każdego rodzaju.
web-bm-short-sabotage = Komnata i jej miniboss tracą zdolności.
web-bm-short-rage = Komnata minibossa: +1 za każdy jego poziom.
web-bm-short-ambush = Odrzuć 2 potwory albo minibossa: zabij bohatera.
web-bm-short-rebirth = Gracz odrzuca rękę i dociąga tyle samo.
web-bm-short-smash = 2 obrażenia bohaterowi; 4 w komnacie z minibossem.
web-bm-short-pay-to-win = Jedna komnata: +1 i jeszcze +1 za każdą monetę.
web-bm-short-zoning-board = Wypaśne komnaty pasują na każdą w tej kolejce.
web-bm-short-respawn = Twoje komnaty działają jak właśnie zbudowane.
web-bm-short-heist = Jedna komnata nie ma skarbów w tej rundzie.
web-bm-short-short-circuit = Czary przeciwnika kosztują po 1 monecie.
web-bm-short-traitor = Wykup minibossa: 1 moneta za poziom.
web-bm-short-armor-up = Bohater: +1 życie i jeszcze +2 za każdą monetę.

## Skąd znane są części karty

web-mb-part-ability = zdolność
web-mb-part-class2 = druga klasa
web-mb-part-players = liczba graczy, od której karta jest w grze
web-mb-part-rest = cała reszta
