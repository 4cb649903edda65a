"""Search by determinization: play out every option in the same sampled worlds and drop those that fall behind.

A game defines a `SearchModel`: the policy of playouts, their end, and the value of the final position. Options are
compared in pairs, world by world, so that common luck cancels out; significantly worse options are dropped.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from undercroft.kernel.playout import LONGEST
from undercroft.kernel.state import Move, State, play

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from undercroft.kernel.bot import Bot, BotMaker
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.view_types import AnyView

BATCH = 8
"""The number of worlds between two comparisons."""
DOUBT = 2.0
"""The number of standard errors by which a dropped option is behind."""
SAME = 0.002
"""The difference below which two options count as equal, so that one of them is dropped."""


class SearchModel(Protocol):
    """A game's policy for playouts and its evaluation of positions."""

    def policy(self, state: State) -> Move:
        """Return a fast choice for the deciding seat."""
        ...

    def is_far_enough(self, start: State, state: State) -> bool:
        """Return True if a playout from `start` has reached a position to evaluate."""
        ...

    def value(self, state: State, seat: int) -> float:
        """Estimate the chance of a seat to win, between 0 and 1."""
        ...


@runtime_checkable
class Prunes(Protocol):
    """A search model that also selects the options to play out."""

    def worth_trying(self, state: State) -> Sequence[Move]:
        """Return the options worth playing out, by the knowledge of the deciding seat."""
        ...


@runtime_checkable
class FastRollout(Protocol):
    """A search model whose playouts advance by several decisions of one plan at a time."""

    def advance(self, state: State) -> None:
        """Carry out the decisions of the policy's current plan."""
        ...


class Judged(NamedTuple):
    """An option with its mean value, the standard error, and the number of worlds."""

    option: int
    value: float
    error: float
    worlds: int


def searching(model: SearchModel, usual: BotMaker, playouts: int, least_gain: float = 0.0) -> BotMaker:
    """Return a maker of bots that search with a model and a number of playouts per decision."""
    return lambda seed: SearchBot(seed, model, usual(seed), playouts, least_gain)


class SearchBot:
    """A bot that searches by playouts; it departs from the choice of a usual bot only for a clear gain."""

    def __init__(self, seed: int, model: SearchModel, usual: Bot, playouts: int, least_gain: float = 0.0) -> None:
        self._seed = seed
        self.model = model
        self._usual = usual
        self.playouts = playouts
        self._least_gain = least_gain
        """The gain that an option needs over the usual one: smaller gains can be errors of the evaluation."""

    def phrase(self, view: AnyView) -> str | None:
        """Return the phrase of the usual bot."""
        return self._usual.phrase(view)

    def choose(self, view: AnyView, worlds: Worlds | None = None) -> int:
        """Return the option with the best playouts in worlds that are consistent with the view."""
        usual = self._usual.choose(view)
        if worlds is None or len(view["decision"]["options"]) == 1:
            return usual
        tried = set(self._tried(worlds))
        options = [index for index in forward(view, usual) if index == usual or index in tried]
        if len(options) == 1:
            return usual
        return self.judge(worlds, options, usual, self._seed + view["number"])[0].option

    def compare(self, view: AnyView, worlds: Worlds) -> list[Judged]:
        """Return all options that do not only take back: the chosen one, then the others from the best to the worst."""
        usual = self._usual.choose(view)
        return self.judge(worlds, forward(view, usual), usual, self._seed + view["number"])

    def _tried(self, worlds: Worlds) -> Collection[int]:
        """Return the options worth playing out."""
        state = worlds.sample(0)
        if not isinstance(self.model, Prunes):
            return range(len(state.options))
        tried = set(self.model.worth_trying(state))
        return [index for index, move in enumerate(state.options) if move in tried]

    def judge(self, worlds: Worlds, options: list[int], usual: int, seed: int) -> list[Judged]:
        """Return the options, the chosen one first; `usual` is chosen unless another is clearly better."""
        results: dict[int, list[float]] = {option: [] for option in options}
        alive = options
        left = self.playouts
        world = seed << 20
        while left >= len(alive) and len(alive) > 1:
            for _ in range(BATCH):
                start = worlds.sample(world)
                world += 1
                for option in alive:
                    results[option].append(self.model.value(play_out(self.model, start, option), worlds.seat))
            left -= BATCH * len(alive)
            alive = _not_behind(results, alive)
        judged = sorted((_judged(option, results[option]) for option in options), key=_best_first)
        choice = _best(results, alive, usual, self._least_gain)
        return sorted(judged, key=lambda one: one.option != choice)


def forward(view: AnyView, usual: int) -> list[int]:
    """Return the options of a view that do not only take back, and the usual one in any case."""
    options: list[dict[str, Any]] = view["decision"]["options"]
    return [index for index, option in enumerate(options) if index == usual or not option.get("back")]


def play_out(model: SearchModel, start: State, option: int) -> State:
    """Play an option and follow the model's policy for all seats until the model stops; return the final state."""
    state, advance = start.clone(), model.advance if isinstance(model, FastRollout) else None
    play(state, state.options[option])
    for _ in range(LONGEST):
        if state.question is None or model.is_far_enough(start, state):
            return state
        if advance is None:
            play(state, model.policy(state))
        else:
            advance(state)
    raise RuntimeError(f"a playout did not end within {LONGEST} decisions")


def _not_behind(results: dict[int, list[float]], alive: list[int]) -> list[int]:
    """Return the options that may still be the best, including the best so far."""
    best = max(alive, key=lambda option: sum(results[option]))
    return [option for option in alive if option == best or _may_be_better(results[option], results[best])]


def _may_be_better(one: list[float], best: list[float]) -> bool:
    mean, error = difference(best, one)
    return mean <= DOUBT * error and mean + DOUBT * error > SAME


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """Return the mean difference of two options in their common worlds, and its standard error."""
    gaps = [here - there for here, there in zip(one, other, strict=False)]
    count = len(gaps)
    if count < 2:
        return 0.0, 1.0
    mean = sum(gaps) / count
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)


def _best(results: dict[int, list[float]], alive: list[int], usual: int, least_gain: float) -> int:
    """Return the best remaining option if it is clearly better than the usual one, else the usual one."""
    best = max(alive, key=lambda option: sum(results[option]))
    mean, error = difference(results[best], results[usual])
    return best if mean > max(error, least_gain) else usual


def _judged(option: int, values: list[float]) -> Judged:
    count = len(values)
    if count < 2:
        return Judged(option, 0.0, 1.0, count)
    mean = sum(values) / count
    return Judged(option, mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count), count)


def _best_first(one: Judged) -> tuple[float, int]:
    return -one.value, one.option
