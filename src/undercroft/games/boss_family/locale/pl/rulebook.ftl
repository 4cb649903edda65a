### Księga zasad własnymi słowami; każda linia rozdziału to akapit. Treść rozdziału porównano z docs/rules.

rulebook-chapter-idea = O co chodzi
rulebook-chapter-round = Runda
rulebook-chapter-effects = Czary i zdolności
rulebook-chapter-more = Warianty i dodatki

rulebook-winning-title = Wygrana i przegrana
rulebook-winning =
    Jesteś bossem, a po twoje skarby przychodzą bohaterowie. Bohater, który zginie w twoich podziemiach, to dusza; bohater, który dotrze do bossa żywy, to rana. Legendarny bohater liczy się za dwóch.
    Na końcu rundy przegrywa ten, kto ma pięć ran lub więcej, bez względu na liczbę dusz.
    Wygrywa ten, kto ma wtedy dziesięć dusz lub więcej i mniej niż pięć ran. Jeśli jest ich kilku, wygrywa największa liczba dusz po odjęciu ran, a przy remisie najmniejsza liczba PD.
    Przed końcem rundy nic nie jest rozstrzygnięte: rana wyleczona na czas się nie liczy.
    Ostatni boss, który został, wygrywa z dowolną liczbą dusz. Jeśli wszyscy pozostali przegrają w tej samej rundzie, decyduje liczba dusz po odjęciu ran, potem najmniejsza liczba PD.

rulebook-boss-card-title = Boss
rulebook-boss-card =
    Boss stoi na prawym końcu podziemi, gdzie bohaterowie docierają na końcu. Boss nie jest komnatą: nie zadaje obrażeń i nie można go zniszczyć ani dezaktywować.
    Symbol skarbu bossa liczy się w twoich podziemiach.
    W każdej fazie gracze działają według PD, od największej liczby.
    Każdy boss ma awans. Zdarza się raz w grze, gdy w podziemiach po raz pierwszy widać pięć komnat.

rulebook-room-card-title = Komnaty
rulebook-room-card =
    Komnata zadaje obrażenia każdemu bohaterowi, który do niej wejdzie. Jej symbole skarbów wabią bohaterów; może ich być kilka.
    Komnata jest komnatą potworów albo komnatą pułapek, a do tego typową (srebrny znak) lub wypaśną (złoty znak).
    Jej tekst działa tylko wtedy, gdy komnata leży na wierzchu stosu.

rulebook-round-title = Pięć faz
rulebook-round-picture = Początek rundy, budowa, przynęta, przygody, koniec rundy
rulebook-round =
    Runda ma pięć faz: bohaterowie przybywają do miasta, wszyscy budują, bohaterów się wabi, bohaterowie przechodzą przez podziemia, runda się kończy.
    W każdej z nich pierwszy działa boss z największą liczbą PD.
    Aktywny gracz to ten, którego trwa kolejka budowy albo przez którego podziemia idą bohaterowie.

rulebook-beginning-title = Początek rundy
rulebook-beginning =
    Do miasta przybywa tylu bohaterów, ilu graczy zaczynało grę, nawet jeśli ktoś już odpadł. Potem każdy, kto jest w grze, dociąga kartę komnaty.
    Nowi bohaterowie stają za tymi, którzy już czekają.
    W tej fazie nic nie można zagrać.

rulebook-bait-title = Dokąd idą bohaterowie
rulebook-bait-picture = Dwoje podziemi i kapłan: bohater idzie tam, gdzie jest więcej skarbów kapłana
rulebook-bait =
    Dla każdego bohatera w mieście policz symbole jego skarbu w każdych podziemiach, łącznie z symbolem bossa. Bohater idzie przed wejście tam, gdzie jest ich najwięcej.
    Jeśli największą liczbę ma kilku graczy albo nikt nie ma takiego symbolu, bohater zostaje w mieście i wybiera znów w następnej rundzie.
    Przed wejściem bohaterowie stoją w kolejności, w jakiej czekali w mieście; ci, którzy już tam są, zostają z przodu.
    W tej fazie nie ma czarów ani zdolności.

