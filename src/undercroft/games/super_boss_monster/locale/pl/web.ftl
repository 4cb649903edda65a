### Super Boss Monster: teksty stołu w przeglądarce

web-set-super-boss-monster = { set-super-boss-monster }
web-bm-phase-town = Miasto
web-bm-phase-minion = Sługusy
web-bm-ask-build = Zbuduj coś, użyj czegoś albo nic nie buduj.

## Miasto

web-sb-covered = zakryte przez bohatera
web-sb-no-hero = nie ma kogo przyzwać
web-sb-taken = zajęte: { $seat }
web-sb-free = wolne
web-sb-minion-of = Sługus: { $seat }
web-sb-your-minion = Twój sługus
web-sb-at-base = w bazie
web-sb-first-player = pierwszy gracz
web-sb-market-empty = Rynek jest pusty.
web-sb-landmark-free = nikogo tu nie ma
web-sb-boss-space = pole akcji bossa
web-sb-room-space = pole akcji
web-sb-neutral = unieszkodliwiona do końca tury
web-sb-asleep = śpi: pierwszy bohater nie otrzyma obrażeń
web-sb-guarded = stoi tu sługus: nie można zakryć ani zniszczyć
web-sb-health-token = żeton życia { health-token }
web-sb-stack = Działa od góry: ostatnie jako pierwsze
web-sb-place-next = odejdzie pierwszy, gdy miasto będzie pełne

## Co robią karty, w kilku słowach

