"""Fit the evaluation of a party of Dragon Tower to games that its playout policy plays.

python -m tools.train_tower --games 1300

A logistic regression of the result on the features of a party of three before each floor from the second on. This
overwrites `bots/outlook.toml` of the game. The policy plays with the previous weights, so each run is a step of an
iteration.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

from tools.train import Row, logistic, loss, toml_list
from undercroft.games.dragon_tower.bots.evaluation import NAMES, features_of, members
from undercroft.games.dragon_tower.bots.policy import TowerPolicy
from undercroft.games.dragon_tower.rules.balance import failed_checks
from undercroft.games.dragon_tower.rules.facts import FLOORS
from undercroft.games.dragon_tower.rules.state import State
from undercroft.kernel.game import find_package
from undercroft.kernel.state import play

GAME = "dragon-tower"
EPSILON = 0.03
"""The share of random moves before fights, which lead to different games."""
STARTS = 0
FIRST = 200_000
HIGHER = range(2, FLOORS + 1)
HEROES = 3


def positions(games: int, first: int) -> list[Row]:
    """Return floor and features of the party before each floor from the second on, with the result of the game."""
    rules: Any = find_package(GAME).game
    options = rules.read_setup(1, {"heroes": HEROES, "team": "deal", "skills": "none"})
    policy, chance = TowerPolicy(STARTS), random.Random(first)
    rows: list[Row] = []
    for seed in range(first, first + games):
        state: State = rules.start(1, options, seed)
        if failed_checks(state.hero):
            continue
        seen: dict[int, list[float]] = {}
        while state.result is None:
            if state.floor > 1 and state.floor not in seen:
                seen[state.floor] = features_of(state, state.floor, members(state))
            explores = not state.entered and chance.random() < EPSILON
            play(state, chance.choice(state.options) if explores else policy.choose(state))
        for floor, numbers in seen.items():
            where = [float(floor == number) for number in HIGHER]
            rows.append(([*where, *numbers], float(bool(state.result.winners))))
    return rows


def main() -> None:
    """Fit the weights, evaluate them on other games, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_300)
    parser.add_argument("--first", type=int, default=FIRST)
    arguments = parser.parse_args()
    fitted = logistic(positions(arguments.games, arguments.first))
    fresh = positions(arguments.games // 5, arguments.first + arguments.games)
    print(f"on fresh games: {loss(fitted, fresh):.4f}")
    lines = [
        f"# python -m tools.train_tower --games {arguments.games} --first {arguments.first}",
        *toml_list("before", fitted[: len(HIGHER)], [f"floor {floor}" for floor in HIGHER]),
        *toml_list("weights", fitted[len(HIGHER) :], NAMES),
    ]
    path = Path(str(find_package(GAME).folder)) / "bots" / "outlook.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
