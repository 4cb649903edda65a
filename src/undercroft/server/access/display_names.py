"""Display names of guests: cleaned of invisible characters, and made distinguishable at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from undercroft.server.access.guests import clean_text

INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u200d")
"""Characters without a glyph, and the zero-width joiner."""
EAST_ASIAN: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Scripts that may appear together in one word."""
MAX_MARKS: Final = 2
"""Combining marks on one letter; more of them cover other lines."""
CONFUSABLES: Final = str.maketrans(
    "авеіјкмнорсѕтухԁԛԝһӏαβεηικμνορτυχ0135",
    "abeijkmhopcstyxdqwhlabenikuvoptuxoles",
)
"""Small letters of other scripts, and digits, that look like Latin letters."""


def clean_name(name: str, longest: int) -> str:
    """Remove invisible characters from a name and normalise it; return an empty text if nothing is left."""
    plain = unicodedata.normalize("NFKC", clean_text(name, longest))
    kept: list[str] = []
    marks = 0
    for sign in plain:
        marks = marks + 1 if unicodedata.category(sign).startswith("M") else 0
        if sign not in INVISIBLE and marks <= MAX_MARKS and (kept or not marks):
            kept.append(sign)
    return clean_text("".join(kept), longest)


def is_mixed(name: str) -> bool:
    """Return True if a word of a name mixes scripts, as names do that imitate another."""
    return any(len(scripts_of(word)) > 1 for word in name.split())


def scripts_of(word: str) -> set[str]:
    """Return the scripts of the letters of a word."""
    found = {unicodedata.name(sign, "?").partition(" ")[0] for sign in word if sign.isalpha()}
    return {"EAST ASIAN" if script in EAST_ASIAN else script for script in found}


def skeleton(name: str) -> str:
    """Return a form of a name that is equal for names that look alike."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(sign for sign in letters if not unicodedata.category(sign).startswith("M"))
    return "".join(bare.translate(CONFUSABLES).split())


def disambiguate(names: Iterable[str | None]) -> list[str | None]:
    """Add a number to each name that looks like an earlier one."""
    seen: dict[str, int] = {}
    distinct: list[str | None] = []
    for name in names:
        if name is None:
            distinct.append(None)
            continue
        key = skeleton(name)
        seen[key] = seen.get(key, 0) + 1
        distinct.append(name if seen[key] == 1 else f"{name} ({seen[key]})")
    return distinct
