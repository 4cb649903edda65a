rulebook-hero-card-title = Heroes
rulebook-hero-card =
    The symbol of a hero is the treasure that attracts this hero. The health is the damage that kills.
    Ordinary heroes come first. Epic heroes follow when the ordinary deck is empty: they have more health, and count as two souls or two wounds.
    A hero with two symbols counts both treasures together. Heroes without one do what their card says: a Fool goes to the one player with the fewest souls, and stays in town if there is a tie.
    Some heroes can be strengthened for a coin by the opponents of the player whose dungeon they visit.
rulebook-setup-title = Set-up
rulebook-setup =
    Everybody gets a boss at random, five cards of the room deck, two spells and 3 coins. Four cards of the room deck and two spells begin in the discard pile.
    If four or more of your rooms are advanced, or four or more show the same treasure, you may shuffle the whole hand back and draw a new one, again and again while the new hand is as bad. Minibosses count for neither.
    Then everybody may lay one first room face down beside the boss; it can be neither an advanced room nor a miniboss. All are turned up together, and what they do when built happens, the highest XP first.
    No spells and no effects are used during the set-up.
rulebook-building-title = Building a room or a miniboss
rulebook-building =
    In your Build turn you may place one card from your hand, face down: a room to the left of your leftmost room or on top of one of your rooms, or a miniboss on one of your rooms.
    Side by side there are never more than five rooms; then you can only build over a room.
    An ordinary room fits over any room. An advanced room only goes over a room that shows one of its treasure symbols, never to the left end.
    You cannot build over a face-down card or over a deactivated room.
    The covered room stops working at once; under a miniboss it works again after the cards are turned up.
    A room that asks for coins when built is placed only if you have them, and paid when it is turned up; if you cannot pay then, it is discarded.
    When your Build turn is over, what you have placed stays, and it is too late to build.
rulebook-reveal-title = Turning the cards up, Level Up
rulebook-reveal =
    When everybody has had a Build turn, all placed cards are turned up together.
    First everybody pays, by XP: 1 coin for a new miniboss, or it is discarded; and what a new room costs. What is not paid is not built.
    Then, by XP, each player carries out what is due, in the order that player likes: the boss's Level Up, if the dungeon shows five rooms for the first time, and what the new rooms do when built. Only the fifth room itself waits for the Level Up.
    A Level Up happens by itself and only once in a game; some give a power for the rest of the game.
    A room that comes to light because the one above it was destroyed was not built.
    From here until the Adventure phase nobody can use spells or effects.
    If a deactivated room is missing for the five, or its own effect was due, the Level Up or the effect waits for the end of the round.
rulebook-mixing-title = Mixing sets
rulebook-mixing =
    Bosses, rooms and spells of Boss Monster can be shuffled in. The heroes come from one set only.
    A room for a coin: in each of your Build turns you may discard one card of the room deck from your hand and gain 1 coin. In mixed games this is usual.
