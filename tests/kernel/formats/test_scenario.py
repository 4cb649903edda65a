"""Scenarios: positions from TOML, steps with expectations, and errors."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undercroft
from tests.kernel.test_options import JSON
from tests.suite import share
from undercroft.i18n import error_text, language
from undercroft.kernel.errors import MAX_LISTED
from undercroft.kernel.formats.scenario import look_up, read_scenario
from undercroft.kernel.game import registered
from undercroft.kernel.state import play_stepwise
from undercroft.simulation.random_tables import random_option, random_table

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
        ('do = "fight_alone hero=0 foe=ghost"', 'do = "fight_alon hero=0 foe=ghost"', "scenario-move"),
        ('refuse = "commit first=0 second=0"', 'refuse = "comit first=0 second=0"', "scenario-move"),
    ],
)
def test_a_step_that_does_not_hold_is_reported(old: str, new: str, code: str) -> None:
    with pytest.raises(undercroft.Disagreement) as report:
        undercroft.play_scenario(changed(old, new))
    assert report.value.code == code


def report_of(source: str | dict[str, Any]) -> undercroft.Disagreement:
    """Return the error of a scenario's steps."""
    with pytest.raises(undercroft.Disagreement) as report:
        undercroft.play_scenario(source)
    return report.value


def test_a_wrong_move_is_told_with_its_step_and_with_what_is_offered() -> None:
    report = report_of(changed('do = "play_card card=divine_song"', 'do = "play_card card=prayer"'))
    assert (report.details["step"], report.details["option"]) == (3, "play_card card=prayer")
    assert report.details["offered"] == "play_card card=divine_song; commit first=2 second=0; withdraw"
    assert str(report.details["reason"]) in str(report)


def test_after_the_end_nothing_is_offered() -> None:
    end = {"phase": "end", "floor": 6}
    zones = {"hero": [["paladin"], ["mage"]]}
    scenario = {"game": "dragon-tower", "zones": zones, "position": end, "steps": [{"do": "enter room=left"}]}
    report = report_of(scenario)
    assert (str(report.details["reason"]), report.details["offered"]) == (
        "The game is over.",
        "—",
    )


def test_of_many_things_only_some_are_told() -> None:
    known = str(report_of(changed('"heroes.0.health" = 5', "floors = 5")).details["known"])
    assert known.startswith("game, seat, seats, ")
    assert known.endswith(", …")
    assert known.count(", ") == MAX_LISTED


def test_the_reason_is_told_in_the_language_of_the_reader() -> None:
    report = report_of(changed('do = "play_card card=divine_song"', 'do = "play_card card=prayer"'))
    reason = report.details["reason"]
    assert isinstance(reason, undercroft.Malformed)
    assert error_text(language("pl"), reason) in error_text(language("pl"), report)


@pytest.mark.parametrize(
    ("path", "part", "known"),
    [
        ("heroes.0.heath", "heath", "seat, hero, base, health, fought, refilled, skills, spent, cards"),
        ("heroes.2.health", "2", "0, 1"),
        ("heroes.first.health", "first", "0, 1"),
        ("heroes.0.health.left", "left", "5"),
        ("fight.missing", "missing", "None"),
    ],
)
def test_a_mistyped_path_is_told_as_that(path: str, part: str, known: str) -> None:
    report = report_of(changed('"heroes.0.health" = 5', f'"{path}" = 5'))
    assert report.code == "scenario-path"
    assert report.details == {"step": 4, "path": path, "part": part, "known": known}


# -- expectations between two questions ----------------------------------------------------------------------------

BAIT = {
    "game": "boss-monster",
    "seats": 2,
    "zones": {
        "boss": [["gorgona"], ["robobo"]],
        "dungeon": [["goblin_armory"], [], [], [], [], ["dark_altar"]],
        "town": ["fighter_4_a", "mage_6_a"],
    },
    "position": {"phase": "bait"},
}
"""A position without spells in hand, and so without questions before the next round."""


def town_at(until: str, *cards: str) -> dict[str, Any]:
    """Return a scenario step that checks the town just before a step of the agenda."""
    return {"until": until, "expect": {f"zones.town.{place}.card": card for place, card in enumerate(cards)}}


def test_a_scenario_can_look_where_nobody_is_asked() -> None:
    steps = [
        town_at("bait", "fighter_4_a", "mage_6_a"),
        town_at("begin_adventure", "mage_6_a"),
        {"until": "adventure_turn", "expect": {"zones.entrance.0.0.card": "fighter_4_a"}},
        {"until": "begin_build", "expect": {"round": 2}},
        {"expect": {"round": 2, "phase": "build"}},
    ]
    table, _ = undercroft.play_scenario({**BAIT, "steps": steps})
    assert table.decision is not None
    assert table.digest() == undercroft.scenario(BAIT).digest()


