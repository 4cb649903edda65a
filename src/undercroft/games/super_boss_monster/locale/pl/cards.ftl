### Super Boss Monster: nazwy i teksty kart, lokacje i tytuły trybu solo po polsku
### Słowa: sługus; pole akcji; lokacja; rynek; miasto (bez lokacji); żeton obrażeń (na komnacie); żeton życia (na
### bohaterze); unieszkodliwić (komnatę: nie zadaje obrażeń); świątynia, stadion, biblioteka, kryjówka, tawerna,
### platforma startowa; znacznik pierwszego gracza; tura (w innych edycjach to runda).

## Lokacje

landmark-temple = Świątynia
    .gen = Świątyni
    .dat = Świątyni
    .acc = Świątynię
    .ins = Świątynią
    .loc = Świątyni
    .gender = f

landmark-stadium = Stadion
    .gen = Stadionu
    .dat = Stadionowi
    .acc = Stadion
    .ins = Stadionem
    .loc = Stadionie
    .gender = m

landmark-library = Biblioteka
    .gen = Biblioteki
    .dat = Bibliotece
    .acc = Bibliotekę
    .ins = Biblioteką
    .loc = Bibliotece
    .gender = f

landmark-hideout = Kryjówka
    .gen = Kryjówki
    .dat = Kryjówce
    .acc = Kryjówkę
    .ins = Kryjówką
    .loc = Kryjówce
    .gender = f

landmark-tavern = Tawerna
    .gen = Tawerny
    .dat = Tawernie
    .acc = Tawernę
    .ins = Tawerną
    .loc = Tawernie
    .gender = f

landmark-launch-pad = Platforma startowa
    .gen = Platformy startowej
    .dat = Platformie startowej
    .acc = Platformę startową
    .ins = Platformą startową
    .loc = Platformie startowej
    .gender = f

## Pola akcji lokacji

space-temple-treasure-text = Do końca tury twój boss ma o jeden skarb kapłana więcej.
space-temple-bonus-text = Jeśli na rynku zostały karty, weź jedną z nich na rękę.
space-temple-summon-text = Wyślij bohatera z tej lokacji przed wejście do dowolnych podziemi, swoich lub cudzych, z żetonem życia +2.
space-stadium-treasure-text = Do końca tury twój boss ma o jeden skarb wojownika więcej.
space-stadium-bonus-text = Dociągnij kartę komnaty. W tej turze nie zdążysz już jej zbudować.
space-stadium-summon-text = Wyślij bohatera z tej lokacji przed wejście do dowolnych podziemi, swoich lub cudzych, z żetonem życia +2.
space-library-treasure-text = Do końca tury twój boss ma o jeden skarb maga więcej.
space-library-bonus-text = Dociągnij czar, a potem odrzuć z ręki jeden dowolny czar.
space-library-summon-text = Wyślij bohatera z tej lokacji przed wejście do dowolnych podziemi, swoich lub cudzych, z żetonem życia +2.
space-hideout-treasure-text = Do końca tury twój boss ma o jeden skarb złodzieja więcej.
space-hideout-bonus-text = Do końca tury ostatnia komnata twoich podziemi, ta tuż przy bossie, zadaje o 2 obrażenia więcej. Nie dodaje to żetonów obrażeń.
space-hideout-summon-text = Wyślij bohatera z tej lokacji przed wejście do dowolnych podziemi, swoich lub cudzych, z żetonem życia +2.
space-tavern-summon-text = Wyślij bohatera z wierzchu stosu w tawernie przed wejście do dowolnych podziemi, swoich lub cudzych, z żetonem życia −2.
space-launch-pad-treasure-text = Do końca tury w twoich podziemiach jest o jeden skarb odkrywcy więcej.
space-launch-pad-bonus-text = Możesz wybrać stos komnat w dowolnych podziemiach (ale nie taki, na którego wierzchniej komnacie stoi sługus) i ułożyć jego karty w losowej kolejności. Jeśli na wierzchu znajdzie się inna komnata, żetony obrażeń wracają do zasobów.
space-launch-pad-summon-text = Wyślij bohatera z tej lokacji przed wejście do dowolnych podziemi, swoich lub cudzych, z żetonem życia +2.

## Bossowie (tekst — zdolność przy awansie)

card-bishop-bonemeal = Biskup Kościomiel
    .gen = Biskupa Kościomiela
    .dat = Biskupowi Kościomielowi
    .acc = Biskupa Kościomiela
    .ins = Biskupem Kościomielem
    .loc = Biskupie Kościomielu
    .gender = m
card-bishop-bonemeal-text = Wylecz ranę: zakryj jednego odkrytego bohatera (także legendarnego) na swoim obszarze punktacji. Jeśli nie masz teraz ran, zdolność przepada.

card-abbess-ashveil = Przeorysza Popielna Woalka
    .gen = Przeoryszy Popielnej Woalki
    .dat = Przeoryszy Popielnej Woalce
    .acc = Przeoryszę Popielną Woalkę
    .ins = Przeoryszą Popielną Woalką
    .loc = Przeoryszy Popielnej Woalce
    .gender = f
card-abbess-ashveil-text = Od następnej tury twój sługus może zajmować pole akcji tego bossa.
card-abbess-ashveil-space = Weź na rękę dowolną kartę komnaty ze stosu odrzuconych komnat i losowy czar ze stosu odrzuconych czarów.

card-the-sunken-oracle = Zatopiona Wyrocznia
    .gen = Zatopionej Wyroczni
    .dat = Zatopionej Wyroczni
    .acc = Zatopioną Wyrocznię
    .ins = Zatopioną Wyrocznią
    .loc = Zatopionej Wyroczni
    .gender = f
card-the-sunken-oracle-text = Do końca gry: żetony zwiększające życie nic nie dają bohaterom w twoich podziemiach i przed wejściem do nich. Same żetony zostają na bohaterach.

card-emperor-dododo = Cesarz Dododo
    .gen = Cesarza Dododo
    .dat = Cesarzowi Dododo
    .acc = Cesarza Dododo
    .ins = Cesarzem Dododo
    .loc = Cesarzu Dododo
    .gender = m
card-emperor-dododo-text = Połóż po żetonie obrażeń na każdej widocznej komnacie potworów w swoich podziemiach.

