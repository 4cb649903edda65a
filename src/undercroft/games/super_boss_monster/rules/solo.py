"""The game for one player: its cards, its end, its score and title (SB-222 to SB-256, SB-314)."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.city_events import TITLES, TRUE, SoloEnded, SoloReason
from undercroft.games.boss_family.rules.ending import points_of
from undercroft.games.boss_family.rules.facts import EPIC, KIND, MIN_PLAYERS
from undercroft.games.boss_family.rules.state import NOBODY_SEAT, TOWN, State
from undercroft.games.super_boss_monster.rules.facts import NOT_ALONE, SOLO
from undercroft.kernel.result import Result
from undercroft.kernel.state import finish

PLAYER: Final = 0
HEROES_PER_TURN: Final[int] = SOLO["heroes_per_turn"]  # SB-228
TOWN_PLACES: Final[int] = SOLO["town_places"]
MARKET: Final[tuple[int, int]] = tuple(SOLO["market"])  # SB-231
WOUNDS_TO_END: Final[int] = SOLO["wounds_to_end"]  # SB-241
MOST_POINTS: Final[int] = SOLO["most_points"]  # SB-226, SB-245
TITLE_POINTS: Final[list[int]] = SOLO["title_points"]


def is_left_out(face: int) -> bool:
    """Whether one player takes a card out of the game (SB-220, SB-222 to SB-226)."""
    if face in NOT_ALONE:
        return True
    return KIND[face] != EPIC and MIN_PLAYERS[face] >= SOLO["removed_heroes_from"]


def thresholds(state: State) -> list[int]:
    """How many matching symbols the heroes of the town need, from the left (SB-232, SB-252, SB-253)."""
    icons: list[int] = SOLO["challenge_icons" if state.setup.challenge else "bait_icons"]
    return icons


def follows(state: State, hero: int, counts: dict[int, int]) -> int:
    """A hero follows one player if there are as many symbols as its place in town requires (SB-232, SB-234)."""
    needed = thresholds(state)[state.zones[TOWN].index(hero)]
    return PLAYER if counts[PLAYER] >= needed else NOBODY_SEAT


def title_of(points: int) -> str:
    """The title for a score (SB-250)."""
    return TITLES[sum(points >= least for least in TITLE_POINTS)]


def end_at_once(state: State) -> None:
    """End the game immediately, because a hero came to the tavern (SB-242, SB-246, SB-247)."""
    end(state, "tavern")


def end(state: State, reason: SoloReason) -> None:
    """End the game with its title: the score is souls less wounds, and 0 or more wins (SB-245, SB-254, SB-314)."""
    points = points_of(state, PLAYER)
    if state.events is not None:
        title = title_of(points)
        state.events.append(SoloEnded(reason, points, TRUE + title if state.setup.challenge else title))
    finish(state, Result((PLAYER,) if points >= 0 else (), (points,), reason))
