"""Run commands as a user would type them, and check their errors."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from undercroft.cli import main
from undercroft.terminal.profile.profile import Profile

DEAL = ["--team", "deal", "--skills", "none", "--seed", "1"]


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed, prog_name="undercroft")


def refused(result: Result, code: int = 2) -> str:
    """The one line of an error message; fails if the command ends with a traceback."""
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == code
    [line] = result.stderr.splitlines()
    return line


def saved_game(moves: int = 12) -> Path:
    result = run("play", "dragon-tower", "--plain", *DEAL, typed="1\n" * moves)
    assert result.exit_code == 0
    return Profile().saved("dragon-tower")[0].path
