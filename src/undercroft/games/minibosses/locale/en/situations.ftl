### What the others decide, in words for those who wait.

waits-whether-to-pay = { $seat } pays 1 coin for { $card-the } or discards it.
waits-whether-to-pay-tax = { $seat } pays for { $card-the } or lets it be cancelled.
waits-which-to-sip = { $seat } may take a card from { $opponent }.
waits-where-to-employ = { $seat } decides whether to take { $card-the } over.
situation-builds =
    { $seat-is ->
        [you] Your turn to build: place a room or a miniboss, promote, use something, or build nothing.
       *[other] { $seat } is building. Use something meanwhile, or pass?
    }
