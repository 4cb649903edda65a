"""What search knows about Dragon Tower: rooms are planned as a whole, decks and rooms are judged by such plans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from undercroft.games.dragon_tower.bots.evaluation import members, odds, standing
from undercroft.games.dragon_tower.bots.policy import TowerPolicy
from undercroft.games.dragon_tower.bots.room_plans import Plan
from undercroft.games.dragon_tower.rules import capabilities, commitment, entering, fights
from undercroft.games.dragon_tower.rules.state import CIRCUMSTANCES, ROOM, State, room_here

if TYPE_CHECKING:
    from undercroft.kernel.state import Move
    from undercroft.kernel.state import State as KernelState

LICH: Final = 64
DRAGON: Final = 1_600
"""Playouts a decision."""
QUICKLY: Final = 0
CAREFULLY: Final = 8
"""From how many random sharings out a room is studied in a playout, and for a plan."""
OPEN: Final = frozenset({capabilities.which_deck, entering.which_room})
PLANNED: Final = frozenset({fights.who_fights, commitment.how_to_fight})


class TowerMind:
    """Plays on until the room is planned, and looks how the party would leave it."""

    def __init__(self) -> None:
        self._quick = TowerPolicy(QUICKLY)
        self._careful = TowerPolicy(CAREFULLY)

    def policy(self, state: KernelState) -> Move:
        """What the seat that is asked would do."""
        return self._quick.choose(cast("State", state))

    def step(self, state: KernelState) -> Move | None:
        """The next step of the plan for the room; skills, and plans that were fixed, are left to the usual bot."""
        here = cast("State", state)
        if here.question not in PLANNED or any(here.skills) or here.setup.surrounded:
            return None
        return self._careful.choose(here)

    def worth_trying(self, state: KernelState) -> list[Move]:
        """Decks and rooms, once the tower stands."""
        here = cast("State", state)
        return here.options if here.question in OPEN and here.floor > 0 else []

    def is_far_enough(self, start: KernelState, state: KernelState) -> bool:
        """Where a room is to be chosen or fought in; a playout that begins in a fight goes on to the next floor."""
        before, here = cast("State", start), cast("State", state)
        if here.floor != before.floor:
            return True
        if before.question in PLANNED:
            return False
        return here.question is entering.which_room or bool(here.entered)

    def value(self, state: KernelState, seat: int) -> float:
        """How likely the party is to win: the same for every seat."""
        here = cast("State", state)
        if here.result is not None:
            return float(bool(here.result.winners))
        if here.entered:
            return fought(here)
        if here.question is entering.which_room:
            return glanced(here)
        return odds(standing(here, here.floor, members(here)))


def fought(state: State) -> float:
    """How likely the party is to win once it has fought in the room that it is in."""
    plan = Plan(state, state.zones[room_here(state)])
    plan.keep_to_stage()
    plan.study(QUICKLY)
    return plan.value()


def glanced(state: State) -> float:
    """The same for the easier one of the rooms that it may enter, at a glance."""
    hidden = state.zones[CIRCUMSTANCES + state.floor - 1]
    plans = [Plan(state, [*state.zones[ROOM + 2 * (state.floor - 1) + move[1]], *hidden]) for move in state.options]
    for plan in plans:
        plan.cost, plan.way = plan.battle.glance()
    return min(plans, key=lambda plan: plan.cost).value()
