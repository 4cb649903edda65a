### Dragon Tower: card names and card texts

## Heroes

card-paladin = Paladin
    .the = the Paladin
card-paladin-flavour = Polishes the armour daily and the conscience twice.
card-priest = Priest
    .the = the Priest
card-priest-flavour = Has buried many heroes and hopes to take today off.
card-mage = Mage
    .the = the Mage
card-mage-flavour = Knows a hundred spells and always forgets where the stairs are.
card-assassin = Assassin
    .the = the Assassin
card-assassin-flavour = You never hear the footsteps. The bill always arrives.
card-spellblade = Spellblade
    .the = the Spellblade
card-spellblade-flavour = Covered the blade in runes. Hardly any spelling mistakes.
card-pathfinder = Pathfinder
    .the = the Pathfinder
card-pathfinder-flavour = Trusts the road, and still taps the floor with a staff.
card-barbarian = Barbarian
    .the = the Barbarian
card-barbarian-flavour = Does not open doors. Afterwards there is no need to.
card-anchorite = Anchorite
    .the = the Anchorite
card-anchorite-flavour = Sought silence for thirty years and came to the wrong tower.
card-archmage = Archmage
    .the = the Archmage
card-archmage-flavour = Eleven learned titles, and no one to lift the bucket.
card-acrobat = Acrobat
    .the = the Acrobat
card-acrobat-flavour = Has fallen from better towers, always onto both feet.
card-bard = Bard
    .the = the Bard
card-bard-flavour = The rhymes are ready; only the happy ending is missing.
card-mercenary = Mercenary
    .the = the Mercenary
card-mercenary-flavour = Fights for gold and counts it between blows.
card-templar = Templar
    .the = the Templar
card-templar-flavour = Swore three vows and bought a sword for each.
card-druid = Druid
    .the = the Druid
card-druid-flavour = Asked the moss for advice. The moss says turn back.
card-pickpocket = Pickpocket
    .the = the Pickpocket
card-pickpocket-flavour = Counts the party's purses every evening, purely from habit.
card-quartermaster = Quartermaster
    .the = the Quartermaster
card-quartermaster-flavour = Packs two of everything and grumbles for three.
card-pilgrim = Pilgrim
    .the = the Pilgrim
card-pilgrim-flavour = A thousand miles behind, six floors to go.
card-alchemist = Alchemist
    .the = the Alchemist
card-alchemist-flavour = Every flask is labelled. Most labels say “do not drink”.

## Skills

card-diviner = Diviner
    .the = Diviner
card-diviner-text = Once per floor, before the refill on a floor that has circumstances, turn them all face up. You may then put one of them at the bottom of the circumstance deck and lay that deck's top card in its place, still face down.
card-troublewise = Troublewise
    .the = Troublewise
card-troublewise-text = Once per floor, when this hero fights a circumstance, alone or in a pair, lower one of its attributes by 1 (not below 0) before anything is added up. An attribute lowered to 0 does not rise in a pair fight.
card-regeneration = Regeneration
    .the = Regeneration
card-regeneration-text = Each time a floor from 1 to 5 is cleared, this hero, if alive, regains 1 health (never above 6).
card-healer = Healer
    .the = Healer
card-healer-text = Once per floor, at any moment from entering the room to the end of the turn when no fight is being settled, discard a capability card of +2 or more from this hero's hand. One living hero (it may be this one) regains 1 health (never above 6).
card-shoulder-to-shoulder = Shoulder to Shoulder
    .the = Shoulder to Shoulder
card-shoulder-to-shoulder-text = Once per floor, when a pair fight with this hero in it is declared, the opponent's attributes do not rise by 1 for that fight.
card-full-pack = Full Pack
    .the = Full Pack
card-full-pack-text = The extra cards drawn at the start of the game are all this skill gives; it does nothing later.
card-trade = Trade
    .the = Trade
card-trade-text = Once per floor, after the refill and before entering the room, swap a card from this hero's hand for one from the hand of another living hero who agrees. Each owner picks the card to give, and nobody but the two of them sees either card.
card-scavenger = Scavenger
    .the = Scavenger
card-scavenger-text = Once per floor, after the room is cleared, if this hero is alive and beat two or more opponents there alone, take 1 capability card from any deck.
card-fury = Fury
    .the = Fury
card-fury-text = Once per floor, when paying for a solo fight, the first point of health this hero gives up makes up 2 missing points, both of one attribute or one each of two.
card-second-stance = Second Stance
    .the = Second Stance
card-second-stance-text = Once per floor, when a pair fight is declared, this hero adds their base attributes even though it is not their first fight in the room.
card-resourceful = Resourceful
    .the = Resourceful
card-resourceful-text = Once per floor, when paying for a fight, play a +2 or +3 capability card as a card of another attribute, worth 1 less. Against the Giant Troll only the printed value decides whether it is a +1 card.
card-decoy = Decoy
    .the = Decoy
