### The app beside its pages: when the server cannot be reached, links to tables, and what is told to those who are away.

offline-title = The server cannot be reached
offline-why = Either this device is not connected, or the server is down for a moment.
offline-safe = Nothing is lost: every move is kept on the server, and your tables wait there as you left them.
offline-not = Until it can be reached again, nothing can be played or watched in the browser.
offline-terminal = With Undercroft installed on your own computer you can play against bots without any connection: type “undercroft play” in a terminal.
offline-again = Try again

preview-title = { $game } · Undercroft
preview-invited = A table of { $game }. Follow the link to play or to watch.
preview-open = { $free ->
    [one] At the table: { $people }. { $free } seat of { $seats } is free.
   *[other] At the table: { $people }. { $free } seats of { $seats } are free.
}
preview-playing = Under way, with { $people }. Follow the link to watch.
preview-over = The game of { $people } is over. Follow the link to watch it again.

push-turn = { $game }: your turn
push-table = Table { $table } is waiting for your move.
