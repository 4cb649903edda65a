"""Suggestions for placing dice: for several aims the best cover, as moves that can be played in order."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force
from undercroft.games.one_deck_dungeon.rules.boxes import empty_places, takes_first_die, terms_of
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, colour_of, restriction_of, value_of
from undercroft.games.one_deck_dungeon.rules.facts import ARMOR_ONLY, BOXES, HEROIC
from undercroft.games.one_deck_dungeon.rules.placing import (
    act,
    combine,
    how_to_place,
    keep_apart,
    lay,
    put_back,
    seats_of_party,
    what_to_combine,
    who_gets_heroic,
)
from undercroft.games.one_deck_dungeon.rules.state import State
from undercroft.games.one_deck_dungeon.solver.consequences import foreseen, foreseen_with
from undercroft.games.one_deck_dungeon.solver.cover import Laying
from undercroft.games.one_deck_dungeon.solver.fatal import is_deadly
from undercroft.games.one_deck_dungeon.solver.solver import Loss, Tested, best_cover
from undercroft.games.one_deck_dungeon.solver.tally import Rules, Target
from undercroft.kernel.game import Suggested
from undercroft.kernel.state import Move, play, run


class Aim(msgspec.Struct, frozen=True):
    """Weights of a heart, a time and a poison lost, and of a wound of the boss missed."""

    heart: int
    time: int
    poison: int
    skull: int


BALANCED: Final = Aim(heart=10, time=3, poison=7, skull=14)
AIMS: Final = (
    BALANCED,
    Aim(heart=100, time=1, poison=10, skull=3),  # stay alive
    Aim(heart=3, time=100, poison=10, skull=1),  # lose no time
    Aim(heart=3, time=1, poison=2, skull=100),  # hit the boss
)


def suggestions(state: State) -> list[Suggested]:
    """Return for each aim the party's best cover with the present dice, and its losses; equal ones only once.

    Covers that all heroes survive come first.
    """
    if state.question not in (how_to_place, what_to_combine, who_gets_heroic):
        return []
    found: dict[tuple[tuple[str, int], ...], Suggested] = {}
    tested: Tested = {}
    for aim in AIMS:
        one = _suggested(state, aim, tested)
        result = tuple(one.notes.items())
        if (one.moves or one.later) and (result not in found or (one.moves and not found[result].moves)):
            found[result] = one
    return sorted(found.values(), key=lambda one: "deadly" in one.notes)


def left_open(state: State) -> dict[str, int]:
    """Return the losses if the party stopped now, and the number of covered wounds of the boss."""
    hearts, time, poison = foreseen(state)
    notes = {"hearts": hearts, "time": time, "poison": poison}
    if state.fighting:
        empty = empty_places(state)
        notes["boss"] = sum(BOXES[box].skull for place, box in enumerate(state.boxes) if place not in empty)
    if is_deadly(state):
        notes["deadly"] = 1
    return notes


def plan(state: State, aim: Aim, tested: Tested | None = None) -> tuple[int, list[Laying]]:
    """Return the loss of the party's best cover, and its layings by the places of their boxes, armor first (OD-099)."""
    places = empty_places(state)
    dice = [one for hero in state.party for one in state.pool[hero]]
    free = [_type_of(one) for one in dice if not restriction_of(one)]
    armor = [value_of(one) for one in dice if restriction_of(one) == ARMOR_ONLY]
    targets = [_target(state, place, 1 << number) for number, place in enumerate(places)]
    loss = _loss(state, places, aim)
    saved, layings = best_cover(free, armor, targets, rules_of(state), loss, tested)
    layings.sort(key=lambda laying: not targets[laying[0]].armor)
    return loss((1 << len(places)) - 1) - saved, [(places[place], kinds) for place, kinds in layings]


def _target(state: State, place: int, worth: int) -> Target:
    terms = terms_of(state, place)
    return Target(
        terms.colour,
        terms.need,
        terms.wide,
        terms.armor,
        terms.no_heroic,
        twice=takes_first_die(state, place) and place not in state.taken,
        worth=worth,
    )


def _loss(state: State, places: list[int], aim: Aim) -> Loss:
    """Return a function for the cost of a mask of open boxes, with everything that changes losses (OD-DECISION-19).

    Each open box costs at least 1, so that the search never leaves one open without need.
    """
    known: dict[int, int] = {}

    def loss(mask: int) -> int:
        if mask not in known:
            left = [place for number, place in enumerate(places) if mask >> number & 1]
            hearts, time, poison = foreseen_with(state, left)
            skulls = sum([BOXES[state.boxes[place]].skull for place in left])
            known[mask] = len(left) + aim.heart * hearts + aim.time * time + aim.poison * poison + aim.skull * skulls
        return known[mask]

    return loss


