### Boss Monster: teksty kart po polsku

## Bossowie

card-draculord = Drakulord
    .gen = Drakulorda
    .dat = Drakulordowi
    .acc = Drakulorda
    .ins = Drakulordem
    .loc = Drakulordzie
    .gender = m
card-draculord-text = Wybierz przeciwnika i obejrzyj wszystkie karty, które ma na ręce. Jedną z nich, komnatę lub czar, weź na swoją rękę.

card-xyzax = Xyzax
    .gen = Xyzaksa
    .dat = Xyzaksowi
    .acc = Xyzaksa
    .ins = Xyzaksem
    .loc = Xyzaksie
    .gender = m
card-xyzax-text = Weź na rękę dwie dowolne karty (komnaty lub czary) ze stosu odrzuconych kart. Jeśli jest ich tam mniej, weź tyle, ile jest.

card-king-croak = Król Rechot
    .gen = Króla Rechota
    .dat = Królowi Rechotowi
    .acc = Króla Rechota
    .ins = Królem Rechotem
    .loc = Królu Rechocie
    .gender = m
card-king-croak-text = Możesz wyszukać wypaśną komnatę potworów w talii komnat (potem ją potasuj) albo na stosie odrzuconych kart. Zbuduj ją od razu na swojej komnacie ze wspólnym symbolem skarbu albo weź ją na rękę.

card-robobo = Robobo
    .gen = Robobo
    .dat = Robobo
    .acc = Robobo
    .ins = Robobo
    .loc = Robobo
    .gender = m
card-robobo-text = Każdy przeciwnik, w kolejności PeDeków, wybiera i niszczy jedną komnatę w swoich podziemiach. Zniszczenie nie uruchamia zdolności tej komnaty.

card-cerebellus = Cerebellus
    .gen = Cerebellusa
    .dat = Cerebellusowi
    .acc = Cerebellusa
    .ins = Cerebellusem
    .loc = Cerebellusie
    .gender = m
card-cerebellus-text = Możesz dociągnąć trzy czary. Jeśli to zrobisz, odrzuć z ręki jeden wybrany czar, nowy lub starszy.

card-seducia = Uwodzicja
    .gen = Uwodzicji
    .dat = Uwodzicji
    .acc = Uwodzicję
    .ins = Uwodzicją
    .loc = Uwodzicji
    .gender = f
card-seducia-text = Możesz wybrać bohatera, typowego lub legendarnego, z miasta albo z dowolnej talii bohaterów (potem ją potasuj) i postawić go przed wejściem do swoich podziemi.

card-cleopatra = Kleopatra
    .gen = Kleopatry
    .dat = Kleopatrze
    .acc = Kleopatrę
    .ins = Kleopatrą
    .loc = Kleopatrze
    .gender = f
card-cleopatra-text = Możesz wyszukać wypaśną komnatę pułapek w talii komnat (potem ją potasuj) albo na stosie odrzuconych kart. Zbuduj ją od razu na swojej komnacie ze wspólnym symbolem skarbu albo weź ją na rękę.

card-gorgona = Gorgona
    .gen = Gorgony
    .dat = Gorgonie
    .acc = Gorgonę
    .ins = Gorgoną
    .loc = Gorgonie
    .gender = f
card-gorgona-text = Wybierz bohatera w mieście, typowego lub legendarnego. Natychmiast ginie i trafia zakryty na twój obszar punktacji, a ty zyskujesz jego dusze.

## Komnaty

card-dark-altar = Mroczny ołtarz
    .gen = Mrocznego ołtarza
    .dat = Mrocznemu ołtarzowi
    .acc = Mroczny ołtarz
    .ins = Mrocznym ołtarzem
    .loc = Mrocznym ołtarzu
    .gender = m
card-dark-altar-text = Możesz zniszczyć tę komnatę, aby wziąć na rękę dowolną inną kartę (komnatę lub czar) ze stosu odrzuconych kart.

card-open-grave = Otwarty grób
    .gen = Otwartego grobu
    .dat = Otwartemu grobowi
    .acc = Otwarty grób
    .ins = Otwartym grobem
    .loc = Otwartym grobie
    .gender = m
card-open-grave-text = Raz na rundę, gdy w tej komnacie ginie bohater, weź na rękę dowolną komnatę ze stosu odrzuconych kart.

card-specters-sanctum = Sanktuarium widma
    .gen = Sanktuarium widma
    .dat = Sanktuarium widma
    .acc = Sanktuarium widma
    .ins = Sanktuarium widma
    .loc = Sanktuarium widma
    .gender = n
card-specters-sanctum-text = Po zbudowaniu: wybierz przeciwnika. Odrzuca on z ręki jeden losowy czar.

card-succubus-spa = Spa pod Sukkubem
    .gen = Spa pod Sukkubem
    .dat = Spa pod Sukkubem
    .acc = Spa pod Sukkubem
    .ins = Spa pod Sukkubem
    .loc = Spa pod Sukkubem
    .gender = n
card-succubus-spa-text = Raz na rundę, gdy w tej komnacie ginie bohater, wybierz przeciwnika oraz rodzaj kart: komnaty albo czary. Zabierz mu z ręki losową kartę tego rodzaju.

card-dracolich-lair = Leże drakolicza
    .gen = Leża drakolicza
    .dat = Leżu drakolicza
    .acc = Leże drakolicza
    .ins = Leżem drakolicza
    .loc = Leżu drakolicza
    .gender = n
