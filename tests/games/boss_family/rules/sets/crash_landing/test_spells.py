"""The spells of Crash Landing."""

from __future__ import annotations

import pytest

from tests.games.boss_family.rules.sets.boss_monster.castings import castings
from tests.games.boss_family.scores import score_areas
from tests.games.boss_family.sets import crash_at
from tests.games.boss_family.tables import entrance_of, pass_all, pass_round, pass_to, souls_of, treasure_of, wounds_of
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room
from tests.games.helpers import kinds, offers, play, prompt, refusal, zone_of
from undercroft.kernel.table import Table


def is_offered(table: Table, option: str) -> bool:
    """True if the seat that is asked may choose this option."""
    return option in offers(table)


# -- Finish Him! -----------------------------------------------------------------------------------------------------


@pytest.mark.card("finish_him")
@pytest.mark.rule("CL-016")
def test_it_kills_a_hero_with_two_health_left_for_the_owner_of_the_dungeon() -> None:
    table = crash_at(
        "adventure",
        dungeons=[["golem_factory", "dark_altar", "open_grave"]],
        entrances=[["fighter_6_a"]],
        hands=[["freeze"], ["finish_him"]],
    )
    pass_to_room(table, "open_grave")
    pass_to(table, 1)
    assert hurt_of(table) == (2, 6)
    assert not is_offered(table, "prepare card=finish_him")
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    assert hurt_of(table) == (5, 6)
    play(table, "prepare card=finish_him", "aim_at card=fighter_6_a")
    events = pass_all(table, until=lambda later: souls_of(later, 0) > 0)
    assert died(events) == ["fighter_6_a"]
    assert (souls_of(table, 0), souls_of(table, 1)) == (1, 0)


@pytest.mark.card("finish_him", "darkling_lair")
@pytest.mark.rule("CL-015", "CL-016")
def test_it_kills_a_hero_that_was_hurt_at_an_entrance() -> None:
    table = crash_at(
        "adventure",
        dungeons=[["golem_factory", ["darkling_lair", "jackpot_stash"]]],
        entrances=[["cleric_4_a", "fighter_6_a"]],
        hands=[["freeze"], ["finish_him"]],
    )
    play(table, "use card=jackpot_stash", "bite card=cleric_4_a source=darkling_lair")
    pass_to(table, 1)
    play(table, "prepare card=finish_him", "aim_at card=cleric_4_a")
    events = pass_all(table, until=lambda later: not later.view(None)["waiting"])
    assert died(events) == ["cleric_4_a"]
    assert "dungeon-entered" not in kinds(events)
    assert entrance_of(table, 0) == ["fighter_6_a"]
    assert (souls_of(table, 0), souls_of(table, 1)) == (1, 0)


@pytest.mark.card("finish_him")
@pytest.mark.rule("CL-017")
def test_it_takes_a_survivor_of_this_round_for_who_is_behind() -> None:
    table = crash_at(
        "adventure",
        ("robobo", "gorgona"),  # Gorgona acts first
        dungeons=[[], ["golem_factory"]],
        entrances=[[], ["epic_fighter_11_a"]],
        hands=[["finish_him"], ["freeze"]],
        souls=[[], ["cleric_4_a"]],
        wounds=[[], ["cleric_6_a"]],
    )
    pass_all(table, until=lambda later: is_offered(later, "prepare card=finish_him"))
    assert wounds_of(table, 1) == 3
    play(table, "prepare card=finish_him")
    assert offers(table) == ["aim_at card=epic_fighter_11_a", "never_mind"]  # the hero of this round
    play(table, "aim_at card=epic_fighter_11_a")
    pass_all(table, until=lambda later: souls_of(later, 0) > 0)
    assert (souls_of(table, 0), wounds_of(table, 1)) == (2, 1)
    assert zone_of(table, "wounds", 1) == ["cleric_6_a"]