rulebook-walking-title = Droga przez podziemia
rulebook-walking-picture = Bohater idzie od lewej do bossa i w każdej komnacie otrzymuje obrażenia
rulebook-walking =
    Według PD każdy gracz ma kolejkę przygód. Bohaterowie sprzed wejścia wchodzą jeden po drugim i każdy idzie od skrajnej lewej komnaty do bossa.
    W komnacie najpierw działa jej zdolność, potem zadaje obrażenia. Obrażenia sumują się z komnaty na komnatę.
    Zanim bohater wejdzie do pierwszej komnaty i w każdej komnacie po obrażeniach wszyscy mogą używać czarów i zdolności. Dopiero potem rozstrzyga się, czy bohater ginie.
    Bohatera ze śmiertelnymi obrażeniami można więc w tej komnacie jeszcze uratować, wzmocnić albo odesłać.
    Jeśli obrażenia komnaty wzrosną, gdy bohater w niej stoi, otrzymuje różnicę.
    Dezaktywowaną komnatę bohater mija. Jeśli komnata pod bohaterem zostanie zniszczona, idzie do następnej; komnata, która się pod nią odkryła, nic mu nie robi.
    Gdy nie masz bohaterów, twoja kolejka przygód to tylko czas na czary i zdolności.

rulebook-dying-title = Dusze i rany
rulebook-dying =
    Bohater, który ma obrażeń co najmniej tyle, ile życia, ginie, opuszczając komnatę, i jest duszą właściciela podziemi, ktokolwiek go zabił. Karta, która mówi, że bohater ginie, zabija od razu.
    Bohater, który dotrze do bossa, to rana. Legendarny bohater to dwie dusze albo dwie rany.
    Bohater zabity przed wejściem też jest duszą; bohater zabity w mieście wypada z gry.
    Bohater odesłany do miasta staje tam za wszystkimi. Na końcu rundy bohaterowie zapominają otrzymane obrażenia.
    Bohater odesłany przed wejście idzie jeszcze w tej rundzie, jeśli kolejka przygód tego gracza trwa lub dopiero będzie, w przeciwnym razie w następnej.
    Aby wyleczyć ranę, odwróć jedną ze swoich ran: odtąd to dusza, a legendarny bohater to dwie.

rulebook-end-of-round-title = Koniec rundy
rulebook-end-of-round =
    Wszystko, co działało do końca rundy, ustaje, a dezaktywowane komnaty znów działają. Potem sprawdza się, kto przegrał i kto wygrał.
    Nie używa się tu czarów ani zdolności.
    Gdy graczy jest troje lub więcej, przegrany odpada ze wszystkimi kartami; bohaterowie sprzed jego wejścia wracają do miasta. Nowych bohaterów przybywa tylu, co dotąd.
    Pierwsza runda, na którą zabrakło bohaterów, jest ostatnia. Jeśli nikt nie wygrał w zwykły sposób, wygrywa największa liczba dusz po odjęciu ran, potem najmniejsza liczba PD.

rulebook-spells-title = Kiedy używa się czarów i zdolności
rulebook-spells =
    Znak na czarze mówi, kiedy się go zagrywa: młot w fazie budowy, topór w fazie przygód, oba w każdej z nich. Można zagrać dowolnie wiele, także w cudzych kolejkach.
    W fazie budowy można to robić, dopóki komnaty nie zostały odkryte.
    To, co komnata robi za opłatą lub na twoje słowo, na przykład „zniszcz tę komnatę, aby …”, używa się w tych samych chwilach, w obu fazach. Poza ceną nie ma granic, chyba że karta je podaje.
    Zagrany czar trafia na stos odrzuconych. Nowe dociąga się tylko wtedy, gdy każe karta.

