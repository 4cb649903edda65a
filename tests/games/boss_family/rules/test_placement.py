"""Where a room may be built: left of the leftmost one, or over another one, and under which conditions."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import (
    BASE_CARDS,
    Dungeon,
    pass_phase,
    phase_of,
    room_names,
    stacks_of,
    state_of,
    table_at,
    treasure_of,
)
from tests.games.helpers import Cards, offers, play, refusal
from undercroft.games.boss_family.rules.facts import ADVANCED, FACE, FIRST_DECK, KIND, ROOM
from undercroft.games.boss_family.rules.placement import could_lie

FIVE = ("dark_altar", "golem_factory", "haunted_library", "boulder_ramp", "dizzygas_hallway")


def building(dungeon: Dungeon, *hand: str, **more: Any) -> undercroft.Table:
    """A table on which Draculord has this dungeon and this hand, and may place a room."""
    return table_at("build", dungeons=[dungeon], hands=[hand], **more)


def slots(table: undercroft.Table, room: str) -> list[int]:
    """The slots where a room of the hand may be placed."""
    start = f"place card={room} slot="
    return [int(offer.removeprefix(start)) for offer in offers(table) if offer.startswith(start)]


# -- left of the leftmost room, or over another ---------------------------------------------------------------------


@pytest.mark.rule("BM-061")
def test_the_first_room_lies_beside_the_boss_and_the_next_ones_left_of_it() -> None:
    table = building([], "dark_altar")
    assert slots(table, "dark_altar") == [0]
    table = building(["golem_factory", "open_grave"], "dark_altar", "freeze")
    play(table, "place card=dark_altar slot=2")
    assert room_names(table, 0) == ["golem_factory", "open_grave", "dark_altar"]
    assert refusal(building(["golem_factory"], "dark_altar"), "place card=dark_altar slot=2") == "BM-061"


@pytest.mark.rule("BM-062", "BM-065")
def test_an_ordinary_room_may_go_over_any_room_or_to_the_left() -> None:
    # A thief trap over a cleric trap, a fighter monster and an advanced mage trap.
    table = building(["dark_altar", "golem_factory", "all_seeing_eye"], "boulder_ramp", "freeze")
    assert slots(table, "boulder_ramp") == [0, 1, 2, 3]
    play(table, "place card=boulder_ramp slot=1")
    assert stacks_of(table, 0) == [["dark_altar"], ["golem_factory", "boulder_ramp"], ["all_seeing_eye"]]


@pytest.mark.rule("BM-062")
def test_copies_of_a_room_are_offered_once() -> None:
    table = building(["golem_factory"], "dark_altar", "dark_altar")
    assert slots(table, "dark_altar") == [0, 1]


@pytest.mark.rule("BM-062")
def test_nobody_builds_in_another_dungeon() -> None:
    table = table_at("build", dungeons=[[], FIVE[:3]], hands=[["open_grave"], []])
    assert slots(table, "open_grave") == [0]
    play(table, "place card=open_grave slot=0")
    assert [len(stacks_of(table, seat)) for seat in (0, 1)] == [1, 3]


@pytest.mark.rule("BM-063", "BM-064")
def test_five_stacks_are_the_most() -> None:
    four = building(FIVE[:4], "open_grave")
    assert slots(four, "open_grave") == [0, 1, 2, 3, 4]
    five = building(FIVE, "open_grave", "freeze")
    assert slots(five, "open_grave") == [0, 1, 2, 3, 4]
    assert refusal(five, "place card=open_grave slot=5") == "BM-063"
    play(five, "place card=open_grave slot=4")
    assert len(stacks_of(five, 0)) == 5


# -- advanced rooms ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-066", "BM-068")
@pytest.mark.parametrize("room", [card.id for face, card in enumerate(BASE_CARDS) if ADVANCED[face]])
def test_an_advanced_room_needs_a_common_treasure_beneath(room: str) -> None:
    rows = [card for face, card in enumerate(BASE_CARDS) if KIND[face] == ROOM and card.id != "neanderthal_cave"]
    mine = FIRST_DECK.printed[FIRST_DECK.index[room]].facts["treasure"]
    for below in rows:
        table = building([below.id], room)
        shared = any(mine[kind] and below.facts["treasure"][kind] for kind in mine)
        assert slots(table, room) == ([0] if shared else []), below.id
        if not shared:
            assert refusal(table, f"place card={room} slot=0") == "BM-066"


@pytest.mark.rule("BM-067")
def test_an_advanced_room_is_never_a_new_stack() -> None:
    assert slots(building([], "dracolich_lair"), "dracolich_lair") == []
    table = building(["dark_altar"], "dracolich_lair")
    assert slots(table, "dracolich_lair") == [0]
    assert refusal(table, "place card=dracolich_lair slot=1") == "BM-067"


@pytest.mark.rule("BM-068")
def test_monster_and_trap_need_not_match_and_advanced_goes_over_advanced() -> None:
    # An advanced mage trap over an ordinary mage monster, an ordinary trap and an advanced monster.
    table = building(["witchs_kitchen", "haunted_library", "ligers_den"], "all_seeing_eye")
    assert slots(table, "all_seeing_eye") == [0, 1, 2]


@pytest.mark.rule("BM-069")
def test_the_dracolich_lair_of_the_book() -> None:
    table = building(["dark_altar", "torture_chamber", "golem_factory"], "dracolich_lair")
    assert slots(table, "dracolich_lair") == [0, 1]
    assert refusal(table, "place card=dracolich_lair slot=2") == "BM-066"


@pytest.mark.rule("BM-066", "BM-219")
@pytest.mark.card("neanderthal_cave")
def test_no_advanced_room_goes_over_a_neanderthal_cave_but_an_ordinary_one_does() -> None:
    table = building(["neanderthal_cave", "golem_factory"], "beast_menagerie", "goblin_armory")
    assert slots(table, "beast_menagerie") == [1]
    assert refusal(table, "place card=beast_menagerie slot=0") == "BM-219"
    assert slots(table, "goblin_armory") == [0, 1, 2]
    covered = building([["neanderthal_cave", "golem_factory"]], "beast_menagerie")
    assert slots(covered, "beast_menagerie") == [0]  # its text counts only while it is visible


@pytest.mark.rule("BM-066")
def test_only_the_visible_room_of_a_stack_has_to_match() -> None:
    table = building([["dark_altar", "golem_factory"], ["golem_factory", "dark_altar"]], "dracolich_lair")
    assert slots(table, "dracolich_lair") == [1]


@pytest.mark.rule("BM-234")
def test_matching_goes_by_the_treasure_shown_at_that_moment() -> None:
    table = building(["dark_altar", ["golem_factory", "jackpot_stash"]], "beast_menagerie", "dracolich_lair", "freeze")
    assert (slots(table, "beast_menagerie"), slots(table, "dracolich_lair")) == ([], [0])
    play(table, "use card=jackpot_stash")
    assert treasure_of(table, 0) == [5, 0, 2, 0]  # all rooms count double, the uncovered one too
    assert (slots(table, "beast_menagerie"), slots(table, "dracolich_lair")) == ([1], [0])


# -- what cannot be built over -------------------------------------------------------------------------------------


@pytest.mark.rule("BM-070", "BM-221")
def test_nothing_goes_over_a_room_lying_face_down() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["dark_altar", "dark_altar"]],
        hands=[["motivation", "open_grave", "boulder_ramp"]],
    )
    play(table, "cast card=motivation", "place card=open_grave slot=0")
    assert slots(table, "boulder_ramp") == [1]
    assert refusal(table, "place card=boulder_ramp slot=0") == "BM-070"


@pytest.mark.rule("BM-221")
def test_a_face_down_stack_takes_one_of_the_five_places() -> None:
    table = table_at(
        "build",
        dungeons=[FIVE[:4], [*FIVE[:3], "goblin_armory", "goblin_armory"]],
        hands=[["motivation", "open_grave", "bottomless_pit", "dracolich_lair"]],
    )
    play(table, "cast card=motivation", "place card=open_grave slot=4")
    assert slots(table, "bottomless_pit") == [0, 1, 2, 3]
    assert refusal(table, "place card=bottomless_pit slot=5") == "BM-063"
    assert refusal(table, "place card=bottomless_pit slot=4") == "BM-070"
    assert slots(table, "dracolich_lair") == [0]  # not over the face-down Open Grave, though they share a treasure


@pytest.mark.rule("BM-221")
def test_a_second_room_may_go_left_of_the_one_lying_face_down() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["dark_altar", "dark_altar"]],
        hands=[["motivation", "open_grave", "boulder_ramp", "freeze"]],
    )
    play(table, "cast card=motivation", "place card=open_grave slot=1", "place card=boulder_ramp slot=2")
    pass_phase(table)
    assert room_names(table, 0) == ["golem_factory", "open_grave", "boulder_ramp"]


@pytest.mark.rule("BM-071")
def test_nothing_goes_over_a_deactivated_room() -> None:
    table = building(["golem_factory", "open_grave"], "boulder_ramp", deactivated=[[0, 1]])
    assert slots(table, "boulder_ramp") == [0, 2]
    assert refusal(table, "place card=boulder_ramp slot=1") == "BM-071"


# -- what may lie face down ----------------------------------------------------------------------------------------


@pytest.mark.rule("BM-061", "BM-062", "BM-065", "BM-066")
def test_what_lies_face_down_may_be_whatever_could_have_been_built_there() -> None:
    table = building(
        ["golem_factory", ["open_grave", "dark_altar"], "boulder_ramp"], "freeze", face_down=[[0, 1], [0, 2]], turn=1
    )
    state = state_of(table)
    assert could_lie(state, 0, 2, FACE["dark_altar"])
    assert not could_lie(state, 0, 2, FACE["dracolich_lair"])  # an advanced room is never a new stack
    assert could_lie(state, 0, 1, FACE["golem_factory"])
    assert could_lie(state, 0, 1, FACE["dracolich_lair"])  # over the Open Grave
    assert not could_lie(state, 0, 1, FACE["beast_menagerie"])


@pytest.mark.rule("BM-065", "BM-066")
def test_who_does_not_see_a_face_down_room_imagines_one_that_could_have_been_built() -> None:
    table = building(["golem_factory", ["open_grave", "dark_altar"]], "freeze", face_down=[[0, 1]], turn=1)
    imagined = {room_names(table.determinize(1, seed), 0)[1] for seed in range(30)}
    advanced = {room for room in imagined if ADVANCED[FACE[room]]}
    assert len(imagined) > 5
    assert advanced <= {"dracolich_lair", "vampire_bordello"}  # those with a cleric symbol


# -- built rooms stay ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-072")
@pytest.mark.card("dark_altar", "freeze")
def test_building_destruction_deactivation_and_heroes_leave_the_order_of_rooms_alone() -> None:
    dungeon = ["golem_factory", "dark_altar", "open_grave", "haunted_library"]
    table = table_at(
        "build",
        dungeons=[dungeon],
        hands=[["boulder_ramp", "freeze", "fear"]],
        entrances=[["cleric_4_a", "epic_mage_13_a"]],
        discard=["motivation"],
    )
    play(table, "place card=boulder_ramp slot=2", "cast_at card=freeze target=haunted_library")
    verbs = {offer.split()[0] for offer in offers(table)}
    pass_phase(table)
    while phase_of(table) == "adventure":
        verbs |= {offer.split()[0] for offer in offers(table)}
        if "use card=dark_altar" in offers(table):
            play(table, "use card=dark_altar", "aim_at card=motivation")
        play(table, "pass_on")
    assert verbs == {"pass_on", "use", "cast_at"}  # none of them moves a room
    assert stacks_of(table, 0) == [["golem_factory"], ["open_grave", "boulder_ramp"], ["haunted_library"]]


@pytest.mark.rule("BM-072", "BM-214")
def test_built_rooms_stay_where_they_are_and_one_room_is_built_a_round() -> None:
    dungeon: Cards = ("golem_factory", "open_grave")
    table = building(dungeon, "boulder_ramp", "dizzygas_hallway", "freeze")
    play(table, "place card=boulder_ramp slot=2")
    offered = {offer.split()[0] for offer in offers(table)}
    assert offered == {"pass_on", "cast_at"}  # no way to move a room, and none to place another
    assert refusal(table, "place card=dizzygas_hallway slot=3") == "BM-214"
    pass_phase(table)
    assert room_names(table, 0) == [*dungeon, "boulder_ramp"]
    assert state_of(table).placed == [1, 0]
