### Powstanie minibossów: teksty stołu w przeglądarce

## Co robią karty, w kilku słowach; u minibossa według poziomów

web-bm-short-gregore = Pierwsze zabójstwo w rundzie: 1 moneta.
web-bm-short-calabeza = Rozwijaj, odrzucając komnatę potworów.
web-bm-short-belladonna = 2 monety: przeciwnik odrzuca losowy czar.
web-bm-short-lamia = Za każdą budowę komnaty potworów: 1 moneta.
web-bm-short-king-croak-rmb = Twoi minibossowie zaczynają na 2. poziomie.
web-bm-short-ravenus = 2 monety: obrażenia komnaty potworów razy dwa.
web-bm-short-baron-hex = Każdy twój czar: 1 moneta.
web-bm-short-oculus = Śmierć u minibossa: dociągnij czar.
web-bm-short-kazanna = 2 monety: dociągnij czar.
web-bm-short-dr-deadly = Za każdą budowę komnaty pułapek: 1 moneta.
web-bm-short-scott = Pułapki +1, chyba że przeciwnik ci zapłaci.
web-bm-short-kirax = 2 monety: skarb do dowolnych podziemi.
web-bm-short-spectral-bomb = Zniszcz ją: przeciwnik odrzuca losowy czar.
web-bm-short-monster-academy = Po budowie, odsłonięciu: 2 monety za minibossa.
web-bm-short-ancient-guardtower = Po budowie: daj 1 monetę za cudzy czar.
web-bm-short-tomb-of-terrors = Odrzuć ją: inna karta z odrzuconych.
web-bm-short-imp-hoard = Przeciwnik odrzuca: możesz wziąć kartę.
web-bm-short-vampire-lab = Po budowie, odsłonięciu: miniboss za ranę.
web-bm-short-haunted-cavern = 1 moneta: bohater czeka przed wejściem.
web-bm-short-minion-clinic = Po budowie: za monetę karta z odrzuconych i −1.
web-bm-short-robbers-vault = Po budowie: zamień się z kimś skarbcami.
web-bm-short-minotaur-catacombs = Zniszcz ją: bohater stąd zaczyna od nowa.
web-bm-short-goblin-market = Za każdą budowę komnaty obok: 2 monety.
web-bm-short-power-leech = Potwory po jej prawej: +2.
web-bm-short-fetid-beast = Bez budowy komnat potworów obok.
web-bm-short-training-camp = Odrzuć minibossa: potwory razy dwa.
web-bm-short-shrooman-aviary = Odrzuć ją: bohater ma +3 życia.
web-bm-short-dragons-nest = Po budowie, odsłonięciu: potwory +1 za skarb.
web-bm-short-doppelganger-hive = +1 za każdego zwabionego bohatera.
web-bm-short-foyer-elemental = Bohater wychodzi stąd żywy: 2 monety.
web-bm-short-mysterious-portal = Po budowie, odsłonięciu: miniboss za czar.
web-bm-short-alchemists-lab = Twój pierwszy czar: 2 monety.
web-bm-short-black-market = Zniszczono komnatę: czar za 1 monetę.
web-bm-short-mind-thresher = Śmierć tu: 2 czary zamiast duszy.
web-bm-short-cursed-well = Odrzuć ją: czar albo 2 monety.
web-bm-short-loot-box = Po budowie: 2 monety za 2 czary.
web-bm-short-crystal-ballroom = Po budowie: za monetę czar i −1.
web-bm-short-efreets-chamber = Dociągnij czar: −2. Albo odrzuć czar: +2.
web-bm-short-magipede = +1 za każdy czar na twojej ręce.
web-bm-short-delvers-quarry = Po budowie, odsłonięciu: dociągnij komnatę.
web-bm-short-garbage-chute = Zniszczono komnatę: 2 monety.
web-bm-short-unstable-mine = Zniszcz ją: 3 monety.
web-bm-short-sawtooth-pendulum = 1 moneta: bohater tu z 3 życia ginie.
web-bm-short-the-catapult = Odrzuć minibossa: dezaktywuj cudzą komnatę.
web-bm-short-endless-gallery = Zniszcz ją: skarb do dowolnych podziemi.
web-bm-short-paywall = Inni mogą ci płacić: −1 za monetę.
web-bm-short-living-trap = Zniszcz komnatę potworów: bohater tu ginie.
web-bm-short-the-dreadmill = Co kolejkę 1 moneta na nią albo ginie; +1 za każdą.
web-bm-short-personnel-office = Cudzy miniboss zbudowany, rozwinięty: 1 moneta.
web-bm-short-trophy-room = Po budowie, odsłonięciu: moneta za 2+ skarby w niej.
web-bm-short-lightning-rod = Pierwsza śmierć tu: 3 monety.
web-bm-short-pixie-fountain = Zniszcz ją: 1 moneta za ranę.
web-bm-short-the-keystone = Zniszcz ją: 1 moneta za komnatę.
web-bm-short-pool-of-shadows = Odrzuć czar: 2 monety.
web-bm-short-spike = +1 · odrzuć: 2 obrażenia · miniboss na rękę
web-bm-short-kid-croak = +1 wojownik · zamień komnaty · potwory ±1
web-bm-short-draculad = +1 kapłan · bohater do miasta · zabierz kartę
web-bm-short-rocky = Dowolna na nim · „po budowie” · bohater +5
web-bm-short-cerebella = +1 mag · śmierć: czar · podziemia milkną
web-bm-short-paddywhack = +1 złodziej · 1 moneta więcej · bohater tu ginie
web-bm-short-icicle-man = +1 · bohaterowie bez zdolności · dezaktywacja
web-bm-short-mageseeker = +1 za skarb · zaneguj czar · omiń pierwszą
web-bm-short-brassknuckle = +1 · śmierć: dociągasz komnatę · razy dwa
web-bm-short-jinx = Wymiana komnaty · skarby razy dwa · zwab bohatera
web-bm-short-windfall = Pusty skarbiec? 3 monety.
web-bm-short-internship = 3 karty na stos; minibossa możesz zbudować.
web-bm-short-spirit-dragon = W komnacie po jednym skarbie każdego rodzaju.
web-bm-short-sabotage = Komnata bez zdolności albo dezaktywowana.
web-bm-short-rage = +1 za poziom minibossa; może razy dwa.
web-bm-short-ambush = 2 komnaty potworów lub miniboss: śmierć.
web-bm-short-rebirth = Gracz wymienia całą rękę na nową.
web-bm-short-smash = 2 obrażenia bohaterowi; 4 w komnacie z minibossem.
web-bm-short-pay-to-win = Komnata: +1 i jeszcze +1 za monetę.
web-bm-short-zoning-board = W tej kolejce wypaśna na dowolną.
web-bm-short-respawn = Wszystkie twoje zdolności „po budowie” znowu.
web-bm-short-heist = Komnata bez skarbów w tej rundzie.
web-bm-short-short-circuit = Przeciwnik płaci 1 monetę za każdy czar.
web-bm-short-traitor = Cudzy miniboss po 1 monecie za poziom.
web-bm-short-armor-up = Bohater: +1 życia i +2 za każdą monetę.

## Pierwsza gra

web-bm-tip-hand = Twoja pierwsza ręka. Z komnat powstają podziemia, minibossowie wzmacniają komnaty, czary (fioletowe) zagrywa się wtedy, gdy mówi ich znak. Wymienić można tylko kiepską rękę. Masz 3 monety.
web-bm-tip-build = Raz na rundę kładziesz jedną zakrytą kartę: wybierz kartę, potem świecące miejsce. Nowe komnaty stają po lewej; wypaśna (złota ramka) tylko na komnacie z takim samym skarbem; miniboss na komnacie, a przy odkryciu kosztuje 1 monetę. Przy pięciu komnatach boss awansuje.

## Zestawy

web-set-minibosses = { set-minibosses }
