game-title = Rise of the Minibosses
game-tagline = Build a dungeon, hire minibosses for coins and gather the souls of heroes.
game-about = Boss Monster with coins and minibosses: strengthen your rooms, pay for powers, and reap ten souls before five of them wound you.
game-time = 40 min
setting-sets-help = Bosses, rooms and spells of these sets are shuffled in.
log-building-forbidden =
    { $rooms-count ->
        [0] Nothing can be built until the end of the round.
       *[other] Nothing can be built until the end of the round; cards lying face down go back to their owners’ hands.
    }
