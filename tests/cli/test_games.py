"""The list of games."""

from __future__ import annotations

import json

import undercroft
from tests.cli.runner import run


def test_the_games() -> None:
    assert "dragon-tower: Dragon Tower, 1 to 4 seats" in run("games").stdout
    assert json.loads(run("games", "--json").stdout) == undercroft.games()