card-dracolich-lair-text = Raz na rundę możesz odrzucić z ręki dwie karty komnat, aby wziąć na rękę dowolną komnatę, która leżała już na stosie odrzuconych kart.

card-vampire-bordello = Wampirzy zamtuz
    .gen = Wampirzego zamtuza
    .dat = Wampirzemu zamtuzowi
    .acc = Wampirzy zamtuz
    .ins = Wampirzym zamtuzem
    .loc = Wampirzym zamtuzie
    .gender = m
card-vampire-bordello-text = Raz na rundę, gdy w tej komnacie ginie bohater, możesz wyleczyć ranę: zakryj jednego odkrytego bohatera (także legendarnego) na swoim obszarze punktacji. Odtąd liczysz jego dusze, a nie rany.

card-goblin-armory = Goblińska zbrojownia
    .gen = Goblińskiej zbrojowni
    .dat = Goblińskiej zbrojowni
    .acc = Goblińską zbrojownię
    .ins = Goblińską zbrojownią
    .loc = Goblińskiej zbrojowni
    .gender = f
card-goblin-armory-text = Komnaty potworów sąsiadujące z tą komnatą po lewej i po prawej zadają o 1 obrażenie więcej.

card-golem-factory = Fabryka golemów
    .gen = Fabryki golemów
    .dat = Fabryce golemów
    .acc = Fabrykę golemów
    .ins = Fabryką golemów
    .loc = Fabryce golemów
    .gender = f
card-golem-factory-text = Raz na rundę, gdy w tej komnacie ginie bohater, dociągnij kartę komnaty.

card-minotaurs-maze = Labirynt minotaura
    .gen = Labiryntu minotaura
    .dat = Labiryntowi minotaura
    .acc = Labirynt minotaura
    .ins = Labiryntem minotaura
    .loc = Labiryncie minotaura
    .gender = m
card-minotaurs-maze-text = Gdy bohater po raz pierwszy w rundzie wchodzi do tej komnaty, cofa się do aktywnej komnaty tuż po lewej (jeśli taka jest), wchodzi do niej ponownie i rusza dalej.

card-neanderthal-cave = Jaskinia neandertalczyków
    .gen = Jaskini neandertalczyków
    .dat = Jaskini neandertalczyków
    .acc = Jaskinię neandertalczyków
    .ins = Jaskinią neandertalczyków
    .loc = Jaskini neandertalczyków
    .gender = f
card-neanderthal-cave-text = Na tej komnacie nie można budować wypaśnych komnat.

card-beast-menagerie = Menażeria bestii
    .gen = Menażerii bestii
    .dat = Menażerii bestii
    .acc = Menażerię bestii
    .ins = Menażerią bestii
    .loc = Menażerii bestii
    .gender = f
card-beast-menagerie-text = Raz na rundę, gdy zbudujesz inną komnatę potworów (byle nie na tej), dociągnij kartę komnaty.

card-monsters-ballroom = Potworna sala balowa
    .gen = Potwornej sali balowej
    .dat = Potwornej sali balowej
    .acc = Potworną salę balową
    .ins = Potworną salą balową
    .loc = Potwornej sali balowej
    .gender = f
card-monsters-ballroom-text = Zadaje tyle obrażeń, ile masz w podziemiach widocznych, aktywnych komnat potworów (łącznie z tą).

card-brainsucker-hive = Ul mózgossaczy
    .gen = Ula mózgossaczy
    .dat = Ulowi mózgossaczy
    .acc = Ul mózgossaczy
    .ins = Ulem mózgossaczy
    .loc = Ulu mózgossaczy
    .gender = m
card-brainsucker-hive-text = Raz na rundę, gdy w tej komnacie ginie bohater, możesz dociągnąć czar.

card-dark-laboratory = Mroczne laboratorium
    .gen = Mrocznego laboratorium
    .dat = Mrocznemu laboratorium
    .acc = Mroczne laboratorium
    .ins = Mrocznym laboratorium
    .loc = Mrocznym laboratorium
    .gender = n
card-dark-laboratory-text = Po zbudowaniu: dociągnij dwa czary, a potem odrzuć z ręki jeden wybrany czar, nowy lub starszy.

card-haunted-library = Nawiedzona biblioteka
    .gen = Nawiedzonej biblioteki
    .dat = Nawiedzonej bibliotece
    .acc = Nawiedzoną bibliotekę
    .ins = Nawiedzoną biblioteką
    .loc = Nawiedzonej bibliotece
    .gender = f
card-haunted-library-text = Na początku rundy, zamiast dociągnąć kartę komnaty, możesz dociągnąć czar.

card-witchs-kitchen = Kuchnia wiedźmy
    .gen = Kuchni wiedźmy
    .dat = Kuchni wiedźmy
    .acc = Kuchnię wiedźmy
    .ins = Kuchnią wiedźmy
    .loc = Kuchni wiedźmy
    .gender = f
card-witchs-kitchen-text = Raz na rundę możesz odrzucić z ręki komnatę potworów, aby dociągnąć czar.

card-all-seeing-eye = Wszystkowidzące oko
    .gen = Wszystkowidzącego oka
    .dat = Wszystkowidzącemu oku
    .acc = Wszystkowidzące oko
    .ins = Wszystkowidzącym okiem
    .loc = Wszystkowidzącym oku
    .gender = n
