"""Every scenario file of One Deck Dungeon is played; what it proves becomes the test's marks."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft
from undercroft.kernel.scenario import read_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "one_deck_dungeon"


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=pytest.mark.rule(*read_scenario(path).proves))
        for path in sorted(FOLDER.glob("*.toml"))
    ],
)
def test_the_scenario_goes_as_it_says(path: Path) -> None:
    scenario = read_scenario(path)
    assert scenario.game == "one-deck-dungeon"
    assert any(step.expect or step.refuse for step in scenario.steps), "a scenario has to expect something"
    undercroft.play_scenario(path)
