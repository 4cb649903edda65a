"""What cards and health are worth: what the floors ahead will ask for, against what the party holds."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules.facts import DECK, HEALTH_CAP, LAYOUT, POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.games.dragon_tower.bots.observation import Floor, Observation

BASE_USED: Final = 0.8
"""The part of the heroes' base attributes that finds an opponent to match."""
SOFTNESS: Final = 2.0
"""How many points a hero more or less than needed make a card's price fall or rise."""
HEALTH_PRICES: Final[tuple[float, ...]] = (12.0, 2.2, 1.6, 1.3, 1.15, 1.05)
"""The price of a hero's last point of health, of the last but one, and so on; a card's point costs at most 1."""
HEALTH_PRICES_AT_THE_TOP: Final[tuple[float, ...]] = (1.0, *[0.3] * (HEALTH_CAP - 1))
CARD_PRICE_AT_THE_TOP: Final = 0.02
DRAW_POINTS: Final = 1.6
"""What a card still to be drawn is good for, waste considered."""
DRAW_PRICE: Final = 0.9
DRAW_PRICE_AT_THE_TOP: Final = 0.1


def average(kind: str) -> list[float]:
    """The average opponent of a kind."""
    cards = [(POINTS[face], DECK.printed[face].copies) for face in DECK.of_kind(kind)]
    number = sum(copies for _, copies in cards)
    return [sum(points[attribute] * copies for points, copies in cards) / number for attribute in range(4)]


AVERAGE: Final = {kind: average(kind) for kind in ("normal", "elite", "circumstance")}


class Worth:
    """Prices of cards by attribute, and of health."""

    def __init__(self, sight: Observation) -> None:
        self.top = sight.top
        self.everyone_counts = sight.everyone_counts
        self.demand = demand_ahead(sight)
        self.held = [0, 0, 0, 0]
        for hero in sight.living or sight.heroes:
            for card in hero.hand:
                self.held[card.attribute] += card.value
        self.softness = SOFTNESS * len(sight.heroes)
        self.death = HEALTH_PRICES[0]
        self.prices = [self.price(attribute, 0) for attribute in range(4)]

    def price(self, attribute: int, more: float) -> float:
        """The price of a card's point if the party held so much more: high while the attribute is lacking."""
        if self.top:
            return CARD_PRICE_AT_THE_TOP
        return 1.0 / (1.0 + exp((self.held[attribute] + more - self.demand[attribute]) / self.softness))

    def ladder(self, health: int, drawing: int = 0) -> list[float]:
        """What it costs a hero to be short of 0, 1, 2 … points, with so many cards still to draw."""
        ladder = [0.0]
        for _ in range(int(drawing * DRAW_POINTS)):
            ladder.append(ladder[-1] + (DRAW_PRICE_AT_THE_TOP if self.top else DRAW_PRICE))
        prices = HEALTH_PRICES_AT_THE_TOP if self.top else HEALTH_PRICES
        for left in range(health - 1, -1, -1):
            last = left == 0 and self.everyone_counts
            ladder.append(ladder[-1] + (HEALTH_PRICES[0] if last else prices[left]))
        return ladder

    def blood(self, health: int) -> float:
        """What a point of a hero's health costs about."""
        return (HEALTH_PRICES_AT_THE_TOP if self.top else HEALTH_PRICES)[max(health - 2, 1)]


def demand_ahead(sight: Observation) -> list[float]:
    """What the floors after this one ask for in each attribute beyond the heroes' base."""
    base = [sum(hero.base[attribute] for hero in sight.living or sight.heroes) for attribute in range(4)]
    demand = [0.0, 0.0, 0.0, 0.0]
    for number, floor in enumerate(sight.ahead(), sight.floor + 1):
        rooms = floor_needs(floor, number, len(sight.heroes))
        for needs in rooms:
            for attribute, need in enumerate(needs):
                lacking = need - BASE_USED * min(base[attribute], need)
                demand[attribute] += lacking / len(rooms)
    return demand


def floor_needs(floor: Floor, number: int, heroes: int) -> list[list[float]]:
    """What each room of a floor asks for, circumstances included; before the tower stands, what is usual."""
    layout = LAYOUT[heroes][number - 1]
    needs: list[list[float]] = []
    for room, (normal, elite) in zip(floor.rooms, layout.rooms, strict=True):
        points = [0.0, 0.0, 0.0, 0.0]
        if room:
            for foe in room + floor.known:
                _add(points, foe.need, 1)
            _add(points, AVERAGE["circumstance"], floor.hidden)
        else:
            _add(points, AVERAGE["normal"], normal)
            _add(points, AVERAGE["elite"], elite)
            _add(points, AVERAGE["circumstance"], layout.circumstances)
            for boss in layout.bosses:
                _add(points, POINTS[boss], 1)
        needs.append(points)
    return needs


def _add(points: list[float], more: Sequence[float], times: int) -> None:
    for attribute in range(4):
        points[attribute] += times * more[attribute]
