### Wieża Smoka: gra w terminalu

terminal-header = Piętro { $floor } z 6
terminal-table-keys = 1–9 lub ↑↓ Enter wybór · Tab wskaż · u cofnij · t powiedz · n opowieść · l język · a osiągnięcia · ? pomoc · q wyjdź
terminal-table-keys-short = 1–9 ↑↓ Enter · Tab · u cofnij · t powiedz · ? pomoc · q wyjdź
terminal-tower = Wieża
terminal-fight = Walka
terminal-heroes = Bohaterowie
terminal-deck-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
terminal-note-grave = Tego nie da się cofnąć: bohaterowie w tej walce stracą całe zdrowie.
terminal-fight-against = { $heroes } przeciw: { $foes }
terminal-fight-cards = Karty
terminal-fight-free = Niczego nie brakuje: walkę można wygrać bez zadraśnięcia.
terminal-fight-cost =
    { $cost ->
        [one] Brakuje { $missing }: wygrana teraz kosztuje { $cost } punkt zdrowia.
        [few] Brakuje { $missing }: wygrana teraz kosztuje { $cost } punkty zdrowia.
        [many] Brakuje { $missing }: wygrana teraz kosztuje { $cost } punktów zdrowia.
       *[other] Brakuje { $missing }: wygrana teraz kosztuje { $cost } punktu zdrowia.
    }
terminal-fight-short = Brakuje { $missing }: tak tej walki nie da się wygrać.
terminal-fight-missing = Brakuje: { $missing }.
terminal-fight-hidden = Karty partnera są zakryte, dopóki nie przekaże walki.
terminal-pair-rise = Dwoje wchodzi sobie w drogę: każda cecha przeciwnika +1.
terminal-floor-room = { $title }, komnata: { $room }. { $foes }.
terminal-skill-spent = { $skill } (zużyte)
terminal-hero-skills = { $hero }, umiejętności: { $skills }.
terminal-hero-hand = { $hero }, ręka: { $cards }.
terminal-plan = Plan: { $heroes } przeciw: { $foe }.
terminal-fight-title = Walka: { $heroes } przeciw: { $foes }.
terminal-fight-row = { $attribute }: potrzeba { $need }, baza { $base }, karty { $cards }, brakuje { $missing }.
terminal-fight-unknown = { $attribute }: potrzeba { $need }, baza { $base }, karty partnera są zakryte.
terminal-key-panels = F2, F3, F4: wieża, bohaterowie lub dziennik na cały ekran
terminal-key-marks = ▸ lub klawisz: to można wybrać · ◆ elitarny · ♛ boss · ! okoliczność · ⚔ w tej walce · ▒ zakryta karta · ✦ umiejętność
terminal-plain-state = s czyta całą sytuację od nowa, z całą wieżą.
