"""Smaller choices of the policy: which room gets a token, which hero comes, which treasure is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.bots.idle_plays import strength
from undercroft.games.boss_family.bots.minor_choices import use_it
from undercroft.games.boss_family.rules.dungeon import place_of
from undercroft.games.boss_family.rules.facts import ADVANCED
from undercroft.games.boss_family.rules.state import BUILDING, NO_CARD, NOBODY_SEAT, TOWN, State, opponents_of
from undercroft.games.boss_family.rules.totals import damage_of
from undercroft.games.super_boss_monster.bots.forecast import CityForecast, outcome

if TYPE_CHECKING:
    from undercroft.games.boss_family.bots.forecast import Forecast
    from undercroft.games.boss_family.bots.idle_plays import Forecasts
    from undercroft.kernel.state import Move


def best_symbol(state: State, forecast: Forecast) -> tuple[int, int]:
    """Return what one more symbol of the best treasure lures, and the treasure."""
    if state.phase != BUILDING:
        return 0, 0
    now, best, most = forecast.lured(forecast.damage, forecast.treasure), 0, 0
    for kind in range(len(forecast.treasure)):
        more = forecast.treasure[:]
        more[kind] += 1
        gain = forecast.lured(forecast.damage, more) - now
        if not kind or gain > most:
            best, most = kind, gain
    return most, best


def worst_guest(state: State) -> tuple[int, int, int]:
    """Return the harm that a hero of the town does to an opponent at most, the hero, and the opponent."""
    others = opponents_of(state, state.seat)
    best = 0, NO_CARD, NOBODY_SEAT
    for other in others:
        damage = strength(state, other) + 1
        for hero in state.zones[TOWN]:
            harm = -outcome(state.face[hero], damage) // len(others)
            best = max(best, (harm, hero, other))
    return best


def idle_inspection(state: State, forecast: Forecasts, move: Move) -> int:
    """Value a Safety Inspection by the tokens on a room of an opponent."""
    theirs = len(move) > 2 and place_of(state, move[2])[0] != state.seat
    return state.tokens.get(move[2], 0) * 60 - 90 if theirs else 0


def idle_bait(state: State, forecast: Forecasts, move: Move) -> int:
    """Value a Golden Bait by whom one more symbol lures."""
    return best_symbol(state, forecast(state, state.seat))[0] - 40


def idle_adventure(state: State, forecast: Forecasts, move: Move) -> int:
    """Value an Adventure by the harm that the hero does."""
    return worst_guest(state)[0] - 30


def which_symbol(state: State) -> Move:
    """Return the symbol that lures most."""
    wanted = best_symbol(state, CityForecast(state, state.seat))[1]
    return next((move for move in state.options if len(move) > 1 and move[1] == wanted), state.options[0])


def which_opponent_for_a_hero(state: State) -> Move:
    """Send the hero to the opponent whom it hurts most."""
    wanted = worst_guest(state)[2]
    return next((move for move in state.options if len(move) > 1 and move[1] == wanted), use_it(state))


def which_room_for_token(state: State) -> Move:
    """Return a room that will stay: an advanced one."""
    offered = [move for move in state.options if len(move) > 1]
    return max(offered, key=lambda move: ADVANCED[state.face[move[1]]]) if offered else use_it(state)


def which_room_to_neutralize(state: State) -> Move:
    """Return the strongest room of an opponent."""
    return max(state.options, key=lambda move: damage_of(state, move[1]) if len(move) > 1 else -1)


def whom_to_drag_in(state: State) -> Move:
    """Return the hero that brings most."""
    damage = CityForecast(state, state.seat).damage
    return max(state.options, key=lambda move: outcome(state.face[move[1]], damage))
