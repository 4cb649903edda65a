"""What a hero can pay with in a room: base attributes, cards and health, and the cheapest way to do so."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.bots.dragon_tower.sight import Card, Foe, Points

Counts = tuple[int, int, int]
"""How many cards of value 1, 2 and 3."""

NO_CARDS: Final[Counts] = (0, 0, 0)
OVERDRAWN: Final = 8.0
"""The price of a point that nobody can pay: the opponents stay and the hero is dead."""

FIELD: Final = 8
MASK: Final = 0xFF
TROLL: Final = 1 << 40


def packed(foe: Foe, *, raised: int = 0) -> int:
    """What an opponent asks for as one number with a field for each attribute; such numbers can be added up."""
    total = TROLL if foe.troll else 0
    for attribute, points in enumerate(foe.need):
        if points:
            total += points + raised << FIELD * attribute
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
        # An odd rest that too few ones can fill may still work with fewer threes.
    raise ValueError(f"{counts} cannot make {total}")


def spend(mask: int, deficit: int, price: float, blood: float) -> int:
    """The total of cards to play against a deficit: just enough, or a little less and the rest in health."""
    if deficit <= 0:
        return 0
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


Left = tuple[float, int, list[Counts]]
"""What solo fights leave: the price of the cards played, the points paid in health, and the cards still in hand."""


class Purse:
    """A hero's means in a room, with the price of everything in it."""

    __slots__ = ("_costs", "_left", "_masks", "base", "blood", "counts", "health", "ladder", "prices")

    def __init__(
        self, base: Points, counts: list[Counts], health: int, prices: list[float], ladder: list[float], blood: float
    ) -> None:
        self.base = base
        self.counts = counts
        self.health = health
        self.prices = prices
        self.ladder = ladder
        """What it costs to be short of so many points."""
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
        return Purse(self.base, counts, self.health, self.prices, self.ladder, self.blood)

    def cost(self, total: int) -> float:
        """The price of beating a total alone."""
        known = self._costs.get(total)
        if known is None:
            payment = self.settle(total)
            known = self.price_of(payment)
            self._costs[total] = known
        return known

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
                    have = counts[attribute]
                    used = exact((0, *have[1:]) if total & TROLL else have, spent)
                    counts[attribute] = (have[0] - used[0], have[1] - used[1], have[2] - used[2])
            known = (price, payment.paid, counts)
            self._left[total] = known
        return known

    def price_of(self, payment: Payment) -> float:
        """The price of a payment."""
        cost = self.bleed(payment.paid)
        for price, spent in zip(self.prices, payment.spent, strict=True):
            cost += price * spent
        return cost

    def bleed(self, paid: int) -> float:
        """The price of being short of so many points."""
        last = len(self.ladder) - 1
        return self.ladder[paid] if paid <= last else self.ladder[last] + OVERDRAWN * (paid - last)

    def settle(self, total: int) -> Payment:
        """The cheapest payment for a total."""
        payment = self._settle(total, self.blood)
        if payment.paid >= self.health:
            frugal = self._settle(total, 1000.0)
            if frugal.paid < payment.paid:
                return frugal
        return payment

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
                if used < deficit:
                    paid += deficit - used
        return Payment(spent, paid)
