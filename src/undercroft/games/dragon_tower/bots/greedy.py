"""The greedy bot of Dragon Tower: it plays the policy on the state that its view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots import talk
from undercroft.games.dragon_tower.bots.policy import TowerPolicy
from undercroft.games.dragon_tower.bots.view_state import state_from
from undercroft.games.dragon_tower.rules.commitment import withdraw
from undercroft.games.dragon_tower.rules.fights import who_fights
from undercroft.games.dragon_tower.rules.state import State, room_here

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.view_types import TowerView
    from undercroft.kernel.state import Move

STARTS: Final = 10
"""The number of random starts of the search for a plan."""
PATIENCE: Final = 8
"""The number of times that the bot withdraws while nothing changes; then it fights whatever the outcome."""


class GreedyBot:
    """Draws what the tower will ask for, takes the cheaper room and shares out its opponents as cheaply as it can."""

    def __init__(self, seed: int) -> None:
        self._policy = TowerPolicy(STARTS)
        self._answered: tuple[int, list[Move], Move] | None = None
        """The number of the last decision, its options, and the move that was chosen."""
        self._moment: tuple[object, ...] = ()
        self._proposed: Move | None = None
        """The last answer to who fights; if the question comes again at the same moment, it was refused."""
        self._withdrawals = 0
        self._said: set[tuple[int, str]] = set()

    def choose(self, view: TowerView) -> int:
        """Return the index of the option that looks best."""
        state = state_from(view)
        return state.options.index(self._answer(view["number"], state))

    def phrase(self, view: TowerView) -> str | None:
        """Return a phrase that helps the other seats, each at most once a floor."""
        if view["seats"] == 1:
            return None
        state = state_from(view)
        for phrase in talk.remarks(state, self._answer(view["number"], state)):
            if (state.floor, phrase) not in self._said:
                self._said.add((state.floor, phrase))
                return phrase
        return None

    def _answer(self, number: int, state: State) -> Move:
        if self._answered is None or self._answered[:2] != (number, state.options):
            self._remember(state)
            move = self._policy.choose(state)
            if state.question is who_fights:
                self._proposed = move
            self._withdrawals += move == (withdraw,)
            self._answered = (number, state.options, move)
        return self._answered[2]

    def _remember(self, state: State) -> None:
        """Note a fight that was refused; forget all of them once something was settled."""
        foes = sorted(state.zones[room_here(state)]) if state.floor else []
        moment = (state.floor, state.stage, *state.health, *foes)
        refused = self._policy.refused
        if moment != self._moment:
            self._moment, self._proposed, self._withdrawals, refused = moment, None, 0, ()
        if self._proposed is not None and state.question is who_fights and self._proposed not in refused:
            refused += (self._proposed,)
        if self._withdrawals == PATIENCE and (withdraw,) not in refused:
            refused += ((withdraw,),)
        self._policy.refused = refused
