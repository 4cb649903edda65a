"""Observations of a state equal those of its view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import decision_of
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.bots.challenge import behind_door, present
from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.bots.state_observation import StateObservation
from undercroft.games.one_deck_dungeon.rules.facts import DECK
from undercroft.kernel.table import Table

HEROES = ("warrior", "mage")
ROOMS: dict[str, Any] = {"doors": [["ogre_a"], ["phantom_a"]], "open": [1], "wounds": [1, 2], "items": [["ogre_b"], []]}


def both(table: Table) -> tuple[Observation, Observation]:
    view: Any = table.view(decision_of(table).seat)
    return Observation(view), StateObservation(state_of(table))


@pytest.mark.parametrize("floor", [1, 3])
def test_rooms_and_heroes_are_the_same(floor: int) -> None:
    seen, of_state = both(table_at("act", HEROES, floor=floor, **ROOMS))
    assert [of_state.health_left(hero) for hero in range(2)] == [seen.health_left(hero) for hero in range(2)]
    assert [of_state.skills_of(hero) for hero in range(2)] == [seen.skills_of(hero) for hero in range(2)]
    assert [of_state.faces_behind(door) for door in range(4)] == [seen.faces_behind(door) for door in range(4)]
    assert (of_state.deck_left, of_state.dungeon, of_state.floors) == (seen.deck_left, seen.dungeon, seen.floors)
    assert behind_door(of_state, DECK.index["ogre_a"], 0) == behind_door(seen, DECK.index["ogre_a"], 0)
    assert of_state.faces_behind(0) == [], "nobody has looked behind that door"


def test_boxes_dice_and_options_are_the_same() -> None:
    dice = [["strength-6", "strength-2"], ["magic-4"]]
    seen, of_state = both(table_at("placing", HEROES, faced=["goblin_a"], dice=dice, floor=2))
    assert present(of_state) == present(seen)
    assert of_state.pools() == seen.pools()
    assert of_state.count == seen.count
    assert [of_state.args(index) for index in range(seen.count)] == [seen.args(index) for index in range(seen.count)]