card-decoy-text = Once per floor, before entering a room on a floor with two rooms, swap a monster of one room with a monster of the other.
card-lucky = Lucky
    .the = Lucky
card-lucky-text = Once per floor, during this hero's refill, discard a card just drawn and draw another from the same deck; the second card stays.

## Normal monsters

card-orc = Orc
    .the = the Orc
card-orc-flavour = Knows three words, and all of them mean “mine”.
card-ghost = Ghost
    .the = the Ghost
card-ghost-flavour = Died here once and has been cross about it ever since.
card-fire-imp = Fire Imp
    .the = the Fire Imp
card-fire-imp-flavour = Lights the candles, then the curtains, then the guests.
card-cave-bat-swarm = Cave Bat Swarm
    .the = the Cave Bat Swarm
card-cave-bat-swarm-flavour = A thousand wings and not one good intention.
card-troll = Troll
    .the = the Troll
card-troll-flavour = Told to stand by the door. Nobody has seen the door since.
card-goblin-shaman = Goblin Shaman
    .the = the Goblin Shaman
card-goblin-shaman-flavour = Casts the bones: guests and dinner come up together.
card-skeleton-archer = Skeleton Archer
    .the = the Skeleton Archer
card-skeleton-archer-flavour = The eyes went long ago; the aim did not.
card-swirling-darkness = Swirling Darkness
    .the = the Swirling Darkness
card-swirling-darkness-flavour = Do bring a lantern. It likes lanterns.
card-stone-sentinel = Stone Sentinel
    .the = the Stone Sentinel
card-stone-sentinel-flavour = Has not blinked in four centuries and is not tired yet.
card-goblin-scout = Goblin Scout
    .the = the Goblin Scout
card-goblin-scout-flavour = Saw you first, told nobody and took your rope.
card-werewolf = Werewolf
    .the = the Werewolf
card-werewolf-flavour = Apologises in the morning to whoever is left.
card-skeleton-guard = Skeleton Guard
    .the = the Skeleton Guard
card-skeleton-guard-flavour = The man is gone; the armour stayed on duty.
card-ghoul = Ghoul
    .the = the Ghoul
card-ghoul-flavour = Prefers guests who have been lying down for a while.
card-marsh-light = Marsh Light
    .the = the Marsh Light
card-marsh-light-flavour = Shows everyone the way. Once.
card-hedge-witch = Hedge Witch
    .the = the Hedge Witch
card-hedge-witch-flavour = Her brew cures everything, curiosity first of all.
card-cultist = Tower Cultist
    .the = the Tower Cultist
card-cultist-flavour = Believes the tower is growing, and dutifully feeds it.
card-harpy = Harpy
    .the = the Harpy
card-harpy-flavour = Insults first, then claws, and feathers everywhere.
card-cellar-spider = Cellar Spider
    .the = the Cellar Spider
card-cellar-spider-flavour = Eight legs, great patience and a very roomy larder.
card-gargoyle = Gargoyle
    .the = the Gargoyle
card-gargoyle-flavour = Grew bored on the roof and came inside to meet people.
card-rat-king = Rat King
    .the = the Rat King
card-rat-king-flavour = His court is large, hungry and always in session.

## Elite monsters

card-necromancer = Necromancer
    .the = the Necromancer
card-necromancer-flavour = Never dismisses anyone, not even posthumously.
card-minotaur = Minotaur
    .the = the Minotaur
card-minotaur-flavour = Lost the labyrinth at dice and has been sulking since.
card-black-knight = Black Knight
    .the = the Black Knight
card-black-knight-flavour = Keeps his oath. Nobody remembers to whom he swore it.
card-vampire = Vampire
    .the = the Vampire
card-vampire-flavour = Keeps no mirrors, but perfect manners.
card-stone-golem = Stone Golem
    .the = the Stone Golem
card-stone-golem-flavour = Was given one order, and no one is left to cancel it.
card-banshee = Banshee
    .the = the Banshee
card-banshee-flavour = She only gives notice, yet somehow gets the blame.
card-basilisk = Basilisk
    .the = the Basilisk
card-basilisk-flavour = Every statue in the hall once looked it in the eye.
card-shadow-dancer = Shadow Dancer
    .the = the Shadow Dancer
card-shadow-dancer-flavour = Dances to silence and has never missed a beat.
card-warlock = Warlock
    .the = the Warlock
card-warlock-flavour = Read the contract down to the small print, and signed anyway.
card-manticore = Manticore
    .the = the Manticore
card-manticore-flavour = Smiles like a person, which is the worst of it.
card-fallen-saint = Fallen Saint
    .the = the Fallen Saint
card-fallen-saint-flavour = Still hears prayers, but answers them in his own way.
card-storm-elemental = Storm Elemental
    .the = the Storm Elemental
