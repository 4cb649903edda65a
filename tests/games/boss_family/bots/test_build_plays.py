"""Which room the greedy bot builds, and where."""

from __future__ import annotations

from tests.games.boss_family.bots.answers import answer
from tests.games.boss_family.tables import table_at


def test_it_begins_with_a_room_that_hurts() -> None:
    table = table_at("first-rooms", hands=[["dragon_hatchery", "neanderthal_cave", "beast_menagerie"], []])
    assert answer(table) == "lay_first card=neanderthal_cave slot=0"


def test_it_makes_its_dungeon_longer_rather_than_covering_a_good_room() -> None:
    table = table_at("build", dungeons=[["golem_factory"]], hands=[["neanderthal_cave"]])
    assert answer(table) == "place card=neanderthal_cave slot=1"


def test_it_covers_the_weaker_room() -> None:
    table = table_at("build", dungeons=[["golem_factory", "goblin_armory"]], hands=[["beast_menagerie"]])
    assert answer(table) == "place card=beast_menagerie slot=1"


def test_it_puts_a_trap_room_to_the_right_of_a_hallway_when_it_can() -> None:
    rooms = ["haunted_library", "dizzygas_hallway", "golem_factory", "golem_factory", "golem_factory"]
    table = table_at("build", dungeons=[rooms], hands=[["all_seeing_eye"]], leveled=[0])
    assert answer(table) == "place card=all_seeing_eye slot=0"


def test_it_builds_for_the_hero_that_will_die_in_its_dungeon() -> None:
    dungeon = ["neanderthal_cave", "golem_factory"]
    hands = [["dark_laboratory", "dark_altar"], []]
    table = table_at("build", ("robobo", "gorgona"), dungeons=[dungeon], hands=hands, town=["cleric_4_a", "cleric_6_a"])
    assert answer(table) == "place card=dark_altar slot=2"
    table = table_at("build", ("robobo", "gorgona"), dungeons=[dungeon], hands=hands, town=["mage_4_a", "mage_6_a"])
    assert answer(table) == "place card=dark_laboratory slot=2"


def test_it_does_not_lure_heroes_it_cannot_kill() -> None:
    hands = [["dark_altar", "haunted_library"], []]
    table = table_at("build", ("robobo", "gorgona"), hands=hands, town=["cleric_8_a", "epic_cleric_13_a"])
    assert "dark_altar" not in answer(table)


def test_it_wants_a_fifth_room_for_the_level_up() -> None:
    rooms = ["golem_factory", "golem_factory", "goblin_armory", "haunted_library"]
    table = table_at("build", dungeons=[rooms], hands=[["torture_chamber"]])
    assert answer(table) == "place card=torture_chamber slot=4"


def test_it_builds_the_extra_room_of_a_construction_zone() -> None:
    table = table_at(
        "reveal", dungeons=[["golem_factory", "construction_zone"]], hands=[["neanderthal_cave"]], face_down=[[0, 1]]
    )
    assert answer(table) == "build_more card=neanderthal_cave slot=2"
