"""The command `undercroft scenario`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import refused, run

SCENARIO = """
game = "dragon-tower"
title = "A first card"
seats = 1
seed = 1

[options]
team = ["paladin", "mage"]
skills = "none"

[[steps]]
do = "draw hero=0 deck=strength"
expect = { "heroes.0.cards" = 1 }
"""


def scenario_file(folder: Path, text: str = SCENARIO) -> str:
    path = folder / "scenario.toml"
    path.write_text(text)
    return str(path)


def test_a_scenario_is_played_and_drawn(tmp_path: Path) -> None:
    result = run("scenario", scenario_file(tmp_path))
    assert result.exit_code == 0
    assert "A first card" in result.stdout
    assert "hand 0: " in result.stdout
    assert "as expected (1 step)" in result.stdout
    told = json.loads(run("scenario", scenario_file(tmp_path), "--json").stdout)
    assert (told["title"], told["disagreement"]) == ("A first card", None)
    assert told["view"]["heroes"][0]["cards"] == 1


def test_a_scenario_is_told_with_dice_boxes_wounds_and_what_is_faced(tmp_path: Path) -> None:
    text = """
game = "one-deck-dungeon"
options = { heroes = 1 }
zones = { faced = ["ogre_a"] }

[position]
phase = "placing"
heroes = ["warrior"]
dungeon = "dragons_cave"
wounds = [2]
dice = [["strength-4", "heroic-2"]]

[[steps]]
do = "lay hero=0 die=strength-4 box=0"
"""
    lines = run("scenario", scenario_file(tmp_path, text)).stdout.splitlines()
    assert any(line.startswith("Warrior: Health 4/6;") for line in lines)
    assert any("heroic 2" in line for line in lines), "the die at hand"
    assert any(line.startswith("Encounter. Ogre") for line in lines)
    assert any(line.startswith("Box 1: ") and "strength 4" in line for line in lines)
    assert any(line.startswith("  faced: ogre_a#") for line in lines), "the zones with the ids of the cards"


def test_an_expectation_that_fails_is_a_disagreement(tmp_path: Path) -> None:
    path = scenario_file(tmp_path, SCENARIO.replace('"heroes.0.cards" = 1', '"heroes.0.cards" = 2'))
    assert "heroes.0.cards" in refused(run("scenario", path), code=1)
    told = run("scenario", path, "--json")
    assert told.exit_code == 1
    assert "heroes.0.cards" in json.loads(told.stdout)["disagreement"]


@pytest.mark.parametrize("text", ["game = ", "game = 3", 'game = "chess"', 'game = "dragon-tower"\nseats = 9', ""])
def test_a_damaged_scenario_is_refused(tmp_path: Path, text: str) -> None:
    assert refused(run("scenario", scenario_file(tmp_path, text)))
