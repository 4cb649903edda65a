"""What search knows about One Deck Dungeon."""

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
"""A playout goes on to the end of the next turn; a fight with the boss is fought out."""
LICH: Final = 64
"""Playouts a decision: about 0.3 seconds."""
DRAGON: Final = 450
"""About 2 seconds."""
LEAST_GAIN: Final = 0.1
"""A sum of features thinks flight and time better or worse than they are by nearly as much."""
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
"""The questions that a game turns on; how dice are laid is reckoned, and what loot is worth is known."""
DRINKING: Final = frozenset((potions.drink, potions.take_antidote))
"""Worth a thought at the begin of a turn; else the greedy bot does it in time."""
USELESS: Final = frozenset((storing.release, feats.wait))


class DungeonMind:
    """Plays on to the end of the next turn and looks how the party stands."""

    def __init__(self, policy: Policy, evaluation: Evaluation) -> None:
        self._policy = policy
        self._evaluation = evaluation

    def policy(self, state: KernelState) -> Move:
        """What the seat that is asked would do."""
        return self._policy.choose(cast("State", state))

    def advance(self, state: KernelState) -> None:
        """The same, but all dice that are to be laid are laid at once."""
        self._policy.advance(cast("State", state))

    def is_far_enough(self, start: KernelState, state: KernelState) -> bool:
        """At the begin of the turn after the next, unless the boss is fought."""
        now, then = cast("State", state), cast("State", start)
        return not now.fighting and now.turn >= then.turn + TURNS

    def value(self, state: KernelState, seat: int) -> float:
        """How likely the party is to win."""
        return self._evaluation.value(cast("State", state))

    def worth_trying(self, state: KernelState) -> list[Move]:
        """The answers to what the game turns on; of doors that nobody has looked behind one will do."""
        here = cast("State", state)
        if here.question not in WEIGHED:
            return []
        left_out = USELESS if here.question is turn.how_to_begin else USELESS | DRINKING
        moves = [move for move in here.options if move[0] not in left_out]
        unknown = [move for move in moves if move[0] is turn.enter and not _is_known(here, move[1])]
        return [move for move in moves if move not in unknown[1:]]


def _is_known(state: State, door: int) -> bool:
    """Whether the seat that is asked has seen what lies behind a door."""
    bit = bit_of(state.seat)
    return all(state.known[card] & bit for card in state.zones[DOOR + door])


class Weights(msgspec.Struct, frozen=True):
    """What was fitted to games, for each stage of a game."""

    stages: tuple[tuple[float, ...], ...]


@cache
def mind() -> DungeonMind:
    """The mind of this game with the weights that lie beside it."""
    text = files("undercroft.games.one_deck_dungeon").joinpath("bots/standing.toml").read_bytes()
    return DungeonMind(Policy(), Evaluation(msgspec.toml.decode(text, type=Weights).stages))
