"""The rulebook in words: the lines of its sections, and the search in them."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n.language import Language
    from undercroft.kernel.features.rulebook import Rulebook, Section

WORD: Final = re.compile(r"[^\W_]+")
SHORTEST: Final = 4
"""So much of a word that is searched for is never left out."""
ENDING: Final = 2
"""So many letters at the end of a longer one are: words change them."""


def folded(text: str) -> str:
    """A text as it is compared: small letters without marks."""
    plain = (unicodedata.normalize("NFD", letter)[0] for letter in text.lower())
    return "".join(plain).replace("ł", "l")


def stems(words: str) -> list[str]:
    """How the words that are searched for begin."""
    return [word[: max(SHORTEST, len(word) - ENDING)] for word in WORD.findall(folded(words))]


def matches(text: str, wanted: Sequence[str]) -> bool:
    """Whether every one of the words stands in a text."""
    words = WORD.findall(folded(text))
    return all(any(word.startswith(stem) for word in words) for stem in wanted)


def section_lines(language: Language, section: Section) -> list[str]:
    """The paragraphs of a section."""
    return language.text(section.text).splitlines()


def found_sections(language: Language, book: Rulebook, words: str) -> list[Section]:
    """The sections in which all the words stand, in their text or above it; without words all."""
    wanted = stems(words)
    return [
        section
        for chapter in book.chapters
        for section in chapter.sections
        if matches(" ".join(language.text(key) for key in (section.title, section.text, chapter.title)), wanted)
    ]
