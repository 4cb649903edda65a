### Super Boss Monster: texts of the browser's table

web-set-super-boss-monster = { set-super-boss-monster }

web-bm-tip-build = Place one room a turn, face down: pick it, then a glowing place. New rooms go to the left; an advanced room (gold rim) only goes over a room with the same treasure. A room with a minion on it cannot be covered.
web-bm-tip-hand = Your first hand. Rooms make up your dungeon, spells (violet) are played at the moments their signs say. Only a poor hand may be drawn anew.

## The turn

web-sb-order = Turn order
web-sb-state = What they do
web-sb-done = ✓ done
web-sb-now = choosing
web-sb-next = next
web-sb-waits = later
web-sb-on-base = on its base
web-sb-minion-of = minion of { $seat }
web-sb-last-first = the last takes place first

## The city

web-sb-city = The city
web-sb-places =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
web-sb-free-place = free
web-sb-heroes =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
web-sb-take-one = take 1
web-sb-took = { $card }: taken by { $seat }
web-sb-market-empty = Nothing is left in the market.

## Action spaces

web-sb-space-treasure = treasure
web-sb-space-summon = summon
web-sb-space-temple-bonus = leftover
web-sb-space-stadium-bonus = a room
web-sb-space-library-bonus = swap
web-sb-space-hideout-bonus = last room
web-sb-space-launch-pad-bonus = mix
web-sb-no-hero = Nobody is here to be summoned
web-sb-covered = Covered by the hero
web-sb-when-minions = In the Minion phase, after the building.
web-sb-send = Send the minion to { $landmark-the }
web-sb-ask-summon = After the building you send { $hero-the } from here to any dungeon, with a health token of { $token }.
web-sb-ask-dungeon = To which dungeon do you send { $hero-the }, with a health token of { $token }?
web-sb-ask-summon-alone = After the building { $hero } comes from here to your dungeon, with a health token of { $token }.

## Tokens and states

web-sb-health-token = health token of { $token }
web-sb-neutralized = deals no damage this turn
web-sb-asleep = asleep: deals no damage yet

## One player

web-sb-alone = Alone
web-sb-of-points = of { $n } points
web-sb-last-title = There is no higher title.
web-sb-needs = needs { $n }
web-sb-needs-more = stays: { $n } of { $needed }
web-sb-comes = → you ({ $n } of { $needed })
web-sb-ends = The game ends
web-sb-ends-wounds = with { $n } wounds
web-sb-ends-tavern = at once when a hero goes to the tavern
web-sb-ends-heroes = when no heroes are left
web-sb-ending =
    { $n ->
        [one] { $n } point: { $title }
       *[other] { $n } points: { $title }
    }

## Tips

web-sb-tip-market = Every turn you take one card of the market into your hand. You can build it, or play it, later in this turn.
web-sb-tip-minion = Now your minion goes to a glowing space of the city or of your dungeon. Press one to read what it does; it acts after the building.
