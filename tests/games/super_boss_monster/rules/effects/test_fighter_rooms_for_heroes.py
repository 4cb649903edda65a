"""Ogre Toll Bridge and Boulder Ramp: effects on heroes, and effects of heroes on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import (
    discards,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    state_of,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import card_at, died, entered, hurt_of, pass_to_room, survived
from tests.games.boss_family.windows import waiting
from tests.games.helpers import asked_now, kinds, offers, play
from tests.games.super_boss_monster.tables import FOUR, table_at, tokens_of
from undercroft.games.boss_family.rules.durations import NEUTRALIZED, replace
from undercroft.kernel.table import Table

MIX = {"sets": ["boss-monster"]}
USE = "use card=ogre_toll_bridge"


def bridge(tokens: list[tuple[int, int, int]], **more: Any) -> Table:
    """A hero stands on the bridge, between two rooms."""
    table = table_at(
        "adventure",
        dungeons=[["goblin_gym", "ogre_toll_bridge", "bone_choir", "soul_mill"]],
        entrances=[["laliho"]],
        hands=[["giant_size"]],
        tokens=tokens,
        options=MIX,
        **more,
    )
    pass_to_room(table, "ogre_toll_bridge")
    return table


# -- Ogre Toll Bridge --------------------------------------------------------------------------------------------------


@pytest.mark.card("ogre_toll_bridge")
@pytest.mark.rule("SB-301", "SB-159")
def test_a_token_of_the_bridge_or_of_a_room_beside_it_hurts_the_hero_on_it_once_a_turn() -> None:
    table = bridge([(0, 0, 1), (0, 1, 2), (0, 2, 1), (0, 3, 1)])
    hurt, _ = hurt_of(table)
    assert USE in offers(table)
    play(table, USE)
    assert offers(table) == [
        "pay_with card=ogre_toll_bridge",
        "pay_with card=bone_choir",
        "pay_with card=goblin_gym",
        "never_mind",
    ]  # not the room two places away
    play(table, "pay_with card=bone_choir")
    assert tokens_of(table) == {"goblin_gym": 1, "ogre_toll_bridge": 2, "soul_mill": 1}  # paid at once
    assert waiting(table) == [(0, "ogre_toll_bridge")]
    play(table, "pass_on")
    assert hurt_of(table)[0] == hurt + 2
    assert USE not in offers(table)


@pytest.mark.card("ogre_toll_bridge")
def test_the_last_token_of_the_bridge_itself_pays_without_a_question_and_the_hero_takes_the_toll() -> None:
    table = bridge([(0, 1, 1)])
    hurt, _ = hurt_of(table)  # with the token, which was there when the hero came
    play(table, USE, "pass_on")
    assert (tokens_of(table), hurt_of(table)[0]) == ({}, hurt + 2)


@pytest.mark.card("ogre_toll_bridge")
@pytest.mark.rule("SB-134", "SB-139")
def test_a_toll_may_kill_and_the_hero_dies_on_the_bridge() -> None:
    table = table_at(
        "adventure",
        dungeons=[["goblin_gym", "ogre_toll_bridge"]],
        entrances=[["bunny"]],
        tokens=[(0, 0, 1)],
        hands=[["giant_size"]],
        options=MIX,
    )
    pass_to_room(table, "ogre_toll_bridge")
    play(table, USE)
    events = pass_all(table)
    assert (died(events), entered(events)) == (["bunny"], [])


@pytest.mark.card("ogre_toll_bridge")
def test_without_a_token_near_or_a_hero_on_it_no_toll_is_taken() -> None:
    assert offers(bridge([(0, 3, 2)])) == offers(bridge([]))
    table = table_at(
        "adventure",
        dungeons=[["goblin_gym", "ogre_toll_bridge", "bone_choir"]],
        entrances=[["laliho"]],
        hands=[["giant_size"]],
        tokens=[(0, 1, 2)],
        options=MIX,
    )
    assert USE not in offers(table)  # before the hero goes in
    for room in ("bone_choir", "ogre_toll_bridge", "goblin_gym"):
        pass_to_room(table, room)
        assert (USE in offers(table)) == (room == "ogre_toll_bridge")
    table = table_at("build", dungeons=[["ogre_toll_bridge"]], tokens=[(0, 0, 2)], hands=[["freeze"]], options=MIX)
    assert USE not in offers(table)


@pytest.mark.card("ogre_toll_bridge")
@pytest.mark.rule("SB-262")
def test_a_deactivated_room_beside_the_bridge_pays_nothing() -> None:
    table = bridge([(0, 0, 1), (0, 2, 1)], deactivated=[[0, 0]])
    play(table, USE)  # one bearer needs no question
    assert tokens_of(table) == {"goblin_gym": 1}


@pytest.mark.card("ogre_toll_bridge")
@pytest.mark.rule("SB-303")
def test_a_neutralized_bridge_takes_no_toll() -> None:
    table = bridge([(0, 1, 1)])
    replace(state_of(table), NEUTRALIZED, card_at(table, 0, 1), 1)
    hurt, _ = hurt_of(table)
    events = play(table, USE, "pass_on")
    assert (tokens_of(table), hurt_of(table)[0]) == ({}, hurt)
    assert "hero-hurt" not in kinds(events)


@pytest.mark.card("ogre_toll_bridge")
@pytest.mark.rule("SB-300", "SB-159")
def test_a_hero_that_has_left_the_bridge_pays_no_toll_and_the_token_is_lost() -> None:
    table = table_at(
        "adventure",
        dungeons=[["ogre_toll_bridge"]],
        entrances=[["laliho"]],
        hands=[[], ["fear"]],
        tokens=[(0, 0, 1)],
        options=MIX,
    )
    pass_to_room(table, "ogre_toll_bridge")
    play(table, USE)
    assert asked_now(table)[0] == 1
    events = play(table, "cast_at card=fear target=laliho")
    assert "target-lost" in kinds(events)
    assert "hero-hurt" not in kinds(events)
    assert tokens_of(table) == {}


# -- Boulder Ramp --------------------------------------------------------------------------------------------------


@pytest.mark.card("boulder_ramp_sbm")
@pytest.mark.rule("SB-302")
def test_the_ramp_is_destroyed_at_the_end_of_the_turn_in_which_heroes_left_it_alive() -> None:
    table = table_at(
        "adventure",
        dungeons=[["goblin_gym", ["bone_choir", "boulder_ramp_sbm"]]],
        entrances=[["laliho", "velvet_vic"]],
        hands=[["giant_size"]],
        options=MIX,
    )
    events = pass_to_room(table, "goblin_gym")
    assert "room-doomed" in kinds(events)
    assert room_names(table, 0) == ["goblin_gym", "boulder_ramp_sbm"]
    events = pass_round(table)
    assert entered(events)[0] == ("boulder_ramp_sbm", 4)  # it still hurts the second hero
    happened = kinds(events)
    assert (happened.count("room-doomed"), happened.count("room-destroyed")) == (0, 1)  # reported once
    assert happened.index("room-destroyed") > happened.index("hero-survived")
    assert (room_names(table, 0), discards(table)[0]) == (["goblin_gym", "bone_choir"], "boulder_ramp_sbm")


@pytest.mark.card("boulder_ramp_sbm")
def test_the_ramp_stays_if_nobody_came_or_everybody_died_in_it() -> None:
    table = table_at("adventure", dungeons=[["boulder_ramp_sbm"]], entrances=[["bunny"]])
    assert died(table.opening) == ["bunny"]
    assert room_names(table, 0) == ["boulder_ramp_sbm"]
    table = table_at("adventure", dungeons=[["boulder_ramp_sbm"]])
    assert room_names(table, 0) == ["boulder_ramp_sbm"]


@pytest.mark.card("boulder_ramp_sbm")
def test_a_hero_that_is_sent_away_out_of_the_ramp_leaves_it_alive_too() -> None:
    table = table_at(
        "adventure", dungeons=[["boulder_ramp_sbm"]], entrances=[["laliho"]], hands=[["fear"]], options=MIX
    )
    pass_to_room(table, "boulder_ramp_sbm")
    events = play(table, "cast_at card=fear target=laliho")
    assert survived(events) == []
    assert "laliho" in town_of(table)
    assert room_names(table, 0) == []


@pytest.mark.card("boulder_ramp_sbm")
@pytest.mark.rule("SB-262")
def test_a_ramp_that_is_deactivated_when_the_turn_ends_stays() -> None:
    table = table_at(
        "adventure", dungeons=[["boulder_ramp_sbm"]], entrances=[["laliho"]], hands=[[], ["freeze"]], options=MIX
    )
    pass_all(table, until=lambda later: wounds_of(later, 0) == 1)
    play(table, "cast_at card=freeze target=boulder_ramp_sbm")  # in the common window at the end of the phase
    pass_round(table)
    assert room_names(table, 0) == ["boulder_ramp_sbm"]
    assert (state_of(table).shut, state_of(table).lasting) == ([], {})  # and nothing of it is left


# -- damage by an ability of a room is damage of the room ------------------------------------------------------------


def toll_taken(table: Table) -> int:
    """The damage that the hero has after the bridge has taken its toll."""
    pass_to_room(table, "ogre_toll_bridge")
    play(table, USE)
    pass_all(table, until=lambda later: not state_of(later).pending)
    return hurt_of(table)[0]


@pytest.mark.card("ogre_toll_bridge", "ghost_cheat")
def test_who_passes_the_bridge_unseen_pays_no_toll() -> None:
    table = table_at(
        "adventure",
        dungeons=[["ogre_toll_bridge"]],
        hands=[["loot_drop"], ["ghost_cheat"]],
        entrances=[["laliho"]],
        tokens=[(0, 0, 1)],
    )
    pass_to(table, 1)
    play(table, "cast_at card=ghost_cheat target=laliho")
    assert toll_taken(table) == 0


@pytest.mark.card("ogre_toll_bridge", "halo_of_hobb")
@pytest.mark.parametrize(("rooms", "hurt"), [(["ogre_toll_bridge"], 0), (["ogre_toll_bridge", "minion_arena"], 2)])
def test_halo_pays_no_toll_in_the_first_room_that_it_enters(rooms: list[str], hurt: int) -> None:
    """Entered first, the bridge deals nothing at all; entered second, it takes the toll after what it deals."""
    table = table_at(
        "adventure",
        FOUR,
        dungeons=[rooms],
        hands=[["loot_drop"]],
        entrances=[["halo_of_hobb"]],
        tokens=[(0, 0, 1)],
    )
    pass_to_room(table, "ogre_toll_bridge")
    before = hurt_of(table)[0]
    assert toll_taken(table) - before == hurt


@pytest.mark.rule("SB-303")
@pytest.mark.card("spike")
@pytest.mark.parametrize("spell", ["card=freeze_sbm target=minion_arena", "card=ghost_cheat target=laliho"])
def test_a_miniboss_hurts_nobody_in_a_room_that_can_do_no_harm(spell: str) -> None:
    """Its power is an ability of its room."""
    table = table_at(
        "adventure",
        options={"sets": ["minibosses"]},
        dungeons=[[["spike", "minion_arena"]]],
        levels=[[0, 0, 2]],
        hands=[["goblin_gym"], ["freeze_sbm", "ghost_cheat"]],
        entrances=[["laliho"]],
    )
    pass_to(table, 1)
    play(table, f"cast_at {spell}")
    pass_to_room(table, "minion_arena")
    play(table, "use card=spike", "choose_way way=level_2")
    pass_all(table, until=lambda later: not state_of(later).pending)
    assert hurt_of(table)[0] == 0
