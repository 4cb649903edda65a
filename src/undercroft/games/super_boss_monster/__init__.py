"""Super Boss Monster: the third edition of Boss Monster, with a city, a market, minions and a stack; also alone."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.games.boss_family import FAMILY, bots_of
from undercroft.games.super_boss_monster.game import SUPER_BOSS_MONSTER
from undercroft.kernel.game import Package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.features.presets import Samples
    from undercroft.terminal.plugin import GameUI


def _bots() -> dict[str, BotMaker]:
    from undercroft.games.super_boss_monster.bots.policy import CityPolicy

    return bots_of(__name__, CityPolicy())


def _terminal() -> GameUI:
    from undercroft.games.super_boss_monster.terminal.board import SuperBossMonsterBoard
    from undercroft.games.super_boss_monster.terminal.texts import SuperBossMonsterTexts
    from undercroft.terminal.plugin import GameUI

    return GameUI(SuperBossMonsterBoard, SuperBossMonsterTexts())


def _samples() -> Samples:
    from undercroft.games.super_boss_monster.presets import SAMPLES

    return SAMPLES


PACKAGE = Package(SUPER_BOSS_MONSTER, files(__name__), extends=FAMILY, bots=_bots, terminal=_terminal, samples=_samples)
