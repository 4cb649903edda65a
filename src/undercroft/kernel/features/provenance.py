"""Where the parts of a printed card come from: the printed game, or us."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN: Final = "original"
SOURCES: Final = ("rulebook", "two-sources", "public-list", "inferred", "memory", OWN)
"""The sources from the surest to our own."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a card: the message that names it, and its source."""

    text: str
    """The message key."""
    source: str
    args: dict[str, int] = {}
    names: dict[str, str] = {}
    """For arguments that stand for named things, the message key of the name."""


class Origin(msgspec.Struct, frozen=True):
    """The parts of a card that share a source."""

    source: str
    parts: list[Part]


def whole(source: str) -> list[Part]:
    """A card that is of one source as a whole."""
    return [Part("web-origin-whole", source)]


def origins_of(parts: Sequence[Part]) -> list[Origin]:
    """The parts of a card by their sources, the surest first."""
    origins = [Origin(source, [part for part in parts if part.source == source]) for source in SOURCES]
    return [origin for origin in origins if origin.parts]


def source_of(row: dict[str, Any], field: str) -> str:
    """The source of a field of a row: what `known` lists is backed by a public source even where the row is not."""
    source: str = row["source"]
    return "public-list" if field in row.get("known", ()) and source in (OWN, "memory") else source


def own_texts(key: str) -> list[str]:
    """The messages that a thing may have: its name, its text and its flavour."""
    return [key, key + "-text", key + "-flavour"]
