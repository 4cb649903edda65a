"""Tokens: damage on rooms, health on heroes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import damages, entrance_of, hand_of, pass_all, room_names, state_of, wounds_of
from tests.games.boss_family.walks import entered, hurt_of, pass_to_room
from tests.games.helpers import asked_now, kinds, offers, play, prompt
from tests.games.super_boss_monster.tables import health_tokens_of, table_at, tokens_of
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import swap_stacks, top_of
from undercroft.games.boss_family.rules.effects.boosts import weaken
from undercroft.games.boss_family.rules.state import ENTRANCE
from undercroft.games.boss_family.rules.totals import health_of
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}


def quiet(**more: Any) -> Table:
    """The Build phase of two players, held by a spell."""
    return table_at("build", hands=[["freeze"]], options=MIXED, **more)


@pytest.mark.rule("SB-183")
def test_a_damage_token_adds_one_for_each_hero_that_enters() -> None:
    table = table_at(
        "adventure", dungeons=[["bone_choir"]], entrances=[["laliho", "brother_barrow"]], tokens=[[0, 0, 2]]
    )
    assert entered(table.opening) == [("bone_choir", 3), ("bone_choir", 3)]


@pytest.mark.rule("SB-185", "SB-187")
def test_tokens_for_a_dungeon_go_on_any_visible_active_room_of_it_at_once_and_never_on_the_boss() -> None:
    table = quiet(
        dungeons=[["bone_choir", "minion_arena", "runic_study", ["wailing_crypt", "cutpurse_alley"]]],
        face_down=[[0, 2]],
        deactivated=[[0, 1]],
        tokens=[[0, 0, 1], [0, 1, 1]],
    )
    state = state_of(table)
    assert tokens.takers(state, 0) == [top_of(state, 0, 0), top_of(state, 0, 3)]
    assert tokens.bearers(state, 0) == [top_of(state, 0, 0)]
    tokens.put(state, top_of(state, 0, 3), 1)
    assert damages(table, 0) == [2, 0, 0, 2]
    tokens.take_off(state, top_of(state, 0, 0), 5)
    assert tokens_of(table) == {"minion_arena": 1, "cutpurse_alley": 1}


@pytest.mark.rule("SB-187", "SB-185")
def test_the_owner_of_the_dungeon_chooses_the_room_for_a_token() -> None:
    bosses = ("gromgut_the_gourmand", "madame_marionette")
    table = table_at(
        "minions",
        bosses,
        dungeons=[["bone_choir", "minion_arena"], ["runic_study"]],
        minions=[[0, "gromgut_the_gourmand"]],
        leveled=[0],
        hands=[["freeze"]],
        options=MIXED,
    )
    assert asked_now(table) == (0, "which_room_for_token")
    assert offers(table) == ["put_token card=bone_choir", "put_token card=minion_arena"]
    play(table, "put_token card=minion_arena")
    assert tokens_of(table) == {"minion_arena": 1}


@pytest.mark.rule("SB-186", "SB-200")
def test_a_bonus_without_the_word_token_leaves_none() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "goblin_armory"]],
        entrances=[["laliho"]],
        hands=[["giant_size", "freeze"]],
        options=MIXED,
    )
    play(table, "cast_at card=giant_size target=golem_factory", "pass_on")
    assert damages(table, 0) == [2 + 3 + 1, 1]  # for the turn, and while the armory stands beside it
    assert tokens_of(table) == {}
    pass_all(table)
    assert damages(table, 0) == [2 + 1, 1]


@pytest.mark.rule("SB-188")
def test_tokens_go_with_a_room_that_moves_and_back_to_the_supply_with_one_that_is_destroyed() -> None:
    table = quiet(dungeons=[["bone_choir", ["wailing_crypt", "minion_arena"]]], tokens=[[0, 0, 1], [0, 1, 2]])
    state = state_of(table)
    swap_stacks(state, 0, 0, 1)
    assert damages(table, 0) == [4, 2]
    state.events = []
    destroy(state, top_of(state, 0, 0))
    assert room_names(table, 0) == ["wailing_crypt", "bone_choir"]
    assert tokens_of(table) == {"bone_choir": 1}
    assert "tokens-lost" in kinds(state.events)


@pytest.mark.rule("SB-189")
def test_the_supply_never_runs_out() -> None:
    table = quiet(dungeons=[["bone_choir"]], tokens=[[0, 0, 28]])
    state = state_of(table)
    tokens.put(state, top_of(state, 0, 0), 10)
    assert tokens_of(table) == {"bone_choir": 38}


@pytest.mark.rule("SB-190")
def test_the_printed_damage_is_the_base_to_which_all_else_is_added() -> None:
    table = quiet(dungeons=[["golem_factory", "goblin_armory"]], tokens=[[0, 0, 2]])
    assert damages(table, 0) == [2 + 2 + 1, 1]
    tokens.take_off(state_of(table), top_of(state_of(table), 0, 0), 2)
    assert damages(table, 0) == [2 + 1, 1]


@pytest.mark.rule("SB-279")
def test_no_modifier_brings_damage_below_nothing() -> None:
    table = quiet(dungeons=[["bone_choir"]])
    weaken(state_of(table), top_of(state_of(table), 0, 0), 5)
    assert damages(table, 0) == [0]


# -- health --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SB-191", "SB-194", "SB-195")
@pytest.mark.parametrize(("token", "health"), [(2, 6), (-2, 2), (-9, 1)])
def test_a_health_token_changes_the_health_but_never_below_one(token: int, health: int) -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaurs_maze"]],
        entrances=[["bunny"]],
        hands=[["freeze"]],
        health_tokens=[["bunny", token]],
        options=MIXED,
    )
    pass_to_room(table, "minotaurs_maze")
    assert hurt_of(table) == (0, health)


@pytest.mark.rule("SB-192")
def test_a_hero_that_is_lured_out_of_town_gets_no_token() -> None:
    table = table_at("bait", dungeons=[["minion_arena"]], town=["laliho"], hands=[["freeze"]], options=MIXED)
    assert entrance_of(table, 0) == ["laliho"]
    assert health_tokens_of(table) == {}
    state = state_of(table)
    assert health_of(state, state.zones[ENTRANCE][0]) == 8


@pytest.mark.rule("SB-195")
def test_a_token_stays_on_its_hero_until_it_is_scored() -> None:
    table = table_at(
        "adventure",
        dungeons=[["bone_choir"]],
        entrances=[["laliho"], ["velvet_vic"]],
        health_tokens=[["laliho", 2], ["velvet_vic", 2]],
        hands=[["trepidation", "freeze"], ["freeze"]],
        souls=[[], ["pockets", "bunny"]],
        options=MIXED,
    )
    play(table, "cast_on card=trepidation opponent=1", "pass_on", "pass_on")  # nobody enters there in this turn
    while prompt(table) == "what_to_play":
        play(table, "pass_on")
    assert wounds_of(table, 0) == 1
    assert entrance_of(table, 1) == ["velvet_vic"]
    assert health_tokens_of(table) == {"velvet_vic": 2}  # it was not sent back: it waited
    assert hand_of(table, 0) == ["freeze"]
