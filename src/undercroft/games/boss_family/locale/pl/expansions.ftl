### Crash Landing i Tools of Hero-Kind: nazwy i teksty kart po polsku
### Słowa: odkrywca; przedmiot; przykryta komnata; odsłonić (komnatę, gdy trafia na wierzch stosu); zdolności
### przedmiotu: bohatera (dopóki go nosi) i bossa (jednorazowa, dla gracza, który zabił jego właściciela).

## Crash Landing: bossowie (tekst — zdolność przy awansie)

card-imperiatrix = Imperiatrix
    .gen = Imperiatrix
    .dat = Imperiatrix
    .acc = Imperiatrix
    .ins = Imperiatrix
    .loc = Imperiatrix
    .gender = f
card-imperiatrix-text = Do końca gry: każda twoja komnata zadaje o 1 obrażenie więcej za każdy swój skarb odkrywcy.

card-klonos = Klonos
    .gen = Klonosa
    .dat = Klonosowi
    .acc = Klonosa
    .ins = Klonosem
    .loc = Klonosie
    .gender = m
card-klonos-text = Wybierz innego bossa w grze. Do końca gry ten boss ma także jego zdolność z awansu.

card-mando = Mando
    .gen = Mando
    .dat = Mando
    .acc = Mando
    .ins = Mando
    .loc = Mando
    .gender = m
card-mando-text = W podziemiach każdego przeciwnika możesz przenieść jedną przykrytą komnatę na wierzch jej stosu. Uznaje się ją za odsłoniętą.

## Crash Landing: komnaty

card-alien-excavator = Koparka obcych
    .gen = Koparki obcych
    .dat = Koparce obcych
    .acc = Koparkę obcych
    .ins = Koparką obcych
    .loc = Koparce obcych
    .gender = f
card-alien-excavator-text = Po zbudowaniu: możesz przenieść jedną przykrytą komnatę swoich podziemi na wierzch jej stosu. Uznaje się ją za odsłoniętą.

card-alien-ooze = Szlam obcych
    .gen = Szlamu obcych
    .dat = Szlamowi obcych
    .acc = Szlam obcych
    .ins = Szlamem obcych
    .loc = Szlamie obcych
    .gender = m
card-alien-ooze-text = Ta komnata zadaje o 1 obrażenie więcej, jeśli skarb odkrywcy ma także inna komnata twoich podziemi.

card-decoy-garden = Ogród-wabik
    .gen = Ogrodu-wabika
    .dat = Ogrodowi-wabikowi
    .acc = Ogród-wabik
    .ins = Ogrodem-wabikiem
    .loc = Ogrodzie-wabiku
    .gender = m
card-decoy-garden-text = Po zbudowaniu: do końca rundy ta komnata ma o dwa skarby odkrywcy więcej.

card-frostman-lander = Lądownik mrozaków
    .gen = Lądownika mrozaków
    .dat = Lądownikowi mrozaków
    .acc = Lądownik mrozaków
    .ins = Lądownikiem mrozaków
    .loc = Lądowniku mrozaków
    .gender = m
card-frostman-lander-text = Możesz odrzucić tę kartę z ręki, aby do końca rundy dezaktywować jedną wypaśną komnatę w dowolnych podziemiach.

card-invasion-swarm = Rój najeźdźców
    .gen = Roju najeźdźców
    .dat = Rojowi najeźdźców
    .acc = Rój najeźdźców
    .ins = Rojem najeźdźców
    .loc = Roju najeźdźców
    .gender = m
card-invasion-swarm-text = Komnaty sąsiadujące z tą po lewej i po prawej zadają o 1 obrażenie więcej.

card-reactor-core = Rdzeń reaktora
    .gen = Rdzenia reaktora
    .dat = Rdzeniowi reaktora
    .acc = Rdzeń reaktora
    .ins = Rdzeniem reaktora
    .loc = Rdzeniu reaktora
    .gender = m
card-reactor-core-text = Wypaśne komnaty twoich podziemi zadają o 1 obrażenie więcej.

card-digicron-library = Biblioteka digikronów
    .gen = Biblioteki digikronów
    .dat = Bibliotece digikronów
    .acc = Bibliotekę digikronów
    .ins = Biblioteką digikronów
    .loc = Bibliotece digikronów
    .gender = f
