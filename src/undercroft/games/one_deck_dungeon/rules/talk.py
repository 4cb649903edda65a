"""Phrases of this game, besides those of every game."""

from __future__ import annotations

from undercroft.kernel.actions import phrase

PHRASES = (
    phrase("mind_the_time"),
    phrase("let_us_flee"),
    phrase("we_can_do_it"),
    phrase("let_us_descend"),
    phrase("you_take_it"),
    phrase("i_need_healing"),
)
