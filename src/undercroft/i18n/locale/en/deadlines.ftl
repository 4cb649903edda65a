### Deadlines: time for a decision, and what happens when a player is late.

deadline-title = Time for a decision
deadline-none = no limit
deadline-300 = 5 minutes
deadline-3600 = 1 hour
deadline-86400 = 1 day
deadline-259200 = 3 days
deadline-604800 = 7 days
deadline-after = If a player is late
deadline-after-bot = a bot plays until they come back
deadline-after-end = the others may end the game
deadline-help = For games that last days. The time starts anew with every decision.
deadline-agreed-bot = { $time }; then a bot plays on until the player comes back
deadline-agreed-end = { $time }; then the others may end the game

deadline-until = until { $when }
deadline-left = { $left } left
deadline-over = time is up
deadline-late = { $seat } is late. If everybody who is waiting agrees, the game ends and nobody wins.
deadline-late-me = Your time is up. You can still move, but the others may agree to end the game.
deadline-end = Agree to end the game
deadline-you-agree = You agreed to end the game; the others are asked now. A player who does not answer within the time for a decision agrees too.
deadline-agrees = agrees to end
deadline-stands-in = plays for { $name }
deadline-you-were-late = Your time was up, so a bot plays on for you. The seat is still yours.
deadline-take-back = Take my seat again
deadline-bot-plays = a bot plays for you

note-late-bot = { $name } ran out of time: a bot plays on until they come back.
note-late-end = { $name } ran out of time: the others may agree to end the game.
note-back = { $name } is back and has taken the seat again.
note-agrees = { $name } agrees to end the game.

web-ended-late = Somebody ran out of time, and the others agreed to end this game. Nobody won.
error-late-yourself = The others are waiting for you: move, or leave the table.
push-time = Time to decide: { $time }.