card-digicron-library-text = Po zbudowaniu: jeśli masz inną wypaśną komnatę, dociągnij dwa czary.

card-hypercube = Hipersześcian
    .gen = Hipersześcianu
    .dat = Hipersześcianowi
    .acc = Hipersześcian
    .ins = Hipersześcianem
    .loc = Hipersześcianie
    .gender = m
card-hypercube-text = Można ją zbudować na dowolnej komnacie, bez względu na skarby.

card-the-omega-42 = Omega 42
    .gen = Omegi 42
    .dat = Omedze 42
    .acc = Omegę 42
    .ins = Omegą 42
    .loc = Omedze 42
    .gender = f
card-the-omega-42-text = Raz na rundę możesz odrzucić z ręki kartę wypaśnej komnaty, aby użyć jednej zdolności „po zbudowaniu” lub „po odsłonięciu” dowolnej komnaty swoich podziemi.

card-crash-site = Miejsce katastrofy
    .gen = Miejsca katastrofy
    .dat = Miejscu katastrofy
    .acc = Miejsce katastrofy
    .ins = Miejscem katastrofy
    .loc = Miejscu katastrofy
    .gender = n
card-crash-site-text = Po odsłonięciu: weź na rękę dowolną kartę wypaśnej komnaty ze stosu odrzuconych kart.

card-caged-gundarf = Gundarf w klatce
    .gen = Gundarfa w klatce
    .dat = Gundarfowi w klatce
    .acc = Gundarfa w klatce
    .ins = Gundarfem w klatce
    .loc = Gundarfie w klatce
    .gender = m
card-caged-gundarf-text = Po odsłonięciu: podwój obrażenia tej komnaty do końca rundy.

card-celestial-map = Mapa nieba
    .gen = Mapy nieba
    .dat = Mapie nieba
    .acc = Mapę nieba
    .ins = Mapą nieba
    .loc = Mapie nieba
    .gender = f
card-celestial-map-text = Po odsłonięciu: dociągnij czar, a potem zniszcz tę komnatę.

card-darkling-lair = Legowisko mroczniaków
    .gen = Legowiska mroczniaków
    .dat = Legowisku mroczniaków
    .acc = Legowisko mroczniaków
    .ins = Legowiskiem mroczniaków
    .loc = Legowisku mroczniaków
    .gender = n
card-darkling-lair-text = Po odsłonięciu: zadaj 3 obrażenia jednemu bohaterowi w swoich podziemiach albo przed wejściem do nich.

## Crash Landing: czary

card-finish-him = Wykończ go!
    .gen = Wykończ go!
    .dat = Wykończ go!
    .acc = Wykończ go!
    .ins = Wykończ go!
    .loc = Wykończ go!
    .gender = n
card-finish-him-text = Wybierz jedno: zabij bohatera, któremu zostały najwyżej 2 punkty życia, albo, jeśli inny gracz ma więcej dusz niż ty, weź zakrytego na swój obszar punktacji bohatera, który w tej rundzie przeżył w podziemiach innego gracza.

card-essence-transfer = Transfer esencji
    .gen = Transferu esencji
    .dat = Transferowi esencji
    .acc = Transfer esencji
    .ins = Transferem esencji
    .loc = Transferze esencji
    .gender = m
card-essence-transfer-text = Wybierz bohatera w podziemiach przeciwnika. Do końca rundy ma on o 1 punkt życia więcej za każdą twoją ranę.

card-healing-tank = Zbiornik leczniczy
    .gen = Zbiornika leczniczego
    .dat = Zbiornikowi leczniczemu
    .acc = Zbiornik leczniczy
    .ins = Zbiornikiem leczniczym
    .loc = Zbiorniku leczniczym
    .gender = m
card-healing-tank-text = Zagraj tylko wtedy, gdy w fazie przynęty tej rundy nie przyszedł do ciebie żaden bohater. Wylecz ranę zadaną przez typowego bohatera: zakryj tego bohatera na swoim obszarze punktacji.

card-meteorite = Meteoryt
    .gen = Meteorytu
    .dat = Meteorytowi
    .acc = Meteoryt
    .ins = Meteorytem
    .loc = Meteorycie
    .gender = m
