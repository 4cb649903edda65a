### The situation of a decision: the player who decides reads `situation-…`, all others read `waits-…`.
### $seat-is (and the like) is “you” for the reader's own seat; $asked is the player who decides.

played-by =
    { $seat-is ->
        [you] { $how ->
            [spell] You play { $card }
           *[effect] You use { $card-the }
        }
       *[other] { $how ->
            [spell] { $seat } plays { $card }
           *[effect] { $seat } uses { $card-the }
        }
    }
played-at-room =
    { $owner-is ->
        [you] { played-by } on your { $target }.
       *[other] { played-by } on { $target-the } in the dungeon of { $owner }.
    }
played-on =
    { $opponent-is ->
        [you] { played-by } against you.
       *[other] { played-by } against { $opponent }.
    }
played-then =
    { $then ->
        [cancel] Cancel it, or let it happen?
        [own] Use something else, or let it happen?
       *[answer] Answer, or let it happen?
    }
waits-then =
    { $then ->
        [cancel] { $asked } decides whether to cancel it.
        [own] { $asked } may use something else.
       *[answer] { $asked } may answer.
    }
situation-played = { played-by }. { played-then }
waits-played = { played-by }. { waits-then }
situation-played-at = { played-by } on { $target-the }. { played-then }
waits-played-at = { played-by } on { $target-the }. { waits-then }
situation-played-at-room = { played-at-room } { played-then }
waits-played-at-room = { played-at-room } { waits-then }
situation-played-on = { played-on } { played-then }
waits-played-on = { played-on } { waits-then }

health-left = { $left } health left
health-to-be-left = { $left } health
hero-fate-dies =
    { $seat-is ->
        [you] { $left ->
            [0] { $hero } is dying in your { $room }: { count-souls } for you.
           *[other] { $hero } ({ health-left }) will die in your { $room }: { count-souls } for you.
        }
       *[other] { $left ->
            [0] { $hero } is dying in { $room-the }: { count-souls } for { $seat }.
           *[other] { $hero } ({ health-left }) will die in { $room-the }: { count-souls } for { $seat }.
        }
    }
hero-fate-saved =
    { $seat-is ->
        [you] { $hero } ({ health-left }) will fall in your { $room }, but an item saves it: it goes back to town.
       *[other] { $hero } ({ health-left }) will fall in { $room-the }, but an item saves it: it goes back to town.
    }
hero-fate-survives =
    { $seat-is ->
        [you] { $fate ->
            [out] { $hero } will reach your boss with { health-to-be-left }: { count-wounds }, and you are out of the game!
           *[stays] { $hero } will reach your boss with { health-to-be-left }: { count-wounds } for you.
        }
       *[other] { $fate ->
            [out] { $hero } will reach the boss with { health-to-be-left }: { count-wounds }, and { $seat } is out of the game.
           *[stays] { $hero } will reach the boss with { health-to-be-left }: { count-wounds } for { $seat }.
        }
    }
hero-fate-comes =
    { $seat-is ->
        [you] { $hero } ({ $health } health) is about to enter your dungeon, which deals { $damage } damage in all.
       *[other] { $hero } ({ $health } health) is about to enter the dungeon of { $seat }, which deals { $damage } damage in all.
    }
walk-then =
    { $seat-is ->
        [you] Use something, or let the hero walk on?
       *[other] Use something, or pass?
    }
fall-then =
    { $seat-is ->
        [you] Use something, or go on?
       *[other] Use something, or pass?
    }
situation-hero-dies = { hero-fate-dies } { fall-then }
waits-hero-dies = { hero-fate-dies } { $asked } may use something.
situation-hero-saved = { hero-fate-saved } { fall-then }
waits-hero-saved = { hero-fate-saved } { $asked } may use something.
situation-hero-survives = { hero-fate-survives } { walk-then }
waits-hero-survives = { hero-fate-survives } { $asked } may use something.
situation-hero-comes = { hero-fate-comes } { walk-then }
waits-hero-comes = { hero-fate-comes } { $asked } may use something.

waits-builds =
    { $seat-is ->
        [you] You are building. { $asked } may use something meanwhile.
       *[other] { $who ->
            [builder] { $seat } chooses a room to build.
           *[other] { $seat } is building. { $asked } may use something meanwhile.
        }
    }
situation-turn =
    { $seat-is ->
        [you] { $phase ->
            [build] You have nothing more to build. Use something, or end your building turn?
           *[adventure] No hero comes into your dungeon now. Use something, or pass?
        }
       *[other] { $phase ->
            [build] { $seat } builds nothing more. Use something, or pass?
           *[adventure] No hero comes into the dungeon of { $seat } now. Use something, or pass?
        }
    }
waits-turn = { $asked } may use something before the game goes on.
situation-last-chance =
    { $phase ->
        [build] Before the rooms are turned up: use something, or pass?
       *[adventure] The heroes are through: use something before the turn ends, or pass?
    }
waits-last-chance = { $asked } may use something before the game goes on.

## Decisions of other players

waits-which-boss = { $seat } chooses which boss to play.
waits-whether-to-redraw = { $seat } looks at the first hand.
waits-which-to-discard = { $seat } chooses two cards to discard.
waits-which-first-room = { $seat } lays a first room.
waits-which-deck = { $seat } chooses a deck to draw from.
waits-which-consolation = { $seat } may draw a card after a round without a soul.
waits-what-to-play = { $seat } decides what to do.
waits-which-resolves-first = { $seat } puts effects in order.
waits-which-acts-first = { $seat } puts effects in order.
waits-which-first = { $seat } chooses what happens first.
waits-whether-to-act = { $seat } decides whether to use { $card-the }.
waits-which-room-to-lose = { $seat } chooses one of their rooms to destroy.
waits-which-booty = { $seat } chooses a card to take from { $opponent }.
waits-where-to-build = { $seat } chooses where to build a room.
waits-which-item = { $seat } decides which item stays face up.

## Coins and minibosses

waits-whether-to-pay = { $seat } pays 1 coin for { $card-the } or discards it.
waits-whether-to-pay-tax = { $seat } pays for { $card-the } or lets it be cancelled.
waits-which-to-sip = { $seat } may take a card from { $opponent }.
waits-where-to-employ = { $seat } decides whether to take { $card-the } over.
situation-builds =
    { $seat-is ->
        [you] Your turn to build: place a room or a miniboss, promote, use something, or build nothing.
       *[other] { $seat } is building. Use something meanwhile, or pass?
    }
