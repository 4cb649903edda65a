### Output of the commands.

command-interrupted = Interrupted.
command-no-such-command = Unknown command { $name }. Commands: { $known }
command-no-such-option = Unknown option { $name }.
command-did-you-mean = Did you mean: { $known }
command-missing = Missing: { $name }
command-extra-arguments = Unexpected argument: { $arguments }
command-needs-value = { $name } needs a value.
command-takes-no-value = { $name } takes no value.
command-takes-one-of = { $name } takes one of: { $choices }
command-takes-number = { $name } takes a whole number.
command-takes-number-from = { $name } takes a whole number of { $low } or more.
command-takes-number-to = { $name } takes a whole number from { $low } to { $high }.
command-output-fails = The output cannot be written: { $reason }.
command-bots-for-seats = { $bots } bots do not fit { $seats } seats: name one level for all, or one for each seat after the first.
command-continue-alone = --continue resumes a saved game as it is: leave out the options of a new game.
command-nothing-to-continue = There is no unfinished game of { $game }.
command-no-such-saved = There is no saved game { $number } of { $game }.
command-continue-or-saved = Use either --continue or --saved, not both.
command-at-needs-saved = --at needs --saved and the number of a saved game.
command-no-such-decision = Game { $number } cannot go on from decision { $at }: --at takes a number from 0 to { $last }.
command-delete-needs-yes = Deleting game { $number } cannot be undone: add --yes to confirm.
command-option-twice = Option { $name } is given twice, as { $first } and as { $second }: give it once, with commas between values.
command-no-such-kind = Unknown kind of card { $kind }. Kinds: { $known }
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
command-arena-apart = No ratings: the bots did not meet each other. Each played the same seeds, so you can compare their wins and points.
command-simulated-points = points
command-simulated-rating = rating
command-simulated-time = time a move
command-push-key = The key is in { $file }. Start the server with: undercroft serve --push-key { $file } --push-contact mailto:you@example.org
command-serving = Undercroft is at { $address } (Ctrl+C stops it).
command-no-server = No Undercroft server answers at { $url }.
command-no-table-address = { $url } is not the address of a table: it looks like http://127.0.0.1:8000/t/ABCDE.
command-joined = { $name } plays at { $url }.
command-page-not-built = The browser app is not built: run make web.
command-campaign-one = Use only one of --tick, --export and --import.
command-campaign-kept = You already have a campaign of { $game }: export it, then import with --yes to replace it.
command-campaign-exists = { $path } already exists: add --yes to overwrite it.
command-campaign-of-other = { $path } belongs to the campaign of { $game }.
command-campaign-imported = Imported the campaign from { $path }.
command-campaign-exported = Exported the campaign to { $path }.
command-option-of-campaign = The campaign sets the option { $name }: leave it out.
command-check-texts = Everything shown or asked has a text.
command-check-ends = Every game ends, and no card is lost.
command-check-copies = Copies of a game continue like the original.
command-check-replays = A record replays to the same end, and undo restores the same position.
command-check-secrets = Views reveal nothing hidden.
command-check-memory = In no world a card lies where a player knows that it cannot.
command-check-legal = The options offered are exactly the legal ones.
command-check-zones = Views show every zone.
command-check-plain = Pending steps are plain data.
command-check-lessons = Lessons run as written.
command-check-broken = { $count ->
    [one] One check failed.
   *[other] { $count } checks failed.
}
command-admin-ended = Table { $table } has been ended.
command-admin-blocked = { $who } is blocked.
command-admin-not-blocked = { $who } was not blocked.
command-admin-unblocked = { $who } is no longer blocked.
command-admin-announced =
    { $minutes ->
        [one] Announced at all tables: the server restarts in { $minutes } minute.
       *[other] Announced at all tables: the server restarts in { $minutes } minutes.
    }