@pytest.mark.card("finish_him")
@pytest.mark.rule("CL-017")
def test_who_is_not_behind_takes_nobody() -> None:
    table = crash_at(
        "adventure",
        ("robobo", "gorgona"),
        dungeons=[[], ["golem_factory"]],
        entrances=[[], ["epic_fighter_11_a"]],
        hands=[["finish_him"], ["freeze"]],
        souls=[["mage_4_a"], ["cleric_4_a"]],
    )
    pass_all(table, until=lambda later: bool(wounds_of(later, 1)))
    pass_to(table, 0)
    assert refusal(table, "prepare card=finish_him") == "BM-219"


@pytest.mark.card("finish_him")
def test_with_both_ways_open_one_is_chosen() -> None:
    table = crash_at(
        "adventure",
        ("gorgona", "robobo"),
        dungeons=[[], ["golem_factory", "open_grave"]],
        entrances=[["epic_fighter_11_a"], ["fighter_4_a"]],
        hands=[["freeze"], ["finish_him"]],
        souls=[["cleric_4_a"]],
    )
    pass_to_room(table, "open_grave")
    pass_to(table, 1)
    play(table, "prepare card=finish_him")
    assert prompt(table) == "which_way"
    assert offers(table) == ["choose_way way=kill", "choose_way way=take", "never_mind"]
    play(table, "choose_way way=take")
    pass_all(table, until=lambda later: souls_of(later, 1) > 0)
    assert (souls_of(table, 1), wounds_of(table, 0)) == (2, 0)


# -- spells of the wounded -------------------------------------------------------------------------------------------


@pytest.mark.card("essence_transfer")
@pytest.mark.rule("CL-024")
@pytest.mark.parametrize("wounds", [0, 3])
def test_a_hero_elsewhere_gets_the_health_of_the_own_wounds(wounds: int) -> None:
    table = crash_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["fighter_6_a"]],
        hands=[["freeze"], ["essence_transfer"]],
        **score_areas((0, 0), (0, wounds)),
    )
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    assert castings(table, "essence_transfer") == ["fighter_6_a"]
    play(table, "cast_at card=essence_transfer target=fighter_6_a")
    pass_all(table, until=lambda later: not zone_of(later, "announced"))
    assert hurt_of(table) == (2, 6 + wounds)


@pytest.mark.card("essence_transfer")
def test_it_does_not_help_a_hero_at_home() -> None:
    table = crash_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["fighter_6_a"]],
        hands=[["essence_transfer"]],
        **score_areas((0, 2), (0, 0)),
    )
    pass_to_room(table, "golem_factory")
    assert castings(table, "essence_transfer") == []


@pytest.mark.card("healing_tank")
def test_an_ordinary_wound_heals_if_nobody_was_lured() -> None:
    table = crash_at(
        "adventure", hands=[["healing_tank"]], wounds=[["cleric_4_a", "fighter_4_a", "epic_mage_11_a"]], discard=[]
    )
    assert castings(table, "healing_tank") == ["cleric_4_a", "fighter_4_a"]
    play(table, "cast_at card=healing_tank target=fighter_4_a")
    assert (souls_of(table, 0), wounds_of(table, 0)) == (1, 3)


@pytest.mark.card("healing_tank")
def test_the_tank_is_no_use_in_a_round_in_which_a_hero_came() -> None:
    table = crash_at(
        "bait",
        dungeons=[["golem_factory"], ["open_grave", "dark_altar"]],
        town=["cleric_8_a"],
        hands=[["healing_tank"], ["healing_tank"][:0]],
        wounds=[["cleric_4_a"]],
    )
    assert castings(table, "healing_tank") == ["cleric_4_a"]  # the cleric went to the other
    table = crash_at(
        "bait", dungeons=[["open_grave"]], town=["cleric_8_a"], hands=[["healing_tank"]], wounds=[["cleric_4_a"]]
    )
    assert castings(table, "healing_tank") == []


