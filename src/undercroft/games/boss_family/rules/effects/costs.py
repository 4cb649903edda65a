"""Costs of a room's effect, besides destroying the room itself."""

from __future__ import annotations

from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import destructible_rooms
from undercroft.games.boss_family.rules.effects.registry import Cost
from undercroft.games.boss_family.rules.facts import ADVANCED, MONSTER, ROOM, SPELL
from undercroft.games.boss_family.rules.piles import discard_from_hand, minibosses_in_hand
from undercroft.games.boss_family.rules.state import HAND, State, cards_of_back, count_of_back


def _rooms_in_hand(state: State, seat: int, source: int) -> list[int]:
    return cards_of_back(state, HAND + seat, ROOM)


def _cards_in_hand(state: State, seat: int, source: int) -> list[int]:
    return state.zones[HAND + seat][:]


def _monster_rooms_in_hand(state: State, seat: int, source: int) -> list[int]:
    return [card for card in state.zones[HAND + seat] if MONSTER[state.face[card]]]


def _advanced_rooms_in_hand(state: State, seat: int, source: int) -> list[int]:
    return [card for card in state.zones[HAND + seat] if ADVANCED[state.face[card]]]


def _minibosses_in_hand(state: State, seat: int, source: int) -> list[int]:
    return minibosses_in_hand(state, seat)


def _spells_in_hand(state: State, seat: int, source: int) -> list[int]:
    return cards_of_back(state, HAND + seat, SPELL)


def _other_rooms(state: State, seat: int, source: int) -> list[int]:
    """Only active rooms can pay (BM-229)."""
    return [room for room in destructible_rooms(state, seat) if room != source]


def _own_monster_rooms(state: State, seat: int, source: int) -> list[int]:
    return [room for room in destructible_rooms(state, seat) if MONSTER[state.face[room]]]


def _discard(state: State, seat: int, source: int, cards: list[int]) -> None:
    discard_from_hand(state, seat, cards)


def _destroy(state: State, seat: int, source: int, rooms: list[int]) -> None:
    for room in rooms:
        destroy(state, room)


def _count_rooms(state: State, seat: int, source: int) -> int:
    return count_of_back(state, HAND + seat, ROOM)


def _count_spells(state: State, seat: int, source: int) -> int:
    return count_of_back(state, HAND + seat, SPELL)


def _count_cards(state: State, seat: int, source: int) -> int:
    return len(state.zones[HAND + seat])


def _count_other_rooms(state: State, seat: int, source: int) -> int:
    return len(_other_rooms(state, seat, source))


def _count_monster_rooms(state: State, seat: int, source: int) -> int:
    return len(_own_monster_rooms(state, seat, source))


DISCARD_A_CARD: Cost = Cost(_cards_in_hand, 1, _discard, _count_cards)
DISCARD_TWO_ROOMS: Cost = Cost(_rooms_in_hand, 2, _discard, _count_rooms)
DISCARD_A_MONSTER_ROOM: Cost = Cost(_monster_rooms_in_hand, 1, _discard, _count_rooms)
DISCARD_AN_ADVANCED_ROOM: Cost = Cost(_advanced_rooms_in_hand, 1, _discard, _count_rooms)
DISCARD_TWO_MONSTER_ROOMS: Cost = Cost(_monster_rooms_in_hand, 2, _discard, _count_rooms)
DISCARD_A_SPELL: Cost = Cost(_spells_in_hand, 1, _discard, _count_spells)
DISCARD_A_MINIBOSS: Cost = Cost(_minibosses_in_hand, 1, _discard, _count_rooms)  # MB-007: a room card by its back
DESTROY_ANOTHER_ROOM: Cost = Cost(_other_rooms, 1, _destroy, _count_other_rooms)
DESTROY_A_MONSTER_ROOM: Cost = Cost(_own_monster_rooms, 1, _destroy, _count_monster_rooms)
