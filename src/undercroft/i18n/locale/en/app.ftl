### Outside the pages: the offline page, link previews, push notifications.

offline-title = The server cannot be reached
offline-why = Your device is offline, or the server is down for a moment.
offline-safe = Nothing is lost: the server keeps every move, and your tables wait as you left them.
offline-not = Until the server answers again, you cannot play or watch in the browser.
offline-terminal = If Undercroft is installed on your computer, you can play against bots offline: type “undercroft play” in a terminal.
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
