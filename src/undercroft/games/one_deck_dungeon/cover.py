"""Whether all of some boxes can be covered with some dice, and how; the solver asks this of one set after another.

Boxes for one die come first: there the smallest die that covers is never worse than a larger one of its colour, so only
few ways are left. Wide boxes come last; for the very last of them nothing needs to be saved. What failed is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from undercroft.games.one_deck_dungeon.facts import GREY, HEROIC

SIDES: Final = 6
TYPES: Final = 24
"""A type of die is 6 times its colour plus its value less 1."""
BITS: Final = 5
ONE: Final = tuple(1 << BITS * kind for kind in range(TYPES))
MASK: Final = (1 << BITS) - 1
ALL_OF_COLOUR: Final = (1 << BITS * SIDES) - 1


class Target(msgspec.Struct, frozen=True):
    """A box that may be covered: what it takes, and what covering it is worth."""

    colour: int
    need: int
    wide: bool = False
    armor: bool = False
    no_heroic: bool = False
    twice: bool = False
    """The first die laid on it is lost (the Lich)."""
    worth: int = 1


class Rules(msgspec.Struct, frozen=True):
    """How dice may be combined now."""

    dice: int = 2
    """How many dice make a heroic one; 0 if they cannot be combined."""
    lower: int = 0
    """By how much the heroic die is lower than the lowest of them."""
    supply: int = 6
    """Heroic dice in the supply."""


Laying = tuple[int, tuple[int, ...]]
"""A box by its place, and the types of dice that make the die laid on it: one, or those combined.

