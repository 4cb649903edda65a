"""Fast search for a cover: box by box, the most valuable ones first, with the smallest dice that will do.

It misses covers that the exact solver finds, but takes a tenth of its time: estimates and playouts use it.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from undercroft.games.one_deck_dungeon.rules.covering import covers_alone
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, die
from undercroft.games.one_deck_dungeon.rules.facts import ARMOR_ONLY, GREY, HEROIC

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.solver.cover import Laying
    from undercroft.games.one_deck_dungeon.solver.tally import Rules, Target

LEAST_NEED = 3
"""The least share of the dice that a box for one die takes, however low its number."""
OTHERS = ((1, 2), (0, 2), (0, 1), (0, 1, 2))
"""The colours that are combined for a box of a colour."""


def fast_cover(dice: list[int], armor_dice: list[int], boxes: list[Target], rules: Rules) -> list[Laying]:
    """Return a good cover; `dice` are types, `armor_dice` the values of heroic dice that may cover only armor boxes."""
    left = _Dice(dice, rules)
    order = sorted(range(len(boxes)), key=lambda place: -boxes[place].worth / _bulk(boxes[place]))
    layings: list[Laying] = []
    spare = sorted(armor_dice)
    all_armor = True
    for place in order:
        box = boxes[place]
        if box.armor:
            laid = _by_armor_die(spare, box) or left.cover(box)
            all_armor = all_armor and bool(laid)
            layings += [(place, kinds) for kinds in laid]
    if all_armor:  # else nothing but armor may be covered (OD-099)
        for place in order:
            if not boxes[place].armor:
                layings += [(place, kinds) for kinds in left.cover(boxes[place])]
    return layings


def _bulk(box: Target) -> int:
    return box.need if box.wide else max(box.need, LEAST_NEED) * (2 if box.twice else 1)


def _by_armor_die(spare: list[int], box: Target) -> list[tuple[int, ...]]:
    for number, value in enumerate(spare):
        if covers_alone(box, die(HEROIC, value, ARMOR_ONLY)):
            del spare[number]
            return [(HEROIC * SIDES + value - 1,)]
    return []


class _Dice:
    """The dice that are left, by colour and ascending."""

    def __init__(self, dice: list[int], rules: Rules) -> None:
        self.rules = rules
        self.supply = rules.supply
        self.values: list[list[int]] = [[], [], [], []]
        for kind in sorted(dice):
            self.values[kind // SIDES].append(kind % SIDES + 1)

    def cover(self, box: Target) -> list[tuple[int, ...]]:
        """Take and return the dice that cover a box; an empty list if it stays open."""
        if box.wide:
            return self._fill(box)
        first = self._one(box)
        if not box.twice or first is None:
            return [] if first is None else [first]
        second = self._one(box)
        return [] if second is None else [first, second]

    def _one(self, box: Target) -> tuple[int, ...] | None:
        """Take one die, or some that are combined, for a box that takes one."""
        need, values = box.need, self.values
        colours = range(HEROIC) if box.colour == GREY else (box.colour,)
        best, least = HEROIC, SIDES + 1
        for colour in colours:
            row = values[colour]
            at = bisect_left(row, need)
            if at < len(row) and row[at] < least:
                best, least = colour, row[at]
        if least <= SIDES:
            values[best].remove(least)
            return (best * SIDES + least - 1,)
        if box.no_heroic:
            return None
        row = values[HEROIC]
        at = bisect_left(row, need)
        if at < len(row):
            return (HEROIC * SIDES + row.pop(at) - 1,)
        return self._mixed(OTHERS[box.colour], need + self.rules.lower if need > 1 else 1)

    def _mixed(self, colours: tuple[int, ...], need: int) -> tuple[int, ...] | None:
        """Take the smallest dice of some colours that make a heroic die of this value."""
        count = self.rules.dice
        if not count or not self.supply or need > SIDES:
            return None
        found = sorted([(value, colour) for colour in colours for value in self.values[colour] if value >= need])
        if len(found) < count:
            return None
        del found[count:]
        for value, colour in found:
            self.values[colour].remove(value)
        self.supply -= 1
        return tuple([colour * SIDES + value - 1 for value, colour in found])

    def _fill(self, box: Target) -> list[tuple[int, ...]]:
        """Take dice for a wide box: its own colour, then heroic ones, then combined ones."""
        before, supply = [row[:] for row in self.values], self.supply
        laid: list[tuple[int, ...]] = []
        rest = box.need
        colours = (*range(HEROIC), HEROIC) if box.colour == GREY else (box.colour, HEROIC)
        for colour in colours[:-1] if box.no_heroic else colours:
            row = self.values[colour]
            while row and rest > 0:
                at = bisect_left(row, rest)
                value = row.pop(at if at < len(row) else -1)
                laid.append((colour * SIDES + value - 1,))
                rest -= value
        while rest > 0 and not box.no_heroic:
            others = sorted([value for colour in OTHERS[box.colour] for value in self.values[colour]], reverse=True)
            count = self.rules.dice
            if not count or len(others) < count:
                break
            most = max(1, others[count - 1] - self.rules.lower)
            kinds = self._mixed(OTHERS[box.colour], min(rest, most) + (self.rules.lower if min(rest, most) > 1 else 0))
            if kinds is None:
                break
            laid.append(kinds)
            rest -= max(1, min([kind % SIDES + 1 for kind in kinds]) - self.rules.lower)
        if rest > 0:
            self.values, self.supply = before, supply
            return []
        return laid
