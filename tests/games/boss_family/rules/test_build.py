"""The Build phase: a room face down in everybody's turn, and spells and effects meanwhile."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_phase,
    pass_to,
    phase_of,
    room_names,
    stacks_of,
    state_of,
    table_at,
    treasure_of,
)
from tests.games.helpers import decision_of, kinds, of_kind, offers, play, prompt, refusal, seat_to_move
from undercroft.games.boss_family.rules.events import NothingBuilt, RoomEntered, RoomPlaced, RoomsRevealed
from undercroft.games.boss_family.rules.facts import FIRST_DECK, KIND, ROOM

# -- placing a room ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-060", "BM-205", "BM-206")
def test_a_room_is_placed_face_down_and_all_see_only_where() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["dark_altar", "freeze"], ["freeze"]])
    [placed] = of_kind(play(table, "place card=dark_altar slot=1"), RoomPlaced)
    assert placed.told_to(0, FIRST_DECK)["room"]["card"] == "dark_altar"
    for seat in (1, None):
        event = placed.told_to(seat, FIRST_DECK)
        assert (event["seat"], event["room"], event["slot"]) == (0, {"back": "room"}, 1)
        assert event.keys() == {"event", "seat", "room", "slot", "seats"}
        stack = table.view(seat)["dungeons"][0][1]
        assert (stack["top"], stack["face_down"], stack["damage"]) == ({"back": "room"}, True, 0)
    assert table.view(0)["dungeons"][0][1]["top"]["card"] == "dark_altar"


@pytest.mark.rule("BM-205", "BM-206")
@pytest.mark.parametrize("placed", ["brainsucker_hive", "bottomless_pit"])
def test_whoever_saw_a_card_in_the_hand_does_not_see_whether_it_is_the_one_placed(placed: str) -> None:
    """Dark Altar has taken a card that all have seen; it could be the one on the table, or still in the hand."""
    table = table_at(
        "build",
        dungeons=[["golem_factory", "dark_altar"]],
        hands=[["bottomless_pit", "fear"], ["freeze"]],
        discard=["brainsucker_hive"],
    )
    play(table, "use card=dark_altar")
    [placing] = of_kind(play(table, f"place card={placed} slot=1"), RoomPlaced)
    for seat in (1, None):
        assert placing.told_to(seat, FIRST_DECK)["room"] == {"back": "room"}
        assert table.view(seat)["dungeons"][0][1]["top"] == {"back": "room"}
        assert table.view(seat)["zones"]["hand"][0] == [{"back": "room"}, {"back": "spell"}]
        found = []
        for seed in range(40):  # worlds of that seat
            zones = table.determinize(seat, seed=seed).view(0)["zones"]
            there = [*zones["hand"][0], *zones["dungeon"][1]]
            found.append([card.get("card") == "brainsucker_hive" for card in there])
        assert all(any(world) for world in found), "it is one of the two"
        assert len({tuple(world) for world in found}) > 1, "it can be either"
        assert table.view(seat)["remembered"] == [
            {
                "cards": ["brainsucker_hive"],
                "places": [{"zone": "hand", "index": 0, "count": 1}, {"zone": "dungeon", "index": 1, "count": 1}],
            }
        ]
    assert table.view(0)["dungeons"][0][1]["top"]["card"] == placed
    assert table.view(0)["remembered"] == []
    table.undo(0)  # nothing came out by it
    assert placed in hand_of(table, 0)


@pytest.mark.rule("BM-060", "BM-214")
def test_one_room_at_most_and_only_in_the_own_turn() -> None:
    table = table_at("build", hands=[["dark_altar", "open_grave", "freeze"], ["golem_factory", "freeze"]])
    play(table, "place card=dark_altar slot=0")
    assert refusal(table, "place card=open_grave slot=1") == "BM-214"
    play(table, "pass_on")
    assert (seat_to_move(table), table.view(None)["active"]) == (1, 0)  # Robobo may answer, not build
    assert refusal(table, "place card=golem_factory slot=0") == "BM-060"
    play(table, "pass_on")
    assert table.view(None)["active"] == 1
    play(table, "place card=golem_factory slot=0")


@pytest.mark.rule("BM-073")
def test_who_declines_to_build_cannot_change_that() -> None:
    table = table_at("build", hands=[["dark_altar", "freeze"], ["golem_factory"]])
    events = play(table, "pass_on")
    assert [event.seat for event in of_kind(events, NothingBuilt)] == [0]
    assert seat_to_move(table) == 1
    assert table.undo_refusal(1) is not None
    play(table, "pass_on")
    assert (seat_to_move(table), table.undo_refusal(0)) == (0, "undo-other-seat")
    assert refusal(table, "place card=dark_altar slot=0") == "BM-060"
    pass_all(table, until=lambda later: phase_of(later) != "build")
    assert stacks_of(table, 0) == []


@pytest.mark.rule("BM-074")
def test_a_placed_room_stays_where_it_was_placed() -> None:
    table = table_at("build", dungeons=[["open_grave"]], hands=[["dark_altar", "freeze"], ["golem_factory", "freeze"]])
    play(table, "place card=dark_altar slot=1")
    pass_all(table, until=lambda later: later.view(None)["active"] == 1)
    pass_to(table, 0)
    assert table.view(None)["active"] == 1
    assert {offer.split()[0] for offer in offers(table)} == {"pass_on", "cast_at"}
    pass_phase(table)
    assert room_names(table, 0) == ["open_grave", "dark_altar"]


# -- spells and effects meanwhile ----------------------------------------------------------------------------------


@pytest.mark.rule("BM-075", "BM-076")
@pytest.mark.parametrize("caster", [0, 1])
@pytest.mark.parametrize("turn", [0, 1])
def test_all_may_act_in_every_build_turn_before_and_after_the_placing(caster: int, turn: int) -> None:
    hands = [["open_grave"], ["golem_factory"]]
    hands[caster] += ["freeze", "jeopardy"]
    table = table_at("build", dungeons=[["dark_altar"], ["goblin_armory"]], hands=hands, turn=turn)
    room = hands[turn][0]
    if caster == turn:
        assert "cast_at card=freeze target=dark_altar" in offers(table)
    else:  # the active player passes for now, the other one acts, then the room is placed
        play(table, "pass_on")
        assert seat_to_move(table) == caster
        play(table, "cast_at card=freeze target=dark_altar", "pass_on")
        assert (seat_to_move(table), prompt(table)) == (caster, "what_to_play")
        play(table, "pass_on")  # Freeze takes place
        assert state_of(table).shut
        assert seat_to_move(table) == turn
    play(table, f"place card={room} slot=1")
    assert seat_to_move(table) == caster
    assert "cast card=jeopardy" in offers(table)
    assert phase_of(table) == "build"


@pytest.mark.rule("BM-075", "BM-144")
def test_rooms_can_be_used_in_the_build_phase() -> None:
    table = table_at("build", dungeons=[["torture_chamber"], ["dark_altar"]], hands=[[], ["golem_factory"]])
    events = play(table, "use card=torture_chamber")
    assert "cards-discarded" in kinds(events)
    assert "golem_factory" in discards(table)
    assert hand_of(table, 1) == []


@pytest.mark.rule("BM-012")
def test_a_room_works_only_while_it_is_visible_and_in_play() -> None:
    table = table_at(
        "build",
        dungeons=[[["dark_altar", "golem_factory"], "torture_chamber"]],
        hands=[["dark_altar", "freeze"], ["golem_factory"]],
        discard=["fear"],
    )
    used = [offer for offer in offers(table) if offer.startswith("use")]
    assert used == ["use card=torture_chamber"]  # not the covered Dark Altar, nor the one in the hand
    covered = next(card for card in state_of(table).zones[table_zone(table, 0)] if is_named(table, card, "dark_altar"))
    assert refusal(table, f"use card={covered}") == "BM-012"
    assert treasure_of(table, 0) == [2, 0, 1, 1]  # Draculord, Torture Chamber, Golem Factory: no Dark Altar


def table_zone(table: undercroft.Table, index: int) -> int:
    """The number of a stack's zone."""
    zone = table.game.zones.named("dungeon")
    assert zone is not None
    return zone.first + index


