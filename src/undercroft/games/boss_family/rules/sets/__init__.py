"""The sets whose cards more than one edition can use: effects of their cards, set by set."""
