"""Which deck to draw from: what helps most in the room ahead and on the floors after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.bots.dragon_tower.assignment import Battle
from undercroft.bots.dragon_tower.party import Party
from undercroft.bots.dragon_tower.sight import USUAL_VALUE
from undercroft.bots.dragon_tower.worth import BASE_USED, price

if TYPE_CHECKING:
    from undercroft.bots.dragon_tower.sight import Sight

from undercroft.games.dragon_tower.facts import ATTRIBUTES


def best_deck(sight: Sight, hero: int, decks: list[int]) -> int:
    """The deck whose usual card is worth most to this hero."""
    if sight.floor == 0 or not sight.here.rooms[0]:
        return _deck_for_a_start(sight, decks)
    party = Party(sight)
    place = party.place_of(hero)
    floor = sight.here
    battles: list[tuple[Battle, list[int]]] = []
    for room in floor.rooms:
        battle = party.battle(room + floor.known)
        battles.append((battle, battle.best(pairs=False)[1]))
    best, choice = -1e9, decks[0]
    purse = party.purses[place]
    for deck in decks:
        with_card = purse.with_card(deck, USUAL_VALUE)
        cheapest = 1e9
        for battle, way in battles:
            battle.purses = [with_card if index == place else other for index, other in enumerate(party.purses)]
            cheapest = min(cheapest, battle.best(way, pairs=False)[0])
        later = 0.0
        if not sight.top:
            later = price(party.worth.demand[deck], party.worth.held[deck] + 1) * USUAL_VALUE
        gain = later - cheapest
        if gain > best:
            best, choice = gain, deck
    return choice


def _deck_for_a_start(sight: Sight, decks: list[int]) -> int:
    """Before the tower stands: what the party lacks most."""
    worth = Party(sight).worth
    return max(decks, key=lambda deck: worth.demand[deck] - worth.held[deck])


def deck_number(name: str) -> int:
    """The deck of an attribute."""
    return ATTRIBUTES.index(name)


assert BASE_USED
