"""Tables of Super Boss Monster with the items of Tools of Hero-Kind."""

from __future__ import annotations

from typing import Any

from tests.games.helpers import Cards
from tests.games.super_boss_monster.tables import table_at
from undercroft.kernel.table import Table

TOOLS = {"sets": ["tools-of-hero-kind"]}
WITH_BASE_GAME = {"sets": ["tools-of-hero-kind", "boss-monster"]}


def armed(phase: str, *bearers: tuple[str, str], waiting: Cards = (), **more: Any) -> Table:
    """A table with the items, some of which heroes bear."""
    zones = {"items_carried": [item for _, item in bearers], "items_waiting": list(waiting), **more.pop("zones", {})}
    return table_at(phase, bearers=bearers, zones=zones, options=more.pop("options", TOOLS), **more)
