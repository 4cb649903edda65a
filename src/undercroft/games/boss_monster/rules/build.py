"""The Build phase: one room face down in every player's turn (BM-060 to BM-079)."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.edition import edition_of
from undercroft.games.boss_monster.rules.events import BuildTurnBegun, NothingBuilt, RoomPlaced
from undercroft.games.boss_monster.rules.facts import ROOM
from undercroft.games.boss_monster.rules.placement import lay_room
from undercroft.games.boss_monster.rules.state import BUILDING, HAND, State, count_of_kind
from undercroft.kernel.events import seen


def begin_build(state: State) -> None:
    """Players become active in acting order (BM-060)."""
    state.phase = BUILDING
    state.turns_over = 0
    state.placed = [0] * state.setup.seats
    for seat in reversed(state.order):
        state.agenda.append((build_turn, seat))


def build_turn(state: State, seat: int) -> None:
    """The active player may place a room, and all may use spells and effects meanwhile (BM-075, BM-076)."""
    if state.events is not None:
        state.events.append(BuildTurnBegun(seat))
    state.agenda.append((end_build_turn, seat))
    edition_of(state).open_window(state, seat)


def may_place(state: State, seat: int) -> bool:
    """Whether a seat may still place a room in its Build turn, judged by what everybody knows (BM-214)."""
    return (
        state.phase == BUILDING
        and not state.building_forbidden
        and state.placed[seat] < 1 + state.extra_builds[seat]
        and count_of_kind(state, HAND + seat, ROOM) > 0
    )


def place(state: State, card: int, slot: int) -> None:
    """Lay a room face down, saying where it goes (BM-060)."""
    seat = state.seat
    lay_face_down(state, seat, card, slot)
    state.placed[seat] += 1
    state.agenda.append(state.origin)


def lay_face_down(state: State, seat: int, card: int, slot: int) -> None:
    """A room is placed; what it is, only its owner knows until the reveal (BM-205, BM-206)."""
    lay_room(state, seat, card, slot, HAND + seat)
    state.down.append(card)
    if state.events is not None:
        state.events.append(RoomPlaced(seat, seen(state, card), slot))


def end_build_turn(state: State, seat: int) -> None:
    """The turn is over: nothing about it can be changed any more (BM-073, BM-074)."""
    state.turns_over |= 1 << seat
    if not state.placed[seat] and state.events is not None:
        state.events.append(NothingBuilt(seat))
