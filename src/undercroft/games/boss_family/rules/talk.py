"""Phrases of bosses, besides those of every game."""

from __future__ import annotations

from undercroft.kernel.actions import phrase

PHRASES = (
    phrase("come_closer"),
    phrase("that_hero_was_mine"),
    phrase("fine_dungeon"),
    phrase("mind_your_rooms"),
    phrase("this_means_war"),
    phrase("too_close_to_winning"),
)
