"""Dragon Tower: a party of heroes climbs six floors and fights the Dragon at the top."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.game import DRAGON_TOWER
from undercroft.kernel.game import Package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.features.presets import Samples
    from undercroft.terminal.plugin import GameUI


def _bots() -> dict[str, BotMaker]:
    from undercroft.bots.plans import planning
    from undercroft.games.dragon_tower.bots.greedy import GreedyBot
    from undercroft.games.dragon_tower.bots.search_model import DRAGON, LICH, TowerModel

    model = TowerModel()
    return {"witch": GreedyBot, "lich": planning(model, GreedyBot, LICH), "dragon": planning(model, GreedyBot, DRAGON)}


def _terminal() -> GameUI:
    from undercroft.games.dragon_tower.terminal.board import DragonTowerBoard
    from undercroft.games.dragon_tower.terminal.texts import DragonTowerTexts
    from undercroft.terminal.plugin import GameUI

    return GameUI(DragonTowerBoard, DragonTowerTexts())


def _samples() -> Samples:
    from undercroft.games.dragon_tower.presets import SAMPLES

    return SAMPLES


PACKAGE = Package(DRAGON_TOWER, files(__name__), bots=_bots, terminal=_terminal, samples=_samples)
