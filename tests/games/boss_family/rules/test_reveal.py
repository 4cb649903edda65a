"""The end of the Build phase: rooms are turned up, effects build rooms, "when built" effects happen."""

from __future__ import annotations

import pytest

from tests.games.boss_family.reveals import FOUR, both_at_five, levels, reveal
from tests.games.boss_family.tables import (
    Dungeon,
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    phase_of,
    room_names,
    stacks_of,
    state_of,
    table_at,
)
from tests.games.helpers import kinds, name_of, of_kind, offers, play, prompt, seat_to_move
from undercroft.games.boss_family.rules.events import RoomActed, RoomsRevealed
from undercroft.games.boss_family.rules.facts import FIRST_DECK

# -- turning up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-080")
def test_all_placed_rooms_are_turned_up_at_the_same_time_after_the_last_build_turn() -> None:
    table = table_at("build", hands=[["dark_altar", "freeze"], ["golem_factory", "freeze"]])
    events = play(table, "place card=dark_altar slot=0", "pass_on", "pass_on", "place card=golem_factory slot=0")
    assert not of_kind(events, RoomsRevealed)
    assert [stack["face_down"] for dungeon in table.view(None)["dungeons"] for stack in dungeon] == [True, True]
    [revealed] = of_kind(pass_phase(table), RoomsRevealed)
    assert [(room.seat, name_of(table, room.room.id)) for room in revealed.rooms] == [
        (0, "dark_altar"),
        (1, "golem_factory"),
    ]
    assert not state_of(table).down


@pytest.mark.rule("BM-081", "BM-089")
def test_effects_of_the_reveal_come_by_experience() -> None:
    table = reveal(
        ["dark_laboratory"],
        ["dark_laboratory"],
        ["dark_laboratory"],
        bosses=("robobo", "draculord", "gorgona"),
        face_down=[[0, 0], [1, 0], [2, 0]],
        hands=[],
    )
    acted = [event.seat for event in of_kind(table.opening, RoomActed)]
    while phase_of(table) == "reveal":
        assert seat_to_move(table) == acted[-1]
        acted += [event.seat for event in of_kind(table.apply(0), RoomActed)]
    assert acted == [1, 2, 0]


# -- rooms that effects build --------------------------------------------------------------------------------------


@pytest.mark.rule("BM-092", "BM-093")
def test_a_fifth_room_built_by_an_effect_in_the_reveal_levels_up_at_once_and_then_acts() -> None:
    table = reveal(
        [*FOUR[:3], "construction_zone"],
        bosses=("cerebellus", "robobo"),
        face_down=[[0, 3]],
        hands=[["dark_laboratory", "freeze"]],
    )
    assert levels(table.opening) == []
    assert prompt(table) == "which_extra_room"
    events = play(table, "build_more card=dark_laboratory slot=4")
    assert [kind for kind in kinds(events) if kind != "room-acted"] == ["room-built", "leveled-up"]
    assert prompt(table) == "whether_to_draw"
    assert hand_of(table, 0) == ["freeze"]  # the Dark Laboratory has not acted yet
    events = play(table, "decline")
    assert kinds(events) == ["room-acted", "cards-drawn"]
    assert prompt(table) == "which_spell_to_discard"


@pytest.mark.rule("BM-093")
def test_a_room_built_by_an_effect_obeys_the_rules_of_building() -> None:
    table = reveal(
        [*FOUR, "construction_zone"],
        bosses=("seducia", "robobo"),
        leveled=[0],
        face_down=[[0, 4]],
        deactivated=[[0, 0]],
        hands=[["dracolich_lair", "haunted_library", "dark_altar"]],
    )
    assert offers(table) == [
        "build_more card=dracolich_lair slot=1",  # over the Open Grave only
        *(f"build_more card=haunted_library slot={slot}" for slot in (1, 2, 3, 4)),  # no sixth, not over slot 0
        *(f"build_more card=dark_altar slot={slot}" for slot in (1, 2, 3, 4)),
        "decline",
    ]
    play(table, "build_more card=dracolich_lair slot=1")
    assert stacks_of(table, 0)[1] == ["open_grave", "dracolich_lair"]
    assert "dracolich_lair" in {stack["top"].get("card") for stack in table.view(1)["dungeons"][0]}


