"""Fit what search thinks of a position of the Boss Monster family to games that its policy plays against itself.

python -m tools.train boss-monster --games 2500

Two seats: logistic regression on the difference of two players' features, won or lost. One seat, where a game has that:
least squares on the points that were still to come. The file `bots/weights.toml` of the game is written anew.
"""

from __future__ import annotations

import argparse
import random
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

SLIPS = 0.03
"""So often a random option is taken, so that games differ and unusual positions come up."""
RIDGE = 2.0
STEPS = 20
FIRST = 100_000
Row = tuple[list[float], float]


def positions(game: str, seats: int, games: int, first: int) -> list[tuple[list[tuple[float, ...]], float, State]]:
    """The players' features at the beginning of every round after the first, and the points of seat 0 at that time."""
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
            slip = chance.random() < SLIPS
            play(state, chance.choice(state.options) if slip else bot.mind.policy(state))
        found += [(shown, float(points), cast("State", state)) for shown, points in here]
    return found


def against(game: str, games: int, first: int) -> list[Row]:
    """Differences of two players' features, and who won; each seen from both sides."""
    rows: list[Row] = []
    for (mine, theirs), _, end in positions(game, 2, games, first):
        assert end.result is not None
        if len(end.result.winners) == 1:
            gap = [here - there for here, there in zip(mine, theirs, strict=True)]
            won = float(end.result.winners[0] == 0)
            rows += [(gap, won), ([-number for number in gap], 1 - won)]
    return rows


def alone(game: str, games: int, first: int) -> list[Row]:
    """The features of one player and a constant, and the points that were still to come."""
    rows: list[Row] = []
    for (mine,), points, end in positions(game, 1, games, first):
        assert end.result is not None
        rows.append(([*mine, 1.0], end.result.scores[0] - points))
    return rows


def logistic(rows: list[Row]) -> list[float]:
    """Weights by Newton's method, held back a little."""
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
    """Weights of a linear prediction, held back a little."""
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
    """The solution of a system of linear equations by elimination."""
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
    """How wrong the chances are on average, in logarithms: 0.693 is guessing."""
    chances = [_chance(weights, numbers) for numbers, _ in rows]
    return -sum(log(chance if won else 1 - chance) for chance, (_, won) in zip(chances, rows, strict=True)) / len(rows)


def main() -> None:
    """Fit, check on other games, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2_500)
    asked = parser.parse_args()
    weights = logistic(against(asked.game, asked.games, FIRST))
    fresh = against(asked.game, asked.games // 5, FIRST + asked.games)
    print(f"two seats, on fresh games: {loss(weights, fresh):.4f} (guessing: {log(2):.4f})")
    lines = [f"# python -m tools.train {asked.game} --games {asked.games}", *_told("against", weights, NAMES)]
    if find_package(asked.game).game.seats[0] == 1:
        lines += _told("alone", least_squares(alone(asked.game, asked.games, FIRST)), (*NAMES, "in any case"))
    path = Path(str(find_package(asked.game).folder)) / "bots" / "weights.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _told(name: str, weights: list[float], names: tuple[str, ...]) -> list[str]:
    return [f"{name} = [", *(f"  {weight:.3f}, # {of}" for weight, of in zip(weights, names, strict=True)), "]"]


if __name__ == "__main__":
    main()
