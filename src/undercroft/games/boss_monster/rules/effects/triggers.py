"""What rooms do by themselves when their moment comes, and the question whether an optional one is wanted."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.effects.moments import TRIGGERS
from undercroft.games.boss_monster.rules.events import RoomActed
from undercroft.games.boss_monster.rules.state import State
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask


def happen(state: State, moment: int, seat: int, room: int) -> None:
    """A room's moment has come: it acts, or its owner is asked whether it shall; else it is not used up (BM-239)."""
    trigger = TRIGGERS[moment][state.face[room]]
    if (trigger.once and room in state.used) or not trigger.possible(state, seat, room):
        return
    if trigger.asks_itself:
        trigger.does(state, seat, room)
    elif trigger.optional:
        ask(state, seat, whether_to_act, room, moment)
    else:
        _act(state, moment, seat, room)


def _act(state: State, moment: int, seat: int, room: int) -> None:
    trigger = TRIGGERS[moment][state.face[room]]
    if trigger.once:
        state.used.append(room)
    if state.events is not None:
        state.events.append(RoomActed(seat, seen(state, room)))
    trigger.does(state, seat, room)


def whether_to_act(state: State, room: int, moment: int) -> list[Move]:
    """Use a room's effect now, or not."""
    return [(act, room, moment), (decline,)]


def act(state: State, room: int, moment: int) -> None:
    """Use the room's effect."""
    _act(state, moment, state.seat, room)


def decline(state: State) -> None:
    """Do without something that is only offered."""


def use_up(state: State, seat: int, room: int) -> None:
    """A room acts by its owner's choice: once a round if its text says so."""
    state.used.append(room)
    if state.events is not None:
        state.events.append(RoomActed(seat, seen(state, room)))
