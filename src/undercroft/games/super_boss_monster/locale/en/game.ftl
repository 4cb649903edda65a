### Super Boss Monster: texts that the other editions do not have, or have in other words.
### Names come with cases: $card is the bare name, $card-the the form for running text.

game-title = Super Boss Monster
game-tagline = Send your minion to the city, build a dungeon and gather the souls of heroes.
game-about = Boss Monster with a city: take cards from the market, send out your minion, answer spells with spells, and end with more souls than wounds. Also for one player.
game-time = 45 min

## Options of a game

setting-sets-help = Bosses, rooms and spells of these sets are shuffled in; not in a game of one player. What their cards call a round is a turn here.
setting-sets-minibosses = Rise of the Minibosses
setting-heroes-super-boss-monster = from Super Boss Monster
setting-challenge = Challenge
setting-challenge-help = For one player: every hero in town needs one more treasure, and your title begins with “True”.
setting-challenge-off = no
setting-challenge-on = yes

## Prompts

prompt-which-market-card = Take a card from the market.
prompt-where-to-send = Send your minion to a free action space. It acts after the building.
prompt-whose-dungeon = { $space }: choose the dungeon to which the hero is sent.
prompt-which-leftover = Take one of the cards left in the market.
prompt-which-stack = Choose a stack of rooms to shuffle, or none.
prompt-what-to-build = Place a room face down, or build nothing this turn.
prompt-which-room-for-token = Choose { $taker } for a damage token ({ $source }).
prompt-whether-to-put-token = Put a damage token on { $taker } ({ $source })?
prompt-which-card-to-discard = Choose a card to discard ({ $source }).
prompt-which-spell-to-discard =
    { $source ->
        [-1] Choose a spell to discard ({ landmark-library }).
       *[other] Choose a spell to discard ({ $source }).
    }
prompt-which-second-target = Choose a second target of { $source-the }, or no other.
prompt-which-opponent = Choose the opponent for { $source-the }.
prompt-which-wound-to-heal = Choose the wound to heal ({ $source }).
prompt-whom-to-board = Choose whom to rob of a random room card ({ $source }).
prompt-which-mask = Choose the treasure that your boss gets ({ $source }).
prompt-whose-card = Choose who discards a random card ({ $source }).
prompt-whom-to-drag-in = Choose a hero in town for your entrance ({ $source }).
prompt-which-wound-to-treat = Discard two cards to heal a wound ({ $source })?
prompt-which-card-for-treatment = Choose a card to discard for the healing ({ $source }).
prompt-which-spell-to-keep = Choose the spell you keep; the other goes under the deck ({ $source }).
prompt-which-symbol-to-show = Choose a treasure for your boss until the end of the turn ({ $source }).
prompt-which-room-to-scrap = Destroy another of your rooms for two damage tokens on { $source-the }?
prompt-which-token-to-move = Move a damage token from another room to { $source-the }?
prompt-room-or-old-spell = Draw a room card, or take a spell from the discard pile ({ $source }).
prompt-which-room-to-neutralize = Choose a room of an opponent to neutralize ({ $source }).
prompt-which-room-to-lift = Choose a room card to take from { $opponent }.
prompt-which-rushed-room = Place one more room face down now ({ $source })?
prompt-which-token-to-lose = Choose a room of yours that loses a damage token ({ $source }).
prompt-how-many-tokens = Choose how many damage tokens { $card-the } loses.

## Choices

option-place-nothing = Build nothing
option-take-market-card = Take { $card }
option-draw-instead = Draw from { $pile-the } instead ({ $source })
option-send-minion = Send the minion to { $space-the }
option-post-minion = Put the minion on { $card-the }
option-summon-to = { $opponent-is ->
    [you] To your own dungeon
   *[other] To the dungeon of { $opponent }
}
option-take-leftover = Take { $card }
option-shuffle-stack = Shuffle the stack of { $card-the }
option-put-token = Put a token on { $card-the }
option-throw-away = Discard { $card }
option-cast-to = Play { $card } on { $space-the }
option-aim-also-at = { $card }
option-aim-at-no-more = No second target
option-choose-opponent = { $opponent }
option-absolve = Heal the wound of { $card-the }
option-board = Take a random room card from { $opponent }
option-pose-as = { $treasure }
option-spoil = { $opponent } discards a card
option-treat = Discard two cards and heal the wound of { $card-the }
option-hand-over = Discard { $card }
option-keep-spell = Keep { $card }
option-show-symbol = { $treasure }
option-scrap = Destroy { $card-the }
option-move-token = Move a token from { $card-the }
option-whisper-in = Neutralize { $card-the }
option-take-tokens-off =
    { $tokens ->
        [one] { $tokens } damage token
       *[other] { $tokens } damage tokens
    }
