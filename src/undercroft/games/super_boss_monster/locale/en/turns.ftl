### Super Boss Monster: what the other editions call a round is a turn here.

log-building-forbidden =
    { $rooms-count ->
        [0] Nothing can be built until the end of the turn.
       *[other] Nothing can be built until the end of the turn; cards lying face down go back to their owners’ hands.
    }
log-spell-taxed =
    { $seat-is ->
        [you] Until the end of the turn you must pay 1 coin for each spell, this one included.
       *[other] Until the end of the turn { $seat } must pay 1 coin for each spell, this one included.
    }
log-dungeon-text-lost =
    { $seat-is ->
        [you] Rooms and minibosses in your dungeon have no abilities until the end of the turn.
       *[other] Rooms and minibosses in the dungeon of { $seat } have no abilities until the end of the turn.
    }
log-room-weakened = { $room } deals { $damage } less damage until the end of the turn.
log-monsters-strengthened =
    { $damage ->
        [-1] Monster rooms in the dungeon of { $seat } deal 1 less damage until the end of the turn.
       *[other] Monster rooms in the dungeon of { $seat } deal { $damage } more damage until the end of the turn.
    }
log-monsters-fed = { $room } makes the other monster rooms of { $seat } deal 1 more damage for each of their treasures until the end of the turn.
log-treasure-set =
    { $bare ->
        [0] { $room } has one treasure of each kind until the end of the turn.
       *[other] { $room } has no treasure until the end of the turn.
    }
log-treasure-added = One more { $treasure-the } treasure in the dungeon of { $seat } until the end of the turn.
log-hero-held-back =
    { $seat-is ->
        [you] You make { $hero-the } wait at the entrance until the next turn.
       *[other] { $seat } makes { $hero-the } wait at the entrance until the next turn.
    }
log-first-room-skipped = Heroes who enter the dungeon of { $seat } skip its first room until the end of the turn.
log-nothing-more-built = { $seat } places no card this turn.
log-switched-off = Switched off until the end of the turn: the ability of { $boss-the }.
phase-name-end = End of turn
word-round = Turn
word-last-round = Last turn
log-round-begun = Turn { $round }.
log-room-deactivated =
    { $seat-is ->
        [you] Your { $room } is frozen this turn.
       *[other] { $room } in the dungeon of { $seat } is frozen this turn.
    }
log-room-strengthened = { $room } deals { $damage } more damage until the end of the turn.
log-dungeon-strengthened =
    { $seat-is ->
        [you] You make every room of your dungeon deal { $damage } more damage until the end of the turn.
       *[other] { $seat } makes every room of the dungeon deal { $damage } more damage until the end of the turn.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] You double the treasure of all your rooms until the end of the turn.
       *[other] { $seat } doubles the treasure of all rooms until the end of the turn.
    }
log-hero-strengthened = { $health } more health for { $hero-the } until the end of the turn.
log-dungeon-closed =
    { $seat-is ->
        [you] No hero enters your dungeon this turn.
       *[other] No hero enters the dungeon of { $seat } this turn.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] You may place one more room this turn.
       *[other] { $seat } may place one more room this turn.
    }
log-room-enriched =
    { $count ->
        [one] { $room } has { $count } more { $treasure-the } treasure until the end of the turn.
       *[other] { $room } has { $count } more { $treasure-the } treasures until the end of the turn.
    }
log-wound-counted = { $seat } counts one more wound until the end of the turn.
log-cannot-lose = { $seat } cannot lose through wounds this turn.
log-ordinary-monsters-strengthened = { $seat } makes ordinary monster rooms deal { $damage } more damage until the end of the turn.
log-text-lost = Without abilities until the end of the turn: { $room-the }.
log-damage-doubled = { $room } deals double damage until the end of the turn.
web-mb-promoted = promotion of this turn used
web-mb-tax =
    { $n ->
        [one] each spell costs { $n } coin this turn
       *[other] each spell costs { $n } coins this turn
    }
web-mb-held = waits until the next turn
web-bm-round = Turn { $round }
web-bm-phases = Phases of the turn
web-bm-frozen = deactivated until the end of the turn
web-bm-closed = closed this turn
terminal-bm-held-back = waits this turn
