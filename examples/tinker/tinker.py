"""A search bot for every game: it tries each option in sampled worlds, plays on at random, and counts wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.rng import seeded
from undercroft.kernel.state import play

if TYPE_CHECKING:
    from undercroft.kernel.determinize import Worlds

WORLDS = 8


class Tinker:
    """A bot that takes the option with the most wins in random playouts."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def phrase(self, view: dict[str, Any]) -> str | None:
        """Say nothing."""
        return None

    def choose(self, view: dict[str, Any], worlds: Worlds | None = None) -> int:
        """Return the index of an option; over the network there are no worlds, and it takes the first option."""
        options = view["decision"]["options"]
        forward = [index for index, option in enumerate(options) if not option.get("back")] or [0]
        if worlds is None or len(forward) == 1:
            return forward[0]
        return max(forward, key=lambda option: sum(self.wins(worlds, option, number) for number in range(WORLDS)))

    def wins(self, worlds: Worlds, option: int, number: int) -> float:
        """Return the share of the win after an option in one world, if everybody then plays at random."""
        state = worlds.sample(self.seed + number)
        play(state, state.options[option])
        random_playout(state, take_backs(worlds.game), seeded(self.seed + number))
        assert state.result is not None
        winners = state.result.winners
        return 1 / len(winners) if worlds.seat in winners else 0.0
