"""Phrases and emotes that seats can say: those of every game, parsing them, and which make sense now."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.kernel.actions import Phrase, Verb, phrase, split_option
from undercroft.kernel.errors import Illegal, Malformed, shown

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.state import State
    from undercroft.kernel.view_types import PhraseData


EMOTE: Final = "emote_"
"""How the names of emotes begin; screens draw a picture for them."""
EMOTES: Final = tuple(
    phrase(EMOTE + name) for name in ("laugh", "cheer", "applaud", "surprise", "think", "shrug", "anger", "despair")
)
COMMON: Final = (
    *EMOTES,
    phrase("hello"),
    phrase("good_luck"),
    phrase("well_played"),
    phrase("thank_you"),
    phrase("sorry"),
    phrase("one_moment"),
    phrase("yes"),
    phrase("no"),
    phrase("good_game"),
    phrase("another_game"),
)
"""What can be said in every game, in the order in which it is offered."""


class Said(msgspec.Struct, frozen=True):
    """A phrase that a seat said, and after how many decisions."""

    after: int
    seat: int
    phrase: Phrase

    @property
    def text(self) -> str:
        """The phrase in its text form."""
        return self.phrase.text

    def told(self) -> PhraseData:
        """The phrase for a view, JSON-able."""
        phrase = self.phrase
        told: PhraseData = {
            "after": self.after,
            "seat": self.seat,
            "text": phrase.text,
            "verb": phrase.verb,
            "args": phrase.args,
            "names": phrase.names,
        }
        if phrase.seats:
            told["seats"] = list(phrase.seats)
        return told


def phrases_now(game: Game[Any], state: State) -> list[Phrase]:
    """Every phrase that makes sense now."""
    return [
        told_phrase(game, state, phrase, args)
        for phrase in game.phrase_named.values()
        for args in product(*(game.speaks_of(state, kind) for _, kind in phrase.fields))
    ]


def told_phrase(game: Game[Any], state: State, phrase: Verb, args: tuple[int, ...]) -> Phrase:
    """A phrase as it is told when it is said now; it names only what everybody may know."""
    pairs = list(zip(phrase.fields, args, strict=True))
    plain = {name: kind.plain(value) for (name, kind), value in pairs}
    found = {name: game.name_of(state, kind, value, None) for (name, kind), value in pairs}
    names = {name: key for name, key in found.items() if key is not None}
    return Phrase(phrase.text(args), phrase.name, plain, names, tuple(phrase.seats))


def read_phrase(game: Game[Any], text: str) -> tuple[Verb, tuple[int, ...]]:
    """The phrase that a text stands for, and what it speaks of."""
    if not isinstance(text, str):
        raise Malformed("bad-value", name="phrase", value=shown(text))
    name, pairs = split_option(text, "phrase")
    phrase = game.phrase_named.get(name)
    if phrase is None or [pair[0] for pair in pairs] != [field[0] for field in phrase.fields]:
        raise Illegal("not-a-phrase", phrase=text)
    args = tuple(kind.read(name, value) for (name, kind), (_, value) in zip(phrase.fields, pairs, strict=True))
    return phrase, args
