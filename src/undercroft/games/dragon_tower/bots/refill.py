"""Which deck to draw from: what helps most in the room ahead and on the floors after it."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.party import Party
from undercroft.games.dragon_tower.rules.facts import VALUES

if TYPE_CHECKING:
    from random import Random

    from undercroft.games.dragon_tower.bots.assignment import Battle, Way
    from undercroft.games.dragon_tower.bots.observation import Observation

STARTS: Final = 3
"""From how many random sharings out the fights ahead are looked at."""


def best_deck(sight: Observation, hero: int, decks: list[int], chance: Random) -> int:
    """The deck whose next card is worth most to this hero."""
    party = Party(sight)
    if sight.floor == 0:  # the tower does not stand yet: what the party lacks most
        worth = party.worth
        return max(decks, key=lambda deck: worth.demand[deck] - worth.held[deck])
    place = party.place_of(hero)
    rooms = [party.battle(room + sight.here.known) for room in sight.here.rooms]
    ways = [best_glance(battle, chance) for battle in rooms]
    gains = []
    for deck in decks:
        left = sight.values_left(deck)
        gain = fsum(
            [
                number * gain_of(party, place, deck, value, rooms, ways)
                for value, number in zip(VALUES, left, strict=True)
                if number
            ]
        )
        gains.append(gain / max(1, sum(left)))
    return decks[gains.index(max(gains))]


def best_glance(battle: Battle, chance: Random) -> Way:
    """The best way with solo fights that a few glances find."""
    cost, way = battle.glance()
    for _ in range(STARTS):
        other_cost, other = battle.glance([chance.randrange(len(battle.purses)) for _ in battle.foes])
        if other_cost < cost:
            cost, way = other_cost, other
    return way


def gain_of(party: Party, place: int, deck: int, value: int, rooms: list[Battle], ways: list[Way]) -> float:
    """What a card more is worth: its price on the floors ahead, and what it saves in the easier room of this one."""
    purses = party.purses[:]
    purses[place] = purses[place].with_card(deck, value)
    costs = []
    for battle, way in zip(rooms, ways, strict=True):
        costs.append(battle.with_purses(purses).glance(way)[0])
    later = 0.0 if party.sight.top else party.worth.price(deck, value / 2) * value
    return later - min(costs)
