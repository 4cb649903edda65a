### Errors, one sentence each. The kernel reads the English ones, so each of these messages is a single line without variants.

# Malformed: an input that cannot be parsed.
error-empty-option = An option begins with a verb, for example: { $example }
error-unknown-verb = This game has no verb { $verb }.
error-bad-argument = { $argument } is not an argument of the form name=value.
error-wrong-arguments = { $verb } takes these arguments: { $expected }
error-bad-value = { $value } is not a valid value for { $name }.
error-no-such-index = There is no option { $index }; options are numbered from 0 to { $last }.
error-not-an-option = Give an option as itself, as its text or as its number, not as { $kind }.
error-bad-seat = There is no seat { $seat }; seats are numbered from 0 to { $last }.
error-not-a-text = Give a text or the path of a file, not { $kind }.
error-unreadable-file = { $path } cannot be read: { $reason }.
error-unwritable-file = { $path } cannot be written: { $reason }.
error-empty-record = The record is empty.
error-record-format = The record has format { $actual }, but this program reads format { $expected }.
error-bad-record = Line { $line } of the record cannot be read: { $reason }.
error-record-line = Line { $line } of the record is not a decision (seat, do and optionally digest: 16 hexadecimal digits), a phrase (seat, say) or the result (result).
error-bad-scenario = The scenario cannot be read: { $reason }.
error-bad-lesson = The lesson has an error: { $reason }.
error-bad-rulebook = The rulebook has an error: { $reason }.

# Illegal: a valid input that the rules forbid now.
error-game-over = The game is over.
error-game-not-over = The game is not over yet.
error-not-asked = { $option } does not answer the current question.
error-not-legal = { $option } is not legal now.
error-forbidden = { $rule } forbids { $option }.
error-ambiguous-option = { $option } is ambiguous. Choose one of: { $candidates }
error-undo-start = There is nothing to undo.
error-undo-revealed = You cannot undo this: it revealed a card or used chance.
error-undo-depth = You have reached the undo limit.
error-undo-other-seat = You cannot undo this: another player has moved since.
error-imagined-table = A sampled world has no record.
error-undo-lesson = There is no undo in a lesson: it does not accept wrong moves.
error-lesson-mistake = The lesson expects another move ({ $text }).
error-lesson-others = Wait for the moves of the others.
error-lesson-over = The lesson is over.
error-not-a-phrase = You cannot say { $phrase } now.

