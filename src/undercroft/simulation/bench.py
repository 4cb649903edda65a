"""Benchmarks on one core, as medians: random play, clone, determinize, view and apply."""

from __future__ import annotations

from itertools import count
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.bots.hints import adviser
from undercroft.bots.search import play_out
from undercroft.kernel.features.presets import Sample
from undercroft.kernel.game import find_game, find_package, registered
from undercroft.kernel.playout import random_playout, take_backs
from undercroft.kernel.rng import seeded
from undercroft.kernel.table import Table, new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import State


class Row(msgspec.Struct, frozen=True):
    """The figures of one set-up; times in microseconds."""

    setup: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone: float
    determinize: float
    view: float
    apply: float
    worlds_per_second: float
    """Worlds that a bot imagines."""
    playouts_per_second: float | None
    """Options that a bot plays out in them as far as it looks ahead; None where no bot searches."""


class GameReport(msgspec.Struct, frozen=True):
    """The benchmark of one game."""

    game: str
    rows: tuple[Row, ...]


class Report(msgspec.Struct, frozen=True):
    """The benchmark of some games."""

    games: tuple[GameReport, ...]


def run_bench(
    game_id: str | None = None,
    *,
    quick: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Measure a game, or all of them; quick takes about a second a set-up, otherwise about ten.

    `progress` is called with the number of measurements done so far, of `measurements` in all.
    """
    done = count(1)

    def step() -> None:
        if progress is not None:
            progress(next(done))

    rounds, games, calls = (3, 60, 200) if quick else (9, 400, 2000)
    reports = []
    for name in wanted(game_id):
        rows = []
        for sample in samples_of(name):
            rows.append(measure(name, sample, rounds, games, calls))
            step()
        reports.append(GameReport(name, tuple(rows)))
    return Report(tuple(reports))


def wanted(game_id: str | None) -> list[str]:
    """The games that are measured; a clear error for an unknown one."""
    return list(registered()) if game_id is None else [find_game(game_id).id]


def measurements(game_id: str | None) -> int:
    """The number of measurements that `run_bench` takes."""
    return sum(len(samples_of(name)) for name in wanted(game_id))


def samples_of(game_id: str) -> tuple[Sample, ...]:
    """What is measured of a game: what its package names, or else as few seats as it takes."""
    seats = find_game(game_id).seats[0]
    return find_package(game_id).samples().bench or (Sample(f"{seats} seats", seats, {}),)


def measure(game_id: str, sample: Sample, rounds: int, games: int, calls: int) -> Row:
    """One row of the table."""
    seats, options = sample.seats, sample.options
    rates: list[tuple[float, float, float]] = []
    for round_number in range(rounds):
        start = perf_counter()
        decisions = play_many(game_id, seats, options, games, seed=round_number * games)
        seconds = perf_counter() - start
        rates.append((decisions / seconds, games / seconds, decisions / games))
    table = mid_game(game_id, seats, options)
    state = table.state
    return Row(
        setup=sample.name,
        decisions_per_second=round(median(rate[0] for rate in rates)),
        games_per_second=round(median(rate[1] for rate in rates), 1),
        decisions_per_game=round(median(rate[2] for rate in rates), 1),
        clone=timed(state.clone, rounds, calls),
        determinize=timed(lambda: table.determinize(0, seed=1), rounds, calls),
        view=timed(lambda: table.view(0), rounds, max(1, calls // 10)),
        apply=timed(lambda: table.clone().apply(0), rounds, max(1, calls // 10)),
        worlds_per_second=round(1e6 / timed(worlds(table), rounds, max(1, calls // 10))),
        playouts_per_second=playouts_per_second(table, rounds, max(1, calls // 50)),
    )


def worlds(table: Table) -> Callable[[], State]:
    """A function that imagines a world of the seat that is asked, another one each time."""
    assert table.decision is not None
    seat, numbers = table.decision.seat, count()
    return lambda: table.worlds(seat).sample(next(numbers))


def playouts_per_second(table: Table, rounds: int, calls: int) -> float | None:
    """How many options the quickest searching bot of the game plays out in a second, the first one in each world."""
    bot = adviser(table.game.id)
    if bot is None:
        return None
    world = worlds(table)
    return round(1e6 / timed(lambda: play_out(bot.mind, world(), 0), rounds, calls), 1)


def play_many(game_id: str, seats: int, options: dict[str, Any], games: int, seed: int) -> int:
    """Random games to the end, set-up and option generation included; gives the decisions made."""
    game = find_game(game_id)
    values = game.read_setup(seats, options)
    without = take_backs(game)
    decisions = 0
    for number in range(seed, seed + games):
        decisions += random_playout(game.start(seats, values, seeded(number)), without, seeded(number + 1))
    return decisions


def mid_game(game_id: str, seats: int, options: dict[str, Any]) -> Table:
    """A table some way into a game, in which something is still asked."""
    table = new_table(game_id, seats=seats, seed=1, options=options)
    for _ in range(20):
        assert table.decision is not None
        choices = table.decision.options
        outcome = table.outcome(next((option for option in choices if not option.back), choices[0]))
        if outcome.state.question is None:
            break  # a short game: what is measured needs a decision to be made
        table.make(outcome)
    return table


def timed(call: Callable[[], object], rounds: int, calls: int) -> float:
    """The median time of a call in microseconds."""
    times: list[float] = []
    for _ in range(rounds):
        start = perf_counter()
        for _ in range(calls):
            call()
        times.append((perf_counter() - start) / calls * 1e6)
    return round(median(times), 2)
