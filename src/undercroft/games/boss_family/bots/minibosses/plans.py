"""Plans for cards of which more than the target has to be chosen: what they are worth now, and how to use them.

The bot remembers nothing: it makes the same plan again when it is asked for way, target and amount.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from undercroft.games.boss_family.bots.card_values import SOUL, WOUND, outcome
from undercroft.games.boss_family.bots.minibosses.card_values import COIN
from undercroft.games.boss_family.bots.priority_plays import TURN_A_WOUND, Walk
from undercroft.games.boss_family.rules.facts import DARK, FACE, HEALTH, KIND, MINIBOSS, MONSTER, PRINTED, SOULS, TRAP

if TYPE_CHECKING:
    from undercroft.games.boss_family.bots.observation import Observation, Room

SPOILED_SOUL = 120
FAR_BEHIND = 3
"""Who is so many souls behind is left in peace."""


class Plan(NamedTuple):
    """What using a card is worth, in which way, on what, and with how many coins; nothing is -1."""

    worth: int
    way: str = ""
    target: int = -1
    amount: int = -1


NOTHING = Plan(0)


def plan_for(sight: Observation, card: int) -> Plan:
    """The best use of a card now."""
    face = sight.faces[card]
    name = PRINTED[face].id
    shown = sight.view["walk"]
    walk = None if shown is None else Walk(sight, shown)
    if walk is None:
        return _in_peace(sight, name, card)
    if walk.seat == sight.seat:
        return NOTHING if walk.dies else _save_myself(sight, walk, name, card)
    rival = sight.players[walk.seat]
    if not walk.dies or rival["souls"] + FAR_BEHIND < sight.players[sight.seat]["souls"]:
        return NOTHING
    if DARK[face]:
        card_walks = shown is not None and shown["hero"] == card
        return Plan(SPOILED_SOUL * SOULS[walk.hero] - COIN) if card_walks and walk.total - walk.health < 2 else NOTHING
    return _spoil_it(sight, walk, name)


def _rooms_met(walk: Walk) -> list[Room]:
    """The rooms whose damage still counts for the hero inside: the one it stands in, and those ahead."""
    return [room for room in walk.rooms if room.active and room.card >= 0 and walk.reaches(room.card)]


def _miniboss_in(sight: Observation, seat: int, card: int) -> int:
    """The level of the miniboss under a room; 0 if it has none in force."""
    for stack in sight.view["dungeons"][seat]:
        if stack["top"].get("id") == card and stack["miniboss"] is not None:
            return stack["miniboss"]["in_force"]
    return 0


def _host_of(sight: Observation, seat: int, miniboss: int) -> int:
    """The room above a miniboss."""
    for stack in sight.view["dungeons"][seat]:
        if stack["miniboss"] is not None and stack["miniboss"]["card"]["id"] == miniboss:
            return stack["top"].get("id", -1)
    return -1


def _save_myself(sight: Observation, walk: Walk, name: str, card: int) -> Plan:
    """Kill a hero that would come through, or be rid of it."""
    worth = TURN_A_WOUND * SOULS[walk.hero]
    missing = walk.health - walk.total
    met = _rooms_met(walk)
    last_chance = not any(room.active for room in walk.rooms[: walk.slot])
    coins = sight.players[sight.seat]["coins"]
    hero = sight.view["walk"]["hero"] if sight.view["walk"] is not None else -1
    doubled = [room for room in met if room.damage >= missing]
    match name:
        case "pay_to_win":
            amount = max(0, missing - 1)
            return (
                Plan(worth - COIN * amount, target=met[0].card, amount=amount) if met and amount <= coins else NOTHING
            )
        case "smash":
            if missing <= 2:
                return Plan(worth, "own_hero", hero)
            strong = walk.inside is not None and _miniboss_in(sight, walk.seat, walk.inside)
            return Plan(worth, "miniboss_hero", hero) if strong and missing <= 4 else NOTHING
        case "ambush":
            way = "miniboss" if any(KIND[face] == MINIBOSS for face in sight.hand) else "monsters"
            return Plan(worth - 120, way, hero)
        case "rage":
            return _rage(sight, walk, missing, worth)
        case "training_camp" | "ravenus":
            monsters = [room for room in doubled if MONSTER[room.face]]
            return Plan(worth - 3 * COIN, target=monsters[0].card) if monsters else NOTHING
        case "brassknuckle":
            host = _host_of(sight, sight.seat, card)
            return Plan(worth - 60, "level_3") if any(room.card == host for room in doubled) else NOTHING
        case "paddywhack":
            return Plan(worth - 60, "level_3", hero)
        case "spike":
            return Plan(worth - 60, "level_2", hero) if missing <= 2 else NOTHING
        case "kid_croak":
            monsters = [room for room in met if MONSTER[room.face]]
            return Plan(worth - 60, "level_3", sight.seat) if len(monsters) >= missing else NOTHING
        case "sawtooth_pendulum":
            return Plan(worth - COIN, target=hero)
        case "living_trap":
            return Plan(worth - 150, target=hero)
        case "minotaur_catacombs":
            again = sum(room.damage for room in walk.rooms if room.active and room.card != card)
            return Plan(worth - 150, target=hero) if last_chance and missing <= again else NOTHING
        case "draculad":
            return Plan(9 * WOUND // 10 * SOULS[walk.hero], "level_2", hero) if last_chance else NOTHING
    return NOTHING


def _rage(sight: Observation, walk: Walk, missing: int, worth: int) -> Plan:
    """A miniboss's room deals more by its level, or double if it is the only one."""
    own = [stack for stack in sight.view["dungeons"][sight.seat] if stack["miniboss"] is not None]
    for stack in own:
        miniboss = stack["miniboss"]
        assert miniboss is not None
        more = miniboss["level"] + (stack["damage"] + miniboss["level"] if len(own) == 1 else 0)
        if more >= missing and walk.reaches(stack["top"].get("id", -1)) and miniboss["in_force"]:
            return Plan(worth, target=miniboss["card"]["id"])
    return NOTHING


