"""Rise of the Minibosses: the second edition of Boss Monster, with coins and minibosses."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.games.boss_family import FAMILY, bots_of
from undercroft.games.minibosses.game import MINIBOSSES
from undercroft.kernel.game import Package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.features.presets import Samples


def _bots() -> dict[str, BotMaker]:
    from undercroft.games.boss_family.bots.minibosses.policy import MinibossesPolicy

    return bots_of(__name__, MinibossesPolicy())


def _samples() -> Samples:
    from undercroft.games.minibosses.presets import SAMPLES

    return SAMPLES


PACKAGE = Package(MINIBOSSES, files(__name__), extends=FAMILY, bots=_bots, samples=_samples)
