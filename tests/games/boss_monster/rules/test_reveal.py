"""The end of the Build phase: rooms are turned up, bosses level up, "when built" effects happen."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_monster.tables import (
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
from tests.games.looking import kinds, name_of, of_kind, offers, play, prompt, refusal, seat_to_move, zone_of
from undercroft.games.boss_monster.rules.events import LeveledUp, RoomActed, RoomsRevealed
from undercroft.games.boss_monster.rules.facts import DECK
from undercroft.kernel.events import Event

FOUR = ("goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory")
"""Four rooms that do nothing in the Build phase."""


def reveal(*dungeons: Dungeon, bosses: tuple[str, ...] = ("gorgona", "robobo"), **more: Any) -> undercroft.Table:
    """A table whose face-down rooms are about to be turned up; seat 0 holds a spell and is asked after that."""
    more.setdefault("hands", [["freeze"]])
    return table_at("reveal", bosses, dungeons=dungeons, **more)


def levels(events: list[Event]) -> list[int]:
    """The seats whose bosses level up, in order."""
    return [event.seat for event in of_kind(events, LeveledUp)]


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


# -- Level Up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-082", "BM-086")
def test_a_boss_levels_up_when_five_rooms_are_visible_for_the_first_time() -> None:
    five = reveal([*FOUR, "haunted_library"], face_down=[[0, 4]], town=["mage_4_a"])
    assert levels(five.opening) == [0]
    four = reveal(FOUR, face_down=[[0, 3]], town=["mage_4_a"])  # the boss is no fifth room
    assert levels(four.opening) == []
    covered = reveal([*FOUR[:3], ["golem_factory", "haunted_library"]], face_down=[[0, 3]], town=["mage_4_a"])
    assert levels(covered.opening) == []  # five rooms, but one of them is not visible


@pytest.mark.rule("BM-082", "BM-003", "BM-085")
def test_a_boss_levels_up_once_and_everybody_sees_that_it_has() -> None:
    table = reveal(
        ["torture_chamber", *FOUR],
        face_down=[[0, 4]],
        hands=[["dark_altar", "freeze"], ["golem_factory"]],
        town=["mage_8_a", "thief_8_a"],
    )
    play(table, "turn_to_stone card=mage_8_a")
    for seat in (0, 1, None):
        assert [player["leveled"] for player in table.view(seat)["players"]] == [True, False]
    pass_round(table)
    play(table, "use card=torture_chamber")  # four rooms are left
    assert len(stacks_of(table, 0)) == 4
    events = play(table, "place card=dark_altar slot=4") + pass_phase(table)
    assert len(stacks_of(table, 0)) == 5
    assert levels(events) == []


@pytest.mark.rule("BM-082")
def test_a_boss_that_has_leveled_up_never_does_again() -> None:
    table = reveal([*FOUR, "haunted_library"], face_down=[[0, 4]], leveled=[0], town=["mage_4_a"])
    assert levels(table.opening) == []
    table = reveal([["open_grave", "dark_laboratory"], *FOUR], face_down=[[0, 0]], leveled=[0], town=["mage_4_a"])
    assert levels(table.opening) == []
    assert prompt(table) == "which_spell_to_discard"  # nothing is left to choose an order of


@pytest.mark.rule("BM-083")
def test_a_level_up_is_mandatory_but_its_may_remains() -> None:
    table = reveal([*FOUR, "haunted_library"], face_down=[[0, 4]], town=["mage_4_a", "thief_4_a"])
    assert offers(table) == ["turn_to_stone card=mage_4_a", "turn_to_stone card=thief_4_a"]
    table = reveal([*FOUR, "haunted_library"], bosses=("cerebellus", "robobo"), face_down=[[0, 4]])
    assert offers(table) == ["draw_three source=cerebellus", "decline"]
    play(table, "decline")
    assert table.view(None)["players"][0]["leveled"]
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.rule("BM-084")
def test_level_up_comes_before_the_effect_of_the_fifth_room() -> None:
    table = reveal(
        [*FOUR, "dark_laboratory"], bosses=("cerebellus", "robobo"), face_down=[[0, 4]], hands=[["freeze", "fear"]]
    )
    assert kinds(table.opening) == ["rooms-revealed", "leveled-up"]
    assert prompt(table) == "whether_to_draw"
    play(table, "draw_three source=cerebellus")
    events = play(table, "discard card=freeze")
    assert kinds(events) == ["cards-discarded", "room-acted", "cards-drawn"]  # now the Dark Laboratory


@pytest.mark.rule("BM-089", "BM-084")
def test_a_player_orders_several_effects_but_the_fifth_room_s_comes_after_the_level_up() -> None:
    def ordering() -> undercroft.Table:
        return reveal(
            [["goblin_armory", "monstrous_monument"], *FOUR[1:], "dark_laboratory"],
            bosses=("cerebellus", "robobo"),
            face_down=[[0, 0], [0, 4]],
            discard=["succubus_spa"],
        )

    table = ordering()
    assert prompt(table) == "which_first"
    assert offers(table) == ["let_boss_act card=cerebellus", "let_room_act card=monstrous_monument"]
    refusal(table, "let_room_act card=dark_laboratory")
    play(table, "let_room_act card=monstrous_monument")
    assert "succubus_spa" in hand_of(table, 0)
    assert prompt(table) == "whether_to_draw"  # then the Level Up, then the fifth room
    assert kinds(play(table, "decline"))[0] == "room-acted"
    table = ordering()
    play(table, "let_boss_act card=cerebellus", "decline")
    assert offers(table) == ["let_room_act card=monstrous_monument", "let_room_act card=dark_laboratory"]
    play(table, "let_room_act card=dark_laboratory", "discard card=freeze")
    assert "succubus_spa" in hand_of(table, 0)


@pytest.mark.rule("BM-089")
def test_one_player_settles_everything_before_the_next_one() -> None:
    # Gorgona (500) with Level Up and an effect, Robobo (400) with a Level Up.
    table = reveal(
        [*FOUR[:3], "haunted_library", "dark_laboratory"],
        ["goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory", "succubus_spa"],
        face_down=[[0, 4], [1, 4]],
        town=["mage_4_a"],
    )
    events = list(table.opening)
    assert prompt(table) == "which_spell_to_discard"
    events += play(table, "discard card=freeze")
    assert [kind for kind in kinds(events) if kind in ("leveled-up", "room-acted")] == [
        "leveled-up",
        "room-acted",
        "leveled-up",
    ]
    assert levels(events) == [0, 1]


@pytest.mark.rule("BM-090")
def test_a_level_up_that_was_due_at_the_reveal_stays_due() -> None:
    table = both_at_five(["haunted_library"])
    assert state_of(table).order == [1, 0]
    events = pass_phase(table)
    assert levels(events) == [1]  # Robobo, as if he had more experience
    assert (seat_to_move(table), prompt(table)) == (0, "which_room_to_lose")
    events = play(table, "give_up card=haunted_library")
    assert len(stacks_of(table, 0)) == 4
    assert levels(events) == [0]


def both_at_five(fifth: Dungeon) -> undercroft.Table:
    """Robobo and Gorgona both at five rooms after the reveal, and Robobo settling first."""
    table = table_at(
        "build",
        ("gorgona", "robobo"),
        dungeons=[
            [*FOUR[:4], *fifth],
            ["goblin_armory", "open_grave", "dizzygas_hallway", "golem_factory", "succubus_spa"],
        ],
        face_down=[[0, 4], [1, 4]],
        hands=[["freeze"]],
        town=["mage_4_a"],
        turn=1,
    )
    assert (phase_of(table), seat_to_move(table)) == ("build", 0)
    state_of(table).order = [1, 0]
    return table


@pytest.mark.rule("BM-091", "BM-223")
def test_a_deactivated_room_holds_the_level_up_until_the_end_of_the_round() -> None:
    table = reveal([*FOUR, "haunted_library"], face_down=[[0, 4]], deactivated=[[0, 1]], town=["fool"])
    assert levels(table.opening) == []
    events = pass_round(table)
    assert levels(events) == [0]
    told = kinds(events)
    assert told.index("rooms-reactivated") < told.index("leveled-up") < told.index("round-begun")
    assert zone_of(table, "souls", 0) == ["fool"]  # a tie kept it in town until then


@pytest.mark.rule("BM-091")
def test_a_level_up_held_up_in_vain_stays_available() -> None:
    table = reveal(
        [*FOUR[:3], "torture_chamber", "succubus_spa"],
        face_down=[[0, 4]],
        deactivated=[[0, 1]],
        hands=[["dark_altar", "freeze"], ["golem_factory"]],
        town=["fool"],
    )
    play(table, "use card=torture_chamber")
    events = pass_round(table)
    assert levels(events) == []
    assert not table.view(None)["players"][0]["leveled"]
    events = play(table, "place card=dark_altar slot=4") + pass_phase(table)
    assert levels(events) == [0]


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
    acted = [DECK.ids[event.room.face] for event in of_kind(events, RoomActed)]
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
