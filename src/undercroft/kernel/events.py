"""Events: typed records of what happened, in order; each seat sees only the faces that it may know."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel.actions import CARD, SEAT, Kind
from undercroft.kernel.state import State, bit_of

if TYPE_CHECKING:
    from undercroft.kernel.cards import Deck

EXTRA_KEYS: Final = frozenset({"event", "names", "seats", "story", "swing"})
"""The keys of an event's data besides its own fields."""
SeatNumber = Annotated[int, SEAT]
"""A field of an event that is a seat."""
CardId = Annotated[str, CARD]
"""A field of an event that is a printed card, known to everybody."""


class Seen(msgspec.Struct, frozen=True):
    """A card at the time of an event: its face, and the mask of the seats that knew it."""

    id: int
    face: int
    mask: int


def seen(state: State, card: int) -> Seen:
    """Record a card as it is now, for an event."""
    return Seen(card, state.face[card], state.known[card])


@cache
def kebab(name: str) -> str:
    """Return a class name in kebab case, such as `card-drawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Base class of events; a game declares its kinds of events as subclasses.

    The types of the fields say what they are: `Seen` is a card, `SeatNumber` a seat, and a text is `Annotated` with its
    `Kind` of word, or a `Literal` that only selects a variant of the message.
    """

    @classmethod
    def kind(cls) -> str:
        """Return the event's name in views, logs and message keys."""
        return kebab(cls.__name__)

    @classmethod
    def is_public(cls) -> bool:
        """Return True if all seats see the same data of such events."""
        return not schema_of(cls).has_cards

    def told_to(self, seat: int | None, deck: Deck) -> dict[str, Any]:
        """Return the event as a seat (None: a spectator) may know it, JSON-able.

        Besides its fields the data has, if there are any, the message keys of words (`names`) and the fields that are
        seats (`seats`); cards have the same form as in views.
        """
        bit = bit_of(seat)
        schema = schema_of(type(self))
        data: dict[str, Any] = {"event": schema.kind}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            data[name] = value if name in schema.plain else _data(value, bit, deck)
        names = {name: key for name, kind in schema.words if (key := _keys(kind, getattr(self, name))) is not None}
        if names:
            data["names"] = names
        if schema.seats:
            data["seats"] = schema.seats
        return data


class EventSchema(NamedTuple):
    """The meaning of an event's fields, read from their types."""

    kind: str
    plain: frozenset[str]
    """The fields whose values need no conversion."""
    words: tuple[tuple[str, Kind], ...]
    """The fields with words, each with its kind."""
    seats: list[str]
    """The fields that are seats."""
    has_cards: bool
    """True if a field has cards, which some seats may not know."""


@cache
def schema_of(event: type[Event]) -> EventSchema:
    """Read the schema of a class of events from its type hints."""
    hints = get_type_hints(event, include_extras=True)
    types = {name: hints[name] for name in event.__struct_fields__}
    kinds = {name: kind for name, hint in types.items() if (kind := kind_in(hint)) is not None}
    plain = frozenset(name for name, hint in types.items() if without_kind(hint) in (int, bool, str))
    words = tuple((name, kind) for name, kind in kinds.items() if kind != SEAT)
    seats = [name for name, kind in kinds.items() if kind == SEAT]
    return EventSchema(event.kind(), plain, words, seats, any(has_cards(hint) for hint in types.values()))


def has_cards(hint: Any) -> bool:
    """Return True if values of a type can contain cards that may be hidden."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint is Seen or any(has_cards(part) for part in get_type_hints(hint).values())
    return any(has_cards(part) for part in get_args(hint))


def kind_in(hint: Any) -> Kind | None:
    """Return the kind that annotates a type or a part of it (`CardId | None`, `tuple[CardId, ...]`)."""
    parts = get_args(hint)
    return next((part for part in parts if isinstance(part, Kind)), None) or next(
        (kind for part in parts if (kind := kind_in(part)) is not None), None
    )


def without_kind(hint: Any) -> Any:
    """Return the type without its annotation."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _keys(kind: Kind, value: str | tuple[str, ...] | None) -> str | list[str] | None:
    """Return the message keys of one or several words."""
    if value is None:
        return None
    return kind.key(value) if isinstance(value, str) else [kind.key(word) for word in value]


def _data(value: object, bit: int, deck: Deck) -> object:
    if isinstance(value, Seen):
        return deck.shown(value.id, value.face, bool(value.mask & bit))
    if isinstance(value, tuple):
        items = [_data(item, bit, deck) for item in value]
        if any(isinstance(item, Seen) and not item.mask & bit for item in value):
            # The order must not reveal cards that this seat cannot tell apart.
            items.sort(key=repr)
        return items
    if isinstance(value, msgspec.Struct):
        return {name: _data(getattr(value, name), bit, deck) for name in value.__struct_fields__}
    return value
