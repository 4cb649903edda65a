### Rise of the Minibosses: texts of the browser's table

web-set-minibosses = { set-minibosses }

## Coins and minibosses

web-mb-level = level { $n }
web-mb-unpaid = waits for its coin
web-mb-powerless = without power now
web-mb-promoted = promotion of this round used
web-mb-tax =
    { $n ->
        [one] each spell costs { $n } coin this round
       *[other] each spell costs { $n } coins this round
    }
web-mb-cost = to build it
web-mb-onto = Put it on { $room }
web-mb-onto-short = On this room
web-mb-held = waits until the next round

## What cards do, in a few words

web-bm-short-gregore = First kill each round: gain 1 coin.
web-bm-short-calabeza = Promote by discarding a monster room, once a round.
web-bm-short-belladonna = Pay 2 coins: an opponent discards a random spell.
web-bm-short-lamia = Each monster room you build: gain 1 coin.
web-bm-short-king-croak-rmb = Your minibosses start at level 2.
web-bm-short-ravenus = Pay 2 coins: double one monster room’s damage.
web-bm-short-baron-hex = Each spell of yours that works: gain 1 coin.
web-bm-short-oculus = Hero dies in a room with a miniboss: draw a spell.
web-bm-short-kazanna = Pay 2 coins: draw a spell, once a round.
web-bm-short-dr-deadly = Each trap room you build: gain 1 coin.
web-bm-short-scott = Your trap rooms deal +1; 1 coin switches it off.
web-bm-short-kirax = Pay 2 coins: add a treasure to any dungeon.
web-bm-short-spectral-bomb = Destroy it: an opponent discards a random spell.
web-bm-short-monster-academy = Built, uncovered: show minibosses, 2 coins each.
web-bm-short-ancient-guardtower = Built: give 1 coin, take a random spell.
web-bm-short-tomb-of-terrors = Discard from hand: take a card from the discard.
web-bm-short-imp-hoard = Once a round: take what an opponent discards.
web-bm-short-vampire-lab = Built, uncovered: discard a miniboss, heal a wound.
web-bm-short-haunted-cavern = Pay 1 coin: a hero at your entrance waits.
web-bm-short-minion-clinic = Built: up to 3 coins on it, a discarded card each.
web-bm-short-robbers-vault = Built: swap treasuries with another player.
web-bm-short-minotaur-catacombs = Destroy it: a hero in it starts again.
web-bm-short-goblin-market = You build beside it: gain 2 coins.
web-bm-short-power-leech = A monster room to its right deals +2.
web-bm-short-fetid-beast = No monster room may be built beside it.
web-bm-short-training-camp = Discard a miniboss: double a monster room of yours.
web-bm-short-shrooman-aviary = Discard from hand: one hero has +3 health.
web-bm-short-dragons-nest = Built, uncovered: monster rooms +1 per treasure.
web-bm-short-doppelganger-hive = +1 for each hero lured to you this round.
web-bm-short-foyer-elemental = Hero leaves it alive: gain 2 coins, once a round.
web-bm-short-mysterious-portal = Built, uncovered: discard a miniboss, draw a spell.
web-bm-short-alchemists-lab = Your first spell each round: gain 2 coins.
web-bm-short-black-market = A room is destroyed: pay 1 coin, draw a spell.
web-bm-short-mind-thresher = Death here: remove the hero, draw 2 spells.
web-bm-short-cursed-well = Discard from hand: draw a spell or gain 2 coins.
web-bm-short-loot-box = Costs 2 coins. Built: draw 2 spells.
web-bm-short-crystal-ballroom = Built: up to 3 coins on it, a spell for each.
web-bm-short-efreets-chamber = Hero waits: a spell for −2, or discard one for +2.
web-bm-short-magipede = +1 for each spell in your hand.
web-bm-short-delvers-quarry = Built, uncovered: draw a room.
web-bm-short-garbage-chute = A room is destroyed: gain 2 coins, once a round.
web-bm-short-unstable-mine = Destroy it: gain 3 coins.
web-bm-short-sawtooth-pendulum = Pay 1 coin: kill a hero here with 3 health or less.
web-bm-short-the-catapult = Discard a miniboss: deactivate an opponent’s room.
web-bm-short-endless-gallery = Destroy it: add a treasure to any dungeon.
web-bm-short-paywall = Others may pay you: −1 damage for each coin.
web-bm-short-living-trap = Destroy a monster room of yours: kill a hero here.
web-bm-short-the-dreadmill = Takes 1 coin each build turn; +1 for each on it.
web-bm-short-personnel-office = An opponent builds or promotes a miniboss: 1 coin.
web-bm-short-trophy-room = Built, uncovered: 1 coin per many-treasure room.
web-bm-short-lightning-rod = First death here: gain 3 coins.
web-bm-short-pixie-fountain = Destroy it: 1 coin for each of your wounds.
web-bm-short-the-keystone = Destroy it: 1 coin for each room you have left.
web-bm-short-pool-of-shadows = Discard a spell: gain 2 coins, once a round.
web-bm-short-spike = Level 1: its room deals +1.
web-bm-short-kid-croak = Level 1: its room has one more fighter treasure.
web-bm-short-draculad = Level 1: its room has one more cleric treasure.
web-bm-short-rocky = Level 1: any room may be built over its room.
web-bm-short-cerebella = Level 1: its room has one more mage treasure.
web-bm-short-paddywhack = Level 1: its room has one more thief treasure.
web-bm-short-icicle-man = Level 1: its room deals +1.
web-bm-short-mageseeker = Level 1: its room deals +1 for each treasure.
web-bm-short-brassknuckle = Level 1: its room deals +1.
web-bm-short-jinx = Level 1: each build phase draw and discard a room.
web-bm-short-windfall = Empty treasury? Gain 3 coins.
web-bm-short-internship = Turn over 3 room cards; build a miniboss among them.
web-bm-short-spirit-dragon = One room has one of each treasure this round.
web-bm-short-sabotage = A room and its miniboss lose their abilities.
web-bm-short-rage = A miniboss’s room deals +1 for each level.
web-bm-short-ambush = Discard 2 monster rooms or a miniboss: kill a hero.
web-bm-short-rebirth = A player discards the hand and draws as many.
web-bm-short-smash = 2 damage to a hero; 4 in a room with a miniboss.
web-bm-short-pay-to-win = One room deals +1, and +1 for each coin paid.
web-bm-short-zoning-board = Your advanced rooms fit over any room this turn.
web-bm-short-respawn = Your rooms act as if they had just been built.
web-bm-short-heist = One room has no treasure this round.
web-bm-short-short-circuit = An opponent’s spells cost 1 coin each this round.
web-bm-short-traitor = Buy an opponent’s miniboss, 1 coin for each level.
web-bm-short-armor-up = One hero: +1 health, and +2 for each coin paid.

## Where the parts of a card come from

web-mb-part-ability = ability
web-mb-part-class2 = second class
web-mb-part-players = the number of players from which it is used
web-mb-part-rest = all the rest
