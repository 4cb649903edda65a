"""Spells on rooms: they deal more, cave in, freeze, and are built or not."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    pass_to,
    phase_of,
    room_names,
    souls_of,
    stacks_of,
    state_of,
    table_at,
    treasure_of,
)
from tests.games.boss_family.walks import card_at, died, hurt_of, pass_to_room, room_of_hero
from tests.games.helpers import kinds, offers, play, prompt, refusal, seat_to_move
from undercroft.games.boss_family.rules.durations import MORE_DAMAGE
from undercroft.games.boss_family.rules.facts import FIRST_DECK

# -- rooms that deal more --------------------------------------------------------------------------------------------

STRONGER = [("annihilator", "haunted_library", "golem_factory"), ("giant_size", "golem_factory", "haunted_library")]


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-203", "BM-204", "BM-229")
@pytest.mark.parametrize(("spell", "fitting", "other"), STRONGER)
def test_a_trap_or_a_monster_room_of_any_dungeon_deals_3_more_damage(spell: str, fitting: str, other: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[[fitting, other], [other, fitting]],
        hands=[[spell, "motivation"]],
    )
    theirs = card_at(table, 1, 1)
    assert castings(table, spell) == [fitting, fitting]
    before = damages(table, 1)
    play(table, f"cast_at card={spell} target={theirs}")
    assert damages(table, 1) == [before[0], before[1] + 3]
    assert state_of(table).lasting == {(MORE_DAMAGE, theirs): 3}


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-203", "BM-204", "BM-191")
@pytest.mark.parametrize(("spell", "room"), [("annihilator", "recycling_center"), ("giant_size", "beast_menagerie")])
def test_advanced_trap_and_monster_rooms_fit_as_well(spell: str, room: str) -> None:
    table = table_at("adventure", dungeons=[[room]], hands=[[spell]])
    assert castings(table, spell) == [room]


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-229", "BM-192")
@pytest.mark.parametrize(("spell", "fitting", "other"), STRONGER)
def test_covered_and_deactivated_rooms_cannot_be_strengthened(spell: str, fitting: str, other: str) -> None:
    table = table_at("adventure", dungeons=[[fitting, [fitting, other]]], hands=[[spell]], deactivated=[[0, 0]])
    assert castings(table, spell) == []


@pytest.mark.card("annihilator", "giant_size")
@pytest.mark.rule("BM-133")
@pytest.mark.parametrize(("spell", "fitting", "other"), STRONGER)
def test_a_room_is_strengthened_until_the_end_of_the_round_only(spell: str, fitting: str, other: str) -> None:
    table = table_at("adventure", dungeons=[[fitting, other]], hands=[[spell, "motivation"]])
    before = damages(table, 0)
    play(table, f"cast_at card={spell} target={fitting}")
    assert damages(table, 0)[0] == before[0] + 3
    pass_round(table)
    assert damages(table, 0) == before


# -- Cave-In ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("cave_in")
@pytest.mark.rule("BM-224", "BM-209", "BM-212")
def test_cave_in_destroys_an_own_room_and_kills_the_hero_in_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", ["golem_factory", "neanderthal_cave"]], ["goblin_armory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["cave_in", "motivation"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert castings(table, "cave_in") == ["haunted_library", "neanderthal_cave"]  # none of an opponent
    events = play(table, "cast_at card=cave_in target=neanderthal_cave")
    assert died(events) == ["epic_mage_13_a"]
    assert "room-acted" not in kinds(events)  # the uncovered factory gives nothing
    assert stacks_of(table, 0) == [["haunted_library"], ["golem_factory"]]
    assert souls_of(table, 0) == 2


@pytest.mark.card("cave_in")
@pytest.mark.rule("BM-230", "BM-126")
def test_cave_in_elsewhere_kills_nobody_and_gives_no_benefit_of_the_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["bottomless_pit", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        hands=[["cave_in", "motivation"]],
    )
    pass_to_room(table, "neanderthal_cave")
    events = play(table, "cast_at card=cave_in target=bottomless_pit")
    assert died(events) == []
    assert hurt_of(table) == (3, 8)
    assert room_of_hero(table) == "neanderthal_cave"
    assert discards(table) == ["bottomless_pit", "cave_in"]


@pytest.mark.card("cave_in")
@pytest.mark.rule("BM-194", "BM-229")
def test_cave_in_cannot_destroy_a_deactivated_room() -> None:
    table = table_at(
        "adventure", dungeons=[["golem_factory", "haunted_library"]], hands=[["cave_in"]], deactivated=[[0, 0]]
    )
    assert castings(table, "cave_in") == ["haunted_library"]


# -- Freeze ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("freeze")
@pytest.mark.rule("BM-192", "BM-134", "BM-229")
def test_freeze_deactivates_an_active_room_of_any_dungeon_until_the_end_of_the_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["dark_laboratory", ["golem_factory", "haunted_library"]]],
        hands=[["freeze", "freeze", "motivation"]],
        deactivated=[[1, 0]],
    )
    assert castings(table, "freeze") == ["golem_factory", "haunted_library"]
    play(table, "cast_at card=freeze target=haunted_library")
    assert [stack["deactivated"] for stack in table.view(None)["dungeons"][1]] == [True, True]
    assert damages(table, 1) == [0, 0]
    assert treasure_of(table, 1) == [0, 0, 1, 0]  # of the boss
    assert castings(table, "freeze") == ["golem_factory"]
    pass_round(table)
    assert damages(table, 1) == [1, 1]
    assert treasure_of(table, 1) == [0, 3, 1, 0]


@pytest.mark.card("freeze")
@pytest.mark.rule("BM-205", "BM-077")
def test_freeze_cannot_hit_a_room_lying_face_down_or_what_it_covers() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["goblin_armory", "neanderthal_cave", "freeze"]])
    play(table, "place card=goblin_armory slot=0")
    assert castings(table, "freeze") == []


# -- Kobold Strike ---------------------------------------------------------------------------------------------------


@pytest.mark.card("kobold_strike")
@pytest.mark.rule("BM-219")
def test_kobold_strike_sends_rooms_lying_face_down_back_and_stops_all_building() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_laboratory"], ["dark_laboratory"]],
        hands=[["golem_factory", "goblin_armory", "fear"], ["dark_laboratory", "kobold_strike"]],
    )
    play(table, "place card=golem_factory slot=1", "pass_on", "cast card=kobold_strike", "let_it_be")
    assert room_names(table, 0) == ["dark_laboratory", "golem_factory"]  # announced; it waits
    events = pass_all(table, until=lambda later: not state_of(later).pending)
    assert room_names(table, 0) == ["dark_laboratory"]
    assert hand_of(table, 0) == ["goblin_armory", "fear", "golem_factory"]
    assert state_of(table).down == []
    data = next(event.told_to(1, FIRST_DECK) for event in events if event.kind() == "building-forbidden")
    assert data["rooms"] == [{"back": "room"}]  # what it was stays its owner's secret
    assert (seat_to_move(table), offers(table)) == (0, ["pass_on"])
    pass_round(table)
    assert (seat_to_move(table), phase_of(table)) == (0, "build")
    assert any(offer.startswith("place") for offer in offers(table))  # in the next round all may build again


@pytest.mark.card("kobold_strike")
@pytest.mark.rule("BM-219")
def test_after_kobold_strike_nobody_may_place_a_room_whatever_the_xp() -> None:
    table = table_at(
        "build",
        dungeons=[["haunted_library"], ["haunted_library"]],
        hands=[["kobold_strike", "goblin_armory", "fear"], ["dark_laboratory", "fear"]],
    )
    play(table, "cast card=kobold_strike", "let_it_be")
    assert offers(table) == ["pass_on"]
    assert refusal(table, "place card=goblin_armory slot=1") == "BM-219"
    pass_to(table, 1)
    pass_all(table, until=lambda later: state_of(later).active == 1)
    assert (seat_to_move(table), offers(table)) == (1, ["pass_on"])
    assert table.view(None)["building_forbidden"]


@pytest.mark.card("kobold_strike", "king_croak")
@pytest.mark.rule("BM-219", "BM-083")
def test_kobold_strike_stops_building_by_effects_too() -> None:
    table = table_at(
        "build",
        ("king_croak", "robobo"),
        dungeons=[["golem_factory", "goblin_armory", "haunted_library", "dark_altar", "jackpot_stash"]],
        hands=[["kobold_strike"]],
        discard=["beast_menagerie"],
    )
    play(table, "cast card=kobold_strike")
    pass_phase(table)
    assert prompt(table) == "where_to_search"
    play(table, "call card=beast_menagerie source=king_croak")
    assert offers(table) == ["keep_called"]


# -- Motivation ------------------------------------------------------------------------------------------------------


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241", "BM-214")
def test_motivation_lets_one_who_is_behind_place_two_rooms() -> None:
    table = table_at(
        "build",
        dungeons=[["haunted_library"], ["haunted_library", "dark_altar"]],
        hands=[["golem_factory", "goblin_armory", "neanderthal_cave", "motivation", "fear"]],
    )
    play(table, "place card=golem_factory slot=1")
    assert refusal(table, "place card=goblin_armory slot=2") == "BM-214"
    play(table, "cast card=motivation")
    assert refusal(table, "place card=goblin_armory slot=1") == "BM-070"  # not on the other one
    play(table, "place card=goblin_armory slot=2")
    assert room_names(table, 0) == ["haunted_library", "golem_factory", "goblin_armory"]
    assert hand_of(table, 0) == ["neanderthal_cave", "fear"]
    assert refusal(table, "place card=neanderthal_cave slot=3") == "BM-214"  # one more, not two
    pass_round(table)
    assert not state_of(table).lasting  # gone with the round


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241")
@pytest.mark.parametrize(
    ("mine", "theirs", "frozen", "allowed"),
    [
        (1, 2, [], True),
        (2, 2, [], False),
        (2, 1, [], False),
        (2, 2, [[0, 0]], True),  # a deactivated room is no active one
        (1, 2, [[1, 0]], False),
    ],
)
def test_motivation_needs_an_opponent_with_more_rooms(
    mine: int, theirs: int, frozen: list[list[int]], allowed: bool
) -> None:
    rooms = ["haunted_library", "golem_factory"]
    table = table_at("build", dungeons=[rooms[:mine], rooms[:theirs]], hands=[["motivation"]], deactivated=frozen)
    assert (castings(table, "motivation") == [""]) == allowed
    if not allowed:
        assert refusal(table, "cast card=motivation") == "BM-219"


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241")
def test_rooms_lying_face_down_do_not_count_for_motivation() -> None:
    table = table_at(
        "build",
        dungeons=[["haunted_library"], ["haunted_library"]],
        hands=[["golem_factory"], ["motivation"]],
    )
    play(table, "place card=golem_factory slot=1")
    assert seat_to_move(table) == 1
    assert castings(table, "motivation") == []


@pytest.mark.card("motivation")
@pytest.mark.rule("BM-241")
def test_motivation_is_of_no_use_after_ones_own_build_turn_but_before_it() -> None:
    table = table_at(
        "build",
        ("draculord", "xyzax", "gorgona"),
        dungeons=[["dark_altar"], ["dark_altar", "golem_factory"], ["dark_altar"]],
        hands=[["motivation"], [], ["motivation", "goblin_armory", "neanderthal_cave"]],
        turn=1,
    )
    assert (seat_to_move(table), castings(table, "motivation")) == (0, [])
    play(table, "pass_on")
    assert (seat_to_move(table), castings(table, "motivation")) == (2, [""])
    play(table, "cast card=motivation")
    pass_all(table, until=lambda later: state_of(later).active == 2)
    play(table, "place card=goblin_armory slot=1", "place card=neanderthal_cave slot=2")
    assert room_names(table, 2) == ["dark_altar", "goblin_armory", "neanderthal_cave"]
