### Rise of the Minibosses у терміналі: застосунок і простий режим.

terminal-bm-on = на { $room-acc }
terminal-bm-cost = ціна: { count-coins }
terminal-bm-level = рівень { $level }
terminal-bm-unpaid = чекає на свою монету
terminal-bm-not-in-force = здібності не діють
terminal-bm-held-back = чекає цей раунд
terminal-bm-promoted = Підвищення застосовано
terminal-bm-spell-tax = ціна заклинання: { count-coins }
terminal-mark-minibosses = ПМ
terminal-key-bm-marks = ▸ або клавіша: це можна вибрати · ✚ клірик ◆ маг ⚔ боєць ● злодій ☼ блазень ∅ без класу · ♞ монстр ⚙ пастка ♟ мінібос 2/3 його рівень ★ покращена або епічний · ▤ карти кімнат ✦ заклинання · −2 ушкодження · ◎ монети · ♥ здоров’я · ☠ душі ✖ поранення · ▼ тут герой · ▒ сорочкою догори ✗ деактивовано ⊘ без властивості ‖ чекає цей раунд ✓ застосовано +2 карти знизу · ‹{ terminal-mark-boss-monster }› { set-boss-monster } ‹{ terminal-mark-minibosses }› { set-minibosses }
