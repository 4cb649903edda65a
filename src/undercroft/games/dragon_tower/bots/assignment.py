"""Who fights what: a small search over the ways to share out the opponents of a room."""

from __future__ import annotations

from copy import copy
from functools import cached_property
from itertools import combinations
from math import fsum, inf
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.resources import (
    FIELD,
    MASK,
    NO_BASE,
    TROLL,
    Counts,
    Purse,
    effective,
    exact,
    pack,
    spend,
    sums,
)
from undercroft.games.dragon_tower.rules.arithmetic import raised

if TYPE_CHECKING:
    from random import Random

    from undercroft.games.dragon_tower.bots.observation import Foe

ALL_DEAD: Final = 40.0
"""The price of having nobody left at the top, on top of the deaths themselves."""
FORGOTTEN: Final = 20.0
"""The price of an opponent left to a pair of which one is dead by then."""
CHANGE: Final = 1e-9
"""A change must help more than rounding does."""
MOST_PAIRED: Final = 2
"""How many opponents a random first sharing out leaves to pairs at most."""

Way = list[int]
"""A place for each opponent: a hero who fights it alone, or (from the number of heroes on) one of the pairs."""


class Battle:
    """The means of the living heroes and the opponents of a room; finds a cheap way to share them out."""

    def __init__(self, purses: list[Purse], foes: list[Foe], *, top: bool) -> None:
        self.purses = purses
        self.foes = foes
        self.needs = [pack(foe.need, troll=foe.troll) for foe in foes]
        self.raised = [pack(raised(foe.need), troll=foe.troll) for foe in foes]
        self.pairs = list(combinations(range(len(purses)), 2))
        self.top = top
        places = range(len(purses) + len(self.pairs))
        self.allowed = [list(places) for _ in foes]
        """The places that each opponent may have."""
        self.tried: dict[tuple[int, ...], float] = {}
        """What the ways that were tried cost at least."""

    def with_purses(self, purses: list[Purse]) -> Battle:
        """The same opponents, with other means."""
        other = copy(self)
        other.purses = purses
        other.tried = {}
        other.__dict__.pop("least", None)
        return other

    # -- looking for a way ---------------------------------------------------------------------------------------

    def glance(self, start: Way | None = None) -> tuple[float, Way]:
        """A cheap way with solo fights only, found quickly; it may start from a way that was good before."""
        way = self.first_way() if start is None else start[:]
        self.improve_solo(way)
        return self.cost(way), way

    def study(self, chance: Random, starts: int) -> tuple[float, Way]:
        """A cheap way, pairs included: improved from a sensible start and from several random ones."""
        best_cost, best = self.improve(self.first_way())
        for _ in range(starts if len(self.foes) > 1 else 0):
            cost, way = self.improve(self.random_way(chance))
            if cost < best_cost - CHANGE:
                best_cost, best = cost, way
        return best_cost, best

    def first_way(self) -> Way:
        """The greatest opponents first, each to whoever beats it most cheaply on top of the others."""
        heroes = len(self.purses)
        totals = [0] * heroes
        way = [places[0] for places in self.allowed]
        for index in sorted(range(len(self.foes)), key=lambda index: -sum(self.foes[index].need)):
            alone = [place for place in self.allowed[index] if place < heroes]
            if alone:
                need = self.needs[index]
                more = [
                    self.purses[place].cost(totals[place] + need) - self.purses[place].cost(totals[place])
                    for place in alone
                ]
                way[index] = alone[more.index(min(more))]
                totals[way[index]] += need
        return way

    def random_way(self, chance: Random) -> Way:
        """Most opponents to single heroes, a few to pairs."""
        heroes = len(self.purses)
        way: Way = []
        for places in self.allowed:
            alone = [place for place in places if place < heroes]
            way.append(chance.choice(alone or places))
        for index in chance.sample(range(len(way)), min(len(way), chance.randint(0, MOST_PAIRED))):
            way[index] = chance.choice([place for place in self.allowed[index] if place >= heroes] or [way[index]])
        return way

    def improve(self, way: Way) -> tuple[float, Way]:
        """Change the place of one opponent, or exchange those of two, as long as it gets cheaper."""
        self.improve_solo(way)
        cost = self.cost(way)
        better = True
        while better:
            better = False
            for one, places in enumerate(self.allowed):
                for place in places:
                    kept = way[one]
                    if place != kept:
                        way[one] = place
                        tried = self.cost(way, cost - CHANGE)
                        if tried < cost - CHANGE:
                            cost, better = tried, True
                        else:
                            way[one] = kept
                for other in range(one):
                    here, there = way[one], way[other]
                    if here != there and there in places and here in self.allowed[other]:
                        way[one], way[other] = there, here
                        tried = self.cost(way, cost - CHANGE)
                        if tried < cost - CHANGE:
                            cost, better = tried, True
                        else:
                            way[one], way[other] = here, there
        return cost, way

    def improve_solo(self, way: Way) -> None:
        """The same among heroes who fight alone, where a change touches two purses only."""
        purses = self.purses
        heroes = len(purses)
        totals = self.totals(way)
        costs = [purse.cost(total) for purse, total in zip(purses, totals, strict=True)]
        solo = [index for index, place in enumerate(way) if place < heroes]
        better = True
        while better:
            better = False
            for number, one in enumerate(solo):
                need = self.needs[one]
                for there in self.allowed[one]:
                    here = way[one]
                    if there == here or there >= heroes:
                        continue
                    less, more = purses[here].cost(totals[here] - need), purses[there].cost(totals[there] + need)
                    if less + more < costs[here] + costs[there] - CHANGE:
                        totals[here] -= need
                        totals[there] += need
                        costs[here], costs[there] = less, more
                        way[one] = there
                        better = True
                for other in solo[:number]:
                    here, there = way[one], way[other]
                    if here == there or there not in self.allowed[one] or here not in self.allowed[other]:
                        continue
                    change = self.needs[other] - need
                    first, second = purses[here].cost(totals[here] + change), purses[there].cost(totals[there] - change)
                    if first + second < costs[here] + costs[there] - CHANGE:
                        totals[here] += change
                        totals[there] -= change
                        costs[here], costs[there] = first, second
                        way[one], way[other] = there, here
                        better = True

    # -- the price of a way --------------------------------------------------------------------------------------

    @cached_property
    def least(self) -> list[list[float]]:
        """What each opponent costs each pair at least."""
        return [[self.least_price(foe, pair) for pair in self.pairs] for foe in self.foes]

    def least_price(self, foe: Foe, pair: tuple[int, int]) -> float:
        """What an opponent costs a pair that has not fought yet, with cards of any value or the cheapest health."""
        one, other = (self.purses[place] for place in pair)
        blood = min(one.cheapest_point, other.cheapest_point)
        price = 0.0
        for attribute, need in enumerate(raised(foe.need)):
            deficit = need - one.base[attribute] - other.base[attribute]
            price += max(0, deficit) * min(one.prices[attribute], blood)
        return price

    def totals(self, way: Way) -> list[int]:
        """What each hero has to beat alone."""
        totals = [0] * len(self.purses)
        for need, place in zip(self.needs, way, strict=True):
            if place < len(totals):
                totals[place] += need
        return totals

    def cost(self, way: Way, bound: float = inf) -> float:
        """The price of a way; if it reaches the bound, it may be given too low, but not below the bound."""
        known = self.tried.get(tuple(way), 0.0)
        if known >= bound:
            return known
        self.tried[tuple(way)] = cost = self._cost(way, bound)
        return cost

    def _cost(self, way: Way, bound: float) -> float:
        purses = self.purses
        heroes = len(purses)
        totals = [0] * heroes
        paired: list[tuple[int, tuple[int, int]]] = []
        least = 0.0
        for index, place in enumerate(way):
            if place < heroes:
                totals[place] += self.needs[index]
            else:
                paired.append((self.raised[index], self.pairs[place - heroes]))
                least += self.least[index][place - heroes]
        for purse, total in zip(purses, totals, strict=True):
            least += purse.cost(total)
        if least >= bound:
            return least
        if paired:
            return Outcome(purses, totals, paired).cost(top=self.top)
        if self.top and all(purse.dies_from(total) for purse, total in zip(purses, totals, strict=True)):
            least += ALL_DEAD
        return least


