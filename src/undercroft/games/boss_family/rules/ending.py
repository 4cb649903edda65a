"""Losing, winning, and the end of the game (BM-158 to BM-176, BM-184, BM-185)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.durations import CANNOT_LOSE, lasts
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.events import GameEnded, PlayerLost, Reason
from undercroft.games.boss_family.rules.facts import MOST_ROOMS, SOULS_TO_WIN, WOUNDS_TO_LOSE
from undercroft.games.boss_family.rules.state import (
    BOSS_OF,
    DUNGEON,
    ENTRANCE,
    EPIC_DECK,
    HAND,
    HERO_DECK,
    ITEMS_OF,
    ITEMS_SPENT,
    REMOVED,
    SOULS_OF,
    TOWN,
    WOUNDS_OF,
    State,
)
from undercroft.games.boss_family.rules.totals import souls_of, wounds_of
from undercroft.kernel.result import Result
from undercroft.kernel.state import finish
from undercroft.kernel.zones import move_all


def check_the_end(state: State) -> None:
    """After a whole round: losses first, then victory, then the hero decks (BM-159, BM-167)."""
    state.gained = [0] * state.setup.seats
    if state.setup.immortality:
        if not state.zones[HERO_DECK] and not state.zones[EPIC_DECK]:  # BM-184 to BM-186
            end_game(state, state.order, "heroes-gone")
        return
    if state.setup.crowded:
        check_crowded_end(state)
        return
    standing = [seat for seat in state.order if not is_beaten(state, seat)]
    if not standing:
        end_game(state, state.order, "all-lost")  # BM-169, MB-089, MB-091
        return
    losers = [seat for seat in state.order if seat not in standing]
    if state.events is not None:
        state.events += [PlayerLost(seat) for seat in losers]  # BM-160
    if len(standing) == 1:
        end_game(state, standing, "last-standing")  # BM-168
        return
    victors = [
        seat
        for seat in standing
        if souls_of(state, seat) >= SOULS_TO_WIN
        and wounds_of(state, seat) < WOUNDS_TO_LOSE  # a player who cannot lose may have more
    ]
    if victors:
        end_game(state, victors, "souls")  # BM-161
        return
    if state.last_round:
        end_game(state, standing, "heroes-gone")  # BM-172
        return
    for seat in losers:
        remove_player(state, seat)


def check_crowded_end(state: State) -> None:
    """With five or six players nobody is eliminated; ten souls or empty hero decks end the game (CL-006 to CL-008)."""
    if any(souls_of(state, seat) >= SOULS_TO_WIN for seat in state.order):
        end_game(state, state.order, "souls")
    elif not state.zones[HERO_DECK] and not state.zones[EPIC_DECK]:
        end_game(state, state.order, "heroes-gone")


def is_beaten(state: State, seat: int, more: int = 0) -> bool:
    """Whether a player would lose with `more` wounds (BM-158) and is not kept from losing (TH-018).

    With five or six players nobody loses by wounds (CL-006).
    """
    if state.setup.crowded or wounds_of(state, seat) + more < WOUNDS_TO_LOSE:
        return False
    return not state.lasting or not lasts(state, CANNOT_LOSE, seat)


def points_of(state: State, seat: int) -> int:
    """Souls less wounds (BM-162)."""
    return souls_of(state, seat) - wounds_of(state, seat)


def end_game(state: State, candidates: list[int], reason: Reason) -> None:
    """The candidate with most souls less wounds wins; the edition breaks a tie (BM-162, BM-163)."""
    best = max(points_of(state, seat) for seat in candidates)
    winners = edition_of(state).break_tie(state, [seat for seat in candidates if points_of(state, seat) == best])
    scores = tuple(
        points_of(state, seat) if seat in state.order else state.left_with[seat] for seat in range(state.setup.seats)
    )
    if state.events is not None:
        state.events.append(GameEnded(winners[0], reason))
    finish(state, Result(tuple(winners), scores, reason))


def lowest_xp(state: State, tied: list[int]) -> list[int]:
    """The lowest XP wins (BM-163): the order goes from highest to lowest, ties broken for the whole game (BM-010)."""
    return [max(tied, key=state.order.index)]


def remove_player(state: State, seat: int) -> None:
    """Remove a player who has lost, with all cards (BM-164); heroes at the entrance go back to town (BM-171)."""
    state.order.remove(seat)
    state.left_with[seat] = points_of(state, seat)
    state.zones[TOWN] = sorted(state.zones[TOWN] + state.zones[ENTRANCE + seat], key=state.seniority.index)
    state.zones[ENTRANCE + seat] = []
    dungeon = DUNGEON + seat * MOST_ROOMS
    areas = [zone + seat for zone in (HAND, BOSS_OF, SOULS_OF, WOUNDS_OF, ITEMS_OF, ITEMS_SPENT)]
    for zone in (*areas, *range(dungeon, dungeon + MOST_ROOMS)):
        for card in state.zones[zone]:
            state.levels.pop(card, None)
            state.room_coins.pop(card, None)
        move_all(state, zone, REMOVED)
    state.size[seat] = 0
    state.coins[seat] = 0  # MB-030
