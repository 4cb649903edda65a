"""The editions that can be played; each states what it does differently."""

from __future__ import annotations

from undercroft.games.boss_monster.rules import priority, setup
from undercroft.games.boss_monster.rules.edition import EDITIONS, Edition

BASE = Edition(
    id="boss-monster",
    acting_order=setup.order_by_xp,  # BM-048
    open_window=priority.open_window,  # BM-140
    announced=priority.announced,
)
"""The base game: XP order, the active player first, cancels cut in."""

EDITIONS[BASE.id] = BASE
