"""The challenge: heroes need more treasure, and the title shows it."""

from __future__ import annotations

import pytest

import undercroft
from tests.games.boss_family.tables import entrance_of, town_of
from tests.games.helpers import of_kind
from tests.games.super_boss_monster.tables import ALONE, table_at
from undercroft.games.boss_family.rules.city_events import SoloEnded

CHALLENGE = {"challenge": "on"}
FIVE = ("sir_overkill", "zephyra_stormscroll", "the_gilded_ghost", "magister_moonbeard", "brunhilde_ironbraid")
"""Ten souls."""


@pytest.mark.rule("SB-252", "SB-253")
def test_every_place_asks_for_one_symbol_more() -> None:
    dungeon = ["minion_arena", "elemental_dojo", "bruiser_barracks", "booby_trapped_armory"]  # fighter 4, mage 1
    table = table_at(
        "bait",
        ALONE,
        dungeons=[dungeon],
        town=["fizz_first_year", "bunny", "laliho", "dent_shield_tester"],
        hands=[["loot_drop"]],
        options=CHALLENGE,
    )
    assert table.view(0)["city"]["solo"]["thresholds"] == [2, 3, 4, 5]
    assert entrance_of(table, 0) == ["bunny", "laliho"]
    assert town_of(table) == ["fizz_first_year", "dent_shield_tester"]


@pytest.mark.rule("SB-252")
def test_the_challenge_is_for_one_player() -> None:
    with pytest.raises(undercroft.ImpossibleSetup):
        undercroft.new("super-boss-monster", seats=2, options=CHALLENGE)


@pytest.mark.rule("SB-254", "SB-255")
@pytest.mark.parametrize(("souls", "title"), [(["bunny"], "true_loser"), ([*FIVE, "bunny", "laliho"], "true_minion")])
def test_every_title_of_a_challenge_is_a_true_one(souls: list[str], title: str) -> None:
    wounds = ["saint_ottoline", "night_cat_nadia", "pockets"]
    table = table_at("end", ALONE, souls=[souls], wounds=[wounds], options=CHALLENGE)
    assert [event.title for event in of_kind(table.opening, SoloEnded)] == [title]
    usual = table_at("end", ALONE, souls=[souls], wounds=[wounds])
    assert [event.title for event in of_kind(usual.opening, SoloEnded)] == [title.removeprefix("true_")]