@pytest.mark.rule("BM-093")
@pytest.mark.card("construction_zone", "specters_sanctum")
def test_a_room_built_by_an_effect_acts_before_what_else_is_still_to_come() -> None:
    table = reveal(
        ["construction_zone", "dark_laboratory"],
        face_down=[[0, 0], [0, 1]],
        hands=[["specters_sanctum", "golem_factory"], ["fear"]],
    )
    assert prompt(table) == "which_first"
    play(table, "let_room_act card=construction_zone")
    events = play(table, "build_more card=specters_sanctum slot=2")
    acted = [FIRST_DECK.ids[event.room.face] for event in of_kind(events, RoomActed)]
    assert acted == ["specters_sanctum", "dark_laboratory"]
    assert hand_of(table, 1) == []


@pytest.mark.rule("BM-092", "BM-222")
def test_a_fifth_room_built_at_another_time_waits_for_the_next_reveal() -> None:
    table = reveal(
        [*FOUR[:3], "construction_zone"],
        face_down=[[0, 3]],
        deactivated=[[0, 3]],
        hands=[["dark_altar", "freeze"]],
        town=["fool"],
    )
    assert not of_kind(table.opening, RoomActed)
    pass_round(table)
    assert (phase_of(table), prompt(table)) == ("end", "which_extra_room")  # held up until now
    events = play(table, "build_more card=dark_altar slot=4")
    assert len(stacks_of(table, 0)) == 5
    assert levels(events) == []
    assert state_of(table).round == 2
    assert levels(pass_phase(table)) == [0]  # at the end of the next Build phase


# -- "when built" --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-087", "BM-212")
def test_a_room_that_is_uncovered_does_not_act_as_if_built() -> None:
    table = table_at(
        "build",
        dungeons=[[["dark_laboratory", "torture_chamber"]]],
        hands=[["freeze"], ["golem_factory"]],
    )
    events = play(table, "use card=torture_chamber") + pass_phase(table)
    assert room_names(table, 0) == ["dark_laboratory"]
    assert not of_kind(events, RoomActed)
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.rule("BM-087", "BM-212")
@pytest.mark.card("robobo")
@pytest.mark.parametrize("beneath", ["dark_laboratory", "construction_zone", "golem_factory"])
def test_a_room_uncovered_in_the_reveal_does_not_act_as_if_built_either(beneath: str) -> None:
    opponent = [["dark_altar", beneath, "jackpot_stash"], "beast_menagerie"]
    table = table_at(
        "reveal",
        ("robobo", "gorgona"),
        dungeons=[[*FOUR, "succubus_spa"], opponent],
        face_down=[[0, 4]],
        hands=[[], ["freeze", "haunted_library"]],
    )
    assert prompt(table) == "which_room_to_lose"
    events = play(table, "give_up card=jackpot_stash")
    assert stacks_of(table, 1) == [["dark_altar", beneath], ["beast_menagerie"]]  # the top card only
    assert not of_kind(events, RoomActed)
    assert (hand_of(table, 1), phase_of(table)) == (["freeze", "haunted_library"], "adventure")


@pytest.mark.rule("BM-087")
def test_a_room_that_becomes_active_again_does_not_act_as_if_built() -> None:
    table = table_at("adventure", dungeons=[["dark_laboratory"]], deactivated=[[0, 0]], hands=[["freeze"]])
    events = pass_round(table)
    assert "rooms-reactivated" in kinds(events)
    assert not of_kind(events, RoomActed)


