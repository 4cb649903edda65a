"""Fatal options: named only if nothing can avert the death of a hero."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import Cards, offers, play, prompt
from tests.games.one_deck_dungeon.tables import table_at
from undercroft.kernel.table import Table

DOOR = "locked_door_a"  # way 0: 1 heart and 4 time; way 1: 2 hearts and 2 time


def before(heroes: Cards = ("warrior",), **position: Any) -> Table:
    """Before the boxes of a peril without any dice, nor a token for a rescue."""
    usual = {"dice": [[] for _ in heroes], "tokens": 0}
    return table_at("placing", heroes, faced=[DOOR], **{**usual, **position})


def fatal(table: Table) -> dict[str, list[int]]:
    """Return the fatal options, each with its heroes."""
    texts = offers(table)
    return {texts[one["option"]]: one["heroes"] for one in table.view(None)["fatal"]}


@pytest.mark.rule("OD-111")
@pytest.mark.parametrize(("wounds", "found"), [([4], {}), ([5], {"had_enough": [0]})])
def test_stopping_is_fatal_where_the_last_heart_goes(wounds: list[int], found: dict[str, list[int]]) -> None:
    table = before(option=0, wounds=wounds)
    assert fatal(table) == found
    play(table, "had_enough")
    assert (table.result is not None) is bool(found)


@pytest.mark.rule("OD-111", "OD-DECISION-20")
@pytest.mark.parametrize(("card", "option", "rescue"), [(DOOR, {"option": 0}, True), ("skeleton_a", {}, False)])
def test_a_possible_rescue_is_shown(card: str, option: dict[str, Any], rescue: bool) -> None:
    # One heart or three; the only token heals two wounds.
    table = table_at("placing", faced=[card], dice=[[]], wounds=[5], tokens=1, **option)
    assert table.view(None)["fatal"] == [{"option": len(offers(table)) - 1, "heroes": [0], "rescue": rescue}]
    play(table, "had_enough")
    assert (table.result is None) is rescue


def test_stopping_for_one_seat_only_lets_the_other_one_act() -> None:
    table = before(["warrior", "mage"], seats=2, option=1, wounds=[3, 0], dice=[[], ["agility-1"]])
    assert fatal(table) == {}
    play(table, "had_enough")
    assert fatal(table) == {"had_enough": [0]}


@pytest.mark.rule("OD-109", "OD-DECISION-18")
def test_the_odd_wound_is_fatal_for_whom_it_kills() -> None:
    table = before(["warrior", "mage"], option=0, wounds=[3, 0])
    assert fatal(table) == {}
    play(table, "had_enough")
    assert fatal(table) == {"take_more hero=0 icon=heart": [0]}


def test_no_hero_is_named_if_a_choice_decides_who_falls() -> None:
    assert fatal(before(["warrior", "mage"], option=0, wounds=[3, 2])) == {"had_enough": []}


def test_all_who_fall_are_named() -> None:
    assert fatal(before(["warrior", "mage"], option=1, wounds=[3, 2])) == {"had_enough": [0, 1]}


@pytest.mark.rule("OD-158")
@pytest.mark.parametrize(("wounds", "found"), [(3, {}), (4, {"go_on": [0]})])
def test_the_time_of_a_turn_can_be_fatal_at_the_stairs(wounds: int, found: dict[str, list[int]]) -> None:
    table = table_at("turn", ["mage"], deck=[], wounds=[wounds], stair_tokens=1, tokens=1, doors=[["goblin_a"]])
    assert prompt(table) == "how_to_begin"
    assert fatal(table) == found


@pytest.mark.parametrize(("wounds", "found"), [(3, {}), (4, {"bleed hero=0 lost=0": [0]})])
def test_a_feat_paid_with_the_last_heart_is_fatal(wounds: int, found: dict[str, list[int]]) -> None:
    table = table_at("encounter", ["slayer"], faced=["goblin_a"], wounds=[wounds], tokens=0)
    assert prompt(table) == "which_feat"
    assert fatal(table) == found


def test_outcomes_of_later_rolls_are_not_forecast() -> None:
    table = table_at("encounter", ["rogue"], faced=["goblin_a"], wounds=[4], tokens=0, rolls=[1, 1, 1])
    assert "gamble hero=0 count=1" in offers(table)
    assert fatal(table) == {}


def test_looking_ahead_changes_nothing() -> None:
    table = before(option=0, wounds=[5])
    digest = table.digest()
    assert fatal(table)
    assert table.digest() == digest


@pytest.mark.rule("OD-179")
def test_to_give_up_an_item_with_a_heart_can_be_fatal() -> None:
    table = table_at(
        "placing",
        ["mage"],
        faced=["cave_in_a"],
        option=0,
        items=[["boulder_a"]],
        wounds=[5],
        tokens=0,
        dice=[["heroic-6"] * 2],
    )
    play(table, "lay hero=0 die=heroic-6 box=1", "lay hero=0 die=heroic-6 box=0", "had_enough")
    assert prompt(table) == "which_loot"
    assert fatal(table) == {"replace_item card=cave_in_a hero=0 old=boulder_a": [0]}
    play(table, "replace_item card=cave_in_a hero=0 old=boulder_a")
    assert table.result is not None


def test_an_open_door_can_be_fatal_and_a_closed_one_reveals_nothing() -> None:
    doors: Any = {"doors": [["fire_elemental_a"], ["ogre_a"]], "wounds": [4], "tokens": 0}
    assert fatal(table_at("act", ["mage"], open=[0], **doors)) == {"enter door=0": [0]}
    closed = table_at("act", ["mage"], **doors)
    assert fatal(closed) == {}
    play(closed, "enter door=0")
    assert fatal(closed) == {"face_it": [0]}


@pytest.mark.rule("OD-158")
@pytest.mark.parametrize("tokens", [1, 2])
def test_a_skill_under_fade_can_be_fatal_at_the_stairs(tokens: int) -> None:
    table = table_at(
        "placing",
        ["mage"],
        faced=["shadow_a"],
        skills=[["boulder_a"]],
        dice=[["magic-6"]],
        wounds=[4],
        tokens=0,
        deck=[],
        stair_tokens=tokens,
    )
    assert ("use hero=0 skill=skill_valor" in fatal(table)) is (tokens == 2)
