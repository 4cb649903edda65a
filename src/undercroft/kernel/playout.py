"""Random playouts on a bare state, without records or events, for search, simulation and benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.rng import MASK
from undercroft.kernel.state import Move, State, play

if TYPE_CHECKING:
    from undercroft.kernel.game import Game

LONGEST = 100_000
"""The maximum number of decisions of a playout; a longer game is taken to be endless."""


def take_backs(game: Game[Any]) -> frozenset[Any]:
    """Return the functions of the verbs that only take back; random play avoids them if it can."""
    return frozenset(verb.does for verb in game.verbs if verb.back)


def random_playout(state: State, without: frozenset[Any], chance: int) -> int:
    """Play random moves to the end, drawn from a generator seeded with `chance`; return the number of decisions."""
    for decisions in range(LONGEST):
        if state.question is None:
            return decisions
        options = state.options
        # A linear congruential generator is good enough for choices; the game draws from the state's own generator.
        chance = (chance * 6364136223846793005 + 1442695040888963407) & MASK
        move: Move = options[(chance >> 32) * len(options) >> 32]
        if move[0] in without:
            forward = [option for option in options if option[0] not in without]
            if forward:
                move = forward[(chance >> 16 & 0xFFFFFFFF) * len(forward) >> 32]
        play(state, move)
    raise RuntimeError(f"a game did not end within {LONGEST} decisions")
