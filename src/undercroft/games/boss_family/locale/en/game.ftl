### Boss Monster: name, options, prompts, choices, words, log lines, help.
### Names come with cases: $card is the bare name, $card-the the form for running text.

## Options of a game

setting-variants = Variants
setting-variants-help = They can be combined.
setting-variants-classic = Classic: each player discards 2 of the 7 cards of the first hand
setting-variants-hard = Hard: no ordinary heroes with 4 health
setting-variants-pick-boss = Pick your boss: keep one of two
setting-variants-machinations = Machinations: after a round without a soul a player may draw a card
setting-variants-immortality = Immortality: nobody loses by wounds; play until the heroes run out
setting-discard = Discard pile
setting-discard-help = The discard pile at the start of the game.
setting-discard-empty = empty at the start
setting-discard-seeded = starts with 4 rooms and 2 spells
setting-crushinator = The Crushinator
setting-crushinator-help = How often this room can be used; the printings differ.
setting-crushinator-unlimited = any number of times
setting-crushinator-once = once per round

## Prompts

prompt-which-boss = Choose the boss you keep.
prompt-whether-to-redraw = Your hand is poor by the rules. Keep it, or shuffle it back and draw a new one?
prompt-which-to-discard = Choose two cards to discard.
prompt-which-first-room = Lay your first room beside the boss, or begin without one.
prompt-which-deck = Choose the deck you draw from.
prompt-which-consolation = Draw a card, since you gained no soul this round?
prompt-what-to-play = Choose what to do now, or pass.
prompt-whether-to-cancel = Cancel { $card-the }?
prompt-which-resolves-first = Choose which of your effects resolves first.
prompt-which-acts-first = Several of your cards act now: choose which comes first.
prompt-which-target = Choose the target of { $source-the }.
prompt-which-payment = Choose a card to pay for { $source-the }.
prompt-which-first = Choose what happens first.
prompt-whether-to-act = Use { $card-the } now ({ $moment })?
prompt-which-to-take = Choose { $wanted } to take from the discard pile ({ $source }).
prompt-which-spell-to-discard = Choose a spell to discard ({ $source }).
prompt-which-wound = Heal a wound with { $source-the }?
prompt-whom-to-rob = Choose whom to rob, and of what kind of card ({ $source }).
prompt-whose-spell = Choose who discards a random spell ({ $source }).
prompt-which-hero-to-lure = Choose a hero in town to lure with { $source-the }.
prompt-which-room-to-lose = Choose one of your rooms to destroy.
prompt-which-extra-room = Build one more room with { $source-the }?
prompt-which-to-swap = Swap two rooms of one dungeon with { $source-the }?
prompt-whose-hand = Choose whose hand { $source-the } looks at.
prompt-which-booty = Choose a card to take from { $opponent }.
prompt-where-to-search = Choose a room from the discard pile or search the room deck ({ $source }).
prompt-which-found-room = Choose a room from the deck, or none ({ $source }).
prompt-whether-to-draw = Draw three spells and discard one ({ $source })?
prompt-whom-to-seduce = Choose a hero in town or search the hero decks ({ $source }).
prompt-which-found-hero = Choose a hero for your entrance, or none ({ $source }).
prompt-whom-to-petrify = Choose a hero in town for { $source-the } to turn to stone.

## Choices

option-keep-boss = Keep { $card-the }
option-keep-hand = Keep this hand
option-redraw = Draw a new hand
option-set-aside = Discard { $card }
option-take-back = Keep { $card } after all
option-lay-first = Lay { $card } beside the boss
option-build-nothing = Begin without a room
option-draw-from = Draw from { $pile-the }
option-pass-on = Pass
option-let-it-be = Let it be
option-resolve-first = { $card } first
option-resolve-first-at = { $card } ({ $target }) first
option-place = Place { $card } { slot-place }
option-cast = Play { $card }
option-cast-at = Play { $card } on { $target-the }
option-cast-on = Play { $card } on { $opponent }
option-use = Use { $card-the }
option-aim-at = { $card }
option-aim-at-opponent = { $opponent }
option-pay-with = Pay with { $card-the }
option-never-mind = Never mind
option-let-boss-act = Level up { $card-the } first
option-let-room-act = { $card } first
option-let-act = { $card } first
option-act = Use { $card-the }
option-decline = No, thanks
option-take = Take { $card }
option-discard = Discard { $card }
option-heal-wound = Heal the wound of { $card-the }
option-rob = Take a random { $pile } card from { $opponent }
option-strip = { $opponent } discards a spell
option-lure = Lure { $card-the }
option-give-up = Destroy { $card-the }
option-build-more = Build { $card } { slot-place }
option-swap = Swap { $first-the } and { $second-the }
option-look-at-hand = Look at the hand of { $opponent }
option-snatch = Take { $card }
option-call = Take { $card }
option-search-rooms = Search the room deck
option-build-called = Build { $card } { slot-place }
option-keep-called = Keep it in hand
option-draw-three = Draw three spells
option-search-heroes = Search the hero decks
option-bring = Bring { $card-the }
option-turn-to-stone = Turn { $card-the } to stone

