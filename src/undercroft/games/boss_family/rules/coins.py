"""Coins: treasuries, gaining, paying, giving, and coins that lie on rooms (MB-022 to MB-035, MB-110, MB-125)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import due
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import WHEN_COINS_GAINED
from undercroft.games.boss_family.rules.miniboss_events import CoinsGained, CoinsGiven, CoinsPaid, CoinsPlaced
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.events import seen


def gain(state: State, seat: int, coins: int) -> None:
    """Take coins from the pot, which never runs out (MB-023, MB-029); gifts and swaps are not gains (MB-125)."""
    if coins <= 0:
        return
    state.coins[seat] += coins
    if state.events is not None:
        state.events.append(CoinsGained(seat, coins))
    triggers.set_off(state, due(state, WHEN_COINS_GAINED, seat))


def pay(state: State, seat: int, coins: int) -> None:
    """Put coins back into the pot (MB-025); a player who cannot pay in full cannot begin to (MB-028)."""
    assert 0 <= coins <= state.coins[seat]
    state.coins[seat] -= coins
    if coins and state.events is not None:
        state.events.append(CoinsPaid(seat, coins))


def give(state: State, seat: int, opponent: int, coins: int) -> None:
    """Coins go from one treasury to another (MB-110)."""
    assert 0 <= coins <= state.coins[seat]
    state.coins[seat] -= coins
    state.coins[opponent] += coins
    if coins and state.events is not None:
        state.events.append(CoinsGiven(seat, opponent, coins))


def put_on_room(state: State, seat: int, room: int, coins: int) -> None:
    """Coins go from the treasury onto a room and stay there until it is covered or destroyed (MB-026, MB-110)."""
    assert 0 <= coins <= state.coins[seat]
    if not coins:
        return
    state.coins[seat] -= coins
    state.room_coins[room] = state.room_coins.get(room, 0) + coins
    if state.events is not None:
        state.events.append(CoinsPlaced(seat, seen(state, room), coins))
