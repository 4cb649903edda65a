### What was drawn and missed, told at the end of a game.

missed-doors = Cards behind doors that you never entered: { $n }.
missed-time = Cards lost to time: { $n }.
missed-fled = Doors that you fled from: { $n }.
missed-claimed = Cards claimed: { $n }.
