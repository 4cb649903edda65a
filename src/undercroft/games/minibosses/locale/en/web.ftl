### Rise of the Minibosses: texts of the browser's table

web-set-minibosses = { set-minibosses }
web-bm-ask-build = Build, promote, use something, or build nothing.
web-bm-tip-build = Place one card a round, face down: pick it, then a glowing place. New rooms go to the left; an advanced room (gold rim) only goes over a room with the same treasure; a miniboss goes onto a room and costs 1 coin when it is turned up. For 1 coin you may promote a miniboss in play.

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
web-mb-silent = without abilities
web-mb-held = waits until the next round
