"""The Adventure phase: turns, windows, rooms one after another, death and survival."""

from __future__ import annotations

import pytest

from tests.games.boss_monster.tables import (
    damages,
    discards,
    entrance_of,
    events_of,
    hand_of,
    kinds,
    offers,
    pass_all,
    pass_round,
    pass_to,
    play,
    prompt,
    room_names,
    seat_asked,
    souls_of,
    stacks_of,
    state_of,
    table_at,
    town_of,
    wounds_of,
    zone_of,
)
from tests.games.boss_monster.walks import (
    asked_on_the_way,
    card_at,
    died,
    entered,
    hurt_of,
    pass_to_room,
    room_of_hero,
    survived,
    walked,
)
from undercroft.games.boss_monster.events import AdventureTurnBegun, DungeonEntered, HeroHurt

THREE = ("gorgona", "draculord", "xyzax")  # XP 500, 900, 750


# -- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM-110", "BM-121", "BM-132")
def test_players_take_their_adventure_turns_from_the_highest_xp_down() -> None:
    table = table_at("adventure", THREE, entrances=[["cleric_4_a"], ["mage_4_a"], ["thief_4_a"]])
    assert [event.seat for event in events_of(AdventureTurnBegun, table.opening)] == [1, 2, 0]
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
    assert [event.seat for event in events_of(AdventureTurnBegun, table.opening)] == [0]
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
    assert [event.hurt for event in events_of(HeroHurt, events)] == [5]
    assert died(events) == []
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" in kinds(events)  # it died in the factory
    assert souls_of(table, 0) == 1


# -- rooms that are gone ---------------------------------------------------------------------------------------------


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
    assert (seat_asked(table), souls_of(table, 0)) == (0, 2)  # the window goes on
    assert discards(table) == ["bottomless_pit"]


# -- a room's damage changes under a hero ----------------------------------------------------------------------------


@pytest.mark.rule("BM-225")
@pytest.mark.card("giant_size")
def test_a_hero_takes_the_difference_when_the_damage_of_its_room_rises() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        hands=[["giant_size", "motivation"]],
    )
    pass_to_room(table, "neanderthal_cave")
    events = play(table, "cast_at card=giant_size target=neanderthal_cave")
    assert [(event.damage, event.hurt) for event in events_of(HeroHurt, events)] == [(3, 6)]
    play(table, "pass_on")
    assert room_of_hero(table) == "golem_factory"
    assert hurt_of(table) == (8, 8)


@pytest.mark.rule("BM-225")
@pytest.mark.card("giant_size")
def test_a_room_behind_or_before_the_hero_does_not_hurt_it_by_growing() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "neanderthal_cave"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["giant_size", "motivation"], ["giant_size"]],
    )
    pass_to_room(table, "neanderthal_cave")
    play(table, "cast_at card=giant_size target=golem_factory", "let_it_be")
    assert hurt_of(table) == (3, 13)
    pass_to_room(table, "golem_factory")
    assert hurt_of(table) == (8, 13)
    pass_to(table, 1)
    play(table, "cast_at card=giant_size target=neanderthal_cave")
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert hurt_of(table) == (8, 13)


@pytest.mark.rule("BM-225", "BM-226")
@pytest.mark.card("freeze", "goblin_armory", "giant_size")
def test_a_fall_gives_nothing_back_and_only_more_than_was_dealt_hurts_again() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "goblin_armory", "golem_factory", "goblin_armory"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["freeze", "giant_size", "motivation"]],
    )
    pass_to_room(table, "golem_factory")
    assert damages(table, 0)[2] == 4  # 2, and an armory on either side
    hurt, health = hurt_of(table)
    play(table, f"cast_at card=freeze target={card_at(table, 0, 1)}")
    assert damages(table, 0)[2] == 3
    assert hurt_of(table) == (hurt, health)
    play(table, f"cast_at card=giant_size target={card_at(table, 0, 2)}")
    assert damages(table, 0)[2] == 6
    assert hurt_of(table) == (hurt + 2, health)


@pytest.mark.rule("BM-225")
@pytest.mark.card("the_crushinator")
def test_on_a_second_visit_a_room_deals_its_damage_anew() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze", "the_crushinator", "golem_factory"]],
        entrances=[["epic_cleric_13_a"]],
    )
    pass_to_room(table, "the_crushinator")
    play(table, "use card=the_crushinator", "pay_with card=golem_factory")
    assert hurt_of(table) == (6, 13)  # 2 of the factory, 2 of the Crushinator, 2 more
    pass_all(table, until=lambda later: room_of_hero(later) == "the_crushinator" and hurt_of(later)[0] > 6)
    assert hurt_of(table) == (10, 13)


@pytest.mark.rule("BM-226")
@pytest.mark.card("freeze", "golem_factory")
def test_damage_taken_in_a_room_stays_when_it_is_deactivated_and_its_text_is_ignored() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "golem_factory"]],
        entrances=[["cleric_4_a", "cleric_8_a"]],
        hands=[["freeze", "motivation"]],
    )
    play(table, "pass_on", "pass_on")
    assert hurt_of(table) == (4, 4)
    play(table, f"cast_at card=freeze target={card_at(table, 0, 1)}")
    assert hurt_of(table) == (4, 4)
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert died(events) == ["cleric_4_a"]
    assert "room-acted" not in kinds(events)
    assert entered(events) == [("golem_factory", 2), ("haunted_library", 1)]  # the second hero walks past it


@pytest.mark.rule("BM-226")
@pytest.mark.card("freeze")
def test_a_hero_in_a_deactivated_room_goes_on_from_there() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "golem_factory", "neanderthal_cave"]],
        entrances=[["cleric_8_a"]],
        hands=[["freeze", "motivation"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=freeze target=golem_factory")
    events = pass_all(table, until=lambda later: state_of(later).round == 2)
    assert entered(events) == [("haunted_library", 1)]
    assert survived(events) == ["cleric_8_a"]


@pytest.mark.rule("BM-226", "BM-225")
@pytest.mark.card("freeze", "the_crushinator")
def test_a_deactivated_room_deals_no_difference_when_all_rooms_deal_more() -> None:
    table = table_at(
        "adventure",
        dungeons=[["haunted_library", "the_crushinator", "golem_factory"]],
        entrances=[["epic_cleric_13_a"]],
        hands=[["freeze", "motivation"]],
    )
    pass_to_room(table, "golem_factory")
    play(table, "cast_at card=freeze target=golem_factory", "use card=the_crushinator")
    assert hurt_of(table) == (2, 13)
    pass_to_room(table, "the_crushinator")
    assert hurt_of(table) == (2 + 4, 13)


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
    assert (seat_asked(table), table.view(None)["active"]) == (1, 0)
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
    assert events_of(DungeonEntered, events) == []
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