card-gromgut-the-gourmand = Żarłok Gromobrzuch
    .gen = Żarłoka Gromobrzucha
    .dat = Żarłokowi Gromobrzuchowi
    .acc = Żarłoka Gromobrzucha
    .ins = Żarłokiem Gromobrzuchem
    .loc = Żarłoku Gromobrzuchu
    .gender = m
card-gromgut-the-gourmand-text = Od następnej tury twój sługus może zajmować pole akcji tego bossa.
card-gromgut-the-gourmand-space = Połóż żeton obrażeń na jednej komnacie w swoich podziemiach.

card-queen-thornhide = Królowa Kolcoskóra
    .gen = Królowej Kolcoskóry
    .dat = Królowej Kolcoskórze
    .acc = Królową Kolcoskórę
    .ins = Królową Kolcoskórą
    .loc = Królowej Kolcoskórze
    .gender = f
card-queen-thornhide-text = Do końca gry: gdy po raz pierwszy w turze w twojej komnacie potworów ginie bohater, połóż na tej komnacie żeton obrażeń.

card-your-sliminess = Wasza Śluzowatość
    .gen = Waszej Śluzowatości
    .dat = Waszej Śluzowatości
    .acc = Waszą Śluzowatość
    .ins = Waszą Śluzowatością
    .loc = Waszej Śluzowatości
    .gender = f
card-your-sliminess-text = Do końca gry: gdy przychodzi twoja kolej, by wziąć kartę z rynku, możesz zamiast tego dociągnąć wierzchnią kartę talii komnat albo talii czarów.

card-professor-polyp = Profesor Polip
    .gen = Profesora Polipa
    .dat = Profesorowi Polipowi
    .acc = Profesora Polipa
    .ins = Profesorem Polipem
    .loc = Profesorze Polipie
    .gender = m
card-professor-polyp-text = Od następnej tury twój sługus może zajmować pole akcji tego bossa.
card-professor-polyp-space = Dociągnij czar.

card-madame-marionette = Madame Marionetka
    .gen = Madame Marionetki
    .dat = Madame Marionetce
    .acc = Madame Marionetkę
    .ins = Madame Marionetką
    .loc = Madame Marionetce
    .gender = f
card-madame-marionette-text = Dociągnij trzy czary, a potem odrzuć z ręki jedną dowolną kartę.

card-baron-von-grabbe = Baron von Grabbe
    .gen = Barona von Grabbe
    .dat = Baronowi von Grabbe
    .acc = Barona von Grabbe
    .ins = Baronem von Grabbe
    .loc = Baronie von Grabbe
    .gender = m
card-baron-von-grabbe-text = Do końca gry: gdy po raz pierwszy w turze weźmiesz z rynku kartę komnaty, możesz położyć żeton obrażeń na komnacie pułapek w swoich podziemiach.

card-captain-rustclaw = Kapitan Rdzawy Szpon
    .gen = Kapitana Rdzawego Szpona
    .dat = Kapitanowi Rdzawemu Szponowi
    .acc = Kapitana Rdzawego Szpona
    .ins = Kapitanem Rdzawym Szponem
    .loc = Kapitanie Rdzawym Szponie
    .gender = m
card-captain-rustclaw-text = Od następnej tury twój sługus może zajmować pole akcji tego bossa.
card-captain-rustclaw-space = Wybierz przeciwnika, który ma na ręce kartę komnaty. Zabierz mu z ręki losową kartę komnaty, po czym dociąga on kartę komnaty.

card-mimi-the-mimic = Mimik Mimi
    .gen = Mimika Mimi
    .dat = Mimikowi Mimi
    .acc = Mimika Mimi
    .ins = Mimikiem Mimi
    .loc = Mimiku Mimi
    .gender = f
card-mimi-the-mimic-text = Wybierz kapłana, wojownika albo maga. Do końca gry ten boss ma o jeden skarb wybranego rodzaju więcej.

## Komnaty (tekst — zdolność)

card-wailing-crypt = Lamentująca krypta
    .gen = Lamentującej krypty
    .dat = Lamentującej krypcie
    .acc = Lamentującą kryptę
    .ins = Lamentującą kryptą
    .loc = Lamentującej krypcie
    .gender = f
card-wailing-crypt-space = Weź na rękę dowolną kartę komnaty ze stosu odrzuconych kart.

card-mourners-chapel = Kaplica żałobnika
    .gen = Kaplicy żałobnika
    .dat = Kaplicy żałobnika
    .acc = Kaplicę żałobnika
    .ins = Kaplicą żałobnika
    .loc = Kaplicy żałobnika
    .gender = f
card-mourners-chapel-text = Możesz zniszczyć tę komnatę, aby wziąć na rękę dowolną kartę (komnatę lub czar) ze stosu odrzuconych kart, ale nie Kaplicę żałobnika.

card-ghoul-kitchen = Kuchnia ghuli
    .gen = Kuchni ghuli
    .dat = Kuchni ghuli
    .acc = Kuchnię ghuli
    .ins = Kuchnią ghuli
    .loc = Kuchni ghuli
    .gender = f
card-ghoul-kitchen-text = Raz na turę, gdy w tej komnacie ginie bohater, wybierz przeciwnika. Odrzuca on z ręki losową kartę.

card-confession-booth = Konfesjonał
    .gen = Konfesjonału
    .dat = Konfesjonałowi
    .acc = Konfesjonał
    .ins = Konfesjonałem
    .loc = Konfesjonale
    .gender = m
card-confession-booth-text = Po zbudowaniu: każdy przeciwnik odrzuca z ręki jedną wybraną przez siebie kartę komnaty.

card-bone-choir = Chór kości
    .gen = Chóru kości
    .dat = Chórowi kości
    .acc = Chór kości
    .ins = Chórem kości
    .loc = Chórze kości
    .gender = m
card-bone-choir-text = Ta komnata zadaje o 2 obrażenia więcej bohaterom z żetonem zwiększającym życie.

card-reliquary-snare = Sidła w relikwiarzu
    .gen = Sideł w relikwiarzu
    .dat = Sidłom w relikwiarzu
    .acc = Sidła w relikwiarzu
    .ins = Sidłami w relikwiarzu
    .loc = Sidłach w relikwiarzu
    .gender = p
card-reliquary-snare-text = Ta komnata zadaje o 1 obrażenie więcej legendarnym bohaterom.

card-cathedral-of-chains = Katedra łańcuchów
    .gen = Katedry łańcuchów
    .dat = Katedrze łańcuchów
    .acc = Katedrę łańcuchów
    .ins = Katedrą łańcuchów
    .loc = Katedrze łańcuchów
    .gender = f
