"""Evaluation of a party: wounds lower it, potions and dice for the boss raise it, and results are exact."""

from __future__ import annotations

from typing import Any

from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.bots.search_model import dungeon_model


def value(**position: Any) -> float:
    """Return the value of a warrior and a mage on the third floor."""
    table = table_at("act", ("warrior", "mage"), doors=[["ogre_a"]], open=[0], floor=3, **position)
    return dungeon_model().value(state_of(table), 0)


def test_wounds_are_bad_and_potions_are_good() -> None:
    assert value(wounds=[3, 2], tokens=0) < value(wounds=[1, 1], tokens=0) < value(wounds=[1, 1], tokens=3)


def test_dice_and_a_level_help_against_the_boss() -> None:
    items = [["fire_elemental_b", "ice_elemental_a"], ["boulder_a", "force_wall_b"]]
    assert value(tokens=1) < value(tokens=1, items=items, level=3)
