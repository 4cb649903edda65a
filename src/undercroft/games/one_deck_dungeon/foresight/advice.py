"""Suggestions for placing dice: the best cover, by what one cares for most, as moves that can be played in order."""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.games.one_deck_dungeon.foresight.cover import Laying
from undercroft.games.one_deck_dungeon.foresight.dying import is_deadly
from undercroft.games.one_deck_dungeon.foresight.outlook import foreseen
from undercroft.games.one_deck_dungeon.foresight.solver import best_cover
from undercroft.games.one_deck_dungeon.foresight.tally import Rules, Target
from undercroft.games.one_deck_dungeon.rules.boxes import empty_places, takes_first_die, terms_of
from undercroft.games.one_deck_dungeon.rules.covering import SIDES
from undercroft.games.one_deck_dungeon.rules.dice import colour_of, restriction_of, value_of
from undercroft.games.one_deck_dungeon.rules.facts import ARMOR_ONLY, BOXES, HEROIC, Box
from undercroft.games.one_deck_dungeon.rules.in_force import ability_in_force
from undercroft.games.one_deck_dungeon.rules.placing import (
    act,
    combine,
    how_to_place,
    lay,
    put_back,
    seats_of_party,
    who_gets_heroic,
)
from undercroft.games.one_deck_dungeon.rules.state import State
from undercroft.kernel.game import Suggested
from undercroft.kernel.state import Move, play, run


class Aim(msgspec.Struct, frozen=True):
    """What each icon of a covered box is worth."""

    heart: int
    time: int
    poison: int
    skull: int

    def worth_of(self, hearts: int, time: int, poison: int, skull: int) -> int:
        """What covering a box is worth: always something, so that nothing stays open for no reason."""
        return 1 + self.heart * hearts + self.time * time + self.poison * poison + self.skull * skull


BALANCED: Final = Aim(heart=10, time=3, poison=7, skull=14)
AIMS: Final = (
    BALANCED,
    Aim(heart=100, time=1, poison=10, skull=3),  # stay alive
    Aim(heart=3, time=100, poison=10, skull=1),  # lose no time
    Aim(heart=3, time=1, poison=2, skull=100),  # hit the boss
)


def suggestions(state: State) -> list[Suggested]:
    """For each aim the party's best cover with the dice as they are now, and what it leaves open; equal ones once.

    None that a hero does not survive comes before one that all survive.
    """
    if state.question is not how_to_place:
        return []
    found: dict[tuple[tuple[str, int], ...], Suggested] = {}
    for aim in AIMS:
        one = _suggested(state, aim)
        result = tuple(one.notes.items())
        if (one.moves or one.later) and (result not in found or (one.moves and not found[result].moves)):
            found[result] = one
    return sorted(found.values(), key=lambda one: "deadly" in one.notes)


def left_open(state: State) -> dict[str, int]:
    """What would be lost as things stand, and which of the boss's wounds are covered."""
    hearts, time, poison = foreseen(state)
    notes = {"hearts": hearts, "time": time, "poison": poison}
    if state.fighting:
        empty = empty_places(state)
        notes["boss"] = sum(BOXES[box].skull for place, box in enumerate(state.boxes) if place not in empty)
    if is_deadly(state):
        notes["deadly"] = 1
    return notes


def plan(state: State, aim: Aim) -> tuple[int, list[Laying]]:
    """What the party's best cover is worth, and its layings by the places of their boxes, armor first (OD-099)."""
    places = empty_places(state)
    dice = [one for hero in state.party for one in state.pool[hero]]
    free = [_type_of(one) for one in dice if not restriction_of(one)]
    armor = [value_of(one) for one in dice if restriction_of(one) == ARMOR_ONLY]
    targets = [_target(state, place, aim) for place in places]
    worth, layings = best_cover(free, armor, targets, rules_of(state))
    layings.sort(key=lambda laying: not targets[laying[0]].armor)
    return worth, [(places[place], kinds) for place, kinds in layings]


def _target(state: State, place: int, aim: Aim) -> Target:
    return Target(
        *msgspec.structs.astuple(terms_of(state, place)),
        twice=takes_first_die(state, place) and place not in state.taken,
        worth=_worth(state, BOXES[state.boxes[place]], aim),
    )


def _worth(state: State, box: Box, aim: Aim) -> int:
    time = 0 if state.fighting else box.time  # DECISION 38
    return aim.worth_of(box.hearts, time, box.poison, box.skull)