card-all-seeing-eye-text = Raz na rundę, gdy przeciwnik zagrywa czar, możesz go zanegować, odrzucając jeden czar z ręki.

card-ligers-den = Legowisko legrysa
    .gen = Legowiska legrysa
    .dat = Legowisku legrysa
    .acc = Legowisko legrysa
    .ins = Legowiskiem legrysa
    .loc = Legowisku legrysa
    .gender = n
card-ligers-den-text = Raz na rundę, gdy zagrasz czar i nikt go nie zaneguje, dociągnij czar.

card-bottomless-pit = Dół bez dna
    .gen = Dołu bez dna
    .dat = Dołowi bez dna
    .acc = Dół bez dna
    .ins = Dołem bez dna
    .loc = Dole bez dna
    .gender = m
card-bottomless-pit-text = Możesz zniszczyć tę komnatę, aby zabić jednego bohatera, który się w niej znajduje.

card-boulder-ramp = Rampa z głazem
    .gen = Rampy z głazem
    .dat = Rampie z głazem
    .acc = Rampę z głazem
    .ins = Rampą z głazem
    .loc = Rampie z głazem
    .gender = f
card-boulder-ramp-text = Możesz zniszczyć inną komnatę w swoich podziemiach, aby zadać 5 obrażeń jednemu bohaterowi w tej komnacie. Liczba użyć jest dowolna.

card-dizzygas-hallway = Zaczadzony korytarz
    .gen = Zaczadzonego korytarza
    .dat = Zaczadzonemu korytarzowi
    .acc = Zaczadzony korytarz
    .ins = Zaczadzonym korytarzem
    .loc = Zaczadzonym korytarzu
    .gender = m
card-dizzygas-hallway-text = Jeśli tuż po prawej znajduje się komnata pułapek, zadaje ona o 2 obrażenia więcej.

card-jackpot-stash = Skrytka z kumulacją
    .gen = Skrytki z kumulacją
    .dat = Skrytce z kumulacją
    .acc = Skrytkę z kumulacją
    .ins = Skrytką z kumulacją
    .loc = Skrytce z kumulacją
    .gender = f
card-jackpot-stash-text = Możesz zniszczyć tę komnatę, aby do końca rundy skarby wszystkich twoich komnat liczyły się podwójnie. Skarb bossa się nie podwaja.

card-recycling-center = Skup surowców wtórnych
    .gen = Skupu surowców wtórnych
    .dat = Skupowi surowców wtórnych
    .acc = Skup surowców wtórnych
    .ins = Skupem surowców wtórnych
    .loc = Skupie surowców wtórnych
    .gender = m
card-recycling-center-text = Za każdym razem, gdy inna komnata w twoich podziemiach zostaje zniszczona, możesz dociągnąć dwie karty komnat.

card-the-crushinator = Miażdżynator
    .gen = Miażdżynatora
    .dat = Miażdżynatorowi
    .acc = Miażdżynator
    .ins = Miażdżynatorem
    .loc = Miażdżynatorze
    .gender = m
card-the-crushinator-text = Możesz zniszczyć inną komnatę w swoich podziemiach, aby do końca rundy wszystkie twoje komnaty (także ta) zadawały o 2 obrażenia więcej.
card-the-crushinator-text-limited = Raz na rundę możesz zniszczyć inną komnatę w swoich podziemiach, aby do końca rundy wszystkie twoje komnaty (także ta) zadawały o 2 obrażenia więcej.

card-centipede-tunnel = Tunel stonogi
    .gen = Tunelu stonogi
    .dat = Tunelowi stonogi
    .acc = Tunel stonogi
    .ins = Tunelem stonogi
    .loc = Tunelu stonogi
    .gender = m
card-centipede-tunnel-text = Po zbudowaniu: możesz zamienić miejscami dwie komnaty w jednych, dowolnie wybranych podziemiach. Karty leżące pod nimi wędrują razem z nimi.

card-construction-zone = Plac budowy
    .gen = Placu budowy
    .dat = Placowi budowy
    .acc = Plac budowy
    .ins = Placem budowy
    .loc = Placu budowy
    .gender = m
card-construction-zone-text = Po zbudowaniu: możesz od razu zbudować jeszcze jedną komnatę według zwykłych zasad, choćby na tej.

card-dragon-hatchery = Wylęgarnia smoków
    .gen = Wylęgarni smoków
    .dat = Wylęgarni smoków
    .acc = Wylęgarnię smoków
    .ins = Wylęgarnią smoków
    .loc = Wylęgarni smoków
    .gender = f
card-dragon-hatchery-text = Ma po jednym skarbie każdego z czterech rodzajów.

card-mimic-vault = Skarbiec mimików
    .gen = Skarbca mimików
    .dat = Skarbcowi mimików
    .acc = Skarbiec mimików
    .ins = Skarbcem mimików
    .loc = Skarbcu mimików
    .gender = m
card-mimic-vault-text = Po zbudowaniu: wybierz typowego bohatera w mieście i postaw go przed wejściem do swoich podziemi.

card-monstrous-monument = Monstrualny monument
    .gen = Monstrualnego monumentu
    .dat = Monstrualnemu monumentowi
    .acc = Monstrualny monument
    .ins = Monstrualnym monumentem
    .loc = Monstrualnym monumencie
    .gender = m
