"""Proofs of puzzles: goals that are certain, that need luck, or that opponents can prevent."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.kernel.features.puzzle_task import PuzzleTask
from undercroft.kernel.formats.scenario import table_of
from undercroft.simulation.puzzle_prover import TooManyLines, prove

ROOM: dict[str, Any] = {
    "game": "dragon-tower",
    "seats": 1,
    "options": {"heroes": 2},
    "zones": {"hero": [["paladin"], ["mage"]], "hand": [["divine_song"], []], "room": [["ghost"]]},
    "position": {"phase": "fight", "health": [5, 4]},
}


def test_the_cheapest_way_through_a_room_is_found_and_nothing_cheaper() -> None:
    costs = [
        health for health in range(6) if prove(table_of(ROOM), PuzzleTask("clear", {"health": health})) is not None
    ]
    assert costs
    assert costs == list(range(costs[0], 6)), "what can be had for less can be had for more"
    proof = prove(table_of(ROOM), PuzzleTask("clear", {"health": costs[0]}))
    assert proof is not None
    table = table_of(ROOM)
    for option in proof.solution:
        table.apply(option)
    assert sum(table.state.health) == 9 - costs[0]  # type: ignore[attr-defined]  # the state of Dragon Tower
    assert 0 < proof.chance < 1
    assert len(proof.good_first_moves) <= proof.first_moves


def test_a_search_without_end_is_given_up() -> None:
    with pytest.raises(TooManyLines):
        prove(table_of(ROOM), PuzzleTask("clear", {"health": 9}), most=3)


def test_a_goal_that_needs_luck_is_not_proven() -> None:
    begun = table_of({"game": "one-deck-dungeon", "seed": 4, "options": {"heroes": 1, "team": "deal"}})
    assert prove(begun, PuzzleTask("lose-no-heart"), most=50_000) is None, "the dice are not rolled yet"
