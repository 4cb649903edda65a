"""The family's fields of a view: dungeons, treasure, bait, the walk of a hero, announced effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.rules import items
from undercroft.games.boss_family.rules.adventure import is_damage_due, may_turn_back, next_slot, notice
from undercroft.games.boss_family.rules.bait import attraction, foremost, shares
from undercroft.games.boss_family.rules.dungeon import (
    active_at,
    active_rooms,
    has_text,
    is_active,
    miniboss_at,
    powers_at,
)
from undercroft.games.boss_family.rules.durations import (
    CLOSED,
    EVERYBODY,
    HELD_BACK,
    NEUTRALIZED,
    NO_BUILDING,
    PROMOTED,
    SKIPS_NEXT,
    SPELL_TAX,
    cease,
    lasts,
)
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects.bearing import AT_A_ROOM, BEHIND_A_ROOM
from undercroft.games.boss_family.rules.effects.registry import ERRANDS, SLEEPS, SLOTS
from undercroft.games.boss_family.rules.facts import HEALTH, MOST_ROOMS, ROOM, SOULS_TO_WIN, SPELL, WOUNDS_TO_LOSE
from undercroft.games.boss_family.rules.heroes import health_left
from undercroft.games.boss_family.rules.minibosses import TOP_LEVEL, promotable
from undercroft.games.boss_family.rules.state import (
    ANNOUNCED,
    BOSS_OF,
    DUNGEON,
    ENTRANCE,
    HAND,
    LANDMARK,
    LANDMARKS,
    NO_CARD,
    NO_EXTRA,
    NO_SLOT,
    NOBODY_SEAT,
    ON_CARD,
    PHASES,
    TOWN,
    WALKING,
    Announced,
    State,
    count_of_back,
)
from undercroft.games.boss_family.rules.totals import (
    all_treasure_of,
    damage_of,
    damage_to,
    deals_nothing,
    health_of,
    souls_of,
    treasure_in,
    wounds_of,
)
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import (
        Bait,
        Effect,
        Extras,
        Hero,
        Limits,
        Miniboss,
        Player,
        Stack,
        Step,
        Walk,
    )

LIMITS: Final[Limits] = {
    "rooms": MOST_ROOMS,
    "souls": SOULS_TO_WIN,
    "wounds": WOUNDS_TO_LOSE,
    "levels": TOP_LEVEL,
}


def view_fields(state: State, seat: int | None) -> Extras:
    """Return the fields that the family adds to a view."""
    bit = bit_of(seat)
    dungeons = [shown_dungeon(state, player, bit) for player in range(state.setup.seats)]
    players = [shown_player(state, player, dungeon) for player, dungeon in enumerate(dungeons)]
    return {
        "limits": LIMITS,
        "coins": state.setup.coins,
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": None if state.active == NOBODY_SEAT else state.active,
        "order": state.order[:],
        "players": players,
        "leaders": [
            foremost({player: players[player]["treasure"][kind] for player in state.order})
            for kind in range(state.setup.treasures)
        ],
        "dungeons": dungeons,
        "bait": shown_baits(state, players),
        "heroes": [] if state.setup.base_only else shown_heroes(state),
        "walk": None if state.walker == NO_CARD else shown_walk(state),
        "waiting": [shown_effect(state, entry) for entry in state.pending],
        "announced": [{"card": spell, "seat": state.casters[spell]} for spell in state.zones[ANNOUNCED]],
        "turns_over": [player for player in range(state.setup.seats) if state.turns_over & 1 << player],
        "closed": [player for player in range(state.setup.seats) if lasts(state, CLOSED, player)],
        "held_back": _held_back(state),
        "building_forbidden": bool(lasts(state, NO_BUILDING, EVERYBODY)),
        "last_round": bool(state.last_round),
    }


def for_another(state: State, seat: int | None, shown: Extras) -> Extras:
    """Return the fields for a seat, made from those of another seat; they differ only in face-down rooms."""
    if not state.down:
        return shown
    bit = bit_of(seat)
    return {**shown, "dungeons": [shown_dungeon(state, player, bit) for player in range(state.setup.seats)]}


def _held_back(state: State) -> list[int]:
    """Return the heroes at entrances that wait for the next round."""
    if not state.lasting:
        return []
    return [hero for seat in state.order for hero in state.zones[ENTRANCE + seat] if lasts(state, HELD_BACK, hero)]


def shown_player(state: State, player: int, dungeon: list[Stack]) -> Player:
    """Return the public facts about a player: score, backs of the hand, treasure (BM-218)."""
    there = bool(state.zones[BOSS_OF + player])
    return {
        "xp": state.xp[player],
        "acts": "out"
        if player not in state.order
        else "first"
        if player == state.order[0]
        else "last"
        if player == state.order[-1]
        else "between",
        "out": player not in state.order,
        "souls": souls_of(state, player),
        "wounds": wounds_of(state, player),
        "rooms": count_of_back(state, HAND + player, ROOM),
        "spells": count_of_back(state, HAND + player, SPELL),
        "active_rooms": len(active_rooms(state, player)),
        "damage": sum(stack["damage"] for stack in dungeon),
        "treasure": all_treasure_of(state, player) if there else [0] * state.setup.treasures,
        "leveled": bool(state.leveled & 1 << player),
        "placed": state.placed[player],
        "coins": state.coins[player],
        "promoted": bool(lasts(state, PROMOTED, player)),
        "spell_tax": lasts(state, SPELL_TAX, player),
    }


def shown_dungeon(state: State, player: int, bit: int) -> list[Stack]:
    """Return the stacks of a dungeon, from the boss to the entrance."""
    stacks: list[Stack] = []
    deck = edition_of(state).deck
    used = {use // SLOTS for use in state.used if use % SLOTS != TOP_LEVEL}  # MB-055: the miniboss is demoted instead
    for slot in range(state.size[player]):
        cards = state.zones[DUNGEON + player * MOST_ROOMS + slot]
        top = cards[-1]
        active = active_at(state, player, slot) != NO_CARD
        miniboss = miniboss_at(state, player, slot)
        beneath = cards[:-1] if miniboss == NO_CARD else cards[1:-1]
        stacks.append(
            {
                "top": deck.shown(top, state.face[top], bool(state.known[top] & bit)),
                "beneath": [deck.lying_open(card, state.face[card]) for card in beneath],
                "face_down": top in state.down,
                "deactivated": top in state.shut,
                "used": top in used,
                "damage": damage_of(state, top) if active else 0,
                "treasure": list(treasure_in(state, top)[: state.setup.treasures]) if active else [],
                "silent": active and not has_text(state, top),
                "coins": state.room_coins.get(top, 0),
                "tokens": state.tokens.get(top, 0),
                "neutralized": active and bool(lasts(state, NEUTRALIZED, top)),
                "asleep": active and state.face[top] in SLEEPS and state.setup.city and deals_nothing(state, top),
                "space": active and state.face[top] in ERRANDS,
                "minions": [player for player, at in enumerate(state.minions) if at == ON_CARD + top],
                "miniboss": None if miniboss == NO_CARD else shown_miniboss(state, player, slot, miniboss, used),
            }
        )
    return stacks


def shown_miniboss(state: State, player: int, slot: int, miniboss: int, used: set[int]) -> Miniboss:
    """Return a miniboss with its level and the level whose powers count now."""
    return {
        "card": edition_of(state).deck.lying_open(miniboss, state.face[miniboss]),
        "level": state.levels[miniboss],
        "in_force": powers_at(state, player, slot)[1],
        "promotable": miniboss in promotable(state, player),
        "used": miniboss in used,
    }


def shown_baits(state: State, players: list[Player]) -> list[Bait]:
    """Return for each hero in town the dungeon that attracts it now."""
    divided = shares(state) if state.setup.crowded else {}
    treasure = [player["treasure"] for player in players]
    return [shown_bait(state, hero, treasure, divided) for hero in state.zones[TOWN]]


def shown_heroes(state: State) -> list[Hero]:
    """Return the heroes in play that bear an item, are hurt, or have other health than printed."""
    waiting = [hero for seat in state.order for hero in state.zones[ENTRANCE + seat]]
    waiting += [hero for landmark in range(LANDMARKS) for hero in state.zones[LANDMARK + landmark]]
    shown = [shown_hero(state, hero) for hero in (*state.zones[TOWN], *waiting, *state.zones[WALKING])]
    return [
        one
        for one in shown
        if one["item"] is not None or one["hurt"] or one["health"] != HEALTH[state.face[one["hero"]]]
    ]


def shown_hero(state: State, hero: int) -> Hero:
    """Return a hero in play with its item and health."""
    item = state.carried.get(hero, NO_CARD)
    health = health_of(state, hero)
    return {
        "hero": hero,
        "item": None if item == NO_CARD else edition_of(state).deck.lying_open(item, state.face[item]),
        "health": health,
        "hurt": health - health_left(state, hero),
    }


def shown_bait(state: State, hero: int, treasure: list[list[int]], divided: dict[int, int]) -> Bait:
    """Return the dungeon that attracts a hero in town now."""
    counts = attraction(state, hero, treasure)
    seat = divided[hero] if hero in divided else edition_of(state).follows(state, hero, counts)
    return {
        "hero": hero,
        "to": None if seat == NOBODY_SEAT else seat,
        "tie": seat == NOBODY_SEAT and len(foremost(counts)) > 1,
        "counts": [counts.get(player, 0) for player in range(state.setup.seats)],
    }


def shown_walk(state: State) -> Walk:
    """Return where the hero inside a dungeon stands, and where it will die if nothing changes."""
    seat, hero = state.active, state.walker
    health = health_of(state, hero)
    dying = state.walk_room >= 0 and state.hurt >= health
    way = rooms_ahead(state, seat, health)
    deadly = next((number for number, step in enumerate(way, 1) if step["hurt"] >= health), len(way))
    ahead = [] if dying else way[:deadly]
    dies_in = state.walk_slot if dying else None
    if ahead and ahead[-1]["hurt"] >= health:
        dies_in = ahead[-1]["slot"]
    return {
        "hero": hero,
        "seat": seat,
        "room": state.walk_room if state.walk_room >= 0 else None,
        "slot": state.walk_slot,
        "hurt": state.hurt,
        "health": health,
        "left": max(0, health - state.hurt),
        "ahead": ahead,
        "dies_in": dies_in,
        "total": way[-1]["hurt"] if way else state.hurt,
    }


def rooms_ahead(state: State, seat: int, health: int) -> list[Step]:
    """Return the rooms that the hero would enter from here if no damage killed it."""
    if state.walker in state.carried:
        return _walked_through(state.clone(), seat, health)  # its item may change rooms on the way
    slot, lasting, state.lasting = state.walk_slot, state.lasting, state.lasting.copy()
    try:
        return _walked_through(state, seat, health)
    finally:
        state.walk_slot, state.lasting = slot, lasting


def _walked_through(state: State, seat: int, health: int) -> list[Step]:
    ahead: list[Step] = []
    hero, hurt = state.walker, state.hurt
    if is_damage_due(state):
        hurt += damage_to(state, hero, state.walk_room)
        ahead.append({"slot": state.walk_slot, "hurt": hurt, "left": max(0, health - hurt)})
        if state.setup.city:
            notice(state, hero, state.walk_room)
    if state.walk_room >= 0 and is_active(state, state.walk_room):
        items.act(state, BEHIND_A_ROOM, seat, hero, state.walk_room)
    turned_back = [maze for maze, turned in state.turned_back if turned == hero]
    slot = next_slot(state, seat, state.walk_slot)
    while slot != NO_SLOT:
        if lasts(state, SKIPS_NEXT, hero):
            cease(state, SKIPS_NEXT, hero)
            slot = next_slot(state, seat, slot)
            continue
        room = active_at(state, seat, slot)
        if items.act(state, AT_A_ROOM, seat, hero, room) and not is_active(state, room):
            slot = next_slot(state, seat, slot)
            continue
        if may_turn_back(state, room) and room not in turned_back:
            turned_back.append(room)
            if active_at(state, seat, slot + 1) != NO_CARD:
                slot += 1
                continue
        hurt += damage_to(state, hero, room)
        if state.setup.city:
            notice(state, hero, room)
        ahead.append({"slot": slot, "hurt": hurt, "left": max(0, health - hurt)})
        state.walk_slot = slot
        items.act(state, BEHIND_A_ROOM, seat, hero, room)
        slot = next_slot(state, seat, slot)
    return ahead


def shown_effect(state: State, entry: Announced) -> Effect:
    """Return an announced effect that is not resolved yet."""
    source = edition_of(state).deck.lying_open(entry.source, state.face[entry.source])
    return {
        "seat": entry.seat,
        "source": source,
        "way": entry.way,
        "target": entry.target,
        "extra": None if entry.extra == NO_EXTRA else entry.extra,
    }
