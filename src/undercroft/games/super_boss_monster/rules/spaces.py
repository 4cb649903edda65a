"""Action spaces for minions (SB-057 to SB-070, SB-281, SB-286)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.city_events import SPACES
from undercroft.games.boss_family.rules.dungeon import active_rooms, bosses_in_force, has_text
from undercroft.games.boss_family.rules.effects.registry import ERRANDS
from undercroft.games.boss_family.rules.facts import CRASH_SET
from undercroft.games.boss_family.rules.state import BOSS_OF, LANDMARK, LANDMARKS, NO_CARD, ON_CARD, State
from undercroft.games.super_boss_monster.rules.facts import (
    LANDMARK_OF,
    LAUNCH_PAD,
    SPACES_WITH_HERO,
    SPACES_WITHOUT_HERO,
)


def spaces_in_play(state: State) -> range:
    """The spaces of the landmarks on the board; the launch pad comes with Crash Landing (SB-208)."""
    return range(len(SPACES) if has_launch_pad(state) else LANDMARK_OF.index(LAUNCH_PAD))


def has_launch_pad(state: State) -> bool:
    """Whether the board has its extension (SB-009, SB-208)."""
    return CRASH_SET in state.setup.sets


def open_spaces(state: State, landmark: int) -> list[int]:
    """The open spaces of a landmark, with or without a minion there.

    A hero covers the treasure and the bonus space and opens the summon space (SB-067, SB-068, SB-070).
    """
    return (SPACES_WITH_HERO if state.zones[LANDMARK + landmark] else SPACES_WITHOUT_HERO)[landmark]


def is_open(state: State, space: int) -> bool:
    """Whether a space of a landmark is open, with or without a minion there."""
    return space in open_spaces(state, LANDMARK_OF[space])


def free_spaces(state: State) -> list[int]:
    """The spaces of landmarks that a minion may go to: open, and no minion there (SB-059, SB-060)."""
    minions = state.minions
    free: list[int] = []
    for landmark in range(LANDMARKS if has_launch_pad(state) else LAUNCH_PAD):
        for space in open_spaces(state, landmark):
            if space not in minions:
                free.append(space)
    return free


def own_cards_with_space(state: State, seat: int) -> list[int]:
    """The rooms and the boss of a player with a free action space; the boss's after its Level Up (SB-059, SB-061)."""
    face = state.face
    cards = [room for room in active_rooms(state, seat) if face[room] in ERRANDS and has_text(state, room)]
    if boss_with_space(state, seat) != NO_CARD:  # SB-104: a Level Up of this turn comes too late
        cards.append(state.zones[BOSS_OF + seat][0])
    return [card for card in cards if ON_CARD + card not in state.minions]


def boss_with_space(state: State, seat: int) -> int:
    """The boss whose action space a player may use: their own, or one that it has copied (SB-061, CL-018)."""
    return next((boss for boss in bosses_in_force(state, seat) if state.face[boss] in ERRANDS), NO_CARD)
