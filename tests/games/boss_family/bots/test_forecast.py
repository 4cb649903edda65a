"""The forecast of a round, by the state that a view shows, and the rooms that the greedy bot builds by it."""

from __future__ import annotations

import pytest

from tests.games.boss_family.bots.answers import answer
from tests.games.boss_family.sets import crash_at
from tests.games.boss_family.tables import damages, table_at
from tests.games.helpers import Cards, decision_of
from undercroft.games.boss_family.bots.forecast import Forecast, dungeon_damage
from undercroft.games.boss_family.bots.idle_plays import strength
from undercroft.games.boss_family.bots.minor_choices import leader
from undercroft.games.boss_family.bots.view_state import state_from
from undercroft.games.boss_family.rules.facts import DAMAGE, FIRST_DECK
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.table import Table
from undercroft.kernel.view_types import AnyView


def shown_to(table: Table, seat: int) -> State:
    view: AnyView = table.view(seat)
    return state_from(view)


@pytest.mark.parametrize(
    "rooms",
    [
        ["golem_factory", "goblin_armory", "beast_menagerie"],
        ["dark_altar", "dizzygas_hallway", "golem_factory"],
        ["monsters_ballroom", "golem_factory", "goblin_armory", "dark_laboratory", "dracolich_lair"],
    ],
)
def test_it_reckons_the_damage_of_a_dungeon_as_the_rules_do(rooms: Cards) -> None:
    table = table_at("build", dungeons=[rooms], hands=[["fear"]])
    faces = [FIRST_DECK.index[room] for room in rooms]
    assert dungeon_damage(faces) == sum(damages(table, 0))


def test_it_counts_the_own_face_down_room_and_ignores_those_of_others() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["neanderthal_cave", "dark_altar"]],
        hands=[["fear"], ["freeze"]],
        face_down=[[0, 0], [1, 0]],
        souls=[[], ["fool"]],
    )
    state = shown_to(table, decision_of(table).seat)
    forecast = Forecast(state, 0)
    factory = FIRST_DECK.index["golem_factory"]
    assert forecast.faces == [factory]
    assert forecast.damage == DAMAGE[factory]
    assert strength(state, 0) == 1  # not revealed yet
    assert strength(state, 1) == 1 + 1  # an unknown room counts a little
    assert leader(state) == 1


@pytest.mark.parametrize(
    ("hero", "souls", "comes"),
    [
        ("fool", (0, 1, 2), True),
        ("fool", (1, 0, 2), False),
        ("fool", (0, 0, 2), False),
        ("the_king", (2, 1, 0), True),
        ("the_king", (1, 2, 0), False),
        ("the_king", (1, 1, 0), False),
    ],
)
def test_a_hero_without_treasure_comes_to_whoever_alone_has_fewest_or_most_souls(
    hero: str, souls: tuple[int, int, int], comes: bool
) -> None:
    heroes = iter(("cleric_4_a", "mage_4_a", "thief_4_a"))
    taken = [[next(heroes) for _ in range(count)] for count in souls]
    table = crash_at("build", ("gorgona", "robobo", "draculord"), souls=taken, town=[hero], hands=[["fear"]])
    forecast = Forecast(shown_to(table, 0), 0)
    assert [forecast.comes(guest) for guest in forecast.guests] == [comes]


# -- building --------------------------------------------------------------------------------------------------------


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
