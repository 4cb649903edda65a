"""Tallies: dice of a hand and needs of boxes packed into one integer each, so that they can be added and compared.

Comparing tallies rejects most sets of boxes that cannot be covered; cover.py searches the rest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from undercroft.games.one_deck_dungeon.rules.abilities import NO_ABILITY
from undercroft.games.one_deck_dungeon.rules.covering import Terms
from undercroft.games.one_deck_dungeon.rules.dice import SIDES
from undercroft.games.one_deck_dungeon.rules.facts import COLOURS, DICE, GREY, HEROIC

TYPES: Final = SIDES * len(COLOURS)
"""Number of types of dice; a type is colour * SIDES + value - 1."""
BITS: Final = 6
"""Bits of a count; the highest is a guard bit that shows whether a subtraction went below 0."""
MASK: Final = (1 << BITS) - 1
ENOUGH: Final = 1 << BITS - 1
ROW: Final = 4 * BITS
"""Bits of a row; a row counts, for a value, the dice of each colour that show at least this value."""
ROWS: Final = ROW * SIDES
SUM_BITS: Final = 10
SUM_MASK: Final = (1 << SUM_BITS) - 1
SUM_ENOUGH: Final = 1 << SUM_BITS - 1
POINTS_AT: Final = tuple(ROWS + SUM_BITS * colour for colour in range(4))
"""Shifts of the points by colour; the points of heroic dice share the place of boxes that take any die."""
DICE_AT: Final = ROWS + SUM_BITS * 4
TYPES_AT: Final = DICE_AT + SUM_BITS
NEEDABLE: Final = (1 << TYPES_AT) - 1
ALL_ENOUGH: Final = sum(ENOUGH << BITS * place for place in range(4 * SIDES)) | sum(
    SUM_ENOUGH << ROWS + SUM_BITS * place for place in range(5)
)
ROW_ENOUGH: Final = ENOUGH | ENOUGH << BITS | ENOUGH << 2 * BITS
ALL_ROWS: Final = (1 << ROWS) - 1
NEVER: Final = 1 << SUM_BITS
"""Group size if no dice can be combined; larger than any hand."""


class Target(Terms, frozen=True):
    """A box that may be covered, with its terms and its worth."""

    twice: bool = False
    """True if the first die laid on it is lost (the Lich)."""
    worth: int = 1
    """The summand of this box in the argument of a `Loss`."""


class Rules(msgspec.Struct, frozen=True):
    """Rules for combining dice in an encounter."""

    dice: int = NO_ABILITY.to_combine
    """Dice that are combined into a heroic one; 0 if they cannot be combined."""
    lower: int = 0
    """The amount by which the heroic die is lower than the lowest of them."""
    supply: int = DICE[HEROIC]
    """Heroic dice in the supply."""


def _tally(kind: int) -> int:
    colour, value = kind // SIDES, kind % SIDES + 1
    rows = sum(1 << ROW * row + BITS * colour for row in range(value))
    return rows | value << POINTS_AT[colour] | 1 << DICE_AT | 1 << TYPES_AT + BITS * kind


ONE: Final = tuple(_tally(kind) for kind in range(TYPES))
"""Tally of one die, by type: rows, points by colour, count of dice, count of each type. A hand is a sum of these."""


@lru_cache(maxsize=1 << 12)
def needed_by(box: Target) -> int:
    """Return the tally that a box needs: rows and points of its colour, and the least count of dice."""
    if box.wide:
        least = -(-box.need // SIDES)
        return box.need << POINTS_AT[box.colour] | least << DICE_AT | (box.colour != GREY) * least << BITS * box.colour
    times = 2 if box.twice else 1
    needed = box.need * times << POINTS_AT[box.colour] | times << DICE_AT
    if box.colour != GREY:
        needed += sum(times << ROW * row + BITS * box.colour for row in range(min(box.need, SIDES)))
    return needed


def needs_too_much(needed: int, hand: int, group: int) -> bool:
    """True if boxes need more than a hand can give, even if every `group` spare dice are combined into one."""
    left = (hand & NEEDABLE) + ALL_ENOUGH - needed
    if left & ALL_ENOUGH == ALL_ENOUGH:
        return False
    if not left >> DICE_AT & SUM_ENOUGH or lacks_points(needed, hand, group):
        return True
    return _lacks_dice(left & ALL_ROWS, group)


def lacks_points(needed: int, hand: int, group: int) -> bool:
    """True if boxes need more points: those that a colour lacks must come from heroic or combined dice."""
    heroic = (hand >> POINTS_AT[HEROIC] & SUM_MASK) - (needed >> POINTS_AT[GREY] & SUM_MASK)
    short = spare = 0
    for at in POINTS_AT[:HEROIC]:
        balance = (hand >> at & SUM_MASK) - (needed >> at & SUM_MASK)
        if balance < 0:
            short -= balance
        else:
            spare += balance
    if needed >> POINTS_AT[GREY] & SUM_MASK:  # a grey box takes every die as it is
        group = 1
    return short > heroic + spare // group


def _lacks_dice(rows: int, group: int) -> bool:
    """True if, for some value, boxes that their own dice cannot cover outnumber heroic and combined dice."""
    while rows:
        if rows & ROW_ENOUGH != ROW_ENOUGH:
            short = spare = 0
            for at in (0, BITS, 2 * BITS):
                balance = (rows >> at & MASK) - ENOUGH
                if balance < 0:
                    short -= balance
                else:
                    spare += balance
            if short > (rows >> HEROIC * BITS & MASK) - ENOUGH + spare // group:
                return True
        rows >>= ROW
    return False


def smallest(hand: int, colour: int, value: int) -> int:
    """Return the type of the smallest die of a colour that shows at least a value, or -1."""
    first = colour * SIDES + value - 1
    dice = hand >> TYPES_AT + BITS * first & (1 << BITS * (SIDES + 1 - value)) - 1
    return first + ((dice & -dice).bit_length() - 1) // BITS if dice else -1


def points_of(hand: int, colour: int) -> int:
    """Return the sum of all dice of a colour."""
    return hand >> POINTS_AT[colour] & SUM_MASK


def count_of(hand: int, kind: int) -> int:
    """Return the number of dice of a type."""
    return hand >> TYPES_AT + BITS * kind & MASK
