"""Backtracking search for a way to cover a set of boxes with a hand of dice.

Boxes for one die come first: the smallest die that covers one is never worse than a larger one of its colour, so that
few ways are left. Wide boxes come last; nothing needs to be saved for later. Failed positions are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from undercroft.games.one_deck_dungeon.rules.covering import colours_for
from undercroft.games.one_deck_dungeon.rules.dice import SIDES
from undercroft.games.one_deck_dungeon.rules.facts import GREY, HEROIC
from undercroft.games.one_deck_dungeon.solver.tally import (
    NEVER,
    ONE,
    TYPES,
    Rules,
    Target,
    count_of,
    lacks_points,
    needed_by,
    needs_too_much,
    points_of,
    smallest,
)

OTHERS: Final = ((1, 2), (0, 2), (0, 1))
"""Colours whose dice are combined for a box of a colour: its own dice are worth more uncombined."""

Laying = tuple[int, tuple[int, ...]]
"""The place of a box, and the types of dice laid on it: one die, or those combined into one.

If a heroic die has to go back to the supply first, so that dice can be combined, `~type` of that die comes first.
"""
Way = tuple[tuple[tuple[int, ...], ...], int, int]
"""The dice for a box that takes one die, the hand after it, and the heroic dice left in the supply."""


class Cover:
    """Search for a way to cover all boxes of a set."""

    def __init__(self, boxes: list[Target], chosen: Sequence[int], rules: Rules) -> None:
        self.rules = rules
        self.group = rules.dice or NEVER
        self.singles = [(place, boxes[place]) for place in chosen if not boxes[place].wide]
        self.singles.sort(key=_need, reverse=True)
        self.wides = [(place, boxes[place]) for place in chosen if boxes[place].wide]
        self.wides.sort(key=_need, reverse=True)
        self.wanted = {box.colour for _, box in self.wides}
        """Colours of the wide boxes, which take any die of theirs."""
        self.precious = self.wanted | {box.colour for _, box in self.singles if box.no_heroic or box.colour == GREY}
        """Colours whose own dice are worth more than heroic dice to some box."""
        self.taken = [[colour for colour, _ in colours_of(box)] for _, box in self.wides]
        """Colours that each wide box takes."""
        self.needed = self._needed()
        """By number of a box for one die: tally that it, all later ones and the wide boxes need."""
        self.failed: set[tuple[int, int, int]] = set()
        self.tried: set[tuple[int, int, tuple[tuple[int, ...], ...]]] = set()

    def _needed(self) -> list[int]:
        needed = [sum([needed_by(box) for _, box in self.wides])]
        for _, box in reversed(self.singles):
            needed.append(needed[-1] + needed_by(box))
        return needed[::-1]

    def run(self, hand: int) -> list[Laying] | None:
        """Return the layings that cover every box, or None."""
        return self.cover_singles(0, hand, self.rules.supply)

    def cover_singles(self, number: int, hand: int, supply: int) -> list[Laying] | None:
        """Cover the boxes for one die from a number on, then the wide ones."""
        if number == len(self.singles):
            return self.cover_wides(hand, supply)
        key = (number, hand, supply)
        if key in self.failed:
            return None
        if not lacks_points(self.needed[number], hand, self.group):
            place, box = self.singles[number]
            ways = self._twice_ways if box.twice else self._die_ways
            for made, left, spare in ways(box, hand, supply):
                found = self.cover_singles(number + 1, left, spare)
                if found is not None:
                    return [*((place, kinds) for kinds in made), *found]
        self.failed.add(key)
        return None

    def cover_wides(self, hand: int, supply: int) -> list[Laying] | None:
        """Fill all wide boxes with the dice that are left, combining some if necessary."""
        if not self.wides:
            return []
        return self.fill_with_combined(hand, supply, (), SIDES)

    def fill_with_combined(
        self, hand: int, supply: int, made: tuple[tuple[int, ...], ...], highest: int
    ) -> list[Laying] | None:
        """Fill the wide boxes; if that fails, combine more dice, each time into a die that is not higher."""
        grown = hand + sum([ONE[HEROIC * SIDES + self.made_value(kinds) - 1] for kinds in made])
        if needs_too_much(self.needed[-1], grown, self.group):
            return None
        found = self.fill(hand, made)
        if found is not None or not self.rules.dice:
            return found
        key = (hand, supply, made)
        if key in self.tried:
            return None
        self.tried.add(key)
        if len(self.wanted) == 1 and GREY not in self.wanted:  # own dice are worth more uncombined
            return self.fill_with_spare(hand, supply, made)[0]
        if supply and self.needs_all_own_dice(hand):
            found, enough = self.fill_with_spare(hand, supply, made)
            if found is not None or not enough:
                return found
        for value in range(highest, 0, -1):
            for kinds in self._combinations(hand, (0, 1, 2), value, self.rules.dice):
                if min([_value(kind) for kind in kinds]) != value:
                    continue
                left = hand - sum(ONE[kind] for kind in kinds)
                spare = supply - 1
                if not supply:
                    given_up = smallest(left, HEROIC, 1)
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
        """True if no colour has more points than its wide boxes need: then only dice of other colours are combined."""
        return all(
            points_of(hand, colour) <= sum([box.need for _, box in self.wides if box.colour == colour])
            for colour in self.wanted
        )

    def fill_with_spare(
        self, hand: int, supply: int, made: tuple[tuple[int, ...], ...]
    ) -> tuple[list[Laying] | None, bool]:
        """Combine dice of colours that no wide box takes, neighbours in value, and fill the boxes with them.

        No other combination gives more points; the second result is True if these points would be enough.
        """
        spare = [
            kind
            for kind in range(HEROIC * SIDES)
            if kind // SIDES not in self.wanted
            for _ in range(count_of(hand, kind))
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
                given_up = smallest(left, HEROIC, 1)
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

    def made_value(self, kinds: tuple[int, ...]) -> int:
        """Return the value of a combined die."""
        return max(1, min([_value(kind) for kind in kinds if kind >= 0]) - self.rules.lower)

    def fill(self, hand: int, made: tuple[tuple[int, ...], ...]) -> list[Laying] | None:
        """Fill the wide boxes without combining more dice: assign dice one by one, the largest first."""
        pieces: list[tuple[int, int, tuple[int, ...]]] = [
            (_value(kind), kind // SIDES, (kind,)) for kind in range(TYPES) for _ in range(count_of(hand, kind))
        ]
        pieces += [(self.made_value(kinds), HEROIC, kinds) for kinds in made]
        if GREY not in self.wanted:
            pieces = [piece for piece in pieces if piece[1] in self.wanted or piece[1] == HEROIC]
        # Heroic dice last: any box takes them.
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
            if need <= 0 or colour not in self.taken[place] or (box.colour, need) in tried:
                continue
            tried.add((box.colour, need))
            found = self._assign(pieces, rest, number + 1, (*needs[:place], need - value, *needs[place + 1 :]), failed)
            if found is not None:
                return [(self.wides[place][0], kinds), *found]
        if not tried:  # no open box can use it
            found = self._assign(pieces, rest, number + 1, needs, failed)
            if found is not None:
                return found
        failed.add((number, needs))
        return None

    # -- one die ---------------------------------------------------------------------------------------------------

    def _twice_ways(self, box: Target, hand: int, supply: int) -> Iterator[Way]:
        """Yield the ways to cover a box whose first die is lost (the Lich)."""
        for first, between, middle in self._die_ways(box, hand, supply):
            for second, left, spare in self._die_ways(box, between, middle):
                yield first + second, left, spare

    def _die_ways(self, box: Target, hand: int, supply: int) -> Iterator[Way]:
        """Yield the ways to cover a box that takes one die."""
        # If only boxes like this one want dice of its colour, another die is used only if it is smaller than its own:
        # the larger die is at least as good for everything later.
        below = SIDES + 1
        spares_none = box.colour not in self.precious and GREY not in self.precious
        taken = colours_of(box)
        for colour, least in taken:
            kind = smallest(hand, colour, least)
            if kind >= 0 and kind % SIDES + 1 < below:
                yield ((kind,),), hand - ONE[kind], supply
                if spares_none and colour == box.colour:
                    below = kind % SIDES + 1
        lowest = box.need + self.rules.lower if box.need > 1 else 1
        takes_heroic = bool(taken) and taken[-1][0] == HEROIC
        if box.colour == GREY or not takes_heroic or not self.rules.dice or lowest > SIDES:
            return
        for kinds in self._combinations(hand, OTHERS[box.colour], lowest, self.rules.dice):
            if self.made_value(kinds) >= below:
                continue
            left = hand - sum([ONE[kind] for kind in kinds])
            if supply:
                yield (kinds,), left, supply - 1
            elif (given_up := smallest(left, HEROIC, 1)) >= 0:
                yield ((~given_up, *kinds),), left - ONE[given_up], 0

    def _combinations(self, hand: int, colours: tuple[int, ...], value: int, count: int) -> list[tuple[int, ...]]:
        """Return for each mix of colours the smallest dice that all show at least a value."""
        mixes: dict[tuple[int, ...], int] = {(): hand}
        for _ in range(count):
            grown: dict[tuple[int, ...], int] = {}
            for kinds, left in mixes.items():
                for colour in colours:
                    if not kinds or colour >= kinds[-1] // SIDES:
                        kind = smallest(left, colour, value)
                        if kind >= 0:
                            grown[(*kinds, kind)] = left - ONE[kind]
            mixes = grown
        return list(mixes)


def colours_of(box: Target) -> tuple[tuple[int, int], ...]:
    """Return the colours that a box takes, each with the lowest value."""
    return colours_for(box.colour, 0 if box.wide else box.need, box.wide, box.no_heroic)


def _need(each: tuple[int, Target]) -> int:
    """Return the number that a box needs (a sort key)."""
    return each[1].need


def _value(kind: int) -> int:
    """Return the value that a type of die shows."""
    return kind % SIDES + 1


def _count_heroic(hand: int) -> int:
    """Return the number of heroic dice."""
    return sum([count_of(hand, kind) for kind in range(HEROIC * SIDES, TYPES)])
