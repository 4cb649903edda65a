### The browser app: pages, dialogs, the frame around every table.

## Games on the first page

web-tagline = Dungeon card games. Friends or bots. The rules keep themselves.
web-pick-game = Pick a game
web-pick-hint = Number keys pick a game
web-cards = Cards
web-tag-solo = solo
web-tag-bots = bots
web-tag-friends = with friends

## Tables on the first page

web-continue = Continue
web-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-no-tables = No games under way. Learn one, or begin with a quick start.
web-loading-tables = Looking for your tables…
web-waits = waits for players
web-your-turn = Your turn
web-title-turn = ● Your turn · { $game }
web-open = Open
web-join = Join a friend
web-join-hint = 5-letter table code
web-join-button = Join table
web-open-tables = Open tables
web-sit = Sit down
web-finished = Finished games
web-no-finished = Finished games appear here, to be watched again.
web-open-record = Open a record
web-watch = Watch
web-won = Victory
web-lost = Defeat
web-saved = Every move is saved.
web-credits-line = About · Icons: game-icons.net, CC BY 3.0

## A new game

web-players = Players
web-players-help = How many play, and who sits where: you, friends with your link, or bots.
web-alone = alone
web-seat-me = me
web-seat-friend = open for a friend
web-listed = Show it among the open tables
web-usual = default: { $choice }
web-start = Start the game
web-open-table = Open the table

## Name, settings

web-name = Your name
web-guest = Guest
newcomer-names = Bramble, Cinder, Ember, Fennel, Juniper, Pebble, Quill, Rowan, Sorrel, Thistle, Tinder, Willow
web-guest-number = Guest { $number }
web-name-is = Your name: { $name }
web-save = Save
web-settings = Settings
web-language = Language
web-sound = Sound
web-music = Music
web-sound-music = Sound and music
web-volume-sound = Volume of sounds
web-volume-music = Volume of music
web-theme = Colours
web-theme-system = as the system says
web-theme-dark = dark
web-theme-light = light
web-notices = Notifications
web-notices-on = when it is my turn and I am not looking
web-notices-blocked = This browser blocks notifications; you can allow them in its settings for this site.
web-motion = Motion
web-motion-system = as the system says
web-motion-full = full
web-motion-reduced = reduced
web-speed = Speed of events
web-speed-slow = slow
web-speed-1 = normal
web-speed-2 = fast
web-speed-instant = at once
web-skip = Skip
web-newest-line = To the newest line
web-suggestions = Star on a good move
web-suggestions-on = at every question
web-suggestions-off = in lessons and hints
web-close = Close
web-home = To the first page
web-nowhere = There is nothing here.

## At a table

web-prompt = Question
web-picked = Picked
web-pick-another = Pick another
web-press-again = Press again: { $option }
web-waiting = Waiting for { $seat }
web-thinking = { $seat } is thinking
web-passing = Nothing for you to do here: passing…
web-hold = Nothing that you can play changes anything here: passing…
web-hold-stop = Wait, ask me
web-waiting-open = Waiting for players
web-over = The game is over.
web-result = Result
web-turning-points = Turning points
web-watch-moment = Move { $n }
web-connecting = Opening the table…
web-connection-lost = Connection lost. Trying again…
web-server-slow = The server is not answering. Waiting for it…
web-offline = This device is offline. The game continues once it is back online.
web-try-again = Try again
web-undo = Undo
web-undo-not = Undo: { $reason }
web-table-code = Table code: others join with it
web-side = Log and chat
web-tab-log = Log
web-tab-story = Story
web-tab-talk = Chat
web-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
web-no-log = Nothing has happened yet.
web-no-talk = Nobody has said anything yet.
web-say = Say
web-emotes = Emotes
web-say-anything = In general
web-write = Write to everybody
web-send = Send
web-seats = Seats
web-seat-open = open seat
web-seat-free = free
web-seat-thinking = is thinking
web-seat-moves = is choosing
web-seat-away = is away
web-seat-here = is here
web-you = you
web-add-bot = Add a bot

