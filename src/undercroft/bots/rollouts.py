"""Rollouts of options in the same fresh worlds, to estimate their values and to explain the differences.

The worlds are not those of the search, so the estimates are free of its selection bias. The evaluation terms of the
game measure the differences between options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast, runtime_checkable

from undercroft.bots import make_bot
from undercroft.bots.search import DOUBT, difference, play_out
from undercroft.kernel.features.analysis import Change, Rated
from undercroft.kernel.state import State, play
from undercroft.kernel.table import Table

if TYPE_CHECKING:
    from undercroft.bots.search import SearchModel
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.features.analysis import Unit
    from undercroft.kernel.game import Game
    from undercroft.kernel.view_types import AnyView

FRESH: Final = 1 << 19
"""The offset of seeds of fresh worlds; search uses lower seeds."""
MIN_CHANGE: Final = 0.1
"""The smallest difference of an evaluation term that counts."""
MAX_CHANGES: Final = 2
"""The maximum number of gains, and of costs, in a reason."""
DECISIONS_BY_VIEW: Final = 24
"""The length of a rollout by bots that need views, in decisions."""

PlayOn = Callable[[State, int], State]
"""Plays an option in a world and continues for all seats; returns the final state."""


class Trial(NamedTuple):
    """The results of an option, world by world: values, and counts of the evaluation terms."""

    values: list[float]
    counts: list[tuple[int, ...]]


@runtime_checkable
class CountsPoints(Protocol):
    """A search model whose values are points at some tables instead of chances."""

    def most_points(self, state: State) -> float | None:
        """Return the points that a value of 1 stands for; None if values are chances."""
        ...


def unit_of(model: SearchModel, worlds: Worlds) -> tuple[Unit, float]:
    """Return the unit of a model's values at a table, and the factor from values to units."""
    most = model.most_points(worlds.sample(FRESH)) if isinstance(model, CountsPoints) else None
    return ("chance", 1.0) if most is None else ("points", most)


def by_model(model: SearchModel) -> PlayOn:
    """Return a rollout function that follows the policy of a search model."""
    return lambda start, option: play_out(model, start, option)


def by_views(game: Game[State], view: AnyView, level: str) -> PlayOn:
    """Return a rollout function that lets bots without search play a limited number of decisions."""
    seats, names = view["seats"], tuple(view["names"])

    def played_on(start: State, option: int) -> State:
        state = start.clone()
        bots = [make_bot(game.id, level, seat) for seat in range(seats)]
        play(state, state.options[option])
        for _ in range(DECISIONS_BY_VIEW):
            if state.question is None:
                break
            shown = Table(game, seats, view["options"], 0, state, names=names).view(state.seat)
            play(state, state.options[bots[state.seat].choose(cast("AnyView", shown))])
        return state

    return played_on


def try_out(
    worlds: Worlds, options: Sequence[int], count: int, seed: int, play_on: PlayOn, model: SearchModel | None = None
) -> dict[int, Trial]:
    """Play out options in the same worlds; without a model their values are all 0."""
    seat, terms = worlds.seat, worlds.game.evaluation_terms
    trials = {option: Trial([], []) for option in options}
    for number in range(count):
        start = worlds.sample((seed << 20) + FRESH + number)
        for option, trial in trials.items():
            end = play_on(start, option)
            trial.values.append(0.0 if model is None else model.value(end, seat))
            trial.counts.append(tuple([term.counted(end, seat) for term in terms]))
    return trials


def rated(option: int, trial: Trial, scale: float) -> Rated:
    """Return the expected result of an option with its standard error."""
    count = len(trial.values)
    mean = sum(trial.values) / count
    error = sqrt(sum((value - mean) ** 2 for value in trial.values) / (count - 1) / count)
    return Rated(option, mean * scale, error * scale)


def is_better(one: Trial, other: Trial) -> bool:
    """Return True if an option did significantly better than another."""
    mean, error = difference(one.values, other.values)
    return mean > DOUBT * error


def changes(game: Game[State], one: Trial, other: Trial) -> tuple[Change, ...]:
    """Return the most important significant differences between two options: a few gains and a few costs."""
    found: list[Change] = []
    for place, term in enumerate(game.evaluation_terms):
        here, there = ([float(counts[place]) for counts in trial.counts] for trial in (one, other))
        by, error = difference(here, there)
        change = Change(term.name, round(by, 1), (by > 0) == term.good)
        if abs(by) >= MIN_CHANGE and abs(by) > DOUBT * error and _counted(found, change.good) < MAX_CHANGES:
            found.append(change)
    return tuple(found)


def _counted(found: list[Change], good: bool) -> int:
    return sum(change.good == good for change in found)