class Outcome:
    """What the solo fights and then the pair fights of a way leave."""

    def __init__(self, purses: list[Purse], totals: list[int], paired: list[tuple[int, tuple[int, int]]]) -> None:
        self.purses = purses
        after = [purse.left_after(total) for purse, total in zip(purses, totals, strict=True)]
        self.price = fsum([price for price, _, _ in after])
        self.short = [short for _, short, _ in after]
        self.left = [left for _, _, left in after]
        self.fresh = [total == 0 for total in totals]
        for need, pair in paired:
            self.fight(need, *pair)

    def fight(self, need: int, one: int, other: int) -> None:
        """Two heroes against one opponent, with what they have left."""
        first, second = self.purses[one], self.purses[other]
        if self.short[one] >= first.all_health or self.short[other] >= second.all_health:
            self.price += FORGOTTEN  # the dead fight no more, DT-030
            return
        missing = 0
        for attribute in range(4):
            deficit = need >> FIELD * attribute & MASK
            if not deficit:
                continue
            deficit -= (first.base if self.fresh[one] else NO_BASE)[attribute]
            deficit -= (second.base if self.fresh[other] else NO_BASE)[attribute]
            if deficit <= 0:
                continue
            mine, yours = self.left[one][attribute], self.left[other][attribute]
            both = effective(tuple([a + b for a, b in zip(mine, yours, strict=True)]), bool(need & TROLL))
            used = spend(sums(both), deficit, first.prices[attribute], max(first.blood, second.blood))
            missing += max(0, deficit - used)
            self.price += first.prices[attribute] * used
            self.take(one, other, attribute, exact(both, used))
        self.fresh[one] = self.fresh[other] = False
        for _ in range(missing):
            if first.next_point(self.short[one]) <= second.next_point(self.short[other]):
                self.short[one] += 1
            else:
                self.short[other] += 1

    def take(self, one: int, other: int, attribute: int, chosen: Counts) -> None:
        """Take cards out of two hands, out of the first as far as it has them."""
        mine, yours = list(self.left[one][attribute]), list(self.left[other][attribute])
        for value, number in enumerate(chosen):
            given = min(number, mine[value])
            mine[value] -= given
            yours[value] -= number - given
        self.left[one] = self.left[one][:]
        self.left[one][attribute] = tuple(mine)
        self.left[other] = self.left[other][:]
        self.left[other][attribute] = tuple(yours)

    def cost(self, *, top: bool) -> float:
        """The price of everything."""
        cost = self.price + fsum([purse.bleed(short) for purse, short in zip(self.purses, self.short, strict=True)])
        if top and all(short >= purse.all_health for purse, short in zip(self.purses, self.short, strict=True)):
            cost += ALL_DEAD
        return cost
