"""Smaller choices of the policies: which card, which hero, which opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.bots import idle_plays
from undercroft.games.boss_family.bots.card_values import ROOM_BONUS, SOUL, WOUND, card_worth
from undercroft.games.boss_family.bots.forecast import dungeon_damage
from undercroft.games.boss_family.rules import announcing, setup
from undercroft.games.boss_family.rules.dungeon import tops_of
from undercroft.games.boss_family.rules.effects import choices
from undercroft.games.boss_family.rules.facts import ADVANCED, DAMAGE, HEALTH, KIND, ROOM, SOULS, SPELL
from undercroft.games.boss_family.rules.sets.boss_monster import bosses
from undercroft.games.boss_family.rules.state import HAND, State, opponents_of
from undercroft.games.boss_family.rules.totals import souls_of, wounds_of

if TYPE_CHECKING:
    from undercroft.kernel.state import Move

BACK: Final = frozenset({announcing.never_mind, setup.take_back})
FEW_SPELLS: Final = 2
TOO_MANY_ADVANCED: Final = 4


def use_it(state: State) -> Move:
    """Return the first option that takes nothing back: it uses what is offered, which is harmless or good."""
    return next(move for move in state.options if move[0] not in BACK)


def decline(state: State) -> Move:
    """Return the last option, which is to do nothing."""
    return state.options[-1]


def whether_to_redraw(state: State) -> Move:
    """Draw another hand if advanced rooms fill this one: they cannot be built."""
    hand = [state.face[card] for card in state.zones[HAND + state.seat]]
    advanced = sum([ADVANCED[face] for face in hand if KIND[face] == ROOM])
    return state.options[-1 if advanced >= TOO_MANY_ADVANCED else 0]


# -- cards -----------------------------------------------------------------------------------------------------------


def which_to_take(state: State) -> Move:
    """Return the card worth most."""
    face = state.face
    return max(state.options, key=lambda move: card_worth(face[move[1]]) if len(move) > 1 else 0)


def which_to_lose(state: State) -> Move:
    """Return the card worth least."""
    face = state.face
    offered = _forward(state)
    return min(offered, key=lambda move: card_worth(face[move[1]])) if offered else state.options[0]


def which_room_to_lose(state: State) -> Move:
    """Return the room of the own dungeon that will be missed least."""
    face = state.face
    offered = _forward(state)
    return min(offered, key=lambda move: 100 * DAMAGE[face[move[1]]] + ROOM_BONUS.get(face[move[1]], 0))


def _forward(state: State) -> list[Move]:
    return [move for move in state.options if len(move) > 1 and move[0] not in BACK]


def which_payment(state: State) -> Move:
    """Return the room in play that will be missed least, or the card of the hand worth least."""
    in_play = state.options[0][-1] in tops_of(state, state.seat)
    return which_room_to_lose(state) if in_play else which_to_lose(state)


def which_target(state: State) -> Move:
    """Return the opponent closest to winning, or the card worth most."""
    return which_opponent(state) if state.options[0][0] is announcing.aim_at_opponent else which_to_take(state)


def which_deck(state: State) -> Move:
    """Draw spells while there are few and rooms enough."""
    hand = state.zones[HAND + state.seat]
    spells = sum([KIND[state.face[card]] == SPELL for card in hand])
    wanted = SPELL if spells < FEW_SPELLS and len(hand) - spells > FEW_SPELLS else ROOM
    return next((move for move in state.options if move[1] == wanted), state.options[0])


def which_to_swap(state: State) -> Move:
    """Swap two rooms of the own dungeon if that makes it deal more damage."""
    rooms = tops_of(state, state.seat)
    faces = [state.face[room] for room in rooms]
    best, most = state.options[-1], dungeon_damage(faces)
    for move in state.options:
        if move[0] is choices.swap and move[1] in rooms and move[2] in rooms:
            one, other = rooms.index(move[1]), rooms.index(move[2])
            swapped = faces[:]
            swapped[one], swapped[other] = swapped[other], swapped[one]
            damage = dungeon_damage(swapped)
            if damage > most:
                best, most = move, damage
    return best


# -- heroes ----------------------------------------------------------------------------------------------------------


def which_hero(state: State) -> Move:
    """Return the hero that brings most to the own dungeon; none, or a search for others, if all would only wound."""
    damage, face = idle_plays.strength(state, state.seat), state.face
    best, most = state.options[-1], -SOUL
    for move in state.options:
        if move[0] is bosses.search_heroes:
            worth = SOUL  # as good as an ordinary hero that dies, and better than any that does not
        elif len(move) > 1:
            hero = face[move[1]]
            worth = SOULS[hero] * (SOUL if damage >= HEALTH[hero] else -WOUND) - HEALTH[hero]
        else:
            worth = 0
        if worth > most:
            best, most = move, worth
    return best


def whom_to_petrify(state: State) -> Move:
    """Return the hero worth most; among equals the toughest."""
    face = state.face
    return max(state.options, key=lambda move: SOUL * SOULS[face[move[1]]] + HEALTH[face[move[1]]])


def which_wound(state: State) -> Move:
    """Heal the wound that brings most souls."""
    face = state.face
    return max(state.options, key=lambda move: SOULS[face[move[1]]] if len(move) > 1 else 0)


# -- opponents -------------------------------------------------------------------------------------------------------


def leader(state: State) -> int:
    """Return the opponent who is closest to winning."""
    return max(opponents_of(state, state.seat), key=lambda seat: (souls_of(state, seat), -wounds_of(state, seat)))


def which_opponent(state: State) -> Move:
    """Return the opponent closest to winning, if offered."""
    wanted = leader(state)
    return next((move for move in state.options if len(move) > 1 and move[1] == wanted), state.options[0])


def whom_to_rob(state: State) -> Move:
    """Take a spell of the opponent closest to winning, or whatever there is."""
    wanted = leader(state)
    return max(state.options, key=lambda move: (move[1] == wanted, move[2] == SPELL))
