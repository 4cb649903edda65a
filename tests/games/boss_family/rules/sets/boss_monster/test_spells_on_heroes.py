"""Spells on heroes: they grow stronger or weaker, go elsewhere, and do not come at all."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.tables import (
    entrance_of,
    pass_all,
    pass_round,
    pass_to,
    souls_of,
    state_of,
    table_at,
    town_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, room_of_hero, survived
from tests.games.helpers import kinds, of_kind, play, seat_to_move
from undercroft.games.boss_family.rules.durations import MORE_HEALTH
from undercroft.games.boss_family.rules.events import DungeonEntered
from undercroft.games.boss_family.rules.state import TOWN

# -- Assassin --------------------------------------------------------------------------------------------------------


@pytest.mark.card("assassin")
@pytest.mark.rule("BM-133")
def test_assassin_gives_a_hero_in_an_opponents_dungeon_3_more_health_until_the_end_of_the_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_4_a"]],
        hands=[["assassin", "motivation"], ["assassin", "fear", "fear"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert castings(table, "assassin") == []  # not in one's own dungeon
    pass_to(table, 1)
    assert castings(table, "assassin") == ["cleric_4_a"]
    play(table, "cast_at card=assassin target=cleric_4_a", "let_it_be")
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert hurt_of(table) == (3, 7)
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    play(table, "cast_at card=fear target=cleric_4_a")
    pass_all(table, until=lambda later: "cleric_4_a" in town_of(later))
    assert state_of(table).lasting == {(MORE_HEALTH, state_of(table).zones[TOWN][0]): 3}  # wherever it goes
    pass_round(table)
    assert state_of(table).lasting == {}


@pytest.mark.card("assassin")
def test_two_assassins_add_up() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["cleric_4_a"]],
        hands=[["motivation"], ["assassin", "assassin"]],
    )
    pass_to_room(table, "golem_factory")
    for _ in range(2):
        pass_to(table, 1)
        play(table, "cast_at card=assassin target=cleric_4_a")
        pass_all(table, until=lambda later: not state_of(later).pending)
    assert hurt_of(table) == (2, 10)


# -- Exhaustion ------------------------------------------------------------------------------------------------------


@pytest.mark.card("exhaustion")
@pytest.mark.rule("BM-195")
def test_exhaustion_deals_as_much_damage_as_there_are_active_rooms() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", ["golem_factory", "goblin_armory"], "haunted_library", "golem_factory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["exhaustion", "motivation"]],
        deactivated=[[0, 2]],
    )
    pass_to_room(table, "golem_factory")
    hurt, health = hurt_of(table)
    play(table, "cast_at card=exhaustion target=epic_mage_13_a")
    assert hurt_of(table) == (hurt + 3, health)  # four stacks, one of them deactivated


@pytest.mark.card("exhaustion")
def test_exhaustion_is_for_heroes_in_ones_own_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"], ["golem_factory"]],
        entrances=[["cleric_8_a"]],
        hands=[[], ["exhaustion", "fear"]],
    )
    pass_to_room(table, "golem_factory")
    assert castings(table, "exhaustion") == []
    assert castings(table, "fear") == ["cleric_8_a"]


# -- Fear ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("fear")
@pytest.mark.rule("BM-135", "BM-138")
@pytest.mark.parametrize("caster", [0, 1])
def test_fear_sends_a_hero_of_any_dungeon_back_to_town_as_the_newest(caster: int) -> None:
    hands = [["fear", "motivation"], ["motivation"]]
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_8_a", "mage_4_a"]],
        hands=hands if caster == 0 else hands[::-1],
        town=["thief_4_a"],
    )
    pass_to_room(table, "neanderthal_cave")
    pass_to(table, caster)
    play(table, "cast_at card=fear target=cleric_8_a")
    pass_all(table, until=lambda later: len(town_of(later)) > 1)
    assert town_of(table) == ["thief_4_a", "cleric_8_a"]
    assert table.view(None)["walk"] is None
    events = pass_round(table)
    assert died(events) == ["mage_4_a"]  # the next hero walks on as if nothing had happened
    assert town_of(table)[:2] == ["thief_4_a", "cleric_8_a"]


# -- Princess in Peril -----------------------------------------------------------------------------------------------


@pytest.mark.card("princess_in_peril")
@pytest.mark.rule("BM-190")
def test_princess_in_peril_calls_a_hero_of_the_town_ordinary_or_epic() -> None:
    table = table_at(
        "build",
        hands=[["princess_in_peril", "fear"]],
        town=["cleric_4_a", "epic_mage_13_a"],
        entrances=[["thief_4_a"], ["thief_6_a"]],
    )
    assert castings(table, "princess_in_peril") == ["cleric_4_a", "epic_mage_13_a"]  # none of an entrance
    play(table, "cast_at card=princess_in_peril target=epic_mage_13_a")
    assert town_of(table) == ["cleric_4_a"]
    assert entrance_of(table, 0) == ["thief_4_a", "epic_mage_13_a"]


@pytest.mark.card("princess_in_peril")
def test_princess_in_peril_needs_somebody_in_town() -> None:
    table = table_at("build", hands=[["princess_in_peril"]])
    assert castings(table, "princess_in_peril") == []


# -- Teleportation ---------------------------------------------------------------------------------------------------


@pytest.mark.card("teleportation")
@pytest.mark.rule("BM-236")
def test_teleportation_lets_a_hero_enter_the_first_room_again_with_its_damage() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "goblin_armory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["teleportation", "motivation"]],
    )
    pass_to_room(table, "haunted_library")
    hurt, health = hurt_of(table)
    play(table, "cast_at card=teleportation target=epic_mage_13_a")
    assert room_of_hero(table) is None  # it enters when the window has closed
    assert hurt_of(table) == (hurt, health)
    play(table, "pass_on")
    assert room_of_hero(table) == "goblin_armory"
    events = pass_round(table)
    assert [room for room, _ in entered(events)] == ["golem_factory", "haunted_library"]


@pytest.mark.card("teleportation")
def test_teleportation_leads_past_a_deactivated_first_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "goblin_armory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["teleportation", "motivation"]],
        deactivated=[[0, 2]],
    )
    pass_to_room(table, "haunted_library")
    play(table, "cast_at card=teleportation target=epic_mage_13_a", "pass_on")
    assert room_of_hero(table) == "golem_factory"


@pytest.mark.card("teleportation")
def test_teleportation_is_for_heroes_in_ones_own_dungeon() -> None:
    table = table_at(
        "adventure", dungeons=[["golem_factory"]], entrances=[["cleric_8_a"]], hands=[[], ["teleportation"]]
    )
    pass_to_room(table, "golem_factory")
    assert castings(table, "teleportation") == []


@pytest.mark.card("teleportation", "minotaurs_maze")
def test_a_maze_does_not_turn_a_teleported_hero_back_again() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "golem_factory"]],
        entrances=[["epic_mage_13_a"]],
        hands=[["teleportation", "motivation"]],
    )
    pass_to_room(table, "minotaurs_maze")
    assert hurt_of(table)[0] == 4
    play(table, "cast_at card=teleportation target=epic_mage_13_a")
    events = pass_round(table)
    assert entered(events) == [("golem_factory", 2), ("minotaurs_maze", 0)]
    assert "hero-turned-back" not in kinds(events)


# -- Trepidation -----------------------------------------------------------------------------------------------------


@pytest.mark.card("trepidation")
@pytest.mark.parametrize(("souls", "allowed"), [(["cleric_4_a"], False), (["epic_cleric_11_a"], True)])
def test_trepidation_is_for_players_with_at_least_two_souls_more(souls: list[str], allowed: bool) -> None:
    table = table_at("adventure", hands=[[], ["trepidation"]], souls=[souls])
    assert seat_to_move(table) == 1
    assert castings(table, "trepidation") == (["0"] if allowed else [])


@pytest.mark.card("trepidation")
def test_nobody_enters_a_dungeon_closed_by_trepidation_in_this_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["cleric_8_a", "mage_8_a"]],
        souls=[["cleric_4_a", "cleric_6_a"]],
        hands=[[], ["trepidation"]],
    )
    events = play(table, "cast_on card=trepidation opponent=0")
    assert "dungeon-closed" in kinds(events)
    assert of_kind(events, DungeonEntered) == []
    assert entrance_of(table, 0) == ["cleric_8_a", "mage_8_a"]
    assert state_of(table).round == 2
    events = pass_round(table)
    assert survived(events)[:2] == ["cleric_8_a", "mage_8_a"]  # open again


@pytest.mark.card("trepidation")
def test_a_hero_already_inside_goes_on_after_trepidation() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "haunted_library"]],
        entrances=[["cleric_8_a", "mage_8_a"]],
        souls=[["cleric_4_a", "cleric_6_a"]],
        hands=[[], ["trepidation", "motivation"]],
    )
    pass_to_room(table, "haunted_library")
    play(table, "cast_on card=trepidation opponent=0")
    events = pass_round(table)
    assert survived(events) == ["cleric_8_a"]
    assert entrance_of(table, 0) == ["mage_8_a"]


# -- Zombie Attack ---------------------------------------------------------------------------------------------------


@pytest.mark.card("zombie_attack")
@pytest.mark.rule("BM-245", "BM-133")
def test_zombie_attack_raises_a_dead_hero_of_an_opponent_with_2_more_health() -> None:
    table = table_at(
        "build",
        dungeons=[["golem_factory"], ["golem_factory", "neanderthal_cave"]],
        hands=[["zombie_attack"], ["fear"]],
        souls=[["mage_4_a"], ["mage_6_a", "cleric_4_a"]],
        wounds=[[], ["thief_4_a"]],
    )
    assert castings(table, "zombie_attack") == ["mage_6_a", "cleric_4_a"]  # no own soul, no wound
    play(table, "cast_at card=zombie_attack target=cleric_4_a", "let_it_be")
    assert (souls_of(table, 1), entrance_of(table, 1)) == (1, ["cleric_4_a"])
    pass_to_room(table, "neanderthal_cave")
    assert hurt_of(table) == (3, 6)
    events = pass_round(table)
    assert entered(events) == [("golem_factory", 2)]  # 5 of 6: it survives
    assert survived(events) == ["cleric_4_a"]
    assert state_of(table).lasting == {}


@pytest.mark.card("zombie_attack")
def test_zombie_attack_needs_a_soul_of_an_opponent() -> None:
    table = table_at("build", hands=[["zombie_attack"]], souls=[["mage_4_a"]], wounds=[[], ["mage_6_a"]])
    assert castings(table, "zombie_attack") == []