rulebook-priority-title = Kto działa pierwszy
rulebook-priority =
    Zaczyna aktywny gracz: może użyć dowolnie wielu czarów i zdolności, a każda działa od razu.
    Potem pytani są pozostali, od największej liczby PD. To, czego użyją, czeka: aktywny gracz może odpowiedzieć i wszystkie jego odpowiedzi działają wcześniej.
    Gdy nikt nic nie dodaje, to, co czeka, działa według PD tych, którzy tego użyli, a nie w kolejności ogłoszenia. Jeśli kilka jest twoich, kolejność wybierasz ty.

rulebook-cancelling-title = Cele i negowanie
rulebook-cancelling =
    Cel wybiera się i cenę płaci przy ogłoszeniu; celu nie można zmienić.
    Jeśli do tego czasu celu już nie ma, czar lub zdolność przepada, a opłata nie wraca.
    Karta negująca odpowiada na czar innego gracza. Zanegowany czar nic nie robi i trafia na stos odrzuconych. Czar, który neguje, też można zanegować.
    Neguje się tylko czary, nigdy to, co robią komnaty, bossowie i bohaterowie.

rulebook-words-title = Co znaczą słowa na kartach
rulebook-words =
    Jeśli karta mówi co innego niż te zasady, rację ma karta.
    „Typowy” znaczy nie wypaśny albo nie legendarny; samo „komnata” i „bohater” to wszystkie. „Komnata potworów” i „komnata pułapek” to i typowe, i wypaśne.
    Wybrać można tylko komnatę, która leży na wierzchu, jest zbudowana i nie jest dezaktywowana.
    „W podziemiach” znaczy w środku: wejście do nich nie należy.
    Sąsiednie komnaty stoją obok siebie. Gdy komnaty się przesuwa lub zamienia miejscami, przenoszą się całe stosy.
    Talię, w której szukano, tasuje się.

rulebook-destroying-title = Niszczenie komnat
rulebook-destroying =
    Zniszczona komnata trafia na stos odrzuconych. Komnata pod nią zostaje odsłonięta: znów działa, ale nie jest zbudowana. Jeśli nic pod nią nie ma, komnaty zsuwają się w stronę bossa.
    Komnata zostaje odsłonięta także wtedy, gdy efekt przenosi ją na wierzch stosu. „Po odsłonięciu” oznacza oba przypadki i działa od razu. Zdjęcie z komnaty karty zakrytej lub nieopłaconej ani koniec dezaktywacji jej nie odsłaniają.
    Niszczy się tylko wierzchnią kartę stosu i tylko wtedy, gdy każe karta.
    To, co daje „zniszcz tę komnatę, aby …”, dostajesz tylko wtedy, gdy sam tego użyjesz. Komnata zniszczona inaczej nic nie daje.

rulebook-deactivating-title = Dezaktywowane komnaty
rulebook-deactivating =
    Do końca rundy dezaktywowana komnata nie ma obrażeń, skarbów ani zdolności, a bohaterowie ją mijają.
    Zachowuje swoje miejsce: nie można jej zniszczyć ani na niej budować, to, co pod nią, pozostaje zakryte, a komnaty po jej bokach nie sąsiadują ze sobą.
    Nie liczy się jej między komnatami podziemi.

rulebook-hands-title = Ręka, talie i stos odrzuconych
rulebook-hands =
    Ręce są tajne i nie mają limitu. Ile kto ma komnat i czarów, wiedzą wszyscy; stos odrzuconych, dusze i rany też są jawne.
    Co odrzucić, wybierasz ty, chyba że karta każe zdać się na los.
    Gdy talia komnat lub czarów jest pusta, odrzucone karty tego rodzaju tasuje się w nową.

