"""What search knows about the games of the Boss Monster family."""

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


class FamilyMind:
    """Plays on to the end of the next round and looks who stands best."""

    def __init__(self, policy: FamilyPolicy, evaluation: Evaluation) -> None:
        self._policy = policy
        self._evaluation = evaluation

    def policy(self, state: KernelState) -> Move:
        """What the seat that is asked would do."""
        return self._policy.choose(cast("State", state))

    def worth_trying(self, state: KernelState) -> list[Move]:
        """The options about which one might think longer."""
        return self._policy.worth_trying(cast("State", state))

    def is_far_enough(self, start: KernelState, state: KernelState) -> bool:
        """At the beginning of the round after the next."""
        return cast("State", state).round >= cast("State", start).round + ROUNDS

    def value(self, state: KernelState, seat: int) -> float:
        """How likely a seat is to win."""
        return self._evaluation.value(cast("State", state), seat)

    def most_points(self, state: KernelState) -> float | None:
        """Who plays alone counts points: so many stand for a value of 1."""
        return MOST_POINTS if cast("State", state).setup.seats == 1 else None


class Weights(msgspec.Struct, frozen=True):
    """What was fitted to games of a game."""

    against: tuple[float, ...]
    alone: tuple[float, ...] = ()


@cache
def weights_of(package: str) -> Weights:
    """The weights that a game of the family keeps beside its bots."""
    return msgspec.toml.decode(files(package).joinpath("bots/weights.toml").read_bytes(), type=Weights)


def mind_of(package: str, policy: FamilyPolicy) -> FamilyMind:
    """The mind for a game of the family: how it plays on, and the weights in its folder."""
    weights = weights_of(package)
    return FamilyMind(policy, Evaluation(weights.against, weights.alone))
