"""Where the parts of a printed card come from: the printed game, or us."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN: Final = "original"
SOURCES: Final = ("rulebook", "two-sources", "public-list", "memory", OWN)
"""The sources from the surest to our own."""


class Part(NamedTuple):
    """A part of a card in a few words, and its source."""

    words: str
    source: str


class Origin(NamedTuple):
    """The parts of a card that share a source."""

    source: str
    parts: list[str]


def origins_of(parts: Sequence[Part]) -> list[Origin]:
    """The parts of a card by their sources, the surest first."""
    origins = [Origin(source, [part.words for part in parts if part.source == source]) for source in SOURCES]
    return [origin for origin in origins if origin.parts]


def source_of(row: dict[str, Any], field: str) -> str:
    """The source of a field of a row: what `known` lists is backed by a public source even where the row is not."""
    source: str = row["source"]
    return "public-list" if field in row.get("known", ()) and source in (OWN, "memory") else source
