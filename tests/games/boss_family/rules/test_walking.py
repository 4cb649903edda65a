"""A hero in a room: the room acts and deals damage, and the hero dies or goes on."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import hand_of, pass_all, pass_to, souls_of, state_of, table_at, town_of, wounds_of
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, survived
from tests.games.helpers import kinds, of_kind, play, prompt, zone_of
from undercroft.games.boss_family.rules.events import HeroHurt

# -- rooms -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-113")
@pytest.mark.card("minotaurs_maze", "goblin_armory")
def test_a_room_acts_before_it_deals_damage() -> None:
    table = table_at(
        "adventure",
        dungeons=[["goblin_armory", "minotaurs_maze", "haunted_library"]],
        entrances=[["epic_mage_13_a"]],
    )
    # The maze, which the armory makes deal 1, sends the hero back before it hurts it.
    assert entered(table.opening) == [
        ("haunted_library", 1),
        ("haunted_library", 1),
        ("minotaurs_maze", 1),
        ("goblin_armory", 1),
    ]


@pytest.mark.rule("BM-114", "BM-117", "BM-118")
@pytest.mark.card("golem_factory")
def test_what_a_death_in_a_room_sets_off_comes_after_the_damage_and_only_in_that_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave", "golem_factory"]],
        entrances=[["cleric_6_a"]],
    )
    story = kinds(table.opening)
    assert entered(table.opening) == [("golem_factory", 2), ("neanderthal_cave", 3), ("golem_factory", 2)]
    assert story[story.index("hero-died") - 1] == "room-entered"
    assert story[story.index("hero-died") + 1 :][:2] == ["room-acted", "cards-drawn"]
    assert story.count("room-acted") == 1  # not the factory that the hero only walked through
    assert len(hand_of(table, 0)) == 2  # the factory's card and the one of the next round


@pytest.mark.rule("BM-116", "BM-117", "BM-120", "BM-013")
@pytest.mark.parametrize(
    ("hero", "souls", "wounds"),
    [("cleric_4_a", 1, 0), ("cleric_6_a", 1, 0), ("cleric_8_a", 0, 1), ("epic_cleric_11_a", 0, 2)],
)
def test_damage_adds_up_and_as_much_as_the_health_kills(hero: str, souls: int, wounds: int) -> None:
    table = table_at(
        "adventure", dungeons=[["neanderthal_cave", "haunted_library", "golem_factory"]], entrances=[[hero]]
    )
    assert (souls_of(table, 0), wounds_of(table, 0)) == (souls, wounds)
    assert zone_of(table, "souls" if souls else "wounds", 0) == [hero]


@pytest.mark.rule("BM-117", "BM-020", "BM-019")
def test_an_epic_hero_is_worth_two_souls_or_two_wounds() -> None:
    cave = "neanderthal_cave"
    table = table_at(
        "adventure",
        dungeons=[[cave, cave, "golem_factory", cave], ["dark_altar"]],
        entrances=[["epic_mage_11_a"], ["epic_thief_11_a"]],
    )
    assert [souls_of(table, seat) for seat in (0, 1)] == [2, 0]
    assert [wounds_of(table, seat) for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("BM-129")
def test_the_owner_is_not_asked_about_dead_or_surviving_heroes() -> None:
    table = table_at(
        "adventure",
        dungeons=[["neanderthal_cave", "haunted_library"]],
        entrances=[["cleric_4_a", "cleric_8_a"]],
        hands=[["motivation"], []],
    )
    prompts = []
    while state_of(table).round == 1:
        prompts.append(prompt(table))
        play(table, "pass_on")
    assert set(prompts) == {"what_to_play"}
    assert (zone_of(table, "souls", 0), zone_of(table, "wounds", 0)) == (["cleric_4_a"], ["cleric_8_a"])


# -- the death check -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-123", "BM-201")
@pytest.mark.card("assassin")
def test_a_hero_with_deadly_damage_can_still_be_saved_before_it_leaves_the_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "neanderthal_cave", "haunted_library"]],
        entrances=[["cleric_4_a"]],
        hands=[["freeze"], ["assassin"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert hurt_of(table) == (4, 4)
    pass_to(table, 1)
    play(table, "cast_at card=assassin target=cleric_4_a")
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert entered(events) == [("haunted_library", 1)]
    assert survived(events) == ["cleric_4_a"]


@pytest.mark.rule("BM-123")
@pytest.mark.card("fear")
def test_a_hero_with_deadly_damage_can_still_be_sent_away() -> None:
    table = table_at(
        "adventure",
        dungeons=[["neanderthal_cave", "haunted_library"]],
        entrances=[["cleric_4_a"]],
        hands=[[], ["fear"]],
    )
    pass_to_room(table, "neanderthal_cave")
    assert hurt_of(table) == (4, 4)
    play(table, "cast_at card=fear target=cleric_4_a")
    assert "cleric_4_a" in town_of(table)
    assert souls_of(table, 0) == 0


@pytest.mark.rule("BM-119")
@pytest.mark.card("exhaustion")
def test_a_hero_killed_by_a_spell_is_scored_by_the_owner_of_the_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "haunted_library", "golem_factory"]],
        entrances=[["cleric_4_a"]],
        hands=[["exhaustion", "motivation"]],
    )
    pass_to_room(table, "golem_factory")
    events = play(table, "cast_at card=exhaustion target=cleric_4_a")
    assert [event.hurt for event in of_kind(events, HeroHurt)] == [5]
    assert died(events) == []
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" in kinds(events)  # it died in the factory
    assert souls_of(table, 0) == 1
