### Summary at the end of a game: unused cards and counts.

missed-doors = Cards behind doors that you never entered: { $n }.
missed-time = Cards lost to time: { $n }.
missed-fled = Doors that you fled from: { $n }.
missed-claimed = Cards claimed: { $n }.
