"""Players that see only a view: `random` for every game, and those that a game brings along."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from undercroft.bots.chance import RandomBot
from undercroft.kernel.bot import Bot, searches
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_package

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker

__all__ = ["Bot", "bot_levels", "level_searches", "make_bot", "usual_bot"]


def _makers(game_id: str) -> dict[str, BotMaker]:
    return {"random": RandomBot, **find_package(game_id).bots()}


def bot_levels(game_id: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return list(_makers(game_id))


def make_bot(game_id: str, level: str, seed: int) -> Bot:
    """A bot of that level for a game; its own chance comes from the seed."""
    makers = _makers(game_id)
    if level not in makers:
        raise ImpossibleSetup("unknown-bot", name=level, game=game_id, known=", ".join(makers))
    return makers[level](seed)


@cache
def level_searches(game_id: str, level: str) -> bool:
    """Whether the bots of a level want worlds besides the view."""
    return searches(make_bot(game_id, level, 0))


def usual_bot(game_id: str) -> str:
    """The level of bot that is offered: the strongest one that moves without searching."""
    return next(level for level in reversed(bot_levels(game_id)) if not level_searches(game_id, level))
