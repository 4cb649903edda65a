"""What bots are called: who of a small company sits where, and how that stands in a record."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final
from zlib import crc32

import msgspec

from undercroft.bots import level_named


class Persona(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody as whom a bot plays: an id, and the picture of its face. The name is the message `bot-ID`."""

    id: str
    glyph: str
    ramp: str


class Called(msgspec.Struct, frozen=True):
    """A bot as it is shown: its persona and its level, which have nothing to do with each other."""

    persona: str
    level: str


UNNAMED: Final = frozenset({"random", "greedy", "search"})
"""Records from before bots had names call them by these levels."""


@cache
def personas() -> tuple[str, ...]:
    """The ids of everybody as whom a bot can play."""
    text = files("undercroft.bots").joinpath("personas.json").read_bytes()
    return tuple(persona.id for persona in msgspec.json.decode(text, type=tuple[Persona, ...]))


@cache
def persona_at(table: str, seat: int) -> str:
    """Who plays at a seat if a bot does: always the same at a table, and at every seat somebody else."""
    order = sorted(personas(), key=lambda persona: crc32(f"{table}/{persona}".encode()))
    return order[seat % len(order)]


def written(called: Called) -> str:
    """The name of a bot as it stands in a record."""
    return f"{called.persona}/{called.level}"


def read_name(name: str, table: str, seat: int) -> Called | None:
    """The bot that a name in a record stands for; None if it is the name of a person."""
    if name in UNNAMED:
        return Called(persona_at(table, seat), level_named(name))
    persona, slash, level = name.partition("/")
    return Called(persona, level_named(level)) if slash and persona in personas() else None
