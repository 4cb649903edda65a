"""What cards and health are worth: what the floors ahead will ask for, against what the party holds."""

from __future__ import annotations

from math import exp
from typing import Final

from undercroft.bots.dragon_tower.sight import Floor, Hero, Sight, USUAL_VALUE
from undercroft.games.dragon_tower.facts import DECK, FLOORS, LAYOUT, POINTS

BASE_USED: Final = 0.8
"""The part of the heroes' base attributes that finds an opponent to match."""
SOFTNESS: Final = 4.0
FULL_PRICE: Final = 1.0
DEATH: Final = 12.0
HEALTH_PRICES: Final = (DEATH, 2.2, 1.6, 1.3, 1.15, 1.05)
"""The price of a hero's last point of health, of the last but one, and so on."""
TOP_PRICES: Final = (1.0, 0.3, 0.3, 0.3, 0.3, 0.3)
DRAW_POINTS: Final = 1.6
"""What a card still to be drawn is good for, waste considered."""


def average(kind: str) -> list[float]:
    """The average opponent of a kind."""
    cards = [(POINTS[face], DECK.printed[face].copies) for face in DECK.of_kind(kind)]
    number = sum(copies for _, copies in cards)
    return [sum(points[attribute] * copies for points, copies in cards) / number for attribute in range(4)]


AVERAGE: Final = {kind: average(kind) for kind in ("normal", "elite", "circumstance")}


class Worth:
    """Prices of cards by attribute, and of health."""

    def __init__(self, sight: Sight) -> None:
        self.top = sight.top
        self.everyone_counts = sight.everyone_counts
        self.demand = demand_ahead(sight)
        held = [0.0, 0.0, 0.0, 0.0]
        for hero in sight.living:
            for card in hero.hand:
                held[card.attribute] += card.value
        self.held = held
        self.prices = [0.02 if sight.top else price(self.demand[a], held[a]) for a in range(4)]

    def ladder(self, hero: Hero, drawing: int) -> list[float]:
        """What it costs a hero to be short of 0, 1, 2 … points, with so many cards still to draw."""
        spare = int(drawing * DRAW_POINTS)
        ladder = [0.0]
        for _ in range(spare):
            ladder.append(ladder[-1] + (0.1 if self.top else 0.9))
        prices = TOP_PRICES if self.top else HEALTH_PRICES
        for health in range(hero.health, 0, -1):
            ladder.append(ladder[-1] + prices[health - 1])
        return ladder

    def blood(self, hero: Hero) -> float:
        """What a point of a hero's health costs about."""
        if self.top:
            return 0.3
        return HEALTH_PRICES[max(hero.health - 2, 0)]


def price(demand: float, held: float) -> float:
    """The price of a card's point: high while the party lacks the attribute, low when it has plenty."""
    return FULL_PRICE / (1.0 + exp(-(demand - held) / SOFTNESS))


def demand_ahead(sight: Sight) -> list[float]:
    """What the floors after this one ask for in each attribute beyond the heroes' base."""
    base = [sum(hero.base[attribute] for hero in sight.living or sight.heroes) for attribute in range(4)]
    demand = [0.0, 0.0, 0.0, 0.0]
    floors = sight.ahead()
    for number, floor in enumerate(floors, sight.floor + 1):
        needs = floor_needs(floor, number, len(sight.heroes))
        lacking = [
            [max(0.0, need - BASE_USED * min(have, need)) for need, have in zip(points, base, strict=True)]
            for points in needs
        ]
        for attribute in range(4):
            demand[attribute] += sum(points[attribute] for points in lacking) / len(lacking)
    return demand


def floor_needs(floor: Floor, number: int, heroes: int) -> list[list[float]]:
    """What each room of a floor asks for, circumstances included; before the tower stands, what is usual."""
    needs: list[list[float]] = []
    layout = LAYOUT[heroes][number - 1]
    for side, room in enumerate(floor.rooms):
        points = [0.0, 0.0, 0.0, 0.0]
        if room:
            for foe in room:
                points = [have + more for have, more in zip(points, foe.need, strict=True)]
            for foe in floor.known:
                points = [have + more for have, more in zip(points, foe.need, strict=True)]
            points = [have + floor.hidden * more for have, more in zip(points, AVERAGE["circumstance"], strict=True)]
        else:
            normal, elite = layout.rooms[side]
            for kind, count in (("normal", normal), ("elite", elite), ("circumstance", layout.circumstances)):
                points = [have + count * more for have, more in zip(points, AVERAGE[kind], strict=True)]
            for boss in layout.bosses:
                points = [have + more for have, more in zip(points, POINTS[boss], strict=True)]
        needs.append(points)
    return needs