card-meteorite-text = Wybierz komnatę w dowolnych podziemiach. Do końca rundy ma ona o jeden skarb odkrywcy więcej.

card-not-dead-yet = Jeszcze żyję
    .gen = Jeszcze żyję
    .dat = Jeszcze żyję
    .acc = Jeszcze żyję
    .ins = Jeszcze żyję
    .loc = Jeszcze żyję
    .gender = n
card-not-dead-yet-text = Każdy bohater w twoich podziemiach i przed wejściem do nich otrzymuje 1 obrażenie za każdą twoją ranę.

## Crash Landing: bohaterowie

card-the-prince = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
    .ins = Księciem
    .loc = Księciu
    .gender = m
card-the-prince-text = Nie wabią go skarby: idzie do podziemi tego gracza, który ma najmniej dusz. Przy remisie zostaje w mieście.

card-crash-dodgers = Mistrzowie uników
    .gen = Mistrzów uników
    .dat = Mistrzom uników
    .acc = Mistrzów uników
    .ins = Mistrzami uników
    .loc = Mistrzach uników
    .gender = p

card-corbin-crickton = Corbin Crickton
    .gen = Corbina Cricktona
    .dat = Corbinowi Cricktonowi
    .acc = Corbina Cricktona
    .ins = Corbinem Cricktonem
    .loc = Corbinie Cricktonie
    .gender = m

card-tmatha = T’Matha
    .gen = T’Mathy
    .dat = T’Macie
    .acc = T’Mathę
    .ins = T’Mathą
    .loc = T’Macie
    .gender = f

card-lindo-callari = Lindo Callari
    .gen = Lindo Callari
    .dat = Lindo Callari
    .acc = Lindo Callari
    .ins = Lindo Callari
    .loc = Lindo Callari
    .gender = m

card-doug-oshibe-ace-pilot = As przestworzy Doug O’Shibe
    .gen = Asa przestworzy Douga O’Shibe
    .dat = Asowi przestworzy Dougowi O’Shibe
    .acc = Asa przestworzy Douga O’Shibe
    .ins = Asem przestworzy Dougiem O’Shibe
    .loc = Asie przestworzy Dougu O’Shibe
    .gender = m

card-guy-the-redrobe = Guy Czerwona Szata
    .gen = Guya Czerwonej Szaty
    .dat = Guyowi Czerwonej Szacie
    .acc = Guya Czerwoną Szatę
    .ins = Guyem Czerwoną Szatą
    .loc = Guyu Czerwonej Szacie
    .gender = m

card-andromeda-james = Andromeda James
    .gen = Andromedy James
    .dat = Andromedzie James
    .acc = Andromedę James
    .ins = Andromedą James
    .loc = Andromedzie James
    .gender = f

card-morgan-fragman = Morgan Fragman
    .gen = Morgana Fragmana
    .dat = Morganowi Fragmanowi
    .acc = Morgana Fragmana
    .ins = Morganem Fragmanem
    .loc = Morganie Fragmanie
    .gender = m

card-banzai-barb = Barb Banzai
    .gen = Barb Banzai
    .dat = Barb Banzai
    .acc = Barb Banzai
    .ins = Barb Banzai
    .loc = Barb Banzai
    .gender = f

card-aliff = Aliff
    .gen = Aliffa
    .dat = Aliffowi
    .acc = Aliffa
    .ins = Aliffem
    .loc = Aliffie
    .gender = m

card-the-king = Król
    .gen = Króla
    .dat = Królowi
    .acc = Króla
    .ins = Królem
    .loc = Królu
    .gender = m
card-the-king-text = Nie wabią go skarby: idzie do podziemi tego gracza, który ma najwięcej dusz. Przy remisie zostaje w mieście.

## Tools of Hero-Kind: komnaty

card-burial-mound = Kurhan
    .gen = Kurhanu
    .dat = Kurhanowi
    .acc = Kurhan
    .ins = Kurhanem
    .loc = Kurhanie
    .gender = m
card-burial-mound-text = Raz na rundę możesz odrzucić z ręki dwie karty komnat, aby odkryć jeden zakryty przedmiot na swoim obszarze punktacji.

card-orcish-smithy = Orcza kuźnia
    .gen = Orczej kuźni
    .dat = Orczej kuźni
    .acc = Orczą kuźnię
    .ins = Orczą kuźnią
    .loc = Orczej kuźni
    .gender = f
