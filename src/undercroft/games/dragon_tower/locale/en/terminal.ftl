### Dragon Tower: playing in a terminal

terminal-header = Floor { $floor } of 6
terminal-table-keys = 1–9 or ↑↓ Enter choose · Tab point · u undo · t talk · n story · l language · a achievements · ? help · q leave
terminal-table-keys-short = 1–9 ↑↓ Enter · Tab · u undo · t talk · ? help · q leave
terminal-tower = Tower
terminal-fight = Fight
terminal-heroes = Heroes
terminal-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
terminal-note-grave = This cannot be taken back and costs all health of the heroes in this fight.
terminal-fight-against = { $heroes } against { $foes }
terminal-fight-cards = Cards
terminal-fight-free = Nothing is missing: the fight can be won without a scratch.
terminal-fight-cost = Missing { $missing }: settling now costs { $cost } health.
terminal-fight-short = Missing { $missing }: as it stands, this fight cannot be won.
terminal-fight-missing = Missing: { $missing }.
terminal-fight-hidden = The other's cards are hidden until they are handed over.
terminal-pair-rise = A pair gets in each other's way: each attribute +1.
terminal-floor-room = { $title }, { $room } room: { $foes }.
terminal-skill-spent = { $skill } (spent)
terminal-hero-skills = { $hero }, skills: { $skills }.
terminal-hero-hand = { $hero }, hand: { $cards }.
terminal-plan = The plan: { $heroes } against { $foe }.
terminal-fight-title = The fight: { $heroes } against { $foes }.
terminal-fight-row = { $attribute }: needed { $need }, base { $base }, cards { $cards }, missing { $missing }.
terminal-fight-unknown = { $attribute }: needed { $need }, base { $base }, the other's cards are hidden.
terminal-key-panels = F2, F3, F4: the tower, the heroes or the log over the whole screen
terminal-key-marks = ▸ or a key: something you can choose · ◆ elite · ♛ boss · ! circumstance · ⚔ in this fight · ▒ hidden card · ✦ skill
terminal-plain-state = s reads the whole situation again, with the whole tower.