card-cathedral-of-chains-space = Wybierz bohatera w mieście (nie w lokacji) i postaw go przed wejściem do swoich podziemi.

card-lichs-infirmary = Lazaret licza
    .gen = Lazaretu licza
    .dat = Lazaretowi licza
    .acc = Lazaret licza
    .ins = Lazaretem licza
    .loc = Lazarecie licza
    .gender = m
card-lichs-infirmary-text = Po zbudowaniu: możesz odrzucić z ręki dwie karty, aby wyleczyć ranę zadaną przez typowego bohatera. Zakryj tego bohatera na swoim obszarze punktacji.

card-soul-mill = Młyn dusz
    .gen = Młyna dusz
    .dat = Młynowi dusz
    .acc = Młyn dusz
    .ins = Młynem dusz
    .loc = Młynie dusz
    .gender = m
card-soul-mill-text = Ta komnata zadaje o 1 obrażenie więcej za każde 3 twoje dusze, ale najwyżej o 3 więcej.

card-frozen-monster = Zamrożony potwór
    .gen = Zamrożonego potwora
    .dat = Zamrożonemu potworowi
    .acc = Zamrożonego potwora
    .ins = Zamrożonym potworem
    .loc = Zamrożonym potworze
    .gender = m
card-frozen-monster-text = Na początku każdej tury potwór śpi. Pierwszy bohater, który w turze wchodzi do tej komnaty, nie otrzymuje w niej obrażeń, nawet od żetonów, i budzi potwora. Ci, którzy wejdą w tej turze później, otrzymują obrażenia jak zwykle.

card-minion-arena = Arena sługusów
    .gen = Areny sługusów
    .dat = Arenie sługusów
    .acc = Arenę sługusów
    .ins = Areną sługusów
    .loc = Arenie sługusów
    .gender = f
card-minion-arena-space = Do końca tury ta komnata zadaje o 2 obrażenia więcej. Nie dodaje to żetonów obrażeń.

card-goblin-gym = Siłownia goblinów
    .gen = Siłowni goblinów
    .dat = Siłowni goblinów
    .acc = Siłownię goblinów
    .ins = Siłownią goblinów
    .loc = Siłowni goblinów
    .gender = f
card-goblin-gym-text = Raz na turę, gdy w tej komnacie ginie bohater, połóż na niej żeton obrażeń.

card-bruiser-barracks = Koszary osiłków
    .gen = Koszar osiłków
    .dat = Koszarom osiłków
    .acc = Koszary osiłków
    .ins = Koszarami osiłków
    .loc = Koszarach osiłków
    .gender = p
card-bruiser-barracks-text = Po zbudowaniu: połóż żeton obrażeń na jednej komnacie potworów sąsiadującej z tą po lewej lub po prawej, jeśli taka jest.

card-boulder-ramp-sbm = Rampa z głazem
    .gen = Rampy z głazem
    .dat = Rampie z głazem
    .acc = Rampę z głazem
    .ins = Rampą z głazem
    .loc = Rampie z głazem
    .gender = f
card-boulder-ramp-sbm-text = Gdy bohater, który wszedł do tej komnaty, opuszcza ją żywy, w jakikolwiek sposób, na koniec tury komnata ta zostaje zniszczona, jeśli wciąż jest widoczna.

card-ogre-toll-bridge = Płatny most ogra
    .gen = Płatnego mostu ogra
    .dat = Płatnemu mostowi ogra
    .acc = Płatny most ogra
    .ins = Płatnym mostem ogra
    .loc = Płatnym moście ogra
    .gender = m
card-ogre-toll-bridge-text = Raz na turę, w fazie przygód, możesz usunąć żeton obrażeń z tej lub z sąsiedniej komnaty, aby zadać 2 obrażenia bohaterowi w tej komnacie.

card-titans-forge = Kuźnia tytana
    .gen = Kuźni tytana
    .dat = Kuźni tytana
    .acc = Kuźnię tytana
    .ins = Kuźnią tytana
    .loc = Kuźni tytana
    .gender = f
card-titans-forge-space = Połóż żeton obrażeń na tej komnacie albo na innej komnacie potworów w swoich podziemiach.

card-dragon-colosseum = Smocze koloseum
    .gen = Smoczego koloseum
    .dat = Smoczemu koloseum
    .acc = Smocze koloseum
    .ins = Smoczym koloseum
    .loc = Smoczym koloseum
    .gender = n
card-dragon-colosseum-text = Ta komnata zadaje o 1 obrażenie więcej za każdą inną widoczną komnatę twoich podziemi, na której leży żeton obrażeń, ale najwyżej o 3 więcej.

card-siege-golem = Oblężniczy golem
    .gen = Oblężniczego golema
    .dat = Oblężniczemu golemowi
    .acc = Oblężniczego golema
    .ins = Oblężniczym golemem
    .loc = Oblężniczym golemie
    .gender = m
card-siege-golem-text = Ta komnata zadaje o 2 obrażenia więcej, dopóki w twoich podziemiach jest pięć widocznych komnat.

card-book-eater-dragon = Smok-książkożerca
    .gen = Smoka-książkożercy
    .dat = Smokowi-książkożercy
    .acc = Smoka-książkożercę
    .ins = Smokiem-książkożercą
    .loc = Smoku-książkożercy
    .gender = m
card-book-eater-dragon-text = Raz na turę możesz odrzucić czar z ręki, aby położyć na tej komnacie żeton obrażeń.

card-runic-study = Runiczny gabinet
    .gen = Runicznego gabinetu
    .dat = Runicznemu gabinetowi
    .acc = Runiczny gabinet
    .ins = Runicznym gabinetem
    .loc = Runicznym gabinecie
    .gender = m
card-runic-study-space = Dociągnij czar.

card-wisp-aviary = Ptaszarnia ogników
    .gen = Ptaszarni ogników
    .dat = Ptaszarni ogników
    .acc = Ptaszarnię ogników
    .ins = Ptaszarnią ogników
    .loc = Ptaszarni ogników
    .gender = f
card-wisp-aviary-text = Raz na turę, gdy w tej komnacie ginie bohater, dociągnij czar.

