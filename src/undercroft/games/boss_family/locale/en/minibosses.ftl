### Rise of the Minibosses: texts that Boss Monster does not have, or has in other words.
### Names come with cases: $card is the bare name, $card-the the form for running text.

## Options of a game

setting-sets = Mixed with
setting-sets-boss-monster = Boss Monster
setting-heroes = Heroes
setting-heroes-help = The heroes always come from one set only.
setting-heroes-minibosses = from Rise of the Minibosses
setting-heroes-boss-monster = from Boss Monster
setting-room-for-coin = A room for a coin
setting-room-for-coin-help = In each of their build turns players may discard one room card for 1 coin; recommended for mixed sets.
setting-room-for-coin-off = no
setting-room-for-coin-on = yes, once per round

## Prompts

prompt-which-amount = Choose how many coins to spend on { $source-the }.
prompt-which-treasure = Choose a kind of treasure ({ $source }).
prompt-where-to-build = Choose where to build the card, or keep it in your hand.
prompt-whether-to-pay = { $card } has been turned up: pay 1 coin or discard it?
prompt-whether-to-pay-tax =
    { $coins ->
        [one] Pay { $coins } coin for { $card-the }, or let it be cancelled?
       *[other] Pay { $coins } coins for { $card-the }, or let it be cancelled?
    }
prompt-how-many-coins = Choose how many coins to put on { $source-the }.
prompt-which-graduate = Show a miniboss in your hand and gain 2 coins ({ $source })?
prompt-whom-to-bribe = Give an opponent 1 coin and take a random spell from them ({ $source })?
prompt-which-discarded = An opponent has discarded: take a card with { $source-the }?
prompt-which-donor = Discard a miniboss to heal a wound ({ $source })?
prompt-whose-treasury = Choose with whom to swap treasuries ({ $source }).
prompt-which-miniboss-to-trade = Discard a miniboss to draw a spell ({ $source })?
prompt-which-room-card-to-discard = Choose a room card to discard ({ $source }).
prompt-which-room-to-build-anew = Let another room act as if you had just built it ({ $source })?
prompt-which-to-sip = Take a card from { $opponent }?
prompt-whether-to-double = Double the damage of { $room-the } ({ $source })?
prompt-which-intern = Build a miniboss from the cards just turned over ({ $source })?
prompt-which-acts-anew = Choose which of your rooms acts next ({ $source }).
prompt-where-to-employ = Give 1 coin for each level to take { $card-the } over?

## Choices

option-choose-amount =
    { $coins ->
        [0] No coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }
option-choose-treasure = { $treasure }
option-sell = Discard { $card } for 1 coin
option-hire = Pay 1 coin for { $card-the }
option-dismiss = Discard { $card-the }
option-promote = Promote { $card-the } for 1 coin
option-promote-with = Promote { $card-the } and discard { $payment } for it
option-pay-tax =
    { $coins ->
        [one] Pay { $coins } coin
       *[other] Pay { $coins } coins
    }
option-let-spell-go = Let { $card } be cancelled
option-put-coins =
    { $coins ->
        [0] Put no coins on it
        [one] Put { $coins } coin on it
       *[other] Put { $coins } coins on it
    }
option-show-graduate = Show { $card-the }
option-bribe = Give 1 coin to { $opponent } for a spell
option-pick-up = Take { $card }
option-transfuse = Discard { $card-the } and heal the wound of { $hero-the }
option-swap-treasuries = Swap treasuries with { $opponent }
option-trade-miniboss = Discard { $card-the } for a spell
option-build-anew = Use { $card-the } as if just built
option-double = Double the damage of { $card-the }
option-employ = Build { $card-the } { slot-place }
option-relive = { $card } next
option-buy-off = Take { $card-the } over and build it { slot-place }

## Words inside prompts, choices and log lines

class-none = No class
    .the = no class
set-minibosses = Rise of the Minibosses

## Headings

word-coins = Coins
word-treasury = Treasury
word-level = Level
word-miniboss = Miniboss
word-minibosses = Minibosses

## Counts; $n is the number

count-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-minibosses =
    { $n ->
        [one] { $n } miniboss
       *[other] { $n } minibosses
    }

## Log

log-rooms-revealed = The new cards are turned up: { $cards }.
log-spell-announced =
    { $seat-is ->
        [you] You play { $spell-the }.
       *[other] { $seat } plays { $spell-the }.
    }
