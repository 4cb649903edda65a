"""Using skills: before the refill, in the room and in a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.card_values import HEALTH_PRICES, Worth
from undercroft.games.dragon_tower.bots.observation import UNKNOWN
from undercroft.games.dragon_tower.bots.party import Party
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES, HEALING_VALUE, HEALTH_CAP, TURNED_LOSS, VALUES

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.bots.observation import Card, Observation

HEAVY: Final = 3
"""A circumstance that asks for so much is sent away."""
WORTHWHILE: Final = 0.3
"""What changing the rooms must save to be worth it."""


# -- circumstances, rooms, cards -------------------------------------------------------------------------------------


def which_to_send_away(sight: Observation) -> int:
    """The heaviest circumstance of the floor, if it is heavy."""
    weights = {f"card={foe.id}": sum(foe.need) for foe in sight.here.known}
    best, choice = HEAVY - 1, sight.of_verb("decline")[0]
    for index in sight.of_verb("send_away"):
        weight = weights[sight.options[index]["text"].split()[-1]]
        if weight > best:
            best, choice = weight, index
    return choice


def which_to_swap(sight: Observation) -> int:
    """The exchange of two monsters that makes the easier room easiest, if it helps."""
    party = Party(sight)
    left, right = sight.here.rooms
    foes = {foe.id: foe for foe in left + right}
    choice = sight.of_verb("decline")[0]
    best = min(party.battle(room).glance()[0] for room in (left, right)) - WORTHWHILE
    for index in sight.of_verb("swap"):
        args = sight.options[index]["args"]
        monster, other = foes[args["monster"]], foes[args["other"]]
        one = [other if foe is monster else foe for foe in left]
        two = [monster if foe is other else foe for foe in right]
        cost = min(party.battle(room).glance()[0] for room in (one, two))
        if cost < best:
            best, choice = cost, index
    return choice


def replacing(sight: Observation) -> int | None:
    """Lucky: replace a card of the lowest value just drawn, if the deck promises more."""
    for index in sight.of_verb("replace"):
        number = sight.options[index]["args"]["card"]
        for hero in sight.heroes:
            for card in hero.hand:
                if card.id == number and card.value == VALUES[0] and sum(sight.values_left(card.attribute)[1:]) > 0:
                    return index
    return None


def which_to_give(sight: Observation) -> int:
    """In a trade, the card that the party lacks least."""
    worth = Worth(sight)
    cards = {card.id: card for hero in sight.heroes for card in hero.hand if card.id != UNKNOWN}
    return min(sight.of_verb("give"), key=lambda index: _price(worth, cards[sight.options[index]["args"]["card"]]))


# -- healing ---------------------------------------------------------------------------------------------------------


def healing(sight: Observation) -> int | None:
    """Begin to heal if a card is worth less than the health it brings; at the top cards are for the fight."""
    for index in sight.of_verb("begin_healing"):
        hero = sight.heroes[sight.options[index]["args"]["hero"]]
        cards = [card for card in hero.hand if card.value >= HEALING_VALUE]
        if cards and not sight.top and _gain(sight, min(cards, key=lambda card: _price(Worth(sight), card))) > 0:
            return index
    return None


def whom_to_heal(sight: Observation) -> int:
    """The cheapest card for the hero who is worst off."""
    worth = Worth(sight)
    cards = {card.id: card for hero in sight.heroes for card in hero.hand}
    ways = sight.of_verb("heal_with")
    if not ways:
        return sight.forward()[0]
    args = [sight.options[index]["args"] for index in ways]
    keys = [(sight.heroes[arg["target"]].health, _price(worth, cards[arg["card"]])) for arg in args]
    return ways[keys.index(min(keys))]


def _gain(sight: Observation, card: Card) -> float:
    """What healing with a card wins, in prices."""
    lowest = min(hero.health for hero in sight.living)
    return HEALTH_PRICES[lowest] - _price(Worth(sight), card) if lowest < HEALTH_CAP else -1.0


def _price(worth: Worth, card: Card) -> float:
    return worth.prices[card.attribute] * card.value


# -- in a fight ------------------------------------------------------------------------------------------------------


def before_cards(sight: Observation, missing: list[int]) -> int | None:
    """A skill that lowers what is missing: Troublewise, Second Stance, Shoulder to Shoulder."""
    for index in sight.of_verb("lower"):
        if missing[ATTRIBUTES.index(sight.options[index]["args"]["attribute"])]:
            return index
    for index in sight.of_verb("use_skill"):
        args = sight.options[index]["args"]
        base = sight.heroes[args["hero"]].base
        if args["card"] == "second_stance" and any(have and lack for have, lack in zip(base, missing, strict=True)):
            return index
        if args["card"] == "shoulder_to_shoulder" and any(missing):
            return index
    return None


def instead_of_health(sight: Observation, missing: list[int], worth: Worth) -> int | None:
    """A skill that saves health once the cards are played: Fury, or Resourceful with a card that is cheap enough."""
    for index in sight.of_verb("use_skill"):
        if sight.options[index]["args"]["card"] == "fury":
            return index
    cards = {card.id: card for hero in sight.heroes for card in hero.hand}
    for index in sight.of_verb("play_as"):
        args = sight.options[index]["args"]
        card = cards[args["card"]]
        saved = min(card.value - TURNED_LOSS, missing[ATTRIBUTES.index(args["attribute"])])
        if saved * HEALTH_PRICES[-1] > _price(worth, card):
            return index
    return None
