"""Who fights what: a small search over the ways to share out the opponents of a room."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from undercroft.bots.dragon_tower.purse import FIELD, MASK, NO_CARDS, TROLL, Counts, Purse, exact, packed, spend, sums
from undercroft.bots.dragon_tower.sight import Foe

ALL_DEAD: Final = 40.0
NO_BASE: Final = (0, 0, 0, 0)


class Battle:
    """The means of the living heroes and the opponents of a room; finds a cheap way to share them out.

    A way is a list with one place for each opponent: below the number of heroes it is the hero who fights it alone,
    above it is one of the pairs.
    """

    def __init__(self, purses: list[Purse], foes: list[Foe], *, top: bool, everyone: bool) -> None:
        self.purses = purses
        self.foes = foes
        self.needs = [packed(foe) for foe in foes]
        self.raised = [packed(foe, raised=1) for foe in foes]
        self.pairs = list(combinations(range(len(purses)), 2))
        self.top = top
        self.everyone = everyone
        heroes = len(purses)
        self.allowed = [list(range(heroes + len(self.pairs))) for _ in foes]
        """The places that each opponent may have."""

    def cost(self, way: list[int]) -> float:
        """The price of a way."""
        heroes = len(self.purses)
        totals = [0] * heroes
        paired: list[int] = []
        for index, place in enumerate(way):
            if place < heroes:
                totals[place] += self.needs[index]
            else:
                paired.append(index)
        if not paired:
            cost = sum([purse.cost(total) for purse, total in zip(self.purses, totals, strict=True)])
            if self.top and all(
                purse.left_after(total)[1] >= len(purse.ladder) - 1
                for purse, total in zip(self.purses, totals, strict=True)
            ):
                cost += ALL_DEAD
            return cost
        return Outcome(self, totals, [(index, self.pairs[way[index] - heroes]) for index in paired]).cost()

    def best(self, start: list[int] | None = None, *, pairs: bool = True) -> tuple[float, list[int]]:
        """A cheap way and its price: a first sharing out, then changes as long as they help."""
        way = start[:] if start is not None else self.first_way()
        if all(place < len(self.purses) for place in way):
            self.improve_solo(way)
        cost = self.cost(way)
        if pairs and self.pairs:
            cost, way = self.with_pairs(cost, way)
        return cost, way

    def improve_solo(self, way: list[int]) -> None:
        """Hand opponents over and exchange them between heroes who fight alone, as long as it gets cheaper."""
        heroes = len(self.purses)
        totals = [0] * heroes
        for index, place in enumerate(way):
            if place < heroes:
                totals[place] += self.needs[index]
        costs = [purse.cost(total) for purse, total in zip(self.purses, totals, strict=True)]
        solo = [index for index, place in enumerate(way) if place < heroes]
        better = True
        while better:
            better = False
            for number, one in enumerate(solo):
                need = self.needs[one]
                for place in self.allowed[one]:
                    here = way[one]
                    if place == here or place >= heroes:
                        continue
                    less = self.purses[here].cost(totals[here] - need)
                    more = self.purses[place].cost(totals[place] + need)
                    if less + more < costs[here] + costs[place] - 1e-9:
                        totals[here] -= need
                        totals[place] += need
                        costs[here], costs[place] = less, more
                        way[one] = place
                        better = True
                for other in solo[number + 1 :]:
                    here, there = way[one], way[other]
                    if here == there or there not in self.allowed[one] or here not in self.allowed[other]:
                        continue
                    change = self.needs[other] - need
                    first = self.purses[here].cost(totals[here] + change)
                    second = self.purses[there].cost(totals[there] - change)
                    if first + second < costs[here] + costs[there] - 1e-9:
                        totals[here] += change
                        totals[there] -= change
                        costs[here], costs[there] = first, second
                        way[one], way[other] = there, here
                        better = True

    def with_pairs(self, cost: float, way: list[int]) -> tuple[float, list[int]]:
        """Try pairs for each opponent, the others shared out anew, as long as it gets cheaper."""
        heroes = len(self.purses)
        better = True
        while better:
            better = False
            for index, places in enumerate(self.allowed):
                for place in places:
                    if place == way[index]:
                        continue
                    changed = way[:]
                    changed[index] = place
                    if place >= heroes:
                        self.improve_solo(changed)
                    tried = self.cost(changed)
                    if tried < cost - 1e-9:
                        cost, way, better = tried, changed, True
        return cost, way

    def first_way(self) -> list[int]:
        """The greatest opponents first, each to whoever beats it most cheaply on top of the others."""
        heroes = len(self.purses)
        totals = [0] * heroes
        way = [places[0] for places in self.allowed]
        order = sorted(range(len(self.foes)), key=lambda index: -sum(self.foes[index].need))
        for index in order:
            best = 1e9
            for place in self.allowed[index]:
                if place >= heroes:
                    continue
                more = self.purses[place].cost(totals[place] + self.needs[index]) - self.purses[place].cost(
                    totals[place]
                )
                if more < best:
                    best = more
                    way[index] = place
            if best < 1e9:
                totals[way[index]] += self.needs[index]
        return way


class Outcome:
    """What is left after the solo fights and the pair fights of a way."""

    def __init__(self, battle: Battle, totals: list[int], paired: list[tuple[int, tuple[int, int]]]) -> None:
        self.battle = battle
        after = [purse.left_after(total) for purse, total in zip(battle.purses, totals, strict=True)]
        self.price = sum([price for price, _, _ in after])
        self.short = [short for _, short, _ in after]
        self.left = [left for _, _, left in after]
        self.fresh = [total == 0 for total in totals]
        for index, pair in paired:
            self.fight(battle.raised[index], pair)

    def fight(self, need: int, pair: tuple[int, int]) -> None:
        """Two heroes against one opponent with what they have left."""
        purses = self.battle.purses
        one, other = pair
        bases = [purses[hero].base if self.fresh[hero] else NO_BASE for hero in pair]
        missing = 0
        for attribute in range(4):
            deficit = (need >> FIELD * attribute & MASK) - bases[0][attribute] - bases[1][attribute]
            if deficit <= 0:
                continue
            mine, yours = self.left[one][attribute], self.left[other][attribute]
            if need & TROLL:
                mine, yours = (0, *mine[1:]), (0, *yours[1:])
            both = (mine[0] + yours[0], mine[1] + yours[1], mine[2] + yours[2])
            price = purses[one].prices[attribute]
            used = spend(sums(both), deficit, price, max(purses[one].blood, purses[other].blood))
            missing += max(0, deficit - used)
            self.price += price * used
            chosen = exact(both, used)
            self.take(one, other, attribute, chosen)
        self.fresh[one] = self.fresh[other] = False
        for _ in range(missing):
            rising = [purses[hero].bleed(self.short[hero] + 1) - purses[hero].bleed(self.short[hero]) for hero in pair]
            payer = one if rising[0] <= rising[1] else other
            self.short[payer] += 1

    def take(self, one: int, other: int, attribute: int, chosen: Counts) -> None:
        """Take cards out of two hands, the first hand first."""
        mine, yours = list(self.left[one][attribute]), list(self.left[other][attribute])
        for value, number in enumerate(chosen):
            from_one = min(number, mine[value])
            mine[value] -= from_one
            yours[value] -= number - from_one
        self.left[one] = _replaced(self.left[one], attribute, mine)
        self.left[other] = _replaced(self.left[other], attribute, yours)

    def cost(self) -> float:
        """The price of everything."""
        purses = self.battle.purses
        cost = self.price + sum([purse.bleed(short) for purse, short in zip(purses, self.short, strict=True)])
        if self.battle.top and all(
            short >= len(purse.ladder) - 1 for purse, short in zip(purses, self.short, strict=True)
        ):
            cost += ALL_DEAD
        return cost


def _replaced(counts: list[Counts], attribute: int, values: list[int]) -> list[Counts]:
    changed = counts[:]
    changed[attribute] = (values[0], values[1], values[2])
    return changed


assert NO_CARDS == (0, 0, 0)