card-monstrous-monument-text = Po zbudowaniu: weź na rękę dowolną komnatę potworów ze stosu odrzuconych kart.

card-torture-chamber = Sala tortur
    .gen = Sali tortur
    .dat = Sali tortur
    .acc = Salę tortur
    .ins = Salą tortur
    .loc = Sali tortur
    .gender = f
card-torture-chamber-text = Możesz zniszczyć tę komnatę i wybrać przeciwnika. Odrzuca on z ręki losową kartę komnaty.

card-zombie-prison = Więzienie zombie
    .gen = Więzienia zombie
    .dat = Więzieniu zombie
    .acc = Więzienie zombie
    .ins = Więzieniem zombie
    .loc = Więzieniu zombie
    .gender = n
card-zombie-prison-text = Możesz zniszczyć tę komnatę i wybrać martwego (zakrytego) bohatera na obszarze punktacji przeciwnika. Bohater staje przed wejściem do podziemi tego przeciwnika, a jego dusze przepadają.

## Czary

card-annihilator = Anihilator
    .gen = Anihilatora
    .dat = Anihilatorowi
    .acc = Anihilator
    .ins = Anihilatorem
    .loc = Anihilatorze
    .gender = m
card-annihilator-text = Wybierz komnatę pułapek w dowolnych podziemiach. Do końca rundy zadaje ona o 3 obrażenia więcej.

card-assassin = Asasyn
    .gen = Asasyna
    .dat = Asasynowi
    .acc = Asasyna
    .ins = Asasynem
    .loc = Asasynie
    .gender = m
card-assassin-text = Wybierz bohatera w podziemiach przeciwnika. Do końca rundy ma on o 3 punkty życia więcej. Może tak przeżyć nawet śmiertelne obrażenia, dopóki nie opuści komnaty.

card-cave-in = Tąpnięcie
    .gen = Tąpnięcia
    .dat = Tąpnięciu
    .acc = Tąpnięcie
    .ins = Tąpnięciem
    .loc = Tąpnięciu
    .gender = n
card-cave-in-text = Zniszcz komnatę w swoich podziemiach. Każdy bohater, który się w niej znajduje, ginie. Zniszczenie nie uruchamia zdolności tej komnaty.

card-counterspell = Kontrczar
    .gen = Kontrczaru
    .dat = Kontrczarowi
    .acc = Kontrczar
    .ins = Kontrczarem
    .loc = Kontrczarze
    .gender = m
card-counterspell-text = Zaneguj czar, który ktoś właśnie zagrał. Zanegowany czar nie działa i trafia na stos odrzuconych kart.

card-exhaustion = Wyczerpanie
    .gen = Wyczerpania
    .dat = Wyczerpaniu
    .acc = Wyczerpanie
    .ins = Wyczerpaniem
    .loc = Wyczerpaniu
    .gender = n
card-exhaustion-text = Wybierz bohatera w swoich podziemiach. Otrzymuje on tyle obrażeń, ile masz widocznych, aktywnych komnat.

card-fear = Strach
    .gen = Strachu
    .dat = Strachowi
    .acc = Strach
    .ins = Strachem
    .loc = Strachu
    .gender = m
card-fear-text = Wybierz bohatera w dowolnych podziemiach. Wraca on do miasta jako ostatni w kolejce, a jego obrażenia przepadają.

card-freeze = Zamrożenie
    .gen = Zamrożenia
    .dat = Zamrożeniu
    .acc = Zamrożenie
    .ins = Zamrożeniem
    .loc = Zamrożeniu
    .gender = n
card-freeze-text = Dezaktywuj komnatę w dowolnych podziemiach do końca rundy. Jej obrażenia, skarby i zdolność nie działają, a ona sama nie liczy się jako komnata.

card-giant-size = Gigantyczny rozmiar
    .gen = Gigantycznego rozmiaru
    .dat = Gigantycznemu rozmiarowi
    .acc = Gigantyczny rozmiar
    .ins = Gigantycznym rozmiarem
    .loc = Gigantycznym rozmiarze
    .gender = m
card-giant-size-text = Wybierz komnatę potworów w dowolnych podziemiach. Do końca rundy zadaje ona o 3 obrażenia więcej.

card-jeopardy = Va banque
    .gen = Va banque
    .dat = Va banque
    .acc = Va banque
    .ins = Va banque
    .loc = Va banque
    .gender = n
card-jeopardy-text = Wszyscy gracze odrzucają wszystkie karty z ręki, po czym każdy dociąga jeden czar i dwie karty komnat.

card-kobold-strike = Strajk koboldów
    .gen = Strajku koboldów
    .dat = Strajkowi koboldów
    .acc = Strajk koboldów
    .ins = Strajkiem koboldów
    .loc = Strajku koboldów
    .gender = m
card-kobold-strike-text = Do końca rundy nie można budować komnat, nawet dzięki efektom kart. Komnaty położone w tej rundzie i wciąż zakryte wracają na ręce właścicieli.

card-motivation = Motywacja
    .gen = Motywacji
    .dat = Motywacji
    .acc = Motywację
    .ins = Motywacją
    .loc = Motywacji
    .gender = f