def rules_of(state: State) -> Rules:
    """How dice may be combined in this encounter."""
    ability = ability_in_force(state)
    return Rules(dice=ability.to_combine, lower=ability.combined_less, supply=state.supply[HEROIC])


def _type_of(one: int) -> int:
    return colour_of(one) * SIDES + value_of(one) - 1


# -- from layings to moves -----------------------------------------------------------------------------------------


def _suggested(state: State, aim: Aim) -> Suggested:
    """The best cover as moves; among equally good ones one that the seat which is asked can begin."""
    worth, layings = plan(state, aim)
    suggested = _carried_out(state, layings)
    if suggested.moves or not suggested.later:
        return suggested
    return _begun_here(state, aim, worth) or suggested


def _begun_here(state: State, aim: Aim, worth: int) -> Suggested | None:
    """A cover that is worth as much and begins with a die of the seat which is asked."""
    before = empty_places(state)
    tried: set[tuple[int, int]] = set()
    for move in state.options:
        if move[0] is not lay or (_type_of(move[2]), move[3]) in tried:
            continue
        tried.add((_type_of(move[2]), move[3]))
        after = state.clone()
        play(after, move)
        left = empty_places(after)
        covered = sum(_worth(state, BOXES[state.boxes[place]], aim) for place in before if place not in left)
        rest, layings = plan(after, aim)
        if covered + rest >= worth and after.question is how_to_place and after.seat == state.seat:
            moves, notes, later = _carried_out(after, layings)
            return Suggested([move, *moves], notes, later)
    return None


def _carried_out(state: State, layings: list[Laying]) -> Suggested:
    """Play what the seat which is asked can lay itself, then what the others can and so on: the moves of both parts."""
    seats = seats_of_party(state)
    turn = first = seats.index(state.seat)
    moves: list[Move] = []
    later: list[Move] = []
    passed = 0
    while layings and passed < len(seats):
        ahead = state if turn == first else handed_to(state, seats[turn % len(seats)])
        made: list[Move] = []
        left: list[Laying] = []
        for laying in layings:
            after = ahead.clone()
            steps = _lay_as_planned(after, *laying)
            if steps is None:
                left.append(laying)
            else:
                ahead = after
                made += steps
        if made:
            state, layings = ahead, left
        passed = 0 if made else passed + 1
        if turn == first:
            moves = made
        else:
            later += made
        turn += 1
    return Suggested(moves, left_open(state), later)


def handed_to(state: State, seat: int) -> State:
    """As if this seat were asked how to place dice."""
    ahead = state.clone()
    ahead.question = None
    ahead.acting = seat
    ahead.agenda.append((act,))
    run(ahead)
    return ahead


def _lay_as_planned(state: State, place: int, kinds: tuple[int, ...]) -> list[Move] | None:
    """Play one laying; None if somebody else would have to act for it."""
    seat = state.seat
    moves: list[Move] = []
    for does, kinds_left, box in _steps(state, place, kinds):
        while kinds_left:
            offered = ((kind, _offered(state, does, kind, box)) for kind in kinds_left)
            kind, move = next((pair for pair in offered if pair[1] is not None), (0, None))
            if move is None:
                return None
            kinds_left.remove(kind)
            play(state, move)
            moves.append(move)
        if state.question is who_gets_heroic and state.seat == seat:
            move = next(move for move in state.options if state.setup.seat_of[move[1]] == seat)
            play(state, move)
            moves.append(move)
        if state.seat != seat:
            return None
    return moves


def _steps(state: State, place: int, kinds: tuple[int, ...]) -> list[tuple[object, list[int], int | None]]:
    """What makes a laying: a verb, the types of dice it takes in any order, and the box."""
    steps: list[tuple[object, list[int], int | None]] = []
    if kinds[0] < 0:
        steps.append((put_back, [~kinds[0]], None))
        kinds = kinds[1:]
    if len(kinds) > 1:
        steps.append((combine, list(kinds), None))
        lowest = min(kind % SIDES for kind in kinds)
        kinds = (HEROIC * SIDES + max(0, lowest - rules_of(state).lower),)
    steps.append((lay, [kinds[0]], place))
    return steps


def _offered(state: State, does: object, kind: int, place: int | None) -> Move | None:
    """The option that does this with a die of a type, best with one that is good for little else."""
    fitting = [
        move for move in state.options if move[0] is does and _type_of(move[2]) == kind and place in (None, move[-1])
    ]
    return max(fitting, key=lambda move: restriction_of(move[2]), default=None)
