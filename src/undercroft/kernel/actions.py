"""Declarations of verbs, questions, situations and phrases, and the stable text form of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

import msgspec

from undercroft.kernel.errors import Malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move
    from undercroft.kernel.view_types import OptionData


class Kind(msgspec.Struct, frozen=True):
    """A kind of argument: a number, or one of some words; `points` if a screen can highlight it.

    Kinds are compared by value, so a copy equals the original.
    """

    name: str
    words: tuple[str, ...] = ()
    points: bool = False

    def text(self, value: int) -> str:
        """Return the value as option texts write it."""
        return self.words[value] if self.words else str(value)

    def read(self, name: str, text: str) -> int:
        """Parse a value from an option's text."""
        if text in self.words:
            return self.words.index(text)
        if not self.words and text.isascii() and text.isdigit() and len(text) < 10:
            return int(text)
        raise Malformed("bad-value", name=name, value=text)

    def plain(self, value: int) -> int | str:
        """Return the value as views hold it: a word instead of its number."""
        return self.words[value] if self.words else value

    def key(self, word: str) -> str:
        """Return the message key of a word of this kind."""
        return (f"{self.name}-{word}" if self.name else word).replace("_", "-")


NUMBER = Kind("number")
CARD = Kind("card", points=True)
SEAT = Kind("seat", points=True)
WORDING = "wording"
"""The name of kinds whose words only select a variant of a message and need no text of their own."""
ANYTHING = Kind("")
"""A mix of kinds: its words are complete message keys."""


class Verb(msgspec.Struct, frozen=True):
    """An action or phrase of a player: a name, the function that carries it out, and its arguments."""

    name: str
    does: Callable[..., None] | None
    fields: tuple[tuple[str, Kind], ...]
    back: bool = False
    """True if it only takes back a part of the current choice and makes no progress."""
    grave: bool = False
    """True if it cannot be undone and may be costly, so that screens ask for confirmation."""
    idle: bool = False
    """True if it only passes: a client may choose it for a player who has no other option."""
    wasteful: bool = False
    """True if it only discards something useful, so that a search can skip it."""

    @property
    def seats(self) -> list[str]:
        """The names of the arguments that are seats."""
        return seats_among(self.fields)

    @property
    def given(self) -> list[str]:
        """The names of all arguments of its message."""
        return given_of(self.fields)

    def text(self, args: tuple[int, ...]) -> str:
        """Return the stable text form, such as `draw hero=0 deck=magic`."""
        parts = [self.name]
        parts += [f"{name}={kind.text(value)}" for (name, kind), value in zip(self.fields, args, strict=True)]
        return " ".join(parts)

    def shape(self, args: tuple[int, ...]) -> OptionData:
        """Return the view of an option with these arguments, with `names` left empty: they depend on the state."""
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
        """Return the form of its text, for error messages."""
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
    """Declare a phrase that a seat can say at any moment; it does not change the game."""
    return Verb(name, None, tuple(fields.items()))


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A phrase with its arguments, in the form that options have in views."""

    text: str
    """The stable text form."""
    verb: str
    args: dict[str, int | str]
    names: dict[str, str]
    """For arguments that stand for named things, the message key of the name."""
    seats: tuple[str, ...] = ()
    """The names of the arguments that are seats."""


class Question(msgspec.Struct, frozen=True):
    """A question as views show it: its name and the names and kinds of its arguments."""

    name: str
    fields: tuple[tuple[str, Kind], ...]
    behind: str = ""
    """The question that the other seats see instead, without arguments, if this one concerns a hidden card."""

    @property
    def seats(self) -> list[str]:
        """The names of the arguments that are seats."""
        return seats_among(self.fields)


class Situation(msgspec.Struct, frozen=True):
    """The context of a question, such as the card being played: its name and the names and kinds of its arguments."""

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
"""A situation and its arguments."""


def situation(name: str, **fields: Kind) -> Situation:
    """Declare a situation in which a question can be asked."""
    return Situation(name, tuple(fields.items()))


def wording(*words: str) -> Kind:
    """Return a kind whose words are not shown: they only select a variant of a message."""
    return Kind(WORDING, words)


def seats_among(fields: tuple[tuple[str, Kind], ...]) -> list[str]:
    """Return the names of the fields that are seats."""
    return [name for name, kind in fields if kind == SEAT]


def given_of(fields: tuple[tuple[str, Kind], ...]) -> list[str]:
    """Return the names of a message's arguments: all fields, and `NAME_is` for seats, which says if it is `you`."""
    return [name for name, _ in fields] + [f"{name}_is" for name in seats_among(fields)]


def question(
    lists: Callable[..., list[Move]], *, behind: Callable[..., list[Move]] | None = None, **fields: Kind
) -> tuple[Callable[..., list[Move]], Question]:
    """Declare a question named after the function that lists its options."""
    return lists, Question(lists.__name__, tuple(fields.items()), "" if behind is None else behind.__name__)


def split_option(text: str, example: str) -> tuple[str, list[tuple[str, str]]]:
    """Split an option's text into its verb and its named arguments."""
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
