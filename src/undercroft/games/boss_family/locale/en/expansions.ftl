### Crash Landing and Tools of Hero-Kind: card names and card texts
### Words: explorer; item; cover and uncover (a room in a stack); an item's two abilities: the hero's (while a hero
### carries it) and the boss's (once, for the player who killed its bearer).

## Crash Landing: bosses (text = the level-up ability)

card-imperiatrix = Imperiatrix
    .the = Imperiatrix
card-imperiatrix-text = For the rest of the game: each of your rooms deals 1 more damage for each explorer treasure on it.
card-klonos = Klonos
    .the = Klonos
card-klonos-text = Choose another boss in play. For the rest of the game, this boss has that boss's level-up ability as well.
card-mando = Mando
    .the = Mando
card-mando-text = In each opponent's dungeon, you may bring one covered room to the top of its stack. It counts as uncovered.

## Crash Landing: rooms

card-alien-excavator = Alien Excavator
    .the = the Alien Excavator
card-alien-excavator-text = When you build this room, you may bring one covered room in your dungeon to the top of its stack. It counts as uncovered.
card-alien-ooze = Alien Ooze
    .the = the Alien Ooze
card-alien-ooze-text = This room deals 1 more damage if another room in your dungeon has an explorer treasure.
card-decoy-garden = Decoy Garden
    .the = the Decoy Garden
card-decoy-garden-text = When you build this room, it has two more explorer treasures until the end of the round.
card-frostman-lander = Frostman Lander
    .the = the Frostman Lander
card-frostman-lander-text = Discard this card from your hand to deactivate one advanced room in any dungeon until the end of the round.
card-invasion-swarm = Invasion Swarm
    .the = the Invasion Swarm
card-invasion-swarm-text = Rooms directly to the left and right of this room deal 1 more damage.
card-reactor-core = Reactor Core
    .the = the Reactor Core
card-reactor-core-text = Advanced rooms in your dungeon deal 1 more damage.
card-digicron-library = Digicron Library
    .the = the Digicron Library
card-digicron-library-text = When you build this room, draw two spells if you have another advanced room.
card-hypercube = Hypercube
    .the = the Hypercube
card-hypercube-text = May be built over any room, whatever its treasure.
card-the-omega-42 = The Omega 42
    .the = the Omega 42
card-the-omega-42-text = Once per round, you may discard an advanced room card from your hand to use one "when you build" or "when uncovered" effect of any room in your dungeon.
card-crash-site = Crash Site
    .the = the Crash Site
card-crash-site-text = When this room is uncovered, take any advanced room card from the discard pile into your hand.
card-caged-gundarf = Caged Gundarf
    .the = the Caged Gundarf
card-caged-gundarf-text = When this room is uncovered, double its damage until the end of the round.
card-celestial-map = Celestial Map
    .the = the Celestial Map
card-celestial-map-text = When this room is uncovered, draw a spell, then destroy this room.
card-darkling-lair = Darkling Lair
    .the = the Darkling Lair
card-darkling-lair-text = When this room is uncovered, deal 3 damage to one hero in your dungeon or at your entrance.

## Crash Landing: spells

card-finish-him = Finish Him!
    .the = Finish Him
card-finish-him-text = Choose one: kill a hero who has 2 health or less left; or, if another player has more souls than you, take a hero who survived another player's dungeon this round face down into your score area.
card-essence-transfer = Essence Transfer
    .the = Essence Transfer
card-essence-transfer-text = Until the end of the round, one hero in an opponent's dungeon has 1 more health for each wound you have.
card-healing-tank = Healing Tank
    .the = Healing Tank
card-healing-tank-text = Only if no hero was lured to your dungeon in this round's bait phase: heal a wound dealt by an ordinary hero by turning that hero in your score area face down.
card-meteorite = Meteorite
    .the = Meteorite
card-meteorite-text = One room in any dungeon has one more explorer treasure until the end of the round.
card-not-dead-yet = Not Dead Yet
    .the = Not Dead Yet
