### Czym różni się od ksiąg zasad starszych gier z rodziny.

rulebook-chapter-round = Tura

rulebook-winning-title = Wygrana
rulebook-winning =
    Jesteś bossem, a po twoje skarby przychodzą bohaterowie. Bohater, który zginie w twoich podziemiach, to dusza; bohater, który dotrze do bossa żywy, to rana. Legendarny bohater liczy się za dwóch.
    Gra kończy się po całej turze: gdy ktoś ma dziesięć dusz albo gdy talia miasta jest pusta.
    Wygrywa największa liczba dusz po odjęciu ran, ktokolwiek zakończył grę; przy remisie największa liczba PD.
    Z powodu ran nikt nie odpada.

rulebook-boss-card-title = Boss
rulebook-boss-card =
    Boss stoi na prawym końcu podziemi, gdzie bohaterowie docierają na końcu. Boss nie jest komnatą: nie zadaje obrażeń i nie można go zniszczyć, dezaktywować ani unieszkodliwić.
    Symbol skarbu bossa liczy się w twoich podziemiach.
    Awans zdarza się, gdy w podziemiach po raz pierwszy widać pięć komnat. Jedne działają raz, inne do końca gry.
    PD decydują tylko o tym, kto zaczyna pierwszą turę i kto wygrywa przy remisie.
    Jeśli boss ma pole akcji, sługus może z niego korzystać od tury po awansie.

rulebook-room-card-title = Komnaty
rulebook-room-card =
    Komnata zadaje obrażenia każdemu bohaterowi, który do niej wejdzie. Jej symbole skarbów wabią bohaterów; może ich być kilka.
    Komnata jest komnatą potworów albo komnatą pułapek, a do tego typową (srebrny znak) lub wypaśną (złoty znak).
    Jej tekst działa tylko wtedy, gdy komnata leży na wierzchu stosu.
    Niektóre komnaty mają pole akcji dla twojego sługusa.

rulebook-hero-card-title = Bohaterowie
rulebook-hero-card =
    Symbol bohatera to skarb, który go wabi. Życie to obrażenia, od których ginie.
    Wszyscy typowi bohaterowie przychodzą przed legendarnymi. Legendarni mają więcej życia i liczą się za dwie dusze lub dwie rany.
    Niektórzy bohaterowie mają zdolność. Niektórzy zamiast do miasta idą od razu do swojej lokacji.

rulebook-setup-title = Przygotowanie
rulebook-setup =
    Każdy dostaje dwóch bossów i zatrzymuje jednego. Kto ma najwięcej PD, jest pierwszym graczem. Każdy dociąga pięć komnat i dwa czary.
    Jeśli co najmniej cztery twoje komnaty są wypaśne albo co najmniej cztery mają ten sam skarb, możesz pokazać rękę, wtasować ją z powrotem i dobrać nową, i tak dalej, dopóki nowa ręka nie jest lepsza.
    Potem każdy może położyć zakrytą pierwszą komnatę obok bossa; nie może być wypaśna. Wszystkie odkrywa się jednocześnie i działa to, co robią po zbudowaniu, od pierwszego gracza.
    W czasie przygotowania nie używa się czarów ani zdolności.

rulebook-round-title = Fazy tury
rulebook-round-picture = Miasto, budowa, sługusy, przynęta, przygody
rulebook-round =
    Tura ma pięć faz: miasto, budowa, sługusy, przynęta, przygody; potem się kończy.
    Każdą fazę zaczyna pierwszy gracz, pozostali idą zgodnie z ruchem wskazówek zegara. Na końcu tury znacznik pierwszego gracza przechodzi o jedno miejsce dalej.
    Aktywny gracz to ten, którego trwa kolejka budowy albo przez którego podziemia idą bohaterowie.

rulebook-town-title = Bohaterowie przybywają do miasta
rulebook-town-picture = Miasto z kolejką bohaterów, pod nim lokacje
rulebook-town =
    Do miasta przybywa tylu bohaterów, ilu jest graczy, i tyle samo jest w nim miejsc. Nowi stają z prawej; skrajny z lewej czeka najdłużej.
    Gdy miasto jest pełne, wszyscy się przesuwają, a skrajny lewy bohater idzie do lokacji swojego skarbu, a jeśli jest tam już bohater, do tawerny.
    W lokacji mieści się jeden bohater, w tawernie dowolnie wielu. Lokacje to nie miasto: stamtąd nie wywabią bohatera ani skarby, ani czary.
    W fazie miasta nie używa się czarów ani zdolności.

rulebook-market-title = Rynek i sługus
rulebook-market =
    Na rynku leży tyle komnat, ilu jest graczy, i jeden czar. Każdy po kolei bierze jedną z tych kart, a potem wysyła sługusa.
    Sługus idzie na wolne pole akcji: w lokacji, na swojej komnacie albo na swoim bossie, jeśli już awansował. Na polu mieści się jeden sługus.
    Pole działa po budowie. Co potem zostało na rynku, trafia na stos odrzuconych.

