### One Deck Dungeon: name, options, prompts, choices, words, log lines, help.
### Names come with cases: $card is the bare name, $card-the the form for running text.
### In the log $hero always opens a sentence or stands alone: the bare name fits there.

game-title = One Deck Dungeon
game-tagline = Open doors, cover boxes with dice and beat the boss on the last floor.
game-about = Open doors, roll dice and cover boxes on the way down to the boss, together or alone.
game-time = 40 min

## Options of a game

setting-heroes = Heroes
setting-heroes-help = How many heroes go down; each seat leads its share. Four heroes go in two pairs.
setting-heroes-1 = 1
setting-heroes-2 = 2
setting-heroes-4 = 4
setting-team = Team
setting-team-help = Choose the heroes at the table, or let chance deal them.
setting-team-choose = choose at the table
setting-team-deal = dealt at random
setting-cards = Encounters
setting-cards-help = The cards of the deck; Forest of Shadows brings poison. Four heroes play with two boxes of a set, or with all cards of both.
setting-cards-base = One Deck Dungeon
setting-cards-forest = Forest of Shadows
setting-cards-hybrid = hybrid: a mix of both
setting-dungeon = Dungeon
setting-dungeon-help = Where to go, and which boss waits there.
setting-dungeon-choose = choose at the table
setting-dungeon-dragons-cave = { card-dragons-cave } · easy
setting-dungeon-yetis-cavern = { card-yetis-cavern } · medium
setting-dungeon-hydras-reef = { card-hydras-reef } · medium
setting-dungeon-lichs-tomb = { card-lichs-tomb } · hard
setting-dungeon-minotaurs-maze = { card-minotaurs-maze } · hard
setting-dungeon-the-mudlands = { card-the-mudlands } · easy
setting-dungeon-realm-of-venom = { card-realm-of-venom } · medium
setting-dungeon-smoldering-ruins = { card-smoldering-ruins } · medium
setting-dungeon-vile-roots = { card-vile-roots } · hard
setting-dungeon-lair-of-indrax = { card-lair-of-indrax } · hard
setting-turn-card = Turn card
setting-turn-card-help = Healing belongs to One Deck Dungeon, Cure to Forest of Shadows; the hybrid deck takes either.
setting-turn-card-healing = { card-potion-healing }
setting-turn-card-cure = { card-potion-cure }
setting-basic-potion = Basic potion
setting-basic-potion-help = With the turn card Cure one basic potion is found from the start.
setting-basic-potion-choose = choose at the table
setting-basic-potion-potion-antidote = { card-potion-antidote }
setting-basic-potion-potion-aid = { card-potion-aid }
setting-basic-potion-potion-rewind = { card-potion-rewind }
setting-basic-potion-potion-luck = { card-potion-luck }
setting-tier = Tier
setting-tier-help = How hard the game is; harder tiers earn more marks in a campaign.
setting-tier-novice = Novice: start on level 2 with another potion token (with four heroes two more); no extra marks in a campaign
setting-tier-standard = Standard: start with one card as XP; +1 mark in a campaign
setting-tier-expert = Expert: the rules as they are; +2 marks in a campaign
setting-tier-fearless = Fearless: start without a potion token; +3 marks in a campaign
setting-hordes = Hordes of Shadows
setting-hordes-help = A harder game for four heroes: 4 time at the start of every floor, and a boss with 2 more health.
setting-hordes-no = no
setting-hordes-yes = yes
setting-campaign = Campaign
setting-campaign-help = The heroes earn marks for their sheets and bring the talents that they have learned.
setting-campaign-no = a single game
setting-campaign-yes = a game of the campaign

## Prompts

prompt-which-hero = Choose a hero to lead.
prompt-which-focus = Choose the focus of { $hero-the } for this game.
prompt-which-dungeon = Choose the dungeon.
prompt-which-basic-potion = Choose the basic potion of the party.
prompt-which-basic-skill = Choose the basic skill of { $hero-the }.
prompt-how-to-begin = Begin the turn, or use a potion first?
prompt-whether-to-hurry-down = The stairs are visible. Descend at once?
prompt-what-to-do = Explore, or enter a door.
prompt-which-door-to-look-behind = Choose a closed door to look behind.
prompt-face-or-flee = Face the encounter, or flee?
prompt-whether-to-sneak-on = Deal one more closed door?
prompt-whether-to-descend = Descend, or stay on this floor for another turn?
prompt-whom-to-cleanse = Choose who loses a poison token.
prompt-whom-to-cure = Choose who heals.
prompt-wound-or-poison = { $hero }: heal damage, or remove poison?
prompt-who-is-wounded = Choose who takes { $count } damage.
prompt-who-is-poisoned = Choose who gets a poison token.
prompt-whether-to-save = { $hero } is about to die. Use a potion token?
prompt-which-groups = Two groups resist the poison, each for itself. Choose one of them.
prompt-who-sheds-poison =
    { $success ->
        [0] The poison was too strong. Choose who loses a poison token and takes 2 damage.
       *[other] The poison was resisted. Choose who loses a poison token.
    }
