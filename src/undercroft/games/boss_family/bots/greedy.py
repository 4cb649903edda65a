"""The greedy bot of the Boss Monster family: it plays the policy on the state that its view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.bots.view_state import state_from

if TYPE_CHECKING:
    from undercroft.games.boss_family.bots.policy import FamilyPolicy
    from undercroft.games.boss_family.view_types import BossView
    from undercroft.kernel.bot import BotMaker


def greedy(policy: FamilyPolicy) -> BotMaker:
    """Return a maker of greedy bots that play a policy."""
    return lambda seed: GreedyBot(seed, policy)


class GreedyBot:
    """Values every choice by what it sees now; it neither bluffs nor remembers."""

    def __init__(self, seed: int, policy: FamilyPolicy) -> None:
        self._policy = policy

    def phrase(self, view: BossView) -> str | None:
        """Say nothing."""
        return None

    def choose(self, view: BossView) -> int:
        """Return the index of the option that looks best."""
        decision = view["decision"]
        if decision is not None and len(decision["options"]) == 1:
            return 0
        state = state_from(view)
        return state.options.index(self._policy.choose(state))
