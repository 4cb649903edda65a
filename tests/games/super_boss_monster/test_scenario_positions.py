"""Positions with a city: every possible one can be set up, an impossible one is refused clearly."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import phase_of, state_of
from tests.games.boss_family.tables import table_at as family_table_at
from tests.games.helpers import asked_now, prompt
from tests.games.super_boss_monster.tables import (
    health_tokens_of,
    heroes_at,
    market_of,
    minions_of,
    table_at,
    tokens_of,
)
from undercroft.kernel.zones import misplaced_cards

MIXED = {"sets": ["boss-monster"]}
ROW = ("bone_choir", "wailing_crypt")


@pytest.mark.parametrize(
    ("phase", "begins", "asked"),
    [
        ("hands", "setup", "whether_to_redraw"),
        ("first-rooms", "setup", "which_first_room"),
        ("round", "town", "which_market_card"),
        ("build", "build", "what_to_play"),
        ("reveal", "adventure", "what_to_play"),
        ("minions", "adventure", "what_to_play"),
        ("bait", "adventure", "what_to_play"),
        ("adventure", "adventure", "what_to_play"),
        ("end", "town", "which_market_card"),
    ],
)
def test_every_phase_can_be_set_up(phase: str, begins: str, asked: str) -> None:
    table = table_at(phase, hands=[["minion_arena", "freeze"], ["runic_study", "fear"]], options=MIXED)
    assert (phase_of(table), prompt(table)) == (begins, asked)
    assert not misplaced_cards(table.state)


def test_the_marker_is_where_the_position_says_or_with_the_most_experience() -> None:
    assert asked_now(table_at("round")) == (0, "which_market_card")
    assert asked_now(table_at("round", marker=1)) == (1, "which_market_card")


def test_tokens_minions_market_and_landmarks_are_placed() -> None:
    table = table_at(
        "build",
        ("gromgut_the_gourmand", "madame_marionette"),
        dungeons=[ROW, ["minion_arena"]],
        hands=[["freeze"]],
        entrances=[["laliho"], ["bunny"]],
        market=["runic_study"],
        landmarks={"hideout": ["criminal"], "tavern": ["idler", "pockets"]},
        tokens=[[0, 1, 3], [1, 0, 1]],
        health_tokens=[["laliho", 2], ["bunny", -2]],
        minions=[[0, "gromgut_the_gourmand"], [1, "hideout_summon"]],
        leveled=[0],
        options=MIXED,
    )
    assert tokens_of(table) == {"wailing_crypt": 3, "minion_arena": 1}
    assert health_tokens_of(table) == {"laliho": 2, "bunny": -2}
    assert minions_of(table) == ["gromgut_the_gourmand", "hideout_summon"]
    assert (market_of(table), heroes_at(table, "tavern")) == (["runic_study"], ["idler", "pockets"])
    assert not misplaced_cards(table.state)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"marker": 2}, "position-number"),
        ({"tokens": [[2, 0, 1]]}, "position-number"),
        ({"tokens": [[0, 2, 1]]}, "position-number"),
        ({"tokens": [[0, 0, 100]]}, "position-number"),
        ({"tokens": [[0, 0, -1]]}, "position-number"),
        ({"health_tokens": [["laliho", 2]]}, "position-word"),  # it does not stand at an entrance
        ({"minions": [[2, "temple_bonus"]]}, "position-number"),
        ({"minions": [[0, "town_hall"]]}, "position-word"),
        ({"minions": [[1, "wailing_crypt"]]}, "position-word"),  # the room of another
        ({"phase": "town"}, "position-word"),
    ],
)
def test_an_impossible_position_is_refused(more: dict[str, Any], code: str) -> None:
    phase = more.pop("phase", "build")
    with pytest.raises(undercroft.ImpossibleSetup) as refused:
        table_at(phase, dungeons=[ROW], hands=[["freeze"]], options=MIXED, **more)
    assert refused.value.code == code


@pytest.mark.parametrize("more", [{"tokens": [[0, 0]]}, {"minions": [0]}, {"marker": "first"}, {"health_tokens": 2}])
def test_a_position_that_makes_no_sense_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(undercroft.Malformed) as refused:
        table_at("build", **more)
    assert refused.value.code == "bad-scenario"


@pytest.mark.parametrize("more", [{"tokens": [[0, 0, 1]]}, {"minions": [[0, "temple_bonus"]]}])
def test_the_base_game_has_no_city(more: dict[str, Any]) -> None:
    with pytest.raises(undercroft.ImpossibleSetup):
        family_table_at("build", dungeons=[["dark_altar"]], hands=[["freeze"]], **more)
    assert state_of(family_table_at("build", hands=[["freeze"]])).minions == []
