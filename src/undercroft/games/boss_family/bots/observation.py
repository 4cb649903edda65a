"""What the bot sees, in the words of the game: dungeons, treasure, heroes, and what can be chosen."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from undercroft.games.boss_family.rules.effects.registry import HELPS_NEIGHBOUR
from undercroft.games.boss_family.rules.facts import DAMAGE, FACE, KIND, MINIBOSS, MONSTER, TREASURE, TREASURES

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import BossView, Stack

BALLROOM = FACE["monsters_ballroom"]


class Room:
    """A visible stack of a dungeon: its uppermost room as far as it is known."""

    __slots__ = ("active", "card", "damage", "face", "waits_as_miniboss")

    def __init__(self, stack: Stack) -> None:
        top = stack["top"]
        self.face: int = FACE[top["card"]] if "card" in top else -1
        self.card: int = top.get("id", -1)
        self.waits_as_miniboss: bool = self.face >= 0 and KIND[self.face] == MINIBOSS
        if self.waits_as_miniboss:  # the bot's own: the room below is what there will be
            self.face, self.card = FACE[stack["beneath"][-1]["card"]], stack["beneath"][-1]["id"]
        self.active: bool = not stack["face_down"] and not stack["deactivated"]
        self.damage: int = stack["damage"]


class Observation:
    """A view, looked at with the eyes of one seat."""

    def __init__(self, view: BossView) -> None:
        self.view = view
        assert view["seat"] is not None, "a bot looks from a seat"
        assert view["decision"] is not None, "a bot is asked"
        self.seat = view["seat"]
        self.decision: dict[str, Any] = {**view["decision"]}
        self.options: list[dict[str, Any]] = self.decision["options"]
        self.dungeons = [[Room(stack) for stack in dungeon] for dungeon in view["dungeons"]]
        """By seat, from the boss outward."""
        self.players = view["players"]
        self.opponents = [seat for seat, player in enumerate(self.players) if seat != self.seat and not player["out"]]

    @cached_property
    def faces(self) -> dict[int, int]:
        """The printed card of every instance whose face this seat knows."""
        found: dict[int, int] = {}
        parts: list[Any] = [*self.view["zones"].values()]
        while parts:
            part = parts.pop()
            if isinstance(part, list):
                parts += part
            elif isinstance(part, dict):
                if "card" in part and "id" in part:
                    found[part["id"]] = FACE[part["card"]]
                else:
                    parts += part.values()
        return found

    @cached_property
    def hand(self) -> list[int]:
        """The faces of the own hand."""
        return [FACE[card["card"]] for card in self.view["zones"]["hand"][self.seat]]

    @cached_property
    def town(self) -> list[int]:
        """The heroes in town."""
        return [card["id"] for card in self.view["zones"]["town"]]

    @property
    def own(self) -> list[Room]:
        """The own dungeon."""
        return self.dungeons[self.seat]

    def of_verb(self, *verbs: str) -> list[int]:
        """The options of these verbs, by index."""
        return [index for index, option in enumerate(self.options) if option["verb"] in verbs]

    def strength(self, seat: int) -> int:
        """The damage of a whole dungeon as it stands; a room lying face down counts a little."""
        return self.players[seat]["damage"] + sum(not room.active for room in self.dungeons[seat])

    def leader(self) -> int:
        """The opponent who is closest to winning."""
        return max(self.opponents, key=lambda seat: (self.players[seat]["souls"], -self.players[seat]["wounds"]))

    def owner_of(self, card: int) -> int:
        """The seat in whose dungeon a room lies visible, or -1."""
        for seat, dungeon in enumerate(self.dungeons):
            if any(room.card == card for room in dungeon):
                return seat
        return -1


def dungeon_damage(faces: list[int]) -> int:
    """What a dungeon of these rooms, from the boss outward, deals to a hero that walks through all of it."""
    total = 0
    monsters = sum(MONSTER[face] for face in faces)
    for slot, face in enumerate(faces):
        total += monsters if face == BALLROOM else DAMAGE[face]
        if slot + 1 < len(faces) and faces[slot + 1] in HELPS_NEIGHBOUR:
            total += HELPS_NEIGHBOUR[faces[slot + 1]](face, True)
        if slot and faces[slot - 1] in HELPS_NEIGHBOUR:
            total += HELPS_NEIGHBOUR[faces[slot - 1]](face, False)
    return total


def treasure_of(faces: list[int]) -> list[int]:
    """The treasure that rooms show, by kind."""
    return [sum(TREASURE[face][kind] for face in faces) for kind in range(len(TREASURES))]
