"""What the bot announces in a window: spells and rooms that save it a wound, gain a soul, or cost another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.games.boss_family.bots.build_plays import best_building, known_rooms
from undercroft.games.boss_family.bots.card_values import SOUL, WOUND, expected_heroes, outcome
from undercroft.games.boss_family.bots.observation import Observation, dungeon_damage, treasure_of
from undercroft.games.boss_family.rules.facts import FACE, HEALTH, KIND, PRINTED, ROOM, SOULS

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import Walk as ShownWalk

HELPS_A_HERO = ("assassin", "freeze", "fear", "armor_up", "sabotage")
TURN_A_WOUND = SOUL + WOUND
"""What it is worth, for one soul of the hero, to kill somebody who would have survived."""


class Walk:
    """The hero inside a dungeon and what lies ahead of it."""

    def __init__(self, sight: Observation, walk: ShownWalk) -> None:
        self.seat = walk["seat"]
        self.hero = sight.faces[walk["hero"]]
        self.slot = walk["slot"]
        self.inside = walk["room"]
        self.rooms = sight.dungeons[self.seat]
        self.health = walk["health"]
        self.total = walk["total"]
        """The damage it will have taken when it comes out."""

    @property
    def dies(self) -> bool:
        """Whether it will die if nothing happens."""
        return self.total >= self.health

    def reaches(self, card: int) -> bool:
        """Whether a room is the one it stands in, or one still ahead."""
        return self.inside == card or any(room.card == card for room in self.rooms[: self.slot])

    def damage_ahead(self, card: int) -> int:
        """What a room still ahead will deal."""
        return next((room.damage for room in self.rooms[: self.slot] if room.card == card and room.active), 0)


def best_announcement(sight: Observation) -> tuple[int, int] | None:
    """The most useful spell or effect of those offered, with its use."""
    shown = sight.view["walk"]
    walk = None if shown is None else Walk(sight, shown)
    best: tuple[int, int] | None = None
    for index in sight.of_verb("cast", "cast_at", "cast_on", "use"):
        option = sight.options[index]
        use = _use_of(sight, walk, option)
        if use > 0 and (best is None or use > best[0]):
            best = (use, index)
    return best


def what_to_play(sight: Observation) -> int:
    """Build, announce something, or pass."""
    building = best_building(sight)
    announcement = best_announcement(sight)
    if building is not None and building[0] > 0 and (announcement is None or building[0] >= announcement[0]):
        return building[1]
    if announcement is not None:
        return announcement[1]
    return sight.of_verb("pass_on")[0]


def _use_of(sight: Observation, walk: Walk | None, option: dict[str, Any]) -> int:
    args = option["args"]
    name = PRINTED[sight.faces[args["card"]]].id
    if walk is not None and walk.seat == sight.seat:
        return _save_myself(sight, walk, name, args)
    if walk is not None:
        return _spoil_it(sight, walk, name, args)
    if name == "trepidation":
        return _close(sight, args["opponent"])
    return _in_peace(sight, name, args)


def _save_myself(sight: Observation, walk: Walk, name: str, args: dict[str, Any]) -> int:
    """Kill a hero that would come through, or be rid of it."""
    if walk.dies:
        return 0
    worth = TURN_A_WOUND * SOULS[walk.hero]
    missing = walk.health - walk.total
    last_chance = not any(room.active for room in walk.rooms[: walk.slot])
    match name:
        case "giant_size" | "annihilator":
            return worth if missing <= 3 and walk.reaches(args["target"]) else 0
        case "exhaustion":
            return worth + 10 if missing <= sum(room.active for room in walk.rooms) else 0
        case "boulder_ramp":
            return worth - 100 if missing <= 5 else 0
        case "bottomless_pit":
            return worth - 80
        case "the_crushinator":
            hits = sum(room.active for room in walk.rooms[: walk.slot]) + (walk.inside is not None)
            return worth - 120 if missing <= 2 * hits - 2 else 0
        case "cave_in":
            return worth - 100 if args["target"] == walk.inside else 0
        case "teleportation":
            again = sum(room.damage for room in walk.rooms if room.active)
            return worth if last_chance and missing <= again else 0
        case "fear":
            return 9 * WOUND // 10 * SOULS[walk.hero] if last_chance else 0
    return 0


def _spoil_it(sight: Observation, walk: Walk, name: str, args: dict[str, Any]) -> int:
    """Let a hero through that would have died in another dungeon."""
    if not walk.dies or sight.players[walk.seat]["souls"] + 3 < sight.players[sight.seat]["souls"]:
        return 0
    worth = 120 * SOULS[walk.hero]
    spare = walk.total - walk.health
    match name:
        case "assassin":
            return worth if spare < 3 else 0
        case "freeze":
            return worth if spare < walk.damage_ahead(args["target"]) else 0
        case "fear":
            return worth // 2 if SOULS[walk.hero] > 1 else 0
    return 0


def _close(sight: Observation, opponent: int) -> int:
    """Keep heroes out of a dungeon in which they would die."""
    heroes = [sight.faces[card["id"]] for card in sight.view["zones"]["entrance"][opponent]]
    return 80 * sum(SOULS[hero] for hero in heroes if HEALTH[hero] <= sight.strength(opponent))


def _in_peace(sight: Observation, name: str, args: dict[str, Any]) -> int:
    """What can be done while no hero walks."""
    damage = sight.strength(sight.seat)
    match name:
        case "princess_in_peril":
            hero = sight.faces[args["target"]]
            comes = next(bait["to"] == sight.seat for bait in sight.view["bait"] if bait["hero"] == args["target"])
            return 2 * outcome(hero, damage - 1) if not comes else 0
        case "zombie_attack" | "zombie_prison":
            return _raise(sight, args.get("target"), 2 if name == "zombie_attack" else 0)
        case "motivation":
            return 100 if len([face for face in sight.hand if KIND[face] == ROOM]) > 2 else 0
        case "jeopardy":
            most = max(sight.players[seat]["rooms"] + sight.players[seat]["spells"] for seat in sight.opponents)
            return 60 if len(sight.hand) <= 2 and most >= 5 else 0
        case "witchs_kitchen":
            return 50 if len([face for face in sight.hand if KIND[face] == ROOM]) > 3 else 0
        case "jackpot_stash":
            return _double(sight)
    return 0


def _raise(sight: Observation, target: int | None, extra: int) -> int:
    """Make a dead hero walk again through a dungeon that cannot kill it a second time."""
    if target is None:
        return 0
    hero = sight.faces[target]
    owner = next(
        seat for seat in sight.opponents if any(card["id"] == target for card in sight.view["zones"]["souls"][seat])
    )
    survives = HEALTH[hero] + extra > sight.strength(owner)
    return TURN_A_WOUND * SOULS[hero] if survives else 30 * SOULS[hero]


def _double(sight: Observation) -> int:
    """Double the treasure when that lures heroes who die here."""
    if sight.view["phase"] != "build":
        return 0
    stash = FACE["jackpot_stash"]
    faces = known_rooms(sight)
    left = [face for face in faces if face >= 0]
    if stash in left:
        left.remove(stash)
    damage = dungeon_damage(left)
    doubled = left + [face for face in left if any(treasure_of([face]))]
    return expected_heroes(sight, doubled, damage) - expected_heroes(sight, left, damage) - 400


def whether_to_cancel(sight: Observation) -> int:
    """Cancel what is aimed at the own dungeon, its hero or the own souls."""
    cancels = sight.of_verb("cast_at", "use")
    if not cancels:
        return sight.of_verb("let_it_be")[0]
    return cancels[0] if harms(sight) else sight.of_verb("let_it_be")[0]


def harms(sight: Observation) -> bool:
    """Whether the spell that is being played harms the own dungeon, its hero or the own souls."""
    name = PRINTED[sight.faces[sight.decision["args"]["card"]]].id
    shown = sight.view["walk"]
    walk = None if shown is None else Walk(sight, shown)
    if walk is not None and walk.seat == sight.seat:
        return name in HELPS_A_HERO and walk.dies
    if name == "zombie_attack":
        return len(sight.opponents) == 1
    if name == "trepidation":
        return bool(sight.view["zones"]["entrance"][sight.seat])
    return name == "jeopardy" and len(sight.hand) >= 6