card-cursed-bookshelf = Przeklęty regał z książkami
    .gen = Przeklętego regału z książkami
    .dat = Przeklętemu regałowi z książkami
    .acc = Przeklęty regał z książkami
    .ins = Przeklętym regałem z książkami
    .loc = Przeklętym regale z książkami
    .gender = m
card-cursed-bookshelf-text = Gdy przychodzi twoja kolej, by wziąć kartę z rynku, możesz zamiast tego dociągnąć wierzchnią kartę talii czarów.

card-arcane-turbine = Magiczna turbina
    .gen = Magicznej turbiny
    .dat = Magicznej turbinie
    .acc = Magiczną turbinę
    .ins = Magiczną turbiną
    .loc = Magicznej turbinie
    .gender = f
card-arcane-turbine-text = Za każdym razem, gdy zagrasz czar i nikt go nie zaneguje, ta komnata zadaje o 1 obrażenie więcej do końca tury.

card-portal-alcove = Wnęka z portalem
    .gen = Wnęki z portalem
    .dat = Wnęce z portalem
    .acc = Wnękę z portalem
    .ins = Wnęką z portalem
    .loc = Wnęce z portalem
    .gender = f
card-portal-alcove-text = Po zbudowaniu: obejrzyj dwie wierzchnie karty talii czarów. Jedną weź na rękę, a drugą połóż na spód talii.

card-mana-reactor = Reaktor many
    .gen = Reaktora many
    .dat = Reaktorowi many
    .acc = Reaktor many
    .ins = Reaktorem many
    .loc = Reaktorze many
    .gender = m
card-mana-reactor-text = Ta komnata zadaje o 1 obrażenie więcej za każdy czar na twojej ręce, ale najwyżej o 3 więcej.

card-astral-observatory = Astralne obserwatorium
    .gen = Astralnego obserwatorium
    .dat = Astralnemu obserwatorium
    .acc = Astralne obserwatorium
    .ins = Astralnym obserwatorium
    .loc = Astralnym obserwatorium
    .gender = n
card-astral-observatory-space = Dociągnij dwa czary, a potem odrzuć z ręki jedną dowolną kartę.

card-storm-djinn = Dżin burzy
    .gen = Dżina burzy
    .dat = Dżinowi burzy
    .acc = Dżina burzy
    .ins = Dżinem burzy
    .loc = Dżinie burzy
    .gender = m
card-storm-djinn-text = Raz na turę możesz odrzucić czar z ręki, aby do końca tury ta komnata zadawała o 3 obrażenia więcej.

card-trap-in-a-box = Pułapka w pudełku
    .gen = Pułapki w pudełku
    .dat = Pułapce w pudełku
    .acc = Pułapkę w pudełku
    .ins = Pułapką w pudełku
    .loc = Pułapce w pudełku
    .gender = f
card-trap-in-a-box-text = Po zbudowaniu: możesz położyć żeton obrażeń na innej komnacie pułapek w swoich podziemiach.

card-cutpurse-alley = Zaułek rzezimieszków
    .gen = Zaułka rzezimieszków
    .dat = Zaułkowi rzezimieszków
    .acc = Zaułek rzezimieszków
    .ins = Zaułkiem rzezimieszków
    .loc = Zaułku rzezimieszków
    .gender = m
card-cutpurse-alley-space = Do końca tury twój boss ma o jeden skarb więcej; rodzaj skarbu wybierasz ty.

card-spring-floor = Podłoga na sprężynach
    .gen = Podłogi na sprężynach
    .dat = Podłodze na sprężynach
    .acc = Podłogę na sprężynach
    .ins = Podłogą na sprężynach
    .loc = Podłodze na sprężynach
    .gender = f
card-spring-floor-text = Możesz zniszczyć tę komnatę, aby położyć dwa żetony obrażeń na jednej innej komnacie w swoich podziemiach.

card-smugglers-chute = Zsyp przemytnika
    .gen = Zsypu przemytnika
    .dat = Zsypowi przemytnika
    .acc = Zsyp przemytnika
    .ins = Zsypem przemytnika
    .loc = Zsypie przemytnika
    .gender = m
card-smugglers-chute-text = Raz na turę, gdy w dowolnych podziemiach zostaje zniszczona komnata, dociągnij kartę komnaty.

card-dart-gallery = Galeria strzałek
    .gen = Galerii strzałek
    .dat = Galerii strzałek
    .acc = Galerię strzałek
    .ins = Galerią strzałek
    .loc = Galerii strzałek
    .gender = f
card-dart-gallery-text = Ta komnata zadaje o 1 obrażenie więcej za każdą komnatę pułapek sąsiadującą z nią po lewej i po prawej.

card-vanishing-bridge = Znikający most
    .gen = Znikającego mostu
    .dat = Znikającemu mostowi
    .acc = Znikający most
    .ins = Znikającym mostem
    .loc = Znikającym moście
    .gender = m
card-vanishing-bridge-text = Gdy w tej komnacie jest typowy bohater, możesz ją zniszczyć, aby go zabić. Ginie on w tej komnacie.

card-vault-of-blades = Skarbiec ostrzy
    .gen = Skarbca ostrzy
    .dat = Skarbcowi ostrzy
    .acc = Skarbiec ostrzy
    .ins = Skarbcem ostrzy
    .loc = Skarbcu ostrzy
    .gender = m
card-vault-of-blades-space = Możesz zniszczyć inną komnatę w swoich podziemiach. Jeśli to zrobisz, połóż na tej komnacie dwa żetony obrażeń.

card-clockwork-gauntlet = Mechaniczny tor przeszkód
    .gen = Mechanicznego toru przeszkód
    .dat = Mechanicznemu torowi przeszkód
    .acc = Mechaniczny tor przeszkód
    .ins = Mechanicznym torem przeszkód
    .loc = Mechanicznym torze przeszkód
    .gender = m
card-clockwork-gauntlet-text = Po zbudowaniu: przenieś na tę komnatę dowolną liczbę żetonów obrażeń z innych komnat swoich podziemi.

card-counterfeit-treasury = Fałszywy skarbiec
    .gen = Fałszywego skarbca
    .dat = Fałszywemu skarbcowi
    .acc = Fałszywy skarbiec
    .ins = Fałszywym skarbcem
    .loc = Fałszywym skarbcu
    .gender = m
card-counterfeit-treasury-text = Po zbudowaniu: dociągnij kartę komnaty.

