"""Personas of bots: the name and picture of a bot at a seat, and its form in records."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from zlib import crc32

import msgspec

from undercroft.bots import level_named


class Persona(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A persona of bots: an id and a picture. Its name is the message `bot-ID`."""

    id: str
    glyph: str
    ramp: str


class Called(msgspec.Struct, frozen=True):
    """The name of a bot: its persona and its level, which are independent of each other."""

    persona: str
    level: str


UNNAMED: Final = frozenset({"random", "greedy", "search"})
"""Names in records from before bots had personas."""


@cache
def personas() -> tuple[str, ...]:
    """Return the ids of all personas."""
    text = files("undercroft.bots").joinpath("personas.json").read_bytes()
    return tuple(persona.id for persona in msgspec.json.decode(text, type=tuple[Persona, ...]))


@cache
def persona_at(table: str, seat: int) -> str:
    """Return the persona of a bot at a seat: constant for a table, and different at each of its seats."""
    order = sorted(personas(), key=lambda persona: crc32(f"{table}/{persona}".encode()))
    return order[seat % len(order)]


def written(called: Called) -> str:
    """Return the name of a bot in records."""
    return f"{called.persona}/{called.level}"


def read_name(name: str, table: str, seat: int) -> Called | None:
    """Parse a name of a record; return None if it is the name of a person."""
    if name in UNNAMED:
        return Called(persona_at(table, seat), level_named(name))
    persona, slash, level = name.partition("/")
    return Called(persona, level_named(level)) if slash and persona in personas() else None
