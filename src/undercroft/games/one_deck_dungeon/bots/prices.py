"""Prices of hearts, time, loot and skills, in one unit.

In the dungeons of the base set fighting for loot wins more games than saving hearts. In the forest poison makes every
wound worse, and caution wins more. `python -m tools.tune_prices` found the prices of the base set; those of the forest
were chosen by hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.one_deck_dungeon.rules.facts import BASE, FOREST, SET_OF


class Prices(NamedTuple):
    """The prices of gains and losses."""

    hearts: tuple[float, ...]
    """The prices of a heart that leaves none (with a potion in time), one, two, three."""
    plenty: float
    """The price of any other heart."""
    hearts_alone: tuple[float, ...]
    plenty_alone: float
    """The price of any other heart of a hero alone, who cannot share wounds."""
    time: float
    loot: float
    """The worth of a beaten card."""
    skull: float
    unknown: float
    """The worth of a closed door: the party can still flee."""
    point: float
    """The worth of a point on dice of a colour in average demand."""
    health: float
    xp_point: float
    level: float
    """The addition for the card that reaches the level."""
    often: float
    """The share of its possible gain that a skill brings, over all fights until the end."""
    token: float
    """The worth of keeping a potion token while dice are placed."""


BRAVE: Final = Prices(
    hearts=(19.0, 11.5, 9.0, 7.0),
    plenty=6.4,
    hearts_alone=(27.0, 14.0, 10.0, 7.6),
    plenty_alone=7.0,
    time=2.8,
    loot=94.0,
    skull=12.0,
    unknown=38.0,
    point=3.6,
    health=12.8,
    xp_point=1.7,
    level=9.8,
    often=0.43,
    token=29.0,
)
CAREFUL: Final = Prices(
    hearts=(30.0, 18.0, 14.0, 11.0),
    plenty=10.0,
    hearts_alone=(42.0, 22.0, 16.0, 12.0),
    plenty_alone=11.0,
    time=4.0,
    loot=60.0,
    skull=16.0,
    unknown=30.0,
    point=2.8,
    health=10.0,
    xp_point=2.4,
    level=8.0,
    often=0.75,
    token=24.0,
)
OF_SET: Final = {BASE: BRAVE, FOREST: CAREFUL}


def prices_in(dungeon: int) -> Prices:
    """Return the prices in a dungeon."""
    return OF_SET[SET_OF[dungeon]]
