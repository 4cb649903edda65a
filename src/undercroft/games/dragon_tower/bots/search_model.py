"""Search model of Dragon Tower: it plans rooms as a whole, and evaluates decks and rooms by such plans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from undercroft.games.dragon_tower.bots.evaluation import log_odds, members, odds
from undercroft.games.dragon_tower.bots.policy import TowerPolicy, no_skill
from undercroft.games.dragon_tower.bots.room_plans import Plan
from undercroft.games.dragon_tower.rules import capabilities, commitment, entering, fights
from undercroft.games.dragon_tower.rules.state import CIRCUMSTANCES, ROOM, State, room_here

if TYPE_CHECKING:
    from undercroft.kernel.state import Move
    from undercroft.kernel.state import State as KernelState

LICH: Final = 64
DRAGON: Final = 1_600
"""Playouts per decision."""
PLAYOUT_STARTS: Final = 0
PLAN_STARTS: Final = 8
"""The random starts of the search for a plan, in a playout and for a move."""
OPEN: Final = frozenset({capabilities.which_deck, entering.which_room})
PLANNED: Final = frozenset({fights.who_fights, commitment.how_to_fight})


class TowerModel:
    """Plays on until the room is planned, and evaluates the party as it would leave the room."""

    def __init__(self) -> None:
        self._quick = TowerPolicy(PLAYOUT_STARTS)
        self._planner = TowerPolicy(PLAN_STARTS)

    def policy(self, state: KernelState) -> Move:
        """Return the move of the seat that is asked."""
        here = cast("State", state)
        return no_skill(here) if any(here.skills) else self._quick.choose(here)

    def step(self, state: KernelState) -> Move | None:
        """Return the next step of the plan for the room; None with skills or a fixed plan."""
        here = cast("State", state)
        if here.question not in PLANNED or any(here.skills) or here.setup.surrounded:
            return None
        return self._planner.choose(here)

    def worth_trying(self, state: KernelState) -> list[Move]:
        """Return decks and rooms to choose from, once the tower stands."""
        here = cast("State", state)
        return here.options if here.question in OPEN and here.floor > 0 else []

    def is_far_enough(self, start: KernelState, state: KernelState) -> bool:
        """Return True where a room is to be entered or fought in; a playout from a fight goes on to the next floor."""
        before, here = cast("State", start), cast("State", state)
        if here.floor != before.floor:
            return True
        if before.question in PLANNED:
            return False
        return here.question is entering.which_room or bool(here.entered)

    def value(self, state: KernelState, seat: int) -> float:
        """Return the chance of the party to win, the same for every seat."""
        here = cast("State", state)
        if here.result is not None:
            return float(bool(here.result.winners))
        if here.entered:
            return value_after_fights(here)
        if here.question is entering.which_room:
            return value_of_easier_room(here)
        return odds(log_odds(here, here.floor, members(here)))


def value_after_fights(state: State) -> float:
    """Return the chance of the party to win after the fights in the room that it is in."""
    plan = Plan(state, state.zones[room_here(state)])
    plan.keep_to_stage()
    plan.search(PLAYOUT_STARTS)
    return plan.value()


def value_of_easier_room(state: State) -> float:
    """Return the chance for the easier one of the rooms that it may enter, by a quick plan."""
    hidden = state.zones[CIRCUMSTANCES + state.floor - 1]
    plans = [Plan(state, [*state.zones[ROOM + 2 * (state.floor - 1) + move[1]], *hidden]) for move in state.options]
    for plan in plans:
        plan.cost, plan.assignment = plan.battle.search_solo()
    return min(plans, key=lambda plan: plan.cost).value()
