### Deadlines: how long a decision may take, and what happens when somebody is late.

deadline-title = Time for a decision
deadline-none = as long as it takes
deadline-300 = 5 minutes
deadline-3600 = 1 hour
deadline-86400 = 1 day
deadline-259200 = 3 days
deadline-604800 = 7 days
deadline-after = Whoever is late
deadline-after-bot = is played by a bot until they come back
deadline-after-end = keeps the seat, but the others may end the game
deadline-help = For games over days. The time begins anew with every decision.
deadline-agreed-bot = { $time }; then a bot plays on until the player comes back
deadline-agreed-end = { $time }; then the others may end the game

deadline-until = until { $when }
deadline-left = { $left } left
deadline-over = time is up
deadline-late = { $seat } is late. If all who wait agree, the game ends and nobody wins.
deadline-late-me = Your time is up. You can still move, but the others may agree to end the game.
deadline-end = Agree to end the game
deadline-you-agree = You agree to end the game: now the others are asked. Whoever says nothing for as long as a decision may take agrees too.
deadline-agrees = agrees to end
deadline-stands-in = plays for { $name }
deadline-you-were-late = Your time was up, so a bot plays on for you. The seat is still yours.
deadline-take-back = Take my seat again
deadline-bot-plays = a bot plays for you

note-late-bot = { $name } ran out of time: a bot plays on until they come back.
note-late-end = { $name } ran out of time: the others may agree to end the game.
note-back = { $name } is back and has taken the seat again.
note-agrees = { $name } agrees to end the game.

web-ended-late = Somebody ran out of time, and those who waited agreed to end this game: nobody has won.
error-late-yourself = You are the one who is waited for: move, or leave the table.
push-time = Time for it: { $time }.