rulebook-landmarks-title = Pola akcji w mieście
rulebook-landmarks =
    W pustej lokacji są dwa pola. Jedno daje twojemu bossowi do końca tury dodatkowy skarb: kapłana w świątyni, wojownika na stadionie, maga w bibliotece, złodzieja w kryjówce.
    Drugie: w świątyni weź kartę, która została na rynku; na stadionie dociągnij kartę komnaty; w bibliotece dociągnij czar, a potem odrzuć czar; w kryjówce komnata tuż przy twoim bossie do końca tury zadaje o 2 obrażenia więcej.
    Bohater w lokacji zakrywa oba i zostaje tylko pole przyzwania: kto je zajął, musi wysłać tego bohatera do dowolnych podziemi, a ten ma o 2 życia więcej.
    Z tawerny przyzywa się bohatera z wierzchu stosu; ma o 2 życia mniej, ale nie mniej niż 1.

rulebook-building-title = Budowanie komnaty
rulebook-building =
    W swojej kolejce budowy możesz położyć z ręki jedną zakrytą komnatę: na lewo od swojej skrajnej lewej komnaty albo na jednej ze swoich komnat.
    Obok siebie leży najwyżej pięć komnat; wtedy można budować tylko na innych.
    Typową komnatę kładzie się na dowolnej. Wypaśną tylko na komnacie, na której nadrukowano co najmniej jeden z jej symboli skarbu, nigdy na lewym końcu.
    Nie można budować na zakrytej karcie, na dezaktywowanej komnacie ani na komnacie, na której stoi sługus.
    Zakryta inną komnata od razu przestaje działać. Jej żetony obrażeń przepadają, gdy nowa komnata zostanie odkryta.
    Tego, co położono lub czego nie położono, nie można już zmienić.

rulebook-reveal-title = Odkrywanie komnat i awans
rulebook-reveal =
    Gdy każdy miał kolejkę budowy, wszystkie położone komnaty odkrywa się jednocześnie. Teraz są zbudowane.
    Potem, od pierwszego gracza, każdy robi to, co przypada: najpierw awans bossa, jeśli w podziemiach po raz pierwszy widać pięć komnat, potem to, co nowe komnaty robią po zbudowaniu.
    Awans dzieje się sam i tylko raz w grze. Dezaktywowana komnata nie liczy się do pięciu.
    Komnata, którą widać, bo zniszczono leżącą na niej, nie została zbudowana.
    Odtąd aż do fazy przygód nikt nie używa czarów ani zdolności.

rulebook-errands-title = Sługusy działają
rulebook-errands =
    Od pierwszego gracza każdy sługus robi to, co mówi jego pole. Nie można na to odpowiedzieć czarami ani zdolnościami.
    Z tego, co komnata lub boss oferuje słowem „możesz”, wolno zrezygnować; resztę trzeba wykonać, na ile się da.
    Komnata w tym czasie dezaktywowana nic nie robi. Jeśli bohatera do przyzwania już nie ma, nic się nie dzieje.
    Przyzwani bohaterowie idą przed wejście wybranych podziemi przed tymi, których zwabiono w tej turze.

rulebook-bait-title = Dokąd idą bohaterowie
rulebook-bait-picture = Dwoje podziemi i kapłan: bohater idzie tam, gdzie jest więcej skarbów kapłana
rulebook-bait =
    Dla każdego bohatera w mieście, od lewej, policz symbole jego skarbu w każdych podziemiach, łącznie z symbolem bossa. Bohater idzie przed wejście tam, gdzie jest ich najwięcej.
    Jeśli największą liczbę ma kilku graczy albo nikt nie ma takiego symbolu, bohater zostaje w mieście.
    Bohaterów w lokacjach i w tawernie się nie wabi.
    W tej fazie nie ma czarów ani zdolności.

rulebook-walking-title = Droga przez podziemia
rulebook-walking-picture = Bohater idzie od lewej do bossa i w każdej komnacie otrzymuje obrażenia
rulebook-walking =
    Od pierwszego gracza bohaterowie sprzed każdego wejścia wchodzą jeden po drugim i każdy idzie od skrajnej lewej komnaty do bossa.
    W komnacie najpierw działa jej zdolność, potem zadaje obrażenia: nadrukowaną liczbę, żetony obrażeń i wszystko, co je zwiększa. Obrażenia sumują się z komnaty na komnatę.
    Zanim bohater wejdzie do pierwszej komnaty i w każdej komnacie po obrażeniach wszyscy mogą używać czarów i zdolności. Dopiero potem rozstrzyga się, czy bohater ginie.
    Obrażenia, które wzrosły, gdy bohater już stoi w komnacie, go nie dotyczą, chyba że karta mówi inaczej.
    Dezaktywowaną komnatę bohater mija, a do unieszkodliwionej wchodzi, ale ta nie zadaje obrażeń. Jeśli komnata pod bohaterem zostanie zniszczona, idzie dalej; komnata, która się pod nią odkryła, nic mu nie robi.
    Gdy przeszli wszyscy bohaterowie, jest jeszcze jedna chwila na czary i zdolności.

