"""A bot of one's own for every game: it tries its options in imagined worlds, plays on at random, and keeps count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.rng import seeded
from undercroft.kernel.state import play

if TYPE_CHECKING:
    from undercroft.kernel.determinize import Worlds

WORLDS = 8


class Tinker:
    """Takes the option after which most of the games that it imagines are won."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def phrase(self, view: dict[str, Any]) -> str | None:
        """It plays without a word."""
        return None

    def choose(self, view: dict[str, Any], worlds: Worlds | None = None) -> int:
        """The index of an option; at a table of a server that is played from afar there are no worlds to look at."""
        options = view["decision"]["options"]
        forward = [index for index, option in enumerate(options) if not option.get("back")] or [0]
        if worlds is None or len(forward) == 1:
            return forward[0]
        return max(forward, key=lambda option: sum(self.wins(worlds, option, number) for number in range(WORLDS)))

    def wins(self, worlds: Worlds, option: int, number: int) -> float:
        """How much of a win comes of an option in one world, if everybody then plays at random."""
        state = worlds.sample(self.seed + number)
        play(state, state.options[option])
        random_playout(state, take_backs(worlds.game), seeded(self.seed + number))
        assert state.result is not None
        winners = state.result.winners
        return 1 / len(winners) if worlds.seat in winners else 0.0
