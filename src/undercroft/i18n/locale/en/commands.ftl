### What the commands print.

command-interrupted = Interrupted.
command-no-such-command = There is no command { $name }; there are: { $known }
command-no-such-option = There is no option { $name } here.
command-did-you-mean = Close to it: { $known }
command-missing = Something is missing: { $name }
command-extra-arguments = This is too much here: { $arguments }
command-needs-value = { $name } needs a value after it.
command-takes-no-value = { $name } takes no value.
command-takes-one-of = { $name } takes one of: { $choices }
command-takes-number = { $name } takes a whole number.
command-takes-number-from = { $name } takes a whole number of { $low } or more.
command-takes-number-to = { $name } takes a whole number from { $low } to { $high }.
command-output-fails = The output cannot be written: { $reason }.
command-bots-for-seats = { $bots } leaders cannot be shared out over { $seats } seats: name one level for all, or one for each seat after the first.
command-continue-alone = --continue takes up a saved game as it is: leave the options of a new game out.
command-nothing-to-continue = No game of { $game } has been left unfinished.
command-no-such-saved = There is no saved game { $number } of { $game }.
command-continue-or-saved = --continue and --saved each name another game: use one of them.
command-at-needs-saved = --at names a decision of a saved game: add --saved with its number.
command-no-such-decision = Game { $number } cannot go on from decision { $at }: --at takes a number from 0 to { $last }.
command-delete-needs-yes = Deleting game { $number } is for good: add --yes.
command-option-twice = The option { $name } is given twice, as { $first } and as { $second }: give it once, several values by comma.
command-no-such-kind = There are no cards of the kind { $kind }; there are: { $known }
command-replay-open = The record ends after { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}; the game was not over.
command-replay-stopped = Stopped after { $decisions } of { $made ->
    [one] { $made } decision
   *[other] { $made } decisions
}, as asked.
command-scenario-agrees = Everything was as expected ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}).
command-game = { $id }: { $title }, { $low } to { $high } seats
command-simulating = Playing
command-measuring = Measuring
command-simulated = { $title } · games: { $games } · decisions a game: { $decisions-per-game } · seconds: { $seconds }
command-simulated-seat = seat
command-simulated-bot = bot
command-simulated-wins = wins
command-simulated-rate = win rate
command-simulated-interval = 95 % interval
command-simulated-mean = mean score
command-simulated-lowest = lowest
command-simulated-lower = 25 %
command-simulated-median = median
command-simulated-upper = 75 %
command-simulated-highest = highest
command-simulated-zero = 0 or more
command-simulated-end = how it ended
command-simulated-games = games
command-simulated-reached = how far it got
command-arena = { $title } · games: { $games } · seats: { $seats }
command-arena-apart = No ratings: no bot met another. Each played the same seeds, so their wins and points can be compared.
command-simulated-points = points
command-simulated-rating = rating
command-simulated-time = time a move
command-push-key = The key is in { $file }. Start the server with: undercroft serve --push-key { $file } --push-contact mailto:you@example.org
command-serving = Undercroft is at { $address } (Ctrl+C stops it).
command-no-server = No Undercroft server answers at { $url }.
command-no-table-address = { $url } is not the address of a table: it looks like http://127.0.0.1:8000/t/ABCDE.
command-joined = { $name } plays at { $url }.
command-page-not-built = The browser app is not built: run make web.
command-campaign-one = --tick, --export and --import go one at a time.
command-campaign-kept = Something is kept in the campaign of { $game } already: export it, then import with --yes in its place.
command-campaign-exists = { $path } exists already; --yes writes in its place.
command-campaign-of-other = { $path } belongs to the campaign of { $game }.
command-campaign-imported = The campaign was taken over from { $path }.
command-campaign-exported = The campaign was written to { $path }.
command-option-of-campaign = The option { $name } is filled in from the campaign: leave it out.
command-check-texts = Everything that is shown and asked has a text.
command-check-ends = Every game comes to an end, and no card is lost.
command-check-copies = Copies of a game go on as the game itself.
command-check-replays = A record leads to the same end, and undo to the same place.
command-check-secrets = Nobody learns what is hidden.
command-check-legal = What is offered is legal, and nothing else.
command-check-zones = Views tell every zone.
command-check-plain = What is still to happen is plain data.
command-check-lessons = Lessons go as they are written.
command-check-broken = { $count ->
    [one] One promise is broken.
   *[other] { $count } promises are broken.
}
command-admin-ended = Table { $table } is ended.
command-admin-blocked = { $who } is not let in any more.
command-admin-not-blocked = { $who } was not blocked.
command-admin-unblocked = { $who } is let in again.
command-admin-announced =
    { $minutes ->
        [one] Everybody at the tables is told that the server restarts in { $minutes } minute.
       *[other] Everybody at the tables is told that the server restarts in { $minutes } minutes.
    }
