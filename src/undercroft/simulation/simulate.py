"""Series of games between bots on several processes; the result does not depend on the number of processes."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import Counter
from contextlib import contextmanager
from functools import partial
from math import sqrt
from multiprocessing import resource_tracker
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.bots import Bot, make_bot
from undercroft.kernel.bot import choice_of
from undercroft.kernel.errors import ImpossibleSetup, Malformed, safe_repr
from undercroft.kernel.rng import check_seed
from undercroft.kernel.table import Table, new_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from multiprocessing.pool import Pool

MOST_DECISIONS = 20_000
"""The maximum number of decisions of a game; beyond it the bots are taken to go in circles."""
Z95 = 1.959964
"""The width of a 95 % interval in standard deviations."""


class Task(msgspec.Struct, frozen=True):
    """A game to play."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game."""

    winners: tuple[int, ...]
    reason: str
    decisions: int
    reached: int | None
    """The floor reached, in games with floors."""
    scores: tuple[int, ...]
    """The score of each seat."""


class Scores(msgspec.Struct, frozen=True):
    """The distribution of a seat's scores over many games."""

    mean: float
    quartiles: tuple[float, float, float, float, float]
    """The minimum, the three quartiles and the maximum, with linear interpolation."""
    zero_or_more: float
    """The share of games with a score of at least 0."""


class Report(msgspec.Struct, frozen=True):
    """The statistics of a series, by seat and by reason for the end."""

    game: str
    games: int
    bots: tuple[str, ...]
    wins: tuple[int, ...]
    win_rate: tuple[float, ...]
    low: tuple[float, ...]
    """The lower ends of 95 % intervals (Wilson) of the win rates."""
    high: tuple[float, ...]
    reasons: dict[str, int]
    reached: dict[str, int]
    scores: tuple[Scores, ...]
    decisions_per_game: float
    seconds: float


def simulate(
    game: str,
    *,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games with consecutive seeds from `seed`; `bots` are one level for all seats, or one per seat.

    The default for `seats` is the smallest number that the game allows. `progress` is called with the number of
    finished games.
    """
    # Reject wrong arguments here, not in a worker.
    check_count("games", games)
    check_count("workers", workers)
    check_seeds(seed, games)
    count = new_table(game, seats=seats, seed=seed, options=options).seats
    levels = check_bots(bots) * (count if len(bots) == 1 else 1)
    if len(levels) != count:
        raise ImpossibleSetup("wrong-number-of-bots", bots=len(levels), seats=count)
    for level in levels:
        make_bot(game, level, 0)
    tasks = [Task(game, count, levels, number, options or {}) for number in range(seed, seed + games)]
    start = perf_counter()
    if workers == 1:
        outcomes = _collect(map(play_task, tasks), progress)
    else:
        with worker_pool(workers) as pool:
            outcomes = _collect(pool.imap(play_task, tasks, chunksize=4), progress)
    return _report(game, levels, outcomes, perf_counter() - start)


def check_count(name: str, number: int) -> None:
    """Raise `Malformed` unless it is a whole number of at least 1."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise Malformed("bad-value", name=name, value=safe_repr(number))


def check_seeds(first: int, count: int) -> None:
    """Reject a seed range that contains an invalid seed."""
    check_seed(check_seed(first) + count - 1)


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the bots as a tuple; raise `Malformed` for a string, which would be read letter by letter."""
    if not isinstance(bots, (list, tuple)):
        raise Malformed("bad-value", name="bots", value=safe_repr(bots))
    return tuple(bots)


@contextmanager
def worker_pool(workers: int) -> Iterator[Pool]:
    """Provide a pool of worker processes that ignore Ctrl+C; the parent process stops them."""
    with _interrupts_blocked():
        pool = multiprocessing.get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with pool:
        yield pool


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl+C for a while; processes started meanwhile inherit the block."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # if the first process started it, it would unblock SIGINT
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)


def _collect(played: Iterable[Outcome], progress: Callable[[int], None] | None) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for outcome in played:
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes))
    return outcomes


def play_task(task: Task) -> Outcome:
    """Play one game to its end."""
    table = new_table(task.game, seats=task.seats, seed=task.seed, options=task.options)
    bots = {seat: make_bot(task.game, level, task.seed * 8 + seat) for seat, level in enumerate(task.bots)}
    play_game(table, bots)
    assert table.result is not None
    reached = table.view(None).get("floor")
    scores = tuple(table.game.score(table.state, seat) for seat in range(table.seats))
    return Outcome(table.result.winners, table.result.reason, len(table.moves), reached, scores)


def play_game(table: Table, bots: dict[int, Bot], *, most: int = MOST_DECISIONS) -> None:
    """Let bots speak and choose until the game is over or a seat without a bot has to choose."""
    for _ in range(most):
        decision = table.decision
        if decision is None or decision.seat not in bots:
            return
        bot = bots[decision.seat]
        view = table.view(decision.seat)
        phrase = bot.phrase(view)
        if phrase is not None:
            table.say(decision.seat, phrase)
        table.apply(choice_of(bot, view, partial(table.worlds, decision.seat)))
    raise RuntimeError(f"the game did not end within {most} decisions (seed {table.seed})")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    centre = (rate + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)


def scores_of(points: Sequence[int]) -> Scores:
    """Return the distribution of a seat's scores in at least one game."""
    ranked = sorted(points)
    lowest, lower, middle, upper, highest = (_quartile(ranked, quarter) for quarter in range(5))
    not_negative = sum(point >= 0 for point in ranked)
    share = round(not_negative / len(ranked), 4)
    return Scores(round(sum(ranked) / len(ranked), 2), (lowest, lower, middle, upper, highest), share)


def _quartile(ranked: Sequence[int], quarter: int) -> float:
    """Return a quartile (0 to 4) with linear interpolation, the default of data frames."""
    place, beyond = divmod((len(ranked) - 1) * quarter, 4)
    here = ranked[place]
    return here + (ranked[place + 1] - here) * beyond / 4 if beyond else float(here)


def _report(game: str, levels: tuple[str, ...], outcomes: list[Outcome], seconds: float) -> Report:
    games = len(outcomes)
    wins = tuple(sum(seat in outcome.winners for outcome in outcomes) for seat in range(len(levels)))
    intervals = [wilson(won, games) for won in wins]
    reached = Counter(outcome.reached for outcome in outcomes if outcome.reached is not None)
    return Report(
        game=game,
        games=games,
        bots=levels,
        wins=wins,
        win_rate=tuple(round(won / games, 4) for won in wins),
        low=tuple(low for low, _ in intervals),
        high=tuple(high for _, high in intervals),
        reasons=dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        reached={str(place): reached[place] for place in sorted(reached)},
        scores=tuple(scores_of([outcome.scores[seat] for outcome in outcomes]) for seat in range(len(levels))),
        decisions_per_game=round(sum(outcome.decisions for outcome in outcomes) / games, 1),
        seconds=round(seconds, 2),
    )
