rulebook-hero-card-title = Heroes
rulebook-hero-card =
    The symbol of a hero is the treasure that attracts this hero. The health is the damage that kills.
    Ordinary heroes come first. Epic heroes follow when the ordinary deck is empty: they have more health, and count as two souls or two wounds.
    A Fool looks for no treasure: this hero goes to the one player with the fewest souls, and stays in town if there is a tie.
rulebook-setup-title = Set-up
rulebook-setup =
    Everybody gets a boss at random, five room cards and two spells.
    If four or more of your rooms are advanced, or four or more show the same treasure, you may shuffle the whole hand back and draw a new one, again and again while the new hand is as bad.
    Then everybody may lay one first room face down beside the boss; it cannot be an advanced one. All are turned up together, and what they do when built happens, the highest XP first.
    No spells and no effects are used during the set-up.
rulebook-building-title = Building a room
rulebook-building =
    In your Build turn you may place one room from your hand, face down: to the left of your leftmost room, or on top of one of your rooms.
    Side by side there are never more than five; then you can only build over a room.
    An ordinary room fits over any room. An advanced room only goes over a room that shows one of its treasure symbols, never to the left end.
    You cannot build over a face-down card or over a deactivated room.
    The covered room stops working at once.
    When your Build turn is over, what you have placed stays, and it is too late to build.
    A room that an effect lets you build at other times obeys the same rules, and acts at once if it does something when built.
rulebook-reveal-title = Turning the rooms up, Level Up
rulebook-reveal =
    When everybody has had a Build turn, all placed rooms are turned up together. Now they are built.
    Then, by XP, each player carries out what is due, in the order that player likes: the boss's Level Up, if the dungeon shows five rooms for the first time, and what the new rooms do when built. Only the fifth room itself waits for the Level Up.
    A Level Up happens by itself and only once in a game.
    A room that comes to light because the one above it was destroyed was not built.
    From here until the Adventure phase nobody can use spells or effects.
    If a deactivated room is missing for the five, or its own effect was due, the Level Up or the effect waits for the end of the round.
