"""Printed cards: facts outside the state. Card instances are numbers; `face[i]` is the printed card of instance `i`."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from undercroft.kernel.view_types import OpenCard, ShownCard


class Printed(NamedTuple):
    """A printed card: its id, its kind, its back and the number of copies."""

    id: str
    kind: str
    back: str
    copies: int
    source: str
    """The source of its text; empty in a game that was never printed."""
    facts: dict[str, Any]


class Deck:
    """All printed cards of a game; an instance's face is an index into it."""

    def __init__(self, printed: tuple[Printed, ...]) -> None:
        self.printed = printed
        self.ids: tuple[str, ...] = tuple(card.id for card in printed)
        self.backs: tuple[str, ...] = tuple(card.back for card in printed)
        self._hidden: tuple[ShownCard, ...] = tuple({"back": card.back} for card in printed)
        self._seen: dict[tuple[int, int], ShownCard] = {}
        self.index: dict[str, int] = {card.id: face for face, card in enumerate(printed)}
        if len(self.index) != len(printed):
            raise ValueError("two printed cards share an id")

    def instances(self) -> list[int]:
        """Return the face of every card instance of a new game: every copy of every card, in order."""
        return [face for face, card in enumerate(self.printed) for _ in range(card.copies)]

    def of_kind(self, *kinds: str) -> list[int]:
        """Return the faces of some kinds, in order."""
        return [face for face, card in enumerate(self.printed) if card.kind in kinds]

    def shown(self, card: int, face: int, known: bool) -> ShownCard:
        """Return a card as views show it: number and printed id, or only the back. Views share it; do not change it."""
        if not known:
            return self._hidden[face]
        shown = self._seen.get((card, face))
        if shown is None:
            shown = self._seen[card, face] = {"id": card, "card": self.ids[face]}
        return shown

    def lying_open(self, card: int, face: int) -> OpenCard:
        """Return the same for a card whose face the viewer knows."""
        return cast("OpenCard", self.shown(card, face, True))


def read_deck(file: Traversable) -> Deck:
    """Read the cards of a TOML file: one `card` table each, which also becomes the `facts` of the card."""
    cards = tomllib.loads(file.read_text(encoding="utf-8"))["card"]
    return Deck(
        tuple(
            Printed(
                row["id"], row["kind"], row.get("back", row["kind"]), row.get("copies", 1), row.get("source", ""), row
            )
            for row in cards
        )
    )


@cache
def message_of(card_id: str) -> str:
    """Return the message key of a card's name."""
    return "card-" + card_id.replace("_", "-")
