"""The budget of a hero in a room (base attributes, cards and health) and the cheapest payment from it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules.facts import VALUES, VOID_AGAINST_TROLL

if TYPE_CHECKING:
    from collections.abc import Sequence

Points = tuple[int, ...]
"""Points by attribute."""
Counts = tuple[int, ...]
"""The number of cards of each value, the lowest value first."""
Left = tuple[float, int, list[Counts]]
"""The result of solo fights: the price of the cards played, the points short, and the cards still in hand."""

NO_BASE: Final = (0, 0, 0, 0)
OVERDRAWN: Final = 8.0
"""The price of each point that is missing even if a hero gives all health."""
AT_ANY_PRICE: Final = 1000.0

# What opponents ask for, packed into one number with a field for each attribute, so that totals are sums of numbers.
FIELD: Final = 8
MASK: Final = 0xFF
TROLL: Final = 1 << 40
"""Set if the Giant Troll is among them, against whom some cards are void (DT-107)."""


def pack(points: Sequence[int], *, troll: bool) -> int:
    """Pack the points of four attributes into one number."""
    total = TROLL if troll else 0
    for attribute, value in enumerate(points):
        total += value << FIELD * attribute
    return total


@cache
def sums(counts: Counts) -> int:
    """Return a mask of the totals that cards make: bit t is set if t can be reached exactly."""
    mask = 1
    for value, number in zip(VALUES, counts, strict=True):
        for _ in range(number):
            mask |= mask << value
    return mask


@cache
def exact(counts: Counts, total: int) -> Counts:
    """Return the fewest cards that make a total exactly; small cards are kept because they waste least later."""
    chosen = _fewest(counts, total)
    if chosen is None:
        raise ValueError(f"{counts} cannot make {total}")
    return chosen


def _fewest(counts: Counts, total: int) -> Counts | None:
    """Take as many of the highest cards as possible, the rest in lower ones; None if that cannot be."""
    if not counts:
        return None if total else ()
    highest = VALUES[len(counts) - 1]
    for number in range(min(counts[-1], total // highest), -1, -1):
        rest = _fewest(counts[:-1], total - highest * number)
        if rest is not None:
            return (*rest, number)
    return None


def spend(mask: int, deficit: int, price: float, health_price: float) -> int:
    """Return the total of cards to play against a deficit: just enough, or less and the rest in health if cheaper."""
    below = (mask & ((1 << deficit) - 1)).bit_length() - 1
    above = mask >> deficit
    if not above:
        return below
    enough = deficit + (above & -above).bit_length() - 1
    return enough if price * enough <= price * below + health_price * (deficit - below) else below


@cache
def effective(counts: Counts, troll: bool) -> Counts:
    """Return the cards that count: none of the lowest against the Giant Troll (DT-107)."""
    if not troll:
        return counts
    return tuple(0 if value == VOID_AGAINST_TROLL else number for value, number in zip(VALUES, counts, strict=True))


Paid = tuple[int, int, float]
"""A payment for one attribute: the total of cards, the points of health, and the cards' price."""


class AttributeBudget:
    """A hero's base points and cards of one attribute."""

    __slots__ = ("_paid", "_paid_sparing_health", "base", "counts", "health_price", "price")

    def __init__(self, base: int, counts: Counts, price: float, health_price: float) -> None:
        self.base = base
        self.counts = counts
        self.price = price
        self.health_price = health_price
        self._paid: dict[int, Paid] = {0: (0, 0, 0.0)}
        self._paid_sparing_health: dict[int, Paid] = {0: (0, 0, 0.0)}

    def pay(self, need: int, troll: int) -> Paid:
        """Return the cheapest payment."""
        known = self._paid.get(need | troll)
        if known is None:
            self._paid[need | troll] = known = self._pay(need, troll, self.health_price)
        return known

    def pay_sparing_health(self, need: int, troll: int) -> Paid:
        """Return the payment that takes least health."""
        known = self._paid_sparing_health.get(need | troll)
        if known is None:
            self._paid_sparing_health[need | troll] = known = self._pay(need, troll, AT_ANY_PRICE)
        return known

    def _pay(self, need: int, troll: int, health_price: float) -> Paid:
        deficit = need - self.base
        if deficit <= 0:
            return (0, 0, 0.0)
        used = spend(sums(effective(self.counts, bool(troll))), deficit, self.price, health_price)
        return (used, max(0, deficit - used), self.price * used)


