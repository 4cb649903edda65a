"""The turn's windows in which nobody is active, and its end (SB-162 to SB-174, SB-290, SB-295, SB-302)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.adventure import first_in_line
from undercroft.games.boss_family.rules.city_events import HeroRecovered, MarkerPassed, WinShared
from undercroft.games.boss_family.rules.dungeon import due
from undercroft.games.boss_family.rules.durations import SENT_BACK, lasts
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import WHEN_TURN_ENDS
from undercroft.games.boss_family.rules.ending import end_game
from undercroft.games.boss_family.rules.rounds import end_effects
from undercroft.games.boss_family.rules.setup import seat_with_most_xp
from undercroft.games.boss_family.rules.state import (
    ADVENTURING,
    AT_BASE,
    BUILDING,
    ENDING,
    EPIC_DECK,
    HERO_DECK,
    NO_CARD,
    NOBODY_SEAT,
    State,
)
from undercroft.games.boss_family.rules.totals import souls_of, wounds_of
from undercroft.games.super_boss_monster.rules import solo
from undercroft.games.super_boss_monster.rules.facts import SOLO_SEATS, SOULS_TO_END
from undercroft.games.super_boss_monster.rules.stack import open_common_window
from undercroft.games.super_boss_monster.rules.town import begin_turn
from undercroft.kernel.events import seen


def clockwise(state: State) -> list[int]:
    """The seats from the first player on, clockwise (SB-040).

    The marker goes to the boss with most XP at first, at random among equal ones (SB-030, SB-031, SB-042).
    """
    seats = state.setup.seats
    if state.marker == NOBODY_SEAT:
        state.marker = seat_with_most_xp(state, list(range(seats)))
        if seats != SOLO_SEATS and state.events is not None:
            state.events.append(MarkerPassed(state.marker))
    return [(state.marker + step) % seats for step in range(seats)]


def window_before_building(state: State) -> None:
    """All may act before the first player may place a room (SB-290); one player alone acts in the Build turn."""
    if state.setup.seats != SOLO_SEATS:
        open_common_window(state)


def common_build_window(state: State) -> None:
    """After the last Build turn all may act once more before the reveal (SB-290)."""
    state.phase = BUILDING
    open_common_window(state)


def common_adventure_window(state: State) -> None:
    """At the end of the Adventure phase all may act once more, also if no hero came (SB-295)."""
    state.phase = ADVENTURING
    open_common_window(state)


def has_heroes(state: State, seat: int) -> bool:
    """Only a player with heroes who may enter takes an Adventure turn (SB-129, SB-295)."""
    return first_in_line(state, seat) != NO_CARD


# -- the end of the turn -------------------------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """End the turn: effects that are due, then the end of lasting effects, then the rest (SB-162, SB-169, SB-302)."""
    state.phase = ENDING
    state.active = NOBODY_SEAT
    state.agenda.append((begin_turn,))
    state.agenda.append((pass_marker,))
    state.agenda.append((check_the_end,))
    state.agenda.append((return_minions,))
    state.agenda.append((let_heroes_recover,))
    for seat in reversed(state.order):
        triggers.set_off(state, due(state, WHEN_TURN_ENDS, seat))


def let_heroes_recover(state: State) -> None:
    """Lasting effects stop, rooms work again, and heroes sent back lose their tokens (SB-163, SB-165, SB-166)."""
    recovering = [hero for hero in state.health_tokens if lasts(state, SENT_BACK, hero)]
    end_effects(state)
    for hero in recovering:
        del state.health_tokens[hero]
        if state.events is not None:
            state.events.append(HeroRecovered(seen(state, hero)))


def return_minions(state: State) -> None:
    """Every minion goes back to its base (SB-164)."""
    state.minions = [AT_BASE] * state.setup.seats


def check_the_end(state: State) -> None:
    """Ten souls or an empty town deck end the game after a complete turn (SB-171 to SB-174).

    No number of wounds eliminates a player (SB-003, SB-178), and a player with ten souls need not win (SB-004).
    """
    state.gained = [0] * state.setup.seats
    heroes_gone = not state.zones[HERO_DECK] and not state.zones[EPIC_DECK]
    if state.setup.seats == SOLO_SEATS:
        if wounds_of(state, solo.PLAYER) >= solo.WOUNDS_TO_END:  # SB-241, SB-247
            solo.end(state, "wounds")
        elif heroes_gone:
            solo.end(state, "heroes-gone")  # SB-243, SB-244
    elif any(souls_of(state, seat) >= SOULS_TO_END for seat in state.order):
        end_game(state, state.order, "souls")  # SB-175, SB-179 to SB-181
    elif heroes_gone:
        end_game(state, state.order, "heroes-gone")


def highest_xp(state: State, tied: list[int]) -> list[int]:
    """The tied player with most XP wins; with equal XP they share the win (SB-006, SB-176, SB-177)."""
    highest = max(state.xp[seat] for seat in tied)
    winners = [seat for seat in tied if state.xp[seat] == highest]
    if len(winners) > 1 and state.events is not None:
        state.events += [WinShared(seat) for seat in winners]
    return winners


def pass_marker(state: State) -> None:
    """If the game goes on, the marker moves one place clockwise (SB-040, SB-043, SB-164)."""
    seats = state.setup.seats
    state.marker = (state.marker + 1) % seats
    state.order = clockwise(state)
    if seats != SOLO_SEATS and state.events is not None:
        state.events.append(MarkerPassed(state.marker))