prompt-who-faces-what = Choose the first encounter and the two heroes who face it.
prompt-whether-to-sneak = Sneak past the encounter with an Invisibility potion?
prompt-which-item-is-drained = Choose the item that turns into XP.
prompt-which-option = Choose a way through the peril.
prompt-which-feat = Use the feat of { $hero-the }?
prompt-whether-to-drink = Use a potion before the poison is resisted?
prompt-which-to-throw-away = { $hero }: choose the rolled die to discard.
prompt-who-rolls-bonus = Choose who rolls the bonus die of the level.
prompt-who-takes-first = There are too few { $colour } dice. Choose who takes them first.
prompt-which-die-is-ambushed = Ambush: choose one of the highest dice to discard.
prompt-how-to-place = Cover boxes, use skills, or stop when you have had enough.
prompt-what-to-combine = Choose another die to combine.
prompt-who-gets-heroic = Choose who gets the heroic die.
prompt-which-to-pay = { $hero }: choose a die to pay for { $skill-the }.
prompt-which-way = { $hero }: choose what { $skill-the } does.
prompt-which-dice = { $hero }: choose a die for { $skill-the }.
prompt-which-colour = { $hero }: choose the new colour of { $die }.
prompt-which-icon = Choose the icon to prevent.
prompt-whether-to-kite = { $hero } is about to lose 1 heart. Spend 1 time instead?
prompt-who-takes-more = { $icon } cannot be split evenly. Choose who takes one more.
prompt-who-gets-tokens = Too few poison tokens are left. Choose who gets the next one; what is missing becomes damage.
prompt-which-loot = Choose what the card becomes.
prompt-which-xp = Choose an XP card to pay with.
prompt-whether-to-buy-potion = Pay 5 XP for a potion token?
prompt-who-fights-first = Choose the pair that fights first in this round.

## Choices; doors and boxes are numbered from 1

option-lead = Lead { $card-the }
option-take-focus = { $focus }
option-go-into = Go into { $card-the }
option-take-basic-potion = Take { $potion-the }
option-learn-basic = Take { $skill-the }
option-go-on = Begin the turn
option-hurry-down = Descend at once
option-linger =
    { $rest ->
        [0] Stay on this floor
       *[other] Stay, and spend { $rest } more time
    }
option-explore = Explore
option-enter = Enter door { door-number }
option-look-behind = Look behind door { door-number }
option-face-it = Face the encounter
option-flee = Flee
option-sneak-on = Deal one more door
option-stay-put = No other door
option-go-down = Descend
option-stay = Stay on this floor
option-drink = Use { $potion-the } on { $hero-the }
option-drink-nothing = Use no potion
option-take-antidote = Use { $potion-the }
option-cleanse-hero = { $hero }
option-cure-hero = { $hero }
option-heal-wound = Heal 1 damage
option-cleanse = Remove 1 poison token
option-suffer-wound = { $hero }
option-suffer-poison = { $hero }
option-save = Save { $hero-the } with a potion token
option-save-by-antidote = Use the Antidote: Cure heals with it
option-give-up = Give up: the game is lost
option-group = { $first } and { $second }
option-shed-poison = { $hero }
option-send = { $first } and { $second } face { $card-the } first
option-be-seen = Face the encounter
option-sneak = Sneak past: a potion token and 2 time
option-drain = { $card } of { $hero-the }
option-choose-option =
    { $option ->
        [0] The first way
        [1] The second way
       *[other] { $option }
    }
option-roll-stored =
    { $count ->
        [one] Roll { $count } stored die
       *[other] Roll { $count } stored dice
    }
option-gamble =
    { $count ->
        [one] Roll { $count } heroic die; a 1 costs 1 damage and 3 time
       *[other] Roll { $count } heroic dice; any 1 costs 1 damage and 3 time, once
    }
