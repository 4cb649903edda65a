"""Keys that stay with their things: a line keeps its key while the same question goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

SKIP_KEY: Final = "0"
"""The key of passing or skipping, whatever else is offered."""


class KeyRing:
    """Assigns keys to the lines of the lists of a question."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._keys = keys
        self._question = ""
        self._dealt: dict[str, dict[str, str]] = {}
        """For each list of the question the keys of its lines, also of those that are gone."""

    def ask(self, question: str) -> None:
        """A question is put; another one than before deals the keys anew."""
        if question != self._question:
            self._question = question
            self._dealt = {}

    def deal(self, whole: str, lines: Sequence[str], skip: str | None = None) -> list[str]:
        """The keys of the lines of a list: known lines keep theirs, new ones get keys that nothing had yet.

        Only when these are used up does a new line get the key of one that is gone; without any it has none.
        """
        dealt = self._dealt.setdefault(whole, {})
        if not any(line in dealt for line in lines):
            dealt.clear()
        unused = [key for key in self._keys if key not in dealt.values()]
        gone = [line for line in dealt if line not in lines]
        for line in lines:
            if line in dealt or line == skip:
                continue
            if unused:
                dealt[line] = unused.pop(0)
            elif gone:
                dealt[line] = dealt.pop(gone.pop(0))
        return [SKIP_KEY if line == skip else dealt.get(line, "") for line in lines]
