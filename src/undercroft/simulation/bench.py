"""Benchmarks on one core: medians of random play, clone, determinize, view and apply."""

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
    """The measurements of one set-up; times are in microseconds."""

    setup: str
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone: float
    determinize: float
    view: float
    apply: float
    worlds_per_second: float
    """The number of worlds sampled."""
    playouts_per_second: float | None
    """The number of playouts of a searching bot; None if the game has none."""


class GameReport(msgspec.Struct, frozen=True):
    """The benchmark of one game."""

    game: str
    rows: tuple[Row, ...]


class Report(msgspec.Struct, frozen=True):
    """The benchmark of several games."""

    games: tuple[GameReport, ...]


def run_bench(
    game_id: str | None = None,
    *,
    quick: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Measure a game, or all games; a set-up takes about ten seconds, or one if `quick`.

    `progress` is called with the number of finished set-ups, of `measurements` in all.
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
    """Return the ids of the games to measure; raise `ImpossibleSetup` for an unknown one."""
    return list(registered()) if game_id is None else [find_game(game_id).id]


def measurements(game_id: str | None) -> int:
    """Return the number of set-ups that `run_bench` measures."""
    return sum(len(samples_of(name)) for name in wanted(game_id))


def samples_of(game_id: str) -> tuple[Sample, ...]:
    """Return the set-ups to measure: those of the package, or else one with the fewest seats."""
    seats = find_game(game_id).seats[0]
    return find_package(game_id).samples().bench or (Sample(f"{seats} seats", seats, {}),)


def measure(game_id: str, sample: Sample, rounds: int, games: int, calls: int) -> Row:
    """Measure one set-up."""
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
    """Return a function that samples a new world for the deciding seat at each call."""
    assert table.decision is not None
    seat, numbers = table.decision.seat, count()
    return lambda: table.worlds(seat).sample(next(numbers))


def playouts_per_second(table: Table, rounds: int, calls: int) -> float | None:
    """Measure the playouts of the first option by the weakest searching bot of a game, one per world."""
    bot = adviser(table.game.id)
    if bot is None:
        return None
    world = worlds(table)
    return round(1e6 / timed(lambda: play_out(bot.model, world(), 0), rounds, calls), 1)


def play_many(game_id: str, seats: int, options: dict[str, Any], games: int, seed: int) -> int:
    """Play random games to the end, including set-up and option generation; return the number of decisions."""
    game = find_game(game_id)
    values = game.read_setup(seats, options)
    without = take_backs(game)
    decisions = 0
    for number in range(seed, seed + games):
        decisions += random_playout(game.start(seats, values, seeded(number)), without, seeded(number + 1))
    return decisions


def mid_game(game_id: str, seats: int, options: dict[str, Any]) -> Table:
    """Return a table after about 20 decisions, with a decision to make."""
    table = new_table(game_id, seats=seats, seed=1, options=options)
    for _ in range(20):
        assert table.decision is not None
        choices = table.decision.options
        outcome = table.outcome(next((option for option in choices if not option.back), choices[0]))
        if outcome.state.question is None:
            break  # a short game: stop before its end
        table.make(outcome)
    return table


def timed(call: Callable[[], object], rounds: int, calls: int) -> float:
    """Return the median time of a call in microseconds."""
    times: list[float] = []
    for _ in range(rounds):
        start = perf_counter()
        for _ in range(calls):
            call()
        times.append((perf_counter() - start) / calls * 1e6)
    return round(median(times), 2)