def rules_of(state: State) -> Rules:
    """Return the rules for combining dice in this encounter."""
    ability = ability_in_force(state)
    return Rules(dice=ability.to_combine, lower=ability.combined_less, supply=state.supply[HEROIC])


def _type_of(one: int) -> int:
    return colour_of(one) * SIDES + value_of(one) - 1


# -- from layings to moves -----------------------------------------------------------------------------------------


def _suggested(state: State, aim: Aim, tested: Tested | None = None) -> Suggested:
    """Return the best cover as moves; among equally good ones, one that the seat that is asked can begin."""
    if state.question is what_to_combine:
        return _combined(state, aim, tested) or _after(state, (keep_apart,), aim)
    if state.question is who_gets_heroic:
        return _after(state, _kept_here(state), aim)
    least, layings = plan(state, aim, tested)
    suggested = _carried_out(state, layings)
    if suggested.moves or not suggested.later:
        return suggested
    return _begun_here(state, aim, least) or suggested


def _after(state: State, move: Move, aim: Aim) -> Suggested:
    """Return a move and the best cover after it."""
    after = state.clone()
    play(after, move)
    moves, notes, later = _suggested(after, aim)
    return Suggested([move, *moves], notes, later)


def _kept_here(state: State) -> Move:
    """Return the move that gives the heroic die to a hero of the seat that is asked."""
    return next(move for move in state.options if state.setup.seat_of[move[1]] == state.seat)


def _combined(state: State, aim: Aim, tested: Tested | None) -> Suggested | None:
    """Return the rest of a combination that was begun, if a best cover contains it."""
    apart = state.clone()
    play(apart, (keep_apart,))
    least, layings = plan(apart, aim, tested)
    begun = Counter(_type_of(one) for _, one in state.mixing)
    planned = [Counter(kinds) - begun for _, kinds in layings if len(kinds) > 1 and begun <= Counter(kinds)]
    last = len(state.mixing) == ability_in_force(state).to_combine - 1
    tried: dict[int, Move] = {}
    for move in state.options:
        if move[0] is combine:
            tried.setdefault(_type_of(move[2]), move)
    for kind in sorted(tried, key=lambda kind: not any(kind in rest for rest in planned)):
        if not last and not any(kind in rest for rest in planned):
            return None
        after = state.clone()
        play(after, tried[kind])
        if after.question is who_gets_heroic:
            play(after, _kept_here(after))
        if after.question is what_to_combine or (after.question is how_to_place and plan(after, aim)[0] == least):
            return _after(state, tried[kind], aim)
    return None


def _begun_here(state: State, aim: Aim, least: int) -> Suggested | None:
    """Return a cover with the same loss that begins with a die of the seat that is asked, or None."""
    tried: set[tuple[int, int]] = set()
    for move in state.options:
        if move[0] is not lay or (_type_of(move[2]), move[3]) in tried:
            continue
        tried.add((_type_of(move[2]), move[3]))
        after = state.clone()
        play(after, move)
        lost, layings = plan(after, aim)
        if lost == least and after.question is how_to_place and after.seat == state.seat:
            moves, notes, later = _carried_out(after, layings)
            return Suggested([move, *moves], notes, later)
    return None


def _carried_out(state: State, layings: list[Laying]) -> Suggested:
    """Return the moves that the seat that is asked can make, and those that others make later in turns."""
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
    """Return a copy of the state in which this seat is asked to place dice."""
    ahead = state.clone()
    ahead.question = None
    ahead.acting = seat
    ahead.agenda.append((act,))
    run(ahead)
    return ahead


def _lay_as_planned(state: State, place: int, kinds: tuple[int, ...]) -> list[Move] | None:
    """Play one laying and return its moves; None if another seat would have to act for it."""
    seat = state.seat
    moves: list[Move] = []
    for verb, kinds_left, box in _steps(state, place, kinds):
        while kinds_left:
            offered = ((kind, _offered(state, verb, kind, box)) for kind in kinds_left)
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
    """Return the steps of a laying: a verb, the types of dice it takes in any order, and the box."""
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


def _offered(state: State, verb: object, kind: int, place: int | None) -> Move | None:
    """Return the option of a verb with a die of a type, preferably the die that is least useful elsewhere."""
    fitting = [
        move for move in state.options if move[0] is verb and _type_of(move[2]) == kind and place in (None, move[-1])
    ]
    return max(fitting, key=lambda move: restriction_of(move[2]), default=None)