option-lift = Take { $card }
option-rush = Place { $card } { slot-place }
option-lose-token = Take a token off { $card-the }

## Action spaces in a few words; the whole sentence is in `space-…-text`

space-temple-treasure = Temple (one more cleric treasure)
    .the = the temple (one more cleric treasure)
space-temple-bonus = Temple (a card left in the market)
    .the = the temple (a card left in the market)
space-temple-summon = Temple (summon the hero)
    .the = the temple (summon the hero)
space-stadium-treasure = Stadium (one more fighter treasure)
    .the = the stadium (one more fighter treasure)
space-stadium-bonus = Stadium (draw a room)
    .the = the stadium (draw a room)
space-stadium-summon = Stadium (summon the hero)
    .the = the stadium (summon the hero)
space-library-treasure = Library (one more mage treasure)
    .the = the library (one more mage treasure)
space-library-bonus = Library (draw a spell, discard a spell)
    .the = the library (draw a spell, discard a spell)
space-library-summon = Library (summon the hero)
    .the = the library (summon the hero)
space-hideout-treasure = Hideout (one more thief treasure)
    .the = the hideout (one more thief treasure)
space-hideout-bonus = Hideout (last room deals 2 more damage)
    .the = the hideout (last room deals 2 more damage)
space-hideout-summon = Hideout (summon the hero)
    .the = the hideout (summon the hero)
space-tavern-summon = Tavern (summon the top hero)
    .the = the tavern (summon the top hero)
space-launch-pad-treasure = Launch Pad (one more explorer treasure)
    .the = the launch pad (one more explorer treasure)
space-launch-pad-bonus = Launch Pad (shuffle a stack of rooms)
    .the = the launch pad (shuffle a stack of rooms)
space-launch-pad-summon = Launch Pad (summon the hero)
    .the = the launch pad (summon the hero)

## Words inside prompts, choices and log lines

taker-any-room = one of your rooms
taker-monster-room = one of your monster rooms
taker-trap-room = one of your trap rooms
taker-neighbouring-monster = an adjacent monster room
taker-other-room = another of your rooms
taker-other-trap = another of your trap rooms
health-token =
    { $token ->
        [-2] −2
       *[other] +{ $token }
    }
set-super-boss-monster = Super Boss Monster

## Headings

phase-name-town = Town
phase-name-minion = Minions
word-market = Market
word-landmark = Landmark
word-landmarks = Landmarks
word-space = Action space
word-minion = Minion
word-minions = Minions
word-base = Base
word-first-player = First player
word-damage-tokens = Damage tokens
word-health-token = Health token
word-neutralized = Neutralized
word-asleep = Asleep
word-awake = Awake
word-stack = Stack
word-score = Score
word-title = Title
word-challenge = Challenge
zone-market = Market
zone-landmark = Landmark

## Counts; $n is the number

count-tokens =
    { $n ->
        [one] { $n } damage token
       *[other] { $n } damage tokens
    }
count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-needed =
    { $n ->
        [one] comes for { $n } treasure
       *[other] comes for { $n } treasures
    }
score-line = Souls less wounds: { $points } of { $most }. Title: { $title }.
score-next =
    { $n ->
        [one] { $n } point to the next title
       *[other] { $n } points to the next title
    }

## Why the game ended

reason-wounds = You have five wounds.
reason-tavern = A hero had to go to the tavern.

## Log

log-heroes-revealed =
    { $heroes-number ->
        [one] A hero is revealed: { $heroes-the }.
       *[many] Heroes are revealed: { $heroes-the }.
    }
log-hero-stayed =
    { $tie ->
        [0] Nobody has enough treasure to lure { $hero-the } out of town.
       *[other] Nobody lures { $hero-the } out of town: there is a tie.
    }
log-hand-redrawn =
    { $seat-is ->
        [you] You show your hand, shuffle it back and draw a new one.
       *[other] { $seat } shows the hand, shuffles it back and draws a new one.
    }
log-marker-passed =
    { $seat-is ->
        [you] You are the first player now.
       *[other] { $seat } is the first player now.
    }
log-market-filled = In the market: { $cards }.
log-market-cleared = Left in the market and discarded: { $cards }.
log-market-card-taken =
    { $seat-is ->
        [you] You take { $card-the } from the market.
       *[other] { $seat } takes { $card-the } from the market.
    }
