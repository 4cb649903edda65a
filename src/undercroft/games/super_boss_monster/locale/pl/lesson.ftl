### Super Boss Monster: co mówi pierwsza gra z przewodnikiem

lesson-sb-goal = Witaj! Twój boss to { card-baron-von-grabbe }, a ty jesteś w tej grze złoczyńcą: siedzisz na końcu swoich podziemi, a bohaterowie przychodzą po twoje skarby. Nowość: całe miasto, rynek i sługus do załatwiania spraw.
lesson-sb-souls = Bohater, który zginie w twoich podziemiach, to dusza, a ten, który do ciebie dotrze, to rana. Gra kończy się po turze, w której ktoś ma dziesięć dusz; wtedy od dusz odejmuje się rany i wygrywa największy wynik. Masz dziewięć.
lesson-sb-dungeon = Bohaterowie wchodzą do podziemi z lewej i idą w prawo, do ciebie. Czerwona liczba to obrażenia od komnaty, znaki na dole to skarby: wabią bohaterów swojego koloru.
lesson-sb-town = W każdej turze przychodzi dwóch bohaterów. Aksamitny Vik to złodziej, ma 8 życia i przyjdzie do ciebie, bo masz więcej zielonych skarbów. A komnaty zadają 5. Trzeba coś zrobić.
lesson-sb-pushed = W mieście jest po jednym miejscu na gracza. { card-laliho } czekał najdłużej i został wypchnięty na stadion. Skarby go stamtąd nie wywabią: posłać po niego może tylko sługus.
lesson-sb-market = Teraz rynek: w każdej turze bierzesz z niego jedną kartę. { card-spring-floor } to 2 obrażenia i zielony skarb. Bierz.
lesson-sb-market-other = Też niezła, ale zadaje mniej. Na Vika potrzebna jest { card-spring-floor }.
lesson-sb-minion = Potem wysyłasz sługusa: na wolne pole w mieście albo na własną komnatę. Działa później, po budowie. { card-minion-arena } ma takie pole: w tej turze zadaje o 2 obrażenia więcej.
lesson-sb-post = Wyślij sługusa na swoją { card-minion-arena.acc }.
lesson-sb-post-summon = Możesz posłać po bohatera, ale przyjdzie z 2 dodatkowymi punktami życia. Dziś to za dużo dla twoich podziemi. Lepsza jest { card-minion-arena }.
lesson-sb-post-city = Pola w mieście są przydatne, ale dziś liczą się obrażenia. Wyślij go na swoją { card-minion-arena.acc }.
lesson-sb-build = Rywalka wysłała sługusa na stadion: chce { card-laliho.gen }. A ty buduj: { card-spring-floor } na wolnym miejscu po lewej.
lesson-sb-build-over = Tak przykryjesz komnatę i zadasz mniej. Weź wolne miejsce po lewej.
lesson-sb-build-other = Najsilniejsza jest { card-spring-floor }: połóż ją po lewej.
lesson-sb-build-nothing = Wtedy Vik do ciebie dojdzie. Połóż { card-spring-floor.acc }.
lesson-sb-errand = Komnaty są odkryte i działają sługusy, twój pierwszy: { card-minion-arena } zadaje w tej turze 4 zamiast 2.
lesson-sb-summoned = Rywalka przyzwała do swoich podziemi bohatera, który ma teraz żeton +2 życia: { card-laliho }. Chciwość, czysta chciwość. Zobaczymy.
lesson-sb-walk = Vik dostanie 2, 1, 2 i 4: to 9, a ma 8. Spasuj i patrz na oba podziemia.
lesson-sb-walk-use = Nie trzeba niczego burzyć: 9 obrażeń wystarczy.
lesson-sb-thorn = A { card-laliho } z 10 życia doszedł do rywalki ({ card-queen-thornhide }): rana dla niej. Przez rany nikt tu nie odpada, ale każda zabiera na końcu duszę.
lesson-sb-won = Vik to twoja dziesiąta dusza: gra kończy się z tą turą, a ty jesteś daleko z przodu.
lesson-sb-end = Tura wygląda więc tak: bohaterowie, rynek, sługus, budowa, zadania, wabienie, przygody. Pierwszy gracz co turę jest inny, więc myśl o tym, kto rusza przed tobą. A teraz cała gra, od pierwszej komnaty!
