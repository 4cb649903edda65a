"""Spells that the greedy bot uses while no hero walks, or keeps."""

from __future__ import annotations

import pytest

from tests.games.boss_family.bots.answers import answer
from tests.games.boss_family.tables import pass_to, table_at


@pytest.mark.parametrize(
    ("hero", "expected"),
    [("cleric_4_a", "cast_at card=princess_in_peril target=cleric_4_a"), ("epic_cleric_13_a", "pass_on")],
)
def test_it_calls_a_hero_that_will_die_and_would_not_have_come(hero: str, expected: str) -> None:
    table = table_at(
        "build",
        ("robobo", "draculord"),
        dungeons=[["neanderthal_cave", "golem_factory"]],
        hands=[["princess_in_peril"]],
        town=[hero],
    )
    pass_to(table, 0)
    assert answer(table) == expected


def test_it_raises_the_dead_where_they_will_not_be_killed_again() -> None:
    table = table_at(
        "build",
        dungeons=[[], ["golem_factory", "neanderthal_cave"]],
        hands=[["zombie_attack"]],
        souls=[[], ["cleric_4_a", "epic_mage_11_a"]],
    )
    assert answer(table) == "cast_at card=zombie_attack target=epic_mage_11_a"


def test_with_nothing_to_gain_it_passes() -> None:
    table = table_at("adventure", dungeons=[["golem_factory"]], hands=[["freeze", "fear", "jeopardy", "counterspell"]])
    assert answer(table) == "pass_on"
