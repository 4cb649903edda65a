"""Find the direction in which to move the prices of One Deck Dungeon's bots, from games with varied prices.

python -m tools.tune_prices --games 4000

Each price is multiplied by e^z, with a random z for every price and game. A linear regression of the result on all z
then gives the effect of a larger price, with its standard error. Move the prices with a clear slope and run the tool
again until there is none. The games are for two heroes in the Dragon's Cave, or one in each dungeon (--alone).
"""

from __future__ import annotations

import argparse
import random
from math import exp, sqrt
from multiprocessing import Pool
from typing import Any

from tools.train import least_squares
from tools.train_dungeon import setup_for
from undercroft.games.one_deck_dungeon.bots.policy import Policy
from undercroft.games.one_deck_dungeon.bots.prices import BRAVE, OF_SET, Prices
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.games.one_deck_dungeon.rules.facts import BASE

SPREAD = 0.3
FIRST = 300_000


def moved_by(steps: list[float]) -> Prices:
    """Return the prices, each multiplied by the exponential of its step."""
    return Prices(*(_times(price, exp(step)) for price, step in zip(BRAVE, steps, strict=True)))


def _times(price: Any, factor: float) -> Any:
    return tuple(factor * one for one in price) if isinstance(price, tuple) else factor * price


def played(seed: int) -> tuple[list[float], float]:
    """Play one game; return the steps of its prices, and 1 if it was won."""
    chance = random.Random(seed)
    moved = [chance.gauss(0.0, SPREAD) for _ in BRAVE]
    OF_SET[BASE] = moved_by(moved)
    state = ONE_DECK_DUNGEON.start(1, ONE_DECK_DUNGEON.read_setup(1, setup_for(seed)), seed)
    policy = Policy()
    while state.question is not None:
        policy.advance(state)
    return moved, float(state.result is not None and bool(state.result.winners))


def main() -> None:
    """Play the games and print the slopes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    seeds = range(FIRST + (not arguments.alone), FIRST + 2 * arguments.games, 2)  # odd ones are for two heroes
    with Pool(arguments.processes) as pool:
        rows = []
        for done, row in enumerate(pool.imap(played, seeds, chunksize=8), 1):
            rows.append(row)
            if done % 200 == 0:
                print(f"{done} of {arguments.games} games", flush=True)
    won = sum(result for _, result in rows) / len(rows)
    slopes = least_squares([([*moved, 1.0], result) for moved, result in rows])
    error = sqrt(won * (1 - won) / len(rows)) / SPREAD
    print(f"won: {won:.3f}; the standard error of a slope: {error:.3f}")
    for name, slope in zip(Prices._fields, slopes, strict=False):
        print(f"{name}: {slope:+.3f}{' *' if abs(slope) > 2 * error else ''}")


if __name__ == "__main__":
    main()
