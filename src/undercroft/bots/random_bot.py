"""A bot that plays at random."""

from __future__ import annotations

from random import Random
from typing import Any


class RandomBot:
    """A bot that takes any option with equal chance, except those that only take something back."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: dict[str, Any]) -> int:
        """Return the index of a random option that does not take back, if there is one."""
        options = view["decision"]["options"]
        forward = [index for index, option in enumerate(options) if not option.get("back")]
        return self._random.choice(forward or list(range(len(options))))

    def phrase(self, view: dict[str, Any]) -> str | None:
        """Return None: this bot says nothing."""
        return None
