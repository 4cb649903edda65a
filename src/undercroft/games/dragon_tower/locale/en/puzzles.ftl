# Goals of puzzles
puzzle-clear = { $health ->
    [0] Clear the room without losing health.
   *[other] Clear the room for at most { $health } health, and everybody lives.
}