def is_named(table: undercroft.Table, card: int, name: str) -> bool:
    """True if a card is a copy of this printed card."""
    return state_of(table).face[card] == FIRST_DECK.index[name]


@pytest.mark.rule("BM-013")
def test_a_hero_takes_the_damage_every_time_it_enters_a_room() -> None:
    table = table_at(
        "adventure", dungeons=[["minotaurs_maze", "open_grave"]], hands=[["freeze"]], entrances=[["cleric_8_a"]]
    )
    events = pass_all(table, until=lambda later: phase_of(later) != "adventure")
    entered = of_kind(events, RoomEntered)
    assert [(FIRST_DECK.ids[event.room.face], event.damage, event.hurt) for event in entered] == [
        ("open_grave", 2, 2),
        ("open_grave", 2, 4),  # the maze sent it back
        ("minotaurs_maze", 0, 4),
    ]


@pytest.mark.rule("BM-150")
@pytest.mark.card("kobold_strike")
def test_after_a_kobold_strike_nobody_waits_for_who_holds_only_rooms() -> None:
    table = table_at("build", hands=[["kobold_strike", "freeze"], ["golem_factory"]])
    play(table, "cast card=kobold_strike", "pass_on")
    assert table.view(None)["building_forbidden"]
    assert (table.view(None)["active"], seat_to_move(table)) == (1, 0)  # Robobo's turn, and he can do nothing


