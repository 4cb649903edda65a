"""Skills: before the refill, in the room and in a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.evaluation import members
from undercroft.games.dragon_tower.bots.room_plans import Plan, Prices
from undercroft.games.dragon_tower.rules import capabilities, commitment, skills
from undercroft.games.dragon_tower.rules.facts import (
    ATTRIBUTE,
    FLOORS,
    FURY,
    HEALTH_CAP,
    POINTS,
    SECOND_STANCE,
    SHOULDER_TO_SHOULDER,
    TURNED_LOSS,
    VALUE,
    VALUES,
    skill_face,
)
from undercroft.games.dragon_tower.rules.state import ROOM, State, living

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.state import Move

HEAVY: Final = 3
"""A circumstance that asks for this many points is sent away."""
WORTHWHILE: Final = 0.3
"""The least cost that a swap of monsters must save."""


def moves_of(state: State, verb: Callable[..., None]) -> list[Move]:
    """Return the options of a verb."""
    return [move for move in state.options if move[0] is verb]


# -- circumstances, rooms, cards -------------------------------------------------------------------------------------


def which_to_send_away(state: State) -> Move:
    """Send the heaviest circumstance of the floor away if it is heavy."""
    heaviest = max(moves_of(state, skills.send_away), key=lambda move: sum(POINTS[state.face[move[2]]]))
    heavy = sum(POINTS[state.face[heaviest[2]]]) >= HEAVY
    return heaviest if heavy else moves_of(state, skills.decline)[0]


def which_to_swap(state: State) -> Move:
    """Swap the two monsters that make the easier room easiest, if it helps."""
    left, right = state.zones[ROOM + 2 * (state.floor - 1) :][:2]

    def cost(move: Move) -> float:
        _, _, monster, other = move
        changed = {monster: other, other: monster}
        rooms = [[changed.get(foe, foe) for foe in room] for room in (left, right)]
        return min([Plan(state, room).battle.search_solo()[0] for room in rooms])

    best = min(moves_of(state, skills.swap), key=cost)
    now = min([Plan(state, room).battle.search_solo()[0] for room in (left, right)])
    return best if cost(best) < now - WORTHWHILE else moves_of(state, skills.decline)[0]


def replacing(state: State) -> Move | None:
    """Replace a card of the lowest value with Lucky."""
    return next((m for m in moves_of(state, capabilities.replace) if VALUE[state.face[m[2]]] == VALUES[0]), None)


def which_to_give(state: State) -> Move:
    """Trade the card that the party lacks least."""
    prices = prices_now(state)
    return min(state.options, key=lambda move: _price(state, prices, move[2]))


# -- healing ---------------------------------------------------------------------------------------------------------


def healing(state: State) -> Move | None:
    """Begin to heal if a card is worth less than the health that it brings; keep cards on the last floor."""
    moves = moves_of(state, skills.begin_healing)
    lowest = min([state.health[hero] for hero in living(state)])
    if not moves or state.floor == FLOORS or lowest >= HEALTH_CAP:
        return None
    prices = prices_now(state)
    for move in moves:
        cheapest = min([_price(state, prices, card) for card in skills.healing_cards(state, move[1])])
        if cheapest < prices.health[lowest]:
            return move
    return None


def whom_to_heal(state: State) -> Move:
    """Heal the hero with the least health, by the cheapest card."""
    moves = moves_of(state, skills.heal_with)
    if not moves:
        return state.options[0]
    prices = prices_now(state)
    return min(moves, key=lambda move: (state.health[move[3]], _price(state, prices, move[2])))


def prices_now(state: State) -> Prices:
    """Return the prices of cards and health after this floor."""
    return Prices(state, members(state), ())


def _price(state: State, prices: Prices, card: int) -> float:
    face = state.face[card]
    return prices.cards[ATTRIBUTE[face]] * VALUE[face]


# -- in a fight ------------------------------------------------------------------------------------------------------


def before_cards(state: State, missing: list[int]) -> Move | None:
    """Use Troublewise, Second Stance or Shoulder to Shoulder if it lowers what is missing."""
    for move in moves_of(state, commitment.lower):
        if missing[move[2]]:
            return move
    for move in moves_of(state, commitment.use_skill):
        _, hero, skill = move
        base = POINTS[state.hero[hero]]
        if skill == skill_face(SECOND_STANCE) and any(have and lack for have, lack in zip(base, missing, strict=True)):
            return move
        if skill == skill_face(SHOULDER_TO_SHOULDER) and any(missing):
            return move
    return None


def instead_of_health(state: State, missing: list[int], prices: Prices) -> Move | None:
    """Save health once the cards are played: by Fury, or by Resourceful with a card that is cheap enough."""
    for move in moves_of(state, commitment.use_skill):
        if move[2] == skill_face(FURY):
            return move
    for move in moves_of(state, commitment.play_as):
        _, card, attribute = move
        saved = min(VALUE[state.face[card]] - TURNED_LOSS, missing[attribute])
        if saved * prices.health_price(state.health[state.first]) > _price(state, prices, card):
            return move
    return None
