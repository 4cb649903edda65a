"""Events say what happened, in order and typed; each seat is told only the faces it may know."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.state import State, bit_of

if TYPE_CHECKING:
    from undercroft.kernel.cards import Deck


class Seen(msgspec.Struct, frozen=True):
    """A card as it was when an event happened: its face, and the mask of those who knew it."""

    id: int
    face: int
    mask: int


def seen(state: State, card: int) -> Seen:
    """A card as it is now, for an event."""
    return Seen(card, state.face[card], state.known[card])


@cache
def kebab(name: str) -> str:
    """`CardDrawn` as `card-drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Something that happened; a game declares its kinds of events as subclasses."""

    @classmethod
    def kind(cls) -> str:
        """The event's name as it stands in views, logs and message keys."""
        return kebab(cls.__name__)

    def told_to(self, seat: int | None, deck: Deck) -> dict[str, Any]:
        """The event as that seat (None: a spectator) may know it, JSON-able."""
        bit = bit_of(seat)
        told: dict[str, Any] = {"event": self.kind()}
        for name in self.__struct_fields__:
            told[name] = _told(getattr(self, name), bit, deck)
        return told


def _told(value: object, bit: int, deck: Deck) -> object:
    if isinstance(value, Seen):
        return deck.shown(value.id, value.face, bool(value.mask & bit))
    if isinstance(value, tuple):
        items = [_told(item, bit, deck) for item in value]
        if any(isinstance(item, Seen) and not item.mask & bit for item in value):
            # Cards that this seat cannot tell apart must not be told apart by their order.
            items.sort(key=repr)
        return items
    if isinstance(value, msgspec.Struct):
        return {name: _told(getattr(value, name), bit, deck) for name in value.__struct_fields__}
    return value
