"""Which windows a player may wish to let go by: those of others, or all but the own Build turn and heroes at home."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.state import BUILDING, NO_CARD, SETTING_UP, State

HERO: Final = "hero"
TURN: Final = "turn"
WISHES: Final = (HERO, TURN)
"""Pass until a hero enters my dungeon; pass until my turn."""


def passed_by(state: State) -> list[str]:
    """The wishes that pass the window that is open now; everybody knows what decides it."""
    if state.phase == SETTING_UP:
        return []
    mine = state.active == state.seat
    at_home = mine and state.walker != NO_CARD
    building = mine and state.phase == BUILDING
    return [wish for wish, awaited in ((HERO, at_home or building), (TURN, mine)) if not awaited]
