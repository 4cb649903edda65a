"""The bot that plays at random."""

from __future__ import annotations

from random import Random
from typing import Any


class RandomBot:
    """Takes any option with equal chance, except those that only take something back."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: dict[str, Any]) -> int:
        """Any option that gets the game on, or any at all if there is none."""
        options = view["decision"]["options"]
        forward = [index for index, option in enumerate(options) if not option.get("back")]
        return self._chance.choice(forward or list(range(len(options))))

    def phrase(self, view: dict[str, Any]) -> str | None:
        """Says nothing."""
        return None