## Words inside prompts, choices and log lines

slot-place =
    { $slot ->
        [0] beside the boss
        [1] second from the boss
        [2] third from the boss
        [3] fourth from the boss
       *[other] fifth from the boss
    }
pile-boss = boss
    .the = the boss deck
pile-room = room
    .the = the room deck
pile-spell = spell
    .the = the spell deck
pile-hero = hero
    .the = the hero deck
pile-epic = epic hero
    .the = the epic hero deck
wanted-card = a card
    .the = the card
wanted-other-card = another card
    .the = the other card
wanted-room = a room
    .the = the room
wanted-monster-room = a monster room
    .the = the monster room
moment-built = it has been built
moment-other-built = another room has been built
moment-other-destroyed = another room has been destroyed
moment-hero-dies-in-room = a hero has died in one of your rooms
moment-market-card-taken = you have taken a card from the market
moment-turn-ends = the turn ends
moment-hero-dies-here = a hero has died there
moment-own-spell = you have played a spell
set-boss-monster = Boss Monster

## Headings

phase-name-setup = Set-up
phase-name-beginning = Beginning of round
phase-name-build = Build
phase-name-reveal = Reveal
phase-name-bait = Bait
phase-name-adventure = Adventure
phase-name-end = End of round
word-souls = Souls
word-wounds = Wounds
word-round = Round
word-xp = XP
count-xp = { NUMBER($n, useGrouping: 0) } XP
word-town = Town
word-entrance = Entrance
word-dungeon = Dungeon
word-discard = Discard
word-deck = Deck
word-hand = Hand
word-treasure = Treasure
word-damage = Damage
word-health = Health
word-boss = Boss
word-room = Room
word-rooms = Rooms
word-spell = Spell
word-spells = Spells
word-hero = Hero
word-heroes = Heroes
word-level-up = Level Up
word-phase = Phase
word-active = Active
word-waiting = Waiting
word-face-down = Face down
word-deactivated = Deactivated
word-used = Used
word-beneath = Beneath
word-out = Out of the game
word-closed = Closed
word-last-round = Last round
zone-boss-deck = Boss deck
zone-room-deck = Room deck
zone-spell-deck = Spell deck
zone-hero-deck = Hero deck
zone-epic-deck = Epic hero deck
zone-discard = Discard pile
zone-town = Town
zone-walking = Inside a dungeon
zone-announced = Announced
zone-removed = Out of the game
zone-boss-choice = Bosses to choose from
zone-boss = Boss
zone-hand = Hand
zone-set-aside = Set aside
zone-entrance = Entrance
zone-souls = Souls
zone-wounds = Wounds
zone-dungeon = Dungeon

## Counts; $n is the number

count-souls =
    { $n ->
        [one] { $n } soul
       *[other] { $n } souls
    }
count-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
count-rooms =
    { $n ->
        [one] { $n } room
       *[other] { $n } rooms
    }
