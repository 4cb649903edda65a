"""Decisions: who chooses, what is asked, and every legal option with its stable text form."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

import msgspec

from undercroft.kernel.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move
    from undercroft.kernel.view_types import OptionData


class Kind(msgspec.Struct, frozen=True):
    """A kind of argument: a number, or one of some words; `points` if a screen can make it glow.

    Kinds are compared by value, so that a copy of one is as good as itself.
    """

    name: str
    words: tuple[str, ...] = ()
    points: bool = False

    def text(self, value: int) -> str:
        """The value as it stands in an option's text."""
        return self.words[value] if self.words else str(value)

    def read(self, name: str, text: str) -> int:
        """The value of such a text."""
        if text in self.words:
            return self.words.index(text)
        if not self.words and text.isascii() and text.isdigit() and len(text) < 10:
            return int(text)
        raise Malformed("bad-value", name=name, value=text)

    def plain(self, value: int) -> int | str:
        """The value for a view."""
        return self.words[value] if self.words else value

    def key(self, word: str) -> str:
        """The message key of the name of a word of this kind."""
        return (f"{self.name}-{word}" if self.name else word).replace("_", "-")


NUMBER = Kind("number")
CARD = Kind("card", points=True)
SEAT = Kind("seat", points=True)
WORDING = "wording"
"""The name of kinds of words that no text has to name."""
ANYTHING = Kind("")
"""Things of several kinds: a word of it is a message key by itself."""


class Verb(msgspec.Struct, frozen=True):
    """Something a player can do (or say): a name, the function that carries it out, and its arguments."""

    name: str
    does: Callable[..., None] | None
    fields: tuple[tuple[str, Kind], ...]
    back: bool = False
    """It only takes back what was put together before (no progress)."""
    grave: bool = False
    """It cannot be undone and may cost dearly: screens ask twice."""
    idle: bool = False
    """It only lets others go on: a seat's own client may do it for a player who has nothing else to do."""
    wasteful: bool = False
    """It only throws away what could be used: whoever searches for the best need not look at it."""

    @property
    def seats(self) -> list[str]:
        """The names of the arguments that are seats."""
        return seats_among(self.fields)

    @property
    def given(self) -> list[str]:
        """The names of all arguments of its message."""
        return given_of(self.fields)

    def text(self, args: tuple[int, ...]) -> str:
        """The stable text form, such as `draw hero=0 deck=magic`."""
        parts = [self.name]
        parts += [f"{name}={kind.text(value)}" for (name, kind), value in zip(self.fields, args, strict=True)]
        return " ".join(parts)

    def shape(self, args: tuple[int, ...]) -> OptionData:
        """How an option with these arguments is told in a view, with a place for the names, which the state decides."""
        plain: dict[str, int | str] = {}
        targets: list[list[str | int]] = []
        words = [self.name]
        for (name, kind), value in zip(self.fields, args, strict=True):
            plain[name] = kind.plain(value)
            words.append(f"{name}={plain[name]}")
            if kind.points:
                targets.append([kind.name, value])
        shape: OptionData = {
            "text": " ".join(words),
            "verb": self.name,
            "args": plain,
            "names": {},
            "targets": cast("list[tuple[str, int]]", targets),
        }
        if self.seats:
            shape["seats"] = self.seats
        if self.back:
            shape["back"] = True
        if self.grave:
            shape["grave"] = True
        if self.idle:
            shape["idle"] = True
        return shape

    def usage(self) -> str:
        """The form of its text, for error messages."""
        return " ".join([self.name, *(f"{name}=…" for name, _ in self.fields)])


def verb(
    does: Callable[..., None],
    *,
    back: bool = False,
    grave: bool = False,
    idle: bool = False,
    wasteful: bool = False,
    **fields: Kind,
) -> Verb:
    """Declare a verb named after the function that carries it out."""
    return Verb(does.__name__, does, tuple(fields.items()), back, grave, idle, wasteful)


def phrase(name: str, **fields: Kind) -> Verb:
    """Declare something a seat can say at any moment; it changes nothing."""
    return Verb(name, None, tuple(fields.items()))


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said, or to be said, as it is told: as an option is."""

    text: str
    """The stable text form."""
    verb: str
    args: dict[str, int | str]
    names: dict[str, str]
    """For arguments that stand for named things, the message key of the name."""
    seats: tuple[str, ...] = ()
    """The names of the arguments that are seats."""


class Question(msgspec.Struct, frozen=True):
    """How a question is shown: its name and the names and kinds of its arguments."""

    name: str
    fields: tuple[tuple[str, Kind], ...]
    behind: str = ""
    """While it is about a card that does not lie open, the others are told this question instead, without arguments."""

    @property
    def seats(self) -> list[str]:
        """The names of the arguments that are seats."""
        return seats_among(self.fields)


class Situation(msgspec.Struct, frozen=True):
    """What may go on while somebody is asked: its name and the names and kinds of what it speaks of."""

    name: str
    fields: tuple[tuple[str, Kind], ...]

    @property
    def seats(self) -> list[str]:
        """The names of the arguments that are seats."""
        return seats_among(self.fields)

    @property
    def given(self) -> list[str]:
        """The names of all arguments of its message."""
        return given_of(self.fields)


SituationValues: TypeAlias = tuple[Situation, tuple[int, ...]]
"""Something that goes on, with what it speaks of."""


def situation(name: str, **fields: Kind) -> Situation:
    """Declare something that may go on while somebody is asked."""
    return Situation(name, tuple(fields.items()))


def wording(*words: str) -> Kind:
    """A kind of words that are not said themselves: they only choose among wordings."""
    return Kind(WORDING, words)


def seats_among(fields: tuple[tuple[str, Kind], ...]) -> list[str]:
    """The names of those fields that are seats."""
    return [name for name, kind in fields if kind == SEAT]


def given_of(fields: tuple[tuple[str, Kind], ...]) -> list[str]:
    """The names of all that a message about these fields is given: of seats also whether it is the one who reads."""
    return [name for name, _ in fields] + [f"{name}_is" for name in seats_among(fields)]


def question(
    lists: Callable[..., list[Move]], *, behind: Callable[..., list[Move]] | None = None, **fields: Kind
) -> tuple[Callable[..., list[Move]], Question]:
    """Declare a question named after the function that lists its options."""
    return lists, Question(lists.__name__, tuple(fields.items()), "" if behind is None else behind.__name__)


def split_option(text: str, example: str) -> tuple[str, list[tuple[str, str]]]:
    """The verb and the named arguments of an option's text."""
    words = text.split()
    if not words:
        raise Malformed("empty-option", example=example)
    pairs: list[tuple[str, str]] = []
    for word in words[1:]:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise Malformed("bad-argument", argument=word)
        pairs.append((name, value))
    return words[0], pairs
