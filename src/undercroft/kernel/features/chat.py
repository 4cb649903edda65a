"""Phrases and emotes: those of every game, their parsing, and the ones that are possible now."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

import msgspec

from undercroft.kernel.actions import Phrase, Verb, phrase, split_option
from undercroft.kernel.errors import Illegal, Malformed, safe_repr

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.state import State
    from undercroft.kernel.view_types import PhraseData


EMOTE: Final = "emote_"
"""The prefix of the names of emotes, which screens show as pictures."""
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
"""The phrases of every game, in display order."""


class Said(msgspec.Struct, frozen=True):
    """A phrase that a seat said, with the number of decisions before it."""

    after: int
    seat: int
    phrase: Phrase

    @property
    def text(self) -> str:
        """The phrase in its text form."""
        return self.phrase.text

    def data(self) -> PhraseData:
        """Return the phrase as views hold it, JSON-able."""
        phrase = self.phrase
        data: PhraseData = {
            "after": self.after,
            "seat": self.seat,
            "text": phrase.text,
            "verb": phrase.verb,
            "args": phrase.args,
            "names": phrase.names,
        }
        if phrase.seats:
            data["seats"] = list(phrase.seats)
        return data


def phrases_now(game: Game[Any], state: State) -> list[Phrase]:
    """Return every phrase that is possible now."""
    return [
        public_phrase(game, state, phrase, args)
        for phrase in game.phrase_named.values()
        for args in product(*(game.speaks_of(state, kind) for _, kind in phrase.fields))
    ]


def public_phrase(game: Game[Any], state: State, phrase: Verb, args: tuple[int, ...]) -> Phrase:
    """Return a phrase with its arguments in the form for views; it names only what everybody may know."""
    pairs = list(zip(phrase.fields, args, strict=True))
    plain = {name: kind.plain(value) for (name, kind), value in pairs}
    found = {name: game.name_of(state, kind, value, None) for (name, kind), value in pairs}
    names = {name: key for name, key in found.items() if key is not None}
    return Phrase(phrase.text(args), phrase.name, plain, names, tuple(phrase.seats))


def read_phrase(game: Game[Any], text: str) -> tuple[Verb, tuple[int, ...]]:
    """Parse the text of a phrase into the phrase and its arguments."""
    if not isinstance(text, str):
        raise Malformed("bad-value", name="phrase", value=safe_repr(text))
    name, pairs = split_option(text, "phrase")
    phrase = game.phrase_named.get(name)
    if phrase is None or [pair[0] for pair in pairs] != [field[0] for field in phrase.fields]:
        raise Illegal("not-a-phrase", phrase=text)
    args = tuple(kind.read(name, value) for (name, kind), (_, value) in zip(phrase.fields, pairs, strict=True))
    return phrase, args