## Waiting for players, leaving

web-lobby = The table is open
web-lobby-invite = Send your friends the link or the code. The game begins when every seat is taken.
web-lobby-sit = Take a free seat. The game begins when every seat is taken.
web-lobby-agreed = Game options
web-lobby-name = Your name is { $name }.
web-lobby-rename = Change the name
web-link = Link
web-copy-link = Copy the link
web-copied = Copied
web-leave = Leave
web-leave-text = The game is saved; your seat stays yours.
web-leave-home = Leave and come back later
web-leave-bot = Hand my seat to a bot
web-leave-seat = Give up my seat
web-leave-sure = For good? Press again
web-watch-link = Link to this table

## The end

web-standings = Final scores
web-achievements = Achievements
web-achievements-count = { $earned } of { $count }
web-achievements-hint = Win games to earn these.
web-achievement-new = new
web-record = Save the record
web-share = Copy the replay link
web-rematch = Rematch

## Help

web-help = Help
web-legend = Symbols
web-keys = Keys
web-key-number = pick what glows, in order; letters from the tenth on
web-key-end = the answer that ends a step, where it shows a letter
web-key-arrows = go from one glowing thing to the next
web-key-enter = the highlighted answer
web-key-escape = cancel the pick, or go back
web-key-undo = take back the last decision
web-key-log = show or hide log and chat
web-key-help = this help

## Learning by playing

web-learn = Learn to play (10 minutes)
web-quick = Quick start
web-quick-hint = One press: a game with the default options
web-more-options = More options
web-lesson = Lesson
web-tip = Tip
web-now = Now
web-ruling = Ruling
web-card-text = Card text
web-tip-close = Got it
web-tip-end = No more tips

## Replays

web-replay = Replay
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move { $number } of { $count }
web-replay-jump = Jump to
web-replay-start = Start
web-replay-seat = View
web-replay-spectator = as a spectator
web-replay-as = as { $seat }
web-replay-play-on = Play on from here

## Cards

web-search = Search names and texts
web-kind = Kind
web-kind-all = all kinds
web-source = Source
web-source-all = any source
web-set = Set
web-set-all = all sets
web-origin-whole = the whole card
web-origin-doubt = In doubt: { $doubt }
web-origin-terms = What is printed and what is ours
web-origin-help = The foot of every card names its source. Pictures and wording are always ours; the source is about what a card does: its numbers, boxes and abilities.
web-part-name = name
web-on-cards = On the cards: { $cards }
web-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-cards-none = No card matches.
web-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}

## About

web-about = About
web-about-what = What this is
web-about-text = Undercroft plays dungeon card games exactly as their rulebooks say: alone, with bots, or with friends.
web-about-fan = It is an unofficial fan work and belongs to no publisher. Names and rules belong to their owners; the pictures and the wording here are our own, and so are the cards marked as such.
web-credits = Credits
web-about-icons = The icons were turned into pixel pictures with colours of our own.
web-licence = Licence
web-about-licence = The program is free software under the MIT licence.

## Errors

web-error = That did not work ({ $code }).
web-error-unexpected = That did not work. Please try again.
web-error-no-connection = The server does not answer.
web-error-server-failed = The server failed ({ $status }).

## Campaign: the sheets of the heroes

web-campaign-of = Campaign: { $game }
web-campaign-open = Open the sheets
web-error-campaign-file = This file is not a campaign saved by Undercroft.
web-error-campaign-game = This file belongs to the campaign of another game.

## Games that cannot go on

web-outdated = The rules have changed since this game began, so it cannot continue. Any player at this table can end it: nobody wins, nobody loses.
web-end-game = End the game
web-ended = Ended
web-replay-earlier = Played under older rules: you can watch it, but not play on from here.
web-spectator-says = { $name } (watching)
web-ended-here = This game was ended: nobody won.
web-ended-full = This table has reached its limit of decisions, so the game is over. Nobody won.
