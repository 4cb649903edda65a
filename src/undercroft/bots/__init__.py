"""Bots: levels with the same names in every game.

`rat` plays at random in every game. A game defines a `witch`, which uses the view alone, and often a `lich` and a
`dragon`, which search. A `goblin` is a witch that sometimes plays at random. Games and installed packages
(`plugins.py`) can add bots with other names.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final

from undercroft.bots.epsilon import EpsilonBot
from undercroft.bots.plugins import installed
from undercroft.bots.random_bot import RandomBot
from undercroft.kernel.bot import Bot, searches
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_package
from undercroft.kernel.rng import check_any_seed

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker

__all__ = ["Bot", "bot_levels", "level_named", "level_searches", "make_bot", "usual_bot"]

OLD_NAMES: Final = {"random": "rat", "greedy": "witch"}
"""Former names of levels, which records and commands may still use."""


def _ladder(game_id: str) -> dict[str, BotMaker]:
    """Return the bots that come with a game, the weakest first."""
    own = find_package(game_id).bots()
    makers: dict[str, BotMaker] = {"rat": RandomBot}
    if "witch" in own:
        makers["goblin"] = partial(EpsilonBot, usual=own["witch"])
    return {**makers, **own}


def _makers(game_id: str) -> dict[str, BotMaker]:
    """Return all bots that can play a game; plug-ins cannot replace the levels."""
    ladder = _ladder(game_id)
    others = {name: bot.maker for name, bot in installed().items() if bot.plays(game_id)}
    return {**ladder, **{name: maker for name, maker in others.items() if name not in {*ladder, *OLD_NAMES}}}


def bot_levels(game_id: str) -> list[str]:
    """Return the names of the bots that can play a game, the weakest first, then those of plug-ins."""
    return list(_makers(game_id))


def level_named(name: str) -> str:
    """Return the level of a name, which may be a former name."""
    return OLD_NAMES.get(name, name)


def make_bot(game_id: str, level: str, seed: int) -> Bot:
    """Make a bot of a level for a game, with a random generator seeded by `seed`."""
    makers = _makers(game_id)
    if not isinstance(level, str) or level_named(level) not in makers:
        raise ImpossibleSetup("unknown-bot", name=level, game=game_id, known=", ".join(makers))
    return makers[level_named(level)](check_any_seed(seed))


@cache
def level_searches(game_id: str, level: str) -> bool:
    """Return True if the bots of a level search worlds besides the view."""
    return searches(make_bot(game_id, level, 0))


def usual_bot(game_id: str) -> str:
    """Return the default level: the strongest one that does not search."""
    return next(level for level in reversed(_ladder(game_id)) if not level_searches(game_id, level))