card-crusader-kennel = Psiarnia krzyżowców
    .gen = Psiarni krzyżowców
    .dat = Psiarni krzyżowców
    .acc = Psiarnię krzyżowców
    .ins = Psiarnią krzyżowców
    .loc = Psiarni krzyżowców
    .gender = f
card-crusader-kennel-text = Po zbudowaniu: połóż na tej komnacie żeton obrażeń.

card-haunted-scriptorium = Nawiedzone skryptorium
    .gen = Nawiedzonego skryptorium
    .dat = Nawiedzonemu skryptorium
    .acc = Nawiedzone skryptorium
    .ins = Nawiedzonym skryptorium
    .loc = Nawiedzonym skryptorium
    .gender = n
card-haunted-scriptorium-text = Po zbudowaniu: wybierz jedno: dociągnij kartę komnaty albo weź na rękę dowolny czar ze stosu odrzuconych czarów.

card-beggars-catacomb = Katakumba żebraka
    .gen = Katakumby żebraka
    .dat = Katakumbie żebraka
    .acc = Katakumbę żebraka
    .ins = Katakumbą żebraka
    .loc = Katakumbie żebraka
    .gender = f
card-beggars-catacomb-space = Jeśli na rynku zostały karty, weź jedną z nich na rękę.

card-elemental-dojo = Dojo żywiołów
    .gen = Dojo żywiołów
    .dat = Dojo żywiołów
    .acc = Dojo żywiołów
    .ins = Dojo żywiołów
    .loc = Dojo żywiołów
    .gender = n
card-elemental-dojo-space = Połóż żeton obrażeń na tej komnacie.

card-booby-trapped-armory = Zbrojownia z niespodzianką
    .gen = Zbrojowni z niespodzianką
    .dat = Zbrojowni z niespodzianką
    .acc = Zbrojownię z niespodzianką
    .ins = Zbrojownią z niespodzianką
    .loc = Zbrojowni z niespodzianką
    .gender = f
card-booby-trapped-armory-text = Po zbudowaniu: dociągnij kartę komnaty.

card-mirror-bazaar = Lustrzany bazar
    .gen = Lustrzanego bazaru
    .dat = Lustrzanemu bazarowi
    .acc = Lustrzany bazar
    .ins = Lustrzanym bazarem
    .loc = Lustrzanym bazarze
    .gender = m
card-mirror-bazaar-text = Gdy przychodzi twoja kolej, by wziąć kartę z rynku, możesz zamiast tego dociągnąć wierzchnią kartę talii komnat.

card-grand-menagerie = Wielka menażeria
    .gen = Wielkiej menażerii
    .dat = Wielkiej menażerii
    .acc = Wielką menażerię
    .ins = Wielką menażerią
    .loc = Wielkiej menażerii
    .gender = f

card-clock-tower-of-doom = Zegarowa wieża zagłady
    .gen = Zegarowej wieży zagłady
    .dat = Zegarowej wieży zagłady
    .acc = Zegarową wieżę zagłady
    .ins = Zegarową wieżą zagłady
    .loc = Zegarowej wieży zagłady
    .gender = f
card-clock-tower-of-doom-text = Komnaty pułapek sąsiadujące z tą komnatą po lewej i po prawej zadają o 1 obrażenie więcej.

card-sanctum-of-whispers = Sanktuarium szeptów
    .gen = Sanktuarium szeptów
    .dat = Sanktuarium szeptów
    .acc = Sanktuarium szeptów
    .ins = Sanktuarium szeptów
    .loc = Sanktuarium szeptów
    .gender = n
card-sanctum-of-whispers-space = Unieszkodliw jedną komnatę w podziemiach przeciwnika: do końca tury nie zadaje ona obrażeń.

## Czary

card-stealth = Skradanie się
    .gen = Skradania się
    .dat = Skradaniu się
    .acc = Skradanie się
    .ins = Skradaniem się
    .loc = Skradaniu się
    .gender = n
card-stealth-text = Wybierz pole akcji lokacji, na którym stoi sługus przeciwnika, i przenieś tam swojego sługusa, gdziekolwiek jest. Obaj zostają tam i używają tego pola w tej turze, każdy w swojej kolejności. Jeśli to przyzwanie bohatera, drugiemu przypada tylko to, co zostawił pierwszy.

card-grand-heist = Wielki skok
    .gen = Wielkiego skoku
    .dat = Wielkiemu skokowi
    .acc = Wielki skok
    .ins = Wielkim skokiem
    .loc = Wielkim skoku
    .gender = m
card-grand-heist-text = Obejrzyj karty na ręce przeciwnika i zabierz jedną wybraną kartę komnaty, jeśli ją ma. Jeśli ją zabierzesz, przeciwnik ten dociąga kartę komnaty.

card-ghost-cheat = Duchowy cheat
    .gen = Duchowego cheatu
    .dat = Duchowemu cheatowi
    .acc = Duchowy cheat
    .ins = Duchowym cheatem
    .loc = Duchowym cheacie
    .gender = m
card-ghost-cheat-text = Wybierz bohatera w podziemiach przeciwnika albo przed wejściem do nich. Przez następną komnatę, do której wejdzie w tej turze, przejdzie bez obrażeń i nie uruchomi jej zdolności.

card-safety-inspection = Kontrola bezpieczeństwa
    .gen = Kontroli bezpieczeństwa
    .dat = Kontroli bezpieczeństwa
    .acc = Kontrolę bezpieczeństwa
    .ins = Kontrolą bezpieczeństwa
    .loc = Kontroli bezpieczeństwa
    .gender = f
card-safety-inspection-text = Usuń do trzech żetonów obrażeń z jednej komnaty w podziemiach przeciwnika.

card-freeze-sbm = Zamrożenie
    .gen = Zamrożenia
    .dat = Zamrożeniu
    .acc = Zamrożenie
    .ins = Zamrożeniem
    .loc = Zamrożeniu
    .gender = n
card-freeze-sbm-text = Unieszkodliw jedną komnatę w dowolnych podziemiach: do końca tury nie zadaje ona obrażeń, nawet od żetonów.

card-co-op = Kooperacja
    .gen = Kooperacji
    .dat = Kooperacji
    .acc = Kooperację
    .ins = Kooperacją
    .loc = Kooperacji
    .gender = f
card-co-op-text = Wybierz przeciwnika. Ty dociągasz kartę komnaty i czar, a on kartę komnaty.

card-adventure = Przygoda!
    .gen = Przygody
    .dat = Przygodzie
    .acc = Przygodę
    .ins = Przygodą
    .loc = Przygodzie
    .gender = f
