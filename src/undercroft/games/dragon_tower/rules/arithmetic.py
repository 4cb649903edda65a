"""The sums of a fight: what the opponents ask for, what the heroes bring, what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.rules.bosses import need_of
from undercroft.games.dragon_tower.rules.facts import (
    ATTRIBUTE,
    GIANT_TROLL,
    IN_EACH_OTHERS_WAY,
    POINTS,
    SECOND_STANCE,
    SHOULDER_TO_SHOULDER,
    TURNED_LOSS,
    VALUE,
    VOID_AGAINST_TROLL,
)
from undercroft.games.dragon_tower.rules.state import LAID, NO_HERO, State

if TYPE_CHECKING:
    from collections.abc import Sequence


def fighters(state: State) -> list[int]:
    """The heroes in the fight."""
    return [state.first] if state.second == NO_HERO else [state.first, state.second]


def foe_points(state: State) -> list[int]:
    """The attributes of all opponents of this fight together, before the fight changes them (DT-081)."""
    need = [0, 0, 0, 0]
    face = state.face
    boss = state.setup.boss
    for foe in state.foes:
        points = POINTS[face[foe]] if face[foe] != boss else need_of(state, foe)
        need[0] += points[0]
        need[1] += points[1]
        need[2] += points[2]
        need[3] += points[3]
    return need


def need_points(state: State) -> list[int]:
    """What the opponents of this fight ask for, attribute by attribute (DT-081, DT-089, DT-090)."""
    need = foe_points(state)
    if state.lowered >= 0:
        need[state.lowered_attribute] -= 1  # Troublewise, before anything rises
    if in_each_others_way(state):
        need = raised(need)
    return need


def in_each_others_way(state: State) -> bool:
    """Whether two heroes fight and hinder each other (DT-089); Shoulder to Shoulder prevents it."""
    return state.second != NO_HERO and not state.in_use & SHOULDER_TO_SHOULDER


def raised(need: Sequence[int]) -> list[int]:
    """The requirement against two heroes: each attribute that it has rises by 1 (DT-089, DT-090, DT-DECISION-16)."""
    return [points + IN_EACH_OTHERS_WAY if points else 0 for points in need]


def base_points(state: State, hero: int) -> tuple[int, ...] | None:
    """A fighter's base attributes, if they count: only in the first fight of the room (DT-082, DT-092)."""
    if not state.fought[hero]:
        return POINTS[state.hero[hero]]
    if state.second != NO_HERO and state.in_use & SECOND_STANCE & state.skills[hero]:
        return POINTS[state.hero[hero]]
    return None


def card_points(state: State, card: int) -> tuple[int, int]:
    """The attribute for which a played card counts, and its points."""
    face = state.face[card]
    value = VALUE[face]
    if value == VOID_AGAINST_TROLL and any(state.face[foe] == GIANT_TROLL for foe in state.foes):
        # Void against the Troll, for the whole total (DT-107, DT-DECISION-25 and DT-DECISION-37).
        return ATTRIBUTE[face], 0
    if card == state.turned:
        return state.turned_attribute, value - TURNED_LOSS
    return ATTRIBUTE[face], value


def missing_points(state: State) -> list[int]:
    """What is still missing in each attribute (DT-084): base and cards of all who fight add up (DT-091)."""
    missing = need_points(state)
    for hero in (state.first, state.second):
        if hero == NO_HERO:
            continue
        base = base_points(state, hero)
        if base is not None:
            missing[0] -= base[0]
            missing[1] -= base[1]
            missing[2] -= base[2]
            missing[3] -= base[3]
        for card in state.zones[LAID + hero]:
            attribute, value = card_points(state, card)
            missing[attribute] -= value
    return [points if points > 0 else 0 for points in missing]
