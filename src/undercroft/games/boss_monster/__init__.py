"""The family of Boss Monster games: dungeons that lure heroes and kill them."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.games.boss_monster.game import BOSS_MONSTER
from undercroft.kernel.game import Package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.features.presets import Samples
    from undercroft.terminal.plugin import Face


def _bots() -> dict[str, BotMaker]:
    from undercroft.bots.search import searching
    from undercroft.games.boss_monster.bots.greedy import GreedyBot
    from undercroft.games.boss_monster.bots.policy import FamilyPolicy
    from undercroft.games.boss_monster.bots.search_model import DRAGON, LICH, mind_of

    mind = mind_of(__name__, FamilyPolicy())
    return {
        "witch": GreedyBot,
        "lich": searching(mind, GreedyBot, LICH),
        "dragon": searching(mind, GreedyBot, DRAGON),
    }


def _terminal() -> Face:
    from undercroft.games.boss_monster.terminal.board import BossMonsterBoard
    from undercroft.games.boss_monster.terminal.texts import BossMonsterWords
    from undercroft.terminal.plugin import Face

    return Face(BossMonsterBoard, BossMonsterWords())


def _samples() -> Samples:
    from undercroft.games.boss_monster.presets import SAMPLES

    return SAMPLES


PACKAGE = Package(BOSS_MONSTER, files(__name__), bots=_bots, terminal=_terminal, samples=_samples)