web-bm-short-bishop-bonemeal = Wylecz ranę, zwykłą lub legendarną.
web-bm-short-abbess-ashveil = Sługus: komnata lub losowy czar z odrzuconych.
web-bm-short-the-sunken-oracle = Żetony nie dodają życia bohaterom u ciebie.
web-bm-short-emperor-dododo = Po żetonie obrażeń na każdą komnatę potworów.
web-bm-short-gromgut-the-gourmand = Sługus: żeton obrażeń na swoją komnatę.
web-bm-short-queen-thornhide = Pierwsza śmierć u twoich potworów: żeton tam.
web-bm-short-your-sliminess = Zamiast z rynku: karta z dowolnej talii.
web-bm-short-professor-polyp = Sługus: dociągnij czar.
web-bm-short-madame-marionette = Dociągnij trzy czary, odrzuć kartę.
web-bm-short-baron-von-grabbe = Pierwsza komnata z rynku: żeton na pułapki.
web-bm-short-captain-rustclaw = Sługus: ukradnij losową kartę komnaty.
web-bm-short-mimi-the-mimic = Dodatkowy skarb złodzieja i jeden do wyboru.
web-bm-short-wailing-crypt = Sługus: weź komnatę spośród odrzuconych.
web-bm-short-mourners-chapel = Zniszcz ją: weź dowolną odrzuconą kartę.
web-bm-short-ghoul-kitchen = Pierwsza śmierć tutaj: przeciwnik odrzuca kartę.
web-bm-short-confession-booth = Zbudowana: każdy przeciwnik odrzuca komnatę.
web-bm-short-bone-choir = +2 bohaterom z żetonem zwiększającym życie.
web-bm-short-reliquary-snare = +1 legendarnym bohaterom.
web-bm-short-cathedral-of-chains = Sługus: bohater z miasta trafia przed wejście.
web-bm-short-lichs-infirmary = Zbudowana: odrzuć 2 karty, wylecz zwykłą ranę.
web-bm-short-soul-mill = +1 za każde 3 twoje dusze, najwyżej +3.
web-bm-short-frozen-monster = Śpi: pierwszy bohater w turze bez obrażeń.
web-bm-short-minion-arena = Sługus: +2 w tej turze.
web-bm-short-goblin-gym = Pierwsza śmierć tutaj: żeton obrażeń na nią.
web-bm-short-bruiser-barracks = Zbudowana: żeton na sąsiednią z potworami.
web-bm-short-boulder-ramp-sbm = Bohater wyszedł żywy: koniec tury ją niszczy.
web-bm-short-ogre-toll-bridge = Usuń żeton: 2 obrażenia bohaterowi tutaj.
web-bm-short-titans-forge = Sługus: żeton na nią lub na komnatę potworów.
web-bm-short-dragon-colosseum = +1 za każdą inną z żetonami, najwyżej +3.
web-bm-short-siege-golem = +2, dopóki widać u ciebie pięć komnat.
web-bm-short-book-eater-dragon = Odrzuć czar: żeton obrażeń na nią.
web-bm-short-runic-study = Sługus: dociągnij czar.
web-bm-short-wisp-aviary = Pierwsza śmierć tutaj: dociągnij czar.
web-bm-short-cursed-bookshelf = Zamiast z rynku możesz dociągnąć czar.
web-bm-short-arcane-turbine = Za każdy twój czar: +1 w tej turze.
web-bm-short-portal-alcove = Zbudowana: z 2 wierzchnich czarów weź jeden.
web-bm-short-mana-reactor = +1 za każdy czar na ręce, najwyżej +3.
web-bm-short-astral-observatory = Sługus: dociągnij 2 czary, odrzuć kartę.
web-bm-short-storm-djinn = Odrzuć czar: +3 w tej turze.
web-bm-short-trap-in-a-box = Zbudowana: żeton na inną komnatę pułapek.
web-bm-short-cutpurse-alley = Sługus: dowolny skarb dla bossa na tę turę.
web-bm-short-spring-floor = Zniszcz ją: dwa żetony na inną swoją komnatę.
web-bm-short-smugglers-chute = Pierwsza zniszczona komnata: dociągnij komnatę.
web-bm-short-dart-gallery = +1 za każdą sąsiednią komnatę pułapek.
web-bm-short-vanishing-bridge = Zniszcz ją: typowy bohater w niej ginie.
web-bm-short-vault-of-blades = Sługus: zniszcz inną komnatę, tu 2 żetony.
web-bm-short-clockwork-gauntlet = Zbudowana: przenieś na nią swoje żetony.
web-bm-short-counterfeit-treasury = Zbudowana: dociągnij komnatę.
web-bm-short-crusader-kennel = Zbudowana: żeton obrażeń na nią.
web-bm-short-haunted-scriptorium = Zbudowana: komnata albo odrzucony czar.
web-bm-short-beggars-catacomb = Sługus: karta, która została na rynku.
web-bm-short-elemental-dojo = Sługus: żeton obrażeń na nią.
web-bm-short-booby-trapped-armory = Zbudowana: dociągnij komnatę.
web-bm-short-mirror-bazaar = Zamiast z rynku możesz dociągnąć komnatę.
web-bm-short-clock-tower-of-doom = Sąsiednie komnaty pułapek: +1.
web-bm-short-sanctum-of-whispers = Sługus: unieszkodliw komnatę przeciwnika.
web-bm-short-stealth = Twój sługus dołącza do cudzego na jego polu.
web-bm-short-grand-heist = Zabierz przeciwnikowi komnatę; on dociąga inną.
web-bm-short-ghost-cheat = Bohater u przeciwnika ominie następną komnatę.
web-bm-short-safety-inspection = Usuń do trzech żetonów z cudzej komnaty.
web-bm-short-freeze-sbm = Unieszkodliw jedną komnatę na tę turę.
web-bm-short-co-op = Ty komnata i czar, przeciwnik komnata.
web-bm-short-adventure = Bohater z miasta trafia przed cudze wejście.
web-bm-short-dream-catcher = Zaneguj czar innego gracza.
web-bm-short-power-bonus = Po żetonie na jedną lub dwie komnaty potworów.
web-bm-short-extra-spikes = Po żetonie na jedną lub dwie komnaty pułapek.
web-bm-short-critical-hit = Twoja komnata: +3, także bohaterowi w niej.
web-bm-short-rush-job = Połóż teraz jeszcze jedną komnatę.
web-bm-short-loot-drop = Dociągnij dwie komnaty.
web-bm-short-checkpoint = Bohater z twojej komnaty wraca przed wejście.
web-bm-short-coup-de-grace = Zabij u siebie bohatera z życiem najwyżej 2.
web-bm-short-golden-bait = Twoja komnata: dodatkowy skarb na tę turę.
web-bm-short-continue = Wylecz ranę zadaną przez typowego bohatera.
web-bm-short-grand-menagerie = Skarby wszystkich czterech rodzajów.

## Pierwsza gra

web-bm-tip-hand = Twoja pierwsza ręka. Z komnat powstają podziemia, czary (fioletowe) zagrywa się wtedy, gdy mówi ich znak. Wymienić można tylko kiepską rękę, pokazując ją wszystkim.
web-sb-tip-market = Co turę bierzesz jedną kartę z rynku: wybierz świecącą. Pierwszy gracz wybiera pierwszy. To, co zostanie, później się odrzuca.
web-sb-tip-minion = Teraz wyślij sługusa: wybierz świecące pole. Wskaż pole, by przeczytać, co robi; stanie się to po budowie. Bohatera z lokacji można wezwać tylko przez pole przyzwania.
web-bm-tip-build = Raz na turę kładziesz jedną zakrytą komnatę: wybierz kartę, potem świecące miejsce. Nowe komnaty stają po lewej; wypaśna (złota ramka) tylko na komnacie z takim samym skarbem. Przy pięciu komnatach boss awansuje.
web-sb-tip-stack = Coś ogłoszono. Możesz odpowiedzieć; co zagrano ostatnie, działa pierwsze. Spasuj, by to się stało.
