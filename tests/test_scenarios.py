"""Every scenario file of every game is played; the clauses that it proves become marks of the test."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from undercroft.kernel.formats.scenario import read_scenario
from undercroft.kernel.game import registered

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*/*.toml"))


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=f"{path.parent.name}/{path.stem}", marks=pytest.mark.rule(*read_scenario(path).proves))
        for path in FILES
    ],
)
def test_the_scenario_goes_as_it_says(path: Path) -> None:
    scenario = read_scenario(path)
    assert scenario.game == path.parent.name.replace("_", "-"), "it lies in the folder of its game"
    assert any(step.expect or step.refuse for step in scenario.steps), "a scenario has to expect something"
    undercroft.play_scenario(path)


def test_every_game_has_scenarios_and_every_file_is_played() -> None:
    assert {path.parent.name.replace("_", "-") for path in FILES} == set(registered())
    assert sorted(FOLDER.rglob("*.*")) == FILES
