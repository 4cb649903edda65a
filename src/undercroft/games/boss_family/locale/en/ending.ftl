### Summary at the end of a game: unused cards and counts.

missed-hand = Never used, still in your hand: { $cards }.
missed-town = Still in town: { $cards }.
missed-drawn = Cards you drew: { $n }.
missed-lured = Heroes lured: { $n } by you, { $others } by others.
