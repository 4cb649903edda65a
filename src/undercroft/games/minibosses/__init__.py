"""Rise of the Minibosses: the second edition of Boss Monster, with coins and minibosses."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.games.boss_family import FAMILY
from undercroft.games.minibosses.game import MINIBOSSES
from undercroft.kernel.game import Package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.features.presets import Samples


def _bots() -> dict[str, BotMaker]:
    from undercroft.bots.search import searching
    from undercroft.games.boss_family.bots.minibosses.greedy import MinibossesBot
    from undercroft.games.boss_family.bots.minibosses.policy import MinibossesPolicy
    from undercroft.games.boss_family.bots.search_model import DRAGON, LICH, mind_of

    mind = mind_of(__name__, MinibossesPolicy())
    return {
        "witch": MinibossesBot,
        "lich": searching(mind, MinibossesBot, LICH),
        "dragon": searching(mind, MinibossesBot, DRAGON),
    }


def _samples() -> Samples:
    from undercroft.games.minibosses.presets import SAMPLES

    return SAMPLES


PACKAGE = Package(MINIBOSSES, files(__name__), extends=FAMILY, bots=_bots, samples=_samples)
