### Boss Monster: texts of the browser's table

web-bm-you = you
web-bm-your-dungeon = Your dungeon
web-bm-your-hand = Your hand
web-bm-round = Round { $round }
web-bm-phases = Phases of the round
web-bm-phase-beginning = Heroes
web-bm-phase-build = Build
web-bm-phase-bait = Bait
web-bm-phase-adventure = Adventure
web-bm-phase-end = End
web-bm-not-yet = Not yet
web-bm-build-nothing = Build nothing
web-bm-walk-on = Let the hero walk on
web-bm-go-on = Go on
web-bm-walk-on-wound = Walk on: { count-wounds }
web-bm-let-happen = Let it happen
web-bm-experience = { NUMBER($n, useGrouping: 0) } XP
web-bm-ask-where = Where does { $card-the } go?
web-bm-ask-target = Choose the target of { $card-the }.
web-bm-side = Treasure and decks

## Rooms and dungeons

web-bm-damage =
    { $n ->
        [one] { $n } damage
       *[other] { $n } damage
    }
web-bm-face-down = face down
web-bm-hidden = hidden
web-bm-frozen = deactivated until the end of the round
web-bm-frozen-short = off
web-bm-remembered = Known to be here or among other hidden cards: { $cards }
web-bm-beneath =
    { $n ->
        [one] { $n } card beneath
       *[other] { $n } cards beneath
    }