card-motivation-text = Zagraj tylko wtedy, gdy któryś przeciwnik ma więcej komnat niż ty. W tej rundzie możesz położyć dodatkową zakrytą komnatę, ale w innym miejscu niż pierwszą.

card-princess-in-peril = Księżniczka w opałach
    .gen = Księżniczki w opałach
    .dat = Księżniczce w opałach
    .acc = Księżniczkę w opałach
    .ins = Księżniczką w opałach
    .loc = Księżniczce w opałach
    .gender = f
card-princess-in-peril-text = Wybierz bohatera w mieście, typowego lub legendarnego, i postaw go przed wejściem do swoich podziemi.

card-soul-harvest = Żniwa dusz
    .gen = Żniw dusz
    .dat = Żniwom dusz
    .acc = Żniwa dusz
    .ins = Żniwami dusz
    .loc = Żniwach dusz
    .gender = p
card-soul-harvest-text = Usuń z gry jednego zakrytego bohatera ze swojego obszaru punktacji (tracisz jego dusze), a potem dociągnij dwa czary.

card-teleportation = Teleportacja
    .gen = Teleportacji
    .dat = Teleportacji
    .acc = Teleportację
    .ins = Teleportacją
    .loc = Teleportacji
    .gender = f
card-teleportation-text = Wybierz bohatera w swoich podziemiach. Wraca on do pierwszej komnaty od wejścia, wchodzi do niej ponownie i rusza dalej. Dotychczasowe obrażenia pozostają.

card-trepidation = Trwoga
    .gen = Trwogi
    .dat = Trwodze
    .acc = Trwogę
    .ins = Trwogą
    .loc = Trwodze
    .gender = f
card-trepidation-text = Wybierz gracza, który ma o co najmniej 2 dusze więcej niż ty. W tej rundzie bohaterowie nie wchodzą do jego podziemi i do następnej rundy czekają przed wejściem.

card-zombie-attack = Atak zombie
    .gen = Ataku zombie
    .dat = Atakowi zombie
    .acc = Atak zombie
    .ins = Atakiem zombie
    .loc = Ataku zombie
    .gender = m
card-zombie-attack-text = Wybierz martwego (zakrytego) bohatera na obszarze punktacji przeciwnika. Staje on przed wejściem do podziemi tego przeciwnika i do końca rundy ma o 2 punkty życia więcej.

## Typowi bohaterowie

card-cleric-4-a = Nick Tłuczek
    .gen = Nicka Tłuczka
    .dat = Nickowi Tłuczkowi
    .acc = Nicka Tłuczka
    .ins = Nickiem Tłuczkiem
    .loc = Nicku Tłuczku
    .gender = m
card-cleric-4-b = Druidka Pugi
    .gen = Druidki Pugi
    .dat = Druidce Pugi
    .acc = Druidkę Pugi
    .ins = Druidką Pugi
    .loc = Druidce Pugi
    .gender = f
card-cleric-6-a = Wojowniczka Światła Akacja
    .gen = Wojowniczki Światła Akacji
    .dat = Wojowniczce Światła Akacji
    .acc = Wojowniczkę Światła Akację
    .ins = Wojowniczką Światła Akacją
    .loc = Wojowniczce Światła Akacji
    .gender = f
card-cleric-6-b = Charles Młody
    .gen = Charlesa Młodego
    .dat = Charlesowi Młodemu
    .acc = Charlesa Młodego
    .ins = Charlesem Młodym
    .loc = Charlesie Młodym
    .gender = m
card-cleric-8-a = Anioł Światła Delatorius
    .gen = Anioła Światła Delatoriusa
    .dat = Aniołowi Światła Delatoriusowi
    .acc = Anioła Światła Delatoriusa
    .ins = Aniołem Światła Delatoriusem
    .loc = Aniele Światła Delatoriusie
    .gender = m
card-cleric-8-b = Indygowy mnich Romero
    .gen = Indygowego mnicha Romera
    .dat = Indygowemu mnichowi Romerowi
    .acc = Indygowego mnicha Romera
    .ins = Indygowym mnichem Romerem
    .loc = Indygowym mnichu Romerze
    .gender = m

card-fighter-4-a = Boden bez Portek
    .gen = Bodena bez Portek
    .dat = Bodenowi bez Portek
    .acc = Bodena bez Portek
    .ins = Bodenem bez Portek
    .loc = Bodenie bez Portek
    .gender = m
card-fighter-4-b = Giermek Lwich Rycerzy Jarek
    .gen = Giermka Lwich Rycerzy Jarka
    .dat = Giermkowi Lwich Rycerzy Jarkowi
    .acc = Giermka Lwich Rycerzy Jarka
    .ins = Giermkiem Lwich Rycerzy Jarkiem
    .loc = Giermku Lwich Rycerzy Jarku
    .gender = m
card-fighter-6-a = Bohaterka Arkadii Ogniodyszka
    .gen = Bohaterki Arkadii Ogniodyszki
    .dat = Bohaterce Arkadii Ogniodyszce
    .acc = Bohaterkę Arkadii Ogniodyszkę
    .ins = Bohaterką Arkadii Ogniodyszką
    .loc = Bohaterce Arkadii Ogniodyszce
    .gender = f
card-fighter-6-b = Samuraj Tom
    .gen = Samuraja Toma
    .dat = Samurajowi Tomowi
    .acc = Samuraja Toma
    .ins = Samurajem Tomem
    .loc = Samuraju Tomie
    .gender = m
