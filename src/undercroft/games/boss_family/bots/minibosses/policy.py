"""How search plays on in Rise of the Minibosses: rooms, minibosses and coins, on a state."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.games.boss_family.bots import idle_plays, walk_plays
from undercroft.games.boss_family.bots.minibosses.card_values import COIN, MINIBOSS_WORTH
from undercroft.games.boss_family.bots.minibosses.greedy import PROMOTION
from undercroft.games.boss_family.bots.policy import FamilyPolicy, use_it
from undercroft.games.boss_family.bots.walk_plays import TURN
from undercroft.games.boss_family.rules import announcing, build, minibosses
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.facts import DAMAGE, FACE, KIND, MINIBOSS, SOULS
from undercroft.games.boss_family.rules.state import NO_CARD, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undercroft.games.boss_family.bots.idle_plays import Use
    from undercroft.games.boss_family.bots.walk_plays import Walk
    from undercroft.kernel.state import Move

RAGE, SMASH, PAY_TO_WIN, AMBUSH = FACE["rage"], FACE["smash"], FACE["pay_to_win"], FACE["ambush"]
COSTS: Final = {FACE["sawtooth_pendulum"]: COIN, FACE["living_trap"]: 150, AMBUSH: 120, FACE["paddywhack"]: 60}
"""What kills the hero inside outright, and what is given for it."""
MINIBOSSES_USES: Final[Mapping[int, Use]] = {**idle_plays.USES, FACE["windfall"]: idle_plays.always(200)}


class MinibossesPolicy(FamilyPolicy):
    """What everybody would do where there are coins and minibosses."""

    uses: ClassVar[Mapping[int, Use]] = MINIBOSSES_USES

    def __init__(self) -> None:
        super().__init__()
        self.choosers |= {
            minibosses.whether_to_pay: use_it,
            announcing.which_target: which_target,
            announcing.which_amount: which_amount,
        }

    def what_to_play(self, state: State) -> Move:
        """Build, place a miniboss or promote one, whatever gains most; or what the family does."""
        if state.active != state.seat or state.walker != NO_CARD:
            return super().what_to_play(state)
        most, best = self.best_building(state, build.place) or (0, None)
        spare = state.coins[state.seat] - sum([KIND[state.face[card]] == MINIBOSS for card in self._own_down(state)])
        for move in state.options if spare > 0 else ():
            worth = _miniboss_worth(state, move)
            if worth > most:
                most, best = worth, move
        return super().what_to_play(state) if best is None else best

    def _own_down(self, state: State) -> list[int]:
        """The cards that the seat which is asked has laid face down and not yet paid for."""
        seat = state.seat
        return [card for card in state.down if state.known[card] & 1 << seat]

    def use_of(self, state: State, walk: Walk, move: Move) -> int:
        """What an announcement is worth while a hero walks."""
        if len(move) == 1 or walk.seat != state.seat or walk.missing <= 0:
            return walk_plays.use_of(state, walk, move)
        face, worth = state.face[move[1]], TURN * SOULS[state.face[walk.hero]]
        if face in COSTS:
            return worth - COSTS[face]
        if face == SMASH:
            return worth if walk.missing <= 2 else 0
        if face == PAY_TO_WIN:
            return worth - COIN * walk.missing if walk.missing - 1 <= state.coins[state.seat] else 0
        if face == RAGE:
            return worth if len(move) > 2 and walk.missing <= state.levels.get(move[2], 0) else 0
        return walk_plays.use_of(state, walk, move)


def _miniboss_worth(state: State, move: Move) -> int:
    """What placing a miniboss, or its next power, is worth."""
    if move[0] is minibosses.promote:
        return PROMOTION + MINIBOSS_WORTH.get(state.face[move[1]], 0) // 10
    if move[0] is build.place and KIND[state.face[move[1]]] == MINIBOSS:
        host = state.face[top_of(state, state.seat, move[2])]
        return MINIBOSS_WORTH[state.face[move[1]]] + 10 * DAMAGE[host]
    return 0


def which_target(state: State) -> Move:
    """The hero inside, if it can be aimed at."""
    return next((move for move in state.options if len(move) > 1 and move[1] == state.walker), state.options[0])


def which_amount(state: State) -> Move:
    """As many coins as it takes to kill the hero inside, or as few as possible."""
    if state.walker == NO_CARD:
        return state.options[0]
    needed = walk_plays.walk_of(state).missing - 1
    return next((move for move in state.options if len(move) > 1 and move[1] >= needed), state.options[0])
