"""A bot that would play well, and slips now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.bots.random_bot import RandomBot
from undercroft.kernel.rng import mix, seeded

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.view_types import AnyView

ONE_IN: Final = 4
"""So many decisions there are to one that is left to chance."""


class EpsilonBot:
    """Plays as another bot does, but leaves some decisions to chance."""

    def __init__(self, seed: int, usual: BotMaker) -> None:
        self._seed = seeded(seed)
        self._usual = usual(seed)
        self._chance = RandomBot(seed)

    def phrase(self, view: AnyView) -> str | None:
        """It says what the other would say."""
        return self._usual.phrase(view)

    def choose(self, view: AnyView) -> int:
        """What the other would choose, or anything; the same position brings the same slip."""
        wise = self._usual.choose(view)  # it looks in any case: some bots remember
        slips = mix(self._seed + view["number"]) % ONE_IN == 0
        return self._chance.choose(view) if slips else wise
