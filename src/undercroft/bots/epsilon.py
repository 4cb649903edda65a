"""An epsilon-greedy wrapper: a bot that plays a random move in a share of its decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.bots.random_bot import RandomBot
from undercroft.kernel.rng import mix, seeded

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.view_types import AnyView

ONE_IN: Final = 4
"""One decision in this many is random."""


class EpsilonBot:
    """Wraps a bot; plays a random move one time in four."""

    def __init__(self, seed: int, usual: BotMaker) -> None:
        self._seed = seeded(seed)
        self._usual = usual(seed)
        self._random = RandomBot(seed)

    def phrase(self, view: AnyView) -> str | None:
        """Return the phrase of the wrapped bot."""
        return self._usual.phrase(view)

    def choose(self, view: AnyView) -> int:
        """Return the choice of the wrapped bot or a random one, determined by the seed and the decision's number."""
        usual = self._usual.choose(view)  # always call it: some bots keep a memory
        explores = mix(self._seed + view["number"]) % ONE_IN == 0
        return self._random.choose(view) if explores else usual
