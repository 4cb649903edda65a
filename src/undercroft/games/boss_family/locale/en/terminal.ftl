### Boss Monster in a terminal: the app and the plain mode.

terminal-bm-your-dungeon = Your dungeon
terminal-bm-dungeons = Dungeons
terminal-bm-others = The others
terminal-bm-hidden-hands = Spectators do not see the hands.
terminal-bm-over = over { $room-the }
terminal-bm-remembered = Seen before, now hidden: { $cards } ({ $places }).
terminal-bm-beneath = { $n } beneath
terminal-bm-monster = monster
terminal-bm-trap = trap
terminal-bm-hand = hand: { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, { $spells ->
    [one] { $spells } spell
   *[other] { $spells } spells
}
terminal-bm-tie = tie, stays in town
terminal-bm-stays = stays in town
terminal-bm-would-go = would go to { $seat }
terminal-bm-hurt = damage { $hurt } of { $health }
terminal-bm-dies = dies in { $room-the }
terminal-bm-survives = will reach the boss
terminal-bm-target = target: { $target }
terminal-bm-walk = In the dungeon of { $seat }: { $hero }, { $hurt }, { $end }.
terminal-bm-answer = Waiting for an answer from { $seat }.
terminal-bm-dungeon-of = Dungeon of { $seat }, from the entrance to the boss: { $rooms }.
terminal-bm-score = { $seat }: souls less wounds { $score }
terminal-bm-keys = 1–9 ↑↓ · Tab point · F2 dungeons F3 hand F4 log F5 discard F6 town · 0 pass · m asking · u undo · ? help · q leave
terminal-bm-keys-short = 1–9 ↑↓ Enter · Tab · F2–F6 · 0 pass · m asking · u undo · ? help · q leave
terminal-key-bm-panels = F2 all dungeons with what lies beneath · F3 the hand with its texts · F4 the log · F5 the discard pile · F6 the town
terminal-mark-boss-monster = BM
terminal-mark-crash-landing = CL
terminal-mark-tools-of-hero-kind = TH
terminal-bm-silent = no abilities

## Coins and minibosses

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
