"""Evaluation terms of One Deck Dungeon: wounds of the boss and the party, level, loot, potions and time."""

from __future__ import annotations

from typing import Final

from undercroft.games.one_deck_dungeon.rules.state import DECK_ZONE, ITEM_OF, SKILL_OF, State
from undercroft.kernel.features.evaluation import EvaluationTerm


def _boss_wounds(state: State, seat: int) -> int:
    return state.boss_wounds


def _wounds(state: State, seat: int) -> int:
    return sum(state.wounds)


def _poison(state: State, seat: int) -> int:
    return sum(state.poison)


def _time(state: State, seat: int) -> int:
    return len(state.zones[DECK_ZONE])


def _level(state: State, seat: int) -> int:
    return state.level


def _loot(state: State, seat: int) -> int:
    heroes = range(len(state.hero))
    return sum([len(state.zones[ITEM_OF + hero]) + len(state.zones[SKILL_OF + hero]) for hero in heroes])


def _potions(state: State, seat: int) -> int:
    return state.tokens


EVALUATION_TERMS: Final = (
    EvaluationTerm("boss_wounds", _boss_wounds),
    EvaluationTerm("wounds", _wounds, good=False),
    EvaluationTerm("poison", _poison, good=False),
    EvaluationTerm("level", _level),
    EvaluationTerm("loot", _loot),
    EvaluationTerm("potions", _potions),
    EvaluationTerm("time", _time),
)