def test_the_same_step_can_come_again() -> None:
    look = {"until": "adventure_turn"}
    undercroft.play_scenario({**BAIT, "steps": [look, look]})
    report = report_of({**BAIT, "steps": [look, look, look]})
    assert (report.code, report.details["step"]) == ("scenario-until", 3)


def test_a_look_on_the_way_after_a_move_changes_nothing() -> None:
    last = 'do = "commit first=0 second=0"\nexpect = { "heroes.0.health" = 5, "floor" = 2 }'
    looking = last.replace("expect", 'until = "begin_floor"\nexpect').replace("2 }", "1 }")
    table, events = undercroft.play_scenario(changed(last, looking))
    assert (table.record(), events) == ((plain := undercroft.play_scenario(TEXT))[0].record(), plain[1])
    assert report_of(changed(last, looking.replace("1 }", "2 }"))).code == "expectation"


def test_a_step_that_never_comes_is_told_with_those_that_come() -> None:
    report = report_of({**BAIT, "steps": [{"until": "bite"}]})
    assert report.code == "scenario-until"
    assert str(report.details["known"]).startswith("bait, begin_adventure, adventure_turn, ")


@pytest.mark.parametrize("game_id", list(registered()))
@pytest.mark.parametrize("seed", range(share(1, 4)))
def test_a_view_can_be_had_before_every_step(game_id: str, seed: int) -> None:
    """Step-by-step play gives the same game, and every moment of it has a view for every seat."""
    table, random = random_table(seed, game_id), Random(seed)
    while table.decision is not None:
        option = random_option(table, random)
        state = table.state.clone()
        there = table.clone()
        for name in play_stepwise(state, option.move):
            there.state = state.clone()
            assert name == state.agenda[-1][0].__name__
            assert [there.view(seat)["decision"] for seat in (*range(table.seats), None)] == [None] * (table.seats + 1)
        table.apply(option)
        assert state.digest() == table.digest()


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('game = "dragon-tower"', 'game = "chess"', "unknown-game"),
        ('title = "A', 'tittle = "A', "bad-scenario"),
        ('title = "A', "title = A", "bad-scenario"),
        ('room = [["ghost"]]', 'room = [["gost"]]', "unknown-card"),
        ('room = [["ghost"]]', 'room = [["ghost", "ghost", "ghost"]]', "no-such-copy"),
        ('room = [["ghost"]]', 'normal_deck = ["ghost", "ghost", "ghost"]', "no-such-copy"),
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


@pytest.mark.parametrize(
    ("puzzle", "code"),
    [
        ({"goal": "nap"}, "position-word"),
        ({"goal": "clear"}, "goal-numbers"),
        ({"goal": "clear", "args": {"heatlh": 1}}, "goal-numbers"),
        ({"goal": "clear", "args": {"health": 1, "cards": 2}}, "goal-numbers"),
        ({"goal": "clear", "args": {"health": -1}}, "goal-numbers"),
        ({"goal": "clear", "args": {"health": 1}, "seat": 1}, "position-number"),
        ({"goal": "clear", "args": {"health": 1}, "seat": -1}, "position-number"),
        ({"goal": "clear", "args": {"health": 1}, "level": 0}, "position-number"),
        ({"goal": "clear", "args": {"health": 1}, "level": 6}, "position-number"),
    ],
)
def test_a_puzzle_that_nobody_could_judge_is_refused_when_it_is_laid_out(puzzle: dict[str, Any], code: str) -> None:
    scenario = {**tomllib.loads(TEXT), "puzzle": puzzle}
    for lay_out in (undercroft.scenario, undercroft.play_scenario):
        with pytest.raises(undercroft.ImpossibleSetup) as refusal:
            lay_out(scenario)
        assert refusal.value.code == code


def test_a_puzzle_of_ones_own_is_judged() -> None:
    scenario = {**tomllib.loads(TEXT), "puzzle": {"goal": "clear", "args": {"health": 0}}}
    table, _ = undercroft.play_scenario(scenario)
    assert undercroft.verdict_of(table) is undercroft.Verdict.SOLVED


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
    assert look_up(view, "a.0.b", 1) == 1
    assert look_up(view, "a.1", 1) == 2


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