option-take-time =
    { $number ->
        [0] Use the feat for the lower price in time
        [1] Use the feat for the higher price in time
       *[other] { $number }
    }
option-bleed =
    { $lost ->
        [0] Take 1 damage and roll 2 heroic dice
       *[other] Take 1 damage, roll 2 heroic dice, discard one of them
    }
option-no-feat = Do not use the feat
option-wait = { $hero } waits: the other hero decides first
option-throw-away = Discard { $die }
option-roll-bonus = { $hero }
option-take-first = { $hero }
option-lose-die = { $hero } discards { $die }
option-lay = { $hero }: lay { $die } on box { box-number }
option-combine = { $hero }: combine { $die }
option-keep-apart = Combine nothing
option-give-heroic = { $hero }
option-put-back = { $hero }: discard { $die }
option-release = { $hero }: discard a stored die
option-had-enough = Enough
option-use = { $hero }: use { $skill-the }
option-pay = Pay with { $die }
option-think-better = Never mind
option-choose-way =
    { $choice ->
        [0] The first effect
        [1] The second effect
       *[other] { $choice }
    }
option-pick = { $die }
option-enough = No more dice
option-turn-into = Turn it into { $colour }
option-ignore = Prevent { $icon-the }
option-kite = Spend 1 time instead
option-stand = Lose the heart
option-take-more = { $hero }
option-get-tokens = { $hero }
option-take-item = { $card } as an item: { $hero }
option-replace-item = { $card } as an item in place of { $old-the }: { $hero }
option-take-skill = { $card } as a skill: { $hero }
option-replace-skill = { $card } as a skill in place of { $old-the }: { $hero }
option-take-potion = { $card } as a potion
option-take-xp = { $card } as XP
option-take-xp-knowing = { $card } as XP, worth 1 more ({ card-talent-knowledge })
option-pay-with-card = Pay with { $card-the }
option-buy-potion = Buy a potion token
option-save-xp = Keep the XP
option-fight-first = { $first } and { $second }

## Words inside prompts, choices and log lines

colour-strength = strength
colour-agility = agility
colour-magic = magic
colour-heroic = heroic
icon-heart = Damage
    .the = a heart
icon-time = Time
    .the = a time icon
icon-poison = Poison
    .the = a poison icon
focus-basic = Basic talents
focus-focus-1 = First focus
focus-focus-2 = Second focus
focus-focus-3 = Third focus
choice-hero-power-transfer-2p-0 = Strength 1 for the partner
choice-hero-power-transfer-2p-1 = Agility 1 for the partner
choice-hero-wild-gift-2p-0 = Agility 1 for the partner
choice-hero-wild-gift-2p-1 = Magic 1 for the partner
choice-skill-lucky-familiar-0 = Reroll a die
choice-skill-lucky-familiar-1 = Raise a die by 1
choice-basic-force-bolt-0 = Gain a strength 4
choice-basic-force-bolt-1 = Gain an agility 4
choice-eagle-eye-0 = Spend 2 time, roll 2 heroic dice, discard one of them
choice-eagle-eye-1 = Spend 4 time, roll 3 heroic dice, discard one of them
choice-quarry-0 = Spend 1 time, roll 1 heroic die; below 4 it is lost
choice-quarry-1 = Spend 3 time, roll 2 heroic dice; those below 4 are lost
back-door = closed door
    .the = a closed door
back-hero = hero card
    .the = a hero card
back-dungeon = dungeon card
    .the = a dungeon card
back-talent = talent card
    .the = a talent card
back-level = level card
    .the = a level card
back-hordes = hordes card
    .the = a hordes card
back-skill = skill card
    .the = a skill card
back-potion = potion card
    .the = a potion card
back-basic = basic skill card
    .the = a basic skill card
card-noun-door =
    { $n ->
        [one] { $n } closed door
       *[other] { $n } closed doors
    }
    .the =
        { $n ->
            [one] { $n } closed door
           *[other] { $n } closed doors
        }
open-hearts =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
open-time = { $time } time
open-poison = { $poison } poison
open-icons =
    { $hearts ->
        [0]
            { $time ->
                [0] { open-poison }
               *[other]
                    { $poison ->
                        [0] { open-time }
                       *[other] { open-time }, { open-poison }
                    }
            }
       *[other]
            { $time ->
                [0]
                    { $poison ->
                        [0] { open-hearts }
                       *[other] { open-hearts }, { open-poison }
                    }
               *[other]
                    { $poison ->
                        [0] { open-hearts }, { open-time }
                       *[other] { open-hearts }, { open-time }, { open-poison }
                    }
            }
    }

