"""What things are worth to a bot: hearts, time, loot, skills; one coin for all of them.

In the dungeons of the base set it pays to be brave: more loot, found by fighting, wins more games than hearts that were
saved. In the forest poison makes every wound worse, and care pays. The brave prices were found in the way of
`python -m tools.tune_prices`, those of the forest by hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.one_deck_dungeon.rules.facts import BASE, FOREST, SET_OF


class Prices(NamedTuple):
    """What a bot would pay for things, or to be spared them."""

    hearts: tuple[float, ...]
    """The price of a heart that leaves so many: none (with a potion in time), one, two, three."""
    plenty: float
    """The price of any other heart."""
    hearts_alone: tuple[float, ...]
    plenty_alone: float
    """A hero alone has nobody to share wounds with."""
    time: float
    loot: float
    """What a beaten card is worth: all that it helps with until the boss falls."""
    skull: float
    unknown: float
    """What a closed door is worth: one can still flee."""
    point: float
    """The worth of a point on dice of a colour that is neither short nor plenty."""
    health: float
    xp_point: float
    level: float
    """More for the card that makes the level."""
    often: float
    """How much of what a skill could bring it brings, over all fights until the end."""
    token: float
    """What keeping a potion token is worth while dice are laid."""


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
    """What things are worth in a dungeon."""
    return OF_SET[SET_OF[dungeon]]
