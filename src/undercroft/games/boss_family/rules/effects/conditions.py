"""Conditions of cards that act by themselves, and choices that some of them offer; all of them are public."""

from __future__ import annotations

from undercroft.games.boss_family.rules.effects.targets import (
    opponent_with_cards,
    opponent_with_rooms,
    opponent_with_spells,
)
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.piles import deck_has
from undercroft.games.boss_family.rules.state import State


def room_to_draw(state: State, seat: int, source: int) -> bool:
    """Whether there is a room card to draw."""
    return deck_has(state, ROOM)


def spell_to_draw(state: State, seat: int, source: int) -> bool:
    """Whether there is a spell to draw."""
    return deck_has(state, SPELL)


def has_coins(state: State, seat: int, source: int) -> bool:
    """Whether the treasury is not empty."""
    return state.coins[seat] > 0


def opponent_holds_cards(state: State, seat: int, source: int) -> bool:
    """Whether the hand of an opponent is not empty."""
    return bool(opponent_with_cards(state, seat, source))


def opponent_holds_rooms(state: State, seat: int, source: int) -> bool:
    """Whether an opponent holds a room card."""
    return bool(opponent_with_rooms(state, seat, source))


def opponent_holds_spells(state: State, seat: int, source: int) -> bool:
    """Whether an opponent holds a spell."""
    return bool(opponent_with_spells(state, seat, source))


def every_treasure(state: State, seat: int, source: int) -> list[int]:
    """The kinds of treasure of this game."""
    return list(range(state.setup.treasures))