count-spells =
    { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Automatic passing

auto-setting = Windows for spells
auto-able = ask when I can change something
auto-ask = full control: ask at every window
auto-through = pass until this hero is through
auto-aimed = pass until something is aimed at me
auto-build = pass until my next build
auto-passed = Passed for you: nothing you could do would change anything.
auto-passed-hero = Passed for you: nothing could change the way of { $hero }.
auto-passed-nothing = Passed for you: nothing to play.
auto-passed-by = Passed for you, as you chose: { $mode }.

## Why the game ended

reason-souls = Ten souls have been gathered.
reason-last-standing = Only one boss is left standing.
reason-all-lost = No boss is left standing: all have too many wounds.
reason-heroes-gone = There are no more heroes to come.

## Log

log-boss-taken =
    { $seat-is ->
        [you] You play { $boss-the } ({ NUMBER($xp, useGrouping: 0) } XP).
       *[other] { $seat } plays { $boss-the } ({ NUMBER($xp, useGrouping: 0) } XP).
    }
log-bosses-offered =
    { $seat-is ->
        [you] You choose one of two bosses.
       *[other] { $seat } chooses one of two bosses.
    }
log-discard-seeded = In the discard pile from the start: { $cards }.
log-cards-drawn =
    { $seat-is ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] You shuffle your hand back and draw a new one.
       *[other] { $seat } shuffles the hand back and draws a new one.
    }
