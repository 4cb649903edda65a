### One Deck Dungeon w terminalu: aplikacja i tryb prosty.

terminal-od-letter-strength = S
terminal-od-letter-agility = Z
terminal-od-letter-magic = M
terminal-od-letter-heroic = H
terminal-od-sum = suma kości, { $need }
terminal-od-at-once = od razu { $cost }
terminal-od-instead = { $new }; zamiast: { $old }
terminal-od-covers = zapełni pole { $boxes }
terminal-od-covers-nothing = teraz niczego nie zapełni
terminal-od-others-act = na razie otwarte: { $lost }; dalej inni
terminal-od-falls =
    { $heroes-number ->
        [one] { $heroes } zginie
       *[many] { $heroes } zginą
    }
terminal-od-rescue =
    { $heroes-number ->
        [one] { $heroes } zginie, jeśli nie pomoże mikstura
       *[many] { $heroes } zginą, jeśli nie pomoże mikstura
    }
terminal-od-some-hero = Ktoś z bohaterów
terminal-od-by-itself = działa automatycznie
terminal-od-reborn = powstał na nowo
terminal-od-difficulty-1 = łatwe
terminal-od-difficulty-2 = średnie
terminal-od-difficulty-3 = trudne
terminal-od-keys = 1–9 ↑↓ Enter · b rada · u cofnij · F2 podziemia F3 bohaterowie F4 dziennik F5 drzwi F6 mikstury · ? pomoc · q wyjdź
terminal-od-keys-short = 1–9 ↑↓ Enter · Tab · Esc · b rada · u cofnij · F2–F6 · ? pomoc · q wyjdź
terminal-key-od-place = Kości: klawisz kości, potem klawisz pola (albo innej czynności z tą kością) · albo wskaż pole klawiszem Tab i wybierz kość · u zabiera kość z powrotem
terminal-key-od-panels = F2 podziemia z bossem · F3 bohaterowie ze wszystkimi tekstami · F4 dziennik · F5 drzwi i czym mogą się stać ich karty · F6 mikstury i PD
terminal-key-od-marks = ▸ lub klawisz: to można wybrać · S siła Z zręczność M magia H heroizm * dowolna · [S4] pole, [ΣS10] pole na sumę kości, ▣ tarcza, ✓ zapełnione · puste kosztuje: ♥ serca ◔ czas ☣ truciznę · ☠ rani bossa · ✗1 pierwszą kość zabierze boss, ✗0 już zabrał · Z6▣ kość tylko na tarcze, M2~ tylko na manę · ▒ zamknięte drzwi ♣ liść ⚗ żeton mikstury ✦ wyczyn ⚒ przedmiot · M≥5 koszt w manie
terminal-plain-od-place = Podczas układania kości numer kości pokazuje, co można z nią zrobić; 0 wraca.
terminal-od-campaign-begin = Zacznij: undercroft play { $game } --option campaign=yes
terminal-od-campaign-tick = Postaw znacznik: undercroft campaign { $game } --tick BOHATER TALENT KOLOR ({ $colours })
terminal-od-campaign-press = Naciśnij jeszcze raz, aby postawić znacznik: { $talent }, { $colour }
terminal-od-campaign-signs = ● zielone kółka, ■ żółte kwadraciki, ◆ czerwone znaki; niezaznaczone są puste. Cyfra stoi tam, gdzie ten klawisz postawi znacznik. Postawionego nie można cofnąć.
terminal-od-no-sheet = Nie ma arkusza dla { $hero }; są: { $known }
terminal-od-no-talent = Nie ma talentu { $talent }; są: { $known }
terminal-od-no-colour = Nie ma koloru { $colour }; są: { $known }
terminal-od-campaign-menu = Aby zacząć, ustaw w menu „{ $setting }”.