log-drawn-instead = { $seat } draws from a deck instead of taking a card from the market ({ $source }).
log-hero-pushed = The town is full: { $hero-the } leaves it for { $landmark-the }.
log-hero-went-straight = Straight to { $landmark-the }: { $hero-the }.
log-minion-sent =
    { $seat-is ->
        [you] You send your minion to { $space-the }.
       *[other] { $seat } sends the minion to { $space-the }.
    }
log-minion-posted =
    { $seat-is ->
        [you] You put your minion on { $card-the }.
       *[other] { $seat } puts the minion on { $card-the }.
    }
log-minion-idle =
    { $seat-is ->
        [you] You find no free space; the minion stays on its base.
       *[other] { $seat } finds no free space; the minion stays on its base.
    }
log-minion-moved =
    { $seat-is ->
        [you] You move your minion to { $space-the }.
       *[other] { $seat } moves the minion to { $space-the }.
    }
log-errand-done =
    { $seat-is ->
        [you] Your minion acts: { $space }.
       *[other] The minion of { $seat } acts: { $space }.
    }
log-card-errand-done =
    { $seat-is ->
        [you] Your minion acts: { $card }.
       *[other] The minion of { $seat } acts: { $card }.
    }
log-errand-in-vain =
    { $seat-is ->
        [you] Your minion has come in vain.
       *[other] The minion of { $seat } has come in vain.
    }
log-hero-summoned = { $seat } summons { $hero-the } to the dungeon of { $opponent }, with a health token of { health-token }.
log-tokens-placed =
    { $tokens ->
        [one] { $tokens } damage token is put on { $room-the }.
       *[other] { $tokens } damage tokens are put on { $room-the }.
    }
log-tokens-removed =
    { $tokens ->
        [one] { $tokens } damage token is taken off { $room-the }.
       *[other] { $tokens } damage tokens are taken off { $room-the }.
    }
log-tokens-lost =
    { $tokens ->
        [one] { $tokens } damage token is lost with { $room-the }.
       *[other] { $tokens } damage tokens are lost with { $room-the }.
    }
log-tokens-moved =
    { $tokens ->
        [one] { $tokens } damage token goes from { $source-the } to { $room-the }.
       *[other] { $tokens } damage tokens go from { $source-the } to { $room-the }.
    }
log-room-neutralized =
    { $seat-is ->
        [you] Your { $room } is neutralized until the end of the turn.
       *[other] Neutralized in the dungeon of { $seat } until the end of the turn: { $room-the }.
    }
log-boss-treasure-added = The boss of { $seat } has one more { $treasure-the } treasure for the rest of the game.
log-room-treasure-added = One more { $treasure-the } treasure in { $room-the } until the end of the turn.
log-last-room-strengthened = The last room in the dungeon of { $seat } deals { $damage } more damage until the end of the turn.
log-hero-unseen = { $hero } will pass the next room unhurt and unnoticed.
log-room-passed = { $hero } passes { $room-the } unhurt and unnoticed.
log-hero-recovered = { $hero } has recovered and loses the health token.
log-spells-forbidden =
    { $seat-is ->
        [you] You cannot play spells while { $hero-the } is in your dungeon.
       *[other] { $seat } cannot play spells while { $hero-the } is in the dungeon.
    }
log-stack-shuffled = A stack in the dungeon of { $seat } is shuffled; { $room-the } now lies on top.
log-top-cards-seen = { $seat } looks at the top of a deck: { $cards }.
log-card-put-under = { $seat } puts { $card } under the deck.
log-space-chosen = { $source } is aimed at { $space-the }.
log-room-doomed =
    { $seat-is ->
        [you] Your { $room } will be destroyed at the end of the turn.
       *[other] In the dungeon of { $seat } { $room-the } will be destroyed at the end of the turn.
    }
log-solo-ended =
    { $reason ->
        [wounds] You have five wounds. Souls less wounds: { $points }. You are called: { $title }.
        [tavern] A hero had to go to the tavern. Souls less wounds: { $points }. You are called: { $title }.
       *[heroes-gone] There are no more heroes to come. Souls less wounds: { $points }. You are called: { $title }.
    }
log-win-shared = { $seat } shares the win: the score and the XP are the same.
log-game-ended =
    { $reason ->
        [souls] { $seat } has the best score and wins: ten souls have been gathered.
        [last-standing] { $seat } wins: only one boss is left standing.
        [all-lost] { $seat } wins: all bosses have too many wounds, and this one fared best.
       *[heroes-gone] { $seat } has the best score and wins: there are no more heroes to come.
    }
