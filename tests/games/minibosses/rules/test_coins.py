"""Coins: treasuries, paying, giving, coins on rooms, and rooms that cost coins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.tables import discards, pass_phase, pass_round, room_names, stacks_of, state_of
from tests.games.boss_family.walks import card_at
from tests.games.helpers import kinds, of_kind, offers, play, refusal
from tests.games.minibosses.tables import coins_of, coins_on_rooms, table_at
from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.miniboss_events import (
    BuildFailed,
    CoinsGained,
    CoinsGiven,
    CoinsLost,
    CoinsPaid,
    CoinsPlaced,
)
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.table import Table

MIXED = {"sets": ["boss-monster"]}


def a_state(**more: Any) -> State:
    """A state with a dungeon of two rooms, for moving coins; it records events."""
    table = table_at("build", dungeons=[["unstable_mine", "training_camp"]], hands=[["rage"]], **more)
    state = state_of(table)
    state.events = []
    return state


# -- treasuries ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-022", "MB-028")
def test_everybody_sees_the_three_coins_beside_every_boss() -> None:
    table = table_at("build", hands=[["rage"]])
    for viewer in (0, 1, None):
        assert [player["coins"] for player in table.view(viewer)["players"]] == [3, 3]
        assert table.view(viewer)["coins"]


@pytest.mark.rule("MB-023", "MB-029")
def test_gains_come_from_a_pot_that_never_runs_out() -> None:
    state = a_state(coins=[30, 5])  # all 35 tokens are in treasuries
    coins.gain(state, 0, 7)
    assert state.coins == [37, 5]
    assert state.events == [CoinsGained(0, 7)]


@pytest.mark.rule("MB-025", "MB-028")
def test_who_pays_puts_coins_back_into_the_pot_and_never_more_than_there_are() -> None:
    state = a_state(coins=[3, 1])
    coins.pay(state, 0, 2)
    assert state.coins == [1, 1]  # nobody else has them
    assert state.events == [CoinsPaid(0, 2)]
    with pytest.raises(AssertionError):
        coins.pay(state, 0, 2)
    assert state.coins == [1, 1]


@pytest.mark.rule("MB-110")
def test_coins_that_are_given_go_from_one_treasury_to_the_other() -> None:
    state = a_state(coins=[3, 1])
    coins.give(state, 0, 1, 2)
    assert state.coins == [1, 3]
    assert state.events == [CoinsGiven(0, 1, 2)]


@pytest.mark.rule("MB-110")
def test_a_coin_put_on_a_room_leaves_the_treasury_and_stays_there() -> None:
    table = table_at("build", dungeons=[["unstable_mine", "training_camp"]], hands=[["rage"]], coins=[3, 1])
    state = state_of(table)
    state.events = []
    coins.put_on_room(state, 0, card_at(table, 0, 1), 2)
    assert of_kind(state.events, CoinsPlaced)
    state.events = None
    assert (coins_of(table, 0), coins_on_rooms(table)) == (1, {"training_camp": 2})
    assert [stack["coins"] for stack in table.view(1)["dungeons"][0]] == [0, 2]
    pass_round(table)
    assert coins_on_rooms(table) == {"training_camp": 2}


@pytest.mark.rule("MB-024", "MB-025")
def test_coins_pay_for_building_and_promoting_minibosses() -> None:
    table = table_at("build", dungeons=[["unstable_mine"]], hands=[["spike"]])
    play(table, "place card=spike slot=0")
    pass_phase(table)
    events = play(table, "hire card=spike")
    assert [event.coins for event in of_kind(events, CoinsPaid)] == [1]
    assert (coins_of(table, 0), coins_of(table, 1)) == (2, 3)
    pass_round(table)
    events = play(table, "promote card=spike")
    assert [event.coins for event in of_kind(events, CoinsPaid)] == [1]
    assert (coins_of(table, 0), coins_of(table, 1)) == (1, 3)


# -- coins on rooms ------------------------------------------------------------------------------------------------


def with_coins(*hand: str, phase: str = "build") -> Table:
    """A table with two coins on the second of three rooms; their owner is asked."""
    return table_at(
        phase,
        dungeons=[["unstable_mine", "the_dreadmill", "training_camp"]],
        hands=[[*hand, "rage"]],
        room_coins=[[0, 1, 2]],
        coins=[1, 1],
        options=MIXED,
    )


@pytest.mark.rule("MB-026", "MB-027")
def test_coins_on_a_room_that_is_covered_are_lost_at_the_reveal_and_not_before() -> None:
    table = with_coins("sawtooth_pendulum")
    placed = play(table, "place card=sawtooth_pendulum slot=1")
    assert not of_kind(placed, CoinsLost)
    assert coins_on_rooms(table) == {"the_dreadmill": 2}
    [lost] = of_kind(pass_phase(table), CoinsLost)
    assert lost.coins == 2
    assert coins_on_rooms(table) == {}
    assert coins_of(table, 0) == 1  # they went to the pot


@pytest.mark.rule("MB-026", "MB-027")
def test_coins_on_a_room_that_is_destroyed_are_lost() -> None:
    table = with_coins("cave_in", phase="adventure")
    [lost] = of_kind(play(table, "cast_at card=cave_in target=the_dreadmill"), CoinsLost)
    assert (lost.coins, coins_on_rooms(table)) == (2, {})
    assert [coins_of(table, seat) for seat in (0, 1)] == [1, 1]
    elsewhere = with_coins("cave_in", phase="adventure")
    play(elsewhere, "cast_at card=cave_in target=training_camp")
    assert coins_on_rooms(elsewhere) == {"the_dreadmill": 2}


@pytest.mark.rule("MB-026")
def test_coins_stay_on_a_room_that_is_deactivated() -> None:
    table = with_coins("freeze")
    play(table, "cast_at card=freeze target=the_dreadmill")
    assert coins_on_rooms(table) == {"the_dreadmill": 2}
    assert room_names(table, 0)[1] == "the_dreadmill"


@pytest.mark.rule("MB-030")
def test_the_coins_of_a_player_who_has_lost_go_back_to_the_pot() -> None:
    heroes = ["haize_half_angel", "koverian_executioner", "josie_vampire_slayer"]
    table = table_at(
        "end",
        ("kirax", "oculus", "dr_deadly"),
        dungeons=[[], [["spike", "the_dreadmill"]]],
        wounds=[[], heroes],
        coins=[2, 5, 1],
        room_coins=[[1, 0, 3]],
    )
    assert "player-lost" in kinds(table.opening)
    state = state_of(table)
    assert state.coins == [2, 0, 1]
    assert (state.room_coins, state.levels) == ({}, {})
    assert table.view(None)["players"][1]["coins"] == 0


# -- rooms with a price --------------------------------------------------------------------------------------------


@pytest.mark.rule("MB-031", "MB-033")
@pytest.mark.parametrize(("treasury", "may"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_room_that_costs_coins_cannot_be_placed_without_them(treasury: int, may: bool) -> None:
    table = table_at("build", hands=[["loot_box", "rage"]], coins=[treasury, 3])
    assert ("place card=loot_box slot=0" in offers(table)) == may
    if not may:
        assert refusal(table, "place card=loot_box slot=0") == "MB-033"


@pytest.mark.rule("MB-031", "MB-033", "MB-076")
def test_the_price_is_paid_at_the_reveal() -> None:
    table = table_at("build", hands=[["loot_box", "rage"], ["rage"]])
    assert not of_kind(play(table, "place card=loot_box slot=0"), CoinsPaid)
    assert coins_of(table, 0) == 3
    events = pass_phase(table)
    assert [(event.seat, event.coins) for event in of_kind(events, CoinsPaid)] == [(0, 2)]
    assert (coins_of(table, 0), room_names(table, 0)) == (1, ["loot_box"])


@pytest.mark.rule("MB-033")
def test_the_price_of_a_first_room_is_paid_too() -> None:
    table = table_at("first-rooms", hands=[["loot_box"], ["unstable_mine"]])
    play(table, "lay_first card=loot_box slot=0", "lay_first card=unstable_mine slot=0")
    assert [coins_of(table, seat) for seat in (0, 1)] == [1, 3]
    assert room_names(table, 0) == ["loot_box"]
    poor = table_at("first-rooms", hands=[["loot_box"], ["unstable_mine"]], coins=[1, 3])
    assert offers(poor) == ["build_nothing"]


@pytest.mark.rule("MB-033", "MB-027")
def test_a_room_that_can_no_longer_be_paid_for_is_discarded_and_the_one_beneath_is_visible_again() -> None:
    table = table_at(
        "reveal",
        dungeons=[["unstable_mine", ["the_dreadmill", "loot_box"]], ["loot_box"]],
        hands=[["rage"], ["rage"]],
        coins=[1, 1],
        face_down=[[0, 1], [1, 0]],
        room_coins=[[0, 1, 2]],
    )
    assert [event.seat for event in of_kind(table.opening, BuildFailed)] == [0, 1]
    assert (stacks_of(table, 0), stacks_of(table, 1)) == ([["unstable_mine"], ["the_dreadmill"]], [])
    assert discards(table) == ["loot_box", "loot_box"]
    assert coins_on_rooms(table) == {"the_dreadmill": 2}
    assert [coins_of(table, seat) for seat in (0, 1)] == [1, 1]
    assert not of_kind(table.opening, CoinsPaid)
    assert "room-acted" not in kinds(table.opening)  # it was not built
