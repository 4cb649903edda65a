### The situation of a decision: the player who decides reads `situation-…`, all others read `waits-…`.
### $asked (in questions without a situation: $seat) is the player who decides.

lost-hearts =
    { $hearts ->
        [0] { "" }
       *[other] hearts { $hearts }
    }
lost-time =
    { $time ->
        [0] { "" }
       *[other] { $hearts ->
            [0] time { $time }
           *[other] { "" }, time { $time }
        }
    }
lost-poison =
    { $poison ->
        [0] { "" }
       *[other] { $before ->
            [0] poison { $poison }
           *[other] { "" }, poison { $poison }
        }
    }
if-you-stop =
    { $lost ->
        [0] Nothing more can be lost. Stop, or use skills?
       *[other] Lay dice on boxes and use skills. If you stop now, you lose: { lost-hearts }{ lost-time }{ lost-poison }.
    }
situation-places = { $card }. { if-you-stop }
waits-places = { $asked } places dice: { $card }.
situation-places-at-boss = { $boss }. { if-you-stop }
waits-places-at-boss = { $asked } places dice: { $boss }.
situation-at-the-door = Behind the door: { $card-the }. Face it, or flee and leave the door open? Either ends the turn.
waits-at-the-door = Behind the door: { $card-the }. { $asked } decides whether to face it.
situation-two-at-the-door = Behind the door: { $card-the } and { $other-the }. Face both, or flee and leave the door open? Either ends the turn.
waits-two-at-the-door = Behind the door: { $card-the } and { $other-the }. { $asked } decides whether to face both.
situation-peril = { $card }: choose a way through the peril.
waits-peril = { $asked } chooses a way through { $card-the }.
situation-loot = You have { $card-the }: choose what the card becomes.
waits-loot = { $asked } chooses what { $card-the } becomes.

## Decisions of other players

waits-which-hero = { $seat } chooses a hero.
waits-which-focus = { $seat } chooses a focus for { $hero-the }.
waits-which-dungeon = { $seat } chooses the dungeon.
waits-which-basic-potion = { $seat } chooses the basic potion.
waits-which-basic-skill = { $seat } chooses a basic skill for { $hero-the }.
waits-how-to-begin = { $seat } may use a potion before the turn.
waits-whether-to-hurry-down = { $seat } decides whether to descend at once.
waits-what-to-do = { $seat } explores or enters a door.
waits-which-door-to-look-behind = { $seat } looks behind a closed door.
waits-whether-to-sneak-on = { $seat } may deal one more door.
waits-whether-to-descend = { $seat } decides whether to descend.
waits-whether-to-save = { $seat } decides whether to save { $hero-the } with a potion.
waits-which-feat = { $seat } decides about the feat of { $hero-the }.
waits-who-is-wounded = { $seat } chooses who takes the damage.
waits-who-is-poisoned = { $seat } chooses who is poisoned.
waits-who-takes-more = { $seat } chooses who takes one more.
waits-which-item-is-drained = { $seat } chooses the item that turns into XP.
waits-which-xp = { $seat } chooses an XP card to pay with.
waits-whether-to-buy-potion = { $seat } may buy a potion token.
waits-who-faces-what = { $seat } chooses who faces what.
waits-who-fights-first = { $seat } chooses the pair that fights first.
waits-which-to-pay = { $seat } pays for { $skill-the }.
waits-which-dice = { $seat } chooses a die for { $skill-the }.
waits-which-way = { $seat } chooses what { $skill-the } does.
