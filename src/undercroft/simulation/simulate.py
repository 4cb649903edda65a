"""Many games between bots, on as many processes as wanted; the result does not depend on how many."""

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
from undercroft.kernel.errors import ImpossibleSetup, Malformed, shown
from undercroft.kernel.rng import check_seed
from undercroft.kernel.table import Table, new_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from multiprocessing.pool import Pool

MOST_DECISIONS = 20_000
"""A game that takes more decisions than this does not end: a bot goes round in circles."""
Z95 = 1.959964
"""The width of a 95 % interval in standard deviations."""


class Task(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended."""

    winners: tuple[int, ...]
    reason: str
    decisions: int
    reached: int | None
    """How far it got, where a game has floors or rounds."""
    scores: tuple[int, ...]
    """The points of the seats."""


class Scores(msgspec.Struct, frozen=True):
    """The points of a seat over many games."""

    mean: float
    quartiles: tuple[float, float, float, float, float]
    """The lowest, the three quartiles and the highest; between two games they are interpolated."""
    zero_or_more: float
    """The share of games that did not end below zero."""


class Report(msgspec.Struct, frozen=True):
    """How many games ended, by seat and by reason."""

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
    """Play games with the seeds from `seed` on; `bots` are one level for all seats, or one a seat.

    Without a number of seats it is the least that the game takes. `progress` is called with the number of games done
    so far.
    """
    # Wrong arguments are refused before anything starts, not in a worker.
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
    """Refuse what is not a whole number of 1 or more."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise Malformed("bad-value", name=name, value=shown(number))


def check_seeds(first: int, count: int) -> None:
    """Refuse so many seeds in a row if one of them is none."""
    check_seed(check_seed(first) + count - 1)


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """Bots that are named in a list; a text would be taken for one letter by letter."""
    if not isinstance(bots, (list, tuple)):
        raise Malformed("bad-value", name="bots", value=shown(bots))
    return tuple(bots)


@contextmanager
def worker_pool(workers: int) -> Iterator[Pool]:
    """So many processes that take no notice of Ctrl+C: whoever started them ends them."""
    with _interruptions_held():
        pool = multiprocessing.get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    with pool:
        yield pool


@contextmanager
def _interruptions_held() -> Iterator[None]:
    """Ctrl+C comes only afterwards here, and never to the processes started meanwhile: they inherit what is held."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # when it is started along with the first process, it lets interruptions through
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


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
    """Let bots talk and choose until the game is over or a seat without a bot is asked."""
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
    raise RuntimeError(f"the bots did not come to an end within {most} decisions (seed {table.seed})")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's method."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    centre = (rate + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)


def scores_of(points: Sequence[int]) -> Scores:
    """How the points of a seat lie in at least one game."""
    ranked = sorted(points)
    lowest, lower, middle, upper, highest = (_quartile(ranked, quarter) for quarter in range(5))
    kept = sum(point >= 0 for point in ranked)
    share = round(kept / len(ranked), 4)
    return Scores(round(sum(ranked) / len(ranked), 2), (lowest, lower, middle, upper, highest), share)


def _quartile(ranked: Sequence[int], quarter: int) -> float:
    """So many quarters of the way from the lowest to the highest, as data frames reckon it; one game is all of them."""
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