rulebook-dying-title = Dusze i rany
rulebook-dying =
    Bohater, który ma obrażeń co najmniej tyle, ile życia, ginie, opuszczając komnatę, i jest duszą właściciela podziemi, ktokolwiek go zabił.
    Bohater, który dotrze do bossa, to rana. Legendarny bohater to dwie dusze albo dwie rany.
    Bohater zabity przed wejściem też jest duszą; bohater zabity w mieście wypada z gry.
    Bohater odesłany do miasta przybywa tam jak nowy i może wypchnąć skrajnego lewego. Odesłany przed wejście czeka na następną fazę przygód. Obaj na końcu tury odzyskują życie i tracą żetony.
    Aby wyleczyć ranę, odwróć jedną ze swoich ran: odtąd to dusza, a legendarny bohater to dwie.

rulebook-end-of-round-title = Koniec tury
rulebook-end-of-round =
    Wszystko, co działało do końca tury, ustaje; dezaktywowane i unieszkodliwione komnaty znów działają. Żetony obrażeń zostają.
    Odesłani bohaterowie odzyskują życie, a sługusy wracają do właścicieli.
    Potem sprawdza się, czy gra się kończy. Jeśli nie, znacznik pierwszego gracza przechodzi zgodnie z ruchem wskazówek zegara.
    Nie używa się tu czarów ani zdolności.

rulebook-spells-title = Kiedy używa się czarów i zdolności
rulebook-spells =
    Znak na czarze mówi, kiedy się go zagrywa: młot w fazie budowy, topór w fazie przygód, oba w każdej z nich. Można zagrać dowolnie wiele, także w cudzych kolejkach.
    W fazie budowy można to robić, dopóki komnaty nie zostały odkryte.
    To, co komnata robi za opłatą lub na twoje słowo, na przykład „zniszcz tę komnatę, aby …”, używa się w tych samych chwilach, w obu fazach. Poza ceną nie ma granic, chyba że karta je podaje.
    Zagrany czar trafia na stos odrzuconych. Nowe bierze się z rynku albo gdy każe karta.

rulebook-priority-title = Odpowiedzi
rulebook-priority =
    Na czar lub zdolność każdy może odpowiedzieć kolejnym, a na ten jeszcze innym, dowolnie wiele razy. Co zagrano ostatnie, działa pierwsze.
    Najpierw pytany jest aktywny gracz, potem pozostali zgodnie z ruchem wskazówek zegara. Gdy wszyscy spasują, działa ostatni; potem wszyscy znów mogą działać, zanim zadziała następny.
    Na to, co komnaty robią po zbudowaniu, i na to, co dzieje się samo, nie można odpowiedzieć.

rulebook-cancelling-title = Cele i negowanie
rulebook-cancelling =
    Cel wybiera się i cenę płaci przy ogłoszeniu; celu nie można zmienić.
    Jeśli do tego czasu cel zniszczono, dezaktywowano albo go nie ma, czar lub zdolność przepada, a opłata nie wraca. Z kilku celów działa na te, które zostały.
    Karta negująca odpowiada na czar innego gracza, który jeszcze nie zadziałał. Zanegowany czar nic nie robi i trafia na stos odrzuconych.
    Neguje się tylko czary, nigdy to, co robią komnaty, bossowie, bohaterowie i sługusy.

rulebook-tokens-title = Żetony obrażeń i unieszkodliwione komnaty
rulebook-tokens =
    Każdy żeton obrażeń na komnacie dodaje jej 1 obrażenie, tura po turze. Przepada, gdy komnata zostanie zakryta inną albo zniszczona, i przenosi się razem z nią.
    Żetony dają tylko karty, które mówią o żetonach; każda inna premia kończy się z turą albo ze swoim efektem.
    Jeśli żetony trafiają do twoich podziemi, komnaty wybierasz ty i możesz je rozdzielić; nie na zakryte karty, dezaktywowane komnaty ani na bossa.
    Unieszkodliwiona komnata do końca tury nie zadaje obrażeń, nawet od żetonów. Zachowuje skarby i inne zdolności.

