"""The turn: its phases, the first player marker, and its end."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import damages, entrance_of, pass_all, phase_of, state_of, town_of
from tests.games.boss_family.walks import hurt_of, pass_to_room
from tests.games.helpers import asked_now, kinds, of_kind, offers, play
from tests.games.super_boss_monster.tables import decline_all, health_tokens_of, minions_of, table_at, tokens_of
from undercroft.games.boss_family.rules.city_events import HeroRecovered, MarkerPassed
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.durations import NEUTRALIZED, SENT_BACK, lasts, replace
from undercroft.games.boss_family.rules.heroes import send_to_town
from undercroft.games.boss_family.rules.state import NO_CARD

MIXED = {"sets": ["boss-monster"]}
THREE = ("bishop_bonemeal", "madame_marionette", "captain_rustclaw")


@pytest.mark.rule("SB-038", "SB-039", "SB-162")
def test_the_phases_of_a_turn_come_in_their_order() -> None:
    table = table_at("round", options=MIXED, zones={"room_deck": ["golem_factory", "neanderthal_cave"]})
    play(table, offers(table)[0], "send_minion space=temple_treasure")
    events = [*table.opening]
    events += play(table, offers(table)[0])
    events += play(table, "send_minion space=stadium_treasure")
    events += decline_all(table)
    order = [kind for kind in kinds(events) if kind in PHASE_MARKS]
    assert list(dict.fromkeys(order)) == list(PHASE_MARKS)
    assert phase_of(table) == "town"  # the next turn


PHASE_MARKS = ("heroes-revealed", "build-turn-begun", "errand-done", "market-cleared", "marker-passed")


@pytest.mark.rule("SB-040", "SB-001", "SB-164")
def test_the_marker_moves_one_place_clockwise_at_the_end_of_every_turn() -> None:
    table = table_at("end", THREE, marker=2)
    assert of_kind(table.opening, MarkerPassed) == [MarkerPassed(0)]
    assert state_of(table).order == [0, 1, 2]
    assert table.view(None)["city"]["marker"] == 0
    assert asked_now(table) == (0, "which_market_card")
    second = table_at("end", THREE, marker=0)
    assert state_of(second).order == [1, 2, 0]  # not by XP: 470, 305, 365


@pytest.mark.rule("SB-164", "SB-302")
def test_minions_go_back_to_their_bases() -> None:
    table = table_at(
        "end", dungeons=[["minion_arena"]], minions=[[0, "minion_arena"], [1, "library_bonus"]], options=MIXED
    )
    assert minions_of(table) == ["base", "base"]


@pytest.mark.rule("SB-163", "SB-170", "SB-108")
def test_what_lasts_for_the_turn_stops_and_tokens_stay() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "minion_arena", "bone_choir"]],
        hands=[["giant_size", "freeze"]],
        tokens=[[0, 0, 2], [0, 2, 1]],
        options=MIXED,
    )
    state = state_of(table)
    replace(state, NEUTRALIZED, top_of(state, 0, 2), 1)
    play(table, "cast_at card=giant_size target=golem_factory", "pass_on")
    play(table, "cast_at card=freeze target=minion_arena")
    assert phase_of(table) == "town"
    assert damages(table, 0) == [2 + 2, 2, 1 + 1]
    assert tokens_of(table) == {"golem_factory": 2, "bone_choir": 1}


@pytest.mark.rule("SB-165", "SB-166", "SB-302")
@pytest.mark.parametrize("token", [2, -2])
def test_a_hero_sent_back_regains_its_health_and_loses_its_token_when_the_turn_ends(token: int) -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "minion_arena"]],
        entrances=[["laliho"], ["velvet_vic"]],
        hands=[["fear", "freeze"]],
        health_tokens=[["laliho", token], ["velvet_vic", token]],
        options=MIXED,
    )
    pass_to_room(table, "minion_arena")
    assert hurt_of(table) == (2, 8 + token)
    play(table, "cast_at card=fear target=laliho", "pass_on")
    assert health_tokens_of(table)["laliho"] == token  # until the turn ends
    assert town_of(table) == ["laliho"]
    events = pass_all(table)
    assert health_tokens_of(table) == {}
    assert len(of_kind(events, HeroRecovered)) == 1  # the other one was scored
    order = kinds(events)
    assert order.index("hero-recovered") < order.index("marker-passed")


@pytest.mark.rule("SB-166")
def test_a_hero_sent_back_unhurt_recovers_as_well() -> None:
    table = table_at(
        "adventure",
        entrances=[["laliho"]],
        dungeons=[["minotaurs_maze"]],
        hands=[["fear", "freeze"]],
        health_tokens=[["laliho", 2]],
        options=MIXED,
    )
    pass_to_room(table, "minotaurs_maze")
    assert hurt_of(table)[0] == 0
    send_to_town(state_of(table))
    state = state_of(table)
    [hero] = list(state.health_tokens)
    assert (lasts(state, SENT_BACK, hero), state.walker) == (1, NO_CARD)
    pass_all(table)
    assert health_tokens_of(table) == {}


@pytest.mark.rule("SB-168", "SB-297")
def test_a_hero_sent_back_to_an_entrance_waits_for_the_next_adventure_phase() -> None:
    table = table_at(
        "adventure",
        dungeons=[["golem_factory", "minion_arena"]],
        entrances=[["laliho"]],
        hands=[["checkpoint", "freeze"]],
        health_tokens=[["laliho", 2]],
        options=MIXED,
    )
    pass_to_room(table, "minion_arena")
    play(table, "cast_at card=checkpoint target=laliho", "pass_on")
    assert entrance_of(table, 0) == ["laliho"]
    events = pass_all(table)
    assert "dungeon-entered" not in kinds(events)
    assert phase_of(table) == "town"
    assert entrance_of(table, 0) == ["laliho"]
    assert health_tokens_of(table) == {}


@pytest.mark.rule("SB-169")
def test_nothing_is_played_at_the_end_of_the_turn() -> None:
    table = table_at("end", dungeons=[["jackpot_stash"]], hands=[["freeze"], ["freeze"]], options=MIXED)
    assert asked_now(table)[1] == "which_market_card"  # nobody was asked before the next turn


@pytest.mark.rule("SB-302")
def test_the_end_of_the_turn_has_its_order() -> None:
    table = table_at(
        "end",
        dungeons=[["boulder_ramp_sbm", "bone_choir"]],
        souls=[["sir_overkill", "saint_ottoline", "night_cat_nadia", "zephyra_stormscroll", "champion"]],
        deactivated=[[0, 1]],
        minions=[[0, "temple_treasure"]],
        options=MIXED,
    )
    assert table.result is not None  # ten souls
    order = kinds(table.opening)
    assert order.index("rooms-reactivated") < order.index("game-ended")
    assert "marker-passed" not in order  # only if the game goes on
    assert minions_of(table) == ["base", "base"]
    assert "round-begun" not in order
