"""How often the bots of Dragon Tower win, with teams of ordinary heroes that pass the balance checks."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from time import perf_counter

import undercroft
from undercroft.bots import make_bot
from undercroft.lab.simulate import play_game, wilson

OPTIONS = {"team": "deal", "skills": "none"}


def balanced_seeds(heroes: int, seats: int, games: int, first: int = 0) -> list[int]:
    """The first seeds, from a given one on, whose dealt team passes all balance checks."""
    seeds: list[int] = []
    seed = first
    while len(seeds) < games:
        table = undercroft.new("dragon-tower", seats=seats, seed=seed, options={"heroes": heroes, **OPTIONS})
        if not table.view(None)["warnings"]:
            seeds.append(seed)
        seed += 1
    return seeds


def floor_reached(heroes: int, seats: int, level: str, seed: int) -> tuple[bool, int]:
    """Play one game: whether it was won, and on which floor it ended."""
    table = undercroft.new("dragon-tower", seats=seats, seed=seed, options={"heroes": heroes, **OPTIONS})
    play_game(table, {seat: make_bot("dragon-tower", level, seed * 8 + seat) for seat in range(seats)})
    assert table.result is not None
    return table.result.reason == "victory", int(table.view(None)["floor"])


def main() -> int:
    """Play the games and print the rate with its 95 % interval."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--heroes", type=int, default=2)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    asked = parser.parse_args()
    started = perf_counter()
    played = [
        floor_reached(asked.heroes, asked.seats, asked.bot, seed)
        for seed in balanced_seeds(asked.heroes, asked.seats, asked.games, asked.first)
    ]
    won = sum(victory for victory, _ in played)
    low, high = wilson(won, len(played))
    lost_on = Counter(floor for victory, floor in played if not victory)
    print(
        f"{asked.bot}, {asked.heroes} heroes, {asked.seats} seats: {won} of {len(played)} won "
        f"({100 * won / len(played):.1f} %, {100 * low:.1f} to {100 * high:.1f}); "
        f"lost on floor: {dict(sorted(lost_on.items()))}; "
        f"{(perf_counter() - started) / len(played):.2f} s a game"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