def _spoil_it(sight: Observation, walk: Walk, name: str) -> Plan:
    """Let a hero through that would have died in another dungeon."""
    worth = SPOILED_SOUL * SOULS[walk.hero]
    spare = walk.total - walk.health
    coins = sight.players[sight.seat]["coins"]
    hero = sight.view["walk"]["hero"] if sight.view["walk"] is not None else -1
    ahead = [room for room in walk.rooms[: walk.slot] if room.active]
    strong = [room for room in ahead if room.damage > spare]
    match name:
        case "armor_up":
            amount = (spare + 1) // 2
            return Plan(worth - COIN * amount, target=hero, amount=amount) if amount <= coins else NOTHING
        case "shrooman_aviary":
            return Plan(worth - 20, target=hero) if spare < 3 else NOTHING
        case "rocky":
            return Plan(worth, "level_3", hero) if spare < 5 else NOTHING
        case "icicle_man":
            return Plan(worth, "level_3", strong[0].card) if strong else NOTHING
        case "sabotage":
            mine, theirs = _minibosses_of(sight, sight.seat), _minibosses_of(sight, walk.seat)
            return Plan(worth, "deactivate", strong[0].card) if strong and mine > theirs else NOTHING
        case "the_catapult":
            return Plan(worth - 80, target=strong[0].card) if strong else NOTHING
        case "kid_croak":
            monsters = [room for room in ahead if MONSTER[room.face] and room.damage]
            return Plan(worth - 20, "level_3_minus", walk.seat) if len(monsters) > spare else NOTHING
        case "scott":
            traps = [room for room in ahead if TRAP[room.face]]
            return Plan(worth - 2 * COIN) if len(traps) > spare else NOTHING
        case "paywall":
            return _pass_the_wall(ahead, spare, coins, worth)
    return NOTHING