If a heroic die has to go back to the supply first, so that dice can be combined, its type comes first, less than 0.
"""


def asks_too_much(asked: list[int], points: list[int], rules: Rules) -> bool:
    """Whether boxes ask for more points by colour than there can be; combining keeps only a share of them."""
    missing, left = asked[GREY], 0
    for colour in range(3):
        balance = points[colour] - asked[colour]
        if balance < 0:
            missing -= balance
        else:
            left += balance
    return missing > points[HEROIC] + (left if asked[GREY] else left // (rules.dice or SIDES * TYPES))


class Cover:
    """Whether all of some boxes can be covered, and how."""

    def __init__(self, boxes: list[Target], chosen: list[int], rules: Rules) -> None:
        self.rules = rules
        self.singles = [(place, boxes[place]) for place in chosen if not boxes[place].wide]
        self.singles.sort(key=lambda each: -each[1].need)
        self.wides = [(place, boxes[place]) for place in chosen if boxes[place].wide]
        self.wides.sort(key=lambda each: -each[1].need)
        self.wanted = {box.colour for _, box in self.wides}
        """The colours of which the wide boxes take every die."""
        self.precious = self.wanted | {box.colour for _, box in self.singles if box.no_heroic or box.colour == GREY}
        """The colours whose own dice are worth more than heroic ones to some box."""
        self.asked = self._asked()
        """The points that boxes ask for by colour: the wide ones and, from each number on, those for one die."""
        self.failed: set[tuple[int, int, int]] = set()
        self.tried: set[tuple[int, int, tuple[tuple[int, ...], ...]]] = set()

    def _asked(self) -> list[list[int]]:
        asked = [[0] * (GREY + 1)]
        for _, box in self.wides:
            asked[0][box.colour] += box.need
        for _, box in reversed(self.singles):
            more = asked[-1][:]
            more[box.colour] += box.need * (2 if box.twice else 1)
            asked.append(more)
        return asked[::-1]

    def run(self, hand: int) -> list[Laying] | None:
        """The layings that cover every box, or None."""
        if self.is_hopeless(hand):
            return None
        return self.cover_singles(0, hand, self.rules.supply)

    def is_hopeless(self, hand: int) -> bool:
        """Whether counting alone shows that the dice cannot be enough."""
        group = self.rules.dice or SIDES * TYPES
        least = sum([2 if box.twice else 1 for _, box in self.singles])
        least += sum([-(-box.need // SIDES) for _, box in self.wides])
        if least > _count(hand):
            return True
        have = [
            [hand >> BITS * kind & MASK for kind in range(colour * SIDES, colour * SIDES + SIDES)]
            for colour in range(4)
        ]
        # For every value: boxes of a colour that its own dice cannot cover need heroic or combined ones.
        for value in range(1, SIDES + 1):
            short = spare = 0
            for colour in range(3):
                wanted = sum(
                    [2 if box.twice else 1 for _, box in self.singles if box.colour == colour and box.need >= value]
                )
                balance = sum(have[colour][value - 1 :]) - wanted
                short += max(0, -balance)
                spare += max(0, balance)
            if short > sum(have[HEROIC][value - 1 :]) + spare // group:
                return True
        return False

    def cover_singles(self, number: int, hand: int, supply: int) -> list[Laying] | None:
        """Cover the boxes for one die from a number on, and then the wide ones."""
        if number == len(self.singles):
            return self.cover_wides(hand, supply)
        key = (number, hand, supply)
        if key in self.failed:
            return None
        if not self.is_short(hand, (), number):
            place, box = self.singles[number]
            for made, left, spare in self.single_ways(box, hand, supply):
                found = self.cover_singles(number + 1, left, spare)
                if found is not None:
                    return [*((place, kinds) for kinds in made), *found]
        self.failed.add(key)
        return None

    def cover_wides(self, hand: int, supply: int) -> list[Laying] | None:
        """Fill all wide boxes with the dice that are left, combining some of them if need be."""
        if not self.wides:
            return []
        return self.fill_with_combined(hand, supply, (), SIDES)

    def fill_with_combined(
        self, hand: int, supply: int, made: tuple[tuple[int, ...], ...], highest: int
    ) -> list[Laying] | None:
        """Fill the wide boxes; if that fails, combine some more dice, each time into one that is not higher."""
        if self.is_short(hand, made, len(self.singles)):
            return None
        found = self.fill(hand, made)
        if found is not None or not self.rules.dice:
            return found
        key = (hand, supply, made)
        if key in self.tried:
            return None
        self.tried.add(key)
        if len(self.wanted) == 1 and GREY not in self.wanted:  # own dice are worth more as they are
            return self.fill_with_spare(hand, supply, made)[0]
        if supply and self.needs_all_own_dice(hand):
            found, enough = self.fill_with_spare(hand, supply, made)
            if found is not None or not enough:
                return found
        for value in range(highest, 0, -1):
            for kinds in self._combinations(hand, [0, 1, 2], value, self.rules.dice):
                if min([_value(kind) for kind in kinds]) != value:
                    continue
                left = hand - sum(ONE[kind] for kind in kinds)
                spare = supply - 1
                if not supply:
                    given_up = _smallest(left, HEROIC, 1)
                    if given_up < 0:
                        continue
                    kinds = (~given_up, *kinds)
                    left -= ONE[given_up]
                    spare = 0
                found = self.fill_with_combined(left, spare, (*made, kinds), value)
                if found is not None:
                    return found
        return None

    def needs_all_own_dice(self, hand: int) -> bool:
        """Whether no colour has points to spare for its wide boxes: then only dice of other colours are combined."""
        return all(
            points_of(hand, colour) <= sum([box.need for _, box in self.wides if box.colour == colour])
            for colour in self.wanted
        )

    def fill_with_spare(
        self, hand: int, supply: int, made: tuple[tuple[int, ...], ...]
    ) -> tuple[list[Laying] | None, bool]:
        """Combine the dice of colours that no wide box takes, neighbours in value, and fill the boxes with them.

        No other combining gives more points; the second answer is whether these points would be enough.
        """
        spare = [
            kind
            for kind in range(HEROIC * SIDES)
            if kind // SIDES not in self.wanted
            for _ in range(hand >> BITS * kind & MASK)
        ]
        spare.sort(key=_value, reverse=True)
        size = self.rules.dice
        heroic = _count_heroic(hand)
        enough = False
        groups = [tuple(spare[first : first + size]) for first in range(0, len(spare) - size + 1, size)]
        for count in range(min(len(groups), supply), min(len(groups), supply + heroic) + 1):
            more: list[tuple[int, ...]] = groups[: min(count, supply)]
            left = hand
            for kinds in groups[supply:count]:  # a heroic die has to go back for each of these
                given_up = _smallest(left, HEROIC, 1)
                left -= ONE[given_up]
                more.append((~given_up, *kinds))
            left -= sum([ONE[kind] for kinds in more for kind in kinds if kind >= 0])
            found = self.fill(left, (*made, *more))
            if found is not None:
                return found, True
            points = sum([points_of(left, colour) for colour in (*self.wanted, HEROIC)])
            points += sum([self.made_value(kinds) for kinds in (*made, *more)])
            enough = enough or points >= sum([box.need for _, box in self.wides])
        return None, enough

    def is_short(self, hand: int, made: tuple[tuple[int, ...], ...], number: int) -> bool:
        """Whether the wide boxes, and those for one die from a number on, ask for more points than there can be.

        Combining keeps only a share of the points.
        """
        points = [points_of(hand, colour) for colour in range(4)]
        points[HEROIC] += sum([self.made_value(kinds) for kinds in made])
        return asks_too_much(self.asked[number], points, self.rules)

    def made_value(self, kinds: tuple[int, ...]) -> int:
        """The value of a combined die."""
        return max(1, min([_value(kind) for kind in kinds if kind >= 0]) - self.rules.lower)

    def fill(self, hand: int, made: tuple[tuple[int, ...], ...]) -> list[Laying] | None:
        """Fill the wide boxes without combining: dice go to boxes one by one, the largest first."""
        pieces: list[tuple[int, int, tuple[int, ...]]] = [
            (_value(kind), kind // SIDES, (kind,)) for kind in range(TYPES) for _ in range(hand >> BITS * kind & MASK)
        ]
        pieces += [(self.made_value(kinds), HEROIC, kinds) for kinds in made]
        if GREY not in self.wanted:
            pieces = [piece for piece in pieces if piece[1] in self.wanted or piece[1] == HEROIC]
        # Heroic dice last: they fit everywhere.
        pieces.sort(key=lambda piece: (piece[1] == HEROIC, piece[1], -piece[0]))
        needs = tuple([box.need for _, box in self.wides])
        rest = [0]
        for value, _, _ in reversed(pieces):
            rest.append(rest[-1] + value)
        rest.reverse()
        return self._assign(pieces, rest, 0, needs, set())

    def _assign(
        self,
        pieces: list[tuple[int, int, tuple[int, ...]]],
        rest: list[int],
        number: int,
        needs: tuple[int, ...],
        failed: set[tuple[int, tuple[int, ...]]],
    ) -> list[Laying] | None:
        missing = sum([need for need in needs if need > 0])
        if not missing:
            return []
        if missing > rest[number] or (number, needs) in failed:
            return None
        value, colour, kinds = pieces[number]
        tried: set[tuple[int, int]] = set()
        for place, need in enumerate(needs):
            box = self.wides[place][1]
            fits = not box.no_heroic if colour == HEROIC else box.colour in (colour, GREY)
            if need <= 0 or not fits or (box.colour, need) in tried:
                continue
            tried.add((box.colour, need))
            found = self._assign(pieces, rest, number + 1, (*needs[:place], need - value, *needs[place + 1 :]), failed)
            if found is not None:
                return [(self.wides[place][0], kinds), *found]
        if not tried:  # it is of no use for what is still open
            found = self._assign(pieces, rest, number + 1, needs, failed)
            if found is not None:
                return found
        failed.add((number, needs))
        return None

    # -- one die ---------------------------------------------------------------------------------------------------

    def single_ways(self, box: Target, hand: int, supply: int) -> list[tuple[list[tuple[int, ...]], int, int]]:
        """The ways to cover a box that takes one die; the Lich asks for a second one."""
        once = self._die_ways(box, hand, supply)
        if not box.twice:
            return [([kinds], left, spare) for kinds, left, spare in once]
        return [
            ([first, second], left, spare)
            for first, between, middle in once
            for second, left, spare in self._die_ways(box, between, middle)
        ]

    def _die_ways(self, box: Target, hand: int, supply: int) -> list[tuple[tuple[int, ...], int, int]]:
        ways: list[tuple[tuple[int, ...], int, int]] = []
        colours = range(4) if box.colour == GREY else (box.colour, HEROIC)
        # Where only boxes like this one want dice of its colour, its own die is spared only for a smaller one: a larger
        # one is at least as good for everything that comes later.
        below = SIDES + 1
        spares_none = box.colour not in self.precious and GREY not in self.precious
        for colour in colours:
            if colour == HEROIC and box.no_heroic:
                continue
            kind = _smallest(hand, colour, box.need)
            if kind >= 0 and _value(kind) < below:
                ways.append(((kind,), hand - ONE[kind], supply))
                if spares_none and colour == box.colour:
                    below = _value(kind)
        if box.colour != GREY and not box.no_heroic and self.rules.dice:
            others = [colour for colour in range(3) if colour != box.colour]
            lowest = box.need + self.rules.lower if box.need > 1 else 1
            for kinds in self._combinations(hand, others, lowest, self.rules.dice) if lowest <= SIDES else []:
                if self.made_value(kinds) >= below:
                    continue
                left = hand - sum(ONE[kind] for kind in kinds)
                if supply:
                    ways.append((kinds, left, supply - 1))
                elif (given_up := _smallest(left, HEROIC, 1)) >= 0:
                    ways.append(((~given_up, *kinds), left - ONE[given_up], 0))
        return ways

    def _combinations(self, hand: int, colours: list[int], value: int, count: int) -> list[tuple[int, ...]]:
        """The smallest dice of each mix of colours that all show at least a value."""
        mixes: list[tuple[tuple[int, ...], int]] = [((), hand)]
        for _ in range(count):
            grown: dict[tuple[int, ...], int] = {}
            for kinds, left in mixes:
                for colour in colours:
                    kind = _smallest(left, colour, value)
                    if kind >= 0:
                        mix = tuple(sorted((*kinds, kind)))
                        grown[mix] = left - ONE[kind]
            mixes = list(grown.items())
        return [kinds for kinds, _ in mixes]


def _smallest(hand: int, colour: int, value: int) -> int:
    """The smallest die of a colour that shows at least a value, or -1."""
    first = colour * SIDES
    for kind in range(first + value - 1, first + SIDES):
        if hand >> BITS * kind & MASK:
            return kind
    return -1


def _types(hand: int, colour: int, heroic: bool) -> list[int]:
    """The dice that count for a wide box, the largest first; a grey one takes every colour."""
    types: list[int] = []
    colours = (0, 1, 2) if colour == GREY else (colour,)
    for value in range(SIDES - 1, -1, -1):
        for each in (*colours, HEROIC) if heroic else colours:
            kind = each * SIDES + value
            types += [kind] * (hand >> BITS * kind & MASK)
    return types


def _count(hand: int) -> int:
    """How many dice there are."""
    return sum([hand >> BITS * kind & MASK for kind in range(TYPES)])


def _value(kind: int) -> int:
    """The value that a type of die shows."""
    return kind % SIDES + 1


def points_of(hand: int, colour: int) -> int:
    """The values of all dice of a colour together."""
    return _points_of(hand >> BITS * SIDES * colour & ALL_OF_COLOUR)


@lru_cache(maxsize=1 << 16)
def _points_of(counts: int) -> int:
    return sum([(value + 1) * (counts >> BITS * value & MASK) for value in range(SIDES)])


def _count_heroic(hand: int) -> int:
    """How many heroic dice there are."""
    return sum([hand >> BITS * kind & MASK for kind in range(HEROIC * SIDES, TYPES)])
