"""Search model of One Deck Dungeon."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, cast

import msgspec

from undercroft.games.one_deck_dungeon.bots.evaluation import Evaluation
from undercroft.games.one_deck_dungeon.bots.policy import Policy
from undercroft.games.one_deck_dungeon.rules import encounter, feats, potions, storing, turn
from undercroft.games.one_deck_dungeon.rules.state import DOOR
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from undercroft.games.one_deck_dungeon.rules.state import State
    from undercroft.kernel.state import Move
    from undercroft.kernel.state import State as KernelState

TURNS: Final = 2
"""The turns of a playout; a fight with the boss is played to its end."""
LICH: Final = 64
"""Playouts per decision: about 0.3 seconds."""
DRAGON: Final = 450
"""About 2 seconds."""
LEAST_GAIN: Final = 0.1
"""The least gain for which search leaves the usual move: the evaluation misjudges flight and time by nearly as much."""
WEIGHED: Final = frozenset(
    (
        turn.how_to_begin,
        turn.whether_to_hurry_down,
        turn.what_to_do,
        turn.face_or_flee,
        turn.whether_to_descend,
        encounter.whether_to_sneak,
        encounter.which_item_is_drained,
        encounter.which_option,
        encounter.who_faces_what,
        feats.which_feat,
    )
)
"""The questions that search answers; the solver places dice, and prices choose loot."""
DRINKING: Final = frozenset((potions.drink, potions.take_antidote))
"""Moves that search considers only at the start of a turn; else the greedy bot drinks in time."""
USELESS: Final = frozenset((storing.release, feats.wait))


class DungeonModel:
    """Plays on to the end of the next turn and evaluates the party."""

    def __init__(self, policy: Policy, evaluation: Evaluation) -> None:
        self._policy = policy
        self._evaluation = evaluation

    def policy(self, state: KernelState) -> Move:
        """Return the move of the seat that is asked."""
        return self._policy.choose(cast("State", state))

    def advance(self, state: KernelState) -> None:
        """Play on; all dice of a cover are laid at once."""
        self._policy.advance(cast("State", state))

    def is_far_enough(self, start: KernelState, state: KernelState) -> bool:
        """Return True at the start of the turn after the next, unless the boss is fought."""
        now, then = cast("State", state), cast("State", start)
        return not now.fighting and now.turn >= then.turn + TURNS

    def value(self, state: KernelState, seat: int) -> float:
        """Return the chance of the party to win."""
        return self._evaluation.value(cast("State", state))

    def worth_trying(self, state: KernelState) -> list[Move]:
        """Return the options that search considers; of doors with unknown cards only the first."""
        here = cast("State", state)
        if here.question not in WEIGHED:
            return []
        left_out = USELESS if here.question is turn.how_to_begin else USELESS | DRINKING
        moves = [move for move in here.options if move[0] not in left_out]
        unknown = [move for move in moves if move[0] is turn.enter and not _is_known(here, move[1])]
        return [move for move in moves if move not in unknown[1:]]


def _is_known(state: State, door: int) -> bool:
    """Return True if the seat that is asked knows the cards behind a door."""
    bit = bit_of(state.seat)
    return all(state.known[card] & bit for card in state.zones[DOOR + door])


class Weights(msgspec.Struct, frozen=True):
    """Fitted weights for each stage of a game."""

    stages: tuple[tuple[float, ...], ...]


@cache
def dungeon_model() -> DungeonModel:
    """Return the search model with the weights that lie beside it."""
    text = files("undercroft.games.one_deck_dungeon").joinpath("bots/standing.toml").read_bytes()
    return DungeonModel(Policy(), Evaluation(msgspec.toml.decode(text, type=Weights).stages))
