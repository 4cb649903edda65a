"""What the bot announces in a window of Super Boss Monster, and at what it aims."""

from __future__ import annotations

from typing import Any

from undercroft.games.boss_family.bots import priority_plays as family
from undercroft.games.boss_family.bots.card_values import SOUL
from undercroft.games.boss_family.bots.priority_plays import Walk
from undercroft.games.boss_family.rules.facts import KIND, PRINTED, ROOM, SET, SOULS, TREASURES, WOUNDS
from undercroft.games.super_boss_monster.bots.card_values import ALWAYS_GOOD, TOKEN
from undercroft.games.super_boss_monster.bots.expectations import Outlook, outcome
from undercroft.games.super_boss_monster.rules.facts import SUPER_SET

ANNOUNCING = ("cast", "cast_at", "cast_on", "use", "spend", "prepare")
PLAYING = (*ANNOUNCING, "promote")
HELPS_A_HERO = ("freeze_sbm", "ghost_cheat", *family.HELPS_A_HERO)
SPOILED_SOUL = 120
FAR_BEHIND = 3
"""Who is so many souls behind is left in peace."""
FEW_ROOMS = 2


def what_to_play(sight: Outlook, of_other_sets: int | None) -> int:
    """Build, announce something, or pass; what the bots of other sets want to announce is worth a soul."""
    found: list[tuple[int, int]] = [(0, -sight.of_verb("pass_on")[0])]
    building = sight.best_building("place")
    if building is not None and building[0] > 0:
        found.append((building[0], -building[1]))
    shown = sight.view["walk"]
    walk = None if shown is None else Walk(sight, shown)
    for index in sight.of_verb(*ANNOUNCING):
        found.append((_use_of(sight, walk, sight.options[index]["args"]), -index))
    if of_other_sets is not None and sight.options[of_other_sets]["verb"] in PLAYING:
        found.append((SOUL, -of_other_sets))
    worth, index = max(found)
    if worth <= 0 and sight.of_verb("place_nothing"):
        return sight.of_verb("place_nothing")[0]
    return -index


def offers_other_sets(sight: Outlook) -> bool:
    """Whether a card of another set could be announced, or a miniboss placed or promoted."""
    if sight.of_verb("promote"):
        return True
    offered = [sight.faces[sight.options[index]["args"]["card"]] for index in sight.of_verb(*ANNOUNCING)]
    return any(SET[face] != SUPER_SET for face in offered)


def _use_of(sight: Outlook, walk: Walk | None, args: dict[str, Any]) -> int:
    """What announcing this is worth now; cards of other sets are not known here."""
    name = PRINTED[sight.faces[args["card"]]].id
    if name == "dream_catcher":
        return _whether_to_cancel(sight, args["target"])
    face = sight.faces[args["card"]]
    if face in ALWAYS_GOOD:
        return ALWAYS_GOOD[face]
    if walk is None:
        return _in_peace(sight, name, args)
    return _save_myself(walk, name, args) if walk.seat == sight.seat else _spoil_it(sight, walk, name, args)


def _whether_to_cancel(sight: Outlook, spell: int) -> int:
    """Cancel what takes away a soul or brings a wound."""
    effect = next((each for each in sight.view["waiting"] if each["source"]["id"] == spell), None)
    if effect is None or effect["seat"] == sight.seat:
        return 0
    name = effect["source"]["card"]
    shown = sight.view["walk"]
    walk = None if shown is None else Walk(sight, shown)
    mine = walk is not None and walk.seat == sight.seat
    if name in HELPS_A_HERO:
        return 150 * SOULS[walk.hero] if mine and walk is not None and walk.dies else 0
    if name in ("coup_de_grace", "critical_hit", "checkpoint"):
        others = walk is not None and not mine and not walk.dies and len(sight.opponents) == 1
        return 90 * WOUNDS[walk.hero] if others and walk is not None else 0
    if name == "safety_inspection":
        return 150 if sight.owner_of(effect["target"]) == sight.seat else 0
    if name == "grand_heist":
        return 80 if effect["target"] == sight.seat else 0
    return 0


def _save_myself(walk: Walk, name: str, args: dict[str, Any]) -> int:
    """Kill a hero that would come through, or be rid of it."""
    if walk.dies:
        return 0
    worth = SOUL * (SOULS[walk.hero] + WOUNDS[walk.hero])
    missing = walk.health - walk.total
    last_chance = not any(room.active for room in walk.rooms[: walk.slot])
    ahead = [room.card for room in walk.rooms[: walk.slot] if room.active]
    match name:
        case "critical_hit":
            return worth if missing <= 3 and walk.reaches(args["target"]) else 0
        case "storm_djinn":
            return worth - 60 if missing <= 3 and args["card"] in ahead else 0
        case "book_eater_dragon":
            return worth - 60 if missing <= 1 and args["card"] in ahead else 0
        case "ogre_toll_bridge":
            return worth - TOKEN if missing <= 2 else 0
        case "vanishing_bridge":
            return worth - 150
        case "spring_floor":
            return worth - 120 if missing <= 2 and len(ahead) > 1 else 0
        case "coup_de_grace":
            return worth if last_chance else 0
        case "checkpoint":
            return 90 * WOUNDS[walk.hero] if last_chance else 0
    return 0


