"""Dungeons: stacks of rooms from the boss outward; what is visible, active, destroyed, deactivated."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.effects import triggers
from undercroft.games.boss_monster.rules.effects.moments import TRIGGERS, WHEN_OTHER_DESTROYED
from undercroft.games.boss_monster.rules.events import RoomDeactivated, RoomDestroyed
from undercroft.games.boss_monster.rules.facts import MONSTER, MOST_ROOMS
from undercroft.games.boss_monster.rules.state import DISCARD, DUNGEON, NO_CARD, NO_SLOT, NOBODY_SEAT, State
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card


def stack_of(seat: int, slot: int) -> int:
    """The zone of a stack; slot 0 lies beside the boss (BM-007)."""
    return DUNGEON + seat * MOST_ROOMS + slot


def top_of(state: State, seat: int, slot: int) -> int:
    """The uppermost card of a stack, face down or not."""
    return state.zones[DUNGEON + seat * MOST_ROOMS + slot][-1]


def active_rooms(state: State, seat: int) -> list[int]:
    """The rooms of a dungeon that are visible, built and not deactivated, from the boss outward (BM-012, BM-229).

    What counts rooms counts these (BM-195), and only these can be chosen, so that no other is destroyed (BM-194).
    """
    first = DUNGEON + seat * MOST_ROOMS
    rooms = [zone[-1] for zone in state.zones[first : first + state.size[seat]]]
    if state.down or state.shut:
        down, shut = state.down, state.shut
        return [room for room in rooms if room not in down and room not in shut]
    return rooms


def all_active_rooms(state: State) -> list[int]:
    """The active rooms of all dungeons."""
    return [room for seat in state.order for room in active_rooms(state, seat)]


def active_monster_rooms(state: State, seat: int) -> int:
    """How many active monster rooms a dungeon has."""
    face = state.face
    return sum([MONSTER[face[room]] for room in active_rooms(state, seat)])


def place_of(state: State, room: int) -> tuple[int, int]:
    """The seat and slot of the stack on top of which a room lies; nobody and none if it is not on top of any."""
    zones = state.zones
    for seat in state.order:
        first = DUNGEON + seat * MOST_ROOMS
        for slot in range(state.size[seat]):
            if zones[first + slot][-1] == room:
                return seat, slot
    return NOBODY_SEAT, NO_SLOT


def is_active(state: State, room: int) -> bool:
    """Whether a room is visible, built and not deactivated."""
    return room not in state.shut and room not in state.down and place_of(state, room)[0] != NOBODY_SEAT


def active_at(state: State, seat: int, slot: int) -> int:
    """The active room in a slot; a deactivated one is an empty space (BM-196), the boss no room (BM-005, BM-200)."""
    if not 0 <= slot < state.size[seat]:
        return NO_CARD
    room = top_of(state, seat, slot)
    return NO_CARD if room in state.shut or room in state.down else room


def destroy(state: State, room: int) -> None:
    """A room goes to the discard; what lies under it becomes visible, and a gap closes (BM-209, BM-210, BM-212).

    Only effects that say so call this (BM-211).
    """
    seat, slot = place_of(state, room)
    assert seat != NOBODY_SEAT
    watchers = [
        watcher
        for watcher in active_rooms(state, seat)
        if watcher != room and state.face[watcher] in TRIGGERS[WHEN_OTHER_DESTROYED]
    ]
    remove_from(state, seat, slot, DISCARD)
    if state.events is not None:
        state.events.append(RoomDestroyed(seat, seen(state, room)))
    for watcher in reversed(watchers):
        state.agenda.append((triggers.happen, WHEN_OTHER_DESTROYED, seat, watcher))


def remove_from(state: State, seat: int, slot: int, target: int) -> None:
    """Take the uppermost card off a stack; rooms slide right if nothing is left there (BM-210)."""
    zone = stack_of(seat, slot)
    room = state.zones[zone][-1]
    move_card(state, room, zone, target)
    state.boosts.pop(room, None)  # an effect on a room belongs to that card (BM-235)
    if room in state.used:
        state.used.remove(room)
    if not state.zones[zone]:
        _close_gap(state, seat, slot)
    if state.walk_room == room:
        state.walk_room = NO_CARD  # the hero leaves at once; a room uncovered beneath does not touch it (BM-126)


def _close_gap(state: State, seat: int, slot: int) -> None:
    first = DUNGEON + seat * MOST_ROOMS
    zones = state.zones
    empty = zones[first + slot]
    last = first + MOST_ROOMS - 1
    zones[first + slot : last] = zones[first + slot + 1 : last + 1]
    zones[last] = empty
    state.size[seat] -= 1
    if seat == state.active and slot < state.walk_slot:
        state.walk_slot -= 1


def deactivate(state: State, room: int) -> None:
    """A room counts for nothing until the end of the round (BM-192); it still covers what lies under it (BM-193)."""
    state.shut.append(room)
    if state.events is not None:
        state.events.append(RoomDeactivated(place_of(state, room)[0], seen(state, room)))


def swap_stacks(state: State, seat: int, first: int, second: int) -> None:
    """Two stacks of a dungeon change places, whole (BM-231)."""
    one, other = stack_of(seat, first), stack_of(seat, second)
    state.zones[one], state.zones[other] = state.zones[other], state.zones[one]
