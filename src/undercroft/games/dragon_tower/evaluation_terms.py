"""Evaluation terms of Dragon Tower: floor, health and cards of the whole party."""

from __future__ import annotations

from typing import Final

from undercroft.games.dragon_tower.rules.state import HAND, State
from undercroft.kernel.features.evaluation import EvaluationTerm


def _floor(state: State, seat: int) -> int:
    return state.floor


def _health(state: State, seat: int) -> int:
    return sum(state.health)


def _cards(state: State, seat: int) -> int:
    return sum([len(state.zones[HAND + hero]) for hero in range(state.setup.heroes)])


EVALUATION_TERMS: Final = (
    EvaluationTerm("floor", _floor),
    EvaluationTerm("health", _health),
    EvaluationTerm("cards", _cards),
)
