"""Fields that Super Boss Monster adds to a view: the city with its landmarks, market, minions and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family import view as family
from undercroft.games.boss_family.rules.city_events import LANDMARK_NAMES, SPACES
from undercroft.games.boss_family.rules.ending import points_of
from undercroft.games.boss_family.rules.facts import TREASURES
from undercroft.games.boss_family.rules.state import AT_BASE, LANDMARK, NO_CARD, ON_CARD, State
from undercroft.games.super_boss_monster.achievements import earned
from undercroft.games.super_boss_monster.rules import solo
from undercroft.games.super_boss_monster.rules.city import town_places
from undercroft.games.super_boss_monster.rules.facts import (
    KIND_OF_SPACE,
    LANDMARK_FOR,
    LANDMARK_OF,
    SOLO_SEATS,
    SPACE_KINDS,
    TOKEN_ON,
)
from undercroft.games.super_boss_monster.rules.spaces import boss_with_space, is_open, spaces_in_play
from undercroft.games.super_boss_monster.rules.town import heroes_a_turn, market_places

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import Limits
    from undercroft.games.super_boss_monster.view_types import City, Landmark, Minion, Solo, Space, SuperExtras

NO_LIMIT: Final = 0


def view_fields(state: State, seat: int | None) -> SuperExtras:
    """Return the fields of the family, with the limits of this game, and the city."""
    shown = family.view_fields(state, seat)
    alone = state.setup.seats == SOLO_SEATS
    limits: Limits = {**shown["limits"], "wounds": NO_LIMIT}  # SB-178
    if alone:
        limits = {**limits, "souls": NO_LIMIT, "wounds": solo.WOUNDS_TO_END}  # SB-241, SB-244
    shown["limits"] = limits
    return {**shown, "city": shown_city(state), "achievements": earned(state)}


def shown_city(state: State) -> City:
    """Return the board, which is public (SB-282)."""
    seats = state.setup.seats
    in_play = spaces_in_play(state)
    landmarks = dict.fromkeys(LANDMARK_OF[space] for space in in_play)
    return {
        "places": town_places(state),
        "market": list(market_places(state)),
        "marker": None if seats == SOLO_SEATS or state.marker < 0 else state.marker,
        "landmarks": [shown_landmark(state, landmark) for landmark in landmarks],
        "minions": [shown_minion(at) for at in state.minions],
        "boss_spaces": [boss_with_space(state, player) != NO_CARD for player in range(seats)],
        "health_tokens": [{"hero": hero, "token": token} for hero, token in state.health_tokens.items()],
        "heroes_a_turn": heroes_a_turn(state),
        "solo": shown_solo(state) if seats == SOLO_SEATS else None,
    }


def shown_landmark(state: State, landmark: int) -> Landmark:
    """Return a landmark with its heroes and spaces."""
    treasure = next((kind for kind, where in LANDMARK_FOR.items() if where == landmark), None)
    return {
        "id": LANDMARK_NAMES[landmark],
        "treasure": None if treasure is None else TREASURES[treasure],
        "heroes": state.zones[LANDMARK + landmark][::-1],
        "spaces": [shown_space(state, space) for space in spaces_in_play(state) if LANDMARK_OF[space] == landmark],
    }


def shown_space(state: State, space: int) -> Space:
    """Return an action space and the minions on it."""
    return {
        "id": SPACES[space],
        "kind": SPACE_KINDS[KIND_OF_SPACE[space]],
        "open": is_open(state, space),
        "minions": [player for player, at in enumerate(state.minions) if at == space],
        "token": TOKEN_ON[space],
    }


def shown_minion(at: int) -> Minion:
    """Return the place of a minion."""
    if at == AT_BASE:
        return {"space": None, "card": None}
    return {"space": SPACES[at], "card": None} if at < ON_CARD else {"space": None, "card": at - ON_CARD}


def shown_solo(state: State) -> Solo:
    """Return the score of the one player, its title, and the symbols that heroes need."""
    points = points_of(state, solo.PLAYER)
    return {
        "challenge": state.setup.challenge,
        "thresholds": solo.thresholds(state),
        "points": points,
        "most_points": solo.MOST_POINTS,
        "title": solo.title_of(points),
        "next_points": next((least for least in solo.TITLE_POINTS if least > points), None),
    }
