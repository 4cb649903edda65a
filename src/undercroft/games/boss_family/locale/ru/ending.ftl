### Что взято и упущено: в конце игры.

missed-hand = Так и осталось в руке: { $cards }.
missed-town = Остались в городе: { $cards }.
missed-drawn = Взято вами карт: { $n }.
missed-lured = Заманено героев: вами — { $n }, другими — { $others }.
