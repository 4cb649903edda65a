"""What only Dragon Tower shows: heroes, tower, opponents, and the running sum of a fight."""

from __future__ import annotations

from typing import Any

from undercroft.games.dragon_tower.arithmetic import base_points, card_points, fighters, missing_points, need_points
from undercroft.games.dragon_tower.balance import failed_checks
from undercroft.games.dragon_tower.bosses import need_of
from undercroft.games.dragon_tower.facts import ATTRIBUTES, DECK, FLOORS, POINTS, skill_faces
from undercroft.games.dragon_tower.layout import rooms_on
from undercroft.games.dragon_tower.state import (
    CIRCUMSTANCES,
    HAND,
    HERO,
    LAID,
    NO_CARD,
    NO_HERO,
    ROOM,
    STAGES,
    UNDER_BOSS,
    State,
    leader,
    room_here,
)
from undercroft.kernel.state import bit_of


def extras(state: State, seat: int | None) -> dict[str, Any]:
    """The game's own part of a view."""
    bit = bit_of(seat)
    return {
        "floor": state.floor,
        "leader": leader(state) if state.floor else 0,
        "stage": STAGES[state.stage],
        "boss": DECK.ids[state.setup.boss],
        "warnings": failed_checks(state.hero)
        if all(state.zones[HERO + hero] for hero in range(state.setup.heroes))
        else [],
        "heroes": [shown_hero(state, hero) for hero in range(state.setup.heroes)],
        "tower": [shown_floor(state, floor, bit) for floor in range(1, FLOORS + 1)],
        "room": shown_room(state),
        "plan": [[foe, first] if second == NO_HERO else [foe, first, second] for foe, first, second in state.plan],
        "fight": None if state.first == NO_HERO else shown_fight(state, bit),
        "pair_fights": state.pair_fights,
    }


def shown_hero(state: State, hero: int) -> dict[str, Any]:
    """A hero as everybody sees it (DT-013)."""
    card = state.zones[HERO + hero]
    face = state.hero[hero]
    return {
        "seat": state.setup.seat_of[hero],
        "hero": DECK.shown(card[0], face, known=True) if card else None,
        "base": list(POINTS[face]) if card else None,
        "health": state.health[hero],
        "fought": bool(state.fought[hero]),
        "refilled": bool(state.refilled[hero]),
        "skills": [DECK.ids[skill] for skill in skill_faces(state.skills[hero])],
        "spent": [DECK.ids[skill] for skill in skill_faces(state.spent[hero])],
        "cards": len(state.zones[HAND + hero]),
    }


def shown_opponent(state: State, card: int) -> dict[str, Any]:
    """An opponent with what it asks for now."""
    return {"id": card, "card": DECK.ids[state.face[card]], "need": list(need_of(state, card))}


def shown_floor(state: State, floor: int, bit: int) -> dict[str, Any]:
    """A floor of the tower: its rooms, its hidden circumstances, and whether it lies behind, here or ahead."""
    first = ROOM + 2 * (floor - 1)
    hidden = state.zones[CIRCUMSTANCES + floor - 1]
    return {
        "floor": floor,
        "where": "behind" if floor < state.floor else "here" if floor == state.floor else "ahead",
        "rooms": [
            [shown_opponent(state, card) for card in state.zones[first + side]]
            for side in range(rooms_on(state, floor))
        ],
        "circumstances": [DECK.shown(card, state.face[card], bool(state.known[card] & bit)) for card in hidden],
        "under_boss": [
            DECK.shown(card, state.face[card], bool(state.known[card] & bit)) for card in state.zones[UNDER_BOSS]
        ]
        if floor == FLOORS
        else [],
    }


def shown_room(state: State) -> list[dict[str, Any]]:
    """The opponents in the room that the party is in."""
    if not state.entered:
        return []
    return [shown_opponent(state, card) for card in state.zones[room_here(state)]]


def shown_fight(state: State, bit: int) -> dict[str, Any]:
    """The fight being put together; the sum only for those who know every card laid."""
    heroes = fighters(state)
    laid = [card for hero in heroes for card in state.zones[LAID + hero]]
    need = need_points(state)
    shown: dict[str, Any] = {
        "heroes": heroes,
        "foes": [shown_opponent(state, foe) for foe in state.foes],
        "need": need,
        "base": [list(base_points(state, hero) or (0, 0, 0, 0)) for hero in heroes],
        "offers": state.offers[: len(heroes)],
        "skills": [DECK.ids[skill] for skill in skill_faces(state.in_use)],
        "lowered": None if state.lowered == NO_CARD else [state.lowered, ATTRIBUTES[state.lowered_attribute]],
        "known": all(state.known[card] & bit for card in laid),
    }
    if shown["known"]:
        counted = [(card, *card_points(state, card)) for card in laid]
        shown["missing"] = missing_points(state)
        shown["cards"] = [
            {**DECK.shown(card, state.face[card], known=True), "attribute": ATTRIBUTES[attribute], "counts": value}
            for card, attribute, value in counted
        ]
    return shown
