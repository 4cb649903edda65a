"""Hints: the best options by a bot's search, ranked by their expected results, and the reason for the first.

A hint uses only the view of the seat and sampled worlds that are consistent with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.bots import bot_levels, make_bot
from undercroft.bots.rollouts import FRESH, by_model, by_views, changes, is_better, rated, try_out, unit_of
from undercroft.bots.search import SearchBot
from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.analysis import Hint, Rated, Reason

if TYPE_CHECKING:
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.features.analysis import Unit
    from undercroft.kernel.view_types import AnyView

MAX_OPTIONS: Final = 3
"""The number of options in a hint."""
EVALUATION_SHARE: Final = 4
"""One playout in this many evaluates the best options in fresh worlds, after the search has found them."""
MAX_WORLDS: Final = 40
"""The maximum number of fresh worlds; more would not change the displayed digits."""
WORLDS_BY_VIEW: Final = 8
"""The number of fresh worlds for playouts by bots that need views, which are slow."""

DIGITS: Final[dict[Unit, int]] = {"chance": 2, "points": 1}
"""The digits of a value after the point that texts show; options with equal ones are not called better."""


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
    _check_difference(view, worlds)
    bot = adviser(view["game"])
    if bot is None:
        return _hint_by_views(view, worlds)
    different = _first_of_its_kind(worlds, [one.option for one in bot.compare(view, worlds)])
    best = different[:MAX_OPTIONS]
    count = min(max(bot.playouts // EVALUATION_SHARE // len(best), 2), MAX_WORLDS)
    trials = try_out(worlds, best, count, view["number"], by_model(bot.model), bot.model)
    unit, scale = unit_of(bot.model, worlds)
    first, *others = best = sorted(best, key=lambda option: -sum(trials[option].values))
    options = {option: rated(option, trials[option], scale) for option in best}
    shown = {option: round(one.value or 0.0, DIGITS[unit]) for option, one in options.items()}
    behind = next((one for one in others if shown[one] < shown[first] and is_better(trials[first], trials[one])), None)
    reason = None if behind is None else Reason(behind, changes(worlds.game, trials[first], trials[behind]))
    return Hint(tuple(options.values()), unit, reason, count)


def _check_difference(view: AnyView, worlds: Worlds) -> None:
    """Reject a question whose options are all the same to the seat."""
    options = [index for index, option in enumerate(view["decision"]["options"]) if not option.get("back")]
    if len(options) > 1 and len(_first_of_its_kind(worlds, options)) == 1:
        raise Illegal("hint-alike")


def _first_of_its_kind(worlds: Worlds, options: list[int]) -> list[int]:
    """Return the options, of those that are the same to the seat only the first."""
    state = worlds.sample(FRESH)  # any world: what differs between worlds does not count
    first: dict[object, int] = {}
    for option in options:
        first.setdefault(worlds.game.sameness(state, state.options[option]), option)
    return list(first.values())


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
