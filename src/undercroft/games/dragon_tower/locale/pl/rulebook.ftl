### Księga zasad własnymi słowami; każda linia rozdziału to akapit. Treść rozdziału porównano z docs/rules.

rulebook-chapter-idea = O co chodzi
rulebook-chapter-floor = Piętro
rulebook-chapter-fights = Walka
rulebook-chapter-skills = Umiejętności
rulebook-chapter-more = Pierwsza gra, bossowie, trudniejsze zasady

rulebook-climbing-title = Wygrana i przegrana
rulebook-climbing =
    Bohaterowie razem wspinają się na sześć pięter wieży i pokonują bossa na szczycie. Każda tura to jedno piętro.
    Wygrywacie, gdy pokonani są wszyscy w komnatach, do których weszliście, także boss, i żyje choć jeden bohater.
    Przegrywacie, gdy zginęli wszyscy bohaterowie, nawet jeśli ostatni padł, pokonując ostatniego przeciwnika.

rulebook-attributes-title = Cechy i karty
rulebook-attributes =
    Są cztery cechy: siła, wiara, magia i zręczność. Przeciwnik wymaga punktów niektórych z nich.
    Odpowiadają mu cechy nadrukowane na bohaterze (jego baza) i karty z ręki: każda karta daje od 1 do 3 punktów jednej cechy.
    Każdej cechy musi wystarczyć z osobna; nadmiar jednej nie pomaga innej.
    Zagrane karty są odrzucane; reszta zostaje na ręce na dalsze piętra, ilekolwiek ich jest.

rulebook-heroes-title = Bohaterowie
rulebook-heroes =
    Każdy bohater ma bazę, początkowe zdrowie, początkowe karty i typ, który mówi, co bohater dobiera na każdym piętrze. Ręce są ukryte przed innymi graczami.
    Bohaterów wybiera się swobodnie. W dobrej drużynie są wszystkie cechy (przy dwóch bohaterach jednej może brakować), co najmniej jeden zwykły bohater i najwyżej po jednym specjalnym i zapobiegliwym.
    Program ostrzega przed niezrównoważoną drużyną, ale pozwala zacząć.

rulebook-tower-title = Wieża
rulebook-tower-picture = Sześć pięter: na piętrach 1, 2, 4 i 5 po dwie komnaty, na piętrach 3 i 6 po jednej
rulebook-tower =
    Na piętrach 1, 2, 4 i 5 są po dwie komnaty ze zwykłymi potworami. Na piętrze 3 jest jedna komnata z elitarnymi potworami, na piętrze 6 jedna z bossem i elitarnymi potworami.
    Wszystkie potwory leżą odkryte od początku. Okoliczności leżą zakryte; należą do piętra i spotkacie je w komnacie, do której wejdziecie.
    Przy czterech bohaterach obok Smoka stoi drugi boss.

rulebook-floor-title = Co dzieje się na piętrze
rulebook-floor =
    Na każdym piętrze omawiacie drogę, wszyscy bohaterowie uzupełniają ręce, wchodzicie do komnaty i odkrywacie jej okoliczności, a potem walczycie, aż pokonani są wszyscy, którzy tam są.
    Jeden gracz mówi w imieniu drużyny: decyduje, kto uzupełnia rękę następny, do której komnaty wejść i kto z kim walczy. Z piętra na piętro przechodzi to dalej. Co bohater dobiera, zagrywa i płaci, decyduje ten, kto go prowadzi.

rulebook-talking-title = Rozmowy
rulebook-talking =
    Rozmawiać można zawsze, ale nikt nie podaje dokładnych liczb na swoich kartach. „Paladynowi starczy sił na Trolla” można powiedzieć.
    Kto sam prowadzi wszystkich bohaterów, widzi wszystkie ręce.

rulebook-rooms-title = Wybór komnaty
rulebook-rooms =
    Gdzie na piętrze są dwie komnaty, drużyna idzie przez jedną z nich. Drugą omija, a jej potwory są odrzucane.
    Dopóki nie weszliście, można zmienić zdanie.
    Gdzie komnata jest jedna, trzeba iść przez nią.

rulebook-refill-title = Uzupełnianie rąk
rulebook-refill =
    Na każdym piętrze, także na pierwszym, każdy żywy bohater dobiera karty przed wejściem.
    Zwykły: jedna karta własnej cechy i jedna dowolna. Uniwersalny: dwie karty własnych cech. Specjalny: jedna dowolna karta. Zapobiegliwy: jedna karta własnej cechy i dwie dowolne.
    Jeden bohater dobiera wszystkie karty, zanim zacznie następny; kolejność wybieracie wy. Kartę widać przed wyborem kolejnej talii.
    Ręka nie ma limitu. Pustą talię tworzy się na nowo z jej odrzuconych kart; tylko gdy ich nie ma, dobiera się z innej talii.

rulebook-entering-title = Wejście do komnaty
rulebook-entering =
    Gdy wchodzicie, okoliczności piętra zostają odkryte i dołączają do komnaty.
    Walczy się z nimi tak samo jak z potworami, a pokonać trzeba wszystkich w komnacie.

rulebook-fights-title = Kto z kim walczy
rulebook-fights =
    Z przeciwnikiem walczy jeden bohater albo dwoje razem, nigdy więcej. Bohater może walczyć z kilkoma przeciwnikami albo z żadnym.
    Najpierw są walki w pojedynkę w dowolnej kolejności, potem walki w parach.
    Baza bohatera liczy się tylko w jego pierwszej walce w tej komnacie.

