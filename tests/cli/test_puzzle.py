"""The commands `undercroft puzzle` and `undercroft daily`, in lines."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.cli.runner import refused, run
from undercroft.kernel.features.daily import daily_games
from undercroft.kernel.features.puzzle import Puzzle, puzzles
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.puzzles import PuzzleSession

GAME = "dragon-tower"


def play(profile: Profile, puzzle: Puzzle) -> PuzzleSession:
    session = PuzzleSession(profile, puzzle)
    for step in puzzle.scenario.steps:
        assert step.option is not None
        decision = session.decision
        assert decision is not None
        move = session.table.find(step.option)
        session.choose([option.move for option in decision.options].index(move))
    return session


@pytest.mark.usefixtures("profile")
def test_puzzles_are_listed() -> None:
    counts = json.loads(run("puzzle", "--json").stdout)
    assert counts[GAME] == {"solved": 0, "puzzles": len(puzzles(GAME))}
    lines = run("puzzle", GAME).stdout.splitlines()
    assert len(lines) == len(puzzles(GAME))
    assert lines[0].startswith("·  1  ★")
    assert "no puzzles" in run("puzzle", "minibosses").stdout


def test_a_solved_puzzle_is_remembered(profile: Profile) -> None:
    session = play(profile, puzzles(GAME)[0])
    assert session.over
    assert profile.solved(GAME) == {1}
    assert Profile(profile.folder).solved(GAME) == {1}
    assert run("puzzle", GAME).stdout.splitlines()[0].startswith("✓  1")


@pytest.mark.usefixtures("profile")
def test_a_puzzle_tells_its_goal_and_a_hint() -> None:
    assert "Goal: Clear the room" in run("puzzle", GAME, "1", "--plain").stdout
    assert run("puzzle", GAME, "1", "--hint").stdout.startswith("Begin with: ")


@pytest.mark.usefixtures("profile")
def test_a_hint_is_told_to_programs() -> None:
    told = json.loads(run("puzzle", GAME, "1", "--hint", "--json").stdout)
    assert told == {"hint": json.loads(msgspec.json.encode(puzzles(GAME)[0].hint()))}
    assert "999" in refused(run("puzzle", GAME, "999"))


@pytest.mark.usefixtures("profile")
def test_the_challenges_of_a_day_are_listed_and_begun() -> None:
    told = json.loads(run("daily", "--json").stdout)
    assert list(told["games"]) == daily_games()
    assert run("daily", GAME, "--plain").exit_code == 0
    assert "no daily challenge" in refused(run("daily", "minibosses"))