card-adventure-text = Wybierz bohatera w mieście (nie w lokacji) i postaw go przed wejściem do podziemi przeciwnika.

card-dream-catcher = Łapacz snów
    .gen = Łapacza snów
    .dat = Łapaczowi snów
    .acc = Łapacza snów
    .ins = Łapaczem snów
    .loc = Łapaczu snów
    .gender = m
card-dream-catcher-text = Zaneguj czar innego gracza, który jeszcze nie zadziałał. Zanegowany czar nie działa i trafia na stos odrzuconych kart.

card-power-bonus = Premia siły
    .gen = Premii siły
    .dat = Premii siły
    .acc = Premię siły
    .ins = Premią siły
    .loc = Premii siły
    .gender = f
card-power-bonus-text = Połóż po żetonie obrażeń na jednej lub dwóch komnatach potworów w swoich podziemiach.

card-extra-spikes = Dodatkowe kolce
    .gen = Dodatkowych kolców
    .dat = Dodatkowym kolcom
    .acc = Dodatkowe kolce
    .ins = Dodatkowymi kolcami
    .loc = Dodatkowych kolcach
    .gender = p
card-extra-spikes-text = Połóż po żetonie obrażeń na jednej lub dwóch komnatach pułapek w swoich podziemiach.

card-critical-hit = Trafienie krytyczne
    .gen = Trafienia krytycznego
    .dat = Trafieniu krytycznemu
    .acc = Trafienie krytyczne
    .ins = Trafieniem krytycznym
    .loc = Trafieniu krytycznym
    .gender = n
card-critical-hit-text = Wybierz komnatę w swoich podziemiach. Do końca tury zadaje ona o 3 obrażenia więcej. Bohater, który w niej teraz jest, od razu otrzymuje 3 obrażenia, chyba że komnata jest unieszkodliwiona.

card-rush-job = Robota na wczoraj
    .gen = Roboty na wczoraj
    .dat = Robocie na wczoraj
    .acc = Robotę na wczoraj
    .ins = Robotą na wczoraj
    .loc = Robocie na wczoraj
    .gender = f
card-rush-job-text = Możesz od razu położyć jeszcze jedną zakrytą komnatę według zwykłych zasad. Zostanie odkryta i zbudowana razem z innymi.

card-loot-drop = Zrzut łupów
    .gen = Zrzutu łupów
    .dat = Zrzutowi łupów
    .acc = Zrzut łupów
    .ins = Zrzutem łupów
    .loc = Zrzucie łupów
    .gender = m
card-loot-drop-text = Dociągnij dwie karty komnat.

card-checkpoint = Punkt kontrolny
    .gen = Punktu kontrolnego
    .dat = Punktowi kontrolnemu
    .acc = Punkt kontrolny
    .ins = Punktem kontrolnym
    .loc = Punkcie kontrolnym
    .gender = m
card-checkpoint-text = Cofnij jednego bohatera z komnaty swoich podziemi przed wejście. Czeka on tam do następnej fazy przygód, a na koniec tury odzyskuje życie i traci żeton życia.

card-coup-de-grace = Cios łaski
    .gen = Ciosu łaski
    .dat = Ciosowi łaski
    .acc = Cios łaski
    .ins = Ciosem łaski
    .loc = Ciosie łaski
    .gender = m
card-coup-de-grace-text = Zabij jednego bohatera w swoich podziemiach, któremu zostały najwyżej 2 punkty życia.

card-golden-bait = Złota przynęta
    .gen = Złotej przynęty
    .dat = Złotej przynęcie
    .acc = Złotą przynętę
    .ins = Złotą przynętą
    .loc = Złotej przynęcie
    .gender = f
card-golden-bait-text = Wybierz komnatę w swoich podziemiach i rodzaj skarbu. Do końca tury, póki komnata jest widoczna, ma ona o jeden taki skarb więcej. Nie pomaga to położyć wypaśnej komnaty.

card-continue = Grać dalej?
    .gen = Grać dalej?
    .dat = Grać dalej?
    .acc = Grać dalej?
    .ins = Grać dalej?
    .loc = Grać dalej?
    .gender = n
card-continue-text = Wylecz ranę zadaną przez typowego bohatera: zakryj tego bohatera na swoim obszarze punktacji.

## Typowi bohaterowie

card-pim-choir-recruit = Rekrut chóru Pim
    .gen = Rekruta chóru Pima
    .dat = Rekrutowi chóru Pimowi
    .acc = Rekruta chóru Pima
    .ins = Rekrutem chóru Pimem
    .loc = Rekrucie chóru Pimie
    .gender = m

card-acolyte = Akolita
    .gen = Akolity
    .dat = Akolicie
    .acc = Akolitę
    .ins = Akolitą
    .loc = Akolicie
    .gender = m
card-acolyte-text = Zaraz po odkryciu idzie prosto do świątyni, a jeśli jest tam już bohater, do tawerny.

card-brother-barrow = Brat Barrow
    .gen = Brata Barrow
    .dat = Bratu Barrow
    .acc = Brata Barrow
    .ins = Bratem Barrow
    .loc = Bracie Barrow
    .gender = m

card-sister-lanterna = Siostra Lanterna
    .gen = Siostry Lanterny
    .dat = Siostrze Lanternie
    .acc = Siostrę Lanternę
    .ins = Siostrą Lanterną
    .loc = Siostrze Lanternie
    .gender = f

card-tollo-the-bell-ringer = Dzwonnik Tollo
    .gen = Dzwonnika Tollo
    .dat = Dzwonnikowi Tollo
    .acc = Dzwonnika Tollo
    .ins = Dzwonnikiem Tollo
    .loc = Dzwonniku Tollo
    .gender = m

card-pilgrim-gang = Banda pielgrzymów
    .gen = Bandy pielgrzymów
    .dat = Bandzie pielgrzymów
    .acc = Bandę pielgrzymów
    .ins = Bandą pielgrzymów
    .loc = Bandzie pielgrzymów
    .gender = f
card-pilgrim-gang-text = Na początku fazy przygód Banda pielgrzymów ma o 1 punkt życia więcej za każdego innego bohatera czekającego przed tym samym wejściem.

card-bunny = Króliczek
    .gen = Króliczka
    .dat = Króliczkowi
    .acc = Króliczka
    .ins = Króliczkiem
    .loc = Króliczku
    .gender = m

