### Rise of the Minibosses in a terminal: the app and the plain mode.

terminal-bm-on = on { $room-the }
terminal-bm-cost = costs { count-coins }
terminal-bm-level = level { $level }
terminal-bm-unpaid = waits for its coin
terminal-bm-not-in-force = powers not in force
terminal-bm-held-back = waits this round
terminal-bm-promoted = Promotion used
terminal-bm-spell-tax = each spell costs { count-coins }
terminal-mark-minibosses = RM
terminal-key-bm-marks = ▸ or a key: something you can choose · ✚ cleric ◆ mage ⚔ fighter ● thief ☼ fool ∅ no class · ♞ monster room ⚙ trap room ♟ miniboss 2/3 its level ★ advanced or epic · ▤ room cards ✦ spells · −2 damage · ◎ coins · ♥ health · ☠ souls ✖ wounds · ▼ a hero is here · ▒ face down ✗ deactivated ⊘ no abilities ‖ waits this round ✓ used +2 cards beneath · ‹{ terminal-mark-boss-monster }› { set-boss-monster } ‹{ terminal-mark-minibosses }› { set-minibosses }
