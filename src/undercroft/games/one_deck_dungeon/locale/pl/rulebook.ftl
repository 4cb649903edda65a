### Księga zasad własnymi słowami; każda linia rozdziału to akapit. Treść rozdziału porównano z docs/rules.

rulebook-chapter-idea = O co chodzi
rulebook-chapter-turn = Tura
rulebook-chapter-encounter = Spotkanie
rulebook-chapter-loot = Łupy, poziomy i boss
rulebook-chapter-forest = „Las cieni”
rulebook-chapter-more = Czworo bohaterów, poziomy trudności, kampania

rulebook-goal-title = Wygrana i przegrana
rulebook-goal =
    Jeden, dwoje albo czworo bohaterów wygrywa lub przegrywa razem. Zejdźcie przez trzy piętra podziemi i pokonajcie bossa na dole.
    Drużyna wygrywa, gdy boss ma tyle ran, ile zdrowia.
    W chwili, gdy bohater ma tyle ran, ile zdrowia, i nic go od razu nie uleczy, gra jest przegrana.

rulebook-heroes-title = Bohaterowie
rulebook-heroes =
    Na karcie bohatera są ikony siły, zręczności i magii, zdrowie, wyczyn i umiejętność. Każda ikona to kość, którą ten bohater rzuca.
    Przedmioty dodają ikony lub zdrowie, umiejętności nowe sposoby użycia kości.

rulebook-dice-title = Kości
rulebook-dice-picture = Siła żółta, zręczność różowa, magia niebieska, heroizm czarny
rulebook-dice =
    Jest 8 żółtych kości siły, 8 różowych zręczności, 8 niebieskich magii i 6 czarnych heroicznych. Kość heroiczna liczy się jako dowolny kolor.
    Kości, którymi bohater rzucił lub które zdobył, są jego własne. Trafiają na pola albo opłacają jego umiejętności.
    Innych kości nie ma: czego nie ma w zasobach, tego nie można wziąć. Wydana kość od razu znów tam jest.

rulebook-turn-title = Tura
rulebook-turn =
    Cała drużyna ma jedną wspólną turę. Zaczyna się od 2 jednostek czasu: dwie karty talii się odrzuca. W niektórych podziemiach więcej.
    Potem jedno z dwojga: eksplorować albo wejść przez drzwi.
    Po tym tura się kończy.

rulebook-exploring-title = Eksploracja
rulebook-exploring =
    Wykładajcie z talii zamknięte drzwi, aż będzie ich czworo razem z otwartymi; w niektórych podziemiach limit jest niższy.
    Nie można eksplorować, gdy limit jest osiągnięty albo talia jest pusta.
    Jeśli kart brakuje, wykładacie tyle, ile jest. Na końcu takiej tury można też zejść.

rulebook-doors-title = Drzwi
rulebook-doors =
    Aby wejść przez zamknięte drzwi, odkryjcie ich kartę. Teraz wybór: podjąć spotkanie albo uciec.
    Ucieczka kończy turę. Karta zostaje jako otwarte drzwi.
    Kto wchodzi przez otwarte drzwi, nie może już uciec.

rulebook-stairs-title = Schody i zejście
rulebook-stairs =
    Gdy talię opuści ostatnia karta, widać schody. Odtąd można zejść na koniec każdej tury, a jeśli pojawiły się podczas zużywania czasu na początku tury, także od razu. Nigdy nie trzeba.
    Dopóki je widać, każda jednostka czasu kładzie na schodach żeton zamiast odrzucania karty. Trzy żetony kosztują 1 ranę i znikają.
    Zejście: wszystkie drzwi się odrzuca, odrzucone karty stają się nową talią i widać następne piętro. To, co wzięliście, nie wraca do talii.
    Efekty i pola wszystkich odkrytych pięter działają dalej. Pod trzecim piętrem czeka boss.

rulebook-encounter-title = Spotkanie krok po kroku
rulebook-encounter =
    Spotkanie to walka albo niebezpieczeństwo. W walce najpierw działa zdolność, jeśli jest.
    Potem kolejno: wybór sposobu (tylko w niebezpieczeństwie), wyczyny, rzut, pola i umiejętności, konsekwencje, łupy.
    W walce liczą się wszystkie pola karty, a także pola każdego odkrytego piętra: po stronie walki albo niebezpieczeństwa.

rulebook-peril-title = Niebezpieczeństwa
rulebook-peril =
    Niebezpieczeństwo daje dwa sposoby, każdy z własnym polem. Wybierzcie jeden; drugi w ogóle się nie liczy.
    Czas sposobu, jeśli jest podany, zużywa się od razu.
    Rzuca się tylko kośćmi jego koloru, oprócz kości heroicznych z wyczynów i z poziomu.

rulebook-feats-title = Wyczyny
rulebook-feats =
    Przed rzutem każdy bohater może użyć wyczynu, by zdobyć kości heroiczne, i tylko wtedy; raz na spotkanie.
    Niektóre wyczyny odkładają kości heroiczne na kartę bohatera, gdy spełniony jest ich warunek. Później wyczyn nimi rzuca, a oddać je można w każdej chwili.
    Wyczynów z takim znakiem nie można użyć przeciw bossowi; odłożone kości przed tą walką wracają. Wyczyn nie jest umiejętnością.

