"""Local search for a cheap assignment of a room's opponents to heroes and pairs."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from math import fsum, inf
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.resources import (
    FIELD,
    MASK,
    NO_BASE,
    TROLL,
    Budget,
    Counts,
    Points,
    effective,
    exact,
    pack,
    spend,
    sums,
)
from undercroft.games.dragon_tower.rules.arithmetic import raised

if TYPE_CHECKING:
    from random import Random

ALL_DEAD: Final = 40.0
"""The additional price of the death of the whole party on the last floor."""
FORGOTTEN: Final = 20.0
"""The price of an opponent assigned to a pair of which one hero has died."""
CHANGE: Final = 1e-9
"""The least improvement that counts, above rounding errors."""
MOST_PAIRED: Final = 2
"""The most opponents that a random start assigns to pairs."""

Assignment = list[int]
"""A place for each opponent: a hero who fights it alone or, from the number of heroes on, a pair."""


class Foe:
    """An opponent: the points that it asks for, and True as `troll` if +1 cards are void against it."""

    __slots__ = ("id", "need", "troll")

    def __init__(self, number: int, need: Points, *, troll: bool = False) -> None:
        self.id = number
        self.need = need
        self.troll = troll


class Battle:
    """The budgets of the living heroes and the opponents of a room."""

    def __init__(self, budgets: list[Budget], foes: list[Foe], *, top: bool) -> None:
        self.budgets = budgets
        self.foes = foes
        self.needs = [pack(foe.need, troll=foe.troll) for foe in foes]
        self.raised = [pack(raised(foe.need), troll=foe.troll) for foe in foes]
        self.pairs = list(combinations(range(len(budgets)), 2))
        self.top = top
        places = range(len(budgets) + len(self.pairs))
        self.allowed = [list(places) for _ in foes]
        """The places that each opponent may be assigned to."""
        self.tried: dict[tuple[int, ...], float] = {}
        """Lower bounds of the costs of the assignments that were tried."""

    # -- search ----------------------------------------------------------------------------------------------------

    def search_solo(self, start: Assignment | None = None) -> tuple[float, Assignment]:
        """Return the cost of a cheap assignment without pairs, found quickly, and the assignment."""
        assignment = self.greedy_assignment() if start is None else start[:]
        self.improve_solo(assignment)
        return self.cost(assignment), assignment

    def search(self, chance: Random, starts: int) -> tuple[float, Assignment]:
        """Return the cost of a cheap assignment, and the assignment; improve a greedy start and several random ones."""
        best_cost, best = self.improve(self.greedy_assignment())
        for _ in range(starts if len(self.foes) > 1 else 0):
            cost, assignment = self.improve(self.random_assignment(chance))
            if cost < best_cost - CHANGE:
                best_cost, best = cost, assignment
        return best_cost, best

    def greedy_assignment(self) -> Assignment:
        """Assign the greatest opponents first, each to the hero whose cost rises least."""
        heroes = len(self.budgets)
        totals = [0] * heroes
        assignment = [places[0] for places in self.allowed]
        for index in sorted(range(len(self.foes)), key=lambda index: -sum(self.foes[index].need)):
            alone = [place for place in self.allowed[index] if place < heroes]
            if alone:
                need = self.needs[index]
                more = [
                    self.budgets[place].cost(totals[place] + need) - self.budgets[place].cost(totals[place])
                    for place in alone
                ]
                assignment[index] = alone[more.index(min(more))]
                totals[assignment[index]] += need
        return assignment

    def random_assignment(self, chance: Random) -> Assignment:
        """Assign most opponents to single heroes, a few to pairs."""
        heroes = len(self.budgets)
        assignment: Assignment = []
        for places in self.allowed:
            alone = [place for place in places if place < heroes]
            assignment.append(chance.choice(alone or places))
        for index in chance.sample(range(len(assignment)), min(len(assignment), chance.randint(0, MOST_PAIRED))):
            assignment[index] = chance.choice(
                [place for place in self.allowed[index] if place >= heroes] or [assignment[index]]
            )
        return assignment

    def improve(self, assignment: Assignment) -> tuple[float, Assignment]:
        """Move one opponent or exchange two in place while that lowers the cost; return the cost too."""
        self.improve_solo(assignment)
        cost = self.cost(assignment)
        better = True
        while better:
            better = False
            for one, places in enumerate(self.allowed):
                for place in places:
                    kept = assignment[one]
                    if place != kept:
                        assignment[one] = place
                        tried = self.cost(assignment, cost - CHANGE)
                        if tried < cost - CHANGE:
                            cost, better = tried, True
                        else:
                            assignment[one] = kept
                for other in range(one):
                    here, there = assignment[one], assignment[other]
                    if here != there and there in places and here in self.allowed[other]:
                        assignment[one], assignment[other] = there, here
                        tried = self.cost(assignment, cost - CHANGE)
                        if tried < cost - CHANGE:
                            cost, better = tried, True
                        else:
                            assignment[one], assignment[other] = here, there
        return cost, assignment

    def improve_solo(self, assignment: Assignment) -> None:
        """Do the same among single heroes, where a change touches two budgets only."""
        budgets = self.budgets
        heroes = len(budgets)
        totals = self.totals(assignment)
        costs = [budget.cost(total) for budget, total in zip(budgets, totals, strict=True)]
        solo = [index for index, place in enumerate(assignment) if place < heroes]
        better = True
        while better:
            better = False
            for number, one in enumerate(solo):
                need = self.needs[one]
                for there in self.allowed[one]:
                    here = assignment[one]
                    if there == here or there >= heroes:
                        continue
                    less, more = budgets[here].cost(totals[here] - need), budgets[there].cost(totals[there] + need)
                    if less + more < costs[here] + costs[there] - CHANGE:
                        totals[here] -= need
                        totals[there] += need
                        costs[here], costs[there] = less, more
                        assignment[one] = there
                        better = True
                for other in solo[:number]:
                    here, there = assignment[one], assignment[other]
                    if here == there or there not in self.allowed[one] or here not in self.allowed[other]:
                        continue
                    change = self.needs[other] - need
                    first, second = (
                        budgets[here].cost(totals[here] + change),
                        budgets[there].cost(totals[there] - change),
                    )
                    if first + second < costs[here] + costs[there] - CHANGE:
                        totals[here] += change
                        totals[there] -= change
                        costs[here], costs[there] = first, second
                        assignment[one], assignment[other] = there, here
                        better = True

    # -- cost ------------------------------------------------------------------------------------------------------

    @cached_property
    def lower_bounds(self) -> list[list[float]]:
        """A lower bound of the cost of each opponent for each pair."""
        return [[self.lower_bound(foe, pair) for pair in self.pairs] for foe in self.foes]

    def lower_bound(self, foe: Foe, pair: tuple[int, int]) -> float:
        """Return the cost for a pair that has not fought yet, with cards of any value or the cheapest health."""
        one, other = (self.budgets[place] for place in pair)
        health_price = min(one.cheapest_point, other.cheapest_point)
        price = 0.0
        for attribute, need in enumerate(raised(foe.need)):
            deficit = need - one.base[attribute] - other.base[attribute]
            price += max(0, deficit) * min(one.prices[attribute], health_price)
        return price

    def totals(self, assignment: Assignment) -> list[int]:
        """Return the points that each hero has to beat alone."""
        totals = [0] * len(self.budgets)
        for need, place in zip(self.needs, assignment, strict=True):
            if place < len(totals):
                totals[place] += need
        return totals

    def cost(self, assignment: Assignment, bound: float = inf) -> float:
        """Return the cost of an assignment; from the bound on, a lower bound of it."""
        known = self.tried.get(tuple(assignment), 0.0)
        if known >= bound:
            return known
        self.tried[tuple(assignment)] = cost = self._cost(assignment, bound)
        return cost

    def _cost(self, assignment: Assignment, bound: float) -> float:
        budgets = self.budgets
        heroes = len(budgets)
        totals = [0] * heroes
        paired: list[tuple[int, tuple[int, int]]] = []
        least = 0.0
        for index, place in enumerate(assignment):
            if place < heroes:
                totals[place] += self.needs[index]
            else:
                paired.append((self.raised[index], self.pairs[place - heroes]))
                least += self.lower_bounds[index][place - heroes]
        for budget, total in zip(budgets, totals, strict=True):
            least += budget.cost(total)
        if least >= bound:
            return least
        if paired:
            return Outcome(budgets, totals, paired).cost(top=self.top)
        if self.top and all(budget.dies_from(total) for budget, total in zip(budgets, totals, strict=True)):
            least += ALL_DEAD
        return least


class Outcome:
    """The cards and the shortage that the solo fights, then the pair fights, of an assignment leave."""

    def __init__(self, budgets: list[Budget], totals: list[int], paired: list[tuple[int, tuple[int, int]]]) -> None:
        self.budgets = budgets
        after = [budget.left_after(total) for budget, total in zip(budgets, totals, strict=True)]
        self.price = fsum([price for price, _, _ in after])
        self.short = [short for _, short, _ in after]
        self.left = [left for _, _, left in after]
        self.fresh = [total == 0 for total in totals]
        for need, pair in paired:
            self.fight(need, *pair)

    def fight(self, need: int, one: int, other: int) -> None:
        """Let two heroes fight one opponent with the cards that they have left."""
        first, second = self.budgets[one], self.budgets[other]
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
            used = spend(sums(both), deficit, first.prices[attribute], max(first.health_price, second.health_price))
            missing += max(0, deficit - used)
            self.price += first.prices[attribute] * used
            self.take(one, other, attribute, exact(both, used))
        self.fresh[one] = self.fresh[other] = False
        for _ in range(missing):
            if first.next_health_cost(self.short[one]) <= second.next_health_cost(self.short[other]):
                self.short[one] += 1
            else:
                self.short[other] += 1

    def take(self, one: int, other: int, attribute: int, chosen: Counts) -> None:
        """Take cards out of two hands, from the first as far as it has them."""
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
        """Return the price of the cards and the health."""
        cost = self.price + fsum(
            [budget.health_cost(short) for budget, short in zip(self.budgets, self.short, strict=True)]
        )
        if top and all(short >= budget.all_health for budget, short in zip(self.budgets, self.short, strict=True)):
            cost += ALL_DEAD
        return cost
