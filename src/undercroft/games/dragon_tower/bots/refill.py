"""Choosing a deck to draw from: with lookahead by the greedy bot, by what is lacking in playouts."""

from __future__ import annotations

from math import exp, fsum
from random import Random
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.assignment import Battle
from undercroft.games.dragon_tower.bots.evaluation import (
    Member,
    asked_on,
    average_demand,
    demand,
    members,
    points_of,
    softness,
    total_base,
)
from undercroft.games.dragon_tower.bots.resources import Budget, budget_of
from undercroft.games.dragon_tower.bots.room_plans import Plan
from undercroft.games.dragon_tower.bots.skills import moves_of, replacing
from undercroft.games.dragon_tower.rules import capabilities
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTE, DECK, FLOORS, REFILL, VALUE, VALUES
from undercroft.games.dragon_tower.rules.state import CAPABILITIES, CIRCUMSTANCES, DISCARDS, HAND, LAID, ROOM, State
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from undercroft.kernel.state import Move

STARTS: Final = 3
"""The number of random starts of the search for an assignment."""
SOFTNESS: Final = 2.0
"""The points per hero, more or fewer than needed, that make a card's price fall or rise."""
HEALTH_PRICES: Final = (12.0, 2.2, 1.6, 1.3, 1.15, 1.05)
"""The prices of a hero's last point of health, of the last but one, and so on."""
DRAW_POINTS: Final = 1.6
"""The useful points of a card still to be drawn."""
DRAW_PRICE: Final = 0.9
DRAW_PRICE_AT_THE_TOP: Final = 0.1


def lacking_deck(state: State) -> Move:
    """Draw what the party lacks most, here and on the floors ahead; before the tower stands, for an average tower."""
    lucky = replacing(state)
    if lucky is not None:
        return lucky
    draws = moves_of(state, capabilities.draw)
    party = members(state)
    base = total_base(party)
    held = [sum([points_of(member.hand[attribute]) for member in party]) for attribute in range(4)]
    if not state.floor:
        usual = average_demand(state.setup.heroes, base)
        return max(draws, key=lambda move: usual[move[2]] - held[move[2]])
    here = asked_on(state, state.floor, base)
    asked = demand(state, state.floor + 1, base)
    soft = softness(state.floor + 1)

    def lack(move: Move) -> float:
        attribute = move[2]
        now = here[attribute] - held[attribute]
        later = asked[attribute] + now
        return 1.0 / (1.0 + exp(-later / soft)) + 1.0 / (1.0 + exp(-now / 2))

    return max(draws, key=lack)


def best_deck(state: State) -> Move:
    """Draw from the deck whose next card saves the hero most, in the easier room here and on the floors ahead."""
    draws = moves_of(state, capabilities.draw)
    if not state.floor or len(draws) == 1 or replacing(state) is not None:
        return lacking_deck(state)
    known = [card for card in state.zones[CIRCUMSTANCES + state.floor - 1] if state.known[card]]
    sides = state.zones[ROOM + 2 * (state.floor - 1) :][:2]
    prices = CardPrices(state)
    rooms = [RoomAhead(state, room + known, prices) for room in sides if room]

    def cost(hero: int, deck: int, value: int) -> float:
        costs = [room.cost_with(hero, deck, value) for room in rooms]
        return min(costs, default=0.0)  # a scavenger draws in a clear room

    def gain(move: Move) -> float:
        _, hero, deck = move
        left = values_left(state, deck)
        gains = [
            number * (prices.worth(deck, value) - cost(hero, deck, value))
            for value, number in zip(VALUES, left, strict=True)
            if number
        ]
        return fsum(gains) / max(1, sum(left))

    return max(draws, key=gain)


def values_left(state: State, deck: int) -> list[int]:
    """Return the number of cards of each value that may be drawn from a deck, by what the seat knows."""
    face, bit = state.face, bit_of(state.seat)
    discards = [VALUE[face[card]] for card in state.zones[DISCARDS + deck]]
    if not state.zones[CAPABILITIES + deck]:  # the discards become the new deck
        return [discards.count(value) for value in VALUES]
    hands = [card for zone in (HAND, LAID) for hand in state.zones[zone : zone + state.setup.heroes] for card in hand]
    seen = [face[card] for card in hands if state.known[card] & bit]
    taken = discards + [VALUE[printed] for printed in seen if ATTRIBUTE[printed] == deck]
    return [COPIES[deck][index] - taken.count(value) for index, value in enumerate(VALUES)]


BOX: Final = [(ATTRIBUTE[face], VALUE[face]) for face in DECK.instances()]
COPIES: Final = tuple(tuple([BOX.count((deck, value)) for value in VALUES]) for deck in range(4))
"""The number of cards of each value in each deck."""


class CardPrices:
    """Prices of cards by attribute, high while the party lacks it for the floors ahead."""

    def __init__(self, state: State) -> None:
        party = members(state)
        self.held = [sum([points_of(member.hand[attribute]) for member in party]) for attribute in range(4)]
        self.asked = demand(state, state.floor + 1, total_base(party))
        self.softness = SOFTNESS * state.setup.heroes
        self.top = state.floor == FLOORS

    def price(self, attribute: int, more: float = 0.0) -> float:
        """Return the price of a card's point if the party held more points."""
        return 1.0 / (1.0 + exp((self.held[attribute] + more - self.asked[attribute]) / self.softness))

    def worth(self, attribute: int, value: int) -> float:
        """Return the worth of another card on the floors ahead."""
        return 0.0 if self.top else self.price(attribute, value / 2) * value


class RoomAhead:
    """A room before the party has drawn all its cards, with a cheap assignment."""

    def __init__(self, state: State, foes: list[int], prices: CardPrices) -> None:
        self.state = state
        self.plan = Plan(state, foes)
        if state.floor < FLOORS:
            self.plan.prices.cards = [prices.price(attribute) for attribute in range(4)]
            self.plan.prices.health = list(HEALTH_PRICES)
        self.budgets = [self.budget(member) for member in self.plan.party]
        self.foes = self.plan.battle.foes
        self.top = state.floor == FLOORS
        battle = Battle(self.budgets, self.foes, top=self.top)
        cost, self.assignment = battle.search_solo()
        chance = Random(len(foes))
        for _ in range(STARTS):
            other_cost, other = battle.search_solo([chance.randrange(len(self.budgets)) for _ in foes])
            if other_cost < cost:
                cost, self.assignment = other_cost, other

    def budget(self, member: Member) -> Budget:
        """Return the budget of a hero; cards still to be drawn cover the first points that are missing."""
        prices, number = self.plan.prices, member.number
        draws = 0 if self.state.refilled[number] else len(REFILL[self.state.hero[number]])
        price = DRAW_PRICE_AT_THE_TOP if self.state.floor == FLOORS else DRAW_PRICE
        drawn = [price * point for point in range(int(draws * DRAW_POINTS))]
        health = [len(drawn) * price + cost for cost in prices.health_costs(member.health)]
        return budget_of(member.base, member.hand, prices.cards, drawn + health, prices.health_price(member.health))

    def cost_with(self, hero: int, deck: int, value: int) -> float:
        """Return the cost of the room if a hero had one more card."""
        place = self.plan.places[hero]
        budgets = self.budgets[:]
        budgets[place] = budgets[place].with_card(deck, value)
        return Battle(budgets, self.foes, top=self.top).search_solo(self.assignment)[0]
