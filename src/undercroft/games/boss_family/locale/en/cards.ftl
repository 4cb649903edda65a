### Boss Monster: card names and card texts

## Bosses (text = the level-up ability)

card-draculord = Draculord
    .the = Draculord
card-draculord-text = Choose an opponent and look at their whole hand. Take one card of your choice from it into your hand.
card-xyzax = Xyzax
    .the = Xyzax
card-xyzax-text = Take any two cards, rooms or spells, from the discard pile into your hand.
card-king-croak = King Croak
    .the = King Croak
card-king-croak-text = You may search the room deck or the discard pile for an advanced monster room. Build it at once over one of your rooms with a matching treasure, or keep it in your hand.
card-robobo = Robobo
    .the = Robobo
card-robobo-text = Each opponent, from highest XP to lowest, chooses one room in their own dungeon and destroys it.
card-cerebellus = Cerebellus
    .the = Cerebellus
card-cerebellus-text = You may draw three spells. If you do, discard any one spell from your hand.
card-seducia = Seducia
    .the = Seducia
card-seducia-text = You may choose any hero, ordinary or epic, in town or in either hero deck and place that hero at your entrance.
card-cleopatra = Cleopatra
    .the = Cleopatra
card-cleopatra-text = You may search the room deck or the discard pile for an advanced trap room. Build it at once over one of your rooms with a matching treasure, or keep it in your hand.
card-gorgona = Gorgona
    .the = Gorgona
card-gorgona-text = Choose a hero in town, ordinary or epic. That hero dies at once and goes face down to your score area.

## Rooms

card-dark-altar = Dark Altar
    .the = the Dark Altar
card-dark-altar-text = Destroy this room to take any other card from the discard pile into your hand.
card-open-grave = Open Grave
    .the = the Open Grave
card-open-grave-text = Once per round, when a hero dies here, take any room card from the discard pile into your hand.
card-specters-sanctum = Specter's Sanctum
    .the = the Specter's Sanctum
card-specters-sanctum-text = When you build this room, choose an opponent, who discards a random spell from their hand.
card-succubus-spa = Succubus Spa
    .the = the Succubus Spa
card-succubus-spa-text = Once per round, when a hero dies here, choose an opponent and name rooms or spells. Take a random card of that kind from their hand into yours.
card-dracolich-lair = Dracolich Lair
    .the = the Dracolich Lair
card-dracolich-lair-text = Once per round, you may discard two room cards from your hand to take any other room card from the discard pile.
card-vampire-bordello = Vampire Bordello
    .the = the Vampire Bordello
card-vampire-bordello-text = Once per round, when a hero dies here, you may heal a wound: turn one surviving hero in your score area, ordinary or epic, face down.
card-goblin-armory = Goblin Armory
    .the = the Goblin Armory
card-goblin-armory-text = Monster rooms directly to the left and right of this room deal 1 more damage.
card-golem-factory = Golem Factory
    .the = the Golem Factory
card-golem-factory-text = Once per round, when a hero dies here, draw a room card.
card-minotaurs-maze = Minotaur's Maze
    .the = the Minotaur's Maze
card-minotaurs-maze-text = Each hero who enters this room for the first time in a round goes back to the room directly to the left, enters it again and then walks on.
card-neanderthal-cave = Neanderthal Cave
    .the = the Neanderthal Cave
card-neanderthal-cave-text = Advanced rooms cannot be built over this room.
card-beast-menagerie = Beast Menagerie
    .the = the Beast Menagerie
card-beast-menagerie-text = Once per round, when you build another monster room (but not over this one), draw a room card.
card-monsters-ballroom = Monster's Ballroom
    .the = the Monster's Ballroom
card-monsters-ballroom-text = This room's damage equals the number of active monster rooms in your dungeon, this one included.
card-brainsucker-hive = Brainsucker Hive
    .the = the Brainsucker Hive
card-brainsucker-hive-text = Once per round, when a hero dies here, you may draw a spell.
card-dark-laboratory = Dark Laboratory
    .the = the Dark Laboratory