card-gladiator = Gladiator
    .gen = Gladiatora
    .dat = Gladiatorowi
    .acc = Gladiatora
    .ins = Gladiatorem
    .loc = Gladiatorze
    .gender = m
card-gladiator-text = Zaraz po odkryciu idzie prosto na stadion, a jeśli jest tam już bohater, do tawerny.

card-laliho = Laliho
    .gen = Laliho
    .dat = Laliho
    .acc = Laliho
    .ins = Laliho
    .loc = Laliho
    .gender = m

card-dent-shield-tester = Tester tarcz Dent
    .gen = Testera tarcz Denta
    .dat = Testerowi tarcz Dentowi
    .acc = Testera tarcz Denta
    .ins = Testerem tarcz Dentem
    .loc = Testerze tarcz Dencie
    .gender = m

card-twigblade = Gałązkomiecz
    .gen = Gałązkomiecza
    .dat = Gałązkomieczowi
    .acc = Gałązkomiecza
    .ins = Gałązkomieczem
    .loc = Gałązkomieczu
    .gender = m

card-hilda-monster-tamer = Poskramiaczka potworów Hilda
    .gen = Poskramiaczki potworów Hildy
    .dat = Poskramiaczce potworów Hildzie
    .acc = Poskramiaczkę potworów Hildę
    .ins = Poskramiaczką potworów Hildą
    .loc = Poskramiaczce potworów Hildzie
    .gender = f
card-hilda-monster-tamer-text = Każda komnata potworów zadaje jej o 1 obrażenie mniej.

card-fizz-first-year = Pierwszoroczny Fizz
    .gen = Pierwszorocznego Fizza
    .dat = Pierwszorocznemu Fizzowi
    .acc = Pierwszorocznego Fizza
    .ins = Pierwszorocznym Fizzem
    .loc = Pierwszorocznym Fizzie
    .gender = m

card-researcher = Badacz
    .gen = Badacza
    .dat = Badaczowi
    .acc = Badacza
    .ins = Badaczem
    .loc = Badaczu
    .gender = m
card-researcher-text = Zaraz po odkryciu idzie prosto do biblioteki, a jeśli jest tam już bohater, do tawerny.

card-orbella-owlhat = Orbella Sowi Kapelusz
    .gen = Orbelli Sowiego Kapelusza
    .dat = Orbelli Sowiemu Kapeluszowi
    .acc = Orbellę Sowi Kapelusz
    .ins = Orbellą Sowim Kapeluszem
    .loc = Orbelli Sowim Kapeluszu
    .gender = f

card-quill-the-footnoted = Quill z Przypisami
    .gen = Quilla z Przypisami
    .dat = Quillowi z Przypisami
    .acc = Quilla z Przypisami
    .ins = Quillem z Przypisami
    .loc = Quillu z Przypisami
    .gender = m

card-sparkplug-ned = Iskrzący Ned
    .gen = Iskrzącego Neda
    .dat = Iskrzącemu Nedowi
    .acc = Iskrzącego Neda
    .ins = Iskrzącym Nedem
    .loc = Iskrzącym Nedzie
    .gender = m

card-nullo-the-unenchantable = Nullo Niezaczarowalny
    .gen = Nullo Niezaczarowalnego
    .dat = Nullo Niezaczarowalnemu
    .acc = Nullo Niezaczarowalnego
    .ins = Nullo Niezaczarowalnym
    .loc = Nullo Niezaczarowalnym
    .gender = m
card-nullo-the-unenchantable-text = Nie można go wybrać na cel czaru.

card-pockets = Kieszonka
    .gen = Kieszonki
    .dat = Kieszonce
    .acc = Kieszonkę
    .ins = Kieszonką
    .loc = Kieszonce
    .gender = m

card-criminal = Przestępca
    .gen = Przestępcy
    .dat = Przestępcy
    .acc = Przestępcę
    .ins = Przestępcą
    .loc = Przestępcy
    .gender = m
card-criminal-text = Zaraz po odkryciu idzie prosto do kryjówki, a jeśli jest tam już bohater, do tawerny.

card-velvet-vic = Aksamitny Vik
    .gen = Aksamitnego Vika
    .dat = Aksamitnemu Vikowi
    .acc = Aksamitnego Vika
    .ins = Aksamitnym Vikiem
    .loc = Aksamitnym Viku
    .gender = m

card-rope-trick-rosa = Linoskoczka Rosa
    .gen = Linoskoczki Rosy
    .dat = Linoskoczce Rosie
    .acc = Linoskoczkę Rosę
    .ins = Linoskoczką Rosą
    .loc = Linoskoczce Rosie
    .gender = f

card-snatch-and-sons = Capnij i Synowie
    .gen = Capnij i Synów
    .dat = Capnij i Synom
    .acc = Capnij i Synów
    .ins = Capnij i Synami
    .loc = Capnij i Synach
    .gender = p

card-lockjaw-lou = Lou Szczękościsk
    .gen = Lou Szczękościska
    .dat = Lou Szczękościskowi
    .acc = Lou Szczękościska
    .ins = Lou Szczękościskiem
    .loc = Lou Szczękościsku
    .gender = m
card-lockjaw-lou-text = Każda komnata pułapek zadaje mu o 1 obrażenie mniej.

card-idler = Obibok
    .gen = Obiboka
    .dat = Obibokowi
    .acc = Obiboka
    .ins = Obibokiem
    .loc = Obiboku
    .gender = m
card-idler-text = Zaraz po odkryciu idzie prosto do tawerny, na wierzch stosu.

## Legendarni bohaterowie

card-saint-ottoline = Święta Otylia
    .gen = Świętej Otylii
    .dat = Świętej Otylii
    .acc = Świętą Otylię
    .ins = Świętą Otylią
    .loc = Świętej Otylii
    .gender = f

card-priestess = Kapłanka
    .gen = Kapłanki
    .dat = Kapłance
    .acc = Kapłankę
    .ins = Kapłanką
    .loc = Kapłance
    .gender = f
card-priestess-text = Zaraz po odkryciu idzie prosto do świątyni, a jeśli jest tam już bohater, do tawerny.

card-archdeacon-thunder = Archidiakon Grom
    .gen = Archidiakona Groma
    .dat = Archidiakonowi Gromowi
    .acc = Archidiakona Groma
    .ins = Archidiakonem Gromem
    .loc = Archidiakonie Gromie
    .gender = m