rulebook-rolling-title = Rzut
rulebook-rolling =
    W walce każdy bohater rzuca kością za każdą swoją ikonę i ikonę na przedmiotach; w niebezpieczeństwie tylko kośćmi wybranego koloru.
    Od poziomu 2 w każdym spotkaniu są dodatkowe kości heroiczne. Przy dwojgu bohaterów wybieracie, kto rzuca każdą.
    Gdy kości koloru się skończą, pozostałe ikony nic nie dają; przy dwojgu bohaterów wybieracie, kto bierze pierwszy.
    Zdolności dotyczące rzuconych kości działają od razu, zanim ich użyjecie. Kości zdobyte, połączone i zmienione nie są rzucone.

rulebook-boxes-title = Zapełnianie pól
rulebook-boxes-picture = Kość właściwego koloru zapełnia pole, jeśli ma co najmniej jego liczbę; na szerokim polu kości się sumują; tarcze najpierw
rulebook-boxes =
    Na pole kładzie się jedną kość jego koloru o wartości co najmniej takiej jak jego liczba. Na szare w dowolnym kolorze.
    Na szerokie pole kładzie się kilka kości jego koloru, także obojga bohaterów; jest zapełnione, gdy ich suma osiąga liczbę.
    Pola z tarczą są pierwsze: dopóki choć jedno jest otwarte, na inne nic się nie kładzie. Dotyczy to karty i pięter razem.
    Zapełniajcie pola i używajcie umiejętności w dowolnej kolejności, jak długo chcecie. Kość leżąca na polu tam zostaje.

rulebook-combining-title = Łączenie w kość heroiczną
rulebook-combining-picture = Dwie kości odrzuca się za jedną heroiczną o niższej wartości
rulebook-combining =
    Oddajcie dowolne dwie kości i weźcie kość heroiczną o niższej z dwóch wartości.
    Mogą należeć do różnych bohaterów; wtedy wybieracie, kto dostanie kość heroiczną.
    Przykład: różowe 2 i 5 dają heroiczną 2. Zapełni niebieskie 2, ale nie niebieskie 3.

rulebook-using-skills-title = Umiejętności
rulebook-using-skills =
    Każdej umiejętności używa się raz na spotkanie i tylko w walce, w niebezpieczeństwie albo w obu, jak pokazują jej ikony. Najpierw płaci się własnymi kośćmi, które nie leżą na polach, potem działa.
    Umiejętności siły i zręczności kosztują kości tego koloru o dowolnej wartości. Umiejętności magii kosztują kości magii, których suma osiąga manę.
    Zdobądź: weź kość o podanej wartości. Rzuć: weź kość i rzuć nią. Zwiększ: nigdy powyżej 6. Zapobiegnij: tyle ikon otwartych pól się nie liczy.
    Każdą kość można oddać, na przykład by zrobić miejsce innej.

rulebook-consequences-title = Konsekwencje
rulebook-consequences =
    Każde niezapełnione pole kosztuje wszystko, co na nim nadrukowano: serca to rany, klepsydry to czas, a w lesie bywa trucizna.
    Przy dwojgu bohaterów rany się sumuje i dzieli po równo; nieparzystą przydzielacie wy.
    To, czemu zapobiegły umiejętności, w ogóle się nie liczy. Potem efekty podziemi patrzą na resztę i mogą coś dodać; następnie są rany i trucizna, na końcu czas.

rulebook-dying-title = Gdy bohater jest bliski śmierci
rulebook-dying =
    Rany z jednego zdarzenia otrzymuje się wszystkie naraz. Jeśli jest ich tyle, ile zdrowia, lub więcej, mikstura musi od razu je zmniejszyć, inaczej gra jest przegrana.
    Nadaje się do tego każdy żeton mikstury drużyny i mikstura, której można użyć w każdej chwili.
    Zabić może też utrata przedmiotu z sercem.

rulebook-loot-title = Łupy
rulebook-loot =
    Jeśli drużyna przeżyła, bierze kartę, ilekolwiek pól zostało otwartych. Karta staje się jednym z tych: przedmiotem, umiejętnością lub miksturą, PD.
    Przedmioty i umiejętności dostaje jeden bohater; poziom ogranicza ich liczbę. Nowa karta może zastąpić starą tego samego rodzaju, a ta zamienia się w PD.
    Mikstura jest znaleziona dla całej drużyny i daje żeton mikstury. PD są wspólne.
    Bohater nie ma tej samej umiejętności dwa razy, a tej samej mikstury nie znajduje się dwa razy. PD można wybrać zawsze.

rulebook-levels-title = Poziomy
rulebook-levels =
    Gdy na końcu spotkania PD wystarczy, drużyna awansuje i zdobywa żeton mikstury.
    PD płaci się całymi kartami, żadnej zbędnej; pozostałe zostają. To, co zapłacono, wypada z gry.
    Wyższy poziom pozwala na więcej przedmiotów i umiejętności i daje dodatkowe kości. Poziom 4 jest najwyższy; na nim 5 PD kupuje żeton mikstury.

