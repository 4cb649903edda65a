"""What a hero can pay with in a room: base attributes, cards and health, and the cheapest way to do so."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.bots.dragon_tower.sight import Card, Foe, Points

Counts = tuple[int, int, int]
"""How many cards of value 1, 2 and 3."""
Left = tuple[float, int, list[Counts]]
"""What solo fights leave: the price of the cards played, the points paid in health, and the cards still in hand."""

NO_BASE: Final = (0, 0, 0, 0)
OVERDRAWN: Final = 8.0
"""The price of a point that nobody can pay: the opponents stay and the hero is dead."""
AT_ANY_PRICE: Final = 1000.0

# What opponents ask for, packed into one number with a field for each attribute, so that totals are sums of numbers.
FIELD: Final = 8
MASK: Final = 0xFF
TROLL: Final = 1 << 40
"""Set if the Giant Troll is among them, against whom +1 cards are void (DT-107)."""


def packed(foe: Foe, *, raised: int = 0) -> int:
    """What an opponent asks for; against a pair, each attribute that it has is raised (DT-089, DT-090)."""
    return pack([points + raised if points else 0 for points in foe.need], troll=foe.troll)


def pack(points: Sequence[int], *, troll: bool) -> int:
    """Points of four attributes as one number."""
    total = TROLL if troll else 0
    for attribute, value in enumerate(points):
        total += value << FIELD * attribute
    return total


@cache
def sums(counts: Counts) -> int:
    """The totals that some of the cards make: bit t is set if t can be reached exactly."""
    mask = 1
    for value, number in enumerate(counts, 1):
        for _ in range(number):
            mask |= mask << value
    return mask


@cache
def exact(counts: Counts, total: int) -> Counts:
    """The fewest cards that make a total exactly: small cards are kept, they waste least later."""
    ones, twos, threes = counts
    for three in range(min(threes, total // 3), -1, -1):
        rest = total - 3 * three
        two = min(twos, rest // 2)
        if rest - 2 * two <= ones:
            return (rest - 2 * two, two, three)
    raise ValueError(f"{counts} cannot make {total}")


def spend(mask: int, deficit: int, price: float, blood: float) -> int:
    """The total of cards to play against a deficit: just enough, or a little less and the rest in health."""
    below = (mask & ((1 << deficit) - 1)).bit_length() - 1
    above = mask >> deficit
    if not above:
        return below
    enough = deficit + (above & -above).bit_length() - 1
    return enough if price * enough <= price * below + blood * (deficit - below) else below


def counted(cards: list[Card]) -> list[Counts]:
    """A hand as counts for each attribute."""
    counts = [[0, 0, 0] for _ in range(4)]
    for card in cards:
        counts[card.attribute][card.value - 1] += 1
    return [(ones, twos, threes) for ones, twos, threes in counts]


class Payment:
    """How a fight is paid for: totals of cards for each attribute, and points of health."""

    __slots__ = ("paid", "spent")

    def __init__(self, spent: list[int], paid: int) -> None:
        self.spent = spent
        self.paid = paid


class Purse:
    """A hero's means in a room, with the price of everything in it."""

    __slots__ = ("_costs", "_left", "_masks", "all_health", "base", "blood", "counts", "ladder", "prices")

    def __init__(
        self, base: Points, counts: list[Counts], prices: list[float], ladder: list[float], blood: float
    ) -> None:
        self.base = base
        self.counts = counts
        self.prices = prices
        """The price of a card's point in each attribute."""
        self.ladder = ladder
        """What it costs to be short of 0, 1, 2 … points."""
        self.all_health = len(ladder) - 1
        """Being short of so many points is death."""
        self.blood = blood
        """What a point of health costs about, for choosing cards."""
        self._masks = [sums(cards) for cards in counts]
        self._costs: dict[int, float] = {0: 0.0}
        self._left: dict[int, Left] = {0: (0.0, 0, counts)}

    def with_card(self, attribute: int, value: int) -> Purse:
        """The same means with one more card."""
        counts = self.counts[:]
        ones, twos, threes = counts[attribute]
        counts[attribute] = (ones + (value == 1), twos + (value == 2), threes + (value == 3))
        return Purse(self.base, counts, self.prices, self.ladder, self.blood)

    def cost(self, total: int) -> float:
        """The price of beating a total alone."""
        known = self._costs.get(total)
        if known is None:
            price, paid, _ = self.left_after(total)
            known = price + self.bleed(paid)
            self._costs[total] = known
        return known

    def dies_from(self, total: int) -> bool:
        """Whether beating a total alone takes all health."""
        return self.left_after(total)[1] >= self.all_health

    def bleed(self, paid: int) -> float:
        """The price of being short of so many points."""
        last = self.all_health
        return self.ladder[paid] if paid <= last else self.ladder[last] + OVERDRAWN * (paid - last)

    def next_point(self, paid: int) -> float:
        """The price of one more point."""
        return self.bleed(paid + 1) - self.bleed(paid)

    def left_after(self, total: int) -> Left:
        """What is left after beating a total alone."""
        known = self._left.get(total)
        if known is None:
            payment = self.settle(total)
            price = 0.0
            counts = self.counts[:]
            for attribute, spent in enumerate(payment.spent):
                if spent:
                    price += self.prices[attribute] * spent
                    ones, twos, threes = counts[attribute]
                    used = exact((0 if total & TROLL else ones, twos, threes), spent)
                    counts[attribute] = (ones - used[0], twos - used[1], threes - used[2])
            known = (price, payment.paid, counts)
            self._left[total] = known
        return known

    def settle(self, total: int) -> Payment:
        """The cheapest payment for a total; where it would be deadly, the one that takes least health."""
        payment = self._settle(total, self.blood)
        return payment if payment.paid < self.all_health else self._settle(total, AT_ANY_PRICE)

    def _settle(self, total: int, blood: float) -> Payment:
        spent = [0, 0, 0, 0]
        paid = 0
        for attribute in range(4):
            deficit = (total >> FIELD * attribute & MASK) - self.base[attribute]
            if deficit > 0:
                mask = self._masks[attribute]
                if total & TROLL:
                    mask = sums((0, *self.counts[attribute][1:]))
                used = spend(mask, deficit, self.prices[attribute], blood)
                spent[attribute] = used
                paid += max(0, deficit - used)
        return Payment(spent, paid)
