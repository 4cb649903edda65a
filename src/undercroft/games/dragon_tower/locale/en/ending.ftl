### Summary at the end of a game: unused cards and counts.

missed-hand = Never played: { $cards }.
missed-rooms = Opponents left in the tower: { $n }.
missed-drawn = Cards drawn: { $n }.
missed-passed = Monsters left alone in rooms not taken: { $n }.
