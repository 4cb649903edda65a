### Decisions of other players.

waits-which-market-card = { $seat } takes a card from the market.
waits-where-to-send = { $seat } sends a minion to an action space.
waits-whose-dungeon = { $seat } chooses the dungeon to which the hero is sent.
waits-which-leftover = { $seat } takes one of the cards left in the market.
waits-which-stack = { $seat } chooses a stack of rooms to shuffle.
waits-what-to-build = { $seat } chooses a room to build.
waits-which-room-to-lift = { $seat } chooses a room card to take from { $opponent }.