@pytest.mark.rule("BM-222")
def test_an_effect_is_lost_when_its_room_has_been_destroyed() -> None:
    table = both_at_five(["dark_laboratory"])
    pass_phase(table)
    events = play(table, "give_up card=dark_laboratory")
    assert levels(events) == [0]
    assert not of_kind(events, RoomActed)
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.rule("BM-222")
def test_an_effect_is_lost_when_its_room_has_been_covered() -> None:
    table = reveal(
        ["construction_zone", "dark_laboratory"],
        face_down=[[0, 0], [0, 1]],
        hands=[["golem_factory", "freeze"]],
    )
    assert offers(table) == ["let_room_act card=construction_zone", "let_room_act card=dark_laboratory"]
    play(table, "let_room_act card=construction_zone")
    events = play(table, "build_more card=golem_factory slot=1")
    assert not [event for event in of_kind(events, RoomActed) if name_of(table, event.room.id) == "dark_laboratory"]
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.rule("BM-222")
def test_an_effect_of_a_deactivated_room_waits_for_the_end_of_the_round() -> None:
    table = reveal(["dark_laboratory"], face_down=[[0, 0]], deactivated=[[0, 0]])
    assert not of_kind(table.opening, RoomActed)
    assert phase_of(table) == "adventure"
    events = pass_round(table)
    assert (phase_of(table), prompt(table)) == ("end", "which_spell_to_discard")
    assert kinds(events)[-3:] == ["rooms-reactivated", "room-acted", "cards-drawn"]


# -- Beast Menagerie -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-240")
@pytest.mark.card("beast_menagerie")
def test_the_menagerie_sees_a_monster_revealed_together_with_it() -> None:
    table = reveal(
        [["golem_factory", "beast_menagerie"], "succubus_spa"],
        face_down=[[0, 0], [0, 1]],
    )
    assert kinds(table.opening)[:3] == ["rooms-revealed", "room-acted", "cards-drawn"]
    assert len(hand_of(table, 0)) == 2


@pytest.mark.card("beast_menagerie")
@pytest.mark.parametrize(
    ("mine", "theirs", "face_down"),
    [
        ([["golem_factory", "beast_menagerie"]], [], [[0, 0]]),  # itself
        ([["golem_factory", "beast_menagerie", "succubus_spa"]], [], [[0, 0]]),  # a room that covers it
        (["beast_menagerie", "open_grave"], [], [[0, 1]]),  # a trap
        (["beast_menagerie"], ["golem_factory"], [[1, 0]]),  # another dungeon
    ],
)
def test_the_menagerie_does_not_see(mine: Dungeon, theirs: Dungeon, face_down: list[list[int]]) -> None:
    table = reveal(mine, theirs, face_down=face_down)
    assert "rooms-revealed" in kinds(table.opening)
    assert not of_kind(table.opening, RoomActed)
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.card("beast_menagerie")
def test_the_menagerie_draws_once_a_round_and_not_while_deactivated() -> None:
    dungeon: Dungeon = ["beast_menagerie", "golem_factory", "succubus_spa"]
    table = reveal(dungeon, face_down=[[0, 1], [0, 2]])
    while prompt(table) == "which_first":
        table.apply(0)
    assert len(hand_of(table, 0)) == 2
    frozen = reveal(dungeon, face_down=[[0, 1]], deactivated=[[0, 0]])
    assert hand_of(frozen, 0) == ["freeze"]


@pytest.mark.rule("BM-012")
@pytest.mark.card("beast_menagerie")
def test_a_menagerie_that_is_gone_draws_nothing() -> None:
    table = table_at(
        "build",
        ("gorgona", "robobo"),
        dungeons=[
            ["beast_menagerie", "golem_factory", "succubus_spa"],
            ["goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory", "succubus_spa"],
        ],
        face_down=[[0, 1], [1, 4]],
        hands=[["freeze"]],
        turn=1,
    )
    state_of(table).order = [1, 0]  # as if Robobo had more experience
    pass_all(table, until=lambda later: prompt(later) == "which_room_to_lose")
    events = play(table, "give_up card=beast_menagerie")
    assert not of_kind(events, RoomActed)
    assert hand_of(table, 0) == ["freeze"]
    assert discards(table) == ["beast_menagerie"]
