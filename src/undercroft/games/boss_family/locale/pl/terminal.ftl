### Boss Monster w terminalu: aplikacja i tryb prosty.

terminal-bm-your-dungeon = Twoje podziemia
terminal-bm-dungeons = Podziemia
terminal-bm-others = Przeciwnicy
terminal-bm-hidden-hands = Karty na ręce są zakryte dla widzów.
terminal-bm-over = na: { $room }
terminal-bm-remembered = Widziane wcześniej, teraz ukryte: { $cards } ({ $places }).
terminal-bm-beneath = pod spodem: { $n }
terminal-bm-monster = potwory
terminal-bm-trap = pułapka
terminal-bm-hand = na ręce { $rooms ->
    [one] { $rooms } komnata
    [few] { $rooms } komnaty
   *[many] { $rooms } komnat
}, { $spells ->
    [one] { $spells } czar
    [few] { $spells } czary
   *[many] { $spells } czarów
}
terminal-bm-tie = remis, zostaje w mieście
terminal-bm-stays = zostaje w mieście
terminal-bm-would-go = idzie do: { $seat }
terminal-bm-hurt = obrażenia { $hurt } z { $health }
terminal-bm-dies = zginie: { $room }
terminal-bm-survives = dojdzie do bossa
terminal-bm-target = cel: { $target }
terminal-bm-walk = Podziemia, { $seat }: { $hero }, { $hurt }, { $end }.
terminal-bm-answer = Czekamy na odpowiedź: { $seat }.
terminal-bm-dungeon-of = Podziemia, { $seat }, od wejścia do bossa: { $rooms }.
terminal-bm-score = { $seat }: dusze minus rany { $score }
terminal-bm-keys = 1–9 ↑↓ · F2 podziemia F3 ręka F4 dziennik F5 odrzucone F6 miasto · 0 pas · m pytania · u cofnij · ? pomoc · q wyjdź
terminal-bm-keys-short = 1–9 ↑↓ Enter · Tab · F2–F6 · 0 pas · m pytania · u cofnij · ? pomoc · q wyjdź
terminal-key-bm-panels = F2 wszystkie podziemia z tym, co leży pod spodem · F3 ręka z tekstami · F4 dziennik · F5 stos odrzuconych kart · F6 miasto
terminal-mark-boss-monster = BM
terminal-mark-crash-landing = CL
terminal-mark-tools-of-hero-kind = TH
terminal-bm-silent = bez zdolności

## Coins and minibosses

terminal-bm-on = na: { $room }
terminal-bm-cost = koszt: { count-coins }
terminal-bm-level = poziom { $level }
terminal-bm-unpaid = czeka na monetę
terminal-bm-not-in-force = moce nie działają
terminal-bm-held-back = czeka w tej rundzie
terminal-bm-promoted = Rozwinięcie użyte
terminal-bm-spell-tax = koszt czaru: { count-coins }
terminal-mark-minibosses = PM
terminal-key-bm-marks = ▸ lub klawisz: to można wybrać · ✚ kapłan ◆ mag ⚔ wojownik ● złodziej ☼ głupiec ∅ bez klasy · ♞ potwory ⚙ pułapka ♟ miniboss 2/3 jego poziom ★ wypaśna lub legendarny · ▤ karty komnat ✦ czary · −2 obrażenia · ◎ monety · ♥ życie · ☠ dusze ✖ rany · ▼ tu jest bohater · ▒ zakryta ✗ dezaktywowana ⊘ bez zdolności ‖ czeka w tej rundzie ✓ użyta +2 karty pod spodem · ‹{ terminal-mark-boss-monster }› { set-boss-monster } ‹{ terminal-mark-minibosses }› { set-minibosses }
