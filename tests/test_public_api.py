"""The public API of the library, on which programs rely."""

from __future__ import annotations

import json
import subprocess
import sys

import undercroft
from undercroft.games.dragon_tower.game import DRAGON_TOWER
from undercroft.kernel.game import registered


def test_games_are_listed_with_seats_options_and_languages() -> None:
    listed = {game["id"]: game for game in undercroft.games()}
    tower = listed["dragon-tower"]
    assert tower["seats"] == [1, 4]
    assert tower["languages"] == ["en", "pl", "ru", "uk"]  # English first: the others fall back on it
    assert [option["name"] for option in tower["options"]] == ["heroes", "team", "setup", "skills", "boss", "variants"]
    assert json.loads(json.dumps(undercroft.games())) == undercroft.games()


def test_the_function_games_and_the_package_games_live_together() -> None:
    """`undercroft.games()` is the list; `from undercroft.games import dragon_tower` is the package."""
    assert callable(undercroft.games)
    assert DRAGON_TOWER.id == "dragon-tower"
    assert [game["id"] for game in undercroft.games()] == list(registered())


def test_a_program_can_play_a_whole_game() -> None:
    table = undercroft.new("dragon-tower", seats=1, seed=7, options={"heroes": 3, "team": "deal"})
    while table.decision is not None:
        decision = table.decision
        assert decision.seat == 0
        assert decision.prompt
        events = table.apply(next(option for option in decision.options if not option.back))
        assert all(isinstance(event.kind(), str) for event in events)
    assert table.result is not None
    assert table.result.reason in ("victory", "all-dead", "hopeless")
    assert undercroft.replay(table.record()).digest() == table.digest()


def test_the_import_arrows_point_downwards() -> None:
    """kernel < bots and i18n < simulation, server, client, terminal < games < cli."""
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
