### Errors of the server.

error-bad-subscription = This browser’s push subscription is not valid.
error-bot-failed = A bot failed and made a random move.
error-blocked = You are blocked on this server.
error-empty-name = A name needs at least one letter or sign.
error-mixed-name = Use letters of only one alphabet in each word of a name.
error-foreign-origin = This request comes from a page of another site.
error-no-push = This server sends no notifications.
error-no-such-language = The language { $language } is not available.
error-no-such-path = There is nothing at this address.
error-no-such-seat = This table has no such seat.
error-no-such-table = There is no table { $table }.
error-daily-first = Play today’s challenge first, then see how others did.
error-no-such-picture = There is no picture { $picture }.
error-not-begun = The game has not begun: seats are still open.
error-not-outdated = This game can still be played, so it cannot be ended here.
error-not-over = The record is available once the game is over.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-out-of-order = Something else happened at the table first: look again, then choose.
error-record-does-not-fit = The record does not fit this game and these seats, or its game is already over.
error-record-too-long = The record is too long: the server accepts at most { $limit } decisions.
error-rules-failed = The rules of this game failed. Nothing has changed, and the server has logged the error.
error-seat-needed = Only players at this table can do this.
error-seat-taken = Somebody else sits here already.
error-storage-failed = The server could not save this; nothing has changed. Try again in a moment.
error-table-full = This table has reached the limit of { $limit } decisions.
error-table-outdated = Table { $table } was played under older rules and cannot be continued.
error-too-busy = The server is too busy: try again in a moment.
error-table-damaged = The saved data of table { $table } is damaged, so it is set aside.
error-too-fast = That was too fast: wait a moment.
error-too-large = This is too large for the server.
error-too-many-tables-here =
    { $limit ->
        [one] { $limit } game that was created from your network address is unfinished: finish it or leave it first.
       *[other] { $limit } games that were created from your network address are unfinished: finish or leave one first.
    }
error-too-many-tables =
    { $limit ->
        [one] You already have { $limit } unfinished game: finish or leave it first.
       *[other] You already have { $limit } unfinished games: finish or leave one first.
    }
error-too-many-windows = You have games open in too many windows: close some, then try again.
error-took-too-long = That took too long and was stopped.
error-wrong-phrase = No guest has this phrase.
error-unreadable-message = The server cannot read this message.
error-work-failed = Something went wrong on the server; nothing has changed.
error-work-under-way = The server is still busy with your last request: wait for it to finish.
error-restart =
    { $minutes ->
        [0] The server restarts now: nothing is lost, the table comes back by itself.
        [one] The server restarts in { $minutes } minute: nothing is lost, the table comes back by itself.
       *[other] The server restarts in { $minutes } minutes: nothing is lost, the table comes back by itself.
    }
