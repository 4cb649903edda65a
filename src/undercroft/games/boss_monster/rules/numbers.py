"""Numbers that players add in their heads: a room's damage, a dungeon's treasure, a hero's health."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.dungeon import active_at, active_rooms, place_of
from undercroft.games.boss_monster.rules.effects.moments import HELPS_NEIGHBOUR, OWN_DAMAGE
from undercroft.games.boss_monster.rules.facts import DAMAGE, HEALTH, SOULS, TREASURE, WOUNDS
from undercroft.games.boss_monster.rules.state import BOSS_OF, NO_CARD, SOULS_OF, WOUNDS_OF, State


def damage_of(state: State, room: int) -> int:
    """What an active room deals to a hero now: its own damage, neighbours and effects of this round (BM-216)."""
    seat, slot = place_of(state, room)
    face = state.face[room]
    damage = OWN_DAMAGE[face](state, seat) if face in OWN_DAMAGE else DAMAGE[face]
    damage += state.boosts.get(room, 0) + state.rooms_boost[seat]
    # BM-199: rooms next to each other with nothing between
    for neighbour, to_right in ((active_at(state, seat, slot + 1), True), (active_at(state, seat, slot - 1), False)):
        if neighbour != NO_CARD and state.face[neighbour] in HELPS_NEIGHBOUR:
            # A neighbour on the left has this room to its right: heroes walk towards the boss.
            damage += HELPS_NEIGHBOUR[state.face[neighbour]](face, to_right)
    return max(damage, 0)


def treasure_of(state: State, seat: int, kind: int) -> int:
    """How much treasure of a kind a dungeon shows, boss included (BM-006, BM-014, BM-015, BM-096)."""
    face = state.face
    rooms = sum([TREASURE[face[room]][kind] for room in active_rooms(state, seat)])
    return TREASURE[face[state.zones[BOSS_OF + seat][0]]][kind] + (rooms << state.doubled[seat])


def health_of(state: State, hero: int) -> int:
    """The damage that kills a hero (BM-017)."""
    return HEALTH[state.face[hero]] + state.health_boosts.get(hero, 0)


def souls_of(state: State, seat: int) -> int:
    """The souls a player has gained (BM-020)."""
    face = state.face
    return sum([SOULS[face[hero]] for hero in state.zones[SOULS_OF + seat]])


def wounds_of(state: State, seat: int) -> int:
    """The wounds a player has taken (BM-019)."""
    face = state.face
    return sum([WOUNDS[face[hero]] for hero in state.zones[WOUNDS_OF + seat]])
