"""Destroying rooms and uncovering what lies under them (BM-209 to BM-212, MB-098, CL-012)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import (
    active_at,
    discard_miniboss,
    due,
    has_text,
    in_turn,
    is_guarded,
    lose_coins,
    lose_tokens,
    miniboss_at,
    place_of,
    remove_from,
    stack_of,
)
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import (
    TRIGGERS,
    WHEN_ANY_DESTROYED,
    WHEN_OTHER_DESTROYED,
    WHEN_UNCOVERED,
    Arising,
)
from undercroft.games.boss_family.rules.events import RoomDestroyed
from undercroft.games.boss_family.rules.expansion_events import RoomUncovered
from undercroft.games.boss_family.rules.facts import MOST_ROOMS
from undercroft.games.boss_family.rules.state import DISCARD, DUNGEON, NO_CARD, NOBODY_SEAT, State
from undercroft.kernel.events import seen


def destroy(state: State, room: int) -> None:
    """Discard a room; the room under it becomes visible, or the gap closes (BM-209, BM-210, BM-212).

    Only effects that say so destroy rooms (BM-211, SB-264), and never one on which a minion stands: nobody may choose
    it (SB-090), and no room with an action space destroys itself. Its miniboss is discarded with it, and its coins are
    lost (MB-026, MB-057).
    """
    seat, slot = place_of(state, room)
    assert seat != NOBODY_SEAT
    effects = due(state, WHEN_OTHER_DESTROYED, seat, room)
    if not state.setup.base_only:
        for player in state.order:
            effects += due(state, WHEN_ANY_DESTROYED, player, room)
    miniboss = miniboss_at(state, seat, slot)
    size = state.size[seat]
    if miniboss != NO_CARD:
        discard_miniboss(state, miniboss)
    remove_from(state, seat, slot, DISCARD)
    if state.events is not None:
        state.events.append(RoomDestroyed(seat, seen(state, room)))
    lose_coins(state, room)
    if state.size[seat] == size:
        effects = _uncovered(state, seat, slot) + effects
    if effects:
        turns = in_turn(state)
        triggers.set_off(state, sorted(effects, key=lambda effect: turns.index(effect[1])))


def uncover(state: State, seat: int, slot: int) -> None:
    """Let a room act that came to the top of its stack without being built (MB-098, MB-099, MB-116, SB-267)."""
    triggers.set_off(state, _uncovered(state, seat, slot))


def _uncovered(state: State, seat: int, slot: int) -> list[Arising]:
    room = active_at(state, seat, slot)
    acts = room != NO_CARD and state.face[room] in TRIGGERS[WHEN_UNCOVERED] and has_text(state, room)
    return [(WHEN_UNCOVERED, seat, room, room)] if acts else []


def covered_rooms(state: State, seat: int) -> list[int]:
    """The rooms of a dungeon that could be brought to the top of their stacks (CL-021)."""
    return [
        room
        for slot in range(state.size[seat])
        if (top := active_at(state, seat, slot)) != NO_CARD and not is_guarded(state, top)  # SB-090
        for room in state.zones[stack_of(seat, slot)][:-1]
        if room not in state.levels
    ]


def bring_to_top(state: State, room: int) -> None:
    """Move a covered room to the top of its stack, where it counts as uncovered (CL-012)."""
    stack = next(stack for stack in state.zones[DUNGEON:] if room in stack)
    seat, slot = divmod(state.zones.index(stack, DUNGEON) - DUNGEON, MOST_ROOMS)
    covered = stack[-1]
    state.zones[stack_of(seat, slot)] = [*(other for other in stack if other != room), room]
    if state.events is not None:
        state.events.append(RoomUncovered(seat, seen(state, room)))
    lose_coins(state, covered)
    lose_tokens(state, covered)
    uncover(state, seat, slot)
