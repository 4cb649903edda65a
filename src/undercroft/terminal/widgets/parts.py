"""Parts of a line for both modes: words for the plain mode, coloured signs for the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from textual.content import Content

from undercroft.terminal.widgets.looks import ink

if TYPE_CHECKING:
    from collections.abc import Iterable


class Part(NamedTuple):
    """A fact on a line."""

    words: str
    """For the plain mode; empty if it leaves the fact out."""
    signs: Content
    """For a panel."""
    full: Content
    """For a panel with space for words beside the signs."""

    def text(self, *, spoken: bool) -> str:
        """The words, or the signs without their colours."""
        return self.words if spoken else self.signs.plain


def part(words: str, signs: str | Content, colour: str, *, bold: bool = False, full: str = "") -> Part:
    """Make a part; a panel shows the same with and without space unless `full` says more."""
    drawn = ink(signs, colour, bold=bold) if isinstance(signs, str) else signs
    return Part(words, drawn, ink(full, colour) if full else drawn)


def in_words(parts: Iterable[Part], gap: str = ", ") -> str:
    """Join the words of parts."""
    return gap.join(part.words for part in parts if part.words)


def in_signs(parts: Iterable[Part]) -> Content:
    """Join the signs of parts."""
    return Content(" ").join(part.signs for part in parts if part.signs.plain)


def text_of(parts: Iterable[Part], *, spoken: bool, gap: str = ", ") -> str:
    """Join parts to a plain text, in words with a gap or in signs."""
    return in_words(parts, gap) if spoken else in_signs(parts).plain
