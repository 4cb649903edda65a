### What was drawn and missed, told at the end of a game.

missed-hand = Never used, still in your hand: { $cards }.
missed-town = Still in town: { $cards }.
missed-drawn = Cards you drew: { $n }.
missed-lured = Heroes lured: { $n } by you, { $others } by others.