card-dark-laboratory-text = When you build this room, draw two spells, then discard any one spell from your hand.
card-haunted-library = Haunted Library
    .the = the Haunted Library
card-haunted-library-text = At the beginning of a round, you may draw your card from the spell deck instead of the room deck.
card-witchs-kitchen = Witch's Kitchen
    .the = the Witch's Kitchen
card-witchs-kitchen-text = Once per round, you may discard a monster room card from your hand to draw a spell.
card-all-seeing-eye = All-Seeing Eye
    .the = the All-Seeing Eye
card-all-seeing-eye-text = Once per round, when an opponent plays a spell, you may discard a spell from your hand to cancel theirs.
card-ligers-den = Liger's Den
    .the = the Liger's Den
card-ligers-den-text = Once per round, after you play a spell that is not cancelled, draw a spell.
card-bottomless-pit = Bottomless Pit
    .the = the Bottomless Pit
card-bottomless-pit-text = Destroy this room to kill one hero who is in it.
card-boulder-ramp = Boulder Ramp
    .the = the Boulder Ramp
card-boulder-ramp-text = Destroy another room in your dungeon to deal 5 damage to one hero in this room.
card-dizzygas-hallway = Dizzygas Hallway
    .the = the Dizzygas Hallway
card-dizzygas-hallway-text = If the room directly to the right is a trap room, that room deals 2 more damage.
card-jackpot-stash = Jackpot Stash
    .the = the Jackpot Stash
card-jackpot-stash-text = Destroy this room: until the end of the round, all treasure on your rooms counts double. The treasure on your boss does not.
card-recycling-center = Recycling Center
    .the = the Recycling Center
card-recycling-center-text = Each time another room in your dungeon is destroyed, you may draw two room cards.
card-the-crushinator = The Crushinator
    .the = the Crushinator
card-the-crushinator-text = Destroy another room in your dungeon: all your rooms deal 2 more damage until the end of the round.
card-the-crushinator-text-limited = Once per round, you may destroy another room in your dungeon: all your rooms deal 2 more damage until the end of the round.
card-centipede-tunnel = Centipede Tunnel
    .the = the Centipede Tunnel
card-centipede-tunnel-text = When you build this room, you may choose any dungeon and swap two rooms in it. Each takes its whole stack along.
card-construction-zone = Construction Zone
    .the = the Construction Zone
card-construction-zone-text = When you build this room, you may build one more room at once, even over this one.
card-dragon-hatchery = Dragon Hatchery
    .the = the Dragon Hatchery
card-dragon-hatchery-text = This room holds all four kinds of treasure.
card-mimic-vault = Mimic Vault
    .the = the Mimic Vault
card-mimic-vault-text = When you build this room, choose an ordinary hero in town and place that hero at your entrance.
card-monstrous-monument = Monstrous Monument
    .the = the Monstrous Monument
card-monstrous-monument-text = When you build this room, take any monster room card from the discard pile into your hand.
card-torture-chamber = Torture Chamber
    .the = the Torture Chamber
card-torture-chamber-text = Destroy this room and choose an opponent, who discards a random room card from their hand.
card-zombie-prison = Zombie Prison
    .the = the Zombie Prison
card-zombie-prison-text = Destroy this room and choose a dead hero in an opponent's score area. Move that hero to the same opponent's entrance.

## Spells

card-annihilator = Annihilator
    .the = Annihilator
card-annihilator-text = One trap room in any dungeon deals 3 more damage until the end of the round.
card-assassin = Assassin
    .the = Assassin
card-assassin-text = One hero in an opponent's dungeon has 3 more health until the end of the round. Lethal damage can still be survived this way until the hero leaves the room.
card-cave-in = Cave-In
    .the = Cave-In
card-cave-in-text = Destroy one room in your dungeon. Any hero in it dies.
card-counterspell = Counterspell
    .the = Counterspell
