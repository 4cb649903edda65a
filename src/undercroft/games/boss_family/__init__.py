"""The Boss Monster family: rules, cards, bots and boards that its three editions share."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.kernel.game import SharedPackage

if TYPE_CHECKING:
    from undercroft.games.boss_family.bots.policy import FamilyPolicy
    from undercroft.kernel.bot import BotMaker
    from undercroft.terminal.plugin import GameUI


def bots_of(package: str, policy: FamilyPolicy) -> dict[str, BotMaker]:
    """Return the makers of an edition's bots: all of them play one policy, and the stronger ones search with it."""
    from undercroft.bots.search import searching
    from undercroft.games.boss_family.bots.greedy import greedy
    from undercroft.games.boss_family.bots.search_model import DRAGON, LICH, model_of

    model, usual = model_of(package, policy), greedy(policy)
    return {"witch": usual, "lich": searching(model, usual, LICH), "dragon": searching(model, usual, DRAGON)}


def _terminal() -> GameUI:
    from undercroft.games.boss_family.terminal.board import BossMonsterBoard
    from undercroft.games.boss_family.terminal.texts import BossMonsterTexts
    from undercroft.terminal.plugin import GameUI

    return GameUI(BossMonsterBoard, BossMonsterTexts())


FAMILY = SharedPackage(files(__name__), terminal=_terminal)