## Headings

word-hero = Hero
word-heroes = Heroes
word-party = Party
word-dungeon = Dungeon
word-floor = Floor
word-turn = Turn
word-level = Level
word-tier = Tier
word-xp = XP
word-door = Door
word-doors = Doors
word-open = Open
word-closed = Closed
word-deck = Deck
word-discard = Discard pile
word-time = Time
word-stairs = Stairs
word-encounter = Encounter
word-combat = Combat
word-peril = Peril
word-ability = Ability
word-effect = Effect
word-cost = Cost
word-free = Free
word-mana = Mana
word-die = Die
word-dice = Dice
word-pool = Pool
word-supply = Supply
word-stored = Stored
word-bonus = Bonus dice
word-box = Box
word-boxes = Boxes
word-armor = Armor
word-wide = Wide
word-any-colour = Any colour
word-skull = Skull
word-covered = Covered
first-die-due = the boss takes the first die
first-die-taken = first die already taken
word-item = Item
word-items = Items
word-skill = Skill
word-skills = Skills
word-potion = Potion
word-potions = Potions
word-tokens = Potion tokens
word-feat = Feat
word-talent = Talent
word-talents = Talents
word-used = Used
word-loot = Loot
word-health = Health
word-hearts = Hearts
word-wounds = Damage
word-poison = Poison
word-leaf = Leaf
word-prevented = Prevented
word-consequences = Consequences
poison-wounds = Poison tokens run out, damage: { $n }
no-loot = No loot, no XP
paid-so-far = { $what } { $need }: { $paid } of { $need } paid
no-effect-here = no effect against the boss: time does not count
release-why = puts a heroic die back into the supply
word-boss = Boss
word-round = Round
word-best-cover = Best cover
word-nth-card = card { $n }
tier-novice = Novice
tier-standard = Standard
tier-expert = Expert
tier-fearless = Fearless
zone-deck = Deck
zone-discard = Discard pile
zone-door = Doors
zone-faced = Encounter
zone-items = Items
zone-skills = Skills
zone-potions = Found potions
zone-xp = XP
zone-box = Out of the game

## Counts; $n is the number

count-wounds = { $n } damage
count-hearts =
    { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
count-time = { $n } time
count-poison = { $n } poison
count-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-doors =
    { $n ->
        [one] { $n } door
       *[other] { $n } doors
    }
count-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
count-xp = { $n } XP

## Best cover; $hearts, $time and $poison are what stays open, $boss the boss’s damage

advice-title = Best cover
advice-nothing = Nothing more can be covered.
advice-left =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] Nothing is left open.
                       *[other] Left open: { open-icons }.
                    }
               *[other] Left open: { open-icons }.
            }
       *[other] Left open: { open-icons }.
    }
advice-take = Lay all of it
advice-then = Then the others:
advice-others-first = Let others begin:
advice-deadly = Deadly: a hero falls.

## Campaign; $n is a number, $hero a hero

campaign-title = Campaign
campaign-sheet = Sheet of { $hero-the }
campaign-marks =
    { $n ->
        [one] { $n } mark to tick
       *[other] { $n } marks to tick
    }
campaign-earned =
    { $n ->
        [one] Earned in this game: { $n } mark
       *[other] Earned in this game: { $n } marks
    }
campaign-tick = Tick a mark
campaign-learned = Learned
campaign-games = Games played: { $n }
campaign-bosses = Bosses beaten
campaign-colour-green = green circle
campaign-colour-yellow = yellow square
campaign-colour-red = red mark
campaign-export = Save the sheets to a file
campaign-import = Load sheets from a file
campaign-difficulty-1 = Easy dungeon: only green circles may be ticked.
campaign-difficulty-2 = Medium dungeon: green circles and yellow squares may be ticked.
campaign-difficulty-3 = Hard dungeon: marks of every colour may be ticked.
campaign-empty = There are no sheets yet: a game of the campaign starts one for each hero.
campaign-focus-help = Basic talents work in every game. Of the other three groups each hero chooses one at the start of a game; talents of the two others rest in that game.
error-talent-ticked = All { $colour } marks of this talent are ticked already.
error-no-mark-left = No mark is left that may be spent on { $colour }.

## Why the game ended

