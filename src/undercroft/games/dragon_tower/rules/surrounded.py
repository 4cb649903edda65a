"""The variant "they surround us": who attacks which monsters, and in what order, is fixed before entering (DT-121)."""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.state import NO_HERO, SOLO, State, room_here


def is_free(state: State, foe: int) -> bool:
    """Whether any hero may fight it: a circumstance (DT-122), or a monster whose hero died (DT-DECISION-30)."""
    for planned, first, second in state.plan:
        if planned == foe:
            return state.health[first] <= 0 or (second != NO_HERO and state.health[second] <= 0)
    return True


def is_fixed(state: State, foe: int) -> bool:
    """Whether the plan assigns a monster to a hero or a pair."""
    return bool(state.plan) and not is_free(state, foe)


def solo_group(state: State, hero: int, foe: int) -> list[int]:
    """The opponents that a solo fight starts with: all that are assigned to the hero alone."""
    fixed = [planned for planned, first, second in state.plan if first == hero and second == NO_HERO]
    if state.stage != SOLO or not fixed:
        return [foe]
    return fixed


def foes_to_add(state: State) -> list[int]:
    """The opponents that may still join a solo fight."""
    return [foe for foe in state.zones[room_here(state)] if foe not in state.foes and not is_fixed(state, foe)]


def next_solo(state: State) -> tuple[int, int] | None:
    """The hero whose assigned solo fight is next, and a monster of it."""
    for foe, hero, partner in state.plan:
        if partner == NO_HERO and state.health[hero] > 0 and not state.soloed[hero]:
            return hero, foe
    return None


def solo_fights_left(state: State) -> bool:
    """Whether an assigned solo fight is still to be fought."""
    return state.stage == SOLO and next_solo(state) is not None


def next_pair(state: State) -> tuple[int, int, int] | None:
    """The assigned pair fight that is next."""
    here = state.zones[room_here(state)]
    for foe, first, second in state.plan:
        if second != NO_HERO and foe in here and not is_free(state, foe):
            return first, second, foe
    return None


def pair_fights_left(state: State) -> bool:
    """Whether an assigned pair fight is still to be fought."""
    return next_pair(state) is not None


def has_solo(state: State, hero: int) -> bool:
    """Whether a hero has assigned solo opponents."""
    return any(first == hero and second == NO_HERO for _, first, second in state.plan)