log-coins-gained =
    { $seat-is ->
        [you] { $coins ->
            [one] You gain { $coins } coin.
           *[other] You gain { $coins } coins.
        }
       *[other] { $coins ->
            [one] { $seat } gains { $coins } coin.
           *[other] { $seat } gains { $coins } coins.
        }
    }
log-coins-paid =
    { $seat-is ->
        [you] { $coins ->
            [one] You pay { $coins } coin.
           *[other] You pay { $coins } coins.
        }
       *[other] { $coins ->
            [one] { $seat } pays { $coins } coin.
           *[other] { $seat } pays { $coins } coins.
        }
    }
log-coins-given =
    { $coins ->
        [one] { $seat } gives { $coins } coin to { $opponent }.
       *[other] { $seat } gives { $coins } coins to { $opponent }.
    }
log-coins-placed =
    { $coins ->
        [one] { $seat } puts { $coins } coin on { $room-the }.
       *[other] { $seat } puts { $coins } coins on { $room-the }.
    }
log-coins-lost =
    { $coins ->
        [one] { $coins } coin is lost with { $room-the }.
       *[other] { $coins } coins are lost with { $room-the }.
    }
log-treasuries-swapped = { $seat } and { $opponent } swap treasuries.
log-build-failed =
    { $seat-is ->
        [you] You cannot pay for { $room-the }, which is discarded and not built.
       *[other] { $seat } cannot pay for { $room-the }, which is discarded and not built.
    }
log-miniboss-built =
    { $seat-is ->
        [you] You build { $miniboss-the } into { $room-the } (level { $level }).
       *[other] { $seat } builds { $miniboss-the } into { $room-the } (level { $level }).
    }
log-miniboss-discarded =
    { $seat-is ->
        [you] You lose { $miniboss-the } to the discard pile.
       *[other] { $seat } loses { $miniboss-the } to the discard pile.
    }
log-miniboss-promoted =
    { $seat-is ->
        [you] You promote { $miniboss-the } to level { $level }.
       *[other] { $seat } promotes { $miniboss-the } to level { $level }.
    }
log-miniboss-demoted = { $miniboss } is demoted to level 1.
log-miniboss-returned =
    { $seat-is ->
        [you] You take { $miniboss-the } back into your hand.
       *[other] { $seat } takes { $miniboss-the } back into the hand.
    }
log-miniboss-taken =
    { $opponent-is ->
        [you] { $seat } takes { $miniboss-the } over from you.
       *[other] { $seat } takes { $miniboss-the } over from { $opponent }.
    }
log-amount-chosen =
    { $coins ->
        [0] { $source }: no coins.
        [one] { $source }: { $coins } coin.
       *[other] { $source }: { $coins } coins.
    }
log-treasure-chosen = { $seat } chooses { $treasure-the } treasure ({ $source }).
log-spell-taxed =
    { $seat-is ->
        [you] Until the end of the round you must pay 1 coin for each spell, this one included.
       *[other] Until the end of the round { $seat } must pay 1 coin for each spell, this one included.
    }
log-dungeon-text-lost =
    { $seat-is ->
        [you] Rooms and minibosses in your dungeon have no abilities until the end of the round.
       *[other] Rooms and minibosses in the dungeon of { $seat } have no abilities until the end of the round.
    }
log-room-weakened = { $room } deals { $damage } less damage until the end of the round.
log-monsters-strengthened =
    { $damage ->
        [-1] Monster rooms in the dungeon of { $seat } deal 1 less damage until the end of the round.
       *[other] Monster rooms in the dungeon of { $seat } deal { $damage } more damage until the end of the round.
    }
log-monsters-fed = { $room } makes the other monster rooms of { $seat } deal 1 more damage for each of their treasures until the end of the round.
log-treasure-set =
    { $bare ->
        [0] { $room } has one treasure of each kind until the end of the round.
       *[other] { $room } has no treasure until the end of the round.
    }
log-treasure-added = One more { $treasure-the } treasure in the dungeon of { $seat } until the end of the round.
log-hero-held-back =
    { $seat-is ->
        [you] You make { $hero-the } wait at the entrance until the next round.
       *[other] { $seat } makes { $hero-the } wait at the entrance until the next round.
    }
log-first-room-skipped = Heroes who enter the dungeon of { $seat } skip its first room until the end of the round.
log-any-treasure-fits = { $seat } may build an advanced room over any room in this build turn.
log-nothing-more-built = { $seat } places no card this round.
log-switched-off = Switched off until the end of the round: the ability of { $boss-the }.
log-cards-shown = { $seat } shows { $cards-the }.
log-cards-turned-over = From the room deck to the discard pile: { $cards }.
