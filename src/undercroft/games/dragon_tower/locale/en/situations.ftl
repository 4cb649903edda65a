### The situation of a decision: the player who decides reads `situation-…`, all others read `waits-…`.
### $asked (in questions without a situation: $seat) is the player who decides.

# The opponents in one fight, for the messages below.
fight-foes =
    { $foes ->
        [1] { $foe-the }
        [2] { $foe-the } and { $second-the }
       *[other] all { $foes } opponents
    }
situation-fights =
    { $n ->
        [0] { $hero } against { fight-foes }: everything is covered. Settle the fight?
        [one] { $hero } against { fight-foes }: { $n } point is missing. Play cards, or pay with health ({ $health } left).
       *[other] { $hero } against { fight-foes }: { $n } points are missing. Play cards, or pay with health ({ $health } left).
    }
waits-fights = { $asked } prepares the fight: { $hero } against { fight-foes }.
situation-fights-unseen = { $hero } against { fight-foes }. Prepare the fight, then settle it.
waits-fights-unseen = { $asked } prepares the fight: { $hero } against { fight-foes }.
situation-pair-fights =
    { $n ->
        [0] { $hero } and { $other } against { fight-foes }: everything is covered. Settle the fight?
        [one] { $hero } and { $other } against { fight-foes }: { $n } point is missing. Play cards, or pay with health.
       *[other] { $hero } and { $other } against { fight-foes }: { $n } points are missing. Play cards, or pay with health.
    }
waits-pair-fights = { $asked } prepares the pair fight: { $hero } and { $other } against { fight-foes }.
situation-pair-fights-unseen = { $hero } and { $other } against { fight-foes }. Play cards, then let your partner go on.
waits-pair-fights-unseen = { $asked } prepares the pair fight: { $hero } and { $other } against { fight-foes }.
situation-foes-left =
    { $n ->
        [one] { $n } opponent is left in the room. Choose who fights it.
       *[other] { $n } opponents are left in the room. Choose who fights next, and whom.
    }
waits-foes-left = { $asked } chooses who fights next.

## Decisions of other players

waits-which-hero = { $seat } chooses a hero.
waits-which-skill = { $seat } chooses a skill for { $hero-the }.
waits-which-payment = { $seat } chooses which skill { $hero-the } pays for.
waits-which-gain = { $seat } may take a card for { $hero-the }.
waits-who-refills = { $seat } chooses who refills next.
waits-which-deck = { $seat } chooses a deck for { $hero-the } to draw from.
waits-keep-or-replace = { $seat } decides whether { $hero-the } keeps the card just drawn.
waits-whether-to-divine = { $seat } decides whether { $hero-the } looks ahead.
waits-which-to-send-away = { $seat } may send a circumstance away.
waits-which-to-swap = { $seat } may let two monsters change rooms.
waits-whom-to-trade-with = { $seat } may offer a trade for { $hero-the }.
waits-whether-to-trade = { $hero } proposes a trade to { $other-the }. { $seat } decides.
waits-which-to-give = { $seat } chooses the card that { $hero-the } gives away.
waits-whether-to-heal = { $seat } decides whether { $hero-the } heals somebody.
waits-whom-to-heal = { $seat } chooses whom to heal.
waits-which-room = { $seat } chooses the room to enter.
waits-who-faces-whom = { $seat } plans who faces whom.
waits-who-fights = { $seat } chooses who fights next.
waits-how-to-fight = { $seat } prepares the fight.
