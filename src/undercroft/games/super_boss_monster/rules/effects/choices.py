"""Choices that several cards of this set ask for: a room for a token, a card to discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.dungeon import active_at, place_of
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.facts import MONSTER, TRAP
from undercroft.games.boss_family.rules.piles import discard_from_hand, one_of_each
from undercroft.games.boss_family.rules.state import HAND, NO_CARD, State
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.kernel.actions import CARD, SEAT, Kind, Question, Verb, question, verb
from undercroft.kernel.state import Move, ask

ANY_ROOM: Final = 0
MONSTER_ROOM: Final = 1
TRAP_ROOM: Final = 2
NEIGHBOURING_MONSTER: Final = 3
OTHER_ROOM: Final = 4
OTHER_TRAP: Final = 5
TAKERS: Final = ("any_room", "monster_room", "trap_room", "neighbouring_monster", "other_room", "other_trap")
TAKER: Final = Kind("taker", TAKERS)


def token_takers(state: State, seat: int, source: int, taker: int) -> list[int]:
    """The rooms of a dungeon on which an effect of a card may put a token (SB-185, SB-187, SB-237)."""
    rooms = tokens.takers(state, seat)
    face = state.face
    if taker in (MONSTER_ROOM, NEIGHBOURING_MONSTER):
        rooms = [room for room in rooms if MONSTER[face[room]]]
    if taker in (TRAP_ROOM, OTHER_TRAP):
        rooms = [room for room in rooms if TRAP[face[room]]]
    if taker in (OTHER_ROOM, OTHER_TRAP):
        rooms = [room for room in rooms if room != source]
    if taker == NEIGHBOURING_MONSTER:
        beside = neighbours(state, source)
        rooms = [room for room in rooms if room in beside]
    return rooms


def neighbours(state: State, room: int) -> list[int]:
    """The active rooms next to a room, with nothing between (SB-262, SB-305)."""
    seat, slot = place_of(state, room)
    return [beside for step in (1, -1) if (beside := active_at(state, seat, slot + step)) != NO_CARD]


def ask_for_token(state: State, seat: int, source: int, taker: int, *, optional: bool = False) -> None:
    """A player puts a damage token on a room of one's own dungeon, if one can take it."""
    if token_takers(state, seat, source, taker):
        ask(state, seat, whether_to_put_token if optional else which_room_for_token, source, seat, taker)


def which_room_for_token(state: State, source: int, seat: int, taker: int) -> list[Move]:
    """Choose a room that gets a damage token."""
    return [(put_token, room) for room in token_takers(state, seat, source, taker)]


def whether_to_put_token(state: State, source: int, seat: int, taker: int) -> list[Move]:
    """Choose a room that gets a damage token, or none."""
    return [*which_room_for_token(state, source, seat, taker), (decline,)]


def put_token(state: State, card: int) -> None:
    """Put a damage token on this room."""
    tokens.put(state, card, 1)


def which_card_to_discard(state: State, source: int, seat: int) -> list[Move]:
    """Choose a card of the hand to discard."""
    return [(throw_away, card) for card in one_of_each(state, state.zones[HAND + seat])]


def throw_away(state: State, card: int) -> None:
    """Discard this card."""
    discard_from_hand(state, state.seat, [card])


VERBS: Final[tuple[Verb, ...]] = (verb(put_token, card=CARD), verb(throw_away, card=CARD))
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_room_for_token, source=CARD, player=SEAT, taker=TAKER),
    question(whether_to_put_token, source=CARD, player=SEAT, taker=TAKER),
    question(which_card_to_discard, source=CARD, player=SEAT),
)
