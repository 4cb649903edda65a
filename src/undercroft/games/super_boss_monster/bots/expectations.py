"""What the bot expects of this turn: the damage its dungeon will deal, which heroes will come, and with what end."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, cast

from undercroft.games.boss_family.bots.card_values import FIVE_ROOMS, ROOM_BONUS, SOUL
from undercroft.games.boss_family.bots.observation import Observation, treasure_of
from undercroft.games.boss_family.rules.facts import CLASSES, DAMAGE, FACE, HEALTH, SOULS, TREASURE, TREASURES, WOUNDS
from undercroft.games.boss_family.rules.totals import LEAST_HEALTH

if TYPE_CHECKING:
    from undercroft.games.super_boss_monster.view_types import City, SuperView

SURE = 3
"""How much more a hero of this turn counts than strength for later."""
ENOUGH_DAMAGE = 5
MUCH_DAMAGE = 14
BEFORE_ERRANDS = ("town", "build", "reveal")
"""The phases in which minions stand on their spaces and have not done their errands."""


class Outlook(Observation):
    """A view, looked at with the eyes of one seat, and what this turn will bring."""

    @cached_property
    def city(self) -> City:
        """The board."""
        return cast("SuperView", self.view)["city"]

    @cached_property
    def own_faces(self) -> list[int]:
        """The own rooms from the boss outward; the bot knows its own cards lying face down."""
        return [room.face for room in self.own if room.face >= 0]

    @cached_property
    def damages(self) -> list[int]:
        """What the own rooms deal from the boss outward; one lying face down deals what is printed on it."""
        return [room.damage if room.active else DAMAGE[room.face] for room in self.own if room.face >= 0]

    @cached_property
    def heroes_in_town(self) -> list[int]:
        """The faces of the heroes in town, from the left."""
        return [self.faces[hero] for hero in self.town]

    @cached_property
    def own_besides_rooms(self) -> list[int]:
        """The own treasure that is not on rooms: the boss's, and what the minion will add."""
        boss = TREASURE[FACE[self.view["zones"]["boss"][self.seat][0]["card"]]]
        errand = self.errand_treasure(self.seat)
        return [boss[kind] + errand[kind] for kind in range(len(TREASURES))]

    @cached_property
    def against(self) -> list[list[int]]:
        """The treasure of each opponent, what their minions will add included."""
        found = []
        for seat in self.opponents:
            shown = self.players[seat]["treasure"]
            errand = self.errand_treasure(seat)
            found.append([*(count + errand[kind] for kind, count in enumerate(shown)), *errand[len(shown) :]])
        return found

    @cached_property
    def worth_now(self) -> int:
        """What the own dungeon is worth as it stands."""
        return self.dungeon_worth(self.own_faces, self.damages)

    def errand_treasure(self, seat: int) -> list[int]:
        """The treasure that a seat's minion will add in the Minion phase."""
        found = [0] * len(TREASURES)
        space = self.city["minions"][seat]["space"] or ""
        if space.endswith("_treasure") and self.view["phase"] in BEFORE_ERRANDS:
            landmark = next(each for each in self.city["landmarks"] if space.startswith(each["id"]))
            found[TREASURES.index(landmark["treasure"] or TREASURES[0])] += 1
        return found

    def own_treasure(self, faces: list[int]) -> list[int]:
        """The treasure of the own dungeon, were these its rooms, boss and minion included."""
        rooms = treasure_of(faces)
        besides = self.own_besides_rooms
        return [*(count + besides[kind] for kind, count in enumerate(rooms)), *besides[len(rooms) :]]

    def comes(self, place: int, hero: int, mine: list[int]) -> bool:
        """Whether a hero of the town would follow this treasure."""
        classes = CLASSES[hero]
        draw = sum([mine[kind] for kind in classes])
        solo = self.city["solo"]
        if solo is not None:
            return place < len(solo["thresholds"]) and draw >= solo["thresholds"][place]
        return draw > 0 and all(draw > sum([theirs[kind] for kind in classes]) for theirs in self.against)

    def lured(self, mine: list[int], damage: int) -> int:
        """What the heroes of the town who would follow this treasure bring."""
        heroes = enumerate(self.heroes_in_town)
        return sum([outcome(hero, damage) for place, hero in heroes if self.comes(place, hero, mine)])

    def dungeon_worth(self, faces: list[int], damages: list[int]) -> int:
        """What a dungeon of these rooms is worth to its owner now."""
        damage = sum(damages)
        worth = 100 * damage + 80 * len(faces) + sum([ROOM_BONUS.get(face, 0) for face in faces])
        if len(faces) == self.view["limits"]["rooms"] and not self.players[self.seat]["leveled"]:
            worth += FIVE_ROOMS
        mine = self.own_treasure(faces)
        # Treasure is good for later only if the dungeon can deal with who comes.
        spare = min(damage, MUCH_DAMAGE) - ENOUGH_DAMAGE
        return worth + SURE * self.lured(mine, damage) + 12 * spare * sum(mine)

    def room_gain(self, face: int, slot: int) -> int:
        """What building a room over another, or left of all, gains; tokens that it covers are lost."""
        faces = [*self.own_faces[:slot], face, *self.own_faces[slot + 1 :]]
        damages = [*self.damages[:slot], DAMAGE[face], *self.damages[slot + 1 :]]
        return self.dungeon_worth(faces, damages) - self.worth_now

    def best_building(self, *verbs: str) -> tuple[int, int] | None:
        """The best place for a room of those offered, with what it gains, or None if nothing can be built."""
        found = [
            (self.room_gain(self.faces[args["card"]], args["slot"]), -index)
            for index in self.of_verb(*verbs)
            for args in (self.options[index]["args"],)
        ]
        if not found:
            return None
        gain, index = max(found)
        return gain, -index


def outcome(hero: int, damage: int, token: int = 0) -> int:
    """What a hero brings to a dungeon that deals this much damage: souls and wounds count the same at the end."""
    return SOUL * (SOULS[hero] if damage >= max(LEAST_HEALTH, HEALTH[hero] + token) else -WOUNDS[hero])
