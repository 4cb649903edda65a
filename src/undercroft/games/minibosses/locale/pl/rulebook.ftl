rulebook-hero-card-title = Bohaterowie
rulebook-hero-card =
    Symbol bohatera to skarb, który go wabi. Życie to obrażenia, od których ginie.
    Najpierw przychodzą typowi bohaterowie. Legendarni idą za nimi, gdy talia typowych jest pusta: mają więcej życia i liczą się za dwie dusze lub dwie rany.
    Bohater z dwoma symbolami liczy oba skarby razem. Bohaterowie bez symbolu robią to, co mówi karta: Głupiec idzie do tego jedynego gracza, który ma najmniej dusz, a przy remisie zostaje w mieście.
    Niektórych bohaterów przeciwnicy tego, do czyich podziemi przyszli, mogą wzmocnić za monetę.
rulebook-setup-title = Przygotowanie
rulebook-setup =
    Każdy dostaje losowego bossa, pięć kart z talii komnat, dwa czary i 3 monety. Cztery karty z talii komnat i dwa czary od początku leżą na stosie odrzuconych.
    Jeśli co najmniej cztery twoje komnaty są wypaśne albo co najmniej cztery mają ten sam skarb, możesz wtasować całą rękę z powrotem i dobrać nową, i tak dalej, dopóki nowa ręka nie jest lepsza. Minibossów się nie liczy.
    Potem każdy może położyć zakrytą pierwszą komnatę obok bossa; nie może to być ani wypaśna komnata, ani miniboss. Wszystkie odkrywa się jednocześnie i działa to, co robią po zbudowaniu, od największej liczby PD.
    W czasie przygotowania nie używa się czarów ani zdolności.
rulebook-building-title = Budowanie komnaty lub minibossa
rulebook-building =
    W swojej kolejce budowy możesz położyć z ręki jedną zakrytą kartę: komnatę na lewo od swojej skrajnej lewej komnaty lub na jednej ze swoich komnat albo minibossa na jednej ze swoich komnat.
    Obok siebie leży najwyżej pięć komnat; wtedy można budować tylko na innych.
    Typową komnatę kładzie się na dowolnej. Wypaśną tylko na komnacie, na której widać co najmniej jeden z jej symboli skarbu, nigdy na lewym końcu.
    Nie można budować na zakrytej karcie ani na dezaktywowanej komnacie.
    Zakryta inną kartą komnata od razu przestaje działać; pod minibossem działa znów, gdy karty zostaną odkryte.
    Komnatę, która przy budowie wymaga monet, kładziesz tylko wtedy, gdy je masz, a płacisz przy odkryciu; jeśli wtedy nie masz czym zapłacić, zostaje odrzucona.
    Gdy twoja kolejka budowy się skończy, to, co leży, zostaje, a na budowanie jest za późno.
rulebook-reveal-title = Odkrywanie kart i awans
rulebook-reveal =
    Gdy każdy miał kolejkę budowy, wszystkie położone karty odkrywa się jednocześnie.
    Najpierw wszyscy według PD płacą: 1 monetę za nowego minibossa, inaczej zostaje odrzucony, oraz cenę nowej komnaty. Co nie jest opłacone, nie jest zbudowane.
    Potem każdy według PD robi w dowolnej kolejności to, co przypada: awans bossa, jeśli w podziemiach po raz pierwszy widać pięć komnat, i to, co nowe komnaty robią po zbudowaniu. Tylko efekt samej piątej komnaty działa po awansie.
    Awans dzieje się sam i tylko raz w grze; czasem daje moc do końca gry.
    Komnata, którą widać, bo zniszczono leżącą na niej, nie została zbudowana.
    Odtąd aż do fazy przygód nikt nie używa czarów ani zdolności.
    Jeśli przez dezaktywowaną komnatę nie widać pięciu albo dezaktywowana jest ta, której efekt przypadał, awans lub efekt czeka do końca rundy.
rulebook-mixing-title = Mieszanie zestawów
rulebook-mixing =
    Można wtasować bossów, komnaty i czary z „Boss Monster”. Bohaterowie zawsze pochodzą z jednego zestawu.
    Komnata za monetę: w każdej swojej kolejce budowy możesz odrzucić z ręki jedną kartę z talii komnat i dostać 1 monetę. W grze mieszanej to zwykła zasada.