card-orcish-smithy-text = Raz na rundę, w fazie budowy, możesz dać przedmiot czekający w mieście dowolnemu bohaterowi bez przedmiotu, bez względu na jego klasę, nawet bohaterowi bez klasy.

card-artificers-workbench = Warsztat rzemieślnika
    .gen = Warsztatu rzemieślnika
    .dat = Warsztatowi rzemieślnika
    .acc = Warsztat rzemieślnika
    .ins = Warsztatem rzemieślnika
    .loc = Warsztacie rzemieślnika
    .gender = m
card-artificers-workbench-text = Raz na rundę możesz zakryć jeden swój odkryty przedmiot, aby dociągnąć czar. Nie używasz przy tym zdolności bossa.

card-magnetic-ceiling = Magnetyczny sufit
    .gen = Magnetycznego sufitu
    .dat = Magnetycznemu sufitowi
    .acc = Magnetyczny sufit
    .ins = Magnetycznym sufitem
    .loc = Magnetycznym suficie
    .gender = m
card-magnetic-ceiling-text = Raz na rundę, gdy do tej komnaty wchodzi bohater z przedmiotem, możesz jeszcze przed obrażeniami położyć ten przedmiot zakryty na swoim obszarze punktacji.

## Tools of Hero-Kind: czary

card-excavation = Wykopaliska
    .gen = Wykopalisk
    .dat = Wykopaliskom
    .acc = Wykopaliska
    .ins = Wykopaliskami
    .loc = Wykopaliskach
    .gender = p
card-excavation-text = Zakryj lub odkryj jeden przedmiot na dowolnym obszarze punktacji. Nie używa się przy tym zdolności bossa.

## Tools of Hero-Kind: przedmioty

card-extra-life = Dodatkowe życie
    .gen = Dodatkowego życia
    .dat = Dodatkowemu życiu
    .acc = Dodatkowe życie
    .ins = Dodatkowym życiem
    .loc = Dodatkowym życiu
    .gender = n
card-extra-life-hero = Gdy ten bohater ma zginąć, wraca zamiast tego do miasta, a przedmiot trafia na obszar punktacji właściciela podziemi.
card-extra-life-boss = W tej rundzie nie możesz przegrać przez rany. Inni wciąż mogą wygrać dzięki duszom.

card-holy-hand-grenade = Święty granat ręczny
    .gen = Świętego granatu ręcznego
    .dat = Świętemu granatowi ręcznemu
    .acc = Święty granat ręczny
    .ins = Świętym granatem ręcznym
    .loc = Świętym granacie ręcznym
    .gender = m
card-holy-hand-grenade-hero = Gdy ten bohater zadaje ci ranę, odrzuć z ręki dwie losowe karty komnat.
card-holy-hand-grenade-boss = Każdy przeciwnik odrzuca z ręki losową kartę komnaty.

card-inquisitors-robes = Szaty inkwizytora
    .gen = Szat inkwizytora
    .dat = Szatom inkwizytora
    .acc = Szaty inkwizytora
    .ins = Szatami inkwizytora
    .loc = Szatach inkwizytora
    .gender = p
card-inquisitors-robes-hero = Pierwsza wypaśna komnata, którą ten bohater opuszcza żywy, zostaje zniszczona.
card-inquisitors-robes-boss = Zniszcz jedną wypaśną komnatę w dowolnych podziemiach.

card-staff-of-healing = Laska uzdrawiania
    .gen = Laski uzdrawiania
    .dat = Lasce uzdrawiania
    .acc = Laskę uzdrawiania
    .ins = Laską uzdrawiania
    .loc = Lasce uzdrawiania
    .gender = f
card-staff-of-healing-hero = Do końca rundy każdy bohater, który stoi przed tym samym wejściem lub przez nie wchodzi, ma o 2 punkty życia więcej, nawet jeśli ten bohater zginie.
card-staff-of-healing-boss = Wylecz ranę zadaną przez typowego bohatera: zakryj tego bohatera na swoim obszarze punktacji.

card-goblin-suit = Strój goblina
    .gen = Stroju goblina
    .dat = Strojowi goblina
    .acc = Strój goblina
    .ins = Strojem goblina
    .loc = Stroju goblina
    .gender = m