card-counterspell-text = Cancel a spell that any player has just announced: it has no effect and goes to the discard pile.
card-exhaustion = Exhaustion
    .the = Exhaustion
card-exhaustion-text = One hero in your dungeon takes as much damage as you have active rooms.
card-fear = Fear
    .the = Fear
card-fear-text = Send one hero from any dungeon back to town. The hero's damage is wiped, and the hero joins the end of the line there.
card-freeze = Freeze
    .the = Freeze
card-freeze-text = Deactivate one room in any dungeon until the end of the round: no damage, no treasure, no effect.
card-giant-size = Giant Size
    .the = Giant Size
card-giant-size-text = One monster room in any dungeon deals 3 more damage until the end of the round.
card-jeopardy = Jeopardy
    .the = Jeopardy
card-jeopardy-text = All players discard their whole hands. Then each draws two room cards and one spell.
card-kobold-strike = Kobold Strike
    .the = Kobold Strike
card-kobold-strike-text = All rooms placed face down this round return to their owners' hands. Nobody can build rooms until the end of the round.
card-motivation = Motivation
    .the = Motivation
card-motivation-text = Only if an opponent has more rooms than you: this round, you may place one extra room face down, in a different spot from your other one.
card-princess-in-peril = Princess in Peril
    .the = Princess in Peril
card-princess-in-peril-text = Move one hero, ordinary or epic, from town to your entrance.
card-soul-harvest = Soul Harvest
    .the = Soul Harvest
card-soul-harvest-text = Remove one dead hero in your score area from the game, then draw two spells.
card-teleportation = Teleportation
    .the = Teleportation
card-teleportation-text = Move one hero in your dungeon back to your first room, on the far left. The hero enters it again and keeps the damage taken so far.
card-trepidation = Trepidation
    .the = Trepidation
card-trepidation-text = Choose a player with at least two more souls than you. This round heroes do not enter that player's dungeon but wait at its entrance.
card-zombie-attack = Zombie Attack
    .the = Zombie Attack
card-zombie-attack-text = Move one dead hero from an opponent's score area to the same opponent's entrance. That hero has 2 more health until the end of the round.

## Heroes

card-cleric-4-a = Nick the Masher
    .the = Nick the Masher
card-cleric-4-b = Pugi the Druidess
    .the = Pugi the Druidess
card-cleric-6-a = Acacia, Warrior of Light
    .the = Acacia the Warrior of Light
card-cleric-6-b = Charles the Young
    .the = Charles the Young
card-cleric-8-a = Delatorious, Angel of Light
    .the = Delatorious the Angel of Light
card-cleric-8-b = Romero, the Indigo Friar
    .the = Romero the Indigo Friar
card-fighter-4-a = Boden the Pantless
    .the = Boden the Pantless
card-fighter-4-b = Jarek, Squire to the Lion Knights
    .the = Jarek the Squire to the Lion Knights
card-fighter-6-a = Fire's Breath, Heroine of Arcadia
    .the = Fire's Breath the Heroine of Arcadia
card-fighter-6-b = Samurai Tom
    .the = Samurai Tom
card-fighter-8-a = Johnny of the Evening Watch
    .the = Johnny of the Evening Watch
card-fighter-8-b = Crystol and A'lan of Gerd
    .the = Crystol and A'lan of Gerd
card-mage-4-a = Tieg and the Magic Bubble
    .the = Tieg and the Magic Bubble
card-mage-4-b = Brandork the Neverwrong
    .the = Brandork the Neverwrong
card-mage-6-a = Mitchell, the Judge
    .the = Mitchell the Judge
card-mage-6-b = Kalish Ninefingers
    .the = Kalish Ninefingers
card-mage-8-a = Dartteon, Elf Pyromancer
    .the = Dartteon the Elf Pyromancer
card-mage-8-b = Koey, the Last Dragon Mage
    .the = Koey the Last Dragon Mage
card-thief-4-a = Joman Chimm, Cutpurse
    .the = Joman Chimm the Cutpurse