# -- covered rooms and sliding stacks ------------------------------------------------------------------------------


@pytest.mark.rule("BM-077")
def test_a_room_is_covered_as_soon_as_another_lies_on_it() -> None:
    table = table_at(
        "build",
        dungeons=[["dark_altar", "torture_chamber"]],
        hands=[["golem_factory", "freeze"], ["open_grave"]],
        discard=["fear"],
    )
    assert {"use card=dark_altar", "cast_at card=freeze target=dark_altar"} <= set(offers(table))
    play(table, "place card=golem_factory slot=0")
    assert not any("dark_altar" in offer for offer in offers(table))  # nor is the face-down room a target
    assert [offer for offer in offers(table) if "freeze" in offer] == ["cast_at card=freeze target=torture_chamber"]
    assert treasure_of(table, 0) == [2, 0, 0, 1]  # neither the covered nor the face-down room counts
    pass_phase(table)
    assert treasure_of(table, 0) == [2, 0, 1, 1]


@pytest.mark.rule("BM-078")
def test_a_placed_room_stays_legal_whatever_becomes_of_the_room_beneath() -> None:
    table = table_at("build", dungeons=[["dark_altar"]], hands=[["dracolich_lair", "freeze"]])
    play(table, "place card=dracolich_lair slot=0")
    state = state_of(table)
    beneath = state.zones[table_zone(table, 0)][0]
    state.face[beneath] = FIRST_DECK.index["golem_factory"]  # as if the room beneath had lost its treasure
    assert KIND[state.face[beneath]] == ROOM
    pass_phase(table)
    assert stacks_of(table, 0) == [["golem_factory", "dracolich_lair"]]


@pytest.mark.rule("BM-079", "BM-210")
def test_a_face_down_room_slides_with_the_others() -> None:
    table = table_at(
        "build",
        dungeons=[["torture_chamber", "open_grave"]],
        hands=[["golem_factory", "freeze"], ["dark_altar"]],
    )
    play(table, "place card=golem_factory slot=2", "use card=torture_chamber")
    assert [stack["face_down"] for stack in table.view(None)["dungeons"][0]] == [False, True]
    [revealed] = of_kind(pass_phase(table), RoomsRevealed)
    assert [(room.seat, room.slot) for room in revealed.rooms] == [(0, 1)]
    assert room_names(table, 0) == ["open_grave", "golem_factory"]


