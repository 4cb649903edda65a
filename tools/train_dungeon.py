"""Fit the evaluation of a party of One Deck Dungeon to games that its playout policy plays.

python -m tools.train_dungeon --games 1500

Half of the games are for two heroes in the Dragon's Cave, half for one hero in each dungeon of the base set. A logistic
regression of the result for each stage of a game; this overwrites `bots/standing.toml` of the game.
"""

from __future__ import annotations

import argparse
import random
from math import log
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from tools.train import Row, logistic, loss
from undercroft.games.one_deck_dungeon import PACKAGE
from undercroft.games.one_deck_dungeon.bots.evaluation import NAMES, STAGES, Evaluation, stage_of
from undercroft.games.one_deck_dungeon.bots.policy import Policy
from undercroft.games.one_deck_dungeon.game import ONE_DECK_DUNGEON
from undercroft.games.one_deck_dungeon.rules.facts import BASE, DECK, DUNGEONS, HEROES, SET_OF
from undercroft.kernel.state import play

EPSILON = 0.02
"""The share of random moves, which lead to unusual positions."""
EXPLORED = ("what_to_do", "face_or_flee", "which_loot", "which_option")
"""The questions with random moves."""
FIRST = 100_000


def setup_for(seed: int) -> dict[str, Any]:
    """Return the options of the game with a seed."""
    if seed % 2:
        return {"heroes": 2, "team": "deal", "dungeon": "dragons_cave"}
    dungeons, heroes = ([face for face in faces if SET_OF[face] == BASE] for faces in (DUNGEONS, HEROES))
    number = seed // 2
    return {
        "team": [DECK.ids[heroes[number % len(heroes)]]],
        "dungeon": DECK.ids[dungeons[number // len(heroes) % len(dungeons)]],
        "tier": "novice" if number % 3 == 0 else "expert",
    }


def positions_of(seed: int) -> list[tuple[int, Row]]:
    """Return stage and features at every turn after the first, with the result of the game."""
    state = ONE_DECK_DUNGEON.start(1, ONE_DECK_DUNGEON.read_setup(1, setup_for(seed)), seed)
    policy, evaluation, chance = Policy(), Evaluation(()), random.Random(seed)
    turn, here = 1, []
    while state.question is not None:
        if state.turn > turn:
            turn = state.turn
            here.append((stage_of(state), list(evaluation.features(state))))
        if state.question.__name__ in EXPLORED and chance.random() < EPSILON:
            play(state, chance.choice(state.options))
        else:
            policy.advance(state)
    won = float(state.result is not None and bool(state.result.winners))
    return [(stage, (numbers, won)) for stage, numbers in here]


def positions(first: int, games: int, processes: int) -> list[list[Row]]:
    """Return the positions of many games by stage."""
    rows: list[list[Row]] = [[] for _ in range(STAGES)]
    with Pool(processes) as pool:
        for done, found in enumerate(pool.imap(positions_of, range(first, first + games), chunksize=4)):
            for stage, row in found:
                rows[stage].append(row)
            if done % 100 == 0:
                print(f"{done} of {games} games", flush=True)
    return rows


def main() -> None:
    """Fit the weights, evaluate them on other games, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_500)
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    fitted = [logistic(rows) for rows in positions(FIRST, arguments.games, arguments.processes)]
    fresh = positions(FIRST + arguments.games, arguments.games // 5, arguments.processes)
    lines = [f"# python -m tools.train_dungeon --games {arguments.games}", "stages = ["]
    for stage, (weights, rows) in enumerate(zip(fitted, fresh, strict=True)):
        share = sum(won for _, won in rows) / len(rows)
        guess = -share * log(share) - (1 - share) * log(1 - share)
        print(f"stage {stage + 1}, on fresh games: {loss(weights, rows):.4f} (guessing: {guess:.4f})")
        lines += ["  ["]
        lines += [f"    {weight:.3f}, # {name}" for weight, name in zip(weights, NAMES, strict=True)]
        lines += ["  ],"]
    path = Path(str(PACKAGE.folder)) / "bots" / "standing.toml"
    path.write_text("\n".join([*lines, "]"]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
