### Guided games: texts of every lesson.

lesson-otherwise = That would be allowed, but we are after something else just now. Try what is lit.
guide-name = Guide
guide-step = Step { $step } of { $total }
guide-next = Continue
guide-back = Back
guide-show = Show me
guide-leave = Leave
guide-left = You can continue the lesson where you left it.
guide-watch = Watch what happens…
guide-task = Your move
guide-mistake = Not quite
guide-play = Play a whole game
guide-finish = To the games
guide-over = The lesson is over
guide-learned = You can play { $game } now

terminal-learn = Learn to play (10 minutes)
terminal-help-learn = A guide leads you through a first game; you can leave at any time and continue later.
terminal-plain-read = Enter: continue. q: leave.
terminal-lesson-left = Continue the lesson with: { $program } play { $game } --tutorial
terminal-lesson-done = The lesson is over. Now a whole game: { $program } play { $game }
command-learn-alone = --tutorial takes no other options: the lesson brings its own set-up.