def _spoil_it(sight: Outlook, walk: Walk, name: str, args: dict[str, Any]) -> int:
    """Let a hero through that would have died in another dungeon."""
    if not walk.dies or sight.players[walk.seat]["souls"] + FAR_BEHIND < sight.players[sight.seat]["souls"]:
        return 0
    worth = SPOILED_SOUL * SOULS[walk.hero]
    spare = walk.total - walk.health
    inside = sight.view["walk"]
    match name:
        case "freeze_sbm":
            return worth if spare < walk.damage_ahead(args["target"]) else 0
        case "ghost_cheat":
            coming = next((room.damage for room in reversed(walk.rooms[: walk.slot]) if room.active), 0)
            aimed = inside is not None and args["target"] == inside["hero"]
            return worth if aimed and spare < coming else 0
        case "safety_inspection":
            return worth if spare < min(3, walk.damage_ahead(args["target"])) else 0
    return 0


def _in_peace(sight: Outlook, name: str, args: dict[str, Any]) -> int:
    """What can be done while no hero walks."""
    match name:
        case "safety_inspection":
            return _tokens_on(sight, args["target"]) * 60 - 90
        case "rush_job":
            rooms = [face for face in sight.hand if KIND[face] == ROOM]
            return 100 if len(rooms) > FEW_ROOMS else 0
        case "co_op":
            return 70
        case "grand_heist":
            return 80
        case "golden_bait":
            return best_symbol(sight)[0] - 40
        case "adventure":
            return worst_guest(sight)[0] - 30
    return 0


def _tokens_on(sight: Outlook, room: int) -> int:
    stacks = [stack for dungeon in sight.view["dungeons"] for stack in dungeon]
    return next((stack["tokens"] for stack in stacks if stack["top"].get("id") == room), 0)


def best_symbol(sight: Outlook) -> tuple[int, int]:
    """The treasure of which one more symbol lures most, and what it lures."""
    if sight.view["phase"] != "build":
        return 0, 0
    damage = sight.strength(sight.seat)
    mine = sight.own_treasure(sight.own_faces)
    now = sight.lured(mine, damage)
    gains = []
    for kind in range(len(sight.players[sight.seat]["treasure"])):
        more = mine[:]
        more[kind] += 1
        gains.append((sight.lured(more, damage) - now, -kind))
    gain, kind = max(gains)
    return gain, -kind


def worst_guest(sight: Outlook) -> tuple[int, int, int]:
    """The hero of the town that hurts an opponent most: what for, the hero's card, and the opponent."""
    found = [(0, -1, -1)]
    for hero in sight.town:
        for seat in sight.opponents:
            theirs = outcome(sight.faces[hero], sight.strength(seat) + 1)
            found.append((-theirs // len(sight.opponents), hero, seat))
    return max(found)


# -- what a card that was begun is aimed at ------------------------------------------------------------------------


def which_target(sight: Outlook, otherwise: int) -> int:
    """Aim a spell that was begun at what makes it worth most."""
    name = PRINTED[sight.faces[sight.decision["args"]["source"]]].id
    if name == "adventure":
        return _card(sight, "aim_at", worst_guest(sight)[1])
    if name in ("power_bonus", "extra_spikes", "golden_bait"):
        return sight.of_verb("aim_at")[0]
    return otherwise


def which_treasure(sight: Outlook, otherwise: int) -> int:
    """Name the treasure that lures most."""
    name = PRINTED[sight.faces[sight.decision["args"]["source"]]].id
    if name != "golden_bait":
        return otherwise
    wanted = TREASURES[best_symbol(sight)[1]]
    options = sight.of_verb("choose_treasure")
    return next((index for index in options if sight.options[index]["args"]["treasure"] == wanted), options[0])


def which_opponent(sight: Outlook) -> int:
    """Send the hero to the opponent whom it hurts most."""
    options = sight.of_verb("choose_opponent")
    seat = worst_guest(sight)[2]
    return next((index for index in options if sight.options[index]["args"]["opponent"] == seat), options[0])


def _card(sight: Outlook, verb: str, card: int) -> int:
    options = sight.of_verb(verb)
    return next((index for index in options if sight.options[index]["args"]["card"] == card), options[0])
