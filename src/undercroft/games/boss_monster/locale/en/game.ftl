game-title = Boss Monster
game-tagline = Build a dungeon, lure heroes into it and gather their souls.
game-about = Build a dungeon, lure heroes, and reap ten souls before five of them wound you.
game-time = 30 min
prompt-where-to-build = Choose where to build the room, or keep it in your hand.
log-rooms-revealed = The new rooms are turned up: { $cards }.
log-spell-announced =
    { $seat-is ->
        [you] You play { $spell }.
       *[other] { $seat } plays { $spell }.
    }
log-building-forbidden =
    { $rooms-count ->
        [0] Nothing can be built until the end of the round.
       *[other] Nothing can be built until the end of the round; rooms lying face down go back to their owners’ hands.
    }
setting-sets = With
setting-sets-help = Crash Landing brings explorers and always belongs to games of five or six. Tools of Hero-Kind gives heroes items.
situation-builds =
    { $seat-is ->
        [you] Your turn to build: place a room face down, use something, or build nothing.
       *[other] { $seat } is building. Use something meanwhile, or pass?
    }
terminal-key-bm-marks = ▸ or a key: something you can choose · ✚ cleric ◆ mage ⚔ fighter ● thief ☼ fool · ♞ monster room ⚙ trap room ★ advanced or epic · ▤ room cards ✦ spells · −2 damage · ♥ health · ☠ souls ✖ wounds · ▼ a hero is here · ▒ face down ✗ deactivated ✓ used +2 cards beneath · ▲ explorer ⚱ items ⊘ no abilities ∅ no class · ‹{ terminal-mark-crash-landing }› { set-crash-landing } ‹{ terminal-mark-tools-of-hero-kind }› { set-tools-of-hero-kind }
web-bm-tip-hand = Your first hand. Rooms make up your dungeon, spells (violet) are played at the moments their signs say. Only a poor hand may be drawn anew.
web-bm-tip-build = Place one room a round, face down: pick a card, then a glowing place. New rooms go to the left; an advanced room (gold rim) only goes over a room with the same treasure. Five rooms level your boss up.
