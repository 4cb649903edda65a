### Rise of the Minibosses: texts of the browser's table

## What cards do, in a few words; of a miniboss its three levels

web-bm-short-gregore = First kill each round: 1 coin.
web-bm-short-calabeza = Promote by discarding a monster room.
web-bm-short-belladonna = 2 coins: an opponent discards a random spell.
web-bm-short-lamia = Each monster room you build: 1 coin.
web-bm-short-king-croak-rmb = Your minibosses start at level 2.
web-bm-short-ravenus = 2 coins: double a monster room’s damage.
web-bm-short-baron-hex = Each spell you play: 1 coin.
web-bm-short-oculus = A death in a room with a miniboss: draw a spell.
web-bm-short-kazanna = 2 coins: draw a spell.
web-bm-short-dr-deadly = Each trap room you build: 1 coin.
web-bm-short-scott = Trap rooms +1, unless an opponent pays you.
web-bm-short-kirax = 2 coins: one more treasure in any dungeon.
web-bm-short-spectral-bomb = Destroy it: an opponent discards a random spell.
web-bm-short-monster-academy = Built, uncovered: 2 coins per miniboss shown.
web-bm-short-ancient-guardtower = Built: give 1 coin for a random spell.
web-bm-short-tomb-of-terrors = Discard it: take another card from the pile.
web-bm-short-imp-hoard = An opponent discards: you may take the card.
web-bm-short-vampire-lab = Built, uncovered: discard a miniboss, heal.
web-bm-short-haunted-cavern = 1 coin: a hero waits at your entrance.
web-bm-short-minion-clinic = Built: a discarded card per coin on it, −1 each.
web-bm-short-robbers-vault = Built: swap treasuries with another player.
web-bm-short-minotaur-catacombs = Destroy it: the hero here starts again.
web-bm-short-goblin-market = Each room you build beside it: 2 coins.
web-bm-short-power-leech = A monster room to its right deals +2.
web-bm-short-fetid-beast = No monster rooms may be built beside it.
web-bm-short-training-camp = Discard a miniboss: double a monster room.
web-bm-short-shrooman-aviary = Discard it: a hero has +3 health.
web-bm-short-dragons-nest = Built, uncovered: other monsters +1 per treasure.
web-bm-short-doppelganger-hive = +1 for each hero lured to you this round.
web-bm-short-foyer-elemental = A hero leaves it alive: 2 coins.
web-bm-short-mysterious-portal = Built, uncovered: a miniboss for a spell.
web-bm-short-alchemists-lab = Your first spell each round: 2 coins.
web-bm-short-black-market = A room is destroyed: 1 coin for a spell.
web-bm-short-mind-thresher = A death here: remove the hero, draw 2 spells.
web-bm-short-cursed-well = Discard it: draw a spell or gain 2 coins.
web-bm-short-loot-box = Built: pay 2 coins and draw 2 spells.
web-bm-short-crystal-ballroom = Built: a spell per coin on it, −1 each.
web-bm-short-efreets-chamber = Draw a spell: −2. Or discard a spell: +2.
web-bm-short-magipede = +1 for each spell in your hand.
web-bm-short-delvers-quarry = Built, uncovered: draw a room.
web-bm-short-garbage-chute = A room is destroyed: 2 coins.
web-bm-short-unstable-mine = Destroy it: 3 coins.
web-bm-short-sawtooth-pendulum = 1 coin: a hero here with 3 health or less dies.
web-bm-short-the-catapult = Discard a miniboss: deactivate a rival room.
web-bm-short-endless-gallery = Destroy it: one more treasure in any dungeon.
web-bm-short-paywall = Others may pay you: −1 for each coin.
web-bm-short-living-trap = Destroy a monster room: a hero here dies.
web-bm-short-the-dreadmill = Each build turn 1 coin on it, or lose it; +1 each.
web-bm-short-personnel-office = An opponent builds, promotes a miniboss: 1 coin.
web-bm-short-trophy-room = Built, uncovered: 1 coin per room of 2+ treasures.
web-bm-short-lightning-rod = First death here: 3 coins.
web-bm-short-pixie-fountain = Destroy it: 1 coin for each wound.
web-bm-short-the-keystone = Destroy it: 1 coin for each room left.
web-bm-short-pool-of-shadows = Discard a spell: 2 coins.
web-bm-short-spike = +1 · discard: 2 damage · a miniboss goes to hand
web-bm-short-kid-croak = +1 fighter · swap two rooms · monsters +1 or −1
web-bm-short-draculad = +1 cleric · a hero to town · take a card
web-bm-short-rocky = Any room over it · build effect · hero +5 health
web-bm-short-cerebella = +1 mage · death: a spell · a dungeon goes mute
web-bm-short-paddywhack = +1 thief · 1 coin more · a hero here dies
web-bm-short-icicle-man = +1 · heroes lose abilities · deactivate a room
web-bm-short-mageseeker = +1 per treasure · cancel a spell · skip room one
web-bm-short-brassknuckle = +1 · death: draw, may build · double damage
web-bm-short-jinx = Draw and discard · treasure twice · lure a hero
web-bm-short-windfall = Treasury empty? 3 coins.
web-bm-short-internship = 3 rooms to the discard; build a miniboss of them.
web-bm-short-spirit-dragon = One room: exactly one treasure of each kind.
web-bm-short-sabotage = A room loses its abilities, or is deactivated.
web-bm-short-rage = +1 per level of a miniboss; maybe doubled.
web-bm-short-ambush = 2 monster rooms or a miniboss: a hero dies.
web-bm-short-rebirth = A player discards the hand and draws as many.
web-bm-short-smash = 2 damage to a hero; 4 in a room with a miniboss.
web-bm-short-pay-to-win = A room deals +1, and +1 for each coin.
web-bm-short-zoning-board = This turn advanced rooms go over any room.
web-bm-short-respawn = All your “built” effects happen once more.
web-bm-short-heist = One room has no treasure this round.
web-bm-short-short-circuit = An opponent pays 1 coin for each spell.
web-bm-short-traitor = Buy a rival miniboss, 1 coin a level; no build.
web-bm-short-armor-up = A hero has +1 health, and +2 for each coin.

## A first game

web-bm-tip-hand = Your first hand. Rooms make up your dungeon, minibosses strengthen rooms, spells (violet) are played at the moments their signs say. Only a poor hand may be drawn anew. You have 3 coins.
web-bm-tip-build = Place one card a round, face down: pick a card, then a glowing place. New rooms go to the left; an advanced room (gold rim) only goes over a room with the same treasure; a miniboss goes on a room and costs 1 coin when it is turned up. Five rooms level your boss up.

## Sets

web-set-minibosses = { set-minibosses }
