"""Where a room may be built (BM-060 to BM-071), and laying it there."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.dungeon import remove_from, stack_of, top_of
from undercroft.games.boss_monster.rules.effects.moments import BARS_ADVANCED
from undercroft.games.boss_monster.rules.facts import ADVANCED, KIND, MOST_ROOMS, ROOM, TREASURE
from undercroft.games.boss_monster.rules.state import HAND, State
from undercroft.kernel.state import Move
from undercroft.kernel.zones import move_card


def slots_for(state: State, seat: int, room: int) -> list[int]:
    """The slots where a player may build a room now."""
    if state.building_forbidden:
        return []
    size = state.size[seat]
    face = state.face[room]
    advanced = ADVANCED[face]
    slots: list[int] = []
    for slot in range(size):
        below = top_of(state, seat, slot)
        if below in state.down or below in state.shut:  # BM-070, BM-071, BM-194
            continue
        if not advanced or fits_over(face, state.face[below]):  # BM-065
            slots.append(slot)
    # Rooms lying face down or deactivated keep their places (BM-197, BM-198, BM-221).
    if not advanced and size < MOST_ROOMS:  # BM-061, BM-063, BM-067
        slots.append(size)
    return slots


def fits_over(face: int, below: int) -> bool:
    """Whether an advanced room may go over another: they share a treasure symbol (BM-066, BM-068, BM-234)."""
    if below in BARS_ADVANCED:
        return False
    return any(mine and other for mine, other in zip(TREASURE[face], TREASURE[below], strict=True))


def placements(state: State, seat: int, lay: object) -> list[Move]:
    """Every way to build a room from the hand, as moves of the function `lay`; copies of a room count once."""
    moves: list[Move] = []
    faces: set[int] = set()
    for card in state.zones[HAND + seat]:
        face = state.face[card]
        if KIND[face] == ROOM and face not in faces:
            faces.add(face)
            moves += [(lay, card, slot) for slot in slots_for(state, seat, card)]
    return moves


def lay_room(state: State, seat: int, room: int, slot: int, source: int) -> None:
    """Put a room on a stack, or left of the leftmost one as a new stack (BM-061, BM-062)."""
    if slot == state.size[seat]:
        state.size[seat] += 1
    move_card(state, room, source, stack_of(seat, slot))


def take_up(state: State, seat: int, slot: int) -> None:
    """A room lying face down goes back to its owner's hand."""
    room = top_of(state, seat, slot)
    state.down.remove(room)
    remove_from(state, seat, slot, HAND + seat)
