### The table of One Deck Dungeon in the browser.

## The turn

web-od-floor = Floor { $n }
web-od-turn = Turn { $n }
web-od-steps = Steps of the turn
web-od-step-time = Time
web-od-step-door = Door
web-od-step-roll = Roll
web-od-step-place = Dice
web-od-step-suffer = Consequences
web-od-step-loot = Loot
web-od-hero = Hero { $number }
web-od-you = you
web-od-leads = leads this turn
web-od-fallen = Fallen: { $heroes }
web-od-stat-turns = Turns: { $n }
web-od-stat-won = Encounters survived: { $n }
web-od-stat-damage = Damage taken: { $n }
web-od-stat-dice = Dice rolled: { $n }

## Deck, doors, level

web-od-time-left = Time left
web-od-deck = in the deck
web-od-spent = spent
web-od-stairs = Stairs
web-od-stair-tokens-of = { $n } of { $most } tokens
web-od-stair-rule =
    { $most ->
        [3] Time at the stairs puts tokens here. The third one costs 1 damage, then they begin anew.
       *[other] Time at the stairs puts tokens here. The sixth one costs two heroes 1 damage each, then they begin anew.
    }
web-od-ask-descend =
    { $most ->
        [3] Descend, or stay for another turn? Every third unit of time at the stairs costs 1 damage; tokens there now: { $tokens }.
       *[other] Descend, or stay for another turn? Every sixth unit of time at the stairs costs two heroes 1 damage each; tokens there now: { $tokens }.
    }
web-od-stay = Stay: { $time } time
web-od-stay-hurts = Stay: { $time } time and { $damage } damage
web-od-doors-of = { $n } of { $most } places taken
web-od-door-open = Door { $number }, open
web-od-door-closed = Door { $number }, closed
web-od-door-free = no door
web-od-door-here = You are here
web-od-door-faced = The party is here
web-od-here = here
web-od-ask-enter = Enter a door.
web-od-seen = Closed, but seen
web-od-level = Level { $n }
web-od-rises = Level { $n }!
web-od-xp-of = { $n } of { $price } XP
web-od-places = Items up to { $items }, skills up to { $skills }
web-od-bonus =
    { $n ->
        [one] +{ $n } heroic die
       *[other] +{ $n } heroic dice
    }
web-od-no-cards = No cards yet.

## Dungeon and boss

web-od-floor-of = floor { $n } of { $most }
web-od-from-floor = In force from floor { $n } on
web-od-difficulty-1 = Easy
web-od-difficulty-2 = Medium
web-od-difficulty-3 = Hard
web-od-boss-round = Boss · round { $n }
web-od-boss-health = Health of the boss: { $n } of { $most }
web-od-boss-life = health { $n }
web-od-reborn = reborn

## Heroes

web-od-health-of = Health: { $n } of { $most }
web-od-poison-tokens = poison { $n }
web-od-stored = Stored dice: { $n } of { $most }
web-od-release = Discard a stored die
web-od-empty = empty
web-od-skills-of = Skills { $n }/{ $most } and the printed one
web-od-what-it-does = What it does: { $name }
web-od-heals = Heals { $n } now
web-od-cost-dice =
    { $n ->
        [one] Pay { $n } die: { $colour }
       *[other] Pay { $n } dice: { $colour }
    }
web-od-cost-mana = Pay magic dice worth { $n } together
web-od-cost-potion = Pay a potion token
web-od-no-leaf-here = Never works here: this deck has no leaves.
web-od-no-poison-here = Never works here: this deck has no poison.
web-od-side-1p = Alone
web-od-side-2p = With others
web-od-tag-leaf = leaf: also in the hybrid deck, helps against poison
web-od-tag-castle = castle: also in the hybrid deck

## Dice and boxes

