"""Futures that differ for a player: in a soul, a wound, a hero's place, a card, a coin, a token or a room.

What an announcement costs its player is no difference: fewer cards, coins or rooms of one's own.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules import build, priority, setup
from undercroft.games.boss_family.rules.announcing import never_mind
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.facts import MOST_ROOMS
from undercroft.games.boss_family.rules.state import (
    DUNGEON,
    ENTRANCE,
    HAND,
    ITEMS_OF,
    LANDMARK,
    LANDMARKS,
    MARKET,
    NO_CARD,
    PHASES,
    TOWN,
    State,
)
from undercroft.games.boss_family.rules.totals import souls_of, wounds_of
from undercroft.kernel.features.windows import Effect, Futures


def is_window(state: State) -> bool:
    """Return True while spells and effects may be announced."""
    return state.question in (priority.what_to_play, priority.whether_to_cancel)


def moment(state: State) -> tuple[str, str, bool]:
    """Return the phase of a round, the turn or walk in it, and True for a walk."""
    phase = f"{state.round}-{PHASES[state.phase]}"
    return phase, f"{phase}-{state.active}-{state.walker}", state.walker != NO_CARD


def is_over(start: State, state: State) -> bool:
    """Return True at the end of the round."""
    return state.round > start.round


def is_choosing(state: State, seat: int) -> bool:
    """Return True while a seat chooses the way, the target or the cost of a card."""
    return state.seat == seat and state.source != NO_CARD


def effect(passed: State, played: State, seat: int) -> Effect | None:
    """Return the difference that matters to a seat."""
    if _fate_differs(passed, played):
        return "fate"
    return "gain" if _gains(passed, played, seat) else None


def _fate_differs(passed: State, played: State) -> bool:
    if passed.result is not None or played.result is not None:
        return passed.result != played.result
    if (passed.order, passed.leveled, passed.minions) != (played.order, played.leveled, played.minions):
        return True
    if passed.health_tokens != played.health_tokens:
        return True
    places = (TOWN, *range(ENTRANCE, ENTRANCE + len(passed.size)), *range(LANDMARK, LANDMARK + LANDMARKS))
    return any(passed.zones[zone] != played.zones[zone] for zone in places) or any(
        souls_of(passed, seat) != souls_of(played, seat) or wounds_of(passed, seat) != wounds_of(played, seat)
        for seat in passed.order
    )


def _gains(passed: State, played: State, seat: int) -> bool:
    if passed.zones[MARKET] != played.zones[MARKET]:
        return True
    return _gains_for(passed, played, seat) or any(
        _differs_for(passed, played, other) for other in passed.order if other != seat
    )


def _differs_for(passed: State, played: State, seat: int) -> bool:
    """Return True if a player's hand, items, coins or dungeon are not the same."""
    zones = (HAND + seat, ITEMS_OF + seat, *range(DUNGEON + seat * MOST_ROOMS, DUNGEON + (seat + 1) * MOST_ROOMS))
    if any(passed.zones[zone] != played.zones[zone] for zone in zones):
        return True
    if passed.coins and passed.coins[seat] != played.coins[seat]:
        return True
    return any(
        counts.get(card) != others.get(card)
        for counts, others in _counts(passed, played)
        for card in _dungeon_of(passed, seat)
    )


def _gains_for(passed: State, played: State, seat: int) -> bool:
    """Return True if a player has a card, a coin, a token or knowledge that passing does not give."""
    if any(set(played.zones[zone]) - set(passed.zones[zone]) for zone in (HAND + seat, ITEMS_OF + seat)):
        return True
    if passed.coins and played.coins[seat] > passed.coins[seat]:
        return True
    before, after = _dungeon_of(passed, seat), _dungeon_of(played, seat)
    if [card for card in before if card in after] != after:
        return True
    if any(counts.get(card, 0) < more.get(card, 0) for counts, more in _counts(passed, played) for card in after):
        return True
    bit = 1 << seat
    return any(now & bit and not was & bit for was, now in zip(passed.known, played.known, strict=True))


def _dungeon_of(state: State, seat: int) -> list[int]:
    first = DUNGEON + seat * MOST_ROOMS
    return [card for stack in state.zones[first : first + MOST_ROOMS] for card in stack]


def _counts(passed: State, played: State) -> list[tuple[dict[int, int], dict[int, int]]]:
    """Return what lies on rooms in both states: tokens, coins, and the levels of minibosses."""
    return [
        (passed.tokens, played.tokens),
        (passed.room_coins, played.room_coins),
        (passed.levels, played.levels),
    ]


FUTURES: Final = Futures(
    is_window=is_window,
    moment=moment,
    is_over=is_over,
    is_choosing=is_choosing,
    idle_moves=frozenset({triggers.decline, never_mind, setup.build_nothing, build.place_nothing}),
    effect=effect,
)
