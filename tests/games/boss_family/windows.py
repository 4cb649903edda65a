"""Helpers to list effects that wait in a window, and their outcome."""

from __future__ import annotations

from tests.games.helpers import of_kind
from undercroft.games.boss_family.rules.events import RoomDeactivated, SpellCancelled
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

THREE = ("draculord", "xyzax", "gorgona")  # XP 900, 750, 500
FOUR = ("draculord", "xyzax", "gorgona", "robobo")  # XP 900, 750, 500, 400


def deactivated(events: list[Event]) -> list[str]:
    """The rooms that were deactivated, in order."""
    return [PRINTED[event.room.face].id for event in of_kind(events, RoomDeactivated)]


def cancelled(events: list[Event]) -> list[tuple[int, str]]:
    """The spells that were cancelled, with their casters, in order."""
    return [(event.seat, PRINTED[event.spell.face].id) for event in of_kind(events, SpellCancelled)]


def waiting(table: Table) -> list[tuple[int, str]]:
    """Return the announced effects that wait, from the public view."""
    return [(entry["seat"], entry["source"]["card"]) for entry in table.view(None)["waiting"]]
