"""What a dungeon will bring in this round, counted on a state: who comes, and with what end."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.boss_family.bots.card_values import FIVE_ROOMS, KING, ROOM_BONUS, SOUL, WOUND
from undercroft.games.boss_family.rules.dungeon import active_rooms, top_of
from undercroft.games.boss_family.rules.facts import CLASSES, DAMAGE, HEALTH, MOST_ROOMS, SOULS, TREASURE
from undercroft.games.boss_family.rules.state import TOWN, State
from undercroft.games.boss_family.rules.totals import all_treasure_of, damage_of, souls_of

POINT: Final = 100
"""What a point of damage is worth for later."""
NEW_ROOM: Final = 80
SURE: Final = 3
"""How much more the heroes in town count than damage that is there for later ones."""
ENOUGH_DAMAGE: Final = 12
USUAL_HEALTH: Final = 5
LURE: Final = 12
NEVER: Final = 99
"""More treasure than anybody has."""


class Guest(NamedTuple):
    """A hero in town: the treasure it looks for, how much of it others show, its health, and what is at stake."""

    kinds: tuple[int, ...]
    rival: int
    health: int
    soul: int
    wound: int


class Forecast:
    """What a seat's dungeon shows, who is in town, and what others show: enough to judge a new room quickly."""

    __slots__ = ("damage", "guests", "seat", "state", "treasure", "worth_now")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.damage = sum([damage_of(state, room) for room in active_rooms(state, seat)])
        self.treasure = self.treasure_of(seat)
        self.guests = self.expected()
        self.worth_now = self.worth(self.damage, self.treasure)

    def treasure_of(self, seat: int) -> list[int]:
        """What a dungeon will show when heroes look for treasure."""
        return all_treasure_of(self.state, seat)

    def expected(self) -> list[Guest]:
        """The heroes in town, and how much treasure each would have to see here to come."""
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
        """What a room built there adds."""
        state = self.state
        damage = self.damage + DAMAGE[face]
        treasure = [shown + more for shown, more in zip(self.treasure, TREASURE[face], strict=False)]
        gain = POINT * DAMAGE[face] + ROOM_BONUS.get(face, 0)
        if slot < state.size[self.seat]:
            old = state.face[top_of(state, self.seat, slot)]
            damage -= DAMAGE[old]
            treasure = [shown - less for shown, less in zip(treasure, TREASURE[old], strict=False)]
            gain -= POINT * DAMAGE[old] + ROOM_BONUS.get(old, 0)
        else:
            gain += NEW_ROOM
            if slot + 1 == MOST_ROOMS and not state.leveled & 1 << self.seat:
                gain += FIVE_ROOMS
        return gain + self.worth(damage, treasure) - self.worth_now

    def lured(self, damage: int, treasure: list[int]) -> int:
        """What the heroes bring that would follow this treasure into this damage."""
        total = 0
        for kinds, rival, health, soul, wound in self.guests:
            if sum([treasure[kind] for kind in kinds]) > rival:
                total += soul if damage >= health else -wound
        return total

    def worth(self, damage: int, treasure: list[int]) -> int:
        """What the heroes of this round bring, and what treasure is good for later."""
        return SURE * self.lured(damage, treasure) + LURE * (min(damage, ENOUGH_DAMAGE) - USUAL_HEALTH) * sum(treasure)