web-od-needs = { $colour } { $n } or more
web-od-costs = costs { $losses } if left open
web-od-no-cost = costs nothing
web-od-armor-first = cover first
web-od-covered-with = on it: { $dice }
web-od-coverable = can be covered
web-od-box-number = #{ $n }
web-od-saves = saves { $losses }
web-od-sum-of = { $n } of { $need }
web-od-covers = covers it
web-od-hits = hits the boss
web-od-take-back = Take it back
web-od-take-back-die = Take { $die } back
web-od-no-dice = No dice left.
web-od-combine = Combine
web-od-put-back = Discard
web-od-ask-box = { $die }: choose a glowing box.
web-od-ask-useless = { $die } covers no box: combine or discard it.
web-od-ask-not-yet = { $die }: not yet. Armor first.
web-od-usable = Usable: { $n }
web-od-ask-die = Choose a glowing die for this box.
web-od-ask-pay-short = Choose a die to pay. ⚠ The supply will lack dice if you pay with: { $dice }.
web-od-ask-pay = { $question } { $paid }.
web-od-answer-short = { $answer } ⚠ The supply lacks: { $dice }
web-od-done = Done: lose { $losses }
web-od-done-safe = Done: nothing is lost
web-od-done-no-loot = { $answer } – no loot, no XP
web-od-falls = { $answer } – { web-od-falls-self }
web-od-falls-self =
    { $n ->
        [one] { $hero } falls
       *[other] { $hero } fall
    }
web-od-needs-rescue = { $answer } – { web-od-needs-rescue-self }
web-od-needs-rescue-self =
    { $n ->
        [one] { $hero } falls unless a potion helps
       *[other] { $hero } fall unless a potion helps
    }
web-od-a-hero = a hero
web-od-done-for-me = I’m done, still open: { $losses }
web-od-done-for-me-safe = I’m done: nothing is open
web-od-if-stop = If you stop now
web-od-nothing-lost = Nothing is lost
web-od-deadly = Deadly!
web-od-health-left = Health left: { $n } of { $most }
web-od-deck-drops = The deck drops from { $from } to { $to }
web-od-stairs-found = The deck runs out: stairs
web-od-stairs-wound = At the stairs time costs damage
web-od-left-open = Left open:
web-od-skulls-covered =
    { $n ->
        [one] { $n } skull covered
       *[other] { $n } skulls covered
    }

## Perils, pairs, loot, setting up

web-od-way = Way
web-od-rolls = Dice to roll
web-od-rolls-hero = { $hero } rolls { $dice }
web-od-pay-now = Pay now:
web-od-pay-nothing = No time to pay
web-od-and-dungeon = And of the dungeon
web-od-loot-item = Loot: only as an item or XP
web-od-loot-skill = Loot: only as a skill, potion or XP
web-od-loot-xp = Loot: only as XP
web-od-loot-ask = What does it become?
web-od-pair = Faced by { $names }
web-od-other-pair = For the other pair
web-od-pairs = Two encounters, two pairs
web-od-pairs-first = { $card } first, faced by
web-od-take-item = Take as an item
web-od-item-dice =
    { $n ->
        [one] { $n } more die in each encounter: { $colour }
       *[other] { $n } more dice in each encounter: { $colour }
    }
web-od-item-health = { $n } more health
web-od-take-skill = Learn the skill
web-od-take-potion = Take the potion
web-od-take-xp = Take as XP
web-od-take-knowing = As XP, worth 1 more
web-od-take-for = For: { $hero }
web-od-replace = In place of { $old }
web-od-replace-for = { $hero }: in place of { $old }
web-od-old-becomes = the old card becomes XP: { $n }
web-od-not-offered = Not possible now
web-od-xp-after = Then { $n } of { $price }
web-od-choice = Choose
web-od-being-chosen = The party is being chosen.
web-od-taken = Already chosen

## Keys

web-od-key-best = show the best cover, while dice are laid
web-od-key-combine = combine the picked die with another one
web-od-key-discard = discard the picked die

## The legend of symbols

web-od-legend-colours = The colours of dice and boxes. A heroic die fits every colour; a box for any colour takes every die.
web-od-legend-number = A box and the lowest number that covers it
web-od-legend-wide = Wide box: several dice, their sum counts
web-od-legend-armor = Armor box: cover it before the others
web-od-legend-hearts = Costs 1 damage if left open
web-od-legend-time = Costs 1 time (a card of the deck) if left open
web-od-legend-poison = Costs a poison token if left open
web-od-legend-skull = Covered, it deals 1 damage to the boss; on a skill: works against the boss
web-od-legend-place = The number of the box in the log
web-od-legend-coverable = Your dice can cover this box
web-od-legend-combat = Combat, or a skill that works in combat
web-od-legend-peril = Peril, or a skill that works in perils
web-od-legend-cost = Cost of a skill: a die of this colour, or a heroic one; a number says how many
web-od-legend-mana = Cost of a skill: magic dice with at least this sum
web-od-legend-xp = XP that a card is worth
web-od-legend-skill = Skill of a card
web-od-legend-token = Potion, or a potion token that pays for one
web-od-legend-leaf = Leaf: helps to resist poison
web-od-legend-combine = Combine and Discard appear when you have picked a die.

