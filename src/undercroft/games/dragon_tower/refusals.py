"""Why a well-formed move is forbidden: the clause of the ledger that says so."""

from __future__ import annotations

from undercroft.games.dragon_tower import capabilities, commitment, entering, fights, settling, setup, skills
from undercroft.games.dragon_tower.facts import ATTRIBUTE, HERO_TYPE, HEROES, KIND, SKILLS, skill_faces
from undercroft.games.dragon_tower.setup import can_pay
from undercroft.games.dragon_tower.state import HAND, LAID, SOLO, State, room_here
from undercroft.kernel.state import Move

REFILL_RULE = {"ordinary": "DT-065", "universal": "DT-066", "special": "DT-067", "thrifty": "DT-068"}


def why_not(state: State, move: Move) -> str | None:
    """The clause that forbids a move now, or None where only the moment is wrong."""
    verb, args = move[0], move[1:]
    question = state.question
    if question is capabilities.which_deck and verb is capabilities.draw:
        if args[0] != state.asked[0]:
            return "DT-073"
        return REFILL_RULE[HERO_TYPE[state.hero[args[0]]]]
    if verb is capabilities.refill and question in (capabilities.which_deck, capabilities.keep_or_replace):
        return "DT-073"
    if verb is setup.lead and question is setup.which_hero and args[1] in HEROES:
        return "DT-DECISION-4"
    if verb is setup.take_skill and question is setup.which_skill and args[1] in SKILLS:
        affordable = (
            can_pay(state.hero[args[0]], [*skill_faces(state.skills[args[0]]), args[1]])
            if args[0] < len(state.hero)
            else True
        )
        return "DT-DECISION-4" if affordable else "DT-042"
    if verb is entering.enter and question is entering.which_room:
        return "DT-063"
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
        return _hero_rule(state, first) or _hero_rule(state, second) or (None if foe not in here else "DT-121")
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
    """The dead take no further part."""
    return "DT-DECISION-21" if hero < len(state.health) and state.health[hero] <= 0 else None


def _commitment_rule(state: State, move: Move) -> str | None:
    verb, args = move[0], move[1:]
    if verb is settling.commit:
        return "DT-DECISION-22"
    if verb is settling.give_all:
        return "DT-DECISION-18"
    if verb is commitment.face_too:
        return "DT-088" if state.second >= 0 else "DT-121" if state.setup.surrounded else None
    if verb is commitment.leave_out:
        return "DT-121" if state.setup.surrounded and len(state.foes) > 1 else None
    if verb in (commitment.play_card, commitment.play_as) and args[0] < len(state.face):
        card = args[0]
        mine = any(
            card in state.zones[zone + hero]
            for hero in (state.first, state.second)
            if hero >= 0
            for zone in (HAND, LAID)
        )
        if KIND[state.face[card]] == "capability" and mine and ATTRIBUTE[state.face[card]] >= 0:
            return "DT-084"
    if verb is commitment.use_skill:
        return "DT-031"
    if verb is commitment.lower and args[0] < len(state.face) and KIND[state.face[args[0]]] == "boss":
        return "DT-112"
    return None