card-not-dead-yet-text = Every hero in your dungeon and at your entrance takes 1 damage for each wound you have.

## Crash Landing: heroes

card-the-prince = The Prince
    .the = the Prince
card-the-prince-text = The Prince cares nothing for treasure and goes to the one player with the fewest souls. On a tie for fewest, the Prince stays in town.
card-crash-dodgers = Crash Dodgers
    .the = Crash Dodgers
card-corbin-crickton = Corbin Crickton
    .the = Corbin Crickton
card-tmatha = T'Matha
    .the = T'Matha
card-lindo-callari = Lindo Callari
    .the = Lindo Callari
card-doug-oshibe-ace-pilot = Doug O'Shibe, Ace Pilot
    .the = Doug O'Shibe the Ace Pilot
card-guy-the-redrobe = Guy the Redrobe
    .the = Guy the Redrobe
card-andromeda-james = Andromeda James
    .the = Andromeda James
card-morgan-fragman = Morgan Fragman
    .the = Morgan Fragman
card-banzai-barb = Banzai Barb
    .the = Banzai Barb
card-aliff = Aliff
    .the = Aliff
card-the-king = The King
    .the = the King
card-the-king-text = The King cares nothing for treasure and goes to the one player with the most souls. On a tie for most, the King stays in town.

## Tools of Hero-Kind: rooms

card-burial-mound = Burial Mound
    .the = the Burial Mound
card-burial-mound-text = Once per round, you may discard two room cards from your hand to turn one face-down item in your score area face up.
card-orcish-smithy = Orcish Smithy
    .the = the Orcish Smithy
card-orcish-smithy-text = Once per round, in the build phase, you may give an item that waits in town to any hero without an item, whatever that hero's class, even to one without a class.
card-artificers-workbench = Artificer's Workbench
    .the = the Artificer's Workbench
card-artificers-workbench-text = Once per round, you may turn one of your face-up items face down to draw a spell. This does not use its boss ability.
card-magnetic-ceiling = Magnetic Ceiling
    .the = the Magnetic Ceiling
card-magnetic-ceiling-text = Once per round, when a hero with an item enters this room, you may put that item face down into your score area before the damage.

## Tools of Hero-Kind: spells

card-excavation = Excavation
    .the = Excavation
card-excavation-text = Turn one item in any score area face down or face up. This does not use its boss ability.

## Tools of Hero-Kind: items

card-extra-life = Extra Life
    .the = the Extra Life
card-extra-life-hero = If this hero would die, they go back to town instead, and this item goes to the score area of the dungeon's owner.
card-extra-life-boss = You cannot lose through wounds this round. Others can still win by souls.
card-holy-hand-grenade = Holy Hand Grenade
    .the = the Holy Hand Grenade
card-holy-hand-grenade-hero = When this hero wounds you, discard two random room cards from your hand.
card-holy-hand-grenade-boss = Each opponent discards a random room card from their hand.
card-inquisitors-robes = Inquisitor's Robes
    .the = the Inquisitor's Robes
card-inquisitors-robes-hero = The first advanced room that this hero leaves alive is destroyed.
card-inquisitors-robes-boss = Destroy one advanced room in any dungeon.
card-staff-of-healing = Staff of Healing
    .the = the Staff of Healing
card-staff-of-healing-hero = Until the end of the round, every hero at this hero's entrance or entering from it has 2 more health, even if this hero dies.
card-staff-of-healing-boss = Heal a wound dealt by an ordinary hero: turn that hero in your score area face down.
card-goblin-suit = Goblin Suit
    .the = the Goblin Suit
card-goblin-suit-hero = Ordinary monster rooms cannot deal damage to this hero.
card-goblin-suit-boss = All your ordinary monster rooms deal 1 more damage until the end of the round.
card-claws-of-the-berserker = Claws of the Berserker
    .the = the Claws of the Berserker
