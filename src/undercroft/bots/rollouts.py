"""Trials: options played out in the same fresh worlds, to say how good they are and what makes one better.

No search has used these worlds, so no option looks good by the luck of having been chosen. What differs in them is
counted in the stakes that the game declares: it is the reason for one option and against another.
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
"""Of the worlds of a position search uses those before this one."""
LEAST: Final = 0.1
"""A smaller difference of what is counted is none."""
MOST_CHANGES: Final = 2
"""So many gains and so many costs make a reason."""
DECISIONS_BY_VIEW: Final = 24
"""A bot that goes by views plays on for so many decisions."""

PlayOn = Callable[[State, int], State]
"""The position to which an option of a world leads, when everybody plays on."""


class Trial(NamedTuple):
    """What an option led to, world by world: its values, and what was at stake, counted."""

    values: list[float]
    counts: list[tuple[int, ...]]


@runtime_checkable
class CountsPoints(Protocol):
    """A mind that counts points at some tables, rather than chances."""

    def most_points(self, state: State) -> float | None:
        """How many points a value of 1 stands for; None where values are chances."""
        ...


def unit_of(mind: SearchModel, worlds: Worlds) -> tuple[Unit, float]:
    """What the values of a mind are at a table, and by how much to multiply them."""
    most = mind.most_points(worlds.sample(FRESH)) if isinstance(mind, CountsPoints) else None
    return ("chance", 1.0) if most is None else ("points", most)


def by_mind(mind: SearchModel) -> PlayOn:
    """Everybody plays on as a mind of search says."""
    return lambda start, option: play_out(mind, start, option)


def by_views(game: Game[State], view: AnyView, level: str) -> PlayOn:
    """Everybody plays on for a while as bots do that go by what they see."""
    seats, names = view["seats"], tuple(view["names"])

    def played_on(start: State, option: int) -> State:
        state = start.clone()
        bots = [make_bot(game.id, level, seat) for seat in range(seats)]
        play(state, state.options[option])
        for _ in range(DECISIONS_BY_VIEW):
            if state.question is None:
                break
            seen = Table(game, seats, view["options"], 0, state, names=names).view(state.seat)
            play(state, state.options[bots[state.seat].choose(cast("AnyView", seen))])
        return state

    return played_on


def try_out(
    worlds: Worlds, options: Sequence[int], count: int, seed: int, play_on: PlayOn, mind: SearchModel | None = None
) -> dict[int, Trial]:
    """Play the options out in the same worlds; without a mind their values are all the same."""
    seat, stakes = worlds.seat, worlds.game.evaluation_terms
    trials = {option: Trial([], []) for option in options}
    for number in range(count):
        start = worlds.sample((seed << 20) + FRESH + number)
        for option, trial in trials.items():
            end = play_on(start, option)
            trial.values.append(0.0 if mind is None else mind.value(end, seat))
            trial.counts.append(tuple([stake.counted(end, seat) for stake in stakes]))
    return trials


def rated(option: int, trial: Trial, scale: float) -> Rated:
    """What is expected of an option."""
    count = len(trial.values)
    mean = sum(trial.values) / count
    error = sqrt(sum((value - mean) ** 2 for value in trial.values) / (count - 1) / count)
    return Rated(option, mean * scale, error * scale)


def is_better(one: Trial, other: Trial) -> bool:
    """Whether an option did better than another beyond doubt."""
    mean, error = difference(one.values, other.values)
    return mean > DOUBT * error


def changes(game: Game[State], one: Trial, other: Trial) -> tuple[Change, ...]:
    """What an option leads to more or less of than another, beyond doubt: a few gains, and a few costs."""
    found: list[Change] = []
    for place, stake in enumerate(game.evaluation_terms):
        here, there = ([float(counts[place]) for counts in trial.counts] for trial in (one, other))
        by, error = difference(here, there)
        change = Change(stake.name, round(by, 1), (by > 0) == stake.good)
        if abs(by) >= LEAST and abs(by) > DOUBT * error and _counted(found, change.good) < MOST_CHANGES:
            found.append(change)
    return tuple(found)


def _counted(found: list[Change], good: bool) -> int:
    return sum(change.good == good for change in found)
