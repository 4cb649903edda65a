"""Places where a room or a miniboss may be built (BM-060 to BM-071, MB-038 to MB-044), and laying it there."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.dungeon import (
    active_at,
    has_text,
    is_guarded,
    miniboss_at,
    powers_at,
    remove_from,
    stack_of,
    top_of,
    tops_of,
)
from undercroft.games.boss_family.rules.durations import ANY_TREASURE_FITS, EVERYBODY, NO_BUILD, NO_BUILDING, lasts
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects.registry import (
    BARS_ADVANCED,
    BARS_MONSTERS_BESIDE,
    FITS_ANYWHERE,
    LETS_ANY_FIT,
)
from undercroft.games.boss_family.rules.facts import (
    ADVANCED,
    BACK,
    BUILD_COST,
    KIND,
    MINIBOSS,
    MONSTER,
    MOST_ROOMS,
    ROOM,
    TREASURE,
    TREASURE_MASK,
)
from undercroft.games.boss_family.rules.state import HAND, NO_CARD, ON_CARD, State
from undercroft.games.boss_family.rules.totals import treasure_in
from undercroft.kernel.actions import Kind
from undercroft.kernel.state import Move
from undercroft.kernel.zones import move_card

SLOT: Final = Kind("slot", points=True)
"""A slot of a dungeon, as an argument of a move."""


def coverable_slots(state: State, seat: int) -> list[int]:
    """The slots of a dungeon whose rooms may be built over at all (BM-070, BM-071, BM-194, SB-090)."""
    kept = state.down + state.shut
    if state.minions:
        kept += [place - ON_CARD for place in state.minions]  # a minion guards the room on which it stands
    return [slot for slot, top in enumerate(tops_of(state, seat)) if top not in kept]


def slots_for(state: State, seat: int, card: int) -> list[int]:
    """The slots where a player may build a room or a miniboss now."""
    return slots_among(state, seat, card, coverable_slots(state, seat))


def slots_among(state: State, seat: int, card: int, coverable: list[int]) -> list[int]:
    """The slots where a player may build a card now, given the slots whose rooms may be built over."""
    if state.lasting and lasts(state, NO_BUILDING, EVERYBODY):
        return []
    face = state.face[card]
    if state.setup.coins:
        if KIND[face] == MINIBOSS:
            return [slot for slot in range(state.size[seat]) if why_no_miniboss(state, seat, slot) is None]
        if BUILD_COST[face] > state.coins[seat] or lasts(state, NO_BUILD, seat):  # MB-033, MB-127
            return []
    size = state.size[seat]
    if ADVANCED[face]:
        slots = [slot for slot in coverable if fits_over(state, seat, slot, face)]  # BM-065
    elif size < MOST_ROOMS:  # BM-061, BM-063, BM-067
        slots = [*coverable, size]  # rooms lying face down or deactivated keep their places (BM-197, BM-198, BM-221)
    else:
        slots = coverable
    if MONSTER[face] and state.setup.coins:
        return [slot for slot in slots if not is_barred_beside(state, seat, slot)]
    return slots


def fits_over(state: State, seat: int, slot: int, face: int) -> bool:
    """Whether an advanced room may go over the topmost one of a stack."""
    return _fits_on(state, seat, slot, top_of(state, seat, slot), face)


def _fits_on(state: State, seat: int, slot: int, below: int, face: int) -> bool:
    """Whether an advanced room may lie on another: they share a treasure symbol, or it needs none (BM-066, BM-068)."""
    if state.face[below] in BARS_ADVANCED and has_text(state, below):
        return False
    if face in FITS_ANYWHERE:
        return True
    if not state.lasting and not state.levels:
        return bool(TREASURE_MASK[face] & TREASURE_MASK[state.face[below]])
    if lasts(state, ANY_TREASURE_FITS, seat):
        return True
    miniboss, level = powers_at(state, seat, slot)
    if level and state.face[miniboss] in LETS_ANY_FIT:
        return True
    # The treasure that the room below shows at that moment, or its printed treasure (BM-234, SB-294).
    if not edition_of(state).shown_treasure_fits:
        return bool(TREASURE_MASK[face] & TREASURE_MASK[state.face[below]])
    return any(mine and other for mine, other in zip(TREASURE[face], treasure_in(state, below), strict=True))


def is_barred_beside(state: State, seat: int, slot: int) -> bool:
    """Whether the text of a room beside the slot lets no monster room be built next to it."""
    for neighbour in (active_at(state, seat, slot - 1), active_at(state, seat, slot + 1)):
        if neighbour != NO_CARD and state.face[neighbour] in BARS_MONSTERS_BESIDE and has_text(state, neighbour):
            return True
    return False


def why_no_miniboss(state: State, seat: int, slot: int) -> str | None:
    """The clause that forbids a miniboss on a room: treasure does not matter (MB-040)."""
    if slot >= state.size[seat]:
        return "MB-021"
    top = top_of(state, seat, slot)
    if top in state.down or top in state.shut:
        return "MB-044"
    if state.minions and is_guarded(state, top):
        return "SB-090"  # SB-316
    if _bears_miniboss(state, seat, slot):
        return "MB-042"
    if _bears_miniboss(state, seat, slot - 1) or _bears_miniboss(state, seat, slot + 1):
        return "MB-041"  # MB-043: a deactivated neighbour blocks too
    return None


def _bears_miniboss(state: State, seat: int, slot: int) -> bool:
    """Whether a stack has a miniboss, one lying face down on it included."""
    if not 0 <= slot < state.size[seat]:
        return False
    stack = state.zones[stack_of(seat, slot)]
    return KIND[state.face[stack[0]]] == MINIBOSS or KIND[state.face[stack[-1]]] == MINIBOSS


def could_lie(state: State, seat: int, slot: int, face: int) -> bool:
    """Whether a card lying face down on top of a stack could have this face, judged by public facts."""
    stack = state.zones[stack_of(seat, slot)]
    if len(stack) == 1:  # a new room (BM-061, BM-065, MB-021)
        return not ADVANCED[face] and KIND[face] != MINIBOSS
    if KIND[face] == MINIBOSS:
        return all(miniboss_at(state, seat, near) == NO_CARD for near in (slot - 1, slot, slot + 1))  # MB-041, MB-042
    if not ADVANCED[face]:
        return True
    miniboss = miniboss_at(state, seat, slot)
    if miniboss != NO_CARD and state.face[miniboss] in LETS_ANY_FIT:
        return True
    return _fits_on(state, seat, slot, stack[-2], face)


def placements(state: State, seat: int, lay: object, rooms_only: bool = False) -> list[Move]:
    """Every way to build a card of the hand, as moves of the function `lay`; copies of a room count once.

    An effect that gives one more room gives no miniboss (MB-133).
    """
    moves: list[Move] = []
    faces: set[int] = set()
    coverable = coverable_slots(state, seat)
    for card in state.zones[HAND + seat]:
        face = state.face[card]
        if BACK[face] == ROOM and face not in faces and not (rooms_only and KIND[face] == MINIBOSS):
            faces.add(face)
            for slot in slots_among(state, seat, card, coverable):
                moves.append((lay, card, slot))
    return moves


def lay_room(state: State, seat: int, room: int, slot: int, source: int) -> None:
    """Put a card on a stack, or left of the leftmost one as a new stack (BM-061, BM-062)."""
    if slot == state.size[seat]:
        if seat == state.active and state.walk_slot == slot:
            state.walk_slot += 1  # a hero that was sent to the start begins there (BM-236)
        state.size[seat] += 1
    move_card(state, room, source, stack_of(seat, slot))


def take_up(state: State, seat: int, slot: int) -> None:
    """A card lying face down goes back to its owner's hand."""
    room = top_of(state, seat, slot)
    state.down.remove(room)
    remove_from(state, seat, slot, HAND + seat)
