"""The clause of the ledger that forbids a well-formed move."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules import capabilities, commitment, fights, resolution, setup, skills
from undercroft.games.dragon_tower.rules.arithmetic import fighters
from undercroft.games.dragon_tower.rules.facts import (
    HERO_TYPE,
    HEROES,
    KIND,
    RESOURCEFUL,
    SKILLS,
    TROUBLEWISE,
    skill_faces,
)
from undercroft.games.dragon_tower.rules.setup import can_pay
from undercroft.games.dragon_tower.rules.state import HAND, LEFTOVERS, SOLO, State, room_here
from undercroft.kernel.state import Move

REFILL_RULE = {"ordinary": "DT-065", "universal": "DT-066", "special": "DT-067", "thrifty": "DT-068"}


def forbidding_clause(state: State, move: Move) -> str | None:
    """Return the clause that forbids a move now, or None if it only comes at the wrong time."""
    verb, args = move[0], move[1:]
    question = state.question
    if question is capabilities.which_deck and verb is capabilities.draw:
        if args[0] != state.question_args[0]:
            return "DT-073" if state.refilled[state.question_args[0]] else None
        if not state.refilled[args[0]]:
            return "DT-035"
        return REFILL_RULE[HERO_TYPE[state.hero[args[0]]]]
    if verb is capabilities.refill and question in (capabilities.which_deck, capabilities.keep_or_replace):
        return "DT-073"
    if verb is setup.lead and question is setup.which_hero and args[0] == state.question_args[0] and args[1] in HEROES:
        return "DT-DECISION-4"
    if (
        verb is setup.take_skill
        and question is setup.which_skill
        and args[0] == state.question_args[0]
        and args[1] in SKILLS
    ):
        wanted = [*skill_faces(state.skills[args[0]]), args[1]]
        return "DT-DECISION-4" if can_pay(state.hero[args[0]], wanted) else "DT-042"
    if question is fights.who_fights:
        return _fight_rule(state, move)
    if question is commitment.how_to_fight:
        return _commitment_rule(state, move)
    if verb in (skills.divine, skills.swap, skills.propose_trade, skills.begin_healing) and _spent(state, args[0]):
        return "DT-031"
    return None


def _spent(state: State, hero: int) -> bool:
    return hero < len(state.spent) and bool(state.spent[hero])


def _fight_rule(state: State, move: Move) -> str | None:
    verb, args = move[0], move[1:]
    here = state.zones[room_here(state)]
    if verb is commitment.fight_together:
        first, second, foe = args
        if state.stage == SOLO:
            return "DT-080"
        if first == second:
            return "DT-077"
        if state.stage == LEFTOVERS:
            return "DT-DECISION-19"
        dead = _hero_rule(state, first) or _hero_rule(state, second)
        return dead or ("DT-121" if state.setup.surrounded and foe in here else None)
    if verb is commitment.fight_alone:
        hero, foe = args
        dead = _hero_rule(state, hero)
        if dead is not None or foe not in here:
            return dead
        if state.setup.surrounded:
            return "DT-121"
        return "DT-081" if state.soloed[hero] and state.stage == SOLO else "DT-080"
    if verb is fights.go_it_alone:
        return "DT-DECISION-19"
    if verb is skills.begin_healing:
        return "DT-031"
    return None


def _hero_rule(state: State, hero: int) -> str | None:
    """Return the clause that forbids a dead hero to fight; None if the hero lives."""
    return "DT-DECISION-21" if hero < len(state.health) and state.health[hero] <= 0 else None


def _commitment_rule(state: State, move: Move) -> str | None:
    verb, args = move[0], move[1:]
    if verb is resolution.commit:
        return "DT-DECISION-22"
    if verb is resolution.give_all:
        return "DT-DECISION-18"
    if verb is commitment.face_too:
        return "DT-088" if state.second >= 0 else "DT-121" if state.setup.surrounded else None
    if verb is commitment.leave_out:
        return "DT-121" if state.setup.surrounded and len(state.foes) > 1 else None
    if verb is commitment.play_card and _in_own_hand(state, args[0]):
        return "DT-084"
    if verb is commitment.play_as and _in_own_hand(state, args[0]):
        return _skill_rule(state, RESOURCEFUL)
    if verb is commitment.use_skill and args[1] in SKILLS:
        return _skill_rule(state, 1 << (args[1] - SKILLS[0]))
    if verb is commitment.lower and args[0] in state.zones[room_here(state)]:
        return "DT-112" if KIND[state.face[args[0]]] == "boss" else _skill_rule(state, TROUBLEWISE)
    return None


def _in_own_hand(state: State, card: int) -> bool:
    """True if the seat that is asked holds the card in a fighter's hand; other hands stay secret."""
    return any(card in state.zones[HAND + hero] for hero in fighters(state) if state.setup.seat_of[hero] == state.seat)


def _skill_rule(state: State, skill: int) -> str | None:
    """Return DT-031 if the skill is spent on this floor, else DT-026; None if no fighter has it."""
    for hero in fighters(state):
        if state.skills[hero] & skill:
            return "DT-031" if (state.spent[hero] | state.in_use) & skill else "DT-026"
    return None
