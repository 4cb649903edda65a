"""Heroes in dungeons, at entrances, in town and in score areas."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    entrance_of,
    pass_all,
    pass_round,
    phase_of,
    souls_of,
    state_of,
    table_at,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, survived
from tests.games.helpers import kinds, of_kind, offers, play, prompt, zone_of
from undercroft.games.boss_family.rules.events import HeroDied, HeroSurvived, RoomEntered
from undercroft.games.boss_family.rules.state import SOULS_OF, TOWN


@pytest.mark.rule("BM-117", "BM-119", "BM-120", "BM-129")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_owner_of_the_dungeon_scores_its_dead_and_its_survivors(seat: int) -> None:
    cave = ["neanderthal_cave", "golem_factory"]
    heroes = ["cleric_4_a", "cleric_8_a"]
    table = table_at(
        "adventure",
        dungeons=[cave, []] if seat == 0 else [[], cave],
        entrances=[heroes, []] if seat == 0 else [[], heroes],
    )
    assert [(event.seat, event.souls) for event in of_kind(table.opening, HeroDied)] == [(seat, 1)]
    assert [(event.seat, event.wounds) for event in of_kind(table.opening, HeroSurvived)] == [(seat, 1)]
    assert zone_of(table, "souls", seat) == ["cleric_4_a"]
    assert zone_of(table, "wounds", seat) == ["cleric_8_a"]


@pytest.mark.rule("BM-120")
def test_a_hero_meets_no_room_in_an_empty_dungeon_and_wounds_its_boss() -> None:
    table = table_at("adventure", entrances=[["cleric_4_a", "epic_cleric_11_a"]])
    assert entered(table.opening) == []
    assert survived(table.opening) == ["cleric_4_a", "epic_cleric_11_a"]
    assert wounds_of(table, 0) == 3


@pytest.mark.rule("BM-120", "BM-125")
def test_a_hero_finds_a_dungeon_of_deactivated_rooms_empty() -> None:
    table = table_at("adventure", dungeons=[["neanderthal_cave"]], entrances=[["fool"]], deactivated=[[0, 0]])
    assert entered(table.opening) == []
    assert survived(table.opening) == ["fool"]


@pytest.mark.rule("BM-118", "BM-114")
@pytest.mark.card("open_grave", "golem_factory")
def test_the_room_where_the_health_ran_out_is_the_one_the_hero_died_in() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "open_grave", "haunted_library"]],
        entrances=[["fool"]],
        discard=["neanderthal_cave"],
    )
    # 1 in the library, 2 in the grave: the Fool with 2 health dies in the grave, one step before the factory.
    assert [event.hurt for event in of_kind(table.opening, RoomEntered)] == [1, 3]
    acted = next(event for event in table.opening if event.kind() == "room-acted")
    assert acted.told_to(None, table.game.deck)["room"]["card"] == "open_grave"
    assert kinds(table.opening).count("room-acted") == 1


@pytest.mark.rule("BM-127")
@pytest.mark.card("gorgona")
def test_a_hero_killed_in_town_is_scored_because_the_card_says_so() -> None:
    rooms = ["golem_factory", "goblin_armory", "open_grave", "neanderthal_cave", "dark_laboratory"]
    table = table_at(
        "reveal", ("gorgona", "robobo"), dungeons=[rooms], town=["epic_mage_11_a", "cleric_4_a"], leveled=[1]
    )
    assert prompt(table) == "whom_to_petrify"
    events = play(table, "turn_to_stone card=epic_mage_11_a")
    assert died(events)[0] == "epic_mage_11_a"
    assert zone_of(table, "souls", 0)[0] == "epic_mage_11_a"
    assert "room-acted" not in kinds(events)[: kinds(events).index("hero-died") + 2]  # it died in no room


@pytest.mark.rule("BM-138", "BM-101")
@pytest.mark.card("fear")
def test_a_hero_sent_back_to_town_queues_behind_those_it_was_older_than() -> None:
    table = table_at(
        "adventure",
        ("draculord", "robobo"),
        dungeons=[["golem_factory", "dark_altar"], []],
        entrances=[["cleric_8_a"]],
        town=["cleric_6_a"],
        hands=[["fear", "motivation"]],
        zones={"hero_deck": ["cleric_4_a", "thief_4_a"]},
    )
    pass_to_room(table, "dark_altar")
    play(table, "cast_at card=fear target=cleric_8_a")
    assert town_of(table) == ["cleric_6_a", "cleric_8_a"]
    pass_round(table)
    assert town_of(table) == ["cleric_6_a", "cleric_8_a", "thief_4_a", "cleric_4_a"]
    pass_all(table, until=lambda later: phase_of(later) == "adventure")
    assert entrance_of(table, 0) == ["cleric_6_a", "cleric_8_a", "cleric_4_a"]  # in this order they were lured


@pytest.mark.rule("BM-138")
@pytest.mark.card("fear")
def test_the_oldest_hero_becomes_the_newest_when_it_is_sent_back_to_town() -> None:
    table = table_at(
        "round",
        ("draculord", "cerebellus"),
        dungeons=[["golem_factory"]],
        town=["cleric_8_a"],
        hands=[["fear", "motivation"]],
        zones={"hero_deck": ["thief_6_a", "thief_4_a"]},
    )
    assert town_of(table) == ["cleric_8_a", "thief_4_a", "thief_6_a"]
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=fear target=cleric_8_a")
    assert town_of(table) == ["thief_4_a", "thief_6_a", "cleric_8_a"]
    assert [state_of(table).seniority.index(hero) for hero in state_of(table).zones[TOWN]] == [0, 1, 2]


@pytest.mark.rule("BM-245")
@pytest.mark.card("zombie_prison", "fear")
def test_a_hero_that_rises_from_a_score_area_counts_as_the_newest() -> None:
    table = table_at(
        "adventure",
        ("draculord", "xyzax", "cerebellus"),
        dungeons=[["golem_factory"], ["zombie_prison"], []],
        entrances=[[], [], ["thief_8_a"]],
        souls=[["cleric_4_a", "mage_4_a"]],
        hands=[["motivation"]],
        town=["fighter_4_a"],
        turn=2,
    )
    order = state_of(table).seniority[:]
    risen = state_of(table).zones[SOULS_OF][0]
    pass_all(table, until=lambda later: "use card=zombie_prison" in offers(later))
    play(table, "use card=zombie_prison", "aim_at card=cleric_4_a")
    pass_all(table, until=lambda later: entrance_of(later, 0) == ["cleric_4_a"])
    assert state_of(table).seniority[: len(order)] == [*(hero for hero in order if hero != risen), risen]


@pytest.mark.rule("BM-188", "BM-190")
@pytest.mark.card("vampire_bordello")
def test_a_healed_wound_is_a_soul_from_then_on() -> None:
    table = table_at(
        "adventure",
        dungeons=[["vampire_bordello", "neanderthal_cave"]],
        entrances=[["mage_6_a"]],
        wounds=[["epic_mage_11_a", "thief_4_a"]],
    )
    assert prompt(table) == "which_wound"
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 3)
    play(table, "heal_wound card=epic_mage_11_a source=vampire_bordello")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (3, 1)


@pytest.mark.rule("BM-017", "BM-201")
def test_the_health_shown_is_what_is_left_to_deal() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["fool", "mage_8_a"]],
        hands=[["fear"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert hurt_of(table) == (3, 2)  # more than deadly
    events = pass_round(table)
    assert died(events) == ["fool"]
    assert survived(events) == ["mage_8_a"]