reason-victory = The boss is beaten: the party wins.
reason-hero-died = A hero has died: the party loses.

## Log

log-hero-chosen = { $seat } leads a hero: { $hero }.
log-dungeon-chosen = The party goes down: { $dungeon }.
log-focus-chosen = { $hero } chooses for this game: { $focus }.
log-basic-potion-chosen = Basic potion of the party: { $potion }.
log-basic-skill-chosen = { $hero } starts with a basic skill: { $skill }.
log-experience-dealt = XP from the start: { $card }.
log-floor-begun = Floor { $floor }.
log-turn-begun = Turn { $turn }.
log-time-spent = Time passes: { $card }.
log-stairs-found = The deck is empty: the stairs are visible.
log-stair-token-placed =
    { $tokens ->
        [one] Time passes at the stairs: { $tokens } token.
       *[other] Time passes at the stairs: { $tokens } tokens.
    }
log-doors-dealt =
    { $count ->
        [0] No new doors.
        [one] { $count } new door.
       *[other] { $count } new doors.
    }
log-door-looked-behind = Behind door { door-number }: { $cards }.
log-door-opened = Door { door-number } is opened: { $cards }.
log-fled = The party flees from door { door-number }.
log-descended =
    { $floor ->
        [3] The party descends from floor 3 to the boss.
       *[other] The party descends from floor { $floor }.
    }
log-encounter-begun = Encounter with { $card-the }: { $heroes }.
log-encounter-skipped = Invisibility leads past { $card-the }.
log-item-drained = { $hero } loses an item, which turns into XP: { $card }.
log-acted =
    { $time ->
        [0] The cause: { $by }.
       *[other] { $by }: { $time } time.
    }
log-way-chosen = { $card }: the party chooses “{ $way }”.
log-feat-used = { $hero } uses a feat: { $feat }.
log-die-stored = { $hero } stores a heroic die.
log-stored-dice-returned =
    { $count ->
        [one] { $hero } discards a stored die.
       *[other] { $hero } discards { $count } stored dice.
    }
log-dice-rolled = { $hero } rolls { $dice }.
log-dice-discarded = { $hero } discards { $dice }.
log-die-gained = { $hero } gains { $die }.
log-die-laid = { $hero } lays { $die } on box { box-number }.
log-die-taken = { $hero } lays { $die } on box { box-number }, but the boss takes it away.
log-had-enough = { $hero } is done placing dice.
log-dice-combined = { $hero } gains heroic { $value } for { $dice }.
log-die-returned = { $hero } discards { $die }.
log-dice-changed = { $hero } turns { $dice } into { $into }.
log-skill-used = { $hero } uses { $skill-the }.
log-icons-prevented =
    { $count ->
        [one] { $hero } prevents { $count } icon.
       *[other] { $hero } prevents up to { $count } icons.
    }
log-consequences-counted =
    { $hearts ->
        [0]
            { $time ->
                [0]
                    { $poison ->
                        [0] No consequences.
                       *[other] Consequences: { open-icons }.
                    }
               *[other] Consequences: { open-icons }.
            }
       *[other] Consequences: { open-icons }.
    }
log-hero-wounded = { $hero } takes { $count } damage (health left: { $left } of { $health }).
log-hero-healed = { $hero } heals { $count } damage (health now: { $left } of { $health }).
log-hero-saved = { $hero } is saved in time.
log-hero-poisoned =
    { $count ->
        [one] { $hero } gets { $count } poison token.
       *[other] { $hero } gets { $count } poison tokens.
    }
log-poison-removed =
    { $count ->
        [one] { $hero } loses { $count } poison token.
       *[other] { $hero } loses { $count } poison tokens.
    }
log-poison-resisted =
    { $success ->
        [0] The roll to resist poison fails: { $result } against { $tokens }.
       *[other] The roll to resist poison succeeds: { $result } against { $tokens }.
    }
log-poison-struck = { $hero } suffers from the poison.
log-potion-used = The party uses a potion: { $potion }.
log-token-gained = The party gains a potion token and now has { $tokens }.
log-die-exiled = A heroic die leaves the game.
log-loot-claimed =
    { $use ->
        [item] { $hero } takes an item: { $card }.
        [skill] { $hero } learns a skill: { $skill } ({ $card }).
        [potion] Claimed as a potion: { $potion } ({ $card }).
       *[xp] Claimed as XP: { $card }.
    }
