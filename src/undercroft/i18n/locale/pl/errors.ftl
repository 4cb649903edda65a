### Błędy, każdy w jednym zdaniu.

error-empty-option = Ruch musi zawierać czasownik, na przykład: { $example }
error-unknown-verb = W tej grze nie ma czasownika { $verb }.
error-bad-argument = { $argument } nie jest argumentem w postaci nazwa=wartość.
error-wrong-arguments = { $verb } przyjmuje takie argumenty: { $expected }
error-bad-value = { $name } nie może mieć wartości { $value }.
error-no-such-index = Nie ma ruchu o numerze { $index }; ruchy mają numery od 0 do { $last }.
error-not-an-option = Ruch podaje się jako obiekt, przez jego tekst albo numer, a nie jako { $kind }.
error-bad-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
error-not-a-text = Potrzebny jest tu tekst albo ścieżka do pliku, a nie { $kind }.
error-unreadable-file = Nie można odczytać { $path }: { $reason }.
error-unwritable-file = Nie można zapisać { $path }: { $reason }.
error-empty-record = Zapis jest pusty.
error-record-format = Zapis ma format { $actual }, a program czyta format { $expected }.
error-bad-record = Nie można odczytać wiersza { $line } zapisu: { $reason }.
error-record-line = Wiersz { $line } zapisu nie jest ani decyzją (seat, do i ewentualnie digest: 16 cyfr szesnastkowych), ani wypowiedzią (seat, say), ani wynikiem (result).
error-bad-scenario = Nie można odczytać scenariusza: { $reason }.
error-bad-lesson = Coś jest nie tak z lekcją: { $reason }.
error-bad-rulebook = Coś jest nie tak z księgą zasad: { $reason }.
error-game-over = Gra jest skończona: nie można już nic zagrać.
error-game-not-over = Gra jeszcze się nie skończyła.
error-not-asked = { $option } nie jest odpowiedzią na obecne pytanie.
error-not-legal = { $option }: teraz niedozwolone.
error-forbidden = { $option }: zabrania tego zasada { $rule }.
error-ambiguous-option = { $option } może znaczyć różne rzeczy: { $candidates }
error-undo-start = Nie ma czego cofnąć.
error-undo-revealed = Tego nie można cofnąć: ten ruch odkrył kartę albo użył losowości.
error-undo-depth = Tego nie można cofnąć: tylu decyzji z rzędu już się nie cofa.
error-undo-other-seat = Tego nie można cofnąć: od tamtej pory ruch wykonał ktoś inny.
error-imagined-table = Wyobrażony świat nie ma zapisu: nie doprowadziły do niego żadne decyzje.
error-undo-lesson = Na lekcji nie trzeba niczego cofać: błędny ruch nie zostaje wykonany.
error-lesson-mistake = To nie jest ruch z lekcji ({ $text }).
error-lesson-others = Inni jeszcze wykonują ruchy.
error-lesson-over = Lekcja się skończyła.
error-not-a-phrase = { $phrase } nie należy do zwrotów tej gry.
error-unknown-game = Nie ma gry { $name }; dostępne są: { $known }
error-unknown-lesson = Gra { $game } nie ma lekcji { $name }; ma: { $known }
error-no-package = Nie ma pakietu z grą { $path }: to folder z plikiem __init__.py.
error-not-a-package = { $path } nie ma PACKAGE: potrzebny jest undercroft.kernel.game.Package.
error-package-failed = Pakietu z grą { $path } nie można użyć: { $reason }
error-unusable-bot = Bota { $path } nie można użyć: { $reason }
error-no-bot-there = W { $source } nie ma { $name }; boty tam: { $known }
error-module-taken = Pakietu z grą { $path } nie można użyć: { $name } to nazwa innego modułu.
error-bad-game-id = { $name } nie może być identyfikatorem gry: składa się on z małych liter, cyfr i pojedynczych kresek.
error-game-taken = Jest już inna gra o identyfikatorze { $name }.
error-parent-unknown = Gra { $name } opiera się na { $parent }, którą trzeba dołączyć wcześniej.
error-no-positions = { $game } nie ma scenariuszy, które zaczynają się od pozycji.
error-bad-seats = { $game } ma od { $low } do { $high } miejsc, a nie { $seats }.
error-bad-names = Imiona to lista z jednym tekstem na każde miejsce (miejsc jest { $seats }) albo pusta lista, a nie { $names }.
error-port-taken = Pod adresem { $host }, port { $port } już coś działa; wybierz inny port.
error-no-push-contact = Usługi powiadomień muszą wiedzieć, do kogo pisać: --push-contact mailto:… albo https://….
error-bad-push-key = W { $file } nie ma klucza; tworzy go „undercroft vapid-key FILE”.
error-push-key-not-kept = Klucza nie można zapisać w { $file }: { $reason }
error-bad-limits = W pliku { $file } nie ma ograniczeń, których można użyć: { $reason }
error-bad-base-path = { $path } nie może być ścieżką serwera: zapisz ją w postaci /undercroft.
error-bad-database = Nie można użyć bazy danych { $database }: { $reason }
error-bad-metrics = Wskaźników nie można podawać pod adresem { $place }: potrzebny jest adres i wolny port, na przykład 127.0.0.1:9464.
error-newer-database = Bazę danych { $database } zapisała nowsza wersja Undercroft (jej postać to { $actual }, ten program zna { $known }). Zaktualizuj program.
error-development-database = Bazę danych { $database } zapisała rozwojowa wersja Undercroft (jej postać to { $actual }) i nie można jej zaktualizować. Uruchom z nią raz ostatnią wersję rozwojową, która zaktualizuje ją do { $upgradable }, albo użyj nowej bazy danych.
error-bad-seed = Ziarno to liczba całkowita nie mniejsza niż 0 (dla stołu mniejsza niż 2^256), a nie { $seed }.
error-bad-options = Opcje gry podaje się jako słownik według nazw, a nie jako { $kind }.
error-unknown-setting = { $game } nie ma opcji { $name }; dostępne są: { $known }
error-bad-setting = Opcja { $name } nie może mieć wartości { $value }; do wyboru są: { $choices }
error-bad-setting-list = Opcja { $name } nie może mieć wartości { $value }; musi to być lista złożona z: { $choices }
error-bad-setting-cards = Opcja { $name } nie może mieć wartości { $value }; musi to być lista kart albo jedna z wartości: { $choices }
error-card-twice = Opcja { $name } wymienia { $card } dwa razy; każdą kartę można wziąć tylko raz.
error-setting-needs = Opcja { $name } może mieć wartość { $value } tylko wtedy, gdy { $other } to jedna z wartości: { $values }; tu jest { $actual }.
error-setting-needs-in-list = Opcja { $name } może mieć wartość { $value } tylko wtedy, gdy { $other } zawiera jedną z wartości: { $values }
error-wrong-team-size = Drużyna licząca { $team } nie pasuje: liczba bohaterów to { $heroes }.
error-no-campaign = Gra { $game } nie ma kampanii.
error-no-such-puzzle = Gra { $game } nie ma zadania { $number }; jest ich { $count }.
error-no-puzzle = Przy tym stole nie ma zadania.
error-no-daily = Gra { $game } nie ma wyzwania dnia.
error-bad-campaign = Nie da się odczytać tej kampanii: { $reason }
error-position-fails = Z tej pozycji nie da się grać dalej: { $reason }
error-position-missing = Podano strefy, ale nie ma pozycji, w której można je rozłożyć.
error-position-word = W pozycji { $name } to jedno z: { $choices }
error-position-number = W pozycji { $name } to liczba od { $low } do { $high }.
error-goal-numbers = W zadaniu cel { $goal } wymaga dokładnie takich liczb, każdej nie mniejszej niż 0: { $expected }
error-position-list =
    { $count ->
        [one] W pozycji { $name } to lista złożona z { $count } liczby od { $low } do { $high }.
       *[other] W pozycji { $name } to lista złożona z { $count } liczb od { $low } do { $high }.
    }
