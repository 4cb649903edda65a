### Crash Landing and Tools of Hero-Kind: options, prompts, choices, words, log lines; and words of the whole family

## Options of a game

setting-sets-crash-landing = Crash Landing
setting-sets-tools-of-hero-kind = Tools of Hero-Kind

## Prompts

prompt-whom-to-copy = Choose the boss whose Level Up { $source-the } copies.
prompt-which-to-uncover = Bring a covered room in the dungeon of { $owner } to the top ({ $source })?
prompt-whom-to-bite = Choose the hero who takes 3 damage ({ $source }).
prompt-which-item = Only one of your items may lie face up: use the older one at once, or turn one face down?
prompt-which-aim = Choose what { $source-the } is used on.
prompt-whom-to-arm = Choose the hero who gets the item ({ $source }).

## Choices

option-copy-boss = { $card }
option-uncover-room = Uncover { $card-the }
option-bite = { $card }
option-use-at-once = Use { $card-the } at once
option-turn-over = Turn { $card-the } face down
option-aim-item = { $target }
option-aim-item-on = { $opponent }
option-arm = { $card }

## Words inside prompts, choices and log lines

back-item = item card
    .the = the item card
pile-item = item
    .the = the item deck
wanted-advanced-room = an advanced room
    .the = the advanced room
way-kill = Kill a hero with 2 health or less left
way-take = Take a hero who survived elsewhere
moment-item-enters = a hero with an item has come in
set-crash-landing = Crash Landing
set-tools-of-hero-kind = Tools of Hero-Kind
word-item = Item
word-items = Items
word-carries = carries { $item-the }
word-hurt = { $n } damage taken
zone-item-deck = Item deck
zone-items-waiting = Items in town
zone-items-carried = Items of heroes
zone-items = Item, face up
zone-items-spent = Items, face down

## Log

log-room-uncovered = Brought to the top in the dungeon of { $seat }: { $room-the }.
log-room-enriched =
    { $count ->
        [one] { $room } has { $count } more { $treasure-the } treasure until the end of the round.
       *[other] { $room } has { $count } more { $treasure-the } treasures until the end of the round.
    }
log-level-up-copied = { $seat } gives { $boss-the } the Level Up of { $other-the }.
log-survivor-taken =
    { $souls ->
        [one] { $seat } takes { $hero-the } from { $opponent } and gains { $souls } soul.
       *[other] { $seat } takes { $hero-the } from { $opponent } and gains { $souls } souls.
    }
log-items-revealed = Turned up in town: { $items-the }.
log-item-given = { $hero } takes { $item-the }.
log-item-won =
    { $seat-is ->
        [you] You win { $item-the }.
       *[other] { $seat } wins { $item-the }.
    }
log-item-kept = { $seat } puts { $item-the } face down into the score area.
log-item-turned-up = { $seat } has { $item-the } face up now.
log-item-turned-down = { $seat } has { $item-the } face down now.
log-item-used-at-once = { $seat } uses { $item-the } at once.
log-item-acted = { $item } acts for { $hero-the }.
log-order-reversed = The rooms of { $seat } lie in the opposite order from now on.
log-room-skipped = { $hero } skips the next room.
log-wound-counted = { $seat } counts one more wound until the end of the round.
log-cannot-lose = { $seat } cannot lose through wounds this round.
log-ordinary-monsters-strengthened = { $seat } makes ordinary monster rooms deal { $damage } more damage until the end of the round.
log-text-lost = Without abilities until the end of the round: { $room-the }.

## Words of the whole family

prompt-which-way = Choose how to use { $source-the }.
option-prepare = Play { $card }
option-spend = Discard { $card } for its effect
option-choose-way = { $way }
way-only = Use it
power-spike-level-2 = Level 2: discard a card, 2 damage to the hero here
power-kid-croak-level-2 = Level 2: swap two rooms
power-draculad-level-2 = Level 2: send a hero back to town
power-mageseeker-level-2 = Level 2: discard a spell to cancel a spell
power-spike-level-3 = Level 3: a miniboss returns to a hand
power-kid-croak-level-3 = Level 3: monster rooms deal 1 more damage
power-kid-croak-level-3-minus = Level 3: monster rooms deal 1 less damage
power-draculad-level-3 = Level 3: look at a hand, take a card
power-rocky-level-3 = Level 3: a hero has 5 more health
power-cerebella-level-3 = Level 3: a dungeon loses its abilities
power-paddywhack-level-3 = Level 3: kill the hero here
power-icicle-man-level-3 = Level 3: deactivate a room
power-mageseeker-level-3 = Level 3: heroes skip the first room
power-brassknuckle-level-3 = Level 3: double damage here
power-jinx-level-3 = Level 3: bring a hero from town
way-weaker = Draw a spell, 2 less damage
way-stronger = Discard a spell, 2 more damage
way-spell = Draw a spell
way-coins = Gain 2 coins
way-silence = Take a room’s abilities away
way-deactivate = Deactivate a room
way-own-hero = 2 damage to a hero in your dungeon
way-miniboss-hero = 4 damage to a hero in a room with a miniboss
way-monsters = Discard two monster rooms
way-miniboss = Discard a miniboss
moment-uncovered = it has been uncovered
moment-any-destroyed = a room has been destroyed
moment-hero-leaves = a hero has left it alive
moment-hero-killed = you have killed a hero
moment-opponent-discards = an opponent has discarded
moment-opponent-raises = an opponent has built or promoted a miniboss
moment-coins-gained = you have gained coins
moment-build-begins = the build phase begins
moment-build-turn-ends = your build turn ends
log-damage-doubled = { $room } deals double damage until the end of the round.
log-acts-as-built =
    { $seat-is ->
        [you] { $room } acts as if you had just built it.
       *[other] { $room } acts as if { $seat } had just built it.
    }