class Budget:
    """All that a hero can pay with in a room, and the prices."""

    __slots__ = (
        "_costs",
        "_left",
        "all_health",
        "attributes",
        "base",
        "cheapest_point",
        "health_costs",
        "health_price",
        "prices",
    )

    def __init__(self, attributes: list[AttributeBudget], health_costs: list[float]) -> None:
        self.attributes = attributes
        self.base = [kind.base for kind in attributes]
        self.prices = [kind.price for kind in attributes]
        """The price of a card's point, by attribute."""
        self.health_costs = health_costs
        """The cost of being short of 0, 1, 2 … points."""
        self.all_health = len(health_costs) - 1
        """The shortage that means death."""
        self.health_price = attributes[0].health_price
        """A typical price of a point of health, for choosing cards."""
        self.cheapest_point = min([after - before for before, after in pairwise(health_costs)])
        self._costs: dict[int, float] = {0: 0.0}
        self._left: dict[int, Left] = {0: (0.0, 0, [kind.counts for kind in attributes])}

    def with_card(self, attribute: int, value: int) -> Budget:
        """Return the budget with one more card."""
        kind = self.attributes[attribute]
        counts = tuple([number + (each == value) for each, number in zip(VALUES, kind.counts, strict=True)])
        attributes = self.attributes[:]
        attributes[attribute] = AttributeBudget(kind.base, counts, kind.price, kind.health_price)
        return Budget(attributes, self.health_costs)

    def cost(self, total: int) -> float:
        """Return the cost of beating a total alone."""
        known = self._costs.get(total)
        if known is None:
            paid = 0
            known = 0.0
            for _, health, price in self.settle(total):
                paid += health
                known += price
            known += self.health_cost(paid)
            self._costs[total] = known
        return known

    def dies_from(self, total: int) -> bool:
        """Return True if beating a total alone takes all health."""
        return self.left_after(total)[1] >= self.all_health

    def health_cost(self, paid: int) -> float:
        """Return the cost of being short of this many points."""
        last = self.all_health
        return self.health_costs[paid] if paid <= last else self.health_costs[last] + OVERDRAWN * (paid - last)

    def next_health_cost(self, paid: int) -> float:
        """Return the additional cost of one more point short."""
        return self.health_cost(paid + 1) - self.health_cost(paid)

    def left_after(self, total: int) -> Left:
        """Return the cards left, their price and the shortage after beating a total alone."""
        known = self._left.get(total)
        if known is None:
            left: list[Counts] = []
            sum_paid, sum_price = 0, 0.0
            for kind, (spent, paid, price) in zip(self.attributes, self.settle(total), strict=True):
                used = exact(effective(kind.counts, bool(total & TROLL)), spent)
                left.append(tuple([have - gone for have, gone in zip(kind.counts, used, strict=True)]))
                sum_paid += paid
                sum_price += price
            known = (sum_price, sum_paid, left)
            self._left[total] = known
        return known

    def settle(self, total: int) -> list[Paid]:
        """Return the cheapest payment for a total; where it would be deadly, the one that takes least health."""
        troll = total & TROLL
        strength, faith, magic, agility = self.attributes
        points = (total & MASK, total >> FIELD & MASK, total >> 2 * FIELD & MASK, total >> 3 * FIELD & MASK)
        payment = [
            strength.pay(points[0], troll),
            faith.pay(points[1], troll),
            magic.pay(points[2], troll),
            agility.pay(points[3], troll),
        ]
        if payment[0][1] + payment[1][1] + payment[2][1] + payment[3][1] < self.all_health:
            return payment
        return [kind.pay_sparing_health(need, troll) for kind, need in zip(self.attributes, points, strict=True)]


def budget_of(
    base: Points, hand: Sequence[Counts], prices: list[float], health_costs: list[float], health_price: float
) -> Budget:
    """Return the budget of a hero, or of two together, whose cards are counted by attribute."""
    attributes = [
        AttributeBudget(points, counts, price, health_price)
        for points, counts, price in zip(base, hand, prices, strict=True)
    ]
    return Budget(attributes, health_costs)
