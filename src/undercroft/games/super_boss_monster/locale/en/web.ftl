### Super Boss Monster: texts of the browser's table

web-set-super-boss-monster = { set-super-boss-monster }
web-bm-phase-town = Town
web-bm-phase-minion = Minions
web-bm-ask-build = Build, use something, or build nothing.

## The city

web-sb-covered = covered by the hero
web-sb-no-hero = no hero to summon
web-sb-taken = taken: { $seat }
web-sb-free = free
web-sb-minion-of = Minion: { $seat }
web-sb-your-minion = Your minion
web-sb-at-base = on its base
web-sb-first-player = first player
web-sb-market-empty = The market is empty.
web-sb-landmark-free = nobody here
web-sb-boss-space = action space of the boss
web-sb-room-space = action space
web-sb-neutral = neutralized until the end of the turn
web-sb-asleep = asleep: the first hero takes no damage
web-sb-guarded = a minion stands here: not to be covered or destroyed
web-sb-health-token = health token { health-token }
web-sb-stack = Resolves from the top: last in, first out
web-sb-place-next = leaves next if the town is full

## What cards do, in a few words

web-bm-short-bishop-bonemeal = Heal a wound, ordinary or epic.
web-bm-short-abbess-ashveil = Minion: a room or random spell from the discards.
web-bm-short-the-sunken-oracle = Tokens add no health to heroes in your dungeon.
web-bm-short-emperor-dododo = A damage token on each monster room of yours.
web-bm-short-gromgut-the-gourmand = Minion: a damage token on a room of yours.
web-bm-short-queen-thornhide = First death with your monsters: a token there.
web-bm-short-your-sliminess = Instead of the market: draw from either deck.
web-bm-short-professor-polyp = Minion: draw a spell.
web-bm-short-madame-marionette = Draw three spells, discard a card.
web-bm-short-baron-von-grabbe = First room from the market: token on a trap room.
web-bm-short-captain-rustclaw = Minion: steal a random room; its owner draws one.
web-bm-short-mimi-the-mimic = One more thief treasure, and one of your choice.
web-bm-short-wailing-crypt = Minion: take a room from the discard pile.
web-bm-short-mourners-chapel = Destroy it: take any card from the discard pile.
web-bm-short-ghoul-kitchen = First death here: an opponent discards a card.
web-bm-short-confession-booth = Built: each opponent discards a room.
web-bm-short-bone-choir = +2 against heroes with more health by a token.
web-bm-short-reliquary-snare = +1 against epic heroes.
web-bm-short-cathedral-of-chains = Minion: a hero from town comes to your entrance.
web-bm-short-lichs-infirmary = Built: discard 2 cards, heal an ordinary wound.
web-bm-short-soul-mill = +1 for every 3 souls of yours, at most +3.
web-bm-short-frozen-monster = Asleep: no damage to the first hero each turn.
web-bm-short-minion-arena = Minion: it deals +2 this turn.
web-bm-short-goblin-gym = First death here: a damage token on it.
web-bm-short-bruiser-barracks = Built: a token on a monster room beside it.
web-bm-short-boulder-ramp-sbm = Hero leaves it alive: destroyed as the turn ends.
web-bm-short-ogre-toll-bridge = Take off a token: 2 damage to a hero here.
web-bm-short-titans-forge = Minion: a token on it or on a monster room.
web-bm-short-dragon-colosseum = +1 for each other room with tokens, at most +3.
web-bm-short-siege-golem = +2 while you have five rooms in sight.
web-bm-short-book-eater-dragon = Discard a spell: a damage token on it.
web-bm-short-runic-study = Minion: draw a spell.
web-bm-short-wisp-aviary = First death here: draw a spell.
web-bm-short-cursed-bookshelf = Instead of the market: you may draw a spell.
web-bm-short-arcane-turbine = Each spell of yours that works: +1 this turn.
web-bm-short-portal-alcove = Built: see 2 spells of the deck, take one.
web-bm-short-mana-reactor = +1 for each spell in your hand, at most +3.
web-bm-short-astral-observatory = Minion: draw 2 spells, discard a card.
web-bm-short-storm-djinn = Discard a spell: it deals +3 this turn.
web-bm-short-trap-in-a-box = Built: you may put a token on another trap room.
web-bm-short-cutpurse-alley = Minion: any treasure for your boss this turn.
web-bm-short-spring-floor = Destroy it: two tokens on another room of yours.
web-bm-short-smugglers-chute = First room destroyed anywhere: draw a room.
web-bm-short-dart-gallery = +1 for each trap room beside it.
web-bm-short-vanishing-bridge = Destroy it: an ordinary hero in it dies.
web-bm-short-vault-of-blades = Minion: destroy another room, two tokens on it.
web-bm-short-clockwork-gauntlet = Built: move tokens of your rooms onto it.
web-bm-short-counterfeit-treasury = Built: draw a room.
web-bm-short-crusader-kennel = Built: a damage token on it.
web-bm-short-haunted-scriptorium = Built: draw a room or take a discarded spell.
web-bm-short-beggars-catacomb = Minion: take a card left in the market.
web-bm-short-elemental-dojo = Minion: a damage token on it.
web-bm-short-booby-trapped-armory = Built: draw a room.
web-bm-short-mirror-bazaar = Instead of the market: you may draw a room.
web-bm-short-clock-tower-of-doom = Trap rooms beside it deal +1.
web-bm-short-sanctum-of-whispers = Minion: neutralize an opponent’s room.
web-bm-short-stealth = Your minion joins an opponent’s on their space.
web-bm-short-grand-heist = Take a room from an opponent, who draws one.
web-bm-short-ghost-cheat = A hero with an opponent skips the next room.
web-bm-short-safety-inspection = Up to three tokens off an opponent’s room.
web-bm-short-freeze-sbm = Neutralize one room this turn.
web-bm-short-co-op = Draw a room and a spell; an opponent draws a room.
web-bm-short-adventure = A hero from town goes to an opponent’s entrance.
web-bm-short-dream-catcher = Cancel another player’s spell.
web-bm-short-power-bonus = A token on one or two of your monster rooms.
web-bm-short-extra-spikes = A token on one or two of your trap rooms.
web-bm-short-critical-hit = A room of yours deals +3, at once to a hero there.
web-bm-short-rush-job = Place one more room now.
web-bm-short-loot-drop = Draw two rooms.
web-bm-short-checkpoint = A hero in your dungeon goes back to the entrance.
web-bm-short-coup-de-grace = Kill a hero with you who has 2 health or less.
web-bm-short-golden-bait = A room of yours: one more treasure this turn.
web-bm-short-continue = Heal a wound dealt by an ordinary hero.
web-bm-short-grand-menagerie = All four kinds of treasure.

## A first game

web-bm-tip-hand = Your first hand. Rooms make up your dungeon, spells (violet) are played at the moments their signs say. Only a poor hand may be drawn anew, and it is shown to all.
web-sb-tip-market = Each turn take one card from the market: pick a glowing one. The first player chooses first. What is left over is discarded later.
web-sb-tip-minion = Now send your minion: pick a glowing space. Point at a space to read what it does; that happens after the building. Heroes at a landmark can only be called by its summon space.
web-bm-tip-build = Place one room a turn, face down: pick a card, then a glowing place. New rooms go to the left; an advanced room (gold rim) only goes over a room with the same treasure. Five rooms level your boss up.
web-sb-tip-stack = Something was announced. You may answer it; what comes last takes effect first. Pass to let it happen.
