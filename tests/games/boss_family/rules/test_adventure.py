"""The Adventure phase: turns, windows, and heroes that come and go."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import entrance_of, pass_all, pass_round, pass_to, state_of, table_at, wounds_of
from tests.games.boss_family.walks import (
    asked_on_the_way,
    entered,
    hurt_of,
    pass_to_room,
    room_of_hero,
    survived,
    walked,
)
from tests.games.helpers import kinds, of_kind, offers, play, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import AdventureTurnBegun, DungeonEntered

THREE = ("gorgona", "draculord", "xyzax")  # XP 500, 900, 750


# -- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-110", "BM-121", "BM-132")
def test_players_take_their_adventure_turns_from_the_highest_xp_down() -> None:
    table = table_at("adventure", THREE, entrances=[["cleric_4_a"], ["mage_4_a"], ["thief_4_a"]])
    assert [event.seat for event in of_kind(table.opening, AdventureTurnBegun)] == [1, 2, 0]
    assert survived(table.opening) == ["mage_4_a", "thief_4_a", "cleric_4_a"]
    turns = [kind for kind in kinds(table.opening) if kind in ("adventure-turn-begun", "hero-survived", "round-begun")]
    assert turns == ["adventure-turn-begun", "hero-survived"] * 3 + ["round-begun"]


@pytest.mark.rule("BM-111", "BM-122", "BM-187")
def test_heroes_enter_in_the_order_of_their_arrival_and_one_finishes_before_the_next() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "haunted_library"]],
        entrances=[["thief_8_a", "cleric_4_a", "mage_8_a"]],
    )
    heroes = ["thief_8_a", "cleric_4_a", "mage_8_a"]
    assert walked(table.opening) == [(hero, room) for hero in heroes for room in ("haunted_library", "golem_factory")]
    steps = [kind for kind in kinds(table.opening) if kind in ("dungeon-entered", "hero-survived", "hero-died")]
    assert steps == ["dungeon-entered", "hero-survived"] * 3
    assert survived(table.opening) == heroes


@pytest.mark.rule("BM-007", "BM-112")
def test_a_hero_walks_from_the_leftmost_room_towards_the_boss() -> None:
    rooms = [
        "dark_altar",
        "haunted_library",
        "witchs_kitchen",
        "goblin_armory",
        "boulder_ramp",
    ]  # from the boss outward
    table = table_at("adventure", dungeons=[rooms], entrances=[["epic_mage_13_a"]])
    walk = [*entered(table.opening), *entered(pass_all(table, until=lambda later: bool(zone_of(later, "wounds", 0))))]
    assert [room for room, _ in walk] == rooms[::-1]


@pytest.mark.rule("BM-233", "BM-124")
def test_a_player_without_heroes_has_a_turn_of_a_single_window() -> None:
    table = table_at("adventure", hands=[["freeze"], ["freeze"]], dungeons=[["golem_factory"], ["golem_factory"]])
    assert [event.seat for event in of_kind(table.opening, AdventureTurnBegun)] == [0]
    assert asked_on_the_way(table, 2) == [(0, None), (1, None)]
    assert table.view(None)["active"] == 1
    assert asked_on_the_way(table, 2) == [(1, None), (0, None)]
    assert state_of(table).round == 2


# -- windows ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-115", "BM-123", "BM-124")
def test_there_is_a_window_before_each_hero_enters_and_one_in_each_room_the_active_player_first() -> None:
    table = table_at(
        "adventure",
        dungeons=[[], ["golem_factory", "neanderthal_cave"]],
        entrances=[[], ["cleric_8_a", "mage_4_a"]],
        hands=[["fear"], ["fear"]],
        turn=1,
    )
    assert asked_on_the_way(table, 10) == [
        (1, None),  # before the first hero enters
        (0, None),
        (1, "neanderthal_cave"),
        (0, "neanderthal_cave"),
        (1, "golem_factory"),
        (0, "golem_factory"),
        (1, None),  # before the second one enters
        (0, None),
        (1, "neanderthal_cave"),
        (0, "neanderthal_cave"),
    ]


@pytest.mark.rule("BM-124")
def test_there_is_no_window_after_the_last_hero() -> None:
    table = table_at("adventure", dungeons=[["golem_factory"]], entrances=[["cleric_8_a"]], hands=[["fear"], []])
    assert asked_on_the_way(table, 2) == [(0, None), (0, "golem_factory")]
    assert table.view(None)["active"] == 1


@pytest.mark.rule("BM-113", "BM-115")
def test_nothing_can_be_played_between_entering_a_room_and_its_damage() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        hands=[["freeze", "motivation"], ["freeze"]],
    )
    play(table, "pass_on")
    assert room_of_hero(table) is None
    play(table, "pass_on")
    assert room_of_hero(table) == "neanderthal_cave"
    assert hurt_of(table) == (3, 8)  # the first question asked in the room comes after its damage
    play(table, "cast_at card=freeze target=neanderthal_cave", "let_it_be", "pass_on", "pass_on")
    assert hurt_of(table) == (5, 8)


# -- heroes that come and go -----------------------------------------------------------------------------------------


@pytest.mark.rule("BM-128")
@pytest.mark.card("zombie_prison")
def test_a_hero_that_arrives_before_the_end_of_a_turn_walks_last_in_line() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["zombie_prison"]],
        entrances=[["cleric_8_a", "mage_8_a"]],
        souls=[["thief_8_a"]],
        hands=[["motivation"]],
    )
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    play(table, "use card=zombie_prison", "pass_on")
    assert entrance_of(table, 0) == ["mage_8_a", "thief_8_a"]
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert survived(events) == ["cleric_8_a", "mage_8_a", "thief_8_a"]
    assert wounds_of(table, 0) == 3


@pytest.mark.rule("BM-128", "BM-233")
@pytest.mark.card("zombie_prison")
def test_a_hero_that_arrives_in_the_single_window_of_a_turn_walks_this_round() -> None:
    table = table_at("adventure", dungeons=[["golem_factory"], ["zombie_prison"]], souls=[["thief_8_a"]])
    assert (seat_to_move(table), table.view(None)["active"]) == (1, 0)
    events = play(table, "use card=zombie_prison")
    assert survived(events)[:1] == ["thief_8_a"]
    assert kinds(events).index("hero-survived") < kinds(events).index("adventure-turn-begun")


@pytest.mark.rule("BM-128", "BM-108")
@pytest.mark.card("zombie_prison")
def test_a_hero_that_arrives_after_the_turn_waits_for_the_next_round_ahead_of_newcomers() -> None:
    table = table_at(
        "adventure",
        ("cleopatra", "robobo"),
        dungeons=[["jackpot_stash"], ["zombie_prison"]],
        souls=[["thief_8_a"]],
        zones={"hero_deck": ["cleric_4_a", "thief_4_a"]},
        turn=1,
    )
    assert table.view(None)["active"] == 1
    events = [*play(table, "use card=zombie_prison"), *pass_round(table)]
    assert of_kind(events, DungeonEntered) == []
    assert entrance_of(table, 0) == ["thief_8_a"]
    pass_all(table, until=lambda later: len(entrance_of(later, 0)) > 1)
    assert entrance_of(table, 0) == ["thief_8_a", "thief_4_a"]


@pytest.mark.rule("BM-228")
@pytest.mark.card("assassin", "fear", "exhaustion", "teleportation")
def test_a_hero_at_an_entrance_or_in_a_score_area_is_not_in_the_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["golem_factory"]],
        entrances=[["cleric_8_a"]],
        souls=[["mage_4_a"], ["mage_6_a"]],
        wounds=[["thief_4_a"], ["thief_6_a"]],
        hands=[["fear", "exhaustion", "teleportation", "assassin"], ["fear", "assassin"]],
    )
    assert offers(table) == ["pass_on"]
    play(table, "pass_on")
    assert offers(table) == ["pass_on"]
    play(table, "pass_on")
    inside = ["fear", "exhaustion", "teleportation"]
    assert offers(table) == ["pass_on", *(f"cast_at card={spell} target=cleric_8_a" for spell in inside)]
    play(table, "pass_on")
    inside = ["fear", "assassin"]
    assert offers(table) == ["pass_on", *(f"cast_at card={spell} target=cleric_8_a" for spell in inside)]