web-bm-open-stack = +{ $n } beneath
web-bm-empty = Place { $n }
web-bm-cover = Build over { $room }
web-bm-cover-short = Build over
web-bm-build-here = Build a new room here
web-bm-new-room = New room
web-bm-enlarge = Show large
web-bm-closed = closed this round
web-bm-level = { $n } of { $most } rooms
web-bm-leveled = Level Up used
web-bm-not-leveled = Level Up not used yet
web-bm-acts-first = acts first
web-bm-acts-last = acts last
web-bm-acts-between = acts in between
web-bm-acts-out = out of the game
web-bm-turn-over = turn over
web-bm-hand-of = In hand: { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, { $spells ->
    [one] { $spells } spell
   *[other] { $spells } spells
}
web-bm-choose-player = Choose { $seat }

## Heroes

web-bm-health =
    { $n ->
        [one] { $n } health
       *[other] { $n } health
    }
web-bm-oldest-first = longest there first
web-bm-town-empty = Nobody is in town.
web-bm-unfold = Show the whole table
web-bm-to-you = → you
web-bm-to = → { $seat }
web-bm-tie = tie: stays
web-bm-nobody = stays
web-bm-nobody-waits = Nobody waits here
web-bm-more =
    { $n ->
        [one] and { $n } more
       *[other] and { $n } more
    }
web-bm-dies-here = dies here
web-bm-left = { $n } left
web-bm-left-of = { $n } of { $most } health left
web-bm-will-die = will die inside
web-bm-died = dies: a soul
web-bm-survived = survives: a wound

## Treasure, souls, wounds, piles

web-bm-leads = has the most
web-bm-tied = shares the most
web-bm-souls-of = { $n } of { $most } souls
web-bm-wounds-of = { $n } of { $most } wounds
web-bm-of-souls = of { $n } souls
web-bm-of-wounds = of { $n } wounds
web-bm-piles = Decks and discard pile
web-bm-pile-hero = heroes
web-bm-pile-epic = epic
web-bm-pile-room = rooms
web-bm-pile-spell = spells
web-bm-pile-discard = discard
web-bm-no-cards = No cards here.

## The hand, windows, announced effects

web-bm-playable = { $n } of { $all } usable now
web-bm-hand-empty = Your hand is empty.
web-bm-set-aside = to be discarded
web-bm-when-build = Build
web-bm-when-adventure = Adventure
web-bm-when-both = Build, Adventure
web-bm-only-build = Build phase only
web-bm-only-adventure = Adventure only
web-bm-wish = Ask me
web-bm-wish-ask = full control
web-bm-wish-through = To the boss
web-bm-wish-aimed = Until aimed at me
web-bm-wish-build = To my next build
web-bm-stop = always: { $phase }
web-bm-stop-why = Ask me in this phase wherever I can play something
web-bm-passing-on = Passing: { $mode }
web-bm-passed =
    { $n ->
        [one] Passed for you once
       *[other] Passed for you { $n } times
    }
web-bm-waiting = Announced
web-bm-awaits = { $seat } may answer
web-bm-awaits-you = You may answer
web-bm-choice = Choose a card

## Cards

web-bm-kind-room = { $kind }, { $rank }
web-bm-kind-spell = spell: { $phase }
web-bm-kind-boss = boss, { NUMBER($xp, useGrouping: 0) } XP
web-bm-kind-hero = ordinary hero
web-bm-kind-epic = epic hero

## What cards do, in a few words

web-bm-short-draculord = Look at an opponent’s hand, take a card.
web-bm-short-xyzax = Take two cards from the discard pile.
web-bm-short-king-croak = Find an advanced monster room; build or keep it.
web-bm-short-robobo = Each opponent destroys a room of their own.
web-bm-short-cerebellus = Draw three spells, discard one.
web-bm-short-seducia = Bring any hero to your entrance.
web-bm-short-cleopatra = Find an advanced trap room; build or keep it.
web-bm-short-gorgona = One hero in town dies: you gain the soul.
web-bm-short-dark-altar = Destroy it: take any card from the discard pile.
web-bm-short-open-grave = First death here: take a room from the discard pile.
web-bm-short-specters-sanctum = Built: an opponent discards a random spell.
web-bm-short-succubus-spa = First death here: rob an opponent of a random card.
web-bm-short-dracolich-lair = Discard 2 rooms: take a room from the discard pile.
web-bm-short-vampire-bordello = First death here: you may heal a wound.
web-bm-short-goblin-armory = Monster rooms beside it deal +1.
web-bm-short-golem-factory = First death here: draw a room.
web-bm-short-minotaurs-maze = Sends each hero back one room, once.
web-bm-short-neanderthal-cave = No advanced room may cover it.
web-bm-short-beast-menagerie = Another monster room built: draw a room.
web-bm-short-monsters-ballroom = Damage: your active monster rooms.
web-bm-short-brainsucker-hive = First death here: you may draw a spell.
web-bm-short-dark-laboratory = Built: draw 2 spells, discard one.
web-bm-short-haunted-library = Round begins: you may draw a spell instead.
web-bm-short-witchs-kitchen = Discard a monster room: draw a spell.
web-bm-short-all-seeing-eye = Discard a spell: cancel an opponent’s spell.
web-bm-short-ligers-den = Your first spell each round: draw a spell.
web-bm-short-bottomless-pit = Destroy it: a hero in it dies.
web-bm-short-boulder-ramp = Destroy another room: 5 damage to a hero here.
web-bm-short-dizzygas-hallway = A trap room to its right deals +2.
web-bm-short-jackpot-stash = Destroy it: your rooms’ treasure doubles.
web-bm-short-recycling-center = Another room destroyed: you may draw 2 rooms.
web-bm-short-the-crushinator = Destroy another room: all your rooms deal +2.
web-bm-short-centipede-tunnel = Built: you may swap two rooms of a dungeon.
web-bm-short-construction-zone = Built: you may build one more room.
web-bm-short-dragon-hatchery = All four kinds of treasure.
web-bm-short-mimic-vault = Built: lure an ordinary hero from town.
web-bm-short-monstrous-monument = Built: take a monster room from the discard pile.
web-bm-short-torture-chamber = Destroy it: an opponent discards a random room.
web-bm-short-zombie-prison = Destroy it: an opponent’s dead hero rises there.
web-bm-short-annihilator = One trap room deals +3 this round.
web-bm-short-assassin = A hero in an opponent’s dungeon: +3 health.
web-bm-short-cave-in = Destroy a room of yours; a hero in it dies.
web-bm-short-counterspell = Cancel a spell just announced.
web-bm-short-exhaustion = A hero with you takes 1 damage per active room.
web-bm-short-fear = A hero in a dungeon goes back to town.
web-bm-short-freeze = Deactivate one room this round.
web-bm-short-giant-size = One monster room deals +3 this round.
web-bm-short-jeopardy = All discard their hands; draw 2 rooms, 1 spell.
web-bm-short-kobold-strike = New rooms return to hands; no building now.
web-bm-short-motivation = Behind in rooms? Place one more.
web-bm-short-princess-in-peril = One hero from town comes to your entrance.
web-bm-short-soul-harvest = Give up a soul: draw two spells.
web-bm-short-teleportation = A hero with you starts again from your first room.
web-bm-short-trepidation = 2 souls behind? Heroes skip that player this round.
web-bm-short-zombie-attack = An opponent’s dead hero rises there, +2 health.

## A first game

web-bm-tip-first-room = Lay your first room: pick a card, then the glowing place. The marks at its foot are treasure; heroes go where most treasure of their kind is. The red number is the damage it deals.
web-bm-tip-walk = A hero is inside. The track shows what each room will deal and where the hero will die. What glows can be used now; otherwise let the hero walk on.
web-bm-tip-window = Others act now. You are asked only when you could use something; beside your hand you choose when to be asked.

## Kinds of cards

web-kind-boss = bosses
web-kind-epic = epic heroes
web-kind-hero = heroes
web-kind-room = rooms
web-kind-spell = spells
web-set-boss-monster = { set-boss-monster }
web-set-crash-landing = { set-crash-landing }
web-set-tools-of-hero-kind = { set-tools-of-hero-kind }
web-bm-part-ability = ability
web-bm-part-phase = phase
web-bm-part-rest = all the rest

## What cards of the small sets do, in a few words

web-bm-short-imperiatrix = Your rooms: +1 damage per explorer treasure.
web-bm-short-klonos = Copies the Level Up of another boss.
web-bm-short-mando = Uncover a room in each opponent’s dungeon.
web-bm-short-alien-excavator = Built: you may uncover a room of yours.
web-bm-short-alien-ooze = +1 if another room of yours has explorer treasure.
web-bm-short-decoy-garden = Built: two more explorer treasures this round.
web-bm-short-frostman-lander = Discard from hand: deactivate an advanced room.
web-bm-short-invasion-swarm = Rooms beside it deal +1.
web-bm-short-reactor-core = Your advanced rooms deal +1.
web-bm-short-digicron-library = Built, another advanced room: draw 2 spells.
web-bm-short-hypercube = Goes over any room.
web-bm-short-the-omega-42 = Discard an advanced room: a room acts anew.
web-bm-short-crash-site = Uncovered: take an advanced room from the discard.
web-bm-short-caged-gundarf = Uncovered: double damage this round.
web-bm-short-celestial-map = Uncovered: draw a spell, destroy it.
web-bm-short-darkling-lair = Uncovered: 3 damage to a hero of yours.
web-bm-short-burial-mound = Discard 2 rooms: turn an item of yours up.
web-bm-short-orcish-smithy = Build: give a waiting item to any hero.
web-bm-short-artificers-workbench = Turn your item down: draw a spell.
web-bm-short-magnetic-ceiling = Takes a hero’s item before the damage.
web-bm-short-finish-him = Kill a hero with 2 left, or take a survivor.
web-bm-short-essence-transfer = A hero elsewhere: +1 health per wound of yours.
web-bm-short-healing-tank = Nobody lured? Heal an ordinary wound.
web-bm-short-meteorite = A room: one more explorer treasure this round.
web-bm-short-not-dead-yet = Heroes with you: 1 damage per wound of yours.
web-bm-short-excavation = Turn an item in any score area over.
web-bm-short-extra-life = You cannot lose through wounds this round.
web-bm-short-holy-hand-grenade = Each opponent discards a random room card.
web-bm-short-inquisitors-robes = Destroy an advanced room anywhere.
web-bm-short-staff-of-healing = Heal an ordinary wound.
web-bm-short-goblin-suit = Your ordinary monster rooms deal +1.
web-bm-short-claws-of-the-berserker = A hero: +1 health per monster room of yours.
web-bm-short-oversized-sword = A hero in a dungeon: +5 health.
web-bm-short-vorpal-blade = Kill a hero who has lost half the health.
web-bm-short-antimagic-lizard = An opponent discards a random spell.
web-bm-short-ice-rod = Deactivate a room of an opponent.
web-bm-short-magic-mirror = Does what another face-up item does.
web-bm-short-necronomicon = Draw a spell.
web-bm-short-bag-of-holding = Take a room with 2+ treasures from the discard.
web-bm-short-cheat-code = A room has no ability this round.
web-bm-short-ten-foot-pole = Deactivate a trap room.
web-bm-short-the-bomb = Destroy your room: 5 damage to a hero there.
web-bm-short-boots-of-jumping = A hero skips the next room.
web-bm-short-pet-monster = Deactivate a monster room.
web-bm-short-star-of-invulnerability = Remove a hero who wounded you this round.
web-bm-short-ring-of-invisibility = Your adventure turn: cancel a spell.
web-bm-short-the-prince = Goes to the player with fewest souls.
web-bm-short-the-king = Goes to the player with most souls.

## Items

web-bm-carries = carries { $item-the }
web-bm-hurt = { $n } damage taken
web-bm-items-town = Items in town
web-bm-item-mine = Item in your score area
web-bm-items-spent = face-down items: { $n }
web-bm-pile-item = items
web-bm-kind-item = item
web-mb-silent = without abilities
