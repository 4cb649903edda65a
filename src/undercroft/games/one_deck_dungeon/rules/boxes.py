"""Challenge boxes: activation, requirements, covering, and armor first (OD-094 to OD-099)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.abilities import CLOSED_DOORS, MINOTAUR, OPEN_DOORS, SWARM
from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force, floors_in_force
from undercroft.games.one_deck_dungeon.rules.covering import Terms, bars_heroic, clause_of, dice_for, forbidding_clause
from undercroft.games.one_deck_dungeon.rules.dice import value_of
from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS_OF,
    BOXES,
    ENCOUNTER_BOXES,
    FLOORS_OF,
    IS_PERIL,
    OPTIONS,
    Box,
)
from undercroft.games.one_deck_dungeon.rules.state import State, closed_doors, doors_in_play


def set_out_boxes(state: State) -> None:
    """Activate the boxes of the encounter and, on the matching side, of all visible floors (OD-094 to OD-096)."""
    if state.fighting:
        boxes = list(BOSS_OF[state.dungeon].boxes)  # OD-DECISION-37: no dungeon boxes any more
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


def own_boxes(face: int) -> int:
    """Number of boxes printed on the encounter card itself; they come first."""
    return max(1, len(ENCOUNTER_BOXES[face]))


def reckon_x(state: State) -> int:
    """The value of X in this encounter, calculated even if no box shows an X."""
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
    """Whether an active box is covered: one die, or enough of them in a wide one (OD-046, OD-DECISION-7)."""
    dice = state.laid[place]
    box = BOXES[state.boxes[place]]
    if not box.wide:
        return bool(dice)
    return sum([value_of(one) for one in dice]) >= need_of(state, box)


def takes_first_die(state: State, place: int) -> bool:
    """Whether the boss takes the first die of each round that is laid on a skull (OD-DECISION-71)."""
    return bool(BOXES[state.boxes[place]].skull) and ability_in_force(state).takes_first_die


def has_shield(state: State, box: Box) -> bool:
    """Whether a box has a shield, printed or given by the dungeon."""
    return box.armor or bool(floors_in_force(state).armored >> box.colour & 1)


def open_places(state: State) -> list[int]:
    """The boxes that may be covered now: armor boxes first (OD-099, OD-DECISION-17, OD-DECISION-40)."""
    empty = empty_places(state)
    return [place for place in empty if state.shields[place]] or empty


def empty_places(state: State) -> list[int]:
    """The active boxes that are not covered."""
    return [place for place in range(len(state.boxes)) if not is_filled(state, place)]


def terms_of(state: State, place: int) -> Terms:
    """The terms on which a box takes dice now."""
    box = BOXES[state.boxes[place]]
    need = need_of(state, box) - sum([value_of(one) for one in state.laid[place]])
    no_heroic = bars_heroic(box.skull, ability_in_force(state))
    return Terms(box.colour, need, box.wide, bool(state.shields[place]), no_heroic)


def dice_taken(state: State, place: int) -> int:
    """All dice that a box takes, as a mask of their numbers; armor is ignored."""
    box = BOXES[state.boxes[place]]
    no_heroic = bars_heroic(box.skull, ability_in_force(state))
    return dice_for(box.colour, 0 if box.wide else need_of(state, box), box.wide, bool(state.shields[place]), no_heroic)


def why_not_laid(state: State, one: int, place: int) -> str:
    """The clause that forbids to lay a die on an active box now; empty if it may be laid."""
    if is_filled(state, place):
        return clause_of(terms_of(state, place))
    if place not in open_places(state):
        return "OD-099"
    return forbidding_clause(terms_of(state, place), one)
