"""Automatic passes until a hero enters one's own dungeon or one's own Build turn begins, or until one's own turn."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.state import BUILDING, NO_CARD, SETTING_UP, State

HERO: Final = "hero"
TURN: Final = "turn"
WISHES: Final = (HERO, TURN)
"""Pass until a hero enters my dungeon; pass until my turn."""


def passed_by(state: State) -> list[str]:
    """Return the modes (`Game.wishes`) that pass in the window that is open now; only public facts decide it."""
    if state.phase == SETTING_UP:
        return []
    mine = state.active == state.seat
    at_home = mine and state.walker != NO_CARD
    building = mine and state.phase == BUILDING
    return [mode for mode, awaited in ((HERO, at_home or building), (TURN, mine)) if not awaited]