card-claws-of-the-berserker-hero = This hero has 1 more health for each active monster room in the dungeon they are in.
card-claws-of-the-berserker-boss = Until the end of the round, one hero has 1 more health for each monster room in your dungeon.
card-oversized-sword = Oversized Sword
    .the = the Oversized Sword
card-oversized-sword-hero = This hero has 5 more health.
card-oversized-sword-boss = One hero in any dungeon has 5 more health until the end of the round.
card-vorpal-blade = Vorpal Blade
    .the = the Vorpal Blade
card-vorpal-blade-hero = If this hero survives your dungeon, you count one more wound until the end of the round.
card-vorpal-blade-boss = Kill one hero who has taken damage of at least half their health, rounded up.
card-antimagic-lizard = Antimagic Lizard
    .the = the Antimagic Lizard
card-antimagic-lizard-hero = When this hero wounds you, discard two random spells from your hand.
card-antimagic-lizard-boss = Choose an opponent, who discards a random spell from their hand.
card-ice-rod = Ice Rod
    .the = the Ice Rod
card-ice-rod-hero = Each room that this hero leaves alive is deactivated until the end of the round.
card-ice-rod-boss = Deactivate one room in an opponent's dungeon until the end of the round.
card-magic-mirror = Magic Mirror
    .the = the Magic Mirror
card-magic-mirror-hero = Just before this hero enters your dungeon, the order of your rooms is reversed for good. Each takes its whole stack along.
card-magic-mirror-boss = Use the boss ability of any other face-up item, in a score area, in town or on a hero.
card-necronomicon = Necronomicon
    .the = the Necronomicon
card-necronomicon-hero = When this hero wounds you, each of your opponents draws a spell.
card-necronomicon-boss = Draw a spell.
card-bag-of-holding = Bag of Holding
    .the = the Bag of Holding
card-bag-of-holding-hero = Each room with two or more treasures that this hero leaves alive is destroyed.
card-bag-of-holding-boss = Take any room card with two or more treasures from the discard pile into your hand.
card-cheat-code = Cheat Code
    .the = the Cheat Code
card-cheat-code-hero = While this hero walks through your dungeon, the abilities of your rooms do nothing.
card-cheat-code-boss = Until the end of the round, the ability of one room in any dungeon does nothing.
card-ten-foot-pole = Ten Foot Pole
    .the = the Ten Foot Pole
card-ten-foot-pole-hero = When this hero enters your dungeon, your first trap room is deactivated until the end of the round, before it does anything.
card-ten-foot-pole-boss = Deactivate one trap room in any dungeon until the end of the round.
card-the-bomb = The Bomb
    .the = the Bomb
card-the-bomb-hero = When this hero enters your last room, that room is destroyed before its ability and its damage.
card-the-bomb-boss = Destroy one of your rooms. One hero in it takes 5 damage.
card-boots-of-jumping = Boots of Jumping
    .the = the Boots of Jumping
card-boots-of-jumping-hero = After each room that this hero survives, they skip the next one.
card-boots-of-jumping-boss = One hero in any dungeon skips the next room there.
card-pet-monster = Pet Monster
    .the = the Pet Monster
card-pet-monster-hero = When this hero enters your dungeon, your first monster room is deactivated until the end of the round, before it does anything.
card-pet-monster-boss = Deactivate one monster room in any dungeon until the end of the round.
card-star-of-invulnerability = Star of Invulnerability
    .the = the Star of Invulnerability
card-star-of-invulnerability-hero = The first three active rooms of a dungeon cannot deal damage to this hero.
card-star-of-invulnerability-boss = Remove one hero who wounded you this round from the game.
card-ring-of-invisibility = Ring of Invisibility
    .the = the Ring of Invisibility
card-ring-of-invisibility-hero = You cannot play spells in the adventure phase while this hero is at your entrance or in your dungeon.
card-ring-of-invisibility-boss = Cancel one spell that is played in your turn of the adventure phase.

## Kinds

kind-item = item
web-kind-item = items
