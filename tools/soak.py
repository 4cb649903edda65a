"""Soak test: random games with all checks, many more than the tests play, until the time is up (`make soak`)."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from random import Random
from time import monotonic

import undercroft
from undercroft.bots import bot_levels
from undercroft.kernel.zones import misplaced_cards
from undercroft.simulation.conformance import chooses_alike, copies_alike, reveals_nothing
from undercroft.simulation.random_tables import random_option, random_table

CHECKED_SHARE = {"lich": 0.02, "dragon": 0.004}
"""Share of the decisions that are checked with slow bots."""


def play_checked(seed: int) -> int:
    """Play one random game, check all properties at every decision, and return the number of decisions."""
    table = random_table(seed)
    random = Random(seed)
    while table.decision is not None:
        option = random_option(table, random)
        copies_alike(table.state, option.move)
        reveals_nothing(table, option.text, random)
        for seat in (*range(table.seats), None):
            assert table.determinize(seat, seed=seed).view(seat) == table.view(seat), f"seed {seed}, seat {seat}"
        for level in bot_levels(table.game.id):
            if random.random() < CHECKED_SHARE.get(level, 1.0):
                chooses_alike(table, level, seed)
        table.apply(option)
        assert misplaced_cards(table.state) == [], f"seed {seed}"
    assert undercroft.replay(table.record().text()).digest() == table.digest(), f"seed {seed}"
    return len(table.moves)


def main() -> int:
    """Play random games for some minutes, with seeds from `--seed` on."""
    parser = ArgumentParser(description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1_000_000)
    arguments = parser.parse_args()
    end = monotonic() + 60 * arguments.minutes
    seed, decisions = arguments.seed, 0
    while monotonic() < end:
        decisions += play_checked(seed)
        seed += 1
    print(f"{seed - arguments.seed} games, {decisions} decisions, no errors")
    return 0


if __name__ == "__main__":
    sys.exit(main())
