"""Random play straight on a state, without records or events: for search, simulation and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.rng import MASK
from undercroft.kernel.state import Move, State, play

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

LONGEST = 100_000
"""A game that takes more decisions than this does not end."""


def take_backs(game: Game[Any]) -> frozenset[Any]:
    """The moves that only take back; random play leaves them out as long as there is anything else to do."""
    return frozenset(verb.does for verb in game.verbs if verb.back)


def random_playout(state: State, without: frozenset[Any], chance: int) -> int:
    """Play at random to the end, choosing with a generator of its own; gives the number of decisions."""
    for decisions in range(LONGEST):
        if state.question is None:
            return decisions
        options = state.options
        # A linear congruential generator is enough to choose: the game's own chance stays in the state.
        chance = (chance * 6364136223846793005 + 1442695040888963407) & MASK
        move: Move = options[(chance >> 32) * len(options) >> 32]
        if move[0] in without:
            forward = [option for option in options if option[0] not in without]
            if forward:
                move = forward[(chance >> 16 & 0xFFFFFFFF) * len(forward) >> 32]
        play(state, move)
    raise RuntimeError(f"a game did not end within {LONGEST} decisions")