log-loot-replaced = The card it replaces becomes XP: { $card }.
log-loot-lost = { $card } brings no loot: an armor box stayed uncovered.
log-xp-paid = XP paid: { $cards }.
log-level-gained = The party rises to level { $level }.
log-fight-begun = The fight against { $boss-the } begins (health { $health }).
log-boss-wounded = The boss takes { $count } damage (health left: { $left } of { $health }).
log-boss-healed = The boss heals { $count } damage (health now: { $left } of { $health }).
log-boss-reborn = The boss rises again, unhurt.
log-game-won = { $boss } is beaten: the party wins!
log-game-lost =
    { $floor ->
        [0] A hero has died in the fight against the boss: the party loses.
       *[other] A hero has died on floor { $floor }: the party loses.
    }

## Numbers of doors and boxes, from 1

door-number =
    { $door ->
        [0] 1
        [1] 2
        [2] 3
       *[other] 4
    }
box-number =
    { $box ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[other] 12
    }

## Dice

die-strength-1 = strength 1
die-strength-2 = strength 2
die-strength-3 = strength 3
die-strength-4 = strength 4
die-strength-5 = strength 5
die-strength-6 = strength 6
die-strength-1-armor = strength 1 (armor only)
die-strength-2-armor = strength 2 (armor only)
die-strength-3-armor = strength 3 (armor only)
die-strength-4-armor = strength 4 (armor only)
die-strength-5-armor = strength 5 (armor only)
die-strength-6-armor = strength 6 (armor only)
die-strength-1-mana = strength 1 (mana only)
die-strength-2-mana = strength 2 (mana only)
die-strength-3-mana = strength 3 (mana only)
die-strength-4-mana = strength 4 (mana only)
die-strength-5-mana = strength 5 (mana only)
die-strength-6-mana = strength 6 (mana only)
die-agility-1 = agility 1
die-agility-2 = agility 2
die-agility-3 = agility 3
die-agility-4 = agility 4
die-agility-5 = agility 5
die-agility-6 = agility 6
die-agility-1-armor = agility 1 (armor only)
die-agility-2-armor = agility 2 (armor only)
die-agility-3-armor = agility 3 (armor only)
die-agility-4-armor = agility 4 (armor only)
die-agility-5-armor = agility 5 (armor only)
die-agility-6-armor = agility 6 (armor only)
die-agility-1-mana = agility 1 (mana only)
die-agility-2-mana = agility 2 (mana only)
die-agility-3-mana = agility 3 (mana only)
die-agility-4-mana = agility 4 (mana only)
die-agility-5-mana = agility 5 (mana only)
die-agility-6-mana = agility 6 (mana only)
die-magic-1 = magic 1
die-magic-2 = magic 2
die-magic-3 = magic 3
die-magic-4 = magic 4
die-magic-5 = magic 5
die-magic-6 = magic 6
die-magic-1-armor = magic 1 (armor only)
die-magic-2-armor = magic 2 (armor only)
die-magic-3-armor = magic 3 (armor only)
die-magic-4-armor = magic 4 (armor only)
die-magic-5-armor = magic 5 (armor only)
die-magic-6-armor = magic 6 (armor only)
die-magic-1-mana = magic 1 (mana only)
die-magic-2-mana = magic 2 (mana only)
die-magic-3-mana = magic 3 (mana only)
die-magic-4-mana = magic 4 (mana only)
die-magic-5-mana = magic 5 (mana only)
die-magic-6-mana = magic 6 (mana only)
die-heroic-1 = heroic 1
die-heroic-2 = heroic 2
die-heroic-3 = heroic 3
die-heroic-4 = heroic 4
die-heroic-5 = heroic 5
die-heroic-6 = heroic 6
die-heroic-1-armor = heroic 1 (armor only)
die-heroic-2-armor = heroic 2 (armor only)
die-heroic-3-armor = heroic 3 (armor only)
die-heroic-4-armor = heroic 4 (armor only)
die-heroic-5-armor = heroic 5 (armor only)
die-heroic-6-armor = heroic 6 (armor only)
die-heroic-1-mana = heroic 1 (mana only)
die-heroic-2-mana = heroic 2 (mana only)
die-heroic-3-mana = heroic 3 (mana only)
die-heroic-4-mana = heroic 4 (mana only)
die-heroic-5-mana = heroic 5 (mana only)
die-heroic-6-mana = heroic 6 (mana only)

warning-short-supply = The supply lacks dice for this (at worst): { $dice }.
