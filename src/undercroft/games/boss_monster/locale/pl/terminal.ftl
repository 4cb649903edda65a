### Boss Monster w terminalu: aplikacja i tryb prosty.

terminal-bm-your-dungeon = Twoje podziemia
terminal-bm-dungeons = Podziemia
terminal-bm-others = Przeciwnicy
terminal-bm-hidden-hands = Karty na ręce są zakryte dla widzów.
terminal-bm-over = na: { $room }
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
terminal-key-bm-marks = ▸ lub klawisz: to można wybrać · ✚ kapłan ◆ mag ⚔ wojownik ● złodziej ☼ głupiec · ♞ potwory ⚙ pułapka ★ wypaśna lub legendarny · ▤ karty komnat ✦ czary · −2 obrażenia · ♥ życie · ☠ dusze ✖ rany · ▼ tu jest bohater · ▒ zakryta ✗ dezaktywowana ✓ użyta +2 karty pod spodem · ▲ odkrywca ⚱ przedmioty ⊘ bez zdolności ∅ bez klasy · ‹{ terminal-mark-crash-landing }› { set-crash-landing } ‹{ terminal-mark-tools-of-hero-kind }› { set-tools-of-hero-kind }
terminal-mark-boss-monster = BM
terminal-mark-crash-landing = CL
terminal-mark-tools-of-hero-kind = TH
terminal-bm-silent = bez zdolności
