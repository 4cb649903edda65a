"""The order of fights: solo fights, pair fights, then leftovers (DT-076 to DT-080, DT-DECISION-19)."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules import skills, surrounded
from undercroft.games.dragon_tower.rules.commitment import fight_alone, fight_together
from undercroft.games.dragon_tower.rules.ending import lose
from undercroft.games.dragon_tower.rules.events import StageBegun
from undercroft.games.dragon_tower.rules.feasibility import hopeless
from undercroft.games.dragon_tower.rules.state import (
    LEFTOVERS,
    PAIRS,
    SOLO,
    STAGES,
    TOOK_LEFTOVERS,
    State,
    leader,
    living,
    room_here,
)
from undercroft.kernel.state import Move, ask


def fight_on(state: State) -> None:
    """Ask the party for the next fight until every opponent is beaten (DT-076, DT-097)."""
    if not state.zones[room_here(state)]:
        return
    if hopeless(state):
        lose(state, "hopeless")  # DT-DECISION-20
        return
    state.agenda.append((fight_on,))
    close_stages(state)
    seat = leader(state)
    ask(state, seat, who_fights, always=skills.may_heal(state, seat))


def close_stages(state: State) -> None:
    """Go on to the next stage when nobody is left who could fight in this one (DT-DECISION-40)."""
    alive = living(state)
    if state.stage == SOLO and all(state.soloed[hero] for hero in alive):
        begin_stage(state, PAIRS)
    if state.stage == PAIRS and len(alive) < 2:
        begin_stage(state, LEFTOVERS)
    if state.stage == LEFTOVERS and all(state.soloed[hero] for hero in alive):
        # Everybody has taken a group of leftovers and something is still there: the round of stages starts again.
        begin_stage(state, PAIRS if len(alive) >= 2 else LEFTOVERS)


def begin_stage(state: State, stage: int) -> None:
    """Begin a stage; for leftovers every hero may again take a group alone, unless it just did (DT-DECISION-40)."""
    state.stage = stage
    if stage == LEFTOVERS:
        state.soloed = [int(mark == TOOK_LEFTOVERS) for mark in state.soloed]
        if all(state.soloed[hero] for hero in living(state)):
            state.soloed = [0] * state.setup.heroes
    if state.events is not None:
        state.events.append(StageBegun(STAGES[stage]))


def who_fights(state: State) -> list[Move]:
    """A hero and a first opponent, or two heroes and one opponent, or on to the next stage."""
    alive = living(state)
    if state.setup.surrounded:
        options = planned_fights(state, alive)
    else:
        options = free_fights(state, alive)
    if state.stage == SOLO:
        if len(alive) >= 2 and not surrounded.solo_fights_left(state):
            options.append((pair_up,))
    elif state.stage == LEFTOVERS:
        if len(alive) >= 2:
            options.append((pair_up,))  # nobody has to fight alone: the pairs may go on after all
    elif state.failed and not surrounded.pair_fights_left(state):
        options.append((go_it_alone,))
    return options + skills.healing_options(state, leader(state))


def free_fights(state: State, alive: list[int]) -> list[Move]:
    """Every fight that the stage allows; partners may differ from opponent to opponent (DT-DECISION-17)."""
    foes = state.zones[room_here(state)]
    if state.stage == PAIRS:
        return [
            (fight_together, first, second, foe)
            for index, first in enumerate(alive)
            for second in alive[index + 1 :]
            for foe in foes
        ]
    return [(fight_alone, hero, foe) for hero in alive if not state.soloed[hero] for foe in foes]


def planned_fights(state: State, alive: list[int]) -> list[Move]:
    """The next fight of the plan, and free opponents for those whom the plan leaves free now."""
    free = [foe for foe in state.zones[room_here(state)] if surrounded.is_free(state, foe)]
    options: list[Move] = []
    if state.stage == PAIRS:
        pair = surrounded.next_pair(state)
        if pair is not None:
            options.append((fight_together, *pair))
        options += [
            (fight_together, first, second, foe)
            for index, first in enumerate(alive)
            for second in alive[index + 1 :]
            for foe in free
        ]
        return options
    solo = surrounded.next_solo(state) if state.stage == SOLO else None
    if solo is not None:
        options.append((fight_alone, *solo))
    for hero in alive:
        if not state.soloed[hero] and not (state.stage == SOLO and surrounded.has_solo(state, hero)):
            options += [(fight_alone, hero, foe) for foe in free]
    return options


def pair_up(state: State) -> None:
    """End the solo fights: the opponents that are left are fought in pairs (DT-080)."""
    if state.stage == LEFTOVERS:
        state.soloed = [TOOK_LEFTOVERS * bool(mark) for mark in state.soloed]
    begin_stage(state, PAIRS)


def go_it_alone(state: State) -> None:
    """After failed fights the leftovers may be fought alone again (DT-DECISION-19)."""
    begin_stage(state, LEFTOVERS)
