"""Tables with one miniboss in play, and helpers to use its powers."""

from __future__ import annotations

from typing import Any

from tests.games.boss_family.tables import Dungeon, pass_all, state_of
from tests.games.helpers import offers, play, seat_to_move
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.durations import DUNGEON_NO_TEXT, last
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

HOST = "vampire_lab"
"""A monster room with a cleric treasure that deals 2 damage and acts only when it is built or uncovered."""
BIG = "marmo_master_of_dreams"  # health 8
MIXED = {"sets": ["boss-monster"]}


def table_with(miniboss: str, level: int, phase: str, *, host: str = HOST, beside: Dungeon = (), **more: Any) -> Table:
    """A table whose first dungeon has a miniboss at a level under the room beside the boss."""
    dungeons: list[Dungeon] = [[[miniboss, host], *beside], *more.pop("dungeons", [])]
    levels = [(0, 0, level), *more.pop("levels", [])]
    return table_at(phase, dungeons=dungeons, levels=levels, **more)


def hero_inside(miniboss: str, level: int = 3, **more: Any) -> Table:
    """A hero stands in the miniboss's room; another one is in town."""
    more.setdefault("hands", [["fetid_beast"], ["power_leech"]])
    return table_with(miniboss, level, "adventure", entrances=[[BIG]], town=["eloi_marlborn"], **more)


def use(table: Table, miniboss: str, word: str = "level_3") -> None:
    """Begin to use a power of this miniboss."""
    play(table, f"use card={miniboss}", f"choose_way way={word}")


def can_use(table: Table, card: str) -> bool:
    """True if the seat to move may use an effect of this card."""
    return f"use card={card}" in offers(table)


def pass_to_turn(table: Table, seat: int) -> list[Event]:
    """Let everybody pass until this seat is asked in its own turn."""
    return pass_all(table, until=lambda later: seat_to_move(later) == seat == state_of(later).active)


def silence(table: Table, seat: int) -> None:
    """No room of a dungeon has abilities from the next question on, as after Cerebella's greatest power."""
    last(state_of(table), DUNGEON_NO_TEXT, seat)