rulebook-words-title = Co znaczą słowa na kartach
rulebook-words =
    Jeśli karta mówi co innego niż te zasady, rację ma karta.
    „Typowy” znaczy nie wypaśny albo nie legendarny; samo „komnata” i „bohater” to wszystkie. „Komnata potworów” i „komnata pułapek” to i typowe, i wypaśne.
    Stos to komnata z tymi, które leżą pod nią; liczy się tylko wierzchnia. Gdy komnaty się przesuwa, przenoszą się całe stosy.
    Sąsiednie komnaty stoją obok siebie.
    Talię, w której szukano, tasuje się.

rulebook-destroying-title = Niszczenie komnat
rulebook-destroying =
    Zniszczona komnata trafia na stos odrzuconych. Komnata pod nią zostaje odsłonięta: znów działa, ale nie jest zbudowana. Jeśli nic pod nią nie ma, komnaty zsuwają się w stronę bossa.
    Niszczy się tylko wierzchnią kartę stosu i tylko wtedy, gdy każe karta.
    Nie można zniszczyć zakrytej karty ani komnaty, na której stoi sługus.

rulebook-deactivating-title = Dezaktywowane komnaty
rulebook-deactivating =
    Do końca tury dezaktywowana komnata nie ma obrażeń, skarbów ani zdolności, a bohaterowie ją mijają. Robią to tylko karty innych zestawów.
    Zachowuje swoje miejsce: nie można jej zniszczyć ani na niej budować, to, co pod nią, pozostaje zakryte, a komnaty po jej bokach nie sąsiadują ze sobą.
    Nie liczy się jej między komnatami podziemi.

rulebook-hands-title = Ręka, talie i stosy odrzuconych
rulebook-hands =
    Ręce są tajne i nie mają limitu. Ile kto ma kart, wiedzą wszyscy; rynek, stosy odrzuconych, dusze i rany też są jawne.
    Co odrzucić, wybierasz ty, chyba że karta każe zdać się na los.
    Gdy talia komnat lub czarów jest pusta, jej odrzucone karty tasuje się w nową.

rulebook-solo-title = Solo
rulebook-solo =
    Co turę trzech bohaterów przybywa do miasta z czterema miejscami. Wypchnięty bohater zajmuje pierwszą od lewej wolną lokację. Na rynku są dwie komnaty i czar.
    Pierwszy bohater od lewej przyjdzie do ciebie za 1 symbol skarbu, drugi za 2, trzeci za 3, czwarty za 4. W wyzwaniu każdy o jeden więcej.
    Na komnacie leżą najwyżej cztery żetony obrażeń. To, co dotyczy innych graczy, nic nie robi.
    Gra kończy się natychmiast, gdy bohater musi pójść do tawerny, a także po turze, na której końcu masz pięć ran albo w której przybył ostatni bohater; dziesięć dusz jej nie kończy.
    Twoje punkty to dusze minus rany; 36 to najlepszy wynik, a od 0 wzwyż to wygrana.

rulebook-mixing-title = Karty innych zestawów
rulebook-mixing =
    Można wtasować bossów, komnaty i czary starszych gier; bohaterowie zawsze pochodzą z jednego zestawu. Runda na tych kartach to tutaj tura, a kolejność PD to kolejność gry.
    Premia na takiej karcie nie jest żetonem, chyba że karta mówi o żetonie.
    Wypchnięty bohater z dwoma skarbami zajmuje pierwszą wolną z dwóch lokacji; bohater bez skarbu idzie do tawerny.
    Z kartami minibossów każdy zaczyna z 3 monetami i w każdej swojej kolejce budowy może odrzucić kartę komnaty za 1 monetę.

rulebook-explorers-title = Crash Landing: odkrywcy
rulebook-explorers =
    Odkrywcy to piąta klasa bohaterów z własnym skarbem i własną lokacją, platformą startową. Z tymi kartami może grać do sześciu osób; w sześć osób na rynku jest pięć komnat i dwa czary.
    Platforma startowa daje do końca tury dodatkowy skarb odkrywcy albo pozwala potasować stos komnat w dowolnych podziemiach, jeśli nie stoi na nim sługus.
    Przy remisie bohaterów się tu nie dzieli: zostają w mieście.

rulebook-items-title = Tools of Hero-Kind: przedmioty
rulebook-items =
    Co turę po bohaterach odkrywa się jeden przedmiot. Trafia do pierwszego od lewej bohatera w mieście z jego symbolem albo na takiego czeka; bohaterowie w lokacjach nie dostają przedmiotów, ale zachowują swoje. Bohater niesie najwyżej jeden.
    Zabij tego bohatera, a przedmiot będzie leżał odkryty na twoim obszarze punktacji. Aby go użyć, zakryj go, gdy można by zagrać czar; nie jest czarem i nie można go zanegować.
    Gdy pojawi się drugi odkryty przedmiot, starszego używasz od razu albo jeden z dwóch zakrywasz.
    Przedmiot bohatera, który przeżył, trafia zakryty na obszar punktacji tego, kto otrzymał ranę.
