"""Fit what search thinks of a party of One Deck Dungeon to games that its policy plays.

python -m tools.train_dungeon --games 1500

Half of the games are played by two heroes in the Dragon's Cave, half by one in each dungeon of the base set. Logistic
regression for each stage of a game, won or lost; the file `bots/standing.toml` of the game is written anew.
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

SLIPS = 0.02
"""So often a random option is taken, so that unusual positions come up."""
SLIPPERY = ("what_to_do", "face_or_flee", "which_loot", "which_option")
FIRST = 100_000


def setup_for(seed: int) -> dict[str, Any]:
    """What is played with a seed."""
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
    """How the party of a game stood at the begin of every turn after the first: the stage, and whether it won."""
    state = ONE_DECK_DUNGEON.start(1, ONE_DECK_DUNGEON.read_setup(1, setup_for(seed)), seed)
    policy, evaluation, chance = Policy(), Evaluation(()), random.Random(seed)
    turn, here = 1, []
    while state.question is not None:
        if state.turn > turn:
            turn = state.turn
            here.append((stage_of(state), list(evaluation.features(state))))
        if state.question.__name__ in SLIPPERY and chance.random() < SLIPS:
            play(state, chance.choice(state.options))
        else:
            policy.advance(state)
    won = float(state.result is not None and bool(state.result.winners))
    return [(stage, (numbers, won)) for stage, numbers in here]


def positions(first: int, games: int, processes: int) -> list[list[Row]]:
    """The positions of many games by stage."""
    rows: list[list[Row]] = [[] for _ in range(STAGES)]
    with Pool(processes) as pool:
        for done, found in enumerate(pool.imap(positions_of, range(first, first + games), chunksize=4)):
            for stage, row in found:
                rows[stage].append(row)
            if done % 100 == 0:
                print(f"{done} of {games} games", flush=True)
    return rows


def main() -> None:
    """Fit, check on other games, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_500)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    fitted = [logistic(rows) for rows in positions(FIRST, asked.games, asked.processes)]
    fresh = positions(FIRST + asked.games, asked.games // 5, asked.processes)
    lines = [f"# python -m tools.train_dungeon --games {asked.games}", "stages = ["]
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
