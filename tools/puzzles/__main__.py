"""Command line of the puzzle search.

`python -m tools.puzzles find GAME --seconds 600` appends puzzles to a file of candidates. `choose GAME` writes the best
of them as scenario files, the easiest first. `check [GAME]` proves every puzzle of the package again.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any, cast

import msgspec

from tools.puzzles import boss_monster, dragon_tower, one_deck_dungeon
from tools.puzzles.find import Found, Source, find
from tools.puzzles.select import choose, file_of
from undercroft.kernel.features.puzzle import puzzles
from undercroft.simulation.puzzle_prover import prove

SOURCES = {
    source.GAME: cast("Source", source)
    for source in (cast("Any", boss_monster), cast("Any", dragon_tower), cast("Any", one_deck_dungeon))
}
GAMES = Path(__file__).parents[2] / "src" / "undercroft" / "games"
NICE = 15


def candidates_file(game: str) -> Path:
    """Return the file of a game's candidates."""
    return Path("build") / "puzzles" / f"{game}.jsonl"


def find_some(game: str, first_seed: int, seconds: float) -> None:
    """Search for candidates for some seconds and append them to the file."""
    os.nice(NICE)  # use only idle processor time
    path = candidates_file(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as out:
        for found in find(SOURCES[game], first_seed, seconds):
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()


def keep_best(game: str, count: int) -> None:
    """Replace the puzzles of a game by the best candidates."""
    folder = GAMES / game.replace("-", "_") / "puzzles"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.toml"):
        old.unlink()
    lines = candidates_file(game).read_bytes().splitlines()
    for number, found in enumerate(choose([msgspec.json.decode(line, type=Found) for line in lines], count), 1):
        (folder / f"{number:02}.toml").write_text(file_of(found), encoding="utf-8")


def check(game: str) -> list[str]:
    """Return the errors in the puzzles of a game."""
    wrong = []
    for puzzle in puzzles(game):
        proof = prove(puzzle.table(), puzzle.task)
        if proof is None:
            wrong.append(f"{game} {puzzle.number}: no line of play forces the goal")
        elif proof.chance == 1:
            wrong.append(f"{game} {puzzle.number}: every line of play reaches the goal")
    return wrong


def main() -> int:
    """Run the command; return 1 if a puzzle is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("find", "choose", "check"))
    parser.add_argument("game", nargs="?", choices=tuple(SOURCES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--count", type=int, default=42)
    wanted = parser.parse_args()
    games = [wanted.game] if wanted.game else list(SOURCES)
    wrong: list[str] = []
    for game in games:
        if wanted.what == "find":
            find_some(game, wanted.seed, wanted.seconds)
        elif wanted.what == "choose":
            keep_best(game, wanted.count)
        else:
            wrong += check(game)
    for line in wrong:
        sys.stdout.write(line + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
