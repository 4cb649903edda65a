"""Measure win rates of bots in the set-ups that a game's package defines for it."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections import Counter
from functools import partial
from itertools import count
from multiprocessing import Pool
from time import perf_counter

import msgspec

import undercroft
from undercroft.bots import make_bot
from undercroft.cli.arguments import read_options
from undercroft.cli.command import split_pairs
from undercroft.kernel.features.presets import Sample
from undercroft.kernel.game import find_package, registered
from undercroft.simulation.simulate import play_game, wilson


class Rate(msgspec.Struct, frozen=True):
    """The win rate in a set-up, and the places where the other games were lost."""

    game: str
    bot: str
    setup: str
    seats: int
    games: int
    won: int
    low: float
    high: float
    lost_on: dict[str, int]
    seconds_per_game: float

    def __str__(self) -> str:
        return (
            f"{self.bot}, {self.setup}, seats {self.seats}: {self.won} of {self.games} won "
            f"({100 * self.won / self.games:.1f} %, {100 * self.low:.1f} to {100 * self.high:.1f}); "
            f"lost on: {self.lost_on}; {self.seconds_per_game:.2f} s a game"
        )


def fair_seeds(game: str, sample: Sample, games: int, first: int) -> list[int]:
    """Return the first seeds, from a given one on, whose games count."""
    fair = find_package(game).samples().fair
    seeds: list[int] = []
    for seed in count(first):
        if len(seeds) == games:
            break
        table = undercroft.new(game, seats=sample.seats, seed=seed, options=sample.options)
        if fair(table.view(None)):
            seeds.append(seed)
    return seeds


def where_it_ended(game: str, sample: Sample, level: str, seed: int) -> str | None:
    """Play one game; return its progress if it was lost, or None if it was won."""
    table = undercroft.new(game, seats=sample.seats, seed=seed, options=sample.options)
    play_game(table, {seat: make_bot(game, level, seed * 8 + seat) for seat in range(sample.seats)})
    assert table.result is not None
    return None if table.result.winners else find_package(game).samples().reached(table.view(None))


def rate(game: str, sample: Sample, level: str, games: int, first: int, workers: int) -> Rate:
    """Play a game with each seed, in parallel, and return the win rate."""
    seeds = fair_seeds(game, sample, games, first)
    started = perf_counter()
    with Pool(workers) as pool:
        ends = pool.map(partial(where_it_ended, game, sample, level), seeds, chunksize=1)
    won = ends.count(None)
    lost_on = Counter(end for end in ends if end is not None)
    seconds = round(workers * (perf_counter() - started) / len(seeds), 2)
    low, high = wilson(won, len(seeds))
    lost = dict(sorted(lost_on.items()))
    return Rate(game, level, sample.name, sample.seats, len(seeds), won, low, high, lost, seconds)


def main() -> int:
    """Play the games and print each rate with its 95 % interval as soon as it is known."""
    measured = [game for game in registered() if find_package(game).samples().rates]
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--game", choices=measured, required=True)
    parser.add_argument("--only", action="append", default=[], help="the set-ups that have this in their name")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE: another option in all of them")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000, help="how many for each rate")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many games are played at once")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    given = parser.parse_args()
    other = read_options(given.game, split_pairs(given.option))
    for sample in find_package(given.game).samples().rates:
        if not given.only or any(part in sample.name for part in given.only):
            wanted = sample._replace(seats=given.seats, options={**sample.options, **other})
            found = rate(given.game, wanted, given.bot, given.games, given.first, given.workers)
            print(json.dumps(msgspec.to_builtins(found)) if given.json else found, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
