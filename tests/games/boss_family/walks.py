"""Helpers to list what happened to heroes, and who was asked on the way."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.boss_family.tables import IDLE, pass_all, state_of
from tests.games.helpers import apply, decision_of, of_kind
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.events import HeroDied, HeroSurvived, RoomEntered
from undercroft.games.boss_family.rules.facts import PRINTED
from undercroft.games.boss_family.rules.state import NO_CARD
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table


def entered(events: Iterable[Event]) -> list[tuple[str, int]]:
    """The rooms that heroes entered, in order, with the damage they dealt."""
    return [(PRINTED[event.room.face].id, event.damage) for event in of_kind(events, RoomEntered)]


def walked(events: Iterable[Event]) -> list[tuple[str, str]]:
    """Return pairs of a hero and the room that it entered, in order."""
    return [(PRINTED[event.hero.face].id, PRINTED[event.room.face].id) for event in of_kind(events, RoomEntered)]


def died(events: Iterable[Event]) -> list[str]:
    """The heroes that died, in order."""
    return [PRINTED[event.hero.face].id for event in of_kind(events, HeroDied)]


def survived(events: Iterable[Event]) -> list[str]:
    """The heroes that reached a boss, in order."""
    return [PRINTED[event.hero.face].id for event in of_kind(events, HeroSurvived)]


def room_of_hero(table: Table) -> str | None:
    """Return the room in which the hero inside stands, or None."""
    state = state_of(table)
    return None if state.walker == NO_CARD or state.walk_room < 0 else PRINTED[state.face[state.walk_room]].id


def asked_on_the_way(table: Table, count: int) -> list[tuple[int, str | None]]:
    """Let everybody pass `count` times; return who was asked, and where the hero stood."""
    windows: list[tuple[int, str | None]] = []
    for _ in range(count):
        windows.append((decision_of(table).seat, room_of_hero(table)))
        apply(table, next(option for option in decision_of(table).options if option.verb in IDLE))
    return windows


def pass_to_room(table: Table, room: str) -> list[Event]:
    """Let everybody pass until the hero inside stands in this room."""
    events = pass_all(table, until=lambda later: room_of_hero(later) == room)
    assert room_of_hero(table) == room
    return events


def hurt_of(table: Table) -> tuple[int, int]:
    """Return the damage and the health of the hero inside, from the public view."""
    walk = table.view(None)["walk"]
    return walk["hurt"], walk["health"]


def card_at(table: Table, seat: int, slot: int) -> int:
    """Return the number of the top card of a stack, for cards whose id is ambiguous."""
    return top_of(state_of(table), seat, slot)
