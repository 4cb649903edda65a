"""Players that see only a view: `random` for every game, and `greedy` where a game has one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.bots.bot import Bot
from undercroft.bots.chance import RandomBot
from undercroft.games.boss_monster.bots.greedy import GreedyBot as BossMonsterGreedy
from undercroft.games.dragon_tower.bots.greedy import GreedyBot as DragonTowerGreedy
from undercroft.games.one_deck_dungeon.bots.greedy import GreedyBot as OneDeckDungeonGreedy
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_game

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Bot", "bot_levels", "make_bot", "usual_bot"]

_LEVELS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "boss-monster": {"random": RandomBot, "greedy": BossMonsterGreedy},
    "dragon-tower": {"random": RandomBot, "greedy": DragonTowerGreedy},
    "one-deck-dungeon": {"random": RandomBot, "greedy": OneDeckDungeonGreedy},
}


def _makers(game_id: str) -> dict[str, Callable[[int], Bot]]:
    return _LEVELS.get(find_game(game_id).id, {"random": RandomBot})


def bot_levels(game_id: str) -> list[str]:
    """The bots that can play a game, the weakest first."""
    return list(_makers(game_id))


def make_bot(game_id: str, level: str, seed: int) -> Bot:
    """A bot of that level for a game; its own chance comes from the seed."""
    makers = _makers(game_id)
    if level not in makers:
        raise ImpossibleSetup("unknown-bot", name=level, game=game_id, known=", ".join(makers))
    return makers[level](seed)


def usual_bot(game_id: str) -> str:
    """The level of bot that is offered: greedy where there is one."""
    return "greedy" if "greedy" in bot_levels(game_id) else "random"
