"""Hints: what a bot would do at a seat, what it expects of the best options, and why the first of them is better.

Everything comes from the view of the seat and from worlds that it cannot tell from the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.bots import bot_levels, make_bot
from undercroft.bots.rollouts import by_mind, by_views, changes, is_better, rated, try_out, unit_of
from undercroft.bots.search import SearchBot
from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.analysis import Hint, Rated, Reason

if TYPE_CHECKING:
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.view_types import AnyView

TOLD: Final = 3
"""So many options are told."""
FRESH_SHARE: Final = 4
"""One playout in so many goes into telling how good the best options are, once they are found."""
MOST_WORLDS: Final = 40
"""In more worlds nobody would read a difference."""
WORLDS_BY_VIEW: Final = 8
"""Bots that go by views are slow: they try the options in so many worlds."""


def adviser(game_id: str) -> SearchBot | None:
    """The bot that is asked: the quickest one that searches, if the game has such."""
    bots = (make_bot(game_id, level, 0) for level in bot_levels(game_id))
    return next((bot for bot in bots if isinstance(bot, SearchBot)), None)


def hint_for(view: AnyView, worlds: Worlds) -> Hint:
    """What a bot would do at the seat that is asked: the same for whoever asks there."""
    decision = view["decision"]
    if decision is None:
        raise Illegal("game-over")
    if not view["seat"] == worlds.seat == decision["seat"]:
        raise Illegal("hint-not-asked", seat=decision["seat"])
    bot = adviser(view["game"])
    if bot is None:
        return _hint_by_views(view, worlds)
    best = [one.option for one in bot.compare(view, worlds)[:TOLD]]
    count = min(max(bot.playouts // FRESH_SHARE // len(best), 2), MOST_WORLDS)
    trials = try_out(worlds, best, count, view["number"], by_mind(bot.mind), bot.mind)
    unit, scale = unit_of(bot.mind, worlds)
    first, *others = best
    others.sort(key=lambda option: -sum(trials[option].values))
    behind = next((option for option in others if is_better(trials[first], trials[option])), None)
    reason = None if behind is None else Reason(behind, changes(worlds.game, trials[first], trials[behind]))
    return Hint(tuple(rated(option, trials[option], scale) for option in (first, *others)), unit, reason, count)


def _hint_by_views(view: AnyView, worlds: Worlds) -> Hint:
    """What the strongest bot that goes by the view would do; others are tried out to say what speaks for it."""
    game, level = worlds.game, bot_levels(view["game"])[-1]
    if level == "rat":
        raise Illegal("no-hints", game=game.id)
    chosen = make_bot(game.id, level, view["number"]).choose(view)
    told: list[dict[str, Any]] = view["decision"]["options"]
    others = [index for index, option in enumerate(told) if index != chosen and not option.get("back")][: TOLD - 1]
    trials = try_out(worlds, [chosen, *others], WORLDS_BY_VIEW, view["number"], by_views(game, view, level))
    found = [Reason(option, changes(game, trials[chosen], trials[option])) for option in others]
    reason = next((one for one in found if any(change.good for change in one.changes)), None)
    return Hint((Rated(chosen, None, None),), None, reason, WORLDS_BY_VIEW)
