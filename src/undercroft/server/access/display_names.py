"""Names of guests: such as can be seen, and be told apart from those of others at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from undercroft.server.access.guests import clean_text

UNSEEN: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u200d")
"""Letters and signs that show nothing, and the one that joins two."""
EAST_ASIAN: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that one word is written in together."""
MOST_MARKS: Final = 2
"""Marks over or under one letter; more only cover other people's lines."""
ALIKE: Final = str.maketrans(
    "авеіјкмнорсѕтухԁԛԝһӏαβεηικμνορτυχ0135",
    "abeijkmhopcstyxdqwhlabenikuvoptuxoles",
)
"""Small letters of other scripts, and digits, that look like Latin ones."""


def clean_name(name: str, longest: int) -> str:
    """A name as it is taken: nothing in it that cannot be seen; empty if there is nothing to see."""
    plain = unicodedata.normalize("NFKC", clean_text(name, longest))
    kept: list[str] = []
    marks = 0
    for sign in plain:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if sign not in UNSEEN and marks <= MOST_MARKS and (kept or not marks):
            kept.append(sign)
    return clean_text("".join(kept), longest)


def is_mixed(name: str) -> bool:
    """Whether a word of a name is put together from several scripts, as those are that pass for another."""
    return any(len(scripts_of(word)) > 1 for word in name.split())


def scripts_of(word: str) -> set[str]:
    """The scripts of the letters of a word."""
    found = {unicodedata.name(sign, "?").partition(" ")[0] for sign in word if sign.isalpha()}
    return {"EAST ASIAN" if script in EAST_ASIAN else script for script in found}


def skeleton(name: str) -> str:
    """What a name looks like at a glance: equal for two that can be taken for each other."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(sign for sign in letters if not unicodedata.category(sign).startswith("M"))
    return "".join(bare.translate(ALIKE).split())


def disambiguate(names: Iterable[str | None]) -> list[str | None]:
    """Names in the order of their seats; one that looks like an earlier one gets a number."""
    seen: dict[str, int] = {}
    told: list[str | None] = []
    for name in names:
        if name is None:
            told.append(None)
            continue
        looks = skeleton(name)
        seen[looks] = seen.get(looks, 0) + 1
        told.append(name if seen[looks] == 1 else f"{name} ({seen[looks]})")
    return told
