"""What cards in play do by themselves when their moment comes, and the question whether an optional one is wanted."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.effects.moments import TRIGGERS, Trigger, use_of
from undercroft.games.boss_monster.rules.events import RoomActed
from undercroft.games.boss_monster.rules.state import BOSS_OF, NO_CARD, State
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask

TRIGGER_SLOT = 0
"""A card's own effect; a miniboss's powers are kept apart from its room's, since they are two cards."""


def happen(state: State, moment: int, seat: int, source: int, subject: int = NO_CARD) -> None:
    """A card's moment has come: it acts, or its owner is asked whether it shall; else it is not used up (BM-239)."""
    trigger = TRIGGERS[moment][state.face[source]]
    if trigger.once and _use(state, seat, source) in state.used:
        return
    if not (
        trigger.possible(state, seat, source, subject) if trigger.subject else trigger.possible(state, seat, source)
    ):
        return
    if trigger.asks_itself:
        _do(state, trigger, seat, source, subject)
    elif trigger.optional:
        state.subject = subject
        ask(state, seat, whether_to_act, source, moment)
    else:
        _act(state, moment, seat, source, subject)


def _act(state: State, moment: int, seat: int, source: int, subject: int) -> None:
    trigger = TRIGGERS[moment][state.face[source]]
    if trigger.once:
        spend(state, seat, source)
    if state.events is not None:
        state.events.append(RoomActed(seat, seen(state, source)))
    _do(state, trigger, seat, source, subject)


def _do(state: State, trigger: Trigger, seat: int, source: int, subject: int) -> None:
    if trigger.subject:
        trigger.does(state, seat, source, subject)
    else:
        trigger.does(state, seat, source)


def whether_to_act(state: State, source: int, moment: int) -> list[Move]:
    """Use a card's effect now, or not."""
    return [(act, source, moment), (decline,)]


def act(state: State, card: int, moment: int) -> None:
    """Use the card's effect."""
    _act(state, moment, state.seat, card, state.subject)


def decline(state: State) -> None:
    """Do without something that is only offered."""


def use_up(state: State, seat: int, source: int) -> None:
    """A card acts by its owner's choice: once a round if its text says so."""
    spend(state, seat, source)
    if state.events is not None:
        state.events.append(RoomActed(seat, seen(state, source)))


def spend(state: State, seat: int, source: int) -> None:
    """A card has acted for a player in this round."""
    state.used.append(_use(state, seat, source))


def _use(state: State, seat: int, source: int) -> int:
    """What is marked as used: of a Level Up that another boss has too, the boss of that player (CL-018)."""
    if state.copied and state.copied.get(seat) == source:
        source = state.zones[BOSS_OF + seat][0]
    return use_of(source, TRIGGER_SLOT)
