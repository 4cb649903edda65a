### Czytanie księgi zasad.

rules-title = Zasady
rules-of = Zasady: { $game }
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count } rozdział
        [few] Znaleziono { $count } rozdziały
        [many] Znaleziono { $count } rozdziałów
       *[other] Znaleziono { $count } rozdziału
    }
rules-no-match = W zasadach tej gry nie ma: „{ $words }”.
rules-clauses = W rejestrze zasad: { $clauses }
rules-whole = Cała księga zasad
rules-about-question = Zasada do tego pytania
rules-about-line = Jaka zasada zadziałała
rules-none = W księdze zasad nie ma o tym rozdziału.
rules-no-book = Ta gra nie ma księgi zasad.
rules-card = Na karcie
rules-ruling = Wyjaśnienie
rules-read-more = Zasady z obrazkami i wyszukiwaniem
web-key-rule = zasada do tego pytania
web-line-rule = Jaka zasada zadziałała: { $line }
terminal-key-rules = F7: zasada do tego pytania · F8: zasady gry
terminal-key-log = F4: dziennik; Enter na wierszu pokazuje zasadę, która zadziałała
terminal-plain-rules = r: zasada do tego pytania; r i słowa: szukanie w zasadach
terminal-plain-why = y: jaka zasada zadziałała w ostatnim wierszu dziennika; y 2: w poprzednim i tak dalej
terminal-log-keys = ↑↓ wiersz · Enter zasada do niego · Esc zamknij
terminal-rules-keys = ↑↓ przewijanie · Esc zamknij

## The end of a game

ending-missed = Zdobyte i przepadłe
