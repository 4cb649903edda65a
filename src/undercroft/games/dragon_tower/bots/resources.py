"""What a hero can pay with in a room: base attributes, cards and health, and the cheapest way to do so."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules.facts import VALUES, VOID_AGAINST_TROLL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.dragon_tower.bots.observation import Card, Points

Counts = tuple[int, ...]
"""How many cards of each value there are, the lowest value first."""
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
"""Set if the Giant Troll is among them, against whom some cards are void (DT-107)."""


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
    for value, number in zip(VALUES, counts, strict=True):
        for _ in range(number):
            mask |= mask << value
    return mask


@cache
def exact(counts: Counts, total: int) -> Counts:
    """The fewest cards that make a total exactly: small cards are kept, they waste least later."""
    chosen = _fewest(counts, total)
    if chosen is None:
        raise ValueError(f"{counts} cannot make {total}")
    return chosen


def _fewest(counts: Counts, total: int) -> Counts | None:
    """As many of the highest cards as can be, the rest in lower ones."""
    if not counts:
        return None if total else ()
    highest = VALUES[len(counts) - 1]
    for number in range(min(counts[-1], total // highest), -1, -1):
        rest = _fewest(counts[:-1], total - highest * number)
        if rest is not None:
            return (*rest, number)
    return None


def spend(mask: int, deficit: int, price: float, blood: float) -> int:
    """The total of cards to play against a deficit: just enough, or a little less and the rest in health."""
    below = (mask & ((1 << deficit) - 1)).bit_length() - 1
    above = mask >> deficit
    if not above:
        return below
    enough = deficit + (above & -above).bit_length() - 1
    return enough if price * enough <= price * below + blood * (deficit - below) else below


@cache
def effective(counts: Counts, troll: bool) -> Counts:
    """The cards that count: against the Giant Troll none of the lowest (DT-107)."""
    if not troll:
        return counts
    return tuple(0 if value == VOID_AGAINST_TROLL else number for value, number in zip(VALUES, counts, strict=True))


def counted(cards: list[Card]) -> list[Counts]:
    """A hand as counts for each attribute."""
    counts = [[0] * len(VALUES) for _ in range(4)]
    for card in cards:
        counts[card.attribute][VALUES.index(card.value)] += 1
    return [tuple(numbers) for numbers in counts]


Paid = tuple[int, int, float]
"""How the points of one attribute are paid for: the total of cards, the points of health, and the cards' price."""


class Coins:
    """A hero's means of one attribute."""

    __slots__ = ("_paid", "_paid_dearly", "base", "blood", "counts", "price")

    def __init__(self, base: int, counts: Counts, price: float, blood: float) -> None:
        self.base = base
        self.counts = counts
        self.price = price
        self.blood = blood
        self._paid: dict[int, Paid] = {0: (0, 0, 0.0)}
        self._paid_dearly: dict[int, Paid] = {0: (0, 0, 0.0)}

    def pay(self, need: int, troll: int) -> Paid:
        """The cheapest payment."""
        known = self._paid.get(need | troll)
        if known is None:
            self._paid[need | troll] = known = self._pay(need, troll, self.blood)
        return known

    def pay_dearly(self, need: int, troll: int) -> Paid:
        """The payment that takes least health."""
        known = self._paid_dearly.get(need | troll)
        if known is None:
            self._paid_dearly[need | troll] = known = self._pay(need, troll, AT_ANY_PRICE)
        return known

    def _pay(self, need: int, troll: int, blood: float) -> Paid:
        deficit = need - self.base
        if deficit <= 0:
            return (0, 0, 0.0)
        used = spend(sums(effective(self.counts, bool(troll))), deficit, self.price, blood)
        return (used, max(0, deficit - used), self.price * used)


class Purse:
    """A hero's means in a room, with the price of everything in it."""

    __slots__ = ("_costs", "_left", "all_health", "base", "blood", "cheapest_point", "coins", "ladder", "prices")

    def __init__(self, coins: list[Coins], ladder: list[float]) -> None:
        self.coins = coins
        self.base = [kind.base for kind in coins]
        self.prices = [kind.price for kind in coins]
        """The price of a card's point in each attribute."""
        self.ladder = ladder
        """What it costs to be short of 0, 1, 2 … points."""
        self.all_health = len(ladder) - 1
        """Being short of so many points is death."""
        self.blood = coins[0].blood
        """What a point of health costs about, for choosing cards."""
        self.cheapest_point = min([after - before for before, after in pairwise(ladder)])
        self._costs: dict[int, float] = {0: 0.0}
        self._left: dict[int, Left] = {0: (0.0, 0, [kind.counts for kind in coins])}

    def with_card(self, attribute: int, value: int) -> Purse:
        """The same means with one more card."""
        kind = self.coins[attribute]
        counts = tuple(number + (each == value) for each, number in zip(VALUES, kind.counts, strict=True))
        coins = self.coins[:]
        coins[attribute] = Coins(kind.base, counts, kind.price, kind.blood)
        return Purse(coins, self.ladder)

    def cost(self, total: int) -> float:
        """The price of beating a total alone."""
        known = self._costs.get(total)
        if known is None:
            paid = 0
            known = 0.0
            for _, health, price in self.settle(total):
                paid += health
                known += price
            known += self.bleed(paid)
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
            left: list[Counts] = []
            sum_paid, sum_price = 0, 0.0
            for kind, (spent, paid, price) in zip(self.coins, self.settle(total), strict=True):
                used = exact(effective(kind.counts, bool(total & TROLL)), spent)
                left.append(tuple([have - gone for have, gone in zip(kind.counts, used, strict=True)]))
                sum_paid += paid
                sum_price += price
            known = (sum_price, sum_paid, left)
            self._left[total] = known
        return known

    def settle(self, total: int) -> list[Paid]:
        """The cheapest payment for a total; where it would be deadly, the one that takes least health."""
        troll = total & TROLL
        strength, faith, magic, agility = self.coins
        points = (total & MASK, total >> FIELD & MASK, total >> 2 * FIELD & MASK, total >> 3 * FIELD & MASK)
        payment = [
            strength.pay(points[0], troll),
            faith.pay(points[1], troll),
            magic.pay(points[2], troll),
            agility.pay(points[3], troll),
        ]
        if payment[0][1] + payment[1][1] + payment[2][1] + payment[3][1] < self.all_health:
            return payment
        return [kind.pay_dearly(need, troll) for kind, need in zip(self.coins, points, strict=True)]


def purse_of(base: Points, cards: list[Card], prices: list[float], ladder: list[float], blood: float) -> Purse:
    """The means of a hero, or of two together."""
    coins = [
        Coins(points, counts, price, blood) for points, counts, price in zip(base, counted(cards), prices, strict=True)
    ]
    return Purse(coins, ladder)
