"""The provenance of printed cards: which of their parts come from a published source, and which are our own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN: Final = "original"
SOURCES: Final = ("rulebook", "two-sources", "public-list", "inferred", "memory", OWN)
"""The sources, from the most reliable to our own design."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a card: the message that names it, and its source."""

    text: str
    """The message key."""
    source: str
    args: dict[str, int] = {}
    names: dict[str, str] = {}
    """The message keys of arguments that have a name."""


class Origin(msgspec.Struct, frozen=True):
    """The parts of a card that share a source."""

    source: str
    parts: list[Part]


def whole(source: str) -> list[Part]:
    """Return the single part of a card that has one source."""
    return [Part("web-origin-whole", source)]


def origins_of(parts: Sequence[Part]) -> list[Origin]:
    """Group the parts of a card by source, the most reliable first."""
    origins = [Origin(source, [part for part in parts if part.source == source]) for source in SOURCES]
    return [origin for origin in origins if origin.parts]


def source_of(row: dict[str, Any], field: str) -> str:
    """Return the source of a field of a card's row: a public list for fields in `known`, else the source of the row."""
    source: str = row["source"]
    return "public-list" if field in row.get("known", ()) and source in (OWN, "memory") else source


def own_texts(key: str) -> list[str]:
    """Return the message keys of a card's name, text and flavour."""
    return [key, key + "-text", key + "-flavour"]
