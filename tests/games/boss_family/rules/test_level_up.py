"""Bosses level up with their fifth room: when, once, before what, and what holds it up."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.boss_family.reveals import FOUR, both_at_five, levels, reveal
from tests.games.boss_family.tables import hand_of, pass_phase, pass_round, stacks_of, state_of
from tests.games.helpers import kinds, offers, play, prompt, refusal, seat_to_move, zone_of


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


@pytest.mark.rule("BM-091", "BM-223")
def test_a_deactivated_room_holds_the_level_up_until_the_end_of_the_round() -> None:
    table = reveal([*FOUR, "haunted_library"], face_down=[[0, 4]], deactivated=[[0, 1]], town=["fool"])
    assert levels(table.opening) == []
    events = pass_round(table)
    assert levels(events) == [0]
    order = kinds(events)
    assert order.index("rooms-reactivated") < order.index("leveled-up") < order.index("round-begun")
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
