"""Positions of Dragon Tower for scenarios: floor, phase, health and marks."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.games.dragon_tower.rules import bosses, capabilities, entering, fights, setup, skills, turn
from undercroft.games.dragon_tower.rules.facts import FIRST_SKILL, FLOORS, HEALTH_CAP, START_HEALTH
from undercroft.games.dragon_tower.rules.layout import rooms_on
from undercroft.games.dragon_tower.rules.state import HERO, SKILL, STAGES, UNDER_BOSS, State
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.formats.position import check_number, check_word, read_position
from undercroft.kernel.state import Step

PHASES: dict[str, tuple[Step, ...]] = {
    "pay": ((turn.begin_floor,), (setup.pay_for_skills,)),
    "floor": ((turn.begin_floor,),),
    "discuss": (
        (turn.end_of_turn,),
        (fights.fight_on,),
        (entering.choose_room,),
        (skills.before_entering,),
        (capabilities.refill_hands,),
        (skills.before_refill,),
        (bosses.boss_grows,),
    ),
    "refill": (
        (turn.end_of_turn,),
        (fights.fight_on,),
        (entering.choose_room,),
        (skills.before_entering,),
        (capabilities.refill_hands,),
    ),
    "enter": ((turn.end_of_turn,), (fights.fight_on,), (entering.choose_room,), (skills.before_entering,)),
    "fight": ((turn.end_of_turn,), (fights.fight_on,)),
    "end": ((turn.end_of_turn,),),
}
"""Agenda of each phase, the last step first."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The counters of a position; lists are by hero."""

    phase: str
    floor: int = 1
    health: tuple[int, ...] | None = None
    fought: tuple[int, ...] = ()
    """The heroes that have fought in this room."""
    soloed: tuple[int, ...] = ()
    beat_alone: tuple[int, ...] | None = None
    room: int = 0
    stage: str = "solo"
    failed: bool = False
    pair_fights: int = 0


def place(state: State, position: dict[str, Any]) -> None:
    """Apply the counters of a position to a state whose cards are placed."""
    _place(state, read_position(position, Position))


def _place(state: State, position: Position) -> None:
    heroes = state.setup.heroes
    check_word("phase", position.phase, PHASES)
    check_word("stage", position.stage, STAGES)
    begins = position.phase in ("floor", "pay")  # the next floor
    check_number("floor", position.floor, 0 if begins else 1, FLOORS - begins)
    if position.floor:
        check_number("room", position.room, 0, rooms_on(state, position.floor) - 1)
    for hero in range(heroes):
        if len(state.zones[HERO + hero]) != 1:
            raise ImpossibleSetup("position-card", zone=f"hero {hero}")
        state.hero[hero] = state.face[state.zones[HERO + hero][0]]
        for card in state.zones[SKILL + hero]:
            state.skills[hero] |= 1 << (state.face[card] - FIRST_SKILL)
    health = position.health or tuple(START_HEALTH[face] for face in state.hero)
    if len(health) != heroes or not all(0 <= points <= HEALTH_CAP for points in health):
        raise ImpossibleSetup("position-list", name="health", count=heroes, low=0, high=HEALTH_CAP)
    if not any(health):
        raise ImpossibleSetup("position-nobody-alive")
    for hero in (*position.fought, *position.soloed):
        check_number("hero", hero, 0, heroes - 1)
    state.health = list(health)
    state.floor = position.floor
    state.way = position.room
    state.stage = STAGES.index(position.stage)
    state.failed = int(position.failed)
    state.pair_fights = position.pair_fights
    for hero in position.fought:
        state.fought[hero] = 1
    for hero in position.soloed:
        state.soloed[hero] = 1
    state.beat_alone = list(position.beat_alone or state.beat_alone)
    state.entered = int(position.phase in ("fight", "end"))
    if state.zones[UNDER_BOSS] and position.phase in ("enter", "fight", "end") and position.floor == FLOORS:
        for card in state.zones[UNDER_BOSS]:
            state.known[card] = 0xFF
        bosses.count_extra(state)
    state.agenda += [
        step for step in PHASES[position.phase] if step[0] is not bosses.boss_grows or position.floor == FLOORS
    ]
