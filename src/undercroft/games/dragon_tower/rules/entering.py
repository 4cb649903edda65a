"""Entering a room: which one, the plan when surrounded, the other room discarded, circumstances revealed."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules import skills
from undercroft.games.dragon_tower.rules.events import CircumstanceRevealed, RoomEntered, RoomPassed, cards_seen
from undercroft.games.dragon_tower.rules.layout import rooms_on
from undercroft.games.dragon_tower.rules.state import (
    CIRCUMSTANCES,
    NO_HERO,
    NORMAL_DISCARD,
    ROOM,
    State,
    leader,
    living,
    room_here,
)
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import move_all


def choose_room(state: State) -> None:
    """Ask the party for a room; the choice is final only on entering (DT-061, DT-063, DT-DECISION-10)."""
    ask(state, leader(state), which_room)


def which_room(state: State) -> list[Move]:
    """The rooms of the floor."""
    return [(enter, room) for room in range(rooms_on(state, state.floor))]


def enter(state: State, room: int) -> None:
    """Enter a room; when surrounded, fix first who attacks which monster (DT-121)."""
    state.way = room
    state.agenda.append((go_in,))
    if state.setup.surrounded:
        state.agenda.append((make_plan,))


def go_in(state: State) -> None:
    """Discard the other room's monsters (DT-062); add the floor's circumstances to this one (DT-074, DT-075)."""
    state.entered = 1
    here = room_here(state)
    for side in range(rooms_on(state, state.floor)):
        other = ROOM + 2 * (state.floor - 1) + side
        if other != here:
            if state.events is not None:
                state.events.append(RoomPassed(cards_seen(state, state.zones[other])))
            move_all(state, other, NORMAL_DISCARD)  # DT-DECISION-24
    if state.events is not None:
        state.events.append(RoomEntered(state.floor, state.way, cards_seen(state, state.zones[here])))
    hidden = state.zones[CIRCUMSTANCES + state.floor - 1]
    move_all(state, CIRCUMSTANCES + state.floor - 1, here)
    if state.events is not None:
        state.events += [CircumstanceRevealed(seen(state, card)) for card in hidden]
    if any(state.skills):
        state.agenda.append((skills.healer_windows,))


# -- the plan, when surrounded --------------------------------------------------------------------------------------


def make_plan(state: State) -> None:
    """Assign every monster of the room, in the order of the fights."""
    ask(state, leader(state), who_faces_whom, always=True)


def who_faces_whom(state: State) -> list[Move]:
    """A monster not yet assigned with a hero or a pair; at last, go in."""
    alive = living(state)
    planned = {foe for foe, _, _ in state.plan}
    options: list[Move] = []
    for foe in state.zones[room_here(state)]:
        if foe not in planned:
            options += [(assign, foe, hero) for hero in alive]
            options += [
                (assign_pair, foe, first, second) for index, first in enumerate(alive) for second in alive[index + 1 :]
            ]
    if not options:
        options.append((agree_on_plan,))
    if state.plan:
        options.append((unassign,))
    options.append((step_back,))
    return options


def assign(state: State, foe: int, hero: int) -> None:
    """This hero will fight this monster alone."""
    state.plan.append((foe, hero, NO_HERO))
    state.agenda.append((make_plan,))


def assign_pair(state: State, foe: int, first: int, second: int) -> None:
    """These two will fight this monster together."""
    state.plan.append((foe, first, second))
    state.agenda.append((make_plan,))


def unassign(state: State) -> None:
    """Take the last assignment back."""
    state.plan.pop()
    state.agenda.append((make_plan,))


def step_back(state: State) -> None:
    """Choose the room again: nothing is final before entering (DT-DECISION-10)."""
    state.plan = []
    state.agenda.pop()  # going in
    state.agenda.append((choose_room,))


def agree_on_plan(state: State) -> None:
    """The plan stands; go in."""
