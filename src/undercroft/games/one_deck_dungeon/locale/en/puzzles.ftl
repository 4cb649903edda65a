# Goals of puzzles
puzzle-lose-nothing = Lay the dice so that the encounter costs nothing.
puzzle-lose-at-most = Lay the dice so that it costs no more than { $hearts } ♥, { $time } ◔ and { $poison } ☣.
puzzle-lose-no-heart = Lay the dice so that nobody is wounded or poisoned.
