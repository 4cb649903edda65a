"""Totals: damage, treasure, health."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import damages, pass_round, souls_of, state_of, table_at, treasure_of, wounds_of
from tests.games.boss_family.walks import card_at, hurt_of, pass_to_room
from tests.games.helpers import play
from undercroft.games.boss_family.rules.durations import MORE_DAMAGE
from undercroft.games.boss_family.rules.facts import TREASURES, USUAL_TREASURES
from undercroft.games.boss_family.rules.totals import damage_of


@pytest.mark.rule("BM-216")
def test_damage_never_falls_below_nothing() -> None:
    table = table_at("adventure", dungeons=[["golem_factory", "neanderthal_cave"]], hands=[["fear"]])
    state = state_of(table)
    factory, cave = card_at(table, 0, 0), card_at(table, 0, 1)
    state.lasting = {(MORE_DAMAGE, factory): -5, (MORE_DAMAGE, cave): -1}  # no card of the base game weakens a room
    assert (damage_of(state, factory), damage_of(state, cave)) == (0, 2)


@pytest.mark.rule("BM-216", "BM-113")
@pytest.mark.card("dragon_hatchery")
def test_a_room_without_damage_hurts_nobody() -> None:
    table = table_at("adventure", dungeons=[["dragon_hatchery"]], entrances=[["fool"]], hands=[["fear"]])
    pass_to_room(table, "dragon_hatchery")
    assert hurt_of(table) == (0, 2)


@pytest.mark.rule("BM-235", "BM-133")
@pytest.mark.card("giant_size", "the_crushinator", "goblin_armory")
def test_what_makes_a_room_deal_more_adds_up() -> None:
    table = table_at(
        "adventure",
        dungeons=[["goblin_armory", "golem_factory", "goblin_armory", "the_crushinator", "dark_laboratory"]],
        hands=[["giant_size", "giant_size", "motivation"]],
    )
    assert damages(table, 0) == [1, 4, 1, 2, 1]
    play(table, "use card=the_crushinator", "pay_with card=dark_laboratory")
    play(table, "cast_at card=giant_size target=golem_factory", "cast_at card=giant_size target=golem_factory")
    assert damages(table, 0) == [3, 4 + 2 + 3 + 3, 3, 4]
    pass_round(table)
    assert damages(table, 0) == [1, 4, 1, 2]


@pytest.mark.rule("BM-006", "BM-014", "BM-015", "BM-096")
@pytest.mark.card("dragon_hatchery")
def test_treasure_is_counted_by_symbols_on_visible_rooms_and_the_boss() -> None:
    table = table_at(
        "build",
        ("draculord", "robobo"),
        dungeons=[["dragon_hatchery", ["dark_laboratory", "dark_altar"], "torture_chamber"]],
        hands=[["fear"]],
    )
    assert dict(zip(TREASURES[:USUAL_TREASURES], treasure_of(table, 0), strict=True)) == {
        "cleric": 1 + 1 + 2 + 1,  # the boss, the hatchery, two on the altar, the chamber
        "mage": 1,  # the laboratory lies beneath the altar
        "fighter": 1,
        "thief": 2,
    }
    assert treasure_of(table, 1) == [0, 0, 1, 0]


@pytest.mark.rule("BM-019", "BM-020", "BM-018")
def test_souls_and_wounds_are_counted_by_the_heroes_of_a_score_area() -> None:
    table = table_at(
        "build",
        souls=[["cleric_4_a", "epic_cleric_11_a", "fool"], ["epic_mage_13_a"]],
        wounds=[["epic_mage_11_a", "thief_4_a"], []],
        hands=[["fear"]],
    )
    assert [(souls_of(table, seat), wounds_of(table, seat)) for seat in (0, 1)] == [(4, 3), (2, 0)]
