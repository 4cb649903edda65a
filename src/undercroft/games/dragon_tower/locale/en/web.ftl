### Dragon Tower: texts of the browser's table

web-dt-you = you
web-dt-opponents = Opponents
web-dt-fight = The fight
web-dt-decks = Decks
web-dt-phases = Phases of the floor
web-dt-phase-way = Way
web-dt-phase-refill = Refill
web-dt-phase-enter = Enter
web-dt-phase-solo = Solo fights
web-dt-phase-pairs = Pair fights
web-dt-heroes =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
web-dt-whole-tower = Whole tower
web-dt-party = The party gathers

## Cards

web-dt-kind-hero = { $type } hero
web-dt-kind-skill = Skill
web-dt-kind-normal = Normal monster
web-dt-kind-elite = Elite monster
web-dt-kind-circumstance = Circumstance
web-dt-kind-capability = Capability
web-dt-kind-boss = Boss
web-dt-start = Start
web-dt-refill = Refill
web-dt-any = any
web-dt-health-of = { $health } of { $most } health
web-dt-no-hand = No cards in hand.
web-dt-base-used = base used

## Rooms

web-dt-room-left = Left room
web-dt-room-right = Right room
web-dt-room-only = The only room
web-dt-in-all = In all
web-dt-deck = { $left } left, { $used } used
web-dt-circumstances-join =
    { $n ->
        [one] One circumstance joins whichever room you enter.
       *[other] { $n } circumstances join whichever room you enter.
    }
web-dt-under-boss = Under the boss.
web-dt-unplanned = nobody yet
web-dt-fighting = in this fight
web-dt-last = the last one
web-dt-left-to-beat = Left to beat

## A fight

web-dt-pair-note = Two get in each other’s way: each attribute +1.
web-dt-printed-more = { $printed } printed + { $change } as a pair
web-dt-printed-less = { $printed } printed − { $change } by a skill
web-dt-short = { $n } short
web-dt-missing = { $n } still missing.
web-dt-played = Played
web-dt-base-counts = Base counts: first fight here.
web-dt-base-spent = Base does not count: has fought here already.
web-dt-offers = Offers { $n } health.
web-dt-hidden-sum = The partner’s cards are hidden: the sum is not known yet.
web-dt-settle-free = Settled now, the fight costs no health.
web-dt-settle-pays = Settled now, { $hero-the } pays { $paid } health and keeps { $left }.
web-dt-settle-dies = Settled now, { $hero-the } pays { $paid } health and dies.
web-dt-settle-shared = Settled now, the pair pays { $n } health; share it as you like.
web-dt-settle-vain = Even all health would not be enough: play cards, or withdraw.
web-dt-now-covers = Covers { $n } of the { $missing } missing in { $attribute }.
web-dt-now-counts = Counts { $n } in this fight.
web-dt-now-asks = This fight asks for { $points }.
web-dt-pays-alone = Win: { $hero } pays { $health } health
web-dt-pay-both = { $first } pays { $paid }, { $second } { $more }
web-dt-dies-alone = Win, but { $hero-the } pays { $health } health and dies
web-dt-dies-both =
    { $dead ->
        [1] { $first } pays { $paid }, { $second } { $more }: { $victim-the } dies
       *[other] { $first } pays { $paid }, { $second } { $more }: neither survives
    }

## What to talk about

web-say-how = Say, without numbers
web-say-attribute = Attributes
web-say-foe = Opponents
web-say-room = Rooms

## Tips of the first game

web-dt-tip-which-deck-first = Welcome! Your heroes begin with a few cards. Each deck holds one attribute, and its cards count +1 to +3: click a glowing deck to draw.
web-dt-tip-which-deck = Look at the two rooms: what do they ask for? Cards that you do not play stay in your hand for later floors, so think of the dragon, too.
web-dt-tip-who-refills = Before every floor each hero draws new cards. Who is first does not matter when you play alone: click a hero.
web-dt-tip-which-room = You beat everybody in the room that you enter; the other room is left alone. Compare what the rooms ask for in all with what your heroes have.
web-dt-tip-who-fights = Click an opponent, then the hero to face it alone. A hero’s own points count only in the first fight here. To let two fight together, go on to the pair fights.
web-dt-tip-how-to-fight = Play glowing cards until every bar is full. Each point that is still missing costs 1 health. You can take cards back, or withdraw, until you settle the fight.
web-dt-tip-how-to-fight-together = Two heroes fight as one: their points and cards are added up, but each attribute asked for is 1 higher. Share what is missing as you like.

## What of a card the rulebook shows

web-dt-part-attribute = which attribute
web-dt-part-value = value
web-dt-part-special = special rule
web-dt-part-type = type of the hero
web-dt-part-refill = which cards it draws
web-dt-part-acts-on-circumstances = that it acts on circumstances
web-dt-part-has = that it has { $attribute }
web-dt-part-the-three-attributes = which three attributes
web-dt-part-the-main-attribute = the main attribute
web-dt-part-that-a-regenerating-skill-exists = that there is a skill to regenerate
web-dt-part-that-a-healing-skill-exists = that there is a skill to heal
web-dt-part-the-event = what happens

## Kinds of cards

web-kind-boss = bosses
web-kind-capability = capabilities
web-kind-circumstance = circumstances
web-kind-elite = elite monsters
web-kind-hero = heroes
web-kind-normal = normal monsters
web-kind-skill = skills
web-part-rest = all the rest
