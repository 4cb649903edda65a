"""Hints: the choice of a bot for a seat, the expected results of the best options, and the reason for the first.

A hint uses only the view of the seat and sampled worlds that are consistent with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.bots import bot_levels, make_bot
from undercroft.bots.rollouts import by_model, by_views, changes, is_better, rated, try_out, unit_of
from undercroft.bots.search import SearchBot
from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.analysis import Hint, Rated, Reason

if TYPE_CHECKING:
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.view_types import AnyView

MAX_OPTIONS: Final = 3
"""The number of options in a hint."""
EVALUATION_SHARE: Final = 4
"""One playout in this many evaluates the best options in fresh worlds, after the search has found them."""
MAX_WORLDS: Final = 40
"""The maximum number of fresh worlds; more would not change the displayed digits."""
WORLDS_BY_VIEW: Final = 8
"""The number of fresh worlds for playouts by bots that need views, which are slow."""


def adviser(game_id: str) -> SearchBot | None:
    """Return the weakest searching bot of a game, which is the fastest, or None."""
    bots = (make_bot(game_id, level, 0) for level in bot_levels(game_id))
    return next((bot for bot in bots if isinstance(bot, SearchBot)), None)


def hint_for(view: AnyView, worlds: Worlds) -> Hint:
    """Return the hint for the deciding seat; the same position always gives the same hint."""
    decision = view["decision"]
    if decision is None:
        raise Illegal("game-over")
    if not view["seat"] == worlds.seat == decision["seat"]:
        raise Illegal("hint-not-asked", seat=decision["seat"])
    bot = adviser(view["game"])
    if bot is None:
        return _hint_by_views(view, worlds)
    best = [one.option for one in bot.compare(view, worlds)[:MAX_OPTIONS]]
    count = min(max(bot.playouts // EVALUATION_SHARE // len(best), 2), MAX_WORLDS)
    trials = try_out(worlds, best, count, view["number"], by_model(bot.model), bot.model)
    unit, scale = unit_of(bot.model, worlds)
    first, *others = best
    others.sort(key=lambda option: -sum(trials[option].values))
    behind = next((option for option in others if is_better(trials[first], trials[option])), None)
    reason = None if behind is None else Reason(behind, changes(worlds.game, trials[first], trials[behind]))
    return Hint(tuple(rated(option, trials[option], scale) for option in (first, *others)), unit, reason, count)


def _hint_by_views(view: AnyView, worlds: Worlds) -> Hint:
    """Return the choice of the strongest bot of a game without search, and a reason found by playouts."""
    game, level = worlds.game, bot_levels(view["game"])[-1]
    if level == "rat":
        raise Illegal("no-hints", game=game.id)
    chosen = make_bot(game.id, level, view["number"]).choose(view)
    options: list[dict[str, Any]] = view["decision"]["options"]
    others = [index for index, option in enumerate(options) if index != chosen and not option.get("back")]
    others = others[: MAX_OPTIONS - 1]
    trials = try_out(worlds, [chosen, *others], WORLDS_BY_VIEW, view["number"], by_views(game, view, level))
    found = [Reason(option, changes(game, trials[chosen], trials[option])) for option in others]
    reason = next((one for one in found if any(change.good for change in one.changes)), None)
    return Hint((Rated(chosen, None, None),), None, reason, WORLDS_BY_VIEW)
