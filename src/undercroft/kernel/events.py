"""Events say what happened, in order and typed; each seat is told only the faces it may know."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel.actions import CARD, SEAT, Kind
from undercroft.kernel.state import State, bit_of

if TYPE_CHECKING:
    from undercroft.kernel.cards import Deck

BESIDE: Final = frozenset({"event", "names", "seats", "story", "swing"})
"""What a told event has besides its own fields."""
SeatNumber = Annotated[int, SEAT]
"""A field of an event that is a seat."""
CardId = Annotated[str, CARD]
"""A field of an event that is a printed card, which everybody may know."""


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
    """Something that happened; a game declares its kinds of events as subclasses.

    The types of the fields say what they are: `Seen` is a card, `SeatNumber` a seat, and a text is `Annotated` with the
    `Kind` of word that it is, or a `Literal` that only chooses among wordings.
    """

    @classmethod
    def kind(cls) -> str:
        """The event's name as it stands in views, logs and message keys."""
        return kebab(cls.__name__)

    @classmethod
    def looks_alike(cls) -> bool:
        """Whether every seat is told the same of such events."""
        return not sayings_of(cls).shows_cards

    def told_to(self, seat: int | None, deck: Deck) -> dict[str, Any]:
        """The event as that seat (None: a spectator) may know it, JSON-able.

        Besides its fields it has, if there are any, the message keys of words (`names`) and the fields that are
        seats (`seats`); cards are told as everywhere.
        """
        bit = bit_of(seat)
        says = sayings_of(type(self))
        told: dict[str, Any] = {"event": says.kind}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            told[name] = value if name in says.plain else _told(value, bit, deck)
        names = {name: key for name, kind in says.words if (key := _keys(kind, getattr(self, name))) is not None}
        if names:
            told["names"] = names
        if says.seats:
            told["seats"] = says.seats
        return told


class Sayings(NamedTuple):
    """What the types of an event's fields say of them."""

    kind: str
    plain: frozenset[str]
    """The fields that are told as they are."""
    words: tuple[tuple[str, Kind], ...]
    """The fields with words, and of which kind these are."""
    seats: list[str]
    """The fields that are seats."""
    shows_cards: bool
    """Whether seats may be told different things: there are cards in it, which not everybody may know."""


@cache
def sayings_of(event: type[Event]) -> Sayings:
    """What the fields of a class of events are."""
    hints = get_type_hints(event, include_extras=True)
    types = {name: hints[name] for name in event.__struct_fields__}
    kinds = {name: kind for name, hint in types.items() if (kind := kind_in(hint)) is not None}
    plain = frozenset(name for name, hint in types.items() if without_kind(hint) in (int, bool, str))
    words = tuple((name, kind) for name, kind in kinds.items() if kind != SEAT)
    seats = [name for name, kind in kinds.items() if kind == SEAT]
    return Sayings(event.kind(), plain, words, seats, any(has_cards(hint) for hint in types.values()))


def has_cards(hint: Any) -> bool:
    """Whether there are cards that may be hidden in what is of this type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint is Seen or any(has_cards(part) for part in get_type_hints(hint).values())
    return any(has_cards(part) for part in get_args(hint))


def kind_in(hint: Any) -> Kind | None:
    """The kind with which a type, or a part of it (`CardId | None`, `tuple[CardId, ...]`), is annotated."""
    parts = get_args(hint)
    return next((part for part in parts if isinstance(part, Kind)), None) or next(
        (kind for part in parts if (kind := kind_in(part)) is not None), None
    )


def without_kind(hint: Any) -> Any:
    """The type under its annotation."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _keys(kind: Kind, value: str | tuple[str, ...] | None) -> str | list[str] | None:
    """The message keys of words."""
    if value is None:
        return None
    return kind.key(value) if isinstance(value, str) else [kind.key(word) for word in value]


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