@pytest.mark.card("meteorite")
@pytest.mark.rule("CL-013")
def test_a_meteorite_adds_an_explorer_symbol_to_any_room() -> None:
    table = crash_at(
        "build",
        dungeons=[["golem_factory"], ["dark_altar"]],
        hands=[["meteorite", "digicron_library", "freeze"], ["freeze"]],
    )
    assert castings(table, "meteorite") == ["golem_factory", "dark_altar"]
    assert not is_offered(table, "place card=digicron_library slot=0")
    play(table, "cast_at card=meteorite target=golem_factory", "let_it_be")
    assert (treasure_of(table, 0)[4], treasure_of(table, 1)[4]) == (1, 0)
    assert is_offered(table, "place card=digicron_library slot=0")  # it counts for building over
    pass_round(table)
    assert treasure_of(table, 0)[4] == 0


@pytest.mark.rule("CL-013")
def test_added_symbols_are_doubled_with_the_room() -> None:
    table = crash_at("build", dungeons=[["golem_factory", "jackpot_stash"]], hands=[["meteorite", "freeze"]])
    play(table, "cast_at card=meteorite target=golem_factory", "use card=jackpot_stash")
    assert treasure_of(table, 0)[4] == 2


@pytest.mark.card("not_dead_yet")
@pytest.mark.rule("CL-015", "CL-024")
def test_every_hero_in_and_before_the_own_dungeon_is_hurt() -> None:
    table = crash_at(
        "adventure",
        dungeons=[["golem_factory"]],
        entrances=[["fighter_8_a", "cleric_4_a", "mage_6_a"], ["thief_4_a"]],
        hands=[["not_dead_yet", "freeze"]],
        wounds=[["epic_cleric_11_a", "epic_mage_11_a"]],
    )
    pass_to_room(table, "golem_factory")
    events = play(table, "cast card=not_dead_yet")
    assert died(events) == ["cleric_4_a"]
    assert hurt_of(table) == (2 + 4, 8)
    assert entrance_of(table, 0) == ["mage_6_a"]
    heroes = {one["hero"]: one["hurt"] for one in table.view(None)["heroes"]}
    assert sorted(heroes.values()) == [4, 6]
    assert entrance_of(table, 1) == ["thief_4_a"]


@pytest.mark.card("not_dead_yet")
@pytest.mark.rule("CL-024")
def test_without_wounds_nobody_is_hurt() -> None:
    table = crash_at("adventure", entrances=[["fighter_8_a"]], dungeons=[["golem_factory"]], hands=[["not_dead_yet"]])
    assert "hero-hurt" not in kinds(play(table, "cast card=not_dead_yet"))


# -- built meanwhile -------------------------------------------------------------------------------------------------


def start_again(*dungeon: str) -> Table:
    """A hero in the leftmost room; its owner can send it back to the start, and build a room by Hypercube's discard."""
    table = crash_at(
        "adventure",
        dungeons=[dungeon],
        entrances=[["epic_cleric_13_a"]],
        hands=[["teleportation", "hypercube", "dark_altar"]],
    )
    pass_to_room(table, dungeon[-1])
    return table


OMEGA = ("use card=the_omega_42", "pay_with card=hypercube", "build_more card=dark_altar slot=3")


@pytest.mark.rule("BM-236")
@pytest.mark.card("teleportation", "the_omega_42")
def test_a_hero_that_begins_anew_enters_a_room_that_was_built_before_it() -> None:
    table = start_again("golem_factory", "construction_zone", "the_omega_42")
    play(table, "cast_at card=teleportation target=epic_cleric_13_a", *OMEGA)
    assert entered(play(table, "pass_on"))[0][0] == "dark_altar"


@pytest.mark.card("minotaurs_maze", "teleportation")
def test_the_maze_lets_a_hero_pass_that_comes_the_second_time() -> None:
    """The first time there was no room on its left."""
    table = start_again("construction_zone", "the_omega_42", "minotaurs_maze")
    play(table, *OMEGA, "cast_at card=teleportation target=epic_cleric_13_a")
    ahead = table.view(None)["walk"]["ahead"]
    events = pass_all(table, until=lambda later: bool(wounds_of(later, 0) or souls_of(later, 0)))
    assert "hero-turned-back" not in kinds(events)
    assert [step["slot"] for step in ahead] == [3, 2, 1, 0]
