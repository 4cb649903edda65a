"""Fit the evaluation of positions of the Boss Monster family to games that its playout policy plays against itself.

python -m tools.train boss-monster --games 2500

Two seats: logistic regression of the result on the difference of two players' features. One seat, if the game has such
tables: least squares on the points that are still to come. This overwrites `bots/weights.toml` of the game.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Any, cast

from undercroft.bots import make_bot
from undercroft.bots.search import SearchBot
from undercroft.games.boss_family.bots.evaluation import NAMES, features
from undercroft.games.boss_family.rules.ending import points_of
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.game import find_package
from undercroft.kernel.state import play

EPSILON = 0.03
"""The share of random moves, which lead to different games and unusual positions."""
RIDGE = 2.0
STEPS = 20
FIRST = 100_000
Row = tuple[list[float], float]


def positions(game: str, seats: int, games: int, first: int) -> list[tuple[list[tuple[float, ...]], float, State]]:
    """Return the players' features, the points of seat 0 and the final state for every round after the first."""
    found = []
    bot = make_bot(game, "lich", 0)
    assert isinstance(bot, SearchBot)
    rules: Any = find_package(game).game
    options = rules.read_setup(seats, {})
    chance = random.Random(first)
    for seed in range(first, first + games):
        state = rules.start(seats, options, seed)
        last, here = 0, []
        while state.result is None:
            if state.round != last:
                last = state.round
                if last > 1:
                    here.append(([features(state, seat) for seat in range(seats)], points_of(state, 0)))
            explores = chance.random() < EPSILON
            play(state, chance.choice(state.options) if explores else bot.model.policy(state))
        found += [(values, float(points), cast("State", state)) for values, points in here]
    return found


def against(game: str, games: int, first: int) -> list[Row]:
    """Return the differences of two players' features with the result, from both sides."""
    rows: list[Row] = []
    for (mine, theirs), _, end in positions(game, 2, games, first):
        assert end.result is not None
        if len(end.result.winners) == 1:
            gap = [here - there for here, there in zip(mine, theirs, strict=True)]
            won = float(end.result.winners[0] == 0)
            rows += [(gap, won), ([-number for number in gap], 1 - won)]
    return rows


def alone(game: str, games: int, first: int) -> list[Row]:
    """Return the features of one player and a constant with the points that were still to come."""
    rows: list[Row] = []
    for (mine,), points, end in positions(game, 1, games, first):
        assert end.result is not None
        rows.append(([*mine, 1.0], end.result.scores[0] - points))
    return rows


def logistic(rows: list[Row]) -> list[float]:
    """Fit a logistic regression by Newton's method, with a ridge penalty."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [RIDGE * weight for weight in weights]
        bend = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for numbers, won in rows:
            chance = _chance(weights, numbers)
            _add(slope, bend, numbers, chance - won, chance * (1 - chance))
        step = _solved(bend, slope)
        weights = [weight - change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return weights


def least_squares(rows: list[Row]) -> list[float]:
    """Fit a linear regression with a ridge penalty."""
    size = len(rows[0][0])
    slope = [0.0] * size
    bend = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    for numbers, value in rows:
        _add(slope, bend, numbers, value, 1.0)
    return _solved(bend, slope)


def _add(slope: list[float], bend: list[list[float]], numbers: list[float], first: float, second: float) -> None:
    for row, number in enumerate(numbers):
        if number:
            slope[row] += first * number
            line, scaled = bend[row], second * number
            for column, other in enumerate(numbers):
                line[column] += scaled * other


def _chance(weights: list[float], numbers: list[float]) -> float:
    return 1 / (1 + exp(-sum([weight * number for weight, number in zip(weights, numbers, strict=True)])))


def _solved(matrix: list[list[float]], values: list[float]) -> list[float]:
    """Solve a system of linear equations by elimination."""
    size = len(values)
    lines = [[*line, value] for line, value in zip(matrix, values, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(lines[row][place]))
        lines[place], lines[best] = lines[best], lines[place]
        for row in range(size):
            if row != place:
                factor = lines[row][place] / lines[place][place]
                lines[row] = [here - factor * there for here, there in zip(lines[row], lines[place], strict=True)]
    return [lines[row][size] / lines[row][row] for row in range(size)]


def loss(weights: list[float], rows: list[Row]) -> float:
    """Return the mean log loss; that of guessing is 0.693."""
    chances = [_chance(weights, numbers) for numbers, _ in rows]
    return -sum(log(chance if won else 1 - chance) for chance, (_, won) in zip(chances, rows, strict=True)) / len(rows)


def main() -> None:
    """Fit the weights, evaluate them on other games, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2_500)
    arguments = parser.parse_args()
    weights = logistic(against(arguments.game, arguments.games, FIRST))
    fresh = against(arguments.game, arguments.games // 5, FIRST + arguments.games)
    print(f"two seats, on fresh games: {loss(weights, fresh):.4f} (guessing: {log(2):.4f})")
    lines = [
        f"# python -m tools.train {arguments.game} --games {arguments.games}",
        *toml_list("against", weights, NAMES),
    ]
    if find_package(arguments.game).game.seats[0] == 1:
        lines += toml_list("alone", least_squares(alone(arguments.game, arguments.games, FIRST)), (*NAMES, "constant"))
    path = Path(str(find_package(arguments.game).folder)) / "bots" / "weights.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def toml_list(name: str, numbers: Sequence[float], labels: Sequence[str]) -> list[str]:
    """Return a list of numbers as lines of TOML, with their labels as comments."""
    return [f"{name} = [", *(f"  {one:.3f}, # {label}" for one, label in zip(numbers, labels, strict=True)), "]"]


if __name__ == "__main__":
    main()
