"""Texts of the rulebook, and their search."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n.language import Language
    from undercroft.kernel.features.rulebook import Rulebook, Section

WORD: Final = re.compile(r"[^\W_]+")
MIN_STEM: Final = 4
"""The minimum length of the stem of a search word."""
ENDING: Final = 2
"""The number of final letters that a search ignores in longer words, because inflection changes them."""


def folded(text: str) -> str:
    """Normalize a text for comparison: lower case without diacritics."""
    plain = (unicodedata.normalize("NFD", letter)[0] for letter in text.lower())
    return "".join(plain).replace("ł", "l")


def stems(words: str) -> list[str]:
    """Return the stems of search words."""
    return [word[: max(MIN_STEM, len(word) - ENDING)] for word in WORD.findall(folded(words))]


def matches(text: str, wanted: Sequence[str]) -> bool:
    """Return True if a text has a word for every stem."""
    words = WORD.findall(folded(text))
    return all(any(word.startswith(stem) for word in words) for stem in wanted)


def section_lines(language: Language, section: Section) -> list[str]:
    """Return the paragraphs of a section."""
    return language.text(section.text).splitlines()


def found_sections(language: Language, book: Rulebook, words: str) -> list[Section]:
    """Return the sections that have all search words in their text or titles; without words, all sections."""
    wanted = stems(words)
    return [
        section
        for chapter in book.chapters
        for section in chapter.sections
        if matches(" ".join(language.text(key) for key in (section.title, section.text, chapter.title)), wanted)
    ]
