### Super Boss Monster in a terminal: the app and the plain mode.

terminal-sb-city = City
terminal-sb-stack = Stack: the newest happens first
terminal-sb-free-place = free
terminal-sb-heroes-a-turn = { $n ->
    [one] { $n } hero comes each turn
   *[other] { $n } heroes come each turn
}
terminal-sb-temple-bonus = market card
terminal-sb-stadium-bonus = +▤ room
terminal-sb-library-bonus = ±✦ spell
terminal-sb-hideout-bonus = last room +2
terminal-sb-launch-pad-bonus = shuffle
terminal-sb-summon = summon
terminal-sb-next-title = Next title: { $title }, from { $points } points.
terminal-sb-challenge = Challenge: every hero in town needs one more treasure.
terminal-sb-solo-end = The game ends at once when a hero has to go to the tavern; after a turn, with { $wounds } wounds or with no heroes left.
terminal-sb-closed = closed now
terminal-sb-order = Turn order, the first player first: { $seats }.
terminal-sb-needs = treasure { $have } of { $needed }
terminal-sb-against = the rooms deal { $damage }; { $hero }
terminal-sb-minion-of = { $seat }’s minion: { $space }
terminal-mark-super-boss-monster = SB
terminal-key-sb-marks = ⚑ first player · ☻ minion · ◇ action space · +✚ one more treasure until the end of the turn · +▤ draw a room ±✦ draw a spell, then discard one · ♥6+2 health with its token · ▲2 damage tokens · ⊖ neutralized ☾ asleep · (2/3) you have 2 of the 3 treasures that the hero needs (one player) · ☖ tavern