## A first game

web-od-tip-doors = Every turn costs time: two cards of the deck (four with four heroes, more in some dungeons). Explore to get new doors, then enter one. The fewer turns you need, the more you can fight before the stairs.
web-od-tip-flee = Compare the boxes with your dice. Fleeing costs the rest of the turn, but the door stays open for later.
web-od-tip-peril = Both ways lead through. One takes time now, the other asks for more dice.
web-od-tip-place = Pick a die, then a glowing box. Armor boxes come first. What stays open costs hearts, time or poison. Press a laid die to take it back; “{ word-best-cover }” shows how they fit best. Pick a die to combine or discard it.
web-od-tip-loot = Items give dice, skills give tricks, XP raises the level, which makes room for more of both.

## The list of cards

web-kind-combat = combats
web-kind-peril = perils
web-kind-dungeon = dungeons
web-kind-basic = basic skills
web-kind-potion = potions
web-kind-talent = talents
web-kind-level = level cards
web-kind-hordes = Hordes of Shadows
web-kind-skill = skills
web-set-base = { setting-cards-base }
web-set-forest = { setting-cards-forest }
web-od-passive = always in effect
web-od-level-xp =
    { $n ->
        [0] the highest level
       *[other] { count-xp } to the next level
    }
web-od-level-tokens =
    { $n ->
        [one] +{ $n } potion token
       *[other] +{ $n } potion tokens
    }
web-od-table-campaign = campaign
web-od-part-kind = kind
web-od-part-xp = XP
web-od-part-mark = leaf or castle
web-od-part-boxes = boxes
web-od-part-ways = both ways
web-od-part-ability = ability
web-od-part-item = what the item gives
web-od-part-skill = skill
web-od-part-potion = potion
web-od-part-cost = cost
web-od-part-use = where it works
web-od-part-effect = what it does
web-od-part-passive = that it helps every other potion
web-od-part-group = group
web-od-part-marks = how many marks it takes
web-od-part-difficulty = difficulty
web-od-part-floor = floor { $n }: name and boxes
web-od-part-floor-effect = floor { $n }: effect
web-od-part-boss-name = name of the boss
web-od-part-boss = health, boxes and ability of the boss
web-od-part-numbers-1p = alone: dice and health
web-od-part-numbers-2p = with others: dice and health
web-od-part-feat-1p = alone: feat
web-od-part-feat-2p = with others: feat
web-od-part-skill-1p = alone: skill
web-od-part-skill-2p = with others: skill
web-od-part-level-1p = the side for one hero
web-od-part-level-2p = the side for several heroes
web-od-part-hordes = that there is such a harder game for four heroes

## The page of the campaign

web-campaign = Campaign
web-campaign-heroes = Heroes
web-campaign-begin = Every game of the campaign, won or lost, earns marks for your heroes. The marks teach them talents for the games to come.
web-campaign-how = In the start form this is the option “{ $setting }: { $choice }”.
web-campaign-start = Play a game of the campaign
web-campaign-unspent = Marks to tick
web-campaign-none = Nothing to tick now: every game of the campaign earns marks, won or lost.
web-campaign-stays = A tick takes a mark from the easiest dungeon that allows it, and it stays: press a mark twice.
web-campaign-again = Press again to tick it for good
web-campaign-tick = tick a mark for { $talent } ({ $colour })
web-campaign-ticked = { $colour }: { $ticked } of { $need }
web-campaign-mark = { $talent }, tick a mark: { $colour }, { $ticked } of { $need } ticked
web-campaign-always = always in effect
web-campaign-own = our own
web-campaign-ours = Talents tagged “{ $tag }” are not those of the printed game.
web-campaign-learned = Learned: { $talent }. It works from the next game on.
web-campaign-learned-count = Talents learned: { $learned } of { $all }
web-campaign-bosses-count = { $beaten } of { $all }
web-campaign-replace = Replace the sheets?
web-campaign-replace-yes = Replace
web-campaign-keep = Keep what is here
web-campaign-holds = Heroes in the file: { $heroes }.
web-campaign-holds-none = There are no sheets in the file.
web-campaign-lost = The file replaces all sheets that are here now. They are lost unless you have saved them to a file.
web-campaign-loaded = The sheets are loaded.

## Kinds of cards

web-kind-hero = heroes
