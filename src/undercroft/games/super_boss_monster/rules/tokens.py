"""Damage tokens on rooms: put there, taken off, moved (SB-183 to SB-190, SB-236)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.city_events import TokensMoved, TokensPlaced, TokensRemoved
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.state import State
from undercroft.games.super_boss_monster.rules.facts import SOLO, SOLO_SEATS
from undercroft.kernel.events import seen


def most_on(state: State) -> int | None:
    """The most tokens that one room may bear: a limit for one player alone (SB-189, SB-236)."""
    return SOLO["most_tokens"] if state.setup.seats == SOLO_SEATS else None


def space_on(state: State, room: int, tokens: int) -> int:
    """How many of these tokens find a place on a room (SB-237)."""
    most = most_on(state)
    return tokens if most is None else min(tokens, max(0, most - tokens_on(state, room)))


def tokens_on(state: State, room: int) -> int:
    """How many damage tokens lie on a room."""
    return state.tokens.get(room, 0)


def put(state: State, room: int, tokens: int) -> None:
    """Put tokens on a room for good (SB-170, SB-183), as many as find a place (SB-237)."""
    tokens = space_on(state, room, tokens)
    if not tokens:
        return
    state.tokens[room] = tokens_on(state, room) + tokens
    if state.events is not None:
        state.events.append(TokensPlaced(seen(state, room), tokens))


def take_off(state: State, room: int, tokens: int) -> None:
    """Take tokens off a room that bears some, or as many as it has."""
    tokens = min(tokens, tokens_on(state, room))
    _lessen(state, room, tokens)
    if state.events is not None:
        state.events.append(TokensRemoved(seen(state, room), tokens))


def move(state: State, source: int, room: int, tokens: int) -> None:
    """Move tokens from a room that bears some to another, as many as find a place there."""
    tokens = space_on(state, room, min(tokens, tokens_on(state, source)))
    _lessen(state, source, tokens)
    state.tokens[room] = tokens_on(state, room) + tokens
    if state.events is not None:
        state.events.append(TokensMoved(seen(state, source), seen(state, room), tokens))


def _lessen(state: State, room: int, tokens: int) -> None:
    left = state.tokens[room] - tokens
    if left:
        state.tokens[room] = left
    else:
        del state.tokens[room]


def takers(state: State, seat: int) -> list[int]:
    """The rooms of a dungeon that can take a token: visible and active ones, never the boss (SB-185, SB-187)."""
    rooms = active_rooms(state, seat)
    return rooms if most_on(state) is None else [room for room in rooms if space_on(state, room, 1)]


def bearers(state: State, seat: int) -> list[int]:
    """The rooms of a dungeon that bear tokens and are visible and active."""
    tokens = state.tokens
    return [room for room in active_rooms(state, seat) if room in tokens] if tokens else []
