"""Forecast of a round for a seat: which heroes come to its dungeon, and with what end."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from undercroft.games.boss_family.bots.card_values import FIVE_ROOMS, KING, ROOM_BONUS, SOUL, WOUND
from undercroft.games.boss_family.rules.dungeon import tops_of
from undercroft.games.boss_family.rules.effects.registry import HELPS_NEIGHBOUR
from undercroft.games.boss_family.rules.facts import (
    CLASSES,
    DAMAGE,
    FACE,
    HEALTH,
    KIND,
    MINIBOSS,
    MONSTER,
    MOST_ROOMS,
    SOULS,
    TREASURE,
)
from undercroft.games.boss_family.rules.state import DUNGEON, TOWN, State
from undercroft.games.boss_family.rules.totals import all_treasure_of, damage_of, souls_of

POINT: Final = 100
"""The value of a point of damage for later rounds."""
NEW_ROOM: Final = 80
SURE: Final = 3
"""The factor by which the heroes in town count more than damage that is there for later ones."""
ENOUGH_DAMAGE: Final = 12
USUAL_HEALTH: Final = 5
LURE: Final = 12
NEVER: Final = 99
"""More treasure than anybody has."""
BALLROOM: Final = FACE["monsters_ballroom"]


class Guest(NamedTuple):
    """A hero in town: the treasure that it looks for, the most that others show of it, its health and its values."""

    kinds: tuple[int, ...]
    rival: int
    health: int
    soul: int
    wound: int


class Forecast:
    """The treasure and damage of a dungeon and the heroes in town: enough to judge a new room quickly.

    The seat knows its own rooms that lie face down: they count as if they had been revealed, deactivated ones as usual.
    """

    __slots__ = ("damage", "dealt", "faces", "guests", "has_dependent", "seat", "state", "treasure", "worth_now")

    enough_damage: ClassVar[int] = ENOUGH_DAMAGE

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        tops, face = tops_of(state, seat), state.face
        self.faces = [face[top] for top in tops]
        if state.down and not state.setup.base_only:
            self.faces = [_under(state, seat, slot, face[top]) for slot, top in enumerate(tops)]
        down_or_shut = state.down + state.shut
        self.dealt = [
            DAMAGE[face] if top in down_or_shut else damage_of(state, top)
            for top, face in zip(tops, self.faces, strict=True)
        ]
        self.damage = sum(self.dealt)
        self.has_dependent = any(map(_is_dependent, self.faces))
        self.treasure = self.treasure_of(seat)
        for slot, room in enumerate(tops if state.down else ()):
            if room in state.down:
                added = TREASURE[self.faces[slot]]
                self.treasure = [shown + more for shown, more in zip(self.treasure, added, strict=False)]
        self.guests = self.expected()
        self.worth_now = self.worth(self.damage, self.treasure)

    def treasure_of(self, seat: int) -> list[int]:
        """Return the treasure of a dungeon when heroes look for it, by kind."""
        return all_treasure_of(self.state, seat)

    def expected(self) -> list[Guest]:
        """Return the heroes in town, with the treasure that each would have to see here to come."""
        state = self.state
        others = [other for other in state.order if other != self.seat]
        shown = [self.treasure_of(other) for other in others]
        guests = []
        for hero in state.zones[TOWN]:
            face = state.face[hero]
            kinds = CLASSES[face]
            if kinds:
                rival = max([sum([treasure[kind] for kind in kinds]) for treasure in shown], default=0)
            else:
                souls, theirs = souls_of(state, self.seat), [souls_of(state, other) for other in others]
                comes = max(theirs) < souls if face == KING else min(theirs) > souls
                rival = -1 if comes else NEVER
            guests.append(Guest(kinds, rival, HEALTH[face], SOUL * SOULS[face], WOUND * SOULS[face]))
        return guests

    def gain(self, face: int, slot: int) -> int:
        """Return what a room built there adds."""
        faces = self.faces
        if self.has_dependent or _is_dependent(face):
            more = dungeon_damage([*faces[:slot], face, *faces[slot + 1 :]]) - dungeon_damage(faces)
        else:
            more = DAMAGE[face] - self.dealt[slot] if slot < len(faces) else DAMAGE[face]
        treasure = [shown + added for shown, added in zip(self.treasure, TREASURE[face], strict=False)]
        gain = POINT * more + ROOM_BONUS.get(face, 0)
        if slot < len(faces):
            old = faces[slot]
            treasure = [shown - less for shown, less in zip(treasure, TREASURE[old], strict=False)]
            gain -= ROOM_BONUS.get(old, 0)
        else:
            gain += NEW_ROOM
            if slot + 1 == MOST_ROOMS and not self.state.leveled & 1 << self.seat:
                gain += FIVE_ROOMS
        return gain + self.worth(self.damage + more, treasure) - self.worth_now

    def comes(self, guest: Guest) -> bool:
        """Return True if a hero follows the treasure that the dungeon shows now."""
        return sum([self.treasure[kind] for kind in guest.kinds]) > guest.rival

    def lured(self, damage: int, treasure: list[int]) -> int:
        """Return the value of the heroes that would follow this treasure into this damage."""
        total = 0
        for kinds, rival, health, soul, wound in self.guests:
            if sum([treasure[kind] for kind in kinds]) > rival:
                total += soul if damage >= health else -wound
        return total

    def worth(self, damage: int, treasure: list[int]) -> int:
        """Return the value of the heroes of this round, and of treasure for later ones."""
        return SURE * self.lured(damage, treasure) + LURE * (min(damage, self.enough_damage) - USUAL_HEALTH) * sum(
            treasure
        )


def _is_dependent(face: int) -> bool:
    """Return True if the damage of a room depends on others of its dungeon, or theirs on the room."""
    return face in HELPS_NEIGHBOUR or face == BALLROOM


def _under(state: State, seat: int, slot: int, face: int) -> int:
    """Return the face of a room; of the room under a miniboss that lies face down on it."""
    return state.face[state.zones[DUNGEON + seat * MOST_ROOMS + slot][-2]] if KIND[face] == MINIBOSS else face


def dungeon_damage(faces: list[int]) -> int:
    """Return what a dungeon of these rooms, from the boss outward, deals to a hero that walks through all of it."""
    total = 0
    monsters = sum([MONSTER[face] for face in faces])
    for slot, face in enumerate(faces):
        total += monsters if face == BALLROOM else DAMAGE[face]
        if slot + 1 < len(faces) and faces[slot + 1] in HELPS_NEIGHBOUR:
            total += HELPS_NEIGHBOUR[faces[slot + 1]](face, True)
        if slot and faces[slot - 1] in HELPS_NEIGHBOUR:
            total += HELPS_NEIGHBOUR[faces[slot - 1]](face, False)
    return total
