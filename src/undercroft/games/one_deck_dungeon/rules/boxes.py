"""Challenge boxes: which are active, what covers them, and armor first (OD-044, OD-045, OD-094 to OD-099)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.abilities import CLOSED_DOORS, MINOTAUR, OPEN_DOORS, SWARM
from undercroft.games.one_deck_dungeon.rules.dice import colour_of, restriction_of, value_of
from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS_OF,
    BOXES,
    ENCOUNTER_BOXES,
    FLOORS_OF,
    GREY,
    HEROIC,
    IS_PERIL,
    MANA_ONLY,
    OPTIONS,
    Box,
)
from undercroft.games.one_deck_dungeon.rules.in_force import ability_in_force, floors_in_force
from undercroft.games.one_deck_dungeon.rules.state import State, closed_doors, doors_in_play


def set_out_boxes(state: State) -> None:
    """The boxes of the encounter and, on the matching side, of all visible floors (OD-094 to OD-096)."""
    if state.fighting:
        boxes = list(BOSS_OF[state.dungeon].boxes)  # DECISION 37: no dungeon boxes any more
    else:
        face = state.face[state.card]
        floors = FLOORS_OF[state.dungeon][: state.floor]
        if IS_PERIL[face]:
            boxes = [OPTIONS[face][state.option].box]
            boxes += [box for floor in floors for box in floor.peril]
        else:
            boxes = list(ENCOUNTER_BOXES[face])
            boxes += [box for floor in floors for box in floor.combat]
    state.boxes = boxes
    state.laid = [[] for _ in boxes]
    state.shields = [int(has_shield(state, BOXES[box])) for box in boxes]
    state.taken = []
    state.x = reckon_x(state)


def reckon_x(state: State) -> int:
    """The number of a box with an X; nobody looks at it where there is none, but every state has one."""
    x = ability_in_force(state).x or (MINOTAUR if state.fighting else SWARM)
    if x.of == OPEN_DOORS:
        counted = doors_in_play(state) - closed_doors(state) + 1  # with the one being fought (OD-DECISION-73)
    else:
        counted = closed_doors(state) if x.of == CLOSED_DOORS else state.boss_wounds
    return x.number(counted, state.setup.pairs)


def need_of(state: State, box: Box) -> int:
    """The value that covers a box."""
    return state.x if box.x else box.value


def is_filled(state: State, place: int) -> bool:
    """Whether an active box is covered: one die, or enough of them in a wide one."""
    dice = state.laid[place]
    box = BOXES[state.boxes[place]]
    if not box.wide:
        return bool(dice)
    return sum([value_of(one) for one in dice]) >= need_of(state, box)


def takes_first_die(state: State, place: int) -> bool:
    """Whether the boss takes the first die of each round that is laid on a skull (DECISION 71)."""
    return bool(BOXES[state.boxes[place]].skull) and ability_in_force(state).takes_first_die


def has_shield(state: State, box: Box) -> bool:
    """Whether a box has a shield, printed or given by the dungeon."""
    return box.armor or bool(floors_in_force(state).armored >> box.colour & 1)


def open_places(state: State) -> list[int]:
    """The boxes that may be covered now: armor boxes first, then all the others (OD-099, DECISION 17)."""
    empty = empty_places(state)
    return [place for place in empty if state.shields[place]] or empty


def empty_places(state: State) -> list[int]:
    """The active boxes that are not covered."""
    return [place for place in range(len(state.boxes)) if not is_filled(state, place)]


def covers(state: State, one: int, place: int) -> bool:
    """Whether a die may be laid on a box as far as colour and value go (OD-044, OD-045, OD-049, OD-178)."""
    box = BOXES[state.boxes[place]]
    colour = colour_of(one)
    if colour == HEROIC:
        if box.skull and ability_in_force(state).no_heroic_on_skulls:
            return False
    elif box.colour not in (GREY, colour):
        return False
    restriction = restriction_of(one)
    if restriction and (restriction == MANA_ONLY or not state.shields[place]):
        return False
    return box.wide or value_of(one) >= need_of(state, box)
