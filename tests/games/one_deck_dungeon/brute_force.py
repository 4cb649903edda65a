"""The best cover by exhaustive search: slow, simple, and correct."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

from undercroft.games.one_deck_dungeon.rules.facts import GREY, HEROIC
from undercroft.games.one_deck_dungeon.solver.tally import Rules, Target

Die = tuple[int, int]
"""Colour and value."""
COVERED = -1


def least_loss(dice: list[Die], boxes: list[Target], rules: Rules, loss: Callable[[int], int]) -> int:
    """Return the least loss after any sequence of laying, combining and putting back."""

    @cache
    def search(hand: tuple[Die, ...], sums: tuple[int, ...], supply: int) -> int:
        best = loss(sum(box.worth for box, total in zip(boxes, sums, strict=True) if total != COVERED))
        armor_is_open = any(box.armor and total != COVERED for box, total in zip(boxes, sums, strict=True))
        for place, box in enumerate(boxes):
            if sums[place] == COVERED or (armor_is_open and not box.armor):
                continue
            for die in set(hand):
                after = laid(box, sums[place], die)
                if after is not None:
                    best = min(best, search(without(hand, (die,)), (*sums[:place], after, *sums[place + 1 :]), supply))
        for die in set(hand):
            if die[0] == HEROIC:
                best = min(best, search(without(hand, (die,)), sums, supply + 1))
        for given in set(combinations(hand, rules.dice)) if rules.dice else ():
            heroic = sum(colour == HEROIC for colour, _ in given)
            if supply + heroic:
                made = (HEROIC, max(1, min(value for _, value in given) - rules.lower))
                left = tuple(sorted((*without(hand, given), made)))
                best = min(best, search(left, sums, supply + heroic - 1))
        return best

    return search(tuple(sorted(dice)), (0,) * len(boxes), rules.supply)


def best_worth(dice: list[Die], boxes: list[Target], rules: Rules) -> int:
    """Return the greatest worth that can be covered."""
    return sum(box.worth for box in boxes) - least_loss(dice, boxes, rules, lambda left: left)


def laid(box: Target, total: int, die: Die) -> int | None:
    """Return the sum on a box after a die is laid on it, or None if that is illegal."""
    colour, value = die
    if colour == HEROIC:
        if box.no_heroic:
            return None
    elif box.colour not in (GREY, colour):
        return None
    if not box.wide:
        return COVERED if value >= box.need else None
    return COVERED if total + value >= box.need else total + value


def without(hand: tuple[Die, ...], dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """The hand without some dice."""
    left = list(hand)
    for die in dice:
        left.remove(die)
    return tuple(left)
