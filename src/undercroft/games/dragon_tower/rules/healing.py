"""Health regained: never above the cap, never for the dead."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.events import Cause, HeroHealed, hero_seen
from undercroft.games.dragon_tower.rules.facts import HEALTH_CAP
from undercroft.games.dragon_tower.rules.state import State


def heal(state: State, hero: int, points: int, cause: Cause) -> None:
    """Give a living hero health, never above the cap (DT-027, DT-030)."""
    gained = min(points, HEALTH_CAP - state.health[hero])
    if gained > 0 and state.health[hero] > 0:
        state.health[hero] += gained
        if state.events is not None:
            state.events.append(HeroHealed(hero_seen(state, hero), gained, cause))
