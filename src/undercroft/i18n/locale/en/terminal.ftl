### Playing in a terminal: the app and the plain mode.

## Seats

terminal-at-table = At the table: { $names }
terminal-level-you = you
terminal-no-hero = (no hero yet)

## The menu

terminal-start = Start the game
terminal-continue = Continue or look at a saved game ({ $count })
terminal-seats = Players
terminal-by-default = { $value } (default)
terminal-language = Language
terminal-menu-keys = ↑↓ choose · ←→ change · Enter start · ? help · q quit
terminal-help-start = Everything below is set already: Enter starts the game.
terminal-help-continue = Every game is saved after each decision. Finished games can be watched again.
terminal-help-seats = How many people or bots play; they share the heroes.
terminal-help-leader = Who plays this seat: somebody at this keyboard, or a bot.
terminal-help-language = The language of all texts; you can change it during a game too.

## Saved games

terminal-saved-title = Saved games
terminal-saved-none = No game is saved yet.
terminal-saved-going = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} · to be continued
terminal-saved-keys = ↑↓ choose · Enter open · d delete · Esc back
terminal-saved-delete = Press d again to delete game { $number } for good.
terminal-disagrees = This game cannot be continued: { $reason }

## The table

terminal-watching = Bots are playing. Enter: the next decision.
terminal-turning-points = Turning points:
terminal-turning-point = decision { $number }: { $news }
terminal-replaying = Decision { $number } of { $count }
terminal-replay-keys = ← → one decision · PgUp PgDn ten · Home End · p play on · r review · Tab whose cards · Esc back
terminal-review-keys = Enter watch this moment · Esc back
terminal-pointing = Pointing at { $thing }. Esc: all options.
terminal-press-again = Press again to confirm: { $option }
terminal-undone = Taken back.
terminal-story-on = Story on.
terminal-story-off = Story off.
terminal-no-talk = There is nobody to talk to.
terminal-talk-title = Say something
terminal-talk-keys = ↑↓ choose · Enter say · Esc back
terminal-said = { $seat }: “{ $phrase }”
terminal-log = What happened
terminal-since = since your last move
terminal-options = Options
terminal-nothing = nothing
terminal-empty-hand = no cards

## Words of the plain mode

terminal-pass-to = Pass the keyboard to { $seat }. { $seat }: press Enter.
terminal-pass-title = Pass the keyboard to { $seat }
terminal-pass-text = The cards of the others are hidden now. When you sit here alone, press Enter.
terminal-left = The game is saved. Continue with: { $program } play { $game } --plain --continue
terminal-left-unsaved = Nothing was decided yet, so nothing is saved.
terminal-left-app = The game is saved. Continue with: { $program } play { $game } --continue
terminal-no-such-number = Type one of these numbers: { $numbers }. Or ? for help.
terminal-irrevocable = This cannot be taken back.
terminal-gives-up = You could still do something.
terminal-confirm-number = Type { $number } again to confirm.
terminal-not-understood = Unknown answer “{ $answer }”. Type a number, or ? for help.
terminal-languages = Type l and a language: { $known }.
terminal-plain-number = Type a number to choose an option; options keep their numbers while a question lasts. 0 passes or skips.
terminal-plain-help = ? shows this help.
terminal-plain-undo = u takes back the last decision.
terminal-plain-language = l and a language (en, ru, uk, pl) changes the language.
terminal-plain-talk = t lists the phrases; t and a number says one.
terminal-plain-quit = q leaves; the game is saved.

## The end

terminal-won = Victory!
terminal-lost = Defeat.
terminal-achievement-new = New achievement: { $name }
terminal-achievement-again = Achievement: { $name }
terminal-result-keys = Enter rematch · m menu · a achievements · Esc look at the table · q quit
terminal-achievements-title = Achievements: { $earned } of { $count }
terminal-close-keys = Esc back

## Help

terminal-help-title = Help
terminal-help-keys = Keys
terminal-help-rules = The rules in short
terminal-key-choose = 1–9, letters: choose an option; options keep their keys while a question lasts · 0: pass or skip · ↑ ↓ Enter: choose from the list
terminal-key-point = Tab, Shift+Tab: point at a marked card, opponent or hero; Enter then chooses · Esc: all options again
terminal-key-mouse = Click something marked to choose it, or to see only its options
terminal-key-undo = u: take back the last decision, up to the last thing revealed
terminal-key-talk = t: say something to the other seats
terminal-key-story = n: the story on or off
terminal-key-language = l: next language
terminal-key-achievements = a: achievements
terminal-key-leave = q: leave; the game is saved after every decision

## Files

terminal-notice-damaged = { $path } was damaged. It is kept as { $kept }; a new file replaces it.
terminal-notice-unreadable = { $path } cannot be read: { $reason }.
terminal-notice-unwritable = { $path } cannot be written: { $reason }.
terminal-notice-title = Games cannot be saved
terminal-notice-no-saving = Cannot write to { $path } ({ $reason }): games, settings and achievements will be lost when you leave.
terminal-too-small = This window is too small to play in. Make it at least { $width } × { $height }, better 80 × 24.

## Competitive games, and windows that are passed automatically

terminal-help-seats-each = How many people or bots play, each for themselves.
terminal-winner = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } win!
}
terminal-windows = m: { $setting }
terminal-windows-later = From your next question on.
terminal-passed = passed for you: { $n }
terminal-passed-windows = { $n ->
    [one] One window was passed for you.
   *[other] { $n } windows were passed for you.
}
terminal-no-story = This game has no story.
terminal-no-achievements = This game has no achievements.
terminal-result-keys-plain = Enter rematch · m menu · Esc look at the table · q quit
terminal-keys = 1–9 or ↑↓ Enter choose · Tab point · F4 log · u undo · l language · ? help · q leave
terminal-keys-short = 1–9 ↑↓ Enter · Tab · u undo · ? help · q leave
terminal-key-windows = m: when windows are passed for you: never, until a hero enters my dungeon, or until my turn. A window in which you can do nothing is always passed, unless several people share the keyboard: then everybody is asked, so that nobody learns what another player holds.
terminal-plain-state-all = s reads the whole situation again.
terminal-plain-windows = m shows how windows are passed for you; m ask, m through, m aimed or m build changes it.

## Advice

terminal-no-advice = No advice right now.
terminal-advice-keys = Enter or b: { $take } · Esc back
terminal-advice-keys-several = Enter or b: { $take } · ← → another suggestion · Esc back
terminal-key-advice = b: what the game would do now; b again, or Enter, does it, and u takes it back step by step
terminal-plain-advice = b shows what the game would do now; b 1 does the first suggestion.
terminal-plain-back = 0. Back

## Campaigns

terminal-campaign = Campaign
terminal-campaign-row = Campaign: progress and rewards
terminal-help-campaign = Progress kept from game to game, and rewards to spend.
terminal-campaign-keys = ↑↓ line · ←→ sheet · 1–3 or Enter tick · e save to a file · ? help · Esc back
terminal-campaign-done = Done: { $what }
terminal-campaign-saved = Saved as { $path }
terminal-campaign-spend = See and spend your rewards: undercroft campaign { $game }
terminal-campaign-foreign = This game began elsewhere, so it does not count for your campaign here.
terminal-result-keys-campaign = Enter rematch · c campaign · m menu · Esc look at the table · q quit
