"""Positions with coins and minibosses: every possible one can be set up, an impossible one is refused clearly."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.games.boss_family.tables import stacks_of, state_of
from tests.games.boss_family.tables import table_at as family_table_at
from tests.games.helpers import play, prompt
from tests.games.minibosses.tables import coins_of, coins_on_rooms, levels_of, table_at
from undercroft.kernel.zones import misplaced_cards

MINE = [["spike", "unstable_mine"]]
"""A dungeon of one room with a miniboss."""


def test_treasuries_hold_what_the_position_says_or_what_a_game_begins_with() -> None:
    assert [coins_of(table_at("build", hands=[["rage"]]), seat) for seat in (0, 1)] == [3, 3]
    assert [coins_of(table_at("build", hands=[["rage"]], coins=[0, 12]), seat) for seat in (0, 1)] == [0, 12]


def test_coins_lie_on_the_uppermost_room_that_is_built() -> None:
    table = table_at(
        "build",
        dungeons=[["unstable_mine", ["the_dreadmill", "garbage_chute"]], ["paywall"]],
        hands=[["rage"]],
        face_down=[[0, 1]],
        room_coins=[[0, 1, 2], [1, 0, 1]],
    )
    assert coins_on_rooms(table) == {"the_dreadmill": 2, "paywall": 1}


def test_a_miniboss_lies_lowest_in_its_stack_at_level_1_or_the_one_that_is_given() -> None:
    table = table_at(
        "build",
        dungeons=[[["spike", "unstable_mine"], "goblin_market", ["rocky", "power_leech", "training_camp"]]],
        hands=[["rage"]],
        levels=[[0, 2, 3]],
    )
    assert levels_of(table) == {"spike": 1, "rocky": 3}
    shown = [stack["miniboss"] for stack in table.view(None)["dungeons"][0]]
    assert [one and (one["card"]["card"], one["level"]) for one in shown] == [("spike", 1), None, ("rocky", 3)]
    assert not misplaced_cards(table.state)


def test_a_miniboss_that_lies_uppermost_face_down_is_placed_and_not_yet_paid() -> None:
    table = table_at("reveal", dungeons=[[["unstable_mine", "spike"]]], hands=[["rage"]], face_down=[[0, 0]])
    assert levels_of(table) == {"spike": 0}
    assert prompt(table) == "whether_to_pay"
    play(table, "hire card=spike")
    assert stacks_of(table, 0) == [["spike", "unstable_mine"]]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"coins": [3]}, "position-list"),
        ({"coins": [3, 3, 3]}, "position-list"),
        ({"coins": [3, -1]}, "position-list"),
        ({"coins": [100, 0]}, "position-list"),
        ({"room_coins": [[0, 0, 1]]}, "position-number"),  # there is no room there
        ({"room_coins": [[2, 0, 1]]}, "position-number"),
        ({"dungeons": [MINE], "room_coins": [[0, 0, -1]]}, "position-number"),
        ({"dungeons": [["loot_box"]], "face_down": [[0, 0]], "room_coins": [[0, 0, 1]]}, "position-misplaced"),
        ({"dungeons": [MINE], "levels": [[0, 0, 4]]}, "position-number"),
        ({"dungeons": [MINE], "levels": [[0, 0, 0]]}, "position-number"),
        ({"dungeons": [MINE], "levels": [[0, 1, 1]]}, "position-number"),
        ({"dungeons": [MINE], "levels": [[2, 0, 1]]}, "position-number"),
        ({"dungeons": [["unstable_mine"]], "levels": [[0, 0, 2]]}, "position-misplaced"),
        ({"dungeons": [["spike"]]}, "position-misplaced"),  # a miniboss is no room
        ({"dungeons": [["spike"]], "face_down": [[0, 0]]}, "position-misplaced"),
        ({"dungeons": [[["unstable_mine", "spike"]]]}, "position-misplaced"),  # on top, but not face down
        ({"dungeons": [[["unstable_mine", "spike", "loot_box"]]]}, "position-misplaced"),
        ({"dungeons": [[["spike", "rocky", "loot_box"]]]}, "position-misplaced"),  # two of them
        ({"dungeons": [[["spike", "loot_box", "rocky"]]], "face_down": [[0, 0]]}, "position-misplaced"),
        ({"dungeons": [MINE], "face_down": [[0, 0]]}, "position-misplaced"),  # no room is built there yet
    ],
)
def test_an_impossible_position_is_refused(more: dict[str, Any], code: str) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refused:
        table_at("build", hands=[["rage"]], **more)
    assert refused.value.code == code


@pytest.mark.parametrize("more", [{"coins": 3}, {"coins": ["many", 0]}, {"levels": [[0, 0]]}, {"room_coins": [0]}])
def test_a_position_that_makes_no_sense_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(undercroft.Malformed) as refused:
        table_at("build", **more)
    assert refused.value.code == "bad-scenario"


@pytest.mark.parametrize("more", [{"coins": [3, 3]}, {"room_coins": [[0, 0, 1]]}, {"levels": [[0, 0, 1]]}])
def test_the_base_game_has_neither_coins_nor_minibosses(more: dict[str, Any]) -> None:
    with pytest.raises(undercroft.ImpossibleSetup):
        family_table_at("build", dungeons=[["dark_altar"]], hands=[["freeze"]], **more)
    assert state_of(family_table_at("build", hands=[["freeze"]])).coins == [0, 0]
