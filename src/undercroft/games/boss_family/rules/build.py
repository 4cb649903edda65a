"""The Build phase: one card face down in every player's turn (BM-060 to BM-079, MB-038, MB-113)."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import due
from undercroft.games.boss_family.rules.durations import (
    ANY_TREASURE_FITS,
    DECLINED,
    EVERYBODY,
    EXTRA_BUILDS,
    EXTRA_ROOMS,
    NO_BUILD,
    NO_BUILDING,
    SOLD,
    last,
    lasts,
)
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import WHEN_BUILD_BEGINS, WHEN_BUILD_TURN_ENDS
from undercroft.games.boss_family.rules.events import BuildTurnBegun, NothingBuilt, RoomPlaced
from undercroft.games.boss_family.rules.facts import ROOM
from undercroft.games.boss_family.rules.piles import discard_from_hand, one_of_each
from undercroft.games.boss_family.rules.placement import lay_room
from undercroft.games.boss_family.rules.state import BUILDING, HAND, NOBODY_SEAT, State, cards_of_back, holds
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, bit_of
from undercroft.kernel.zones import conceal


def begin_build(state: State) -> None:
    """Players become active in acting order (BM-060), after the effects at the start of the phase (MB-113)."""
    state.phase = BUILDING
    state.turns_over = 0
    state.placed = [0] * state.setup.seats
    for seat in reversed(state.order):
        state.agenda.append((build_turn, seat))
    state.agenda += edition_of(state).before_build_turns
    if not state.setup.base_only:
        for seat in reversed(state.order):
            triggers.set_off(state, due(state, WHEN_BUILD_BEGINS, seat))


def build_turn(state: State, seat: int) -> None:
    """The active player may place a card, and all may use spells and effects meanwhile (BM-075, BM-076)."""
    if state.events is not None:
        state.events.append(BuildTurnBegun(seat))
    state.agenda.append((end_build_turn, seat))
    edition_of(state).open_window(state, seat)


def may_place(state: State, seat: int) -> bool:
    """Whether a seat may still place a card in its Build turn, judged by public facts (BM-214)."""
    if state.phase != BUILDING:
        return False
    lasting = state.lasting
    if lasting and ((NO_BUILDING, EVERYBODY) in lasting or (NO_BUILD, seat) in lasting or (DECLINED, seat) in lasting):
        return False
    return not has_placed_all(state, seat) and holds(state, HAND + seat, ROOM)


def has_placed_all(state: State, seat: int) -> bool:
    """Whether a seat has placed as many cards as it may in this round (BM-214, BM-241)."""
    more = lasts(state, EXTRA_BUILDS, seat) + lasts(state, EXTRA_ROOMS, seat) if state.lasting else 0
    return state.placed[seat] > more


def has_built(state: State, seat: int) -> bool:
    """Whether a seat has used up the normal build of the round; what it may still place is a room (MB-133)."""
    return state.placed[seat] > lasts(state, EXTRA_BUILDS, seat)


def place(state: State, card: int, slot: int) -> None:
    """Lay a card face down, saying where it goes (BM-060)."""
    seat = state.seat
    lay_face_down(state, seat, card, slot)
    state.placed[seat] += 1
    if state.marker != NOBODY_SEAT:
        state.asked_seats = 0  # SB-290: all may act again after it
    state.agenda.append(state.origin)


def place_nothing(state: State) -> None:
    """Decline to build in this Build turn, which is final (SB-092, SB-290)."""
    last(state, DECLINED, state.seat)
    state.asked_seats = 0
    state.agenda.append(state.origin)


def lay_face_down(state: State, seat: int, card: int, slot: int) -> None:
    """Place a card face down; only its owner knows it until the reveal (BM-205, BM-206, MB-039)."""
    lay_room(state, seat, card, slot, HAND + seat)
    state.down.append(card)
    # Opponents who have seen cards of the hand can no longer tell where these are.
    conceal(state, [card, *cards_of_back(state, HAND + seat, ROOM)], bit_of(seat))
    if state.events is not None:
        state.events.append(RoomPlaced(seat, seen(state, card), slot))


def may_sell(state: State, seat: int) -> bool:
    """Whether a seat may discard a room card for a coin in its Build turn, once a round (MB-005, MB-006)."""
    return (
        state.setup.room_for_coin
        and state.phase == BUILDING
        and not lasts(state, SOLD, seat)
        and holds(state, HAND + seat, ROOM)
    )


def sales(state: State, seat: int) -> list[Move]:
    """The cards that can be discarded for a coin."""
    cards = cards_of_back(state, HAND + seat, ROOM)
    return [(sell, card) for card in one_of_each(state, cards)]


def sell(state: State, card: int) -> None:
    """Discard this card for a coin (MB-005)."""
    seat = state.seat
    last(state, SOLD, seat)
    state.agenda.append(state.origin)
    discard_from_hand(state, seat, [card])
    coins.gain(state, seat, 1)


def end_build_turn(state: State, seat: int) -> None:
    """End the Build turn; nothing in it can be changed any more (BM-073, BM-074)."""
    state.turns_over |= 1 << seat
    if state.lasting:
        state.lasting.pop((ANY_TREASURE_FITS, seat), None)  # MB-127
    if not state.placed[seat] and state.events is not None:
        state.events.append(NothingBuilt(seat))
    if not state.setup.base_only:
        triggers.set_off(state, due(state, WHEN_BUILD_TURN_ENDS, seat))
