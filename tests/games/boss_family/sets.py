"""Tables of Boss Monster with Crash Landing or Tools of Hero-Kind, and helpers to inspect their items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.boss_family.tables import state_of, table_at
from tests.games.helpers import Cards, zone_of
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.kernel.table import Table

CRASH = {"sets": ["crash-landing"]}
TOOLS = {"sets": ["tools-of-hero-kind"]}
BOTH = {"sets": ["crash-landing", "tools-of-hero-kind"]}

FIVE = ("draculord", "xyzax", "gorgona", "robobo", "klonos")  # XP 900, 750, 500, 400, 175


def crash_at(phase: str, bosses: Cards = ("draculord", "robobo"), /, **more: Any) -> Table:
    """A table with Crash Landing in this phase."""
    return table_at(phase, bosses, options=more.pop("options", CRASH), **more)


def tools_at(
    phase: str,
    bosses: Cards = ("draculord", "robobo"),
    *,
    bearers: Sequence[tuple[str, str]] = (),
    waiting: Cards = (),
    items: Sequence[Cards] = (),
    spent: Sequence[Cards] = (),
    zones: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """A table with Tools of Hero-Kind in this phase: heroes with items, items in town and in score areas."""
    placed = {
        "items_carried": [item for _, item in bearers],
        "items_waiting": list(waiting),
        "items": [list(area) for area in items],
        "items_spent": [list(area) for area in spent],
    }
    options = more.pop("options", TOOLS)
    return table_at(phase, bosses, options=options, zones={**placed, **(zones or {})}, bearers=bearers, **more)


def items_of(table: Table, seat: int) -> tuple[list[str], list[str]]:
    """The items of a score area: face up and face down."""
    return zone_of(table, "items", seat), zone_of(table, "items_spent", seat)


def borne(table: Table) -> dict[str, str]:
    """The items that heroes bear."""
    state = state_of(table)
    return {PRINTED[state.face[hero]].id: PRINTED[state.face[item]].id for hero, item in state.carried.items()}
