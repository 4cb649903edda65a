"""Search in imagined worlds: every option is played out in the same worlds, and those that fall behind are left out.

A game brings a `SearchModel`: how everybody plays on, when to stop, and what a position is then worth. Options are
compared in pairs, world by world, so that luck which all share cancels out; one that is worse beyond doubt is left out.
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
"""Worlds between two looks at who has fallen behind."""
DOUBT = 2.0
"""An option is left out when it is behind by so many standard errors."""
SAME = 0.002
"""Options that surely differ by less are the same: one of them is enough."""


class SearchModel(Protocol):
    """What a game knows about playing on and about how good a position is."""

    def policy(self, state: State) -> Move:
        """What the seat that is asked would do, found fast."""
        ...

    def is_far_enough(self, start: State, state: State) -> bool:
        """Whether a playout that began at `start` has come to where its position is judged."""
        ...

    def value(self, state: State, seat: int) -> float:
        """How likely a seat is to win from here, between 0 and 1."""
        ...


@runtime_checkable
class Prunes(Protocol):
    """A mind that knows which options are worth playing out at all."""

    def worth_trying(self, state: State) -> Sequence[Move]:
        """Of a state's options those about which one might think longer, by what the seat that is asked knows."""
        ...


@runtime_checkable
class FastRollout(Protocol):
    """A mind that plays on in larger steps than single decisions, where these are steps of one plan."""

    def advance(self, state: State) -> None:
        """Play on as the policy would, as far as its plan goes."""
        ...


class Judged(NamedTuple):
    """An option, how well it did on average, and how uncertain that is."""

    option: int
    value: float
    error: float
    worlds: int


def searching(mind: SearchModel, usual: BotMaker, playouts: int, least_gain: float = 0.0) -> BotMaker:
    """A maker of bots that search with this mind, and so many playouts a decision."""
    return lambda seed: SearchBot(seed, mind, usual(seed), playouts, least_gain)


class SearchBot:
    """Plays out the options in worlds of its own; it leaves what the usual bot would do only for a clear gain."""

    def __init__(self, seed: int, mind: SearchModel, usual: Bot, playouts: int, least_gain: float = 0.0) -> None:
        self._seed = seed
        self.mind = mind
        self._usual = usual
        self.playouts = playouts
        self._least_gain = least_gain
        """What is judged better by less than this may be so by the mistakes of the judgement alone."""

    def phrase(self, view: AnyView) -> str | None:
        """It says what the usual bot would say."""
        return self._usual.phrase(view)

    def choose(self, view: AnyView, worlds: Worlds | None = None) -> int:
        """The option that leads to the best positions, as far as this seat can tell."""
        usual = self._usual.choose(view)
        if worlds is None or len(view["decision"]["options"]) == 1:
            return usual
        tried = set(self._tried(worlds))
        options = [index for index in forward(view, usual) if index == usual or index in tried]
        if len(options) == 1:
            return usual
        return self.judge(worlds, options, usual, self._seed + view["number"])[0].option

    def compare(self, view: AnyView, worlds: Worlds) -> list[Judged]:
        """All options that do not only take back, the one to take first and then the best ones."""
        usual = self._usual.choose(view)
        return self.judge(worlds, forward(view, usual), usual, self._seed + view["number"])

    def _tried(self, worlds: Worlds) -> Collection[int]:
        """The options that are worth playing out."""
        state = worlds.sample(0)
        if not isinstance(self.mind, Prunes):
            return range(len(state.options))
        tried = set(self.mind.worth_trying(state))
        return [index for index, move in enumerate(state.options) if move in tried]

    def judge(self, worlds: Worlds, options: list[int], usual: int, seed: int) -> list[Judged]:
        """The options, the one to take first and then the best ones; `usual` is taken unless another is better."""
        results: dict[int, list[float]] = {option: [] for option in options}
        alive = options
        left = self.playouts
        world = seed << 20
        while left >= len(alive) and len(alive) > 1:
            for _ in range(BATCH):
                start = worlds.sample(world)
                world += 1
                for option in alive:
                    results[option].append(self.mind.value(play_out(self.mind, start, option), worlds.seat))
            left -= BATCH * len(alive)
            alive = _not_behind(results, alive)
        judged = sorted((_judged(option, results[option]) for option in options), key=_best_first)
        choice = _leave(results, alive, usual, self._least_gain)
        return sorted(judged, key=lambda one: one.option != choice)


def forward(view: AnyView, usual: int) -> list[int]:
    """The options of a view without those that only take back, unless that is the usual one."""
    told: list[dict[str, Any]] = view["decision"]["options"]
    return [index for index, option in enumerate(told) if index == usual or not option.get("back")]


def play_out(mind: SearchModel, start: State, option: int) -> State:
    """The position that an option leads to, when everybody plays on as the mind says until that is far enough."""
    state, advance = start.clone(), mind.advance if isinstance(mind, FastRollout) else None
    play(state, state.options[option])
    for _ in range(LONGEST):
        if state.question is None or mind.is_far_enough(start, state):
            return state
        if advance is None:
            play(state, mind.policy(state))
        else:
            advance(state)
    raise RuntimeError(f"a playout did not end within {LONGEST} decisions")


def _not_behind(results: dict[int, list[float]], alive: list[int]) -> list[int]:
    """The options that may still be better than all others, the best so far among them."""
    best = max(alive, key=lambda option: sum(results[option]))
    return [option for option in alive if option == best or _may_be_better(results[option], results[best])]


def _may_be_better(one: list[float], best: list[float]) -> bool:
    mean, error = difference(best, one)
    return mean <= DOUBT * error and mean + DOUBT * error > SAME


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one did better in the worlds that both were played in, and the standard error of that."""
    gaps = [here - there for here, there in zip(one, other, strict=False)]
    count = len(gaps)
    if count < 2:
        return 0.0, 1.0
    mean = sum(gaps) / count
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)


def _leave(results: dict[int, list[float]], alive: list[int], usual: int, least_gain: float) -> int:
    """The best option that is left, unless it is not clearly better than the usual one."""
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
