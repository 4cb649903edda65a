"""Deactivated, uncovered and destroyed rooms."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_phase,
    pass_round,
    room_names,
    stacks_of,
    treasure_of,
)
from tests.games.helpers import kinds, of_kind, offers, play, refusal, zone_of
from tests.games.minibosses.tables import table_at
from undercroft.games.boss_family.rules.events import RoomActed, RoomsReactivated
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}


def acted(table: Table, events: list[Event]) -> list[str]:
    """The rooms that acted by themselves, in order."""
    ids = table.game.deck.ids
    return [ids[event.room.face] for event in of_kind(events, RoomActed)]


# -- deactivated ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-097", "MB-086")
def test_a_deactivated_room_counts_for_nothing_until_the_end_of_the_round() -> None:
    table = table_at(
        "build",
        dungeons=[["goblin_armory", ["unstable_mine", "golem_factory"], "neanderthal_cave"]],
        hands=[["freeze", "garbage_chute", "rage"]],
        options=MIXED,
    )
    assert (damages(table, 0), treasure_of(table, 0)) == ([1, 3, 3], [1, 0, 4, 0])
    play(table, "cast_at card=freeze target=golem_factory")
    # No damage, no treasure, and what lies beneath stays covered.
    assert (damages(table, 0), treasure_of(table, 0)) == ([1, 0, 3], [1, 0, 3, 0])
    stack = table.view(1)["dungeons"][0][1]
    assert (stack["deactivated"], stack["top"]["card"]) == (True, "golem_factory")  # all still know it
    assert refusal(table, "place card=garbage_chute slot=1") == "BM-071"
    assert table.view(None)["players"][0]["active_rooms"] == 2
    events = pass_round(table)
    assert of_kind(events, RoomsReactivated)
    assert damages(table, 0) == [1, 3, 3]


@pytest.mark.rule("MB-097")
def test_rooms_on_both_sides_of_a_deactivated_one_are_not_adjacent() -> None:
    table = table_at(
        "build",
        dungeons=[["goblin_armory", "golem_factory"]],
        hands=[["freeze", "rage"]],
        options=MIXED,
    )
    assert damages(table, 0)[1] == 3
    play(table, "cast_at card=freeze target=goblin_armory")
    assert damages(table, 0) == [0, 2]  # it helps nobody


# -- uncovered -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-098", "MB-116")
@pytest.mark.card("delvers_quarry")
def test_a_room_is_uncovered_when_the_one_on_top_of_it_is_destroyed() -> None:
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine", ["delvers_quarry", "training_camp"]]],
        hands=[["cave_in", "rage"]],
        options=MIXED,
    )
    events = play(table, "cast_at card=cave_in target=training_camp")
    assert room_names(table, 0) == ["unstable_mine", "delvers_quarry"]
    assert acted(table, events) == ["delvers_quarry"]
    assert len(hand_of(table, 0)) == 2


@pytest.mark.rule("MB-099", "MB-098")
def test_an_uncovered_room_is_not_built() -> None:
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine", ["dark_laboratory", "training_camp"]]],
        hands=[["cave_in", "rage"]],
        options=MIXED,
    )
    events = play(table, "cast_at card=cave_in target=training_camp")
    assert room_names(table, 0) == ["unstable_mine", "dark_laboratory"]
    assert acted(table, events) == []  # it acts when it is built alone


@pytest.mark.rule("MB-116")
@pytest.mark.card("delvers_quarry")
def test_nothing_is_uncovered_by_taking_off_what_was_never_built_or_by_becoming_active_again() -> None:
    for card, coins in (("loot_box", 1), ("spike", 0)):
        unpaid = table_at(
            "reveal",
            dungeons=[[["delvers_quarry", card]]],
            hands=[["rage"]],
            face_down=[[0, 0]],
            coins=[coins, 3],
        )
        assert (stacks_of(unpaid, 0), discards(unpaid)) == ([["delvers_quarry"]], [card])
        assert acted(unpaid, unpaid.opening) == []
    asleep = table_at("end", dungeons=[["delvers_quarry"]], deactivated=[[0, 0]])
    assert of_kind(asleep.opening, RoomsReactivated)
    assert acted(asleep, asleep.opening) == []


@pytest.mark.rule("MB-116")
@pytest.mark.card("delvers_quarry")
def test_an_effect_of_being_built_or_uncovered_also_happens_when_built() -> None:
    table = table_at("build", hands=[["delvers_quarry", "rage"]])
    play(table, "place card=delvers_quarry slot=0")
    assert acted(table, pass_phase(table)) == ["delvers_quarry"]


# -- destroyed and named things --------------------------------------------------------------------------------------


@pytest.mark.rule("MB-107")
def test_a_destroyed_room_goes_to_the_discard_and_the_others_slide_towards_the_boss() -> None:
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine", ["loot_box", "training_camp"], "the_catapult"]],
        hands=[["cave_in", "cave_in", "rage"]],
        options=MIXED,
    )
    play(table, "cast_at card=cave_in target=unstable_mine")
    assert (stacks_of(table, 0), "unstable_mine" in discards(table)) == (
        [["loot_box", "training_camp"], ["the_catapult"]],
        True,
    )
    play(table, "cast_at card=cave_in target=training_camp")
    assert stacks_of(table, 0) == [["loot_box"], ["the_catapult"]]


@pytest.mark.rule("MB-107")
def test_what_lies_face_down_is_hidden_and_can_be_neither_chosen_nor_built_over() -> None:
    table = table_at(
        "build",
        dungeons=[["unstable_mine"], ["loot_box", "the_catapult"]],
        hands=[["training_camp", "garbage_chute", "motivation", "freeze"]],
        options=MIXED,
    )
    play(table, "cast card=motivation", "place card=training_camp slot=1")
    assert table.view(1)["dungeons"][0][1]["top"] == {"back": "room"}
    assert [offer for offer in offers(table) if "freeze" in offer] == [
        f"cast_at card=freeze target={room}" for room in ("unstable_mine", "loot_box", "the_catapult")
    ]
    assert refusal(table, "place card=garbage_chute slot=1") == "BM-070"


@pytest.mark.rule("MB-107")
@pytest.mark.parametrize(
    ("spell", "rooms"),
    [("annihilator", ["unstable_mine", "paywall"]), ("giant_size", ["training_camp", "dragons_nest"])],
)
def test_trap_and_monster_rooms_are_meant_ordinary_and_advanced_alike(spell: str, rooms: list[str]) -> None:
    table = table_at(
        "adventure",
        dungeons=[["unstable_mine", "training_camp", "paywall", "dragons_nest"]],
        hands=[[spell, "rage"]],
        options=MIXED,
    )
    assert [offer for offer in offers(table) if spell in offer] == [
        f"cast_at card={spell} target={room}" for room in rooms
    ]


@pytest.mark.rule("MB-107")
def test_a_searched_deck_is_shuffled() -> None:
    table = table_at(
        "reveal",
        ("king_croak", "dr_deadly"),
        dungeons=[["unstable_mine", "training_camp", "the_catapult", "sawtooth_pendulum", "garbage_chute"]],
        hands=[["rage"]],
        face_down=[[0, 4]],
        options=MIXED,
    )
    deck = zone_of(table, "room_deck")
    events = play(table, "search_rooms source=king_croak", "decline")
    assert "deck-searched" in kinds(events)
    assert sorted(deck) == sorted(zone_of(table, "room_deck"))
    assert deck != zone_of(table, "room_deck")
