"""Boss Monster: the base game, with its expansions Crash Landing and Tools of Hero-Kind."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.games.boss_family import FAMILY, bots_of
from undercroft.games.boss_monster.game import BOSS_MONSTER
from undercroft.kernel.game import Package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.features.presets import Samples


def _bots() -> dict[str, BotMaker]:
    from undercroft.games.boss_family.bots.policy import FamilyPolicy

    return bots_of(__name__, FamilyPolicy())


def _samples() -> Samples:
    from undercroft.games.boss_monster.presets import SAMPLES

    return SAMPLES


PACKAGE = Package(BOSS_MONSTER, files(__name__), extends=FAMILY, bots=_bots, samples=_samples)
