"""Entering a room: either of two, the other one discarded, circumstances revealed."""

from __future__ import annotations

import pytest

from tests.games.dragon_tower.tables import fight, room_of, table_at
from tests.games.helpers import kinds, offers, play, prompt, zone_of


@pytest.mark.rule("DT-061")
@pytest.mark.parametrize("floor", [1, 2, 4, 5])
@pytest.mark.parametrize(("room", "met"), [("left", "orc"), ("right", "ghost")])
def test_the_party_goes_through_either_of_two_rooms(floor: int, room: str, met: str) -> None:
    table = table_at("enter", floor=floor, room=["orc"], other_room=["ghost"])
    assert offers(table) == ["enter room=left", "enter room=right"]
    table.apply(f"enter room={room}")
    assert [foe["card"] for foe in table.view(0)["room"]] == [met]


@pytest.mark.rule("DT-062", "DT-DECISION-10")
def test_the_other_room_is_discarded_on_entering_and_not_before() -> None:
    table = table_at("refill", ("barbarian", "archmage"), room=["orc", "ghost"], other_room=["fire_imp", "troll"])
    play(table, "refill hero=0", "draw hero=0 deck=magic", "draw hero=1 deck=magic")
    assert prompt(table) == "which_room"  # the choice comes after the refill
    assert (room_of(table, 1, 0), room_of(table, 1, 1)) == (["orc", "ghost"], ["fire_imp", "troll"])
    table.apply("enter room=left")
    assert room_of(table, 1, 1) == []
    assert zone_of(table, "normal_discard") == ["fire_imp", "troll"]
    assert room_of(table, 1, 0) == ["orc", "ghost"]


@pytest.mark.rule("DT-DECISION-10")
def test_players_may_change_their_minds_until_they_enter() -> None:
    table = table_at("enter", room=["orc"], other_room=["ghost"], options={"variants": ["surrounded"]})
    play(table, "enter room=left", "assign foe=orc hero=0", "step_back")
    assert offers(table) == ["enter room=left", "enter room=right"]
    assert (room_of(table, 1, 0), room_of(table, 1, 1)) == (["orc"], ["ghost"])
    play(table, "enter room=right", "assign foe=ghost hero=0", "agree_on_plan")
    assert (room_of(table, 1, 0), zone_of(table, "normal_discard")) == ([], ["orc"])


@pytest.mark.rule("DT-063")
@pytest.mark.parametrize(("floor", "foe"), [(3, "ogre_chief"), (6, "chimera")])
def test_a_single_room_must_be_taken(floor: int, foe: str) -> None:
    table = table_at("refill", ("barbarian", "archmage"), floor=floor, room=[foe])
    play(table, "refill hero=0", "draw hero=0 deck=magic", "draw hero=1 deck=magic")
    assert prompt(table) == "who_fights"  # nobody was asked for the way
    assert [shown["card"] for shown in table.view(0)["room"]] == [foe]


@pytest.mark.rule("DT-074", "DT-050")
@pytest.mark.parametrize(("room", "side"), [("left", 0), ("right", 1)])
def test_the_circumstances_of_a_floor_join_either_room(room: str, side: int) -> None:
    table = table_at("enter", room=["orc"], other_room=["ghost"], circumstances=["acid_pit", "rune_trap"])
    assert table.view(0)["tower"][0]["circumstances"] == [{"back": "circumstance"}] * 2
    events = table.apply(f"enter room={room}")
    assert room_of(table, 1, side)[1:] == ["acid_pit", "rune_trap"]
    assert zone_of(table, "circumstances", 0) == []
    assert kinds(events) == ["room-passed", "room-entered", "circumstance-revealed", "circumstance-revealed"]
    shown = table.view(None)["zones"]["room"][side]
    assert [card["card"] for card in shown[1:]] == ["acid_pit", "rune_trap"]  # face up for everybody


@pytest.mark.rule("DT-050", "DT-074")
def test_circumstances_of_other_floors_stay_hidden() -> None:
    table = table_at(
        "enter", room=["orc"], other_room=["ghost"], zones={"circumstances": [["acid_pit"], ["rune_trap"]]}
    )
    table.apply("enter room=left")
    assert room_of(table, 1) == ["orc", "acid_pit"]
    assert table.view(0)["tower"][1]["circumstances"] == [{"back": "circumstance"}]


@pytest.mark.rule("DT-075")
def test_a_circumstance_is_fought_alone_by_the_same_rules() -> None:
    table = fight(("paladin", "mage"), ("orc", "flooded_passage"), hands=[["elbow_jab", "power_strike"]])
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=flooded_passage")
    assert table.view(0)["fight"]["need"] == [4, 0, 0, 1]  # one total
    assert table.view(0)["fight"]["missing"] == [2, 0, 0, 1]  # base counts once
    play(table, "play_card card=power_strike", "commit first=1 second=0")
    assert zone_of(table, "circumstance_discard") == ["flooded_passage"]
    assert table.view(0)["heroes"][0]["health"] == 4


@pytest.mark.rule("DT-075")
def test_a_circumstance_rises_against_a_pair_and_must_be_beaten() -> None:
    table = fight(("paladin", "mage"), ("flooded_passage",), stage="pairs")  # the only pair, the only opponent
    assert table.view(0)["fight"]["need"] == [2, 0, 0, 2]
    table.apply("commit first=0 second=1")
    assert table.view(0)["floor"] == 2
