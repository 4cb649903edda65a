"""Where the bot builds which room."""

from __future__ import annotations

from undercroft.games.boss_family.bots.card_values import dungeon_worth
from undercroft.games.boss_family.bots.observation import Observation
from undercroft.games.boss_family.rules.facts import KIND, ROOM

BUILDS = ("place", "lay_first", "build_more", "build_called")


def known_rooms(sight: Observation) -> list[int]:
    """The faces of the own dungeon from the boss outward; the bot knows its own cards lying face down."""
    return [room.face for room in sight.own]


def with_room(faces: list[int], face: int, slot: int) -> list[int]:
    """The dungeon with a room built over another, or left of all."""
    return [*faces[:slot], face, *faces[slot + 1 :]]


def best_building(sight: Observation, *, rooms_only: bool = False) -> tuple[int, int] | None:
    """The best place for a room of those offered, with what it gains, or None if nothing can be built."""
    options = sight.of_verb(*BUILDS)
    if rooms_only:
        options = [index for index in options if KIND[sight.faces[sight.options[index]["args"]["card"]]] == ROOM]
    if not options:
        return None
    faces = known_rooms(sight)
    now = dungeon_worth(sight, faces)
    best: tuple[int, int] | None = None
    for index in options:
        args = sight.options[index]["args"]
        gain = dungeon_worth(sight, with_room(faces, sight.faces[args["card"]], args["slot"])) - now
        if best is None or gain > best[0]:
            best = (gain, index)
    return best