card-goblin-suit-hero = Typowe komnaty potworów nie zadają temu bohaterowi obrażeń.
card-goblin-suit-boss = Do końca rundy wszystkie twoje typowe komnaty potworów zadają o 1 obrażenie więcej.

card-claws-of-the-berserker = Szpony berserkera
    .gen = Szponów berserkera
    .dat = Szponom berserkera
    .acc = Szpony berserkera
    .ins = Szponami berserkera
    .loc = Szponach berserkera
    .gender = p
card-claws-of-the-berserker-hero = Ten bohater ma o 1 punkt życia więcej za każdą aktywną komnatę potworów w podziemiach, w których się znajduje.
card-claws-of-the-berserker-boss = Wybierz bohatera. Do końca rundy ma on o 1 punkt życia więcej za każdą komnatę potworów w twoich podziemiach.

card-oversized-sword = Przerośnięty miecz
    .gen = Przerośniętego miecza
    .dat = Przerośniętemu mieczowi
    .acc = Przerośnięty miecz
    .ins = Przerośniętym mieczem
    .loc = Przerośniętym mieczu
    .gender = m
card-oversized-sword-hero = Ten bohater ma o 5 punktów życia więcej.
card-oversized-sword-boss = Wybierz bohatera w dowolnych podziemiach. Do końca rundy ma on o 5 punktów życia więcej.

card-vorpal-blade = Ostrze dekapitacji
    .gen = Ostrza dekapitacji
    .dat = Ostrzu dekapitacji
    .acc = Ostrze dekapitacji
    .ins = Ostrzem dekapitacji
    .loc = Ostrzu dekapitacji
    .gender = n
card-vorpal-blade-hero = Jeśli ten bohater przeżyje w twoich podziemiach, do końca rundy liczysz o jedną ranę więcej.
card-vorpal-blade-boss = Zabij jednego bohatera, który otrzymał obrażenia równe co najmniej połowie jego życia (z zaokrągleniem w górę).

card-antimagic-lizard = Antymagiczna jaszczurka
    .gen = Antymagicznej jaszczurki
    .dat = Antymagicznej jaszczurce
    .acc = Antymagiczną jaszczurkę
    .ins = Antymagiczną jaszczurką
    .loc = Antymagicznej jaszczurce
    .gender = f
card-antimagic-lizard-hero = Gdy ten bohater zadaje ci ranę, odrzuć z ręki dwa losowe czary.
card-antimagic-lizard-boss = Wybierz przeciwnika. Odrzuca on z ręki jeden losowy czar.

card-ice-rod = Lodowa różdżka
    .gen = Lodowej różdżki
    .dat = Lodowej różdżce
    .acc = Lodową różdżkę
    .ins = Lodową różdżką
    .loc = Lodowej różdżce
    .gender = f
card-ice-rod-hero = Każda komnata, którą ten bohater opuszcza żywy, jest dezaktywowana do końca rundy.
card-ice-rod-boss = Dezaktywuj do końca rundy jedną komnatę w podziemiach przeciwnika.

card-magic-mirror = Magiczne lustro
    .gen = Magicznego lustra
    .dat = Magicznemu lustru
    .acc = Magiczne lustro
    .ins = Magicznym lustrem
    .loc = Magicznym lustrze
    .gender = n
card-magic-mirror-hero = Tuż przed wejściem tego bohatera kolejność komnat twoich podziemi na stałe się odwraca. Karty leżące pod nimi wędrują razem z nimi.
card-magic-mirror-boss = Użyj zdolności bossa dowolnego innego odkrytego przedmiotu: na obszarze punktacji, w mieście lub przy bohaterze.

card-necronomicon = Necronomicon
    .gen = Necronomiconu
    .dat = Necronomiconowi
    .acc = Necronomicon
    .ins = Necronomiconem
    .loc = Necronomiconie
    .gender = m
card-necronomicon-hero = Gdy ten bohater zadaje ci ranę, każdy twój przeciwnik dociąga czar.
card-necronomicon-boss = Dociągnij czar.

card-bag-of-holding = Bezdenna torba
    .gen = Bezdennej torby
    .dat = Bezdennej torbie
    .acc = Bezdenną torbę
    .ins = Bezdenną torbą
    .loc = Bezdennej torbie
    .gender = f
