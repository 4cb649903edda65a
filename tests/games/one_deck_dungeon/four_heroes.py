"""Tables of four heroes, who play in two pairs."""

from __future__ import annotations

from typing import Any

from tests.games.helpers import Cards, offers, play, prompt
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.kernel.table import Table

FOUR = ("warrior", "mage", "rogue", "paladin")
PERILS = ["cave_in_a", "arrow_wall_a"]
FIRST = "send card=cave_in_a first=0 second=3"
"""Warrior and Paladin face the cave-in first."""


def at_doors(*doors: Cards, phase: str = "act", **position: Any) -> Table:
    """Four heroes before doors of two cards each."""
    return table_at(phase, FOUR, doors=doors or [PERILS], **position)


def facing(**position: Any) -> Table:
    """Four heroes who have entered a room with two perils."""
    return table_at("encounter", FOUR, **{"faced": PERILS, "dungeon": "dragons_cave", "tokens": 0, **position})


def go_on_to(table: Table, *prompts: str) -> None:
    """Answer with the first option, never with a feat, until one of these questions is asked."""
    while prompt(table) not in prompts:
        play(table, "no_feat" if "no_feat" in offers(table) else offers(table)[0])


def dice_in_hand(table: Table) -> list[int]:
    """Return the dice of the active pair by colour: those in the supply and those in pools."""
    words = [word for hero in range(4) for word in pool_of(table, hero)]
    colours = ("strength", "agility", "magic", "heroic")
    return [
        left + sum(word.startswith(colour) for word in words)
        for left, colour in zip(state_of(table).supply, colours, strict=True)
    ]


def all_dice(table: Table) -> list[int]:
    """Return all dice outside encounters, with those stored on hero cards."""
    *colours, heroic = state_of(table).supply
    return [*colours, heroic + sum(state_of(table).stored)]


def placing(faced: Cards, party: tuple[int, int] = (0, 3), **position: Any) -> Table:
    """A pair with its dice before the boxes."""
    dice: list[list[str]] = position.pop("dice", [[], [], [], []])
    return table_at("placing", FOUR, faced=faced, party=list(party), dice=dice, **{"tokens": 0, **position})
