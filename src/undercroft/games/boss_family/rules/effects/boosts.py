"""More or less damage of rooms and more treasure of dungeons, until the end of the round (BM-133)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.city_events import RoomNeutralized
from undercroft.games.boss_family.rules.dungeon import place_of
from undercroft.games.boss_family.rules.durations import (
    DOUBLE_DAMAGE,
    MORE_DAMAGE,
    MORE_ICONS,
    MORE_TREASURE,
    NEUTRALIZED,
    icon,
    icons,
    last,
    replace,
)
from undercroft.games.boss_family.rules.events import RoomStrengthened
from undercroft.games.boss_family.rules.expansion_events import RoomEnriched
from undercroft.games.boss_family.rules.facts import EXPLORER, TREASURES
from undercroft.games.boss_family.rules.miniboss_events import DamageDoubled, RoomWeakened, TreasureAdded
from undercroft.games.boss_family.rules.state import State
from undercroft.kernel.events import seen


def strengthen(state: State, room: int, damage: int) -> None:
    """A room deals more damage until the end of the round; that is no token (SB-200)."""
    last(state, MORE_DAMAGE, room, damage)
    if state.events is not None:
        state.events.append(RoomStrengthened(seen(state, room), damage))


def weaken(state: State, room: int, damage: int) -> None:
    """A room deals less damage until the end of the round."""
    last(state, MORE_DAMAGE, room, -damage)
    if state.events is not None:
        state.events.append(RoomWeakened(seen(state, room), damage))


def double_damage(state: State, room: int) -> None:
    """A room deals double damage, after all additions (MB-119)."""
    last(state, DOUBLE_DAMAGE, room)
    if state.events is not None:
        state.events.append(DamageDoubled(seen(state, room)))


def add_explorers(state: State, room: int, count: int) -> None:
    """A room has more explorer symbols (CL-013)."""
    last(state, MORE_ICONS, room, count * icon(EXPLORER))
    if state.events is not None:
        state.events.append(RoomEnriched(seen(state, room), TREASURES[EXPLORER], count))


def neutralize(state: State, room: int) -> None:
    """A room deals no damage; its treasure and abilities stay (SB-197, SB-303)."""
    replace(state, NEUTRALIZED, room, 1)
    if state.events is not None:
        state.events.append(RoomNeutralized(place_of(state, room)[0], seen(state, room)))


def add_treasure(state: State, seat: int, treasure: int) -> None:
    """A dungeon has one more symbol of a treasure."""
    last(state, MORE_TREASURE, icons(seat, treasure))
    if state.events is not None:
        state.events.append(TreasureAdded(seat, TREASURES[treasure]))
