"""Policy of Rise of the Minibosses: rooms, minibosses and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.games.boss_family.bots import idle_plays, minor_choices, walk_plays
from undercroft.games.boss_family.bots.card_values import card_worth
from undercroft.games.boss_family.bots.minibosses.card_values import MINIBOSS_WORTH
from undercroft.games.boss_family.bots.minibosses.plans import IDLE, NOTHING, SAVES, SPOILS, plan_in_walk
from undercroft.games.boss_family.bots.policy import FamilyPolicy
from undercroft.games.boss_family.rules import announcing, build, minibosses
from undercroft.games.boss_family.rules.dungeon import top_of
from undercroft.games.boss_family.rules.effects import choices
from undercroft.games.boss_family.rules.facts import DAMAGE, DARK, KIND, MINIBOSS, ROOM, SOULS, SPELL
from undercroft.games.boss_family.rules.sets.minibosses import cleric_rooms, mage_rooms, top_powers
from undercroft.games.boss_family.rules.sets.minibosses import minibosses as powers
from undercroft.games.boss_family.rules.state import HAND, NO_CARD, State, count_of_back

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undercroft.games.boss_family.bots.idle_plays import Use
    from undercroft.games.boss_family.bots.minibosses.plans import Idle, Plan
    from undercroft.games.boss_family.bots.walk_plays import Walk
    from undercroft.kernel.state import Move

PROMOTION: Final = 140
"""The value of the next power of a miniboss."""
ENOUGH_ROOMS: Final = 3
"""More room cards than these are sold by a seat without coins."""


def _worth_of(plan: Idle) -> Use:
    return lambda state, forecast, move: plan(state, forecast, move[1]).worth_by(move)


class MinibossesPolicy(FamilyPolicy):
    """Plays where there are coins and minibosses."""

    uses: ClassVar[Mapping[int, Use]] = {**idle_plays.USES, **{face: _worth_of(plan) for face, plan in IDLE.items()}}

    def __init__(self) -> None:
        super().__init__()
        self.choosers |= {
            minibosses.whether_to_pay: minor_choices.use_it,
            announcing.which_way: self.follow_the_plan,
            announcing.which_target: self.follow_the_plan,
            announcing.which_amount: self.follow_the_plan,
            choices.how_many_coins: one_coin,
            cleric_rooms.whom_to_bribe: opponent_with_spells,
            cleric_rooms.whose_treasury: opponent_with_coins,
            cleric_rooms.which_discarded: minor_choices.which_to_take,
            cleric_rooms.which_donor: which_donor,
            mage_rooms.which_miniboss_to_trade: minor_choices.decline,
            powers.which_room_card_to_discard: minor_choices.which_to_lose,
            top_powers.which_to_sip: minor_choices.which_to_take,
        }

    def what_to_play(self, state: State) -> Move:
        """Build, place or promote what gains most; or announce something, or sell a room card, or pass."""
        if state.active == state.seat and state.walker == NO_CARD:
            building = self._best_building_or_miniboss(state)
            if building is not None:
                return building
        move = self.announce_or_pass(state)
        return _sale_or(state, move) if state.setup.room_for_coin and len(move) == 1 else move

    def _best_building_or_miniboss(self, state: State) -> Move | None:
        most, best = self.best_building(state, build.place) or (0, None)
        spare = state.coins[state.seat] - sum([KIND[state.face[card]] == MINIBOSS for card in _own_down(state)])
        for move in state.options if spare > 0 else ():
            worth = _miniboss_worth(state, move)
            if worth > most:
                most, best = worth, move
        return best

    def use_of(self, state: State, walk: Walk, move: Move) -> int:
        """Return the value of an announcement while a hero walks."""
        if len(move) > 1:
            face = state.face[move[1]]
            if face in SAVES or face in SPOILS or DARK[face]:
                return plan_in_walk(state, walk, move[1]).worth_by(move)
        return walk_plays.use_of(state, walk, move)

    def follow_the_plan(self, state: State) -> Move:
        """Choose what the plan for the card says, as far as it is offered."""
        plan = self._plan_for(state, state.question_args[0])
        wanted = {
            announcing.choose_way: plan.way,
            announcing.aim_at: plan.target,
            announcing.aim_at_opponent: plan.target,
            announcing.choose_amount: plan.amount,
        }
        found = (move for move in state.options if len(move) > 1 and wanted.get(move[0]) == move[1])
        otherwise = minor_choices.which_target if state.question is announcing.which_target else minor_choices.use_it
        return next(found, None) or otherwise(state)

    def _plan_for(self, state: State, card: int) -> Plan:
        if state.walker != NO_CARD:
            return plan_in_walk(state, walk_plays.walk_of(state), card)
        plan = IDLE.get(state.face[card])
        return NOTHING if plan is None else plan(state, self.forecast, card)


def _sale_or(state: State, otherwise: Move) -> Move:
    """Sell the room card worth least if there are many, and no coins."""
    sales = [move for move in state.options if move[0] is build.sell]
    if not sales or state.coins[state.seat] or count_of_back(state, HAND + state.seat, ROOM) <= ENOUGH_ROOMS:
        return otherwise
    return min(sales, key=lambda move: card_worth(state.face[move[1]]))


def _own_down(state: State) -> list[int]:
    """Return the cards that the seat which is asked has laid face down and not yet paid for."""
    return [card for card in state.down if state.known[card] & 1 << state.seat]


def _miniboss_worth(state: State, move: Move) -> int:
    """Return the value of placing a miniboss, or of its next power."""
    if move[0] is minibosses.promote:
        return PROMOTION + MINIBOSS_WORTH.get(state.face[move[1]], 0) // 10
    if move[0] is build.place and KIND[state.face[move[1]]] == MINIBOSS:
        host = state.face[top_of(state, state.seat, move[2])]
        return MINIBOSS_WORTH[state.face[move[1]]] + 10 * DAMAGE[host]
    return 0


def one_coin(state: State) -> Move:
    """Put one coin onto the room, if there is one."""
    return state.options[min(len(state.options) - 1, 1)]


def opponent_with_spells(state: State) -> Move:
    """Return the opponent with the most spells."""
    return max(_opponents(state), key=lambda move: count_of_back(state, HAND + move[1], SPELL))


def opponent_with_coins(state: State) -> Move:
    """Return the opponent with the most coins."""
    return max(_opponents(state), key=lambda move: state.coins[move[1]])


def _opponents(state: State) -> list[Move]:
    return [move for move in state.options if len(move) > 1]


def which_donor(state: State) -> Move:
    """Heal the wound that brings most souls."""
    return max(state.options, key=lambda move: SOULS[state.face[move[2]]] if len(move) > 1 else -1)
