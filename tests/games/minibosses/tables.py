"""Tables of Rise of the Minibosses in a position, and helpers to inspect coins and minibosses."""

from __future__ import annotations

from typing import Any

from tests.games.boss_family.tables import state_of
from tests.games.boss_family.tables import table_at as family_table_at
from tests.games.helpers import Cards
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.kernel.table import Table

NOTHING: Cards = ("gregore", "dr_deadly")
"""Two bosses who do nothing before their Level Up."""

ROW = ("unstable_mine", "training_camp", "sawtooth_pendulum", "the_catapult")
"""Four rooms that do nothing by themselves, from the boss outward."""


def table_at(phase: str, bosses: Cards = NOTHING, **more: Any) -> Table:
    """A table of this game: the arguments of the base game's `table_at`, and `coins`, `room_coins` and `levels`.

    A miniboss in play is given as the lowest card of its stack: `["spike", "unstable_mine"]`.
    """
    return family_table_at(phase, bosses, game="minibosses", **more)


def building(*hand: str, **more: Any) -> Table:
    """A table on which the owner of four rooms may place a card."""
    more.setdefault("dungeons", [ROW])
    return table_at("build", hands=[[*hand, "rage"], ["rage"]], **more)


def coins_of(table: Table, seat: int) -> int:
    """The coins in a treasury."""
    return state_of(table).coins[seat]


def levels_of(table: Table) -> dict[str, int]:
    """The minibosses in play and their levels."""
    state = state_of(table)
    return {PRINTED[state.face[miniboss]].id: level for miniboss, level in state.levels.items()}


def coins_on_rooms(table: Table) -> dict[str, int]:
    """The coins that lie on rooms."""
    state = state_of(table)
    return {PRINTED[state.face[room]].id: coins for room, coins in state.room_coins.items() if coins}


def mixed_table_at(phase: str, bosses: Cards = NOTHING, **more: Any) -> Table:
    """A table with the base set mixed in, whose rooms are well known (MB-003)."""
    return table_at(phase, bosses, options={"sets": ["boss-monster"]}, **more)


def miniboss(table: Table, seat: int, slot: int) -> dict[str, Any] | None:
    """Return the miniboss of a stack from the public view."""
    shown: dict[str, Any] | None = table.view(None)["dungeons"][seat][slot]["miniboss"]
    return shown
