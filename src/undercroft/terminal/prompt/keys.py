"""Stable keys: a line keeps its key while the question stays the same."""

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
        """The keys by list and line, including removed lines."""

    def ask(self, question: str) -> None:
        """Start a question; a new one deals the keys anew."""
        if question != self._question:
            self._question = question
            self._dealt = {}

    def deal(self, whole: str, lines: Sequence[str], skip: str | None = None) -> list[str]:
        """Deal the keys of the lines of a list: known lines keep theirs, new ones get unused keys.

        Once all keys are used, a new line gets the key of a removed one, or none.
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