rulebook-alone-title = Walka w pojedynkę
rulebook-alone-picture = Paladyn przeciw Duchowi i Goblińskiemu szamanowi: potrzeba wiary 4 i magii 3, dają je baza i karty
rulebook-alone =
    Wszystkich przeciwników, z którymi bohater walczy sam, liczy się razem: ich punkty dodaje się cecha po cesze. Baza liczy się przeciw sumie jeden raz.
    Zagrywaj karty, aż baza i karty osiągną sumę w każdej cesze. Każdy brakujący punkt można zapłacić 1 punktem zdrowia.
    Przykład: Paladyn (siła 2, wiara 1) spotyka Ducha (wiara 3) i Goblińskiego szamana (wiara 1, magia 3). Potrzeba wiary 4 i magii 3: karta wiary za 3 i karta magii za 3 wygrywają.
    Jeśli karta magii jest tylko za 2, brakuje jednego punktu: wygrana kosztuje 1 punkt zdrowia.

rulebook-together-title = Walka w parze
rulebook-together =
    Para walczy za każdym razem z jednym przeciwnikiem, a każda cecha, którą on ma, jest o 1 wyższa.
    Karty obojga się sumują. Baza bohatera liczy się tylko wtedy, gdy to jego pierwsza walka w tej komnacie.
    Brakujące punkty płaci zdrowiem którekolwiek z dwojga albo oboje. Partnerzy mogą się zmieniać z przeciwnika na przeciwnika.
    Gdy graczy jest dwoje, każdy po kolei kładzie karty i mówi, ile zdrowia oferuje; nikt nie płaci więcej, niż zaoferował.

rulebook-health-title = Zdrowie i śmierć
rulebook-health =
    Zdrowiem płaci się tylko za brakujące punkty, jeden za jeden. Nigdy nie rośnie powyżej 6.
    Przy 0 bohater ginie. Przeciwnik i tak jest pokonany, jeśli punktów wystarczyło.
    Martwy bohater odrzuca rękę, nic już nie robi i nie można go uleczyć.

rulebook-leftovers-title = Walki bez wygranej
rulebook-leftovers =
    Dopóki walka nie jest rozstrzygnięta, można się z niej wycofać za darmo.
    Bohater może też oddać całe zdrowie, choć punktów nie starcza: wtedy ginie, karty przepadają, a przeciwnicy zostają ze wszystkimi punktami.
    Z przeciwnikami, którzy zostali po walkach w parach, żywy bohater może walczyć sam jak z jedną grupą.
    Z komnaty nie ma odwrotu. Jeśli żywi nie mogą pokonać tych, którzy zostali, gra jest przegrana.

rulebook-floor-end-title = Koniec piętra
rulebook-floor-end =
    Gdy pokonani są wszyscy w komnacie, drużyna wspina się dalej, a baza każdego bohatera znów się liczy.
    Po piętrze 3 każdy żywy bohater zyskuje 1 punkt zdrowia, najwyżej do 6.

rulebook-skills-title = Umiejętności
rulebook-skills =
    Każdy bohater może wziąć jedną umiejętność albo żadnej. Żaden bohater ani żadna umiejętność się nie powtarza.
    Co robi umiejętność, mówi jej karta; każdej używa się najwyżej raz na piętro.
    Jedne są proponowane w swoim czasie: przed uzupełnieniem ręki, po nim, przy wejściu albo po walce. Inne są częścią walki i można je cofnąć, dopóki nie jest rozstrzygnięta. Jeszcze inne działają same.

rulebook-skill-costs-title = Cena umiejętności
rulebook-skill-costs =
    Umiejętności wybiera się przed rozdaniem zdrowia i kart, a płaci po nim: najpierw zdrowie, potem karty, które los wybierze z ręki; na końcu przychodzą karty, które umiejętność daje.
    Kto nie może zapłacić w całości albo zostałby bez zdrowia, nie może wziąć tej umiejętności.

rulebook-first-game-title = Pierwsza gra
rulebook-first-game =
    W pierwszej grze los rozdaje zwykłych bohaterów, nie ma umiejętności, a na piętrze 6 jest o jednego elitarnego potwora mniej.
    W grze z dziećmi ubywa tylko elitarnego potwora.

rulebook-bosses-title = Inni bossowie
rulebook-bosses =
    Miejsce Smoka na szczycie może zająć inny boss; przy czterech bohaterach Smok zostaje, a inny staje zamiast Cienia Smoka.
    Olbrzymi troll: w walce z nim karty za 1 nic nie dają. Zdrowie i umiejętności działają jak zwykle.
    Mroczny władca: przed uzupełnieniem rąk na piętrze 6 na stałe dołącza do niego zakryta okoliczność.
    Władca umarłych: przed uzupełnieniem rąk na piętrze 6 dołączają do niego dwa zwykłe potwory, które pokonaliście.
    Z tym, co dołączyło, nie walczy się osobno.

rulebook-variants-title = Trudniejsze zasady
rulebook-variants =
    Można je łączyć. Każdy się liczy: pierwsza śmierć to porażka.
    W okrążeniu: kto z którymi potworami walczy i w jakiej kolejności, ustala się przed wejściem. Z okolicznościami może wtedy walczyć każdy. Kto nie może wygrać wyznaczonej walki, oddaje całe zdrowie i ginie.
    Bez wytchnienia: po piętrze 3 nikt nie zyskuje zdrowia.
    Wiele umiejętności: bohater może wziąć tyle, na ile go stać.
