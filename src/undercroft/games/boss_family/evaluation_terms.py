"""Evaluation terms of the family: souls and wounds, damage, treasure, coins and cards."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.facts import WOUNDS_TO_LOSE
from undercroft.games.boss_family.rules.state import HAND, State
from undercroft.games.boss_family.rules.totals import all_treasure_of, damage_of, souls_of, wounds_of
from undercroft.kernel.features.evaluation import EvaluationTerm


def _wounds(state: State, seat: int) -> int:
    return wounds_of(state, seat) if seat in state.order else WOUNDS_TO_LOSE  # an eliminated player had this many


def _rival_souls(state: State, seat: int) -> int:
    return max([souls_of(state, other) for other in state.order if other != seat], default=0)


def _rival_wounds(state: State, seat: int) -> int:
    return sum([wounds_of(state, other) for other in state.order if other != seat])


def _damage(state: State, seat: int) -> int:
    return sum([damage_of(state, room) for room in active_rooms(state, seat)])


def _treasure(state: State, seat: int) -> int:
    return sum(all_treasure_of(state, seat)) if seat in state.order else 0


def _cards(state: State, seat: int) -> int:
    return len(state.zones[HAND + seat])


def _coins(state: State, seat: int) -> int:
    return state.coins[seat] if state.coins else 0


EVALUATION_TERMS: Final = (
    EvaluationTerm("souls", souls_of),
    EvaluationTerm("wounds", _wounds, good=False),
    EvaluationTerm("rival_souls", _rival_souls, good=False),
    EvaluationTerm("rival_wounds", _rival_wounds),
    EvaluationTerm("damage", _damage),
    EvaluationTerm("treasure", _treasure),
    EvaluationTerm("coins", _coins),
    EvaluationTerm("cards", _cards),
)