rulebook-variants-title = Warianty
rulebook-variants =
    Tryb klasyczny: każdy odrzuca dwie z siedmiu kart początkowej ręki.
    Tryb trudny: bez typowych bohaterów z 4 punktami życia.
    Wybór bossa: każdy dostaje dwóch bossów i zatrzymuje jednego.
    Machinacje: kto w rundzie nie zdobył żadnej duszy, na jej końcu może dociągnąć komnatę lub czar.
    Nieskończone życia: rany nikogo nie eliminują. Gra kończy się, gdy przybyli wszyscy bohaterowie; wygrywa największa liczba dusz po odjęciu ran.
    Stos odrzuconych jest na początku pusty albo leżą na nim cztery komnaty i dwa czary.

rulebook-explorers-title = Crash Landing: odkrywcy
rulebook-explorers =
    Odkrywcy to piąta klasa bohaterów z własnym skarbem. Z tymi kartami może grać do sześciu osób.
    W pięć i sześć osób nikt nie odpada. Gra kończy się z rundą, w której ktoś ma dziesięć dusz lub talie bohaterów są puste; wygrywa największa liczba dusz po odjęciu ran, potem najmniejsza liczba PD.
    W pięć i sześć osób ci, którzy remisują w skarbach klasy, dzielą się jej bohaterami, dopóki starcza po jednym dla każdego; pozostali zostają w mieście.

rulebook-items-title = Tools of Hero-Kind: przedmioty
rulebook-items =
    Na początku rundy przedmioty pojawiają się w mieście przed bohaterami: jeden przy dwojgu lub trojgu graczy, dwa przy czworgu, trzy przy większej liczbie. Przedmiot trafia do bohatera swojej klasy, który czeka najdłużej; przedmiot bez klasy do tego, kto czeka najdłużej ze wszystkich. Bohater niesie najwyżej jeden.
    Zabij tego bohatera, a przedmiot będzie leżał odkryty na twoim obszarze punktacji. Aby go użyć, zakryj go, gdy można by zagrać czar; nie jest czarem i nie można go zanegować.
    Gdy pojawi się drugi odkryty przedmiot, starszego używasz od razu albo jeden z dwóch zakrywasz.
    Przedmiot bohatera, który przeżył, trafia zakryty na obszar punktacji tego, kto otrzymał ranę.

## Coins and minibosses

rulebook-chapter-coins = Monety i minibossowie
rulebook-coins-title = Monety
rulebook-coins =
    Każdy zaczyna z 3 monetami w jawnym skarbcu obok bossa. Kolejne dają karty.
    Monetami płaci się za minibossów, za ich rozwijanie i za zdolności niektórych kart. Zapłacone monety wracają do garnca; oddane przechodzą do innego gracza.
    Nie można zacząć płacić tego, czego nie masz w całości.
    Monety leżące na komnacie przepadają, gdy zostanie zakryta inną albo zniszczona.
rulebook-minibosses-title = Minibossowie
rulebook-minibosses =
    Minibossowie są w talii komnat, ale nie są komnatami: nie zajmują miejsca i nie liczą się do pięciu.
    Zamiast komnaty możesz położyć minibossa na jednej ze swoich komnat z dowolnym skarbem. Ani w niej, ani w sąsiednich nie może jeszcze być minibossa. Nie może być zakryta ani dezaktywowana.
    Gdy miniboss zostanie odkryty, płacisz 1 monetę albo go odrzucasz. Odtąd komnata ma też jego moc z pierwszego poziomu.
    Gdy komnata zostanie zniszczona, miniboss trafia na stos odrzuconych. Gdy zbudujesz na niej inną, zostaje na swoim poziomie i wzmacnia nową. Dopóki jego komnata jest dezaktywowana, nic nie robi.
rulebook-promoting-title = Rozwijanie minibossów
rulebook-promoting =
    Raz w każdej swojej kolejce budowy możesz zapłacić 1 monetę i rozwinąć jednego minibossa o jeden poziom; nie można na to odpowiedzieć. Miniboss dopiero co odkryty czeka do następnej rundy.
    Moce z pierwszego i drugiego poziomu działają stale.
    Mocy z trzeciego poziomu używa się wtedy, gdy można używać zdolności. Jej użycie degraduje minibossa do pierwszego poziomu; znów rozwijać można go od następnej rundy.
