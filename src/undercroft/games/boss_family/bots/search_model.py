"""Search model of the games of the Boss Monster family."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, cast

import msgspec

from undercroft.games.boss_family.bots.evaluation import MOST_POINTS, Evaluation
from undercroft.games.boss_family.bots.policy import FamilyPolicy

if TYPE_CHECKING:
    from undercroft.games.boss_family.rules.state import State
    from undercroft.kernel.state import Move
    from undercroft.kernel.state import State as KernelState

ROUNDS: Final = 2
"""A playout goes on to the end of the next round."""
LICH: Final = 400
"""Playouts a decision: about 0.3 seconds."""
DRAGON: Final = 2_500
"""About 2 seconds."""


class FamilySearchModel:
    """Plays on to the end of the next round and values the position there."""

    def __init__(self, policy: FamilyPolicy, evaluation: Evaluation) -> None:
        self._policy = policy
        self._evaluation = evaluation

    def policy(self, state: KernelState) -> Move:
        """Return the move of the seat that is asked."""
        return self._policy.choose(cast("State", state))

    def worth_trying(self, state: KernelState) -> list[Move]:
        """Return the options that are worth playing out."""
        return self._policy.worth_trying(cast("State", state))

    def is_far_enough(self, start: KernelState, state: KernelState) -> bool:
        """Return True from the beginning of the round after the next."""
        return cast("State", state).round >= cast("State", start).round + ROUNDS

    def value(self, state: KernelState, seat: int) -> float:
        """Return the probability that a seat wins."""
        return self._evaluation.value(cast("State", state), seat)

    def most_points(self, state: KernelState) -> float | None:
        """Return the points that a value of 1 stands for at a table of one seat; None at others."""
        return MOST_POINTS if cast("State", state).setup.seats == 1 else None


class Weights(msgspec.Struct, frozen=True):
    """Weights of the evaluation, fitted to games that the policy played."""

    against: tuple[float, ...]
    alone: tuple[float, ...] = ()


@cache
def weights_of(package: str) -> Weights:
    """Return the weights in the folder of a game of the family."""
    return msgspec.toml.decode(files(package).joinpath("bots/weights.toml").read_bytes(), type=Weights)


def model_of(package: str, policy: FamilyPolicy) -> FamilySearchModel:
    """Return the search model of a game of the family: its policy, and the weights in its folder."""
    weights = weights_of(package)
    return FamilySearchModel(policy, Evaluation(weights.against, weights.alone))
