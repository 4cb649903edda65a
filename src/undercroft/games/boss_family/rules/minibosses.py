"""Minibosses: paid for at the reveal, promoted in Build turns, demoted by their greatest power (MB-036 to MB-065)."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import (
    bosses_in_force,
    discard_miniboss,
    due,
    host_of,
    in_turn,
    minibosses_of,
    remove_from,
    stack_of,
    top_of,
)
from undercroft.games.boss_family.rules.durations import PROMOTED, last, lasts
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import (
    PROMOTES_WITH_MONSTERS,
    RAISES_TO_TWO,
    WHEN_OPPONENT_RAISES,
)
from undercroft.games.boss_family.rules.facts import MONSTER, ROOM
from undercroft.games.boss_family.rules.miniboss_events import (
    MinibossBuilt,
    MinibossDemoted,
    MinibossDiscarded,
    MinibossPromoted,
)
from undercroft.games.boss_family.rules.piles import discard_from_hand
from undercroft.games.boss_family.rules.state import BUILDING, DISCARD, HAND, State, count_of_back
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask

UNPAID: Final = 0
FIRST_LEVEL: Final = 1
TOP_LEVEL: Final = 3
PRICE: Final = 1
"""Coins for building a miniboss, and for promoting one (MB-047, MB-051)."""


# -- building ------------------------------------------------------------------------------------------------------


def tuck(state: State, seat: int, slot: int) -> None:
    """A miniboss that was turned up goes under its stack and waits for its coin; the room is visible again (MB-045).

    One that cannot be there is discarded; determinized states can contain one (MB-021, MB-042).
    """
    zone = stack_of(seat, slot)
    *rooms, miniboss = state.zones[zone]
    if not rooms or rooms[0] in state.levels:
        remove_from(state, seat, slot, DISCARD)
        if state.events is not None:
            state.events.append(MinibossDiscarded(seat, seen(state, miniboss)))
        return
    state.zones[zone] = [miniboss, *rooms]
    state.levels[miniboss] = UNPAID


def settle_miniboss(state: State, seat: int, miniboss: int) -> None:
    """The owner of a miniboss pays for it or discards it; without a coin it is lost (MB-047, MB-048)."""
    if state.coins[seat] < PRICE:
        discard_miniboss(state, miniboss)
    else:
        ask(state, seat, whether_to_pay, miniboss)


def whether_to_pay(state: State, miniboss: int) -> list[Move]:
    """Pay for the miniboss, or discard it."""
    return [(hire, miniboss), (dismiss, miniboss)]


def hire(state: State, card: int) -> None:
    """Pay a coin: from now on the miniboss strengthens its room (MB-049, MB-050)."""
    coins.pay(state, state.seat, PRICE)
    enter_play(state, state.seat, card)


def dismiss(state: State, card: int) -> None:
    """Discard the miniboss."""
    discard_miniboss(state, card)


def enter_play(state: State, seat: int, miniboss: int, level: int | None = None) -> None:
    """A miniboss is built, at its first level or at the one that an effect names; not promoted this round (MB-059)."""
    if level is None:
        level = FIRST_LEVEL + _boss_does(state, seat, RAISES_TO_TWO)
    state.levels[miniboss] = level
    state.unready.append(miniboss)
    if state.events is not None:
        host = top_of(state, *host_of(state, miniboss))
        state.events.append(MinibossBuilt(seat, seen(state, miniboss), seen(state, host), level))
    _be_noticed(state, seat, miniboss)


def _boss_does(state: State, seat: int, bosses: set[int]) -> bool:
    """Whether a player's boss has levelled up and is one of these."""
    return any(state.face[boss] in bosses for boss in bosses_in_force(state, seat))


def _be_noticed(state: State, seat: int, miniboss: int) -> None:
    """Trigger cards of opponents that act when a miniboss is built or promoted."""
    noticing = [due(state, WHEN_OPPONENT_RAISES, other, miniboss) for other in in_turn(state) if other != seat]
    triggers.set_off(state, [effect for effects in noticing for effect in effects])


# -- promoting -----------------------------------------------------------------------------------------------------


def may_promote(state: State, seat: int) -> bool:
    """Whether a seat could promote a miniboss in its Build turn, judged by public facts (MB-051, MB-058)."""
    return bool(promotable(state, seat)) and (
        state.coins[seat] >= PRICE
        or (_boss_does(state, seat, PROMOTES_WITH_MONSTERS) and count_of_back(state, HAND + seat, ROOM) > 0)
    )


def promotable(state: State, seat: int) -> list[int]:
    """The minibosses that could be promoted now, one a round (MB-053, MB-056, MB-059, MB-060)."""
    if not state.levels or state.phase != BUILDING or lasts(state, PROMOTED, seat):
        return []
    return [
        miniboss
        for miniboss in minibosses_of(state, seat)
        if state.levels[miniboss] < TOP_LEVEL and miniboss not in state.unready
    ]


def promotions(state: State, seat: int) -> list[Move]:
    """Every way to promote a miniboss now."""
    found = promotable(state, seat)
    moves: list[Move] = [(promote, miniboss) for miniboss in found] if state.coins[seat] >= PRICE else []
    if found and _boss_does(state, seat, PROMOTES_WITH_MONSTERS):
        cards: dict[int, int] = {}
        for card in state.zones[HAND + seat]:
            if MONSTER[state.face[card]]:
                cards.setdefault(state.face[card], card)
        moves += [(promote_with, miniboss, card) for miniboss in found for card in cards.values()]
    return moves


def promote(state: State, card: int) -> None:
    """Pay a coin: the miniboss shows its next power (MB-051, MB-052, MB-054)."""
    state.agenda.append(state.origin)
    coins.pay(state, state.seat, PRICE)
    _raise(state, state.seat, card)


def promote_with(state: State, card: int, payment: int) -> None:
    """Promote a miniboss and discard a monster room card in place of the coin."""
    state.agenda.append(state.origin)
    discard_from_hand(state, state.seat, [payment])
    _raise(state, state.seat, card)


def _raise(state: State, seat: int, miniboss: int) -> None:
    state.levels[miniboss] += 1
    last(state, PROMOTED, seat)
    if state.events is not None:
        state.events.append(MinibossPromoted(seat, seen(state, miniboss), state.levels[miniboss]))
    _be_noticed(state, seat, miniboss)


def demote(state: State, miniboss: int) -> None:
    """Put a miniboss back to level 1 for its greatest power, at least for this round (MB-055, MB-060, MB-124)."""
    state.levels[miniboss] = FIRST_LEVEL
    state.unready.append(miniboss)
    if state.events is not None:
        state.events.append(MinibossDemoted(host_of(state, miniboss)[0], seen(state, miniboss)))
