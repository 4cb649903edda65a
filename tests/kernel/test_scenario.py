"""Scenarios: positions from TOML, steps with expectations, and clear refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft
from tests.kernel.test_settings import JSON
from undercroft.kernel.scenario import look_up, read_scenario

TEXT = """
game = "dragon-tower"
title = "A ghost and a song"
options = { heroes = 2 }

[zones]
hero = [["paladin"], ["mage"]]
hand = [["divine_song"], []]
room = [["ghost"]]

[position]
phase = "fight"
health = [5, 4]

[[steps]]
do = "fight_alone hero=0 foe=ghost"
offered = ["play_card card=divine_song"]
expect = { "fight.missing" = [0, 2, 0, 0] }

[[steps]]
refuse = "commit first=0 second=0"
rule = "DT-DECISION-22"

[[steps]]
do = "play_card card=divine_song"

[[steps]]
do = "commit first=0 second=0"
expect = { "heroes.0.health" = 5, "floor" = 2 }
"""


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


def test_a_scenario_puts_cards_and_counters_in_place() -> None:
    table = undercroft.scenario(TEXT)
    view = table.view(0)
    assert [hero["health"] for hero in view["heroes"]] == [5, 4]
    assert [foe["card"] for foe in view["room"]] == ["ghost"]
    assert [card["card"] for card in view["zones"]["hand"][0]] == ["divine_song"]


def test_a_scenario_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "ghost.toml"
    path.write_text(TEXT, encoding="utf-8")
    table, events = undercroft.play_scenario(path)
    assert [event.kind() for event in events if event.kind() == "fight-won"] == ["fight-won"]
    assert len(table.moves) == 3


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"heroes.0.health" = 5', '"heroes.0.health" = 4', "expectation"),
        ('rule = "DT-DECISION-22"', 'rule = "DT-001"', "wrong-refusal"),
        ('refuse = "commit first=0 second=0"', 'refuse = "commit first=2 second=0"', "expected-refusal"),
        ('offered = ["play_card card=divine_song"]', 'offered = ["face_too foe=ghost"]', "scenario-move"),
        ('do = "fight_alone hero=0 foe=ghost"', 'do = "enter room=left"', "scenario-move"),
    ],
)
def test_a_step_that_does_not_hold_is_reported(old: str, new: str, code: str) -> None:
    with pytest.raises(undercroft.Disagreement) as report:
        undercroft.play_scenario(changed(old, new))
    assert report.value.code == code


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('game = "dragon-tower"', 'game = "chess"', "unknown-game"),
        ('title = "A', 'tittle = "A', "bad-scenario"),
        ('title = "A', "title = A", "bad-scenario"),
        ('room = [["ghost"]]', 'room = [["gost"]]', "unknown-card"),
        ('room = [["ghost"]]', 'room = [["ghost", "ghost", "ghost"]]', "no-such-copy"),
        ('room = [["ghost"]]', 'attic = [["ghost"]]', "unknown-zone"),
        ('room = [["ghost"]]', 'room = ["ghost"]', "zone-rows"),
        ('hand = [["divine_song"], []]', "hand = [[], [], [], [], []]", "zone-rows"),
        ('phase = "fight"', 'phase = "sleep"', "position-word"),
        ('phase = "fight"', 'phase = "fight"\nstage = "nap"', "position-word"),
        ('phase = "fight"', 'phase = "fight"\nfloor = 7', "position-number"),
        ('phase = "fight"', 'phase = "fight"\nroom = 2', "position-number"),
        ('phase = "fight"', 'phase = "fight"\nfought = [2]', "position-number"),
        ('phase = "fight"', 'phase = "fight"\nweather = "rain"', "bad-scenario"),
        ("health = [5, 4]", "health = [5]", "position-list"),
        ("health = [5, 4]", "health = [5, 7]", "position-list"),
        ("health = [5, 4]", "health = [0, 0]", "position-nobody-alive"),
        ('hero = [["paladin"], ["mage"]]', 'hero = [["paladin"]]', "position-card"),
        ("heroes = 2", "heroes = 9", "bad-setting"),
        ('[position]\nphase = "fight"\nhealth = [5, 4]', "", "position-missing"),
    ],
)
def test_impossible_scenarios_are_refused_with_a_reason(old: str, new: str, code: str) -> None:
    with pytest.raises(undercroft.UndercroftError) as refusal:
        undercroft.scenario(changed(old, new))
    assert refusal.value.code == code


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(undercroft.Malformed) as refusal:
        undercroft.scenario(tmp_path / "nothing.toml")
    assert refusal.value.code == "unreadable-file"


def test_without_a_position_a_scenario_is_a_new_game() -> None:
    table = undercroft.scenario({"game": "dragon-tower", "seed": 4})
    assert table.digest() == undercroft.new("dragon-tower", seed=4).digest()


def test_chance_can_be_scripted() -> None:
    first = undercroft.scenario({"game": "dragon-tower", "options": {"team": "deal"}, "chance": [5, 0]})
    assert [hero["hero"]["card"] for hero in first.view(0)["heroes"]] == ["pathfinder", "paladin"]


def test_paths_lead_into_views() -> None:
    view = {"a": [{"b": 1}, 2]}
    assert look_up(view, "a.0.b") == 1
    assert look_up(view, "a.5.b") is None
    assert look_up(view, "a.x") is None
    assert look_up(view, "a.1.z") is None


@given(st.text(max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(undercroft.UndercroftError):
        read_scenario("x = 1\n" + text)


@given(st.dictionaries(st.sampled_from(["zones", "position", "options", "seats", "chance", "steps"]), JSON, max_size=4))
def test_any_data_is_read_or_refused(data: dict[str, Any]) -> None:
    try:
        table = undercroft.scenario({"game": "dragon-tower", **data})
    except undercroft.UndercroftError:
        return
    assert table.decision is not None