log-cards-discarded =
    { $seat-is ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
log-deck-reshuffled = The { $pile } discards are shuffled into a new deck.
log-round-begun = Round { $round }.
log-heroes-revealed =
    { $heroes-number ->
        [one] A hero comes to town: { $heroes-the }.
       *[many] Heroes come to town: { $heroes-the }.
    }
log-build-turn-begun =
    { $seat-is ->
        [you] You may build.
       *[other] { $seat } may build.
    }
log-room-placed =
    { $seat-is ->
        [you] You place { $room } face down, { slot-place }.
       *[other] { $seat } places { $room } face down, { slot-place }.
    }
log-nothing-built =
    { $seat-is ->
        [you] You build nothing.
       *[other] { $seat } builds nothing.
    }
log-room-built =
    { $seat-is ->
        [you] You build { $room-the } at once, { slot-place }.
       *[other] { $seat } builds { $room-the } at once, { slot-place }.
    }
log-leveled-up =
    { $seat-is ->
        [you] Your { $boss } levels up.
       *[other] { $seat } levels up { $boss-the }.
    }
log-room-acted =
    { $seat-is ->
        [you] { $room } acts for you.
       *[other] { $room } acts for { $seat }.
    }
log-hero-lured =
    { $seat-is ->
        [you] You lure { $hero-the }.
       *[other] { $seat } lures { $hero-the }.
    }
log-hero-stayed =
    { $tie ->
        [0] Nobody has treasure to lure { $hero-the } out of town.
       *[other] Nobody lures { $hero-the } out of town: there is a tie.
    }
log-adventure-turn-begun =
    { $seat-is ->
        [you] The adventure reaches your dungeon.
       *[other] The adventure reaches the dungeon of { $seat }.
    }
log-dungeon-entered =
    { $seat-is ->
        [you] { $hero } enters your dungeon.
       *[other] { $seat } has a visitor in the dungeon: { $hero-the }.
    }
log-room-entered =
    { $damage ->
        [0] { $room } does no damage to { $hero-the } ({ $hurt } of { $health }).
       *[other] { $room } deals { $damage } damage to { $hero-the } ({ $hurt } of { $health }).
    }
log-hero-turned-back = { $room } sends { $hero-the } back one room.
log-hero-died =
    { $seat-is ->
        [you] { $souls ->
            [one] You kill { $hero-the } and gain { $souls } soul.
           *[other] You kill { $hero-the } and gain { $souls } souls.
        }
       *[other] { $souls ->
            [one] { $seat } kills { $hero-the } and gains { $souls } soul.
           *[other] { $seat } kills { $hero-the } and gains { $souls } souls.
        }
    }
log-hero-survived =
    { $seat-is ->
        [you] { $wounds ->
            [one] { $hero } reaches your boss: you take { $wounds } wound.
           *[other] { $hero } reaches your boss: you take { $wounds } wounds.
        }
       *[other] { $wounds ->
            [one] { $seat } lets { $hero-the } reach the boss and takes { $wounds } wound.
           *[other] { $seat } lets { $hero-the } reach the boss and takes { $wounds } wounds.
        }
    }
log-effect-announced =
    { $seat-is ->
        [you] You use { $room-the }.
       *[other] { $seat } uses { $room-the }.
    }
log-target-chosen = { $source } is aimed at { $target-the }.
log-opponent-chosen =
    { $opponent-is ->
        [you] { $source } is aimed at you.
       *[other] { $source } is aimed at { $opponent }.
    }
log-spell-cancelled =
    { $seat-is ->
        [you] Your spell is cancelled: { $spell }.
       *[other] { $spell } is cancelled; { $seat } played it in vain.
    }
log-target-lost =
    { $seat-is ->
        [you] { $source } does nothing for you: there is no target for it.
       *[other] { $source } does nothing for { $seat }: there is no target for it.
    }
log-room-destroyed =
    { $seat-is ->
        [you] Your { $room } is destroyed.
       *[other] { $room } in the dungeon of { $seat } is destroyed.
    }
log-room-deactivated =
    { $seat-is ->
        [you] Your { $room } is frozen this round.
       *[other] { $room } in the dungeon of { $seat } is frozen this round.
    }
log-rooms-reactivated =
    { $rooms-number ->
        [one] { $rooms } is active again.
       *[many] { $rooms } are active again.
    }
log-room-strengthened = { $room } deals { $damage } more damage until the end of the round.
log-dungeon-strengthened =
    { $seat-is ->
        [you] You make every room of your dungeon deal { $damage } more damage until the end of the round.
       *[other] { $seat } makes every room of the dungeon deal { $damage } more damage until the end of the round.
    }
log-treasure-doubled =
    { $seat-is ->
        [you] You double the treasure of all your rooms until the end of the round.
       *[other] { $seat } doubles the treasure of all rooms until the end of the round.
    }
log-hero-strengthened = { $health } more health for { $hero-the } until the end of the round.
log-hero-hurt = { $damage } more damage to { $hero-the } ({ $hurt } of { $health }).
log-hero-sent-to-town = Back in town: { $hero-the }.
log-hero-sent-to-entrance =
    { $seat-is ->
        [you] You find { $hero-the } at the entrance.
       *[other] { $seat } finds { $hero-the } at the entrance.
    }
log-hero-sent-to-start =
    { $seat-is ->
        [you] You make { $hero-the } start again from the first room.
       *[other] { $seat } makes { $hero-the } start again from the first room.
    }
log-hero-removed = Out of the game: { $hero-the }.
log-wound-healed =
    { $seat-is ->
        [you] You heal a wound: { $hero } now counts as a soul.
       *[other] { $seat } heals a wound: { $hero } now counts as a soul.
    }
log-card-taken =
    { $seat-is ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
log-card-stolen =
    { $seat-is ->
        [you] You take { $card } from { $opponent }.
       *[other] { $opponent-is ->
            [you] { $seat } takes { $card } from you.
           *[other] { $seat } takes { $card } from { $opponent }.
        }
    }
log-hand-shown =
    { $seat-is ->
        [you] You look at the hand of { $opponent }: { $cards }.
       *[other] { $opponent-is ->
            [you] { $seat } looks at your hand: { $cards }.
           *[other] { $seat } looks at the hand of { $opponent }: { $cards }.
        }
    }
log-deck-searched =
    { $seat-is ->
        [you] You search { $pile-the }, which is shuffled afterwards.
       *[other] { $seat } searches { $pile-the }, which is shuffled afterwards.
    }
log-rooms-swapped =
    { $seat-is ->
        [you] { $first } and { $second } change places in your dungeon.
       *[other] { $first } and { $second } change places in the dungeon of { $seat }.
    }
log-dungeon-closed =
    { $seat-is ->
        [you] No hero enters your dungeon this round.
       *[other] No hero enters the dungeon of { $seat } this round.
    }
log-extra-room-allowed =
    { $seat-is ->
        [you] You may place one more room this round.
       *[other] { $seat } may place one more room this round.
    }
log-player-lost =
    { $seat-is ->
        [you] You have too many wounds and leave the game.
       *[other] { $seat } has too many wounds and leaves the game.
    }
log-game-ended =
    { $reason ->
        [souls] { $seat } wins: ten souls have been gathered.
        [last-standing] { $seat } wins: only one boss is left standing.
        [all-lost] { $seat } wins: all bosses have too many wounds, and this one fared best.
       *[heroes-gone] { $seat } wins: there are no more heroes to come.
    }
