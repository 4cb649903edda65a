# Goals of puzzles
puzzle-slay = { $heroes ->
    [one] Kill a hero in your dungeon this round.
   *[other] Kill { $heroes } heroes in your dungeon this round.
}
puzzle-slay-unhurt = { $heroes ->
    [one] Kill a hero in your dungeon this round and let none reach your boss.
   *[other] Kill { $heroes } heroes in your dungeon this round and let none reach your boss.
}
puzzle-unhurt = Let no hero reach your boss this round.
puzzle-wound = Let a hero wound an opponent’s boss this round.
puzzle-win = Win the game this round.
