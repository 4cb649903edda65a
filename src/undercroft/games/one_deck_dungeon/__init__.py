"""One Deck Dungeon, with Forest of Shadows: heroes, dice and one deck of doors."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.kernel.game import Package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker
    from undercroft.kernel.features.presets import Samples
    from undercroft.terminal.plugin import GameUI


def _bots() -> dict[str, BotMaker]:
    from undercroft.bots.search import searching
    from undercroft.games.one_deck_dungeon.bots.greedy import GreedyBot, thorough_bot
    from undercroft.games.one_deck_dungeon.bots.search_model import DRAGON, LEAST_GAIN, LICH, dungeon_model

    return {
        "witch": GreedyBot,
        "lich": searching(dungeon_model(), thorough_bot, LICH, LEAST_GAIN),
        "dragon": searching(dungeon_model(), thorough_bot, DRAGON, LEAST_GAIN),
    }


def _terminal() -> GameUI:
    from undercroft.games.one_deck_dungeon.terminal import sheets
    from undercroft.games.one_deck_dungeon.terminal.board import OneDeckDungeonBoard
    from undercroft.games.one_deck_dungeon.terminal.sheet_words import SheetTexts
    from undercroft.games.one_deck_dungeon.terminal.texts import OneDeckDungeonTexts
    from undercroft.terminal.plugin import CampaignUI, GameUI

    return GameUI(OneDeckDungeonBoard, OneDeckDungeonTexts(), CampaignUI(SheetTexts(), sheets))


def _samples() -> Samples:
    from undercroft.games.one_deck_dungeon.presets import SAMPLES

    return SAMPLES


PACKAGE = Package(ONE_DECK_DUNGEON, files(__name__), bots=_bots, terminal=_terminal, samples=_samples)