card-bag-of-holding-hero = Każda komnata z dwoma lub więcej skarbami, którą ten bohater opuszcza żywy, zostaje zniszczona.
card-bag-of-holding-boss = Weź na rękę dowolną kartę komnaty z dwoma lub więcej skarbami ze stosu odrzuconych kart.

card-cheat-code = Kod do gry
    .gen = Kodu do gry
    .dat = Kodowi do gry
    .acc = Kod do gry
    .ins = Kodem do gry
    .loc = Kodzie do gry
    .gender = m
card-cheat-code-hero = Dopóki ten bohater idzie przez twoje podziemia, zdolności twoich komnat nie działają.
card-cheat-code-boss = Wybierz komnatę w dowolnych podziemiach. Do końca rundy jej zdolność nie działa.

card-ten-foot-pole = Trzymetrowa tyczka
    .gen = Trzymetrowej tyczki
    .dat = Trzymetrowej tyczce
    .acc = Trzymetrową tyczkę
    .ins = Trzymetrową tyczką
    .loc = Trzymetrowej tyczce
    .gender = f
card-ten-foot-pole-hero = Gdy ten bohater wchodzi do twoich podziemi, twoja pierwsza komnata pułapek jest dezaktywowana do końca rundy, zanim zadziała.
card-ten-foot-pole-boss = Dezaktywuj do końca rundy jedną komnatę pułapek w dowolnych podziemiach.

card-the-bomb = Bomba
    .gen = Bomby
    .dat = Bombie
    .acc = Bombę
    .ins = Bombą
    .loc = Bombie
    .gender = f
card-the-bomb-hero = Gdy ten bohater wchodzi do twojej ostatniej komnaty, zostaje ona zniszczona przed swoją zdolnością i obrażeniami.
card-the-bomb-boss = Zniszcz jedną swoją komnatę. Jeden bohater, który w niej jest, otrzymuje 5 obrażeń.

card-boots-of-jumping = Skoczne buty
    .gen = Skocznych butów
    .dat = Skocznym butom
    .acc = Skoczne buty
    .ins = Skocznymi butami
    .loc = Skocznych butach
    .gender = p
card-boots-of-jumping-hero = Po każdej komnacie, w której ten bohater przeżył, pomija on następną.
card-boots-of-jumping-boss = Wybierz bohatera w dowolnych podziemiach. Pomija on tam następną komnatę.

card-pet-monster = Oswojony potwór
    .gen = Oswojonego potwora
    .dat = Oswojonemu potworowi
    .acc = Oswojonego potwora
    .ins = Oswojonym potworem
    .loc = Oswojonym potworze
    .gender = m
card-pet-monster-hero = Gdy ten bohater wchodzi do twoich podziemi, twoja pierwsza komnata potworów jest dezaktywowana do końca rundy, zanim zadziała.
card-pet-monster-boss = Dezaktywuj do końca rundy jedną komnatę potworów w dowolnych podziemiach.

card-star-of-invulnerability = Gwiazda niezniszczalności
    .gen = Gwiazdy niezniszczalności
    .dat = Gwieździe niezniszczalności
    .acc = Gwiazdę niezniszczalności
    .ins = Gwiazdą niezniszczalności
    .loc = Gwieździe niezniszczalności
    .gender = f
card-star-of-invulnerability-hero = Pierwsze trzy aktywne komnaty podziemi nie zadają temu bohaterowi obrażeń.
card-star-of-invulnerability-boss = Usuń z gry jednego bohatera, który zadał ci ranę w tej rundzie.

card-ring-of-invisibility = Pierścień niewidzialności
    .gen = Pierścienia niewidzialności
    .dat = Pierścieniowi niewidzialności
    .acc = Pierścień niewidzialności
    .ins = Pierścieniem niewidzialności
    .loc = Pierścieniu niewidzialności
    .gender = m
card-ring-of-invisibility-hero = W fazie przygód nie możesz zagrywać czarów, dopóki ten bohater stoi przed wejściem do twoich podziemi albo przez nie idzie.
card-ring-of-invisibility-boss = Zaneguj jeden czar zagrany w twojej kolejce fazy przygód.

## Rodzaje kart

kind-item = przedmiot
web-kind-item = przedmioty
