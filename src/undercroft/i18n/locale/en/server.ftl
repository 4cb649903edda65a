### What a server refuses, one sentence each.

error-bad-subscription = This browser’s subscription cannot be used.
error-bot-failed = A bot stumbled and made a move at random.
error-blocked = This server does not let you in.
error-empty-name = A name needs at least one letter or sign.
error-mixed-name = In one word of a name all letters are of one alphabet.
error-foreign-origin = This request comes from another site's page.
error-no-push = This server sends no notifications.
error-no-such-language = There are no texts in the language { $language }.
error-no-such-path = There is nothing at this address.
error-no-such-seat = This table has no such seat.
error-no-such-table = There is no table { $table }.
error-daily-first = Play today’s challenge first: then you may see how others did.
error-no-such-picture = There is no picture { $picture }.
error-not-begun = The game has not begun: seats are still open.
error-not-outdated = This game can go on: it is not for the server to end.
error-not-over = The game is not over: its record stays closed until then.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is not your turn.
error-out-of-order = Something else happened at the table first; look again and choose.
error-record-does-not-fit = The record does not fit this game and these seats, or its game is already over.
error-record-too-long = The record has more than { $limit } decisions: that is more than the server takes.
error-rules-failed = Something is wrong with the rules of this game here. Nothing has changed, and the server has noted it.
error-seat-needed = Only those who sit at the table can do this.
error-seat-taken = Somebody else sits here already.
error-storage-failed = The server could not save this; nothing has changed. Try again in a moment.
error-table-full = More than { $limit } decisions cannot be made at one table.
error-table-outdated = Table { $table } was played by earlier rules and cannot be continued.
error-too-busy = The server has too much to do just now: try again in a moment.
error-table-damaged = What is stored of table { $table } is damaged, so it is set aside.
error-too-fast = That was too fast: wait a moment.
error-too-large = This is more than the server takes at once.
error-too-many-tables =
    { $limit ->
        [one] You already have { $limit } unfinished game: finish or leave it first.
       *[other] You already have { $limit } unfinished games: finish or leave one first.
    }
error-too-many-windows = You have games open in too many windows: close some, then try again.
error-took-too-long = That took longer than the server allows, and was ended.
error-wrong-phrase = No guest has this phrase.
error-unreadable-message = The server cannot read this message.
error-work-failed = That went wrong on the server; nothing has changed.
error-work-under-way = The server is still busy with what you asked for before: wait for it first.
error-restart =
    { $minutes ->
        [0] The server restarts now: nothing is lost, the table comes back by itself.
        [one] The server restarts in { $minutes } minute: nothing is lost, the table comes back by itself.
       *[other] The server restarts in { $minutes } minutes: nothing is lost, the table comes back by itself.
    }