card-storm-elemental-flavour = Bad weather that has learned to use the stairs.
card-chimera = Chimera
    .the = the Chimera
card-chimera-flavour = Three heads, one stomach, endless arguments.
card-ogre-chief = Ogre Chieftain
    .the = the Ogre Chieftain
card-ogre-chief-flavour = Elected by an open show of fists.
card-mirror-mage = Mirror Mage
    .the = the Mirror Mage
card-mirror-mage-flavour = Returns your own spell to you, with corrections.
card-night-stalker = Night Stalker
    .the = the Night Stalker
card-night-stalker-flavour = Behind you since the first floor, without a single creak.

## Circumstances

card-ceiling-collapse = Ceiling Collapse
    .the = the Ceiling Collapse
card-ceiling-collapse-flavour = The builders swore it would stand for ages. Nearly right.
card-rusted-door = Rusted Door
    .the = the Rusted Door
card-rusted-door-flavour = Opens inwards, outwards or not at all. Today: not at all.
card-whispering-walls = Whispering Walls
    .the = the Whispering Walls
card-whispering-walls-flavour = They know your name and nearly all your secrets.
card-wild-magic = Stray Magic
    .the = the Stray Magic
card-wild-magic-flavour = Someone's unfinished spell, looking for an ending.
card-flooded-passage = Flooded Passage
    .the = the Flooded Passage
card-flooded-passage-flavour = Knee-deep at first. Then comes the second step.
card-cursed-idol = Cursed Idol
    .the = the Cursed Idol
card-cursed-idol-flavour = The last one to touch it is now part of the pedestal.
card-acid-pit = Acid Pit
    .the = the Acid Pit
card-acid-pit-flavour = Gives back only the buckles, and not all of them.
card-grave-chill = Grave Chill
    .the = the Grave Chill
card-grave-chill-flavour = Breath freezes first, courage a moment later.
card-rune-trap = Rune Trap
    .the = the Rune Trap
card-rune-trap-flavour = The runes say: “You are standing on us.”
card-blinding-smoke = Blinding Smoke
    .the = the Blinding Smoke
card-blinding-smoke-flavour = Someone here is cooking supper, and not well.

## Capabilities

card-power-strike = Power Strike
    .the = Power Strike
card-giant-swing = Giant Swing
    .the = Giant Swing
card-strength-potion = Strength Potion
    .the = Strength Potion
card-shield-bash = Shield Bash
    .the = Shield Bash
card-elbow-jab = Elbow Jab
    .the = Elbow Jab
card-firm-stance = Firm Stance
    .the = Firm Stance
card-divine-song = Divine Song
    .the = Divine Song
card-holy-symbol = Holy Symbol
    .the = Holy Symbol
card-daylight-amulet = Daylight Amulet
    .the = Daylight Amulet
card-prayer = Prayer
    .the = Prayer
card-candle-of-hope = Candle of Hope
    .the = Candle of Hope
card-vow = Vow
    .the = Vow
card-lightning-strike = Lightning Strike
    .the = Lightning Strike
card-spell-break = Spell Break
    .the = Spell Break
card-mana-potion = Mana Potion
    .the = Mana Potion
card-magic-circle = Magic Circle
    .the = Magic Circle
card-magic-amulet = Magic Amulet
    .the = Magic Amulet
card-wand-spark = Wand Spark
    .the = Wand Spark
card-shadow-leap = Shadow Leap
    .the = Shadow Leap
card-whirling-dodge = Whirling Dodge
    .the = Whirling Dodge
card-agility-potion = Agility Potion
    .the = Agility Potion
card-rope-trick = Rope Trick
    .the = Rope Trick
card-backflip = Backflip
    .the = Backflip
card-side-step = Side Step
    .the = Side Step

## Bosses

card-dragon = Dragon
    .the = the Dragon
card-dragon-text = No special rule.
card-dragon-flavour = The tower was built around it: no one dared ask it to move.
card-shadow-of-the-dragon = Shadow of the Dragon
    .the = the Shadow of the Dragon
card-shadow-of-the-dragon-text = No special rule; it stands beside the Dragon when four heroes play.
card-shadow-of-the-dragon-flavour = The Dragon cast it long ago and forgot to pick it up.
card-giant-troll = Giant Troll
    .the = the Giant Troll
card-giant-troll-text = Its hide shrugs off capability cards of +1, whatever the attribute: in the fight against it they count for nothing. Paying health and using skills work as usual.
card-giant-troll-flavour = Mistakes small blows for a draught.
card-dark-lord = Dark Lord
    .the = the Dark Lord
card-dark-lord-text = During setup one extra circumstance goes face down under him; before the refill on floor 6 it is revealed and its attributes are added to his. The two are one opponent and are never fought apart, and skills that act on circumstances do not touch this one.
card-dark-lord-flavour = Always has one more surprise, and it is never cake.
card-lord-of-the-dead = Lord of the Dead
    .the = the Lord of the Dead