def _pass_the_wall(ahead: list[Room], spare: int, coins: int, worth: int) -> Plan:
    """Pay so much that the Paywall spares the hero."""
    amount = spare + 1
    walls = [room for room in ahead if room.face == FACE["paywall"] and room.damage >= amount]
    return Plan(worth - 2 * COIN * amount, amount=amount) if walls and amount <= coins else NOTHING


def _minibosses_of(sight: Observation, seat: int) -> int:
    return sum(stack["miniboss"] is not None for stack in sight.view["dungeons"][seat])


def _in_peace(sight: Observation, name: str, card: int) -> Plan:
    """What can be done while no hero walks."""
    me = sight.players[sight.seat]
    strength = sight.strength(sight.seat)
    match name:
        case "windfall":
            return Plan(200)
        case "internship":
            return Plan(90 if me["coins"] and sight.own else 0)
        case "traitor":
            return _best_traitor(sight, me["coins"])
        case "kazanna":
            return Plan(60 if me["coins"] >= 3 else 0)
        case "belladonna":
            return Plan(50 if me["coins"] >= 5 else 0, target=sight.leader())
        case "cursed_well":
            return Plan(30 if not me["coins"] and me["rooms"] > 3 else 0, "coins")
        case "draculad":
            level = _level_of(sight, card)
            return Plan(100 if level == 3 else 0, "level_3", sight.leader())
        case "jinx":
            return _beckon(sight, strength)
        case "haunted_cavern":
            return _hold_back(sight, strength)
        case "efreets_chamber":
            return _ask_the_efreet(sight, strength)
    return NOTHING


def _level_of(sight: Observation, miniboss: int) -> int:
    for stack in sight.view["dungeons"][sight.seat]:
        if stack["miniboss"] is not None and stack["miniboss"]["card"]["id"] == miniboss:
            return stack["miniboss"]["in_force"]
    return 0


def _best_traitor(sight: Observation, coins: int) -> Plan:
    """The greatest miniboss of an opponent that can be paid for, when there is no room to build."""
    found: list[tuple[int, int]] = []
    for seat in sight.opponents:
        for stack in sight.view["dungeons"][seat]:
            if stack["miniboss"] is not None and 0 < stack["miniboss"]["level"] <= coins:
                found.append((stack["miniboss"]["level"], stack["miniboss"]["card"]["id"]))
    if not found or len(sight.own) < sight.view["limits"]["rooms"]:
        return NOTHING
    level, target = max(found)
    return Plan(100 + 60 * level, target=target)


def _beckon(sight: Observation, strength: int) -> Plan:
    """Bring a hero from town that dies here and would go elsewhere."""
    best = NOTHING
    for bait in sight.view["bait"]:
        worth = 2 * outcome(sight.faces[bait["hero"]], strength - 1)
        if bait["to"] != sight.seat and worth > best.worth:
            best = Plan(worth, "level_3", bait["hero"])
    return best


def _entrance(sight: Observation) -> list[dict[str, Any]]:
    return [{**card} for card in sight.view["zones"]["entrance"][sight.seat]]


def _hold_back(sight: Observation, strength: int) -> Plan:
    """Let the hero wait that would wound most."""
    if sight.view["phase"] != "adventure" or sight.view["active"] != sight.seat:
        return NOTHING
    tough = [hero["id"] for hero in _entrance(sight) if HEALTH[sight.faces[hero["id"]]] > strength]
    if not tough:
        return NOTHING
    target = max(tough, key=lambda hero: SOULS[sight.faces[hero]])
    return Plan(WOUND // 2 * SOULS[sight.faces[target]], target=target)


def _ask_the_efreet(sight: Observation, strength: int) -> Plan:
    """Stronger if that kills a hero at the entrance, weaker if all die anyway."""
    if sight.view["phase"] != "adventure" or sight.view["active"] != sight.seat:
        return NOTHING
    healths = [HEALTH[sight.faces[hero["id"]]] for hero in _entrance(sight)]
    if any(strength < health <= strength + 2 for health in healths) and sight.players[sight.seat]["spells"]:
        return Plan(SOUL, "stronger")
    return Plan(60, "weaker") if healths and max(healths) <= strength - 2 else NOTHING
