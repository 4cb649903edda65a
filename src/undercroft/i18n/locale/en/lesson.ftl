### Guided games: what the guide says in every game.

lesson-otherwise = That would be allowed, but we are after something else just now. Try what is lit.
guide-name = Guide
guide-step = Step { $step } of { $total }
guide-next = Continue
guide-back = Back
guide-show = Show me
guide-leave = Leave
guide-left = You can take the lesson up again where you left it.
guide-watch = Watch what happens…
guide-task = Your move
guide-mistake = Not quite
guide-play = Play a whole game
guide-finish = To the games

terminal-learn = Learn to play (10 minutes)
terminal-help-learn = A guide leads you through a first game; you can leave at any time and take it up again.
terminal-plain-read = Enter: continue. q: leave.
terminal-lesson-left = You can take the lesson up again: { $program } play { $game } --learn
terminal-lesson-done = The lesson is over. Now a whole game: { $program } play { $game }
command-learn-alone = --learn stands alone: the lesson brings its own set-up.
