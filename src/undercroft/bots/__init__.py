"""Players that see only a view: a ladder of levels with the same names in every game.

`rat` plays at random in every game. A game brings a `witch`, which goes by what it sees, and perhaps a `lich` and a
`dragon`, which search; a witch that slips is a `goblin`. A game may bring bots of other names, too, and so may any
package that is installed beside it (`outside.py`).
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
"""What levels were called before there was a ladder; records and commands may still say so."""


def _ladder(game_id: str) -> dict[str, BotMaker]:
    """The bots that come with a game, the weakest first."""
    brought = find_package(game_id).bots()
    makers: dict[str, BotMaker] = {"rat": RandomBot}
    if "witch" in brought:
        makers["goblin"] = partial(EpsilonBot, usual=brought["witch"])
    return {**makers, **brought}


def _makers(game_id: str) -> dict[str, BotMaker]:
    """All bots that can play a game; nobody from outside can take the name of a level."""
    ladder = _ladder(game_id)
    others = {name: bot.maker for name, bot in installed().items() if bot.plays(game_id)}
    return {**ladder, **{name: maker for name, maker in others.items() if name not in {*ladder, *OLD_NAMES}}}


def bot_levels(game_id: str) -> list[str]:
    """The bots that can play a game, the weakest first; after them those that others have written."""
    return list(_makers(game_id))


def level_named(name: str) -> str:
    """The level that a name stands for: an old name is still understood."""
    return OLD_NAMES.get(name, name)


def make_bot(game_id: str, level: str, seed: int) -> Bot:
    """A bot of that level for a game; its own chance comes from the seed."""
    makers = _makers(game_id)
    if not isinstance(level, str) or level_named(level) not in makers:
        raise ImpossibleSetup("unknown-bot", name=level, game=game_id, known=", ".join(makers))
    return makers[level_named(level)](check_any_seed(seed))


@cache
def level_searches(game_id: str, level: str) -> bool:
    """Whether the bots of a level want worlds besides the view."""
    return searches(make_bot(game_id, level, 0))


def usual_bot(game_id: str) -> str:
    """The level of bot that is offered: the strongest one that moves without searching."""
    return next(level for level in reversed(_ladder(game_id)) if not level_searches(game_id, level))
