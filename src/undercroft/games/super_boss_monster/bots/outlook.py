"""What the bot expects of this turn: the damage its dungeon will deal, which heroes will come, and with what end."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from undercroft.games.boss_monster.bots.sight import Sight, treasure_of
from undercroft.games.boss_monster.bots.worth import FIVE_ROOMS, ROOM_BONUS, SOUL
from undercroft.games.boss_monster.rules.facts import CLASSES, DAMAGE, FACE, HEALTH, SOULS, TREASURE, TREASURES, WOUNDS

if TYPE_CHECKING:
    from undercroft.games.super_boss_monster.view_types import City, SuperView

SURE = 3
"""How much more a hero of this turn counts than strength for later."""
ENOUGH_DAMAGE = 5
MUCH_DAMAGE = 14


def city_of(sight: Sight) -> City:
    """The board."""
    return cast("SuperView", sight.view)["city"]


def outcome(hero: int, damage: int, token: int = 0) -> int:
    """What a hero brings to a dungeon that deals this much damage: souls and wounds count the same at the end."""
    health = max(1, HEALTH[hero] + token)
    return SOUL * (SOULS[hero] if damage >= health else -WOUNDS[hero])


def errand_treasure(sight: Sight, seat: int) -> list[int]:
    """The treasure that a seat's minion will add in the Minion phase."""
    found = [0] * len(TREASURES)
    if sight.view["phase"] in ("town", "build", "reveal"):
        space = city_of(sight)["minions"][seat]["space"] or ""
        if space.endswith("_treasure"):
            landmark = next(each for each in city_of(sight)["landmarks"] if space.startswith(each["id"]))
            found[TREASURES.index(landmark["treasure"] or TREASURES[0])] += 1
    return found


def own_treasure(sight: Sight, faces: list[int]) -> list[int]:
    """The treasure of the own dungeon, were these its rooms, boss and minion included."""
    boss = TREASURE[FACE[sight.view["zones"]["boss"][sight.seat][0]["card"]]]
    rooms = [*treasure_of(faces), *([0] * len(TREASURES))]
    errand = errand_treasure(sight, sight.seat)
    return [rooms[kind] + boss[kind] + errand[kind] for kind in range(len(TREASURES))]


def treasure_against(sight: Sight, kind: int) -> int:
    """The most treasure of a kind among the opponents, their minions' included."""
    counts = [0]
    for seat in sight.opponents:
        shown = sight.players[seat]["treasure"]
        counts.append((shown[kind] if kind < len(shown) else 0) + errand_treasure(sight, seat)[kind])
    return max(counts)


def comes(sight: Sight, place: int, hero: int, mine: list[int]) -> bool:
    """Whether a hero of the town would follow this treasure."""
    classes = CLASSES[hero]
    draw = sum(mine[kind] for kind in classes)
    solo = city_of(sight)["solo"]
    if solo is not None:
        return place < len(solo["thresholds"]) and draw >= solo["thresholds"][place]
    return bool(classes) and draw > sum(treasure_against(sight, kind) for kind in classes)


def lured(sight: Sight, mine: list[int], damage: int) -> int:
    """What the heroes of the town who would follow this treasure bring."""
    heroes = [sight.faces[hero] for hero in sight.town]
    return sum(outcome(hero, damage) for place, hero in enumerate(heroes) if comes(sight, place, hero, mine))


def room_damages(sight: Sight) -> list[int]:
    """What the own rooms deal from the boss outward; one lying face down deals what is printed on it."""
    return [room.damage if room.active else DAMAGE[room.face] if room.face >= 0 else 0 for room in sight.own]


def dungeon_worth(sight: Sight, faces: list[int], damages: list[int]) -> int:
    """What a dungeon of these rooms is worth to its owner now."""
    damage = sum(damages)
    worth = 100 * damage + 80 * len(faces) + sum(ROOM_BONUS.get(face, 0) for face in faces)
    if len(faces) == sight.view["limits"]["rooms"] and not sight.players[sight.seat]["leveled"]:
        worth += FIVE_ROOMS
    mine = own_treasure(sight, faces)
    # Treasure is good for later only if the dungeon can deal with who comes.
    spare = min(damage, MUCH_DAMAGE) - ENOUGH_DAMAGE
    return worth + SURE * lured(sight, mine, damage) + 12 * spare * sum(mine)


def room_gain(sight: Sight, face: int, slot: int) -> int:
    """What building a room over another, or left of all, gains; tokens that it covers are lost."""
    faces = [room.face for room in sight.own if room.face >= 0]
    damages = room_damages(sight)
    now = dungeon_worth(sight, faces, damages)
    faces = [*faces[:slot], face, *faces[slot + 1 :]]
    damages = [*damages[:slot], DAMAGE[face], *damages[slot + 1 :]]
    return dungeon_worth(sight, faces, damages) - now


def best_building(sight: Sight, *verbs: str) -> tuple[int, int] | None:
    """The best place for a room of those offered, with what it gains, or None if nothing can be built."""
    found = [
        (room_gain(sight, sight.faces[args["card"]], args["slot"]), -index)
        for index in sight.of_verb(*verbs)
        for args in (sight.options[index]["args"],)
    ]
    if not found:
        return None
    gain, index = max(found)
    return gain, -index