@pytest.mark.rule("BM-079")
def test_a_face_down_room_on_a_stack_stays_on_that_stack() -> None:
    table = table_at(
        "build",
        dungeons=[["torture_chamber", "open_grave", "goblin_armory"]],
        hands=[["golem_factory", "freeze"], ["dark_altar"]],
    )
    play(table, "place card=golem_factory slot=1", "use card=torture_chamber")
    assert stacks_of(table, 0) == [["open_grave", "golem_factory"], ["goblin_armory"]]
    pass_phase(table)
    assert room_names(table, 0) == ["golem_factory", "goblin_armory"]


# -- Motivation ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-241")
@pytest.mark.card("motivation")
def test_motivation_allows_one_more_room_to_who_is_behind() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["dark_altar", "open_grave"]],
        hands=[["motivation", "boulder_ramp", "dizzygas_hallway", "bottomless_pit", "freeze"]],
    )
    play(table, "place card=boulder_ramp slot=1")  # one may ask for it after the first room too
    play(table, "cast card=motivation", "place card=dizzygas_hallway slot=2")
    assert refusal(table, "place card=bottomless_pit slot=3") == "BM-214"
    pass_phase(table)
    assert room_names(table, 0) == ["golem_factory", "boulder_ramp", "dizzygas_hallway"]


@pytest.mark.rule("BM-241")
@pytest.mark.card("motivation")
def test_motivation_is_not_for_who_has_as_many_rooms() -> None:
    for mine, theirs, deactivated, may in (
        (["golem_factory"], ["dark_altar"], [], False),
        ([["golem_factory", "boulder_ramp"]], ["dark_altar", "open_grave"], [], True),  # a stack is one room
        (["golem_factory", "boulder_ramp"], ["dark_altar", "open_grave"], [[0, 0]], True),
        (["golem_factory"], ["dark_altar", "open_grave"], [[1, 0]], False),
    ):
        table = table_at(
            "build",
            dungeons=[mine, theirs],
            hands=[["motivation", "dizzygas_hallway"]],
            deactivated=deactivated,
        )
        assert ("cast card=motivation" in offers(table)) == may
        if not may:
            assert refusal(table, "cast card=motivation") == "BM-219"


@pytest.mark.rule("BM-241")
@pytest.mark.card("motivation")
def test_motivation_may_come_before_the_own_turn_but_not_after_it() -> None:
    dungeons = [["golem_factory"], ["dark_altar", "open_grave", "succubus_spa"]]
    hands = [["motivation", "dizzygas_hallway"], ["freeze", "haunted_library"]]
    table = table_at("build", dungeons=dungeons, hands=hands)
    assert "cast card=motivation" in offers(table)
    play(table, "pass_on", "pass_on")
    assert (seat_to_move(table), table.view(None)["active"]) == (1, 1)  # Draculord's turn is over
    play(table, "pass_on")
    assert seat_to_move(table) == 0
    assert offers(table) == ["pass_on"]
    early = table_at(
        "build",
        ("robobo", "draculord"),
        dungeons=dungeons,
        hands=[[*hands[0], "boulder_ramp", "freeze"], hands[1]],
    )
    play(early, "pass_on")
    assert (seat_to_move(early), early.view(None)["active"]) == (0, 1)
    play(early, "cast card=motivation", "let_it_be")
    pass_all(early, until=lambda later: later.view(None)["active"] == 0 and decision_of(later).seat == 0)
    play(early, "place card=dizzygas_hallway slot=1", "place card=boulder_ramp slot=2")
    assert state_of(early).placed == [2, 0]
