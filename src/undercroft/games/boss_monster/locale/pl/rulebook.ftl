rulebook-hero-card-title = Bohaterowie
rulebook-hero-card =
    Symbol bohatera to skarb, który go wabi. Życie to obrażenia, od których ginie.
    Najpierw przychodzą typowi bohaterowie. Legendarni idą za nimi, gdy talia typowych jest pusta: mają więcej życia i liczą się za dwie dusze lub dwie rany.
    Głupiec nie szuka skarbów: idzie do tego jedynego gracza, który ma najmniej dusz, a przy remisie zostaje w mieście.
rulebook-setup-title = Przygotowanie
rulebook-setup =
    Każdy dostaje losowego bossa, pięć kart komnat i dwa czary.
    Jeśli co najmniej cztery twoje komnaty są wypaśne albo co najmniej cztery mają ten sam skarb, możesz wtasować całą rękę z powrotem i dobrać nową, i tak dalej, dopóki nowa ręka nie jest lepsza.
    Potem każdy może położyć zakrytą pierwszą komnatę obok bossa; nie może być wypaśna. Wszystkie odkrywa się jednocześnie i działa to, co robią po zbudowaniu, od największej liczby PD.
    W czasie przygotowania nie używa się czarów ani zdolności.
rulebook-building-title = Budowanie komnaty
rulebook-building =
    W swojej kolejce budowy możesz położyć z ręki jedną zakrytą komnatę: na lewo od swojej skrajnej lewej komnaty albo na jednej ze swoich komnat.
    Obok siebie leży najwyżej pięć komnat; wtedy można budować tylko na innych.
    Typową komnatę kładzie się na dowolnej. Wypaśną tylko na komnacie, na której widać co najmniej jeden z jej symboli skarbu, nigdy na lewym końcu.
    Nie można budować na zakrytej karcie ani na dezaktywowanej komnacie.
    Zakryta inną komnata od razu przestaje działać.
    Gdy twoja kolejka budowy się skończy, to, co leży, zostaje, a na budowanie jest za późno.
    Komnata, którą efekt pozwala zbudować w innej chwili, podlega tym samym zasadom, a to, co robi po zbudowaniu, dzieje się od razu.
rulebook-reveal-title = Odkrywanie komnat i awans
rulebook-reveal =
    Gdy każdy miał kolejkę budowy, wszystkie położone komnaty odkrywa się jednocześnie. Teraz są zbudowane.
    Potem każdy według PD robi w dowolnej kolejności to, co przypada: awans bossa, jeśli w podziemiach po raz pierwszy widać pięć komnat, i to, co nowe komnaty robią po zbudowaniu. Tylko efekt samej piątej komnaty działa po awansie.
    Awans dzieje się sam i tylko raz w grze.
    Komnata, którą widać, bo zniszczono leżącą na niej, nie została zbudowana.
    Odtąd aż do fazy przygód nikt nie używa czarów ani zdolności.
    Jeśli przez dezaktywowaną komnatę nie widać pięciu albo dezaktywowana jest ta, której efekt przypadał, awans lub efekt czeka do końca rundy.
