"""Spells and rooms that the greedy bot uses while a hero walks, or keeps."""

from __future__ import annotations

import pytest

from tests.games.boss_family.bots.answers import answer
from tests.games.boss_family.tables import pass_to, table_at
from tests.games.boss_family.walks import pass_to_room
from tests.games.helpers import Cards, play, seat_to_move
from undercroft.kernel.table import Table


def own_walk(hero: str, *, hand: Cards = (), rooms: Cards = ("golem_factory", "haunted_library")) -> Table:
    """A hero stands in the leftmost room of the bot's own dungeon."""
    table = table_at("adventure", dungeons=[list(rooms)], entrances=[[hero]], hands=[[*hand, "motivation"]])
    pass_to_room(table, rooms[-1])
    return table


def other_walk(hero: str, *, hand: Cards, rooms: Cards = ("golem_factory", "neanderthal_cave")) -> Table:
    """A hero stands in the leftmost room of an opponent's dungeon, and the bot is asked."""
    table = table_at("adventure", dungeons=[list(rooms), ["dark_altar"]], entrances=[[hero]], hands=[[], [*hand]])
    pass_to_room(table, rooms[-1])
    pass_to(table, 1)
    return table


@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ("cleric_6_a", "cast_at card=giant_size target=golem_factory"),  # 1 and 2 and 3 more
        ("cleric_8_a", "pass_on"),  # not enough
        ("fool", "pass_on"),  # dies anyway
    ],
)
def test_it_makes_a_room_stronger_where_that_kills(hero: str, expected: str) -> None:
    assert answer(own_walk(hero, hand=["giant_size"])) == expected


def test_it_makes_no_room_stronger_that_the_hero_has_left_behind() -> None:
    table = own_walk("cleric_6_a", hand=["annihilator"])
    assert answer(table) == "cast_at card=annihilator target=haunted_library"  # the hero stands in it
    pass_to_room(table, "golem_factory")
    assert answer(table) == "pass_on"


@pytest.mark.parametrize(("hero", "expected"), [("epic_mage_13_a", "use card=bottomless_pit"), ("fool", "pass_on")])
def test_it_drops_into_the_pit_who_would_come_through(hero: str, expected: str) -> None:
    assert answer(own_walk(hero, rooms=["golem_factory", "bottomless_pit"])) == expected


def test_it_frightens_a_hero_away_only_at_the_last_moment() -> None:
    table = own_walk("epic_mage_13_a", hand=["fear"])
    assert answer(table) == "pass_on"
    pass_to_room(table, "golem_factory")
    assert answer(table) == "cast_at card=fear target=epic_mage_13_a"


@pytest.mark.parametrize(
    ("hero", "expected"), [("cleric_6_a", "cast_at card=exhaustion"), ("epic_mage_13_a", "pass_on")]
)
def test_it_exhausts_a_hero_where_that_is_enough(hero: str, expected: str) -> None:
    rooms = ["golem_factory", "goblin_armory", "haunted_library"]  # 1, 1 and 3 damage, three rooms
    assert answer(own_walk(hero, hand=["exhaustion"], rooms=rooms)).startswith(expected)


@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ("cleric_4_a", "cast_at card=assassin target=cleric_4_a"),  # takes 5: 3 more health save it
        ("fool", "pass_on"),  # 3 more health are not enough
        ("cleric_8_a", "pass_on"),  # lives anyway
    ],
)
def test_it_saves_a_hero_in_another_dungeon_that_would_die(hero: str, expected: str) -> None:
    assert answer(other_walk(hero, hand=["assassin"])) == expected


def test_it_freezes_the_room_in_which_the_hero_would_die() -> None:
    assert answer(other_walk("cleric_4_a", hand=["freeze"])) == "cast_at card=freeze target=golem_factory"
    assert answer(other_walk("cleric_8_a", hand=["freeze"])) == "pass_on"


@pytest.mark.parametrize(("spell", "hero", "cancels"), [("fear", "fool", True), ("fear", "epic_mage_13_a", False)])
def test_it_cancels_what_would_take_a_dying_hero_away(spell: str, hero: str, cancels: bool) -> None:
    table = table_at(
        "adventure", dungeons=[["golem_factory"]], entrances=[[hero]], hands=[["counterspell"], [spell, "motivation"]]
    )
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    play(table, f"cast_at card={spell} target={hero}")
    assert seat_to_move(table) == 0
    assert answer(table) == (f"cast_at card=counterspell target={spell}" if cancels else "let_it_be")


def test_it_pays_for_the_eye_with_the_spell_it_needs_least() -> None:
    table = table_at(
        "adventure",
        dungeons=[["all_seeing_eye"]],
        entrances=[["fool"]],
        hands=[["exhaustion", "soul_harvest", "fear"], ["fear"]],
    )
    pass_to_room(table, "all_seeing_eye")
    pass_to(table, 1)
    play(table, "cast_at card=fear target=fool")
    assert answer(table) == "use card=all_seeing_eye"
    play(table, "use card=all_seeing_eye")
    assert answer(table) == "pay_with card=soul_harvest"
