"""Achievements of the family: conditions on a won game, each for the seat that won it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.rules.dungeon import stack_of
from undercroft.games.boss_family.rules.ending import points_of
from undercroft.games.boss_family.rules.facts import MOST_ROOMS, PRINTED
from undercroft.games.boss_family.rules.minibosses import TOP_LEVEL
from undercroft.games.boss_family.rules.state import SOULS_OF
from undercroft.games.boss_family.rules.totals import souls_of, wounds_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.games.boss_family.rules.state import State

MANY_POINTS: Final = 10
MANY_SOULS: Final = 13
ALMOST_LOST: Final = 4
CROWD: Final = 4
EPICS: Final = 3
MANY_COINS: Final = 8


def _epics(state: State, seat: int) -> int:
    return sum(PRINTED[state.face[hero]].id.startswith("epic_") for hero in state.zones[SOULS_OF + seat])


CONDITIONS: Final[dict[str, Callable[[State, int], bool]]] = {
    "first_reign": lambda state, seat: True,
    "no_scratch": lambda state, seat: not wounds_of(state, seat),
    "ten_points": lambda state, seat: points_of(state, seat) >= MANY_POINTS,
    "soul_hoard": lambda state, seat: souls_of(state, seat) >= MANY_SOULS,
    "by_a_hair": lambda state, seat: wounds_of(state, seat) >= ALMOST_LOST,
    "last_boss": lambda state, seat: state.result is not None and state.result.reason == "last-standing",
    "full_table": lambda state, seat: state.setup.seats >= CROWD,
    "epic_hunter": lambda state, seat: _epics(state, seat) >= EPICS,
    "five_rooms": lambda state, seat: state.size[seat] == MOST_ROOMS,
}
ACHIEVEMENTS: Final = tuple(CONDITIONS)

WITH_COINS: Final[dict[str, Callable[[State, int], bool]]] = {
    "treasury": lambda state, seat: state.coins[seat] >= MANY_COINS,
    "right_hand": lambda state, seat: any(
        state.levels.get(card) == TOP_LEVEL
        for slot in range(state.size[seat])
        for card in state.zones[stack_of(seat, slot)]
    ),
}
"""Additional achievements of editions with coins and minibosses."""


def earned(state: State, seat: int, conditions: dict[str, Callable[[State, int], bool]]) -> list[str]:
    """Return the achievements that a finished game earns a seat; only winners earn any."""
    if state.result is None or seat not in state.result.winners:
        return []
    return [name for name, holds in conditions.items() if holds(state, seat)]
