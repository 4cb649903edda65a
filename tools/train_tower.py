"""Fit what search thinks of a party of Dragon Tower to games that its policy plays.

python -m tools.train_tower --games 1300

Logistic regression on what a party of three is made of before the floors from the second on, won or lost. The file
`bots/outlook.toml` of the game is written anew; the policy plays with the weights that lie there before, so that
running it again takes a step further.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.train import Row, logistic, loss
from undercroft.games.dragon_tower.bots.evaluation import NAMES, members, standing_of
from undercroft.games.dragon_tower.bots.policy import TowerPolicy
from undercroft.games.dragon_tower.rules.balance import failed_checks
from undercroft.games.dragon_tower.rules.facts import FLOORS
from undercroft.games.dragon_tower.rules.state import State
from undercroft.kernel.game import find_package
from undercroft.kernel.state import play

GAME = "dragon-tower"
SLIPS = 0.03
"""So often a random option is taken before a fight, so that games differ."""
STARTS = 0
FIRST = 200_000
HIGHER = range(2, FLOORS + 1)
HEROES = 3


def positions(games: int, first: int) -> list[Row]:
    """Which floor it was, from the second on, what the party was made of before it, and whether it won."""
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
                seen[state.floor] = standing_of(state, state.floor, members(state))
            slip = not state.entered and chance.random() < SLIPS
            play(state, chance.choice(state.options) if slip else policy.choose(state))
        for floor, numbers in seen.items():
            where = [float(floor == number) for number in HIGHER]
            rows.append(([*where, *numbers], float(bool(state.result.winners))))
    return rows


def told(name: str, numbers: list[float], of: Sequence[str]) -> list[str]:
    """Numbers as they stand in the file, with what each belongs to."""
    return [f"{name} = [", *(f"  {number:.3f}, # {what}" for number, what in zip(numbers, of, strict=True)), "]"]


def main() -> None:
    """Fit, check on other games, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_300)
    parser.add_argument("--first", type=int, default=FIRST)
    asked = parser.parse_args()
    fitted = logistic(positions(asked.games, asked.first))
    fresh = positions(asked.games // 5, asked.first + asked.games)
    print(f"on fresh games: {loss(fitted, fresh):.4f}")
    lines = [
        f"# python -m tools.train_tower --games {asked.games} --first {asked.first}",
        *told("before", fitted[: len(HIGHER)], [f"floor {floor}" for floor in HIGHER]),
        *told("weights", fitted[len(HIGHER) :], NAMES),
    ]
    path = Path(str(find_package(GAME).folder)) / "bots" / "outlook.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