# Set-ups that cannot exist.
error-unknown-game = There is no game { $name }. Choose one of: { $known }
error-unknown-lesson = { $game } has no lesson { $name }. Choose one of: { $known }
error-no-package = There is no game package at { $path }. Name a folder with an __init__.py.
error-not-a-package = { $path } has no PACKAGE. Define one as an undercroft.kernel.game.Package.
error-package-failed = The game package { $path } cannot be used: { $reason }
error-unusable-bot = The bot { $path } cannot be used: { $reason }
error-no-bot-there = There is no { $name } in { $source }. Choose one of: { $known }
error-module-taken = The game package { $path } cannot be used: { $name } is the name of another module.
error-bad-game-id = { $name } is not a valid game id. Use lower-case letters, digits and single dashes.
error-game-taken = There is already a game with the id { $name }.
error-parent-unknown = The game { $name } extends { $parent }. Register { $parent } first.
error-no-positions = { $game } has no scenarios that start from a position.
error-bad-seats = { $game } takes { $low } to { $high } seats, not { $seats }.
error-bad-names = Give a list with a name for each of the { $seats } seats, or an empty one, not { $names }.
error-port-taken = Port { $port } of { $host } is in use. Choose another port.
error-no-push-contact = Push services need a contact address. Give one as --push-contact mailto:… or https://….
error-bad-push-key = There is no key in { $file }. Create one with “undercroft vapid-key FILE”.
error-push-key-not-kept = The key cannot be saved in { $file }: { $reason }
error-bad-limits = { $file } has no valid limits: { $reason }
error-bad-base-path = { $path } is not a valid path for a server. Write it as /undercroft.
error-bad-database = The database { $database } cannot be used: { $reason }
error-bad-metrics = Metrics cannot be served at { $place }. Give an address and a free port, such as 127.0.0.1:9464.
error-newer-database = The database { $database } was written by a newer Undercroft (its form is { $actual }; this program knows { $known }). Update this program.
error-development-database = The database { $database } was written by a development version of Undercroft (its form is { $actual }) and cannot be upgraded. Start the last development version with it once, which upgrades it to { $upgradable }, or use a new database.
error-bad-seed = A seed is a whole number of at least 0 (for a table below 2^256), not { $seed }.
error-bad-options = Give the options of a game as a dictionary by name, not as { $kind }.
error-unknown-setting = { $game } has no option { $name }. Choose one of: { $known }
error-bad-setting = The option { $name } cannot be { $value }. Choose one of: { $choices }
error-bad-setting-list = The option { $name } cannot be { $value }. Choose a list of: { $choices }
error-bad-setting-cards = The option { $name } cannot be { $value }. Choose a list of different cards, or one of: { $choices }
error-card-twice = The option { $name } names { $card } twice. Name each card once.
error-setting-needs = The option { $name } can be { $value } only if { $other } is one of: { $values }. Here it is { $actual }.
error-setting-needs-in-list = The option { $name } can be { $value } only if { $other } contains one of: { $values }
error-wrong-team-size = A team of { $team } does not fit { $heroes } heroes.
error-no-campaign = { $game } has no campaign.
error-no-such-puzzle = { $game } has no puzzle { $number }; there are { $count }.
error-no-puzzle = This table has no puzzle.
error-no-daily = { $game } has no daily challenge.
error-bad-campaign = This campaign cannot be read: { $reason }
error-position-fails = The game cannot continue from this position: { $reason }
error-position-missing = The scenario has zones but no position. Add a position.
error-position-word = In a position { $name } must be one of: { $choices }
error-position-number = In a position { $name } must be a number from { $low } to { $high }.
error-goal-numbers = The goal { $goal } of a puzzle needs exactly these numbers, each at least 0: { $expected }
error-position-list = In a position { $name } must be a list of { $count } numbers from { $low } to { $high }.
error-position-nobody-alive = In a position at least one hero must be alive.
error-position-card = In a position { $zone } must hold exactly one card.
error-position-cards = In a position { $zone } must hold this many cards: { $count }.
error-position-misplaced = In a position { $card } cannot be in { $zone }.
error-zone-rows = { $zone } takes at most { $count } lists of cards.
error-bad-chance = Scripted chance gave { $number }, but a number below { $bound } was needed.
error-unknown-card = This game has no card { $card }.
error-card-not-used = { $card } is not in use with this number of seats and these options.
error-no-such-copy = There is no copy of { $card } left for { $zone }.
error-unknown-zone = This game has no zone { $zone }. Choose one of: { $known }
error-wrong-number-of-bots = { $bots } bots cannot take { $seats } seats. Name one bot for all seats, or one for each.
error-too-few-bots = { $bots } bots cannot fill { $seats } seats. Name at least one for each seat; you can repeat a bot.
error-no-series = { $path } has no series of games between bots.
error-other-series = { $path } has another series: other bots, seats, options, seeds or rules. Name another file.
error-unknown-bot = There is no bot { $name } for { $game }. Choose one of: { $known }

# Records and scenarios that disagree with the current rules.
error-record-digest = Line { $line }: the record and the game disagree (its digest is { $expected }, the game's is { $actual }).
error-record-move = Line { $line }: the record and the game disagree ({ $reason })
error-record-seat = Line { $line }: the record and the game disagree (seat { $expected } moves, but it is the turn of seat { $actual }).
error-record-rules = The record uses version { $expected } of the rules of { $game }; the current version is { $actual }.
error-record-result = Line { $line }: the record and the game disagree (its result is { $expected }, the game's is { $actual }).
error-scenario-move = Step { $step }, { $option }: { $reason } Legal options: { $offered }
error-scenario-until = Step { $step }: { $until } does not come before the next question. These steps do: { $known }
error-scenario-path = Step { $step }: { $path } is not in the view. Instead of { $part } there is: { $known }
error-expectation = Step { $step }: { $path } should be { $expected }, but it is { $actual }.
error-expected-refusal = Step { $step }: { $option } should be illegal, but it is legal.
error-wrong-refusal = Step { $step }: { $expected } should forbid { $option }, but { $actual } does.

# Hints and reviews.
error-no-hints = No bot of { $game } can give hints.
error-hint-not-asked = Only seat { $seat } can get a hint now. Give its view and its worlds.
error-hint-alike = To you these options look all the same, so there is nothing to hint at.
error-no-reviews = No bot of { $game } can review a game.