card-fighter-8-a = Johnny z Wieczornej Straży
    .gen = Johnny’ego z Wieczornej Straży
    .dat = Johnny’emu z Wieczornej Straży
    .acc = Johnny’ego z Wieczornej Straży
    .ins = Johnnym z Wieczornej Straży
    .loc = Johnnym z Wieczornej Straży
    .gender = m
card-fighter-8-b = Crystol i A’lan z Gerdu
    .gen = Crystol i A’lana z Gerdu
    .dat = Crystol i A’lanowi z Gerdu
    .acc = Crystol i A’lana z Gerdu
    .ins = Crystol i A’lanem z Gerdu
    .loc = Crystol i A’lanie z Gerdu
    .gender = p

card-mage-4-a = Tieg z Magiczną Bańką
    .gen = Tiega z Magiczną Bańką
    .dat = Tiegowi z Magiczną Bańką
    .acc = Tiega z Magiczną Bańką
    .ins = Tiegiem z Magiczną Bańką
    .loc = Tiegu z Magiczną Bańką
    .gender = m
card-mage-4-b = Brandork Nieomylny
    .gen = Brandorka Nieomylnego
    .dat = Brandorkowi Nieomylnemu
    .acc = Brandorka Nieomylnego
    .ins = Brandorkiem Nieomylnym
    .loc = Brandorku Nieomylnym
    .gender = m
card-mage-6-a = Sędzia Mitchell
    .gen = Sędziego Mitchella
    .dat = Sędziemu Mitchellowi
    .acc = Sędziego Mitchella
    .ins = Sędzią Mitchellem
    .loc = Sędzim Mitchellu
    .gender = m
card-mage-6-b = Kalish Dziewięciopalcy
    .gen = Kalisha Dziewięciopalcego
    .dat = Kalishowi Dziewięciopalcemu
    .acc = Kalisha Dziewięciopalcego
    .ins = Kalishem Dziewięciopalcym
    .loc = Kalishu Dziewięciopalcym
    .gender = m
card-mage-8-a = Elfi piromanta Dartteon
    .gen = Elfiego piromanty Dartteona
    .dat = Elfiemu piromancie Dartteonowi
    .acc = Elfiego piromantę Dartteona
    .ins = Elfim piromantą Dartteonem
    .loc = Elfim piromancie Dartteonie
    .gender = m
card-mage-8-b = Ostatni smoczy mag Koey
    .gen = Ostatniego smoczego maga Koeya
    .dat = Ostatniemu smoczemu magowi Koeyowi
    .acc = Ostatniego smoczego maga Koeya
    .ins = Ostatnim smoczym magiem Koeyem
    .loc = Ostatnim smoczym magu Koeyu
    .gender = m

card-thief-4-a = Rzezimieszek Joman Chimm
    .gen = Rzezimieszka Jomana Chimma
    .dat = Rzezimieszkowi Jomanowi Chimmowi
    .acc = Rzezimieszka Jomana Chimma
    .ins = Rzezimieszkiem Jomanem Chimmem
    .loc = Rzezimieszku Jomanie Chimmie
    .gender = m
card-thief-4-b = Łowca skarbów Lance Podbródkowy
    .gen = Łowcy skarbów Lance’a Podbródkowego
    .dat = Łowcy skarbów Lance’owi Podbródkowemu
    .acc = Łowcę skarbów Lance’a Podbródkowego
    .ins = Łowcą skarbów Lance’em Podbródkowym
    .loc = Łowcy skarbów Lansie Podbródkowym
    .gender = m
card-thief-6-a = Łotrzyca Jesta
    .gen = Łotrzycy Jesty
    .dat = Łotrzycy Jeście
    .acc = Łotrzycę Jestę
    .ins = Łotrzycą Jestą
    .loc = Łotrzycy Jeście
    .gender = f
card-thief-6-b = Szalony konkwistador Kins Klauski
    .gen = Szalonego konkwistadora Kinsa Klauskiego
    .dat = Szalonemu konkwistadorowi Kinsowi Klauskiemu
    .acc = Szalonego konkwistadora Kinsa Klauskiego
    .ins = Szalonym konkwistadorem Kinsem Klauskim
    .loc = Szalonym konkwistadorze Kinsie Klauskim
    .gender = m
card-thief-8-a = As detektywów sir Digby Apple
    .gen = Asa detektywów sir Digby’ego Apple’a
    .dat = Asowi detektywów sir Digby’emu Apple’owi
    .acc = Asa detektywów sir Digby’ego Apple’a
    .ins = Asem detektywów sir Digbym Apple’em
    .loc = Asie detektywów sir Digbym Apple’u
    .gender = m
card-thief-8-b = Małpi mistrz kung-fu Jerome
    .gen = Małpiego mistrza kung-fu Jerome’a
    .dat = Małpiemu mistrzowi kung-fu Jerome’owi
    .acc = Małpiego mistrza kung-fu Jerome’a
    .ins = Małpim mistrzem kung-fu Jerome’em
    .loc = Małpim mistrzu kung-fu Jeromie
    .gender = m

card-fool = Głupiec
    .gen = Głupca
    .dat = Głupcowi
    .acc = Głupca
    .ins = Głupcem
    .loc = Głupcu
    .gender = m
