"""A game from a plug-in folder, played from the command line: the hint printed on leaving continues it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft.kernel.plugins import VARIABLE
from undercroft.terminal.profile.profile import FOLDER_VARIABLE

EXAMPLE = Path(__file__).parents[2] / "examples" / "lantern_run"
LEFT = "The game is saved. Continue with: undercroft "


def play(folder: Path, arguments: list[str], typed: str, games: str = "") -> str:
    """The output of the program in its own process, with nothing registered but these plug-in games."""
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *arguments],
        input=typed,
        env=os.environ | {FOLDER_VARIABLE: str(folder), VARIABLE: games, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize("by_variable", [False, True])
def test_the_advice_on_leaving_names_the_folder(tmp_path: Path, by_variable: bool) -> None:
    own = tmp_path / "my games" / "lantern_run"
    shutil.copytree(EXAMPLE, own)
    named = [] if by_variable else ["--game", str(own)]
    games = str(own) if by_variable else ""
    left = play(tmp_path / "data", [*named, "play", "lantern-run", "--plain", "--seed", "1"], "1\nq\n", games)
    assert left == f"{LEFT}--game {shlex.quote(str(own))} play lantern-run --plain --continue"
    words = shlex.split(left.removeprefix(LEFT))
    found = play(tmp_path / "data", [*words[: words.index("play")], "saves", "lantern-run"], "")
    assert found.startswith("0001 · ")


def test_the_advice_for_a_game_of_the_house_names_no_folder(tmp_path: Path) -> None:
    left = play(tmp_path, ["--game", str(EXAMPLE), "play", "dragon-tower", "--plain", "--seed", "1"], "1\nq\n")
    assert left == f"{LEFT}play dragon-tower --plain --continue"