rulebook-potions-title = Mikstury
rulebook-potions =
    Drużyna zaczyna z jednym żetonem mikstury i z miksturą Leczenie. Jeden żeton opłaca dowolną znalezioną miksturę, i tak dopóki są żetony.
    Leczenia używa się w każdej chwili na jednym bohaterze: leczy 3 rany na początku tury, przed zużyciem czasu, poza tym 2. Innych używa się podczas zapełniania pól, chyba że mówią inaczej.
    Niewidzialność pomija spotkanie, które macie podjąć: zużyjcie 2 jednostki czasu i weźcie kartę. Przeciw bossowi nie działa.

rulebook-boss-title = Boss
rulebook-boss =
    Walka toczy się w rundach: rzućcie kośćmi, zapełniajcie pola i używajcie umiejętności jak w walce, ponieście konsekwencje; potem każda zakryta czaszka zadaje bossowi 1 ranę. Jeśli bohater zginął od konsekwencji, gra jest przegrana jeszcze przed tym.
    Wszystkie kości wracają i zaczyna się następna runda; rany bossa zostają.
    Każda umiejętność działa raz na rundę. Pola z tarczą są pierwsze. Czas nie ma tu znaczenia, a piętra podziemi już się nie liczą.

rulebook-poison-title = Trucizna
rulebook-poison =
    Ikony trucizny dają żetony trucizny; dzieli się je jak rany. Trucizna nie jest raną i sama nikogo nie zabija.
    Po każdej eksploracji i na początku każdej rundy walki z bossem zatruta drużyna rzuca jedną kością. Każdy liść na otwartych drzwiach dodaje 1.
    Jeśli wynik jest większy niż liczba żetonów trucizny drużyny, jeden z nich znika. W przeciwnym razie też znika jeden, ale jego bohater otrzymuje 2 rany.
    Żetonów jest 8, a dla czterech bohaterów z kartami samego lasu 16. Za każdy brakujący bohater otrzymuje 1 ranę.
    Wszystko, co leczy rany, może zamiast rany usunąć truciznę.

rulebook-forest-rules-title = Inne rzeczy z lasu
rulebook-forest-rules =
    Kuracja zajmuje miejsce Leczenia: za każdym razem, gdy użyto mikstury lub zdobyto żeton, leczy 1 ranę wybranego bohatera. Żeton można wydać też na samą Kurację. Poza tym jedna z czterech mikstur podstawowych jest znaleziona od początku.
    Wygnane kości i żetony wypadają z gry do jej końca.
    W niektórych niebezpieczeństwach sposób określa łup: przedmiot albo umiejętność. PD można wziąć zawsze.
    Talia mieszana ma połowę każdego zestawu i pasują do niej dowolne podziemia. Przy niej udany rzut przeciw truciźnie nie usuwa żetonu.
    Bohaterowie obu zestawów mogą iść razem.

rulebook-four-heroes-title = Czworo bohaterów
rulebook-four-heroes =
    Gra zaczyna się z 2 żetonami mikstur. Tura zaczyna się od 4 jednostek czasu, a każde drzwi to dwie karty: uciec od obu albo podjąć obie.
    Drużyna dzieli się na dwie pary, po jednej na spotkanie, w dowolnej kolejności. Każda gra jak drużyna dwojga z połową wszystkich kości; rany zostają w parze. Pola pięter liczą się w obu spotkaniach.
    Łupy bierze się po obu. Poziomy kosztują dwa razy więcej PD i dają 2 żetony mikstur.
    Sześć żetonów na schodach kosztuje dwoje bohaterów po 1 ranie. Truciźnie opierają się dwie grupy.
    Boss ma dwa razy więcej zdrowia. W każdej rundzie walczą obie pary, jedna po drugiej; co rundę można dzielić się na nowo.

rulebook-tiers-title = Poziomy trudności
rulebook-tiers =
    Nowicjusz: start na poziomie 2 z jego żetonem mikstury.
    Standard: start z jedną kartą talii jako PD. Ekspert: zasady bez zmian. Śmiałek: start bez żetonu mikstury.
    W kampanii dodają do każdej gry 0, 1, 2 albo 3 znaczniki.

rulebook-campaign-title = Kampania
rulebook-campaign =
    Każda gra, wygrana czy nie, daje arkuszowi każdego bohatera znaczniki: 1 za każde zejście, 1 za każdy zdobyty poziom, 3 za bossa i te z poziomu trudności.
    Po łatwych podziemiach można zaznaczać zielone kółka, po średnich też żółte kwadraty, po trudnych wszystko.
    Talent jest poznany, gdy zaznaczono wszystkie jego znaczniki. Podstawowe talenty działają zawsze; z trzech innych grup bohater wybiera na grę jedną.
    Talenty nie kosztują kości. Tych z ikoną używa się jak umiejętności, pozostałe działają zawsze. Weteran od początku daje podstawową umiejętność.