card-fool-text = Nie wabią go skarby: idzie do podziemi tego gracza, który ma najmniej dusz. Przy remisie zostaje w mieście.

## Legendarni bohaterowie

card-epic-cleric-11-a = Anielska uzdrowicielka Katelyn
    .gen = Anielskiej uzdrowicielki Katelyn
    .dat = Anielskiej uzdrowicielce Katelyn
    .acc = Anielską uzdrowicielkę Katelyn
    .ins = Anielską uzdrowicielką Katelyn
    .loc = Anielskiej uzdrowicielce Katelyn
    .gender = f
card-epic-cleric-11-b = Psi kapłan Kerberos Brudnobrody
    .gen = Psiego kapłana Kerberosa Brudnobrodego
    .dat = Psiemu kapłanowi Kerberosowi Brudnobrodemu
    .acc = Psiego kapłana Kerberosa Brudnobrodego
    .ins = Psim kapłanem Kerberosem Brudnobrodym
    .loc = Psim kapłanie Kerberosie Brudnobrodym
    .gender = m
card-epic-cleric-13-a = Lord Van Ette
    .gen = Lorda Van Ette
    .dat = Lordowi Van Ette
    .acc = Lorda Van Ette
    .ins = Lordem Van Ette
    .loc = Lordzie Van Ette
    .gender = m
card-epic-cleric-13-b = Święte siostry Jejune i Everlea
    .gen = Świętych sióstr Jejune i Everlei
    .dat = Świętym siostrom Jejune i Everlei
    .acc = Święte siostry Jejune i Everleę
    .ins = Świętymi siostrami Jejune i Everleą
    .loc = Świętych siostrach Jejune i Everlei
    .gender = p

card-epic-fighter-11-a = Emisariusz Frankow
    .gen = Emisariusza Frankowa
    .dat = Emisariuszowi Frankowowi
    .acc = Emisariusza Frankowa
    .ins = Emisariuszem Frankowem
    .loc = Emisariuszu Frankowie
    .gender = m
card-epic-fighter-11-b = Nat Pogromca Kałamarnic
    .gen = Nata Pogromcy Kałamarnic
    .dat = Natowi Pogromcy Kałamarnic
    .acc = Nata Pogromcę Kałamarnic
    .ins = Natem Pogromcą Kałamarnic
    .loc = Nacie Pogromcy Kałamarnic
    .gender = m
card-epic-fighter-13-a = Runiczny rycerz Antoniusz
    .gen = Runicznego rycerza Antoniusza
    .dat = Runicznemu rycerzowi Antoniuszowi
    .acc = Runicznego rycerza Antoniusza
    .ins = Runicznym rycerzem Antoniuszem
    .loc = Runicznym rycerzu Antoniuszu
    .gender = m
card-epic-fighter-13-b = Asmor Niewzruszony
    .gen = Asmora Niewzruszonego
    .dat = Asmorowi Niewzruszonemu
    .acc = Asmora Niewzruszonego
    .ins = Asmorem Niewzruszonym
    .loc = Asmorze Niewzruszonym
    .gender = m

card-epic-mage-11-a = Łupieżca czasu Tempros
    .gen = Łupieżcy czasu Temprosa
    .dat = Łupieżcy czasu Temprosowi
    .acc = Łupieżcę czasu Temprosa
    .ins = Łupieżcą czasu Temprosem
    .loc = Łupieżcy czasu Temprosie
    .gender = m
card-epic-mage-11-b = Mistyczny czarnoksiężnik Chia Kang z Yu
    .gen = Mistycznego czarnoksiężnika Chia Kanga z Yu
    .dat = Mistycznemu czarnoksiężnikowi Chia Kangowi z Yu
    .acc = Mistycznego czarnoksiężnika Chia Kanga z Yu
    .ins = Mistycznym czarnoksiężnikiem Chia Kangiem z Yu
    .loc = Mistycznym czarnoksiężniku Chia Kangu z Yu
    .gender = m
card-epic-mage-13-a = Półelfi arcymag Terrik Warhelm
    .gen = Półelfiego arcymaga Terrika Warhelma
    .dat = Półelfiemu arcymagowi Terrikowi Warhelmowi
    .acc = Półelfiego arcymaga Terrika Warhelma
    .ins = Półelfim arcymagiem Terrikiem Warhelmem
    .loc = Półelfim arcymagu Terriku Warhelmie
    .gender = m
card-epic-mage-13-b = Włóczęga Wayward
    .gen = Włóczęgi Waywarda
    .dat = Włóczędze Waywardowi
    .acc = Włóczęgę Waywarda
    .ins = Włóczęgą Waywardem
    .loc = Włóczędze Waywardzie
    .gender = m

card-epic-thief-11-a = Legendarny shinobi Hya
    .gen = Legendarnego shinobi Hyi
    .dat = Legendarnemu shinobi Hyi
    .acc = Legendarnego shinobi Hyę
    .ins = Legendarnym shinobi Hyą
    .loc = Legendarnym shinobi Hyi
    .gender = m
card-epic-thief-11-b = Czarnobrody Jake
    .gen = Czarnobrodego Jake’a
    .dat = Czarnobrodemu Jake’owi
    .acc = Czarnobrodego Jake’a
    .ins = Czarnobrodym Jakiem
    .loc = Czarnobrodym Jake’u
    .gender = m