error-position-nobody-alive = W pozycji ktoś musi być żywy.
error-position-card = W pozycji { $zone } zawiera dokładnie jedną kartę.
error-position-cards = W pozycji w strefie { $zone } jest tyle kart: { $count }.
error-position-misplaced = W pozycji karta { $card } nie może leżeć w strefie { $zone }.
error-zone-rows =
    { $count ->
        [one] { $zone } mieści najwyżej { $count } listę kart.
        [few] { $zone } mieści najwyżej { $count } listy kart.
        [many] { $zone } mieści najwyżej { $count } list kart.
       *[other] { $zone } mieści najwyżej { $count } listy kart.
    }
error-bad-chance = Ustalony los dał { $number }, a potrzebna była liczba mniejsza niż { $bound }.
error-unknown-card = W tej grze nie ma karty { $card }.
error-card-not-used = Karta { $card } nie bierze udziału w grze przy tej liczbie miejsc i tych opcjach.
error-no-such-copy = Nie ma już egzemplarza { $card }, który można umieścić w strefie { $zone }.
error-unknown-zone = W tej grze nie ma strefy { $zone }; dostępne są: { $known }
error-wrong-number-of-bots = Botów jest { $bots }, a miejsc { $seats }: podaj jednego dla wszystkich albo po jednym na miejsce.
error-too-few-bots = Botów jest { $bots }, a miejsc { $seats }: podaj co najmniej po jednym na miejsce; tego samego można podać ponownie.
error-no-series = W pliku { $path } nie ma serii gier między botami.
error-other-series = W pliku { $path } jest inna seria: inne boty, miejsca, opcje, ziarna lub zasady. Podaj inny plik.
error-unknown-bot = Nie ma bota { $name } do gry { $game }; dostępne są: { $known }
error-record-digest = Wiersz { $line }: od tego miejsca zapis się nie zgadza (skrót w zapisie to { $expected }, w grze { $actual }).
error-record-move = Wiersz { $line }: od tego miejsca zapis się nie zgadza ({ $reason })
error-record-seat = Wiersz { $line }: od tego miejsca zapis się nie zgadza (ruch wykonuje miejsce { $expected }, a pytane jest miejsce { $actual }).
error-record-rules = Zapis powstał w wersji { $expected } zasad gry { $game }; obecna wersja to { $actual }.
error-record-result = Wiersz { $line }: od tego miejsca zapis się nie zgadza (wynik w zapisie to { $expected }, w grze { $actual }).
error-scenario-move = Krok { $step }, { $option }: { $reason } Dostępne są: { $offered }
error-scenario-until = Krok { $step }: przed następnym pytaniem nie ma { $until }; następuje: { $known }
error-scenario-path = Krok { $step }: ścieżka { $path } donikąd nie prowadzi: zamiast { $part } jest tam: { $known }
error-expectation = Krok { $step }: { $path } powinno mieć wartość { $expected }, a ma { $actual }.
error-expected-refusal = Krok { $step }: { $option } należało odrzucić, a ruch jest dozwolony.
error-wrong-refusal = Krok { $step }: { $option } należało odrzucić z powodu { $expected }, a odrzucono z powodu { $actual }.
error-no-hints = Żaden bot tej gry ({ $game }) nie umie podpowiadać.
error-hint-not-asked = Podpowiedź jest dla miejsca, które teraz decyduje, tutaj to miejsce { $seat }: potrzebne są jego widok stołu i jego światy.
error-hint-alike = Dla ciebie te ruchy niczym się nie różnią: nie ma czego podpowiadać.
error-no-reviews = Żaden bot tej gry ({ $game }) nie umie analizować partii.
