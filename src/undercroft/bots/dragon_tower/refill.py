"""Which deck to draw from: what helps most in the room ahead and on the floors after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.bots.dragon_tower.assignment import Battle
from undercroft.bots.dragon_tower.party import Party
from undercroft.bots.dragon_tower.sight import USUAL_VALUE
from undercroft.bots.dragon_tower.worth import BASE_USED, price

if TYPE_CHECKING:
    from undercroft.bots.dragon_tower.sight import Foe, Sight

from undercroft.games.dragon_tower.facts import ATTRIBUTES


def best_deck(sight: Sight, hero: int, decks: list[int], extra: list[Foe]) -> int:
    """The deck whose next card is worth most to this hero."""
    if sight.floor == 0 or not sight.here.rooms[0]:
        return _deck_for_a_start(sight, decks)
    party = Party(sight)
    place = party.place_of(hero)
    floor = sight.here
    battles: list[tuple[Battle, list[int]]] = []
    for room in floor.rooms:
        battle = party.battle(room + floor.known + extra)
        battles.append((battle, battle.best(pairs=False)[1]))
    best, choice = -1e9, decks[0]
    for deck in decks:
        left = sight.values_left(deck)
        gain = 0.0
        for value, number in enumerate(left, 1):
            if number:
                gain += number * gain_of(party, place, deck, value, battles)
        gain /= max(1, sum(left))
        if gain > best:
            best, choice = gain, deck
    return choice


def gain_of(party: Party, place: int, deck: int, value: int, battles: list[tuple[Battle, list[int]]]) -> float:
    with_card = party.purses[place].with_card(deck, value)
    cheapest = 1e9
    for battle, way in battles:
        battle.purses = [with_card if index == place else other for index, other in enumerate(party.purses)]
        cheapest = min(cheapest, battle.best(way, pairs=False)[0])
    later = 0.0
    if not party.sight.top:
        later = price(party.worth.demand[deck], party.worth.held[deck] + value / 2) * value
    return later - cheapest


def _deck_for_a_start(sight: Sight, decks: list[int]) -> int:
    """Before the tower stands: what the party lacks most."""
    worth = Party(sight).worth
    return max(decks, key=lambda deck: worth.demand[deck] - worth.held[deck])


def deck_number(name: str) -> int:
    """The deck of an attribute."""
    return ATTRIBUTES.index(name)


assert BASE_USED