card-epic-thief-13-a = Arcytotumfacki Cecil Leoran
    .gen = Arcytotumfackiego Cecila Leorana
    .dat = Arcytotumfackiemu Cecilowi Leoranowi
    .acc = Arcytotumfackiego Cecila Leorana
    .ins = Arcytotumfackim Cecilem Leoranem
    .loc = Arcytotumfackim Cecilu Leoranie
    .gender = m
card-epic-thief-13-b = Murotłuk Koszykarz
    .gen = Murotłuka Koszykarza
    .dat = Murotłukowi Koszykarzowi
    .acc = Murotłuka Koszykarza
    .ins = Murotłukiem Koszykarzem
    .loc = Murotłuku Koszykarzu
    .gender = m

## Skarby i klasy bohaterów

treasure-cleric = Kapłan
    .gen = kapłana
    .dat = kapłanowi
    .acc = kapłana
    .ins = kapłanem
    .loc = kapłanie
    .gender = m
treasure-mage = Mag
    .gen = maga
    .dat = magowi
    .acc = maga
    .ins = magiem
    .loc = magu
    .gender = m
treasure-fighter = Wojownik
    .gen = wojownika
    .dat = wojownikowi
    .acc = wojownika
    .ins = wojownikiem
    .loc = wojowniku
    .gender = m
treasure-thief = Złodziej
    .gen = złodzieja
    .dat = złodziejowi
    .acc = złodzieja
    .ins = złodziejem
    .loc = złodzieju
    .gender = m
treasure-explorer = Odkrywca
    .gen = odkrywcy
    .dat = odkrywcy
    .acc = odkrywcę
    .ins = odkrywcą
    .loc = odkrywcy
    .gender = m
class-fool = Głupiec
    .gen = głupca
    .dat = głupcowi
    .acc = głupca
    .ins = głupcem
    .loc = głupcu
    .gender = m

## Rodzaje kart i fazy

kind-monster = komnata potworów
kind-trap = komnata pułapek
rank-ordinary = typowa
rank-advanced = wypaśna
hero-rank-ordinary = typowy
hero-rank-epic = legendarny
phase-build = faza budowy
phase-adventure = faza przygód
phase-both = obie fazy

## Zakryte karty

back-boss = karta bossa
    .gen = karty bossa
    .dat = karcie bossa
    .acc = kartę bossa
    .ins = kartą bossa
    .loc = karcie bossa
    .gender = f
back-room = karta komnaty
    .gen = karty komnaty
    .dat = karcie komnaty
    .acc = kartę komnaty
    .ins = kartą komnaty
    .loc = karcie komnaty
    .gender = f
back-spell = karta czaru
    .gen = karty czaru
    .dat = karcie czaru
    .acc = kartę czaru
    .ins = kartą czaru
    .loc = karcie czaru
    .gender = f
back-hero = karta bohatera
    .gen = karty bohatera
    .dat = karcie bohatera
    .acc = kartę bohatera
    .ins = kartą bohatera
    .loc = karcie bohatera
    .gender = f
back-epic = karta legendarnego bohatera
    .gen = karty legendarnego bohatera
    .dat = karcie legendarnego bohatera
    .acc = kartę legendarnego bohatera
    .ins = kartą legendarnego bohatera
    .loc = karcie legendarnego bohatera
    .gender = f

## Liczba kart

card-noun-room =
    { $n ->
        [one] { $n } karta komnaty
        [few] { $n } karty komnat
        [many] { $n } kart komnat
       *[other] { $n } karty komnaty
    }
    .acc =
        { $n ->
            [one] { $n } kartę komnaty
            [few] { $n } karty komnat
            [many] { $n } kart komnat
           *[other] { $n } karty komnaty
        }
card-noun-spell =
    { $n ->
        [one] { $n } karta czaru
        [few] { $n } karty czarów
        [many] { $n } kart czarów
       *[other] { $n } karty czaru
    }
    .acc =
        { $n ->
            [one] { $n } kartę czaru
            [few] { $n } karty czarów
            [many] { $n } kart czarów
           *[other] { $n } karty czaru
        }
card-noun-hero =
    { $n ->
        [one] { $n } karta bohatera
        [few] { $n } karty bohaterów
        [many] { $n } kart bohaterów
       *[other] { $n } karty bohatera
    }
    .acc =
        { $n ->
            [one] { $n } kartę bohatera
            [few] { $n } karty bohaterów
            [many] { $n } kart bohaterów
           *[other] { $n } karty bohatera
        }
card-noun-epic =
    { $n ->
        [one] { $n } karta legendarnego bohatera
        [few] { $n } karty legendarnych bohaterów
        [many] { $n } kart legendarnych bohaterów
       *[other] { $n } karty legendarnych bohaterów
    }
    .acc =
        { $n ->
            [one] { $n } kartę legendarnego bohatera
            [few] { $n } karty legendarnych bohaterów
            [many] { $n } kart legendarnych bohaterów
           *[other] { $n } karty legendarnych bohaterów
        }
card-noun-boss =
    { $n ->
        [one] { $n } karta bossa
        [few] { $n } karty bossów
        [many] { $n } kart bossów
       *[other] { $n } karty bossa
    }
    .acc =
        { $n ->
            [one] { $n } kartę bossa
            [few] { $n } karty bossów
            [many] { $n } kart bossów
           *[other] { $n } karty bossa
        }