card-thief-4-b = Lance Uppercut, Treasure Hunter
    .the = Lance Uppercut the Treasure Hunter
card-thief-6-a = Jesta the Rogue
    .the = Jesta the Rogue
card-thief-6-b = Kins Klauski, Mad Conquistador
    .the = Kins Klauski the Mad Conquistador
card-thief-8-a = Sir Digby Apple, Ace Detective
    .the = Sir Digby Apple the Ace Detective
card-thief-8-b = Jerome, Kung Fu Monkey
    .the = Jerome the Kung Fu Monkey
card-fool = The Fool
    .the = the Fool
card-fool-text = The Fool cares nothing for treasure and goes to the one player with the fewest souls. On a tie for fewest, the Fool stays in town.
card-epic-cleric-11-a = Katelyn, Angelic Healer
    .the = Katelyn the Angelic Healer
card-epic-cleric-11-b = Kerberos Dirtbeard, Canine Cleric
    .the = Kerberos Dirtbeard the Canine Cleric
card-epic-cleric-13-a = Lord Van Ette
    .the = Lord Van Ette
card-epic-cleric-13-b = Jejune & Everlea, Holy Sisters
    .the = the Holy Sisters Jejune & Everlea
card-epic-fighter-11-a = Frankov, the Envoy
    .the = Frankov the Envoy
card-epic-fighter-11-b = Nate the Squidslayer
    .the = Nate the Squidslayer
card-epic-fighter-13-a = Antonius, the Rune Knight
    .the = Antonius the Rune Knight
card-epic-fighter-13-b = Asmor the Aweless
    .the = Asmor the Aweless
card-epic-mage-11-a = Tempros the Time Marauder
    .the = Tempros the Time Marauder
card-epic-mage-11-b = Chia Kang, Mystical Warlock of Yu
    .the = Chia Kang the Mystical Warlock of Yu
card-epic-mage-13-a = Terric Warhelm, Half-Elf Archmage
    .the = Terric Warhelm the Half-Elf Archmage
card-epic-mage-13-b = Wayward, the Drifter
    .the = Wayward the Drifter
card-epic-thief-11-a = Hya, Legendary Shinobi
    .the = Hya the Legendary Shinobi
card-epic-thief-11-b = Blackbeard Jake
    .the = Blackbeard Jake
card-epic-thief-13-a = Cecil Leoran, Master Factotum
    .the = Cecil Leoran the Master Factotum
card-epic-thief-13-b = Wallbanger Basketweaver
    .the = Wallbanger Basketweaver

## Treasures and classes

treasure-cleric = Cleric
    .the = cleric
treasure-mage = Mage
    .the = mage
treasure-fighter = Fighter
    .the = fighter
treasure-thief = Thief
    .the = thief
treasure-explorer = Explorer
    .the = explorer
class-fool = Fool
    .the = fool

## Kinds and ranks

kind-monster = monster room
kind-trap = trap room
rank-ordinary = ordinary
rank-advanced = advanced
hero-rank-ordinary = ordinary
hero-rank-epic = epic

## When a spell may be played

phase-build = build phase
phase-adventure = adventure phase
phase-both = either phase

## Card backs: what a face-down card is called

back-boss = a boss card
    .the = the boss card
back-room = a room card
    .the = the room card
back-spell = a spell
    .the = the spell
back-hero = a hero card
    .the = the hero card
back-epic = an epic hero card
    .the = the epic hero card

## Cards counted; $n is the number

card-noun-room =
    { $n ->
        [one] { $n } room card
       *[other] { $n } room cards
    }
card-noun-spell =
    { $n ->
        [one] { $n } spell
       *[other] { $n } spells
    }
card-noun-hero =
    { $n ->
        [one] { $n } hero card
       *[other] { $n } hero cards
    }
card-noun-epic =
    { $n ->
        [one] { $n } epic hero card
       *[other] { $n } epic hero cards
    }
card-noun-boss =
    { $n ->
        [one] { $n } boss card
       *[other] { $n } boss cards
    }
