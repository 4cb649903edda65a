"""Achievements: the titles of the game for one player and of its challenge (SB-250)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.rules.city_events import TITLES, TRUE
from undercroft.games.super_boss_monster.rules import solo
from undercroft.games.super_boss_monster.rules.facts import SOLO_SEATS

if TYPE_CHECKING:
    from undercroft.games.boss_family.rules.state import State

USUAL: Final = TITLES[1:]
"""The titles of a won game, from the lowest to the highest (SB-314)."""
CHALLENGES: Final = tuple(TRUE + title for title in USUAL)
"""The same titles in the challenge (SB-254)."""
ACHIEVEMENTS: Final = (*USUAL, *CHALLENGES)


def earned(state: State) -> list[str]:
    """Return the title of a finished game for one player with all lower ones; a lost game earns none."""
    if state.result is None or state.setup.seats != SOLO_SEATS:
        return []
    (points,) = state.result.scores
    reached = sum(points >= least for least in solo.TITLE_POINTS)
    return list((CHALLENGES if state.setup.challenge else USUAL)[:reached])