card-halo-of-hobb = Aureola Hobba
    .gen = Aureoli Hobba
    .dat = Aureoli Hobba
    .acc = Aureolę Hobba
    .ins = Aureolą Hobba
    .loc = Aureoli Hobba
    .gender = f
card-halo-of-hobb-text = Nie otrzymuje obrażeń w pierwszej komnacie, do której wchodzi w turze.

card-sir-overkill = Sir Przesada
    .gen = Sir Przesady
    .dat = Sir Przesadzie
    .acc = Sir Przesadę
    .ins = Sir Przesadą
    .loc = Sir Przesadzie
    .gender = m

card-champion = Czempion
    .gen = Czempiona
    .dat = Czempionowi
    .acc = Czempiona
    .ins = Czempionem
    .loc = Czempionie
    .gender = m
card-champion-text = Zaraz po odkryciu idzie prosto na stadion, a jeśli jest tam już bohater, do tawerny.

card-brunhilde-ironbraid = Brunhilda Żelazny Warkocz
    .gen = Brunhildy Żelaznego Warkocza
    .dat = Brunhildzie Żelaznemu Warkoczowi
    .acc = Brunhildę Żelazny Warkocz
    .ins = Brunhildą Żelaznym Warkoczem
    .loc = Brunhildzie Żelaznym Warkoczu
    .gender = f

card-the-wrecking-squire = Giermek Rozwałka
    .gen = Giermka Rozwałki
    .dat = Giermkowi Rozwałce
    .acc = Giermka Rozwałkę
    .ins = Giermkiem Rozwałką
    .loc = Giermku Rozwałce
    .gender = m
card-the-wrecking-squire-text = Gdy wchodzi do pierwszej komnaty podziemi, przed wszelkimi obrażeniami ich właściciel usuwa ze swoich komnat jeden wybrany żeton obrażeń, jeśli jakiś jest.

card-zephyra-stormscroll = Zefira Burzozwój
    .gen = Zefiry Burzozwój
    .dat = Zefirze Burzozwój
    .acc = Zefirę Burzozwój
    .ins = Zefirą Burzozwój
    .loc = Zefirze Burzozwój
    .gender = f

card-archivist = Archiwista
    .gen = Archiwisty
    .dat = Archiwiście
    .acc = Archiwistę
    .ins = Archiwistą
    .loc = Archiwiście
    .gender = m
card-archivist-text = Zaraz po odkryciu idzie prosto do biblioteki, a jeśli jest tam już bohater, do tawerny.

card-magister-moonbeard = Magister Księżycobrody
    .gen = Magistra Księżycobrodego
    .dat = Magistrowi Księżycobrodemu
    .acc = Magistra Księżycobrodego
    .ins = Magistrem Księżycobrodym
    .loc = Magistrze Księżycobrodym
    .gender = m

card-vexa-silence-incarnate = Vexa Wcielona Cisza
    .gen = Veksy Wcielonej Ciszy
    .dat = Veksie Wcielonej Ciszy
    .acc = Veksę Wcieloną Ciszę
    .ins = Veksą Wcieloną Ciszą
    .loc = Veksie Wcielonej Ciszy
    .gender = f
card-vexa-silence-incarnate-text = Odkąd Vexa wejdzie do pierwszej komnaty podziemi, dopóki ich nie opuści albo nie trafi na obszar punktacji, właściciel tych podziemi nie może zagrywać czarów.

card-night-cat-nadia = Nocna Kotka Nadia
    .gen = Nocnej Kotki Nadii
    .dat = Nocnej Kotce Nadii
    .acc = Nocną Kotkę Nadię
    .ins = Nocną Kotką Nadią
    .loc = Nocnej Kotce Nadii
    .gender = f

card-rogue = Rozbójnik
    .gen = Rozbójnika
    .dat = Rozbójnikowi
    .acc = Rozbójnika
    .ins = Rozbójnikiem
    .loc = Rozbójniku
    .gender = m
card-rogue-text = Zaraz po odkryciu idzie prosto do kryjówki, a jeśli jest tam już bohater, do tawerny.

card-the-gilded-ghost = Pozłacany Duch
    .gen = Pozłacanego Ducha
    .dat = Pozłacanemu Duchowi
    .acc = Pozłacanego Ducha
    .ins = Pozłacanym Duchem
    .loc = Pozłacanym Duchu
    .gender = m

card-backdoor-bastian = Bastian od Tylnych Drzwi
    .gen = Bastiana od Tylnych Drzwi
    .dat = Bastianowi od Tylnych Drzwi
    .acc = Bastiana od Tylnych Drzwi
    .ins = Bastianem od Tylnych Drzwi
    .loc = Bastianie od Tylnych Drzwi
    .gender = m
card-backdoor-bastian-text = Nie wchodzi do komnaty tuż przy bossie. Jeśli jest ona jedyna, nie wchodzi do żadnej.

card-bar-brawler = Karczemny zabijaka
    .gen = Karczemnego zabijaki
    .dat = Karczemnemu zabijace
    .acc = Karczemnego zabijakę
    .ins = Karczemnym zabijaką
    .loc = Karczemnym zabijace
    .gender = m
card-bar-brawler-text = Zaraz po odkryciu idzie prosto do tawerny, na wierzch stosu.

## Tytuły trybu solo; ze słowem „prawdziwy” za wyzwanie

title-loser = Nieudacznik
title-kobold = Kobold
title-minion = Sługus
title-miniboss = Miniboss
title-boss = Boss
title-real-boss = Boss pełną gębą
title-dungeon-master = Pan podziemi
title-boss-monster = Boss Monster
title-grand-boss = Wielki boss
title-dungeon-overlord = Władca podziemi
title-supreme-dungeon-overlord = Najwyższy władca podziemi
title-true-loser = Prawdziwy nieudacznik
title-true-kobold = Prawdziwy kobold
title-true-minion = Prawdziwy sługus
title-true-miniboss = Prawdziwy miniboss
title-true-boss = Prawdziwy boss
title-true-real-boss = Prawdziwy boss pełną gębą
title-true-dungeon-master = Prawdziwy pan podziemi
title-true-boss-monster = Prawdziwy Boss Monster
title-true-grand-boss = Prawdziwy wielki boss
title-true-dungeon-overlord = Prawdziwy władca podziemi
title-true-supreme-dungeon-overlord = Prawdziwy najwyższy władca podziemi