card-lord-of-the-dead-text = The normal monsters beaten on floors 1, 2, 4 and 5 are kept in a pile; before the refill on floor 6 it is shuffled, two are drawn and their attributes are added to his. They are one opponent and are never fought apart.
card-lord-of-the-dead-flavour = Much obliged to you for the recruits.

## Achievements

achievement-agile-team = Agile Team
achievement-agile-team-text = Win with a team in which every hero's Agility is at least as high as each of their other attributes and nobody has Magic.
achievement-magical-persuasion = The Power of Magical Persuasion
achievement-magical-persuasion-text = Win with a team in which every hero's Magic is at least as high as each of their other attributes and nobody has Strength.
achievement-hamsters = Hamsters against the Dragon
achievement-hamsters-text = Win with a team of Thrifty heroes only and the Dragon among the bosses.
achievement-first-climb = First Climb
achievement-first-climb-text = Win any game.
achievement-no-training-wheels = The Real Tower
achievement-no-training-wheels-text = Win without the first-game rules: floor 6 keeps all its elite monsters.
achievement-all-home = All Home
achievement-all-home-text = Win with every hero still alive.
achievement-untouched = Not a Scratch
achievement-untouched-text = Win with every hero at 4 health or more.
achievement-last-one-standing = Last One Standing
achievement-last-one-standing-text = Win a game for three or four heroes with exactly one of them still alive.
achievement-no-rest = No Rest
achievement-no-rest-text = Win with the variant in which nobody gains health after floor 3.
achievement-surrounded = Surrounded
achievement-surrounded-text = Win with the variant in which the fights are fixed before the room is entered.
achievement-three-oaths = Three Oaths
achievement-three-oaths-text = Win with all three hard variants at once: every hero must live, fights are fixed in advance, no health is gained after floor 3.
achievement-thick-hide = Thick Hide
achievement-thick-hide-text = Win a game in which the Giant Troll is a boss.
achievement-dark-surprise = No Surprise
achievement-dark-surprise-text = Win a game in which the Dark Lord is a boss.
achievement-rest-in-peace = Rest in Peace
achievement-rest-in-peace-text = Win a game in which the Lord of the Dead is a boss.
achievement-strong-arms = Strong Arms
achievement-strong-arms-text = Win with a team in which every hero's Strength is at least as high as each of their other attributes and nobody has Magic.
achievement-true-faith = True Faith
achievement-true-faith-text = Win with a team in which every hero's Faith is at least as high as each of their other attributes and nobody has Agility.
achievement-jacks-of-all-trades = Jacks of All Trades
achievement-jacks-of-all-trades-text = Win with a team of Universal heroes only.
achievement-one-trick = One Trick Each
achievement-one-trick-text = Win with a team of Special heroes only.
achievement-lone-dragonslayer = Dragonslayer
achievement-lone-dragonslayer-text = Win a game in which one hero beats the Dragon in a solo fight.
achievement-shoulder = Side by Side
achievement-shoulder-text = Win a game with three or more pair fights.

## Hero types

hero-type-ordinary = Ordinary
hero-types-ordinary = Ordinary heroes
hero-type-ordinary-text = Refill: one card of either of the hero's own attributes and one card of any type.
hero-type-special = Special
hero-types-special = Special heroes
hero-type-special-text = Refill: a single card, of any type.
hero-type-universal = Universal
hero-types-universal = Universal heroes
hero-type-universal-text = Refill: two cards of the hero's own attributes, alike or different; other types are not allowed.
hero-type-thrifty = Thrifty
hero-types-thrifty = Thrifty heroes
hero-type-thrifty-text = Refill: one card of the hero's own attribute, which is a must, and two cards of any type.

## Attributes

attribute-strength = Strength
    .the = strength
attribute-faith = Faith
    .the = faith
attribute-magic = Magic
    .the = magic
attribute-agility = Agility
    .the = agility
attribute-strength-short = S
attribute-faith-short = F
attribute-magic-short = M
attribute-agility-short = A

## Card backs: what a face-down card is called

back-hero = a hero card
back-skill = a skill card
back-normal = a normal monster card
back-elite = an elite monster card
back-circumstance = a hidden circumstance
back-boss = a boss card
back-strength = a Strength card
back-faith = a Faith card
back-magic = a Magic card
back-agility = an Agility card

## Cost of a skill at the start of the game; $n is the number

skill-cost-health = −{ $n } health
skill-cost-cards =
    { $n ->
        [one] −{ $n } card
       *[other] −{ $n } cards
    }
skill-gain-cards =
    { $n ->
        [one] +{ $n } card of any type
       *[other] +{ $n } cards of any type
    }
