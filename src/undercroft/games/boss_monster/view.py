"""What only this family shows: dungeons, treasure, who would lure whom, the walk of a hero, waiting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_monster.rules.bait import attraction, foremost, most_attractive
from undercroft.games.boss_monster.rules.dungeon import active_at, active_rooms
from undercroft.games.boss_monster.rules.effects.moments import TURNS_HEROES_BACK
from undercroft.games.boss_monster.rules.facts import (
    DECK,
    MOST_ROOMS,
    ROOM,
    SOULS_TO_WIN,
    SPELL,
    TREASURES,
    WOUNDS_TO_LOSE,
)
from undercroft.games.boss_monster.rules.numbers import damage_of, health_of, souls_of, treasure_of, wounds_of
from undercroft.games.boss_monster.rules.state import (
    ANNOUNCED,
    BOSS_OF,
    DUNGEON,
    HAND,
    NO_CARD,
    NOBODY_SEAT,
    PHASES,
    TOWN,
    State,
    count_of_kind,
)
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from undercroft.games.boss_monster.view_types import Bait, Effect, Extras, Limits, Player, Stack, Step, Walk

LIMITS: Final[Limits] = {"rooms": MOST_ROOMS, "souls": SOULS_TO_WIN, "wounds": WOUNDS_TO_LOSE}


def extras(state: State, seat: int | None) -> Extras:
    """The family's own part of a view."""
    bit = bit_of(seat)
    players = [shown_player(state, player) for player in range(state.setup.seats)]
    return {
        "limits": LIMITS,
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": None if state.active == NOBODY_SEAT else state.active,
        "order": state.order[:],
        "players": players,
        "leaders": [
            foremost({player: players[player]["treasure"][kind] for player in state.order})
            for kind in range(len(TREASURES))
        ],
        "dungeons": [shown_dungeon(state, player, bit) for player in range(state.setup.seats)],
        "bait": [shown_bait(state, hero) for hero in state.zones[TOWN]],
        "walk": None if state.walker == NO_CARD else shown_walk(state),
        "waiting": [shown_effect(state, entry) for entry in state.pending],
        "announced": [{"card": spell, "seat": state.casters[spell]} for spell in state.zones[ANNOUNCED]],
        "turns_over": [player for player in range(state.setup.seats) if state.turns_over & 1 << player],
        "closed": [player for player in range(state.setup.seats) if state.closed & 1 << player],
        "building_forbidden": bool(state.building_forbidden),
        "last_round": bool(state.last_round),
    }


def shown_player(state: State, player: int) -> Player:
    """A player as everybody sees it: score, hand by its backs, treasure (BM-218)."""
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
        "rooms": count_of_kind(state, HAND + player, ROOM),
        "spells": count_of_kind(state, HAND + player, SPELL),
        "active_rooms": len(active_rooms(state, player)),
        "treasure": [treasure_of(state, player, kind) if there else 0 for kind in range(len(TREASURES))],
        "leveled": bool(state.leveled & 1 << player),
        "placed": state.placed[player],
    }


def shown_dungeon(state: State, player: int, bit: int) -> list[Stack]:
    """The stacks of a dungeon from the boss outward: what lies uppermost, what it deals now, what lies beneath."""
    stacks: list[Stack] = []
    for slot in range(state.size[player]):
        cards = state.zones[DUNGEON + player * MOST_ROOMS + slot]
        top = cards[-1]
        active = active_at(state, player, slot) != NO_CARD
        stacks.append(
            {
                "top": DECK.shown(top, state.face[top], bool(state.known[top] & bit)),
                "beneath": [DECK.lying_open(card, state.face[card]) for card in cards[:-1]],
                "face_down": top in state.down,
                "deactivated": top in state.shut,
                "used": top in state.used,
                "damage": damage_of(state, top) if active else 0,
            }
        )
    return stacks


def shown_bait(state: State, hero: int) -> Bait:
    """Where a hero of the town would go as things stand."""
    counts = attraction(state, hero)
    seat = most_attractive(counts)
    return {
        "hero": hero,
        "to": None if seat == NOBODY_SEAT else seat,
        "tie": seat == NOBODY_SEAT and max(counts.values()) > 0,
        "counts": [counts.get(player, 0) for player in range(state.setup.seats)],
    }


def shown_walk(state: State) -> Walk:
    """The hero inside a dungeon: where it stands, its damage, and where it will die if nothing changes."""
    seat, hero = state.active, state.walker
    health = health_of(state, hero)
    dying = state.walk_room >= 0 and state.hurt >= health
    ahead = [] if dying else rooms_ahead(state, seat, health)
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
    }


def rooms_ahead(state: State, seat: int, health: int) -> list[Step]:
    """The rooms that the hero would enter from here, as far as it lives."""
    ahead: list[Step] = []
    hurt = state.hurt
    turned_back = [maze for maze, hero in state.turned_back if hero == state.walker]
    slot = min(state.walk_slot, state.size[seat]) - 1
    while slot >= 0:
        room = active_at(state, seat, slot)
        if room == NO_CARD:
            slot -= 1
            continue
        left = active_at(state, seat, slot + 1)
        if state.face[room] in TURNS_HEROES_BACK and room not in turned_back and left != NO_CARD:
            turned_back.append(room)
            slot += 1
            continue
        hurt += damage_of(state, room)
        ahead.append({"slot": slot, "hurt": hurt, "left": max(0, health - hurt)})
        if hurt >= health:
            break
        slot -= 1
    return ahead


def shown_effect(state: State, entry: tuple[int, int, int]) -> Effect:
    """An announced effect that waits."""
    seat, source, target = entry
    return {"seat": seat, "source": DECK.lying_open(source, state.face[source]), "target": target}
