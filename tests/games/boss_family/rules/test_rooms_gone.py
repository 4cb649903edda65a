"""Rooms that are deactivated or destroyed before, behind and under a hero."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    souls_of,
    stacks_of,
    table_at,
)
from tests.games.boss_family.walks import asked_on_the_way, died, entered, hurt_of, pass_to_room, room_of_hero, survived
from tests.games.helpers import kinds, of_kind, offers, play, seat_to_move, zone_of
from undercroft.games.boss_family.rules.events import HeroDied


@pytest.mark.rule("BM-125", "BM-012")
def test_a_hero_walks_past_a_deactivated_room_without_effect_damage_or_window() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave", "haunted_library"]],
        entrances=[["cleric_8_a"]],
        hands=[["fear"]],
        deactivated=[[0, 1]],
    )
    assert asked_on_the_way(table, 3) == [(0, None), (0, "haunted_library"), (0, "golem_factory")]
    assert zone_of(table, "wounds", 0) == ["cleric_8_a"]
    assert room_names(table, 0) == ["golem_factory", "neanderthal_cave", "haunted_library"]


@pytest.mark.rule("BM-125")
@pytest.mark.card("minotaurs_maze")
def test_a_maze_acts_only_if_the_room_directly_left_of_it_is_active() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "neanderthal_cave", "haunted_library"]],
        entrances=[["cleric_8_a"]],
        deactivated=[[0, 1]],
    )
    assert entered(table.opening) == [("haunted_library", 1), ("minotaurs_maze", 0)]


@pytest.mark.rule("BM-126", "BM-236")
@pytest.mark.card("dark_altar")
def test_a_hero_leaves_a_destroyed_room_and_goes_on_without_feeling_what_lay_beneath() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", ["neanderthal_cave", "dark_altar"], "haunted_library"]],
        entrances=[["cleric_8_a"]],
        discard=["fear"],
    )
    pass_to_room(table, "dark_altar")
    assert hurt_of(table) == (2, 8)
    play(table, "use card=dark_altar")
    assert stacks_of(table, 0) == [["golem_factory"], ["neanderthal_cave"], ["haunted_library"]]
    assert room_of_hero(table) is None  # until the window closes
    assert table.view(None)["walk"]["hurt"] == 2
    events = pass_round(table)
    assert entered(events) == [("golem_factory", 2)]
    assert survived(events) == ["cleric_8_a"]


@pytest.mark.rule("BM-126", "BM-210")
@pytest.mark.card("dark_altar")
def test_a_hero_goes_on_to_the_right_when_the_gap_of_its_room_closes() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "dark_altar", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        discard=["fear"],
    )
    pass_to_room(table, "dark_altar")
    play(table, "use card=dark_altar")
    assert room_names(table, 0) == ["golem_factory", "neanderthal_cave"]
    assert entered(pass_round(table)) == [("golem_factory", 2)]  # not the cave again


@pytest.mark.rule("BM-126")
@pytest.mark.card("dark_altar")
def test_a_hero_whose_last_room_is_destroyed_goes_on_to_the_boss() -> None:
    table = table_at(
        "adventure", dungeons=[["dark_altar", "golem_factory"]], entrances=[["cleric_4_a"]], discard=["fear"]
    )
    pass_to_room(table, "dark_altar")
    play(table, "use card=dark_altar")
    events = pass_round(table)
    assert entered(events) == []
    assert survived(events) == ["cleric_4_a"]


@pytest.mark.rule("BM-126", "BM-123")
@pytest.mark.card("dark_altar")
def test_the_death_check_comes_first_when_a_hero_leaves_a_destroyed_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "dark_altar", "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[[], ["assassin"]],
        discard=["fear"],
    )
    pass_to_room(table, "dark_altar")
    assert hurt_of(table) == (4, 4)
    pass_to(table, 0)
    events = play(table, "use card=dark_altar")
    assert died(events) == ["cleric_4_a"]  # at once: nobody can save it any more
    assert souls_of(table, 0) == 1
    assert table.view(None)["walk"] is None


@pytest.mark.rule("BM-126")
def test_rooms_destroyed_before_and_behind_a_hero_do_not_disturb_its_walk() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "haunted_library", "the_crushinator", "neanderthal_cave", "goblin_armory"]],
        entrances=[["epic_cleric_13_a"]],
    )
    pass_to_room(table, "the_crushinator")
    play(table, "use card=the_crushinator", "pay_with card=neanderthal_cave")  # behind it
    assert room_of_hero(table) == "the_crushinator"
    play(table, "use card=the_crushinator", "pay_with card=haunted_library")  # before it
    assert room_names(table, 0) == ["golem_factory", "the_crushinator", "goblin_armory"]
    play(table, "pass_on")
    assert room_of_hero(table) == "golem_factory"


@pytest.mark.rule("BM-236")
@pytest.mark.card("dark_altar", "exhaustion")
def test_deadly_damage_kills_a_hero_between_two_rooms_at_once_and_in_no_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "golem_factory", ["golem_factory", "dark_altar"]]],
        entrances=[["cleric_4_a"]],
        hands=[["exhaustion"]],
        discard=["fear"],
    )
    pass_to_room(table, "dark_altar")
    play(table, "use card=dark_altar")
    events = play(table, "cast_at card=exhaustion target=cleric_4_a")  # 1 and 3
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" not in kinds(events)


@pytest.mark.rule("BM-119", "BM-236")
@pytest.mark.card("dark_altar", "exhaustion", "assassin")
def test_a_hero_that_dies_between_two_rooms_is_scored_by_the_owner_before_an_opponent_can_save_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["dark_altar", "golem_factory"]],
        entrances=[["cleric_4_a"]],
        hands=[["exhaustion", "motivation"], ["assassin"]],
        discard=["fear"],
    )
    pass_all(table, until=lambda later: room_of_hero(later) == "dark_altar" and seat_to_move(later) == 0)
    assert hurt_of(table) == (3, 4)
    play(table, "use card=dark_altar")
    assert (room_of_hero(table), hurt_of(table)) == (None, (3, 4))
    events = play(table, "cast_at card=exhaustion target=cleric_4_a")
    assert (died(events), seat_to_move(table)) == ([], 1)  # the opponent is asked last, while the spell is played
    events = play(table, "let_it_be")
    assert [(event.seat, event.souls) for event in of_kind(events, HeroDied)] == [(0, 1)]
    assert (zone_of(table, "souls", 0), zone_of(table, "souls", 1)) == (["cleric_4_a"], [])
    pass_to(table, 1)
    assert "cast_at card=assassin target=cleric_4_a" not in offers(table)
    assert survived(pass_round(table)) == []


@pytest.mark.rule("BM-236")
@pytest.mark.card("teleportation", "exhaustion")
def test_deadly_damage_kills_a_hero_on_its_way_to_the_first_room_at_once_and_in_no_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "golem_factory", "golem_factory"]],
        entrances=[["cleric_4_a"]],
        hands=[["exhaustion", "teleportation"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=teleportation target=cleric_4_a")
    assert room_of_hero(table) is None
    events = play(table, "cast_at card=exhaustion target=cleric_4_a")  # 2 and 3
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" not in kinds(events)


@pytest.mark.rule("BM-236", "BM-118")
@pytest.mark.card("teleportation", "golem_factory")
def test_a_hero_with_deadly_damage_that_is_teleported_dies_in_the_room_it_is_in() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "haunted_library"]],
        entrances=[["cleric_4_a"]],
        hands=[["exhaustion", "teleportation"]],
        zones={"room_deck": ["open_grave", "dark_altar"]},
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=exhaustion target=cleric_4_a")
    assert hurt_of(table) == (5, 4)
    events = play(table, "cast_at card=teleportation target=cleric_4_a")
    assert died(events) == ["cleric_4_a"]
    assert "hero-sent-to-start" not in kinds(events)
    assert "room-acted" in kinds(events)
    assert hand_of(table, 0) == ["dark_altar"]  # the Golem Factory's draw


@pytest.mark.rule("BM-226", "BM-236")
@pytest.mark.card("teleportation", "freeze", "golem_factory")
def test_a_hero_with_deadly_damage_that_is_teleported_out_of_a_deactivated_room_gives_no_effect() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "haunted_library"]],
        entrances=[["cleric_4_a"]],
        hands=[["exhaustion", "freeze", "teleportation"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=exhaustion target=cleric_4_a", "cast_at card=freeze target=golem_factory")
    events = play(table, "cast_at card=teleportation target=cleric_4_a")
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" not in kinds(events)
    assert hand_of(table, 0) == []


@pytest.mark.rule("BM-224", "BM-119")
@pytest.mark.card("bottomless_pit")
def test_an_effect_that_kills_does_so_at_once_and_the_uncovered_room_gets_nothing() -> None:
    table = table_at(
        "adventure",
        dungeons=[[["golem_factory", "bottomless_pit"]]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["freeze"], ["fear"]],
    )
    pass_to_room(table, "bottomless_pit")
    events = play(table, "use card=bottomless_pit")
    assert died(events) == ["epic_cleric_13_a"]
    assert "room-acted" not in kinds(events)
    assert (seat_to_move(table), souls_of(table, 0)) == (0, 2)  # the window goes on
    assert discards(table) == ["bottomless_pit"]
