"""Positions of the Boss Monster family for scenarios: phase, turn, rooms lying face down or deactivated."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.games.boss_monster.rules.adventure import adventure_turn, begin_adventure
from undercroft.games.boss_monster.rules.bait import bait
from undercroft.games.boss_monster.rules.build import begin_build, build_turn
from undercroft.games.boss_monster.rules.edition import edition_of
from undercroft.games.boss_monster.rules.facts import MOST_ROOMS, XP
from undercroft.games.boss_monster.rules.reveal import reveal_rooms
from undercroft.games.boss_monster.rules.rounds import begin_round, end_round
from undercroft.games.boss_monster.rules.setup import deal_hands, first_rooms
from undercroft.games.boss_monster.rules.state import (
    ADVENTURING,
    BOSS_OF,
    BUILDING,
    DUNGEON,
    ENTRANCE,
    SOULS_OF,
    TOWN,
    WOUNDS_OF,
    State,
)
from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.kernel.state import EVERYONE, Step

PHASE_STEPS: dict[str, tuple[Step, ...]] = {
    "hands": ((begin_round,), (first_rooms,), (deal_hands,)),
    "first-rooms": ((begin_round,), (first_rooms,)),
    "round": ((begin_round,),),
    "build": ((end_round,), (begin_adventure,), (bait,), (reveal_rooms,), (begin_build,)),
    "reveal": ((end_round,), (begin_adventure,), (bait,), (reveal_rooms,)),
    "bait": ((end_round,), (begin_adventure,), (bait,)),
    "adventure": ((end_round,), (begin_adventure,)),
    "end": ((end_round,),),
}
"""What is still to happen in each phase, the last step first."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The counters of a position; lists are by seat."""

    phase: str
    round: int = 1
    """The round that goes on, or that begins (of the set-up: after it)."""
    turn: int | None = None
    """The seat whose Build or Adventure turn begins; those before it in the order have had theirs."""
    face_down: tuple[tuple[int, int], ...] = ()
    """Seat and slot of rooms placed face down in this round."""
    deactivated: tuple[tuple[int, int], ...] = ()
    leveled: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()
    last_round: bool = False


def place(state: State, data: dict[str, Any]) -> None:
    """Bring the counters of a position into a state whose cards are placed."""
    try:
        position = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Malformed("bad-scenario", reason=str(error)) from error
    if position.phase not in PHASE_STEPS:
        raise ImpossibleSetup("position-word", name="phase", choices=", ".join(PHASE_STEPS))
    seats = state.setup.seats
    for name, numbers in (("leveled", position.leveled), ("out", position.out), ("gained", position.gained)):
        for seat in numbers:
            _check_number(name, seat, seats - 1)
    for seat in range(seats):
        _place_dungeon(state, seat, out=seat in position.out)
    state.order = [seat for seat in edition_of(state).acting_order(state) if seat not in position.out]
    for name, places in (("face_down", position.face_down), ("deactivated", position.deactivated)):
        for seat, slot in places:
            _check_number(name, seat, seats - 1)
            _check_number(name, slot, state.size[seat] - 1)
    state.down = [_top(state, seat, slot) for seat, slot in position.face_down]
    state.shut = [_top(state, seat, slot) for seat, slot in position.deactivated]
    for seat, slot in position.face_down:
        state.known[_top(state, seat, slot)] = 1 << seat
        state.placed[seat] += 1
    state.leveled = sum(1 << seat for seat in position.leveled)
    state.gained = sum(1 << seat for seat in position.gained)
    state.round = position.round - 1 if (begin_round,) in PHASE_STEPS[position.phase] else position.round
    state.last_round = int(position.last_round)
    in_play = (TOWN, *range(ENTRANCE, ENTRANCE + seats), *range(SOULS_OF, SOULS_OF + seats), *_wounds(seats))
    state.seniority = [hero for zone in in_play for hero in state.zones[zone]]
    state.agenda += PHASE_STEPS[position.phase]
    if position.turn is not None:
        _begin_turn(state, position)


def _wounds(seats: int) -> range:
    return range(WOUNDS_OF, WOUNDS_OF + seats)


def _place_dungeon(state: State, seat: int, *, out: bool) -> None:
    """A boss and stacks without a gap; all rooms lie open."""
    boss = state.zones[BOSS_OF + seat]
    if out:
        return
    if len(boss) != 1:
        raise ImpossibleSetup("position-card", zone=f"boss {seat}")
    state.xp[seat] = XP[state.face[boss[0]]]
    first = DUNGEON + seat * MOST_ROOMS
    stacks = state.zones[first : first + MOST_ROOMS]
    state.size[seat] = sum(1 for stack in stacks if stack)
    if any(stacks[state.size[seat] :]):
        raise ImpossibleSetup("position-card", zone=f"dungeon {seat * MOST_ROOMS}")
    for stack in stacks:
        for room in stack:
            state.known[room] = EVERYONE


def _begin_turn(state: State, position: Position) -> None:
    """Only this player's turn and those after it are still to come."""
    turn = position.turn
    if turn not in state.order or position.phase not in ("build", "adventure"):
        raise ImpossibleSetup("position-number", name="turn", low=0, high=state.setup.seats - 1)
    state.agenda.pop()
    coming = state.order[state.order.index(turn) :]
    for seat in state.order:
        if seat not in coming:
            state.turns_over |= 1 << seat
    state.phase = BUILDING if position.phase == "build" else ADVENTURING
    begins = build_turn if position.phase == "build" else adventure_turn
    for seat in reversed(coming):
        state.agenda.append((begins, seat))


def _top(state: State, seat: int, slot: int) -> int:
    return state.zones[DUNGEON + seat * MOST_ROOMS + slot][-1]


def _check_number(name: str, number: int, high: int) -> None:
    if not 0 <= number <= high:
        raise ImpossibleSetup("position-number", name=name, low=0, high=high)
