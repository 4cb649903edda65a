"""Fields that Dragon Tower adds to a view: heroes, tower, opponents, and the running sum of a fight."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from undercroft.games.dragon_tower.achievements import earned
from undercroft.games.dragon_tower.rules.arithmetic import (
    base_points,
    card_points,
    fighters,
    foe_points,
    in_each_others_way,
    missing_points,
    need_points,
)
from undercroft.games.dragon_tower.rules.balance import failed_checks
from undercroft.games.dragon_tower.rules.bosses import need_of
from undercroft.games.dragon_tower.rules.commitment import acting_seat, how_to_fight
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTES, DECK, FLOORS, HEALTH_CAP, POINTS, skill_faces
from undercroft.games.dragon_tower.rules.layout import rooms_on
from undercroft.games.dragon_tower.rules.resolution import commit, left_after
from undercroft.games.dragon_tower.rules.state import (
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
from undercroft.games.dragon_tower.rules.turn import phase_of, rests_after
from undercroft.kernel.state import bit_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undercroft.games.dragon_tower.view_types import Extras, Fight, Floor, Hero, Limits, Opponent, Way

LIMITS: Final[Limits] = {"floors": FLOORS, "health": HEALTH_CAP}


def view_fields(state: State, seat: int | None) -> Extras:
    """Return the fields that Dragon Tower adds to a view."""
    bit = bit_of(seat)
    return with_private_fields(public_fields(state), state, bit, shown_tower(state, bit))


def view_fields_since(
    state: State, seat: int | None, before: State, shown: Mapping[str, Any], beside: Mapping[str, Any] | None
) -> Extras:
    """Return the same as `view_fields`, reusing parts of an earlier view and of another seat's view.

    `shown` is what this seat saw at the state `before`; `beside` is what another seat sees now.
    """
    bit, old = bit_of(seat), cast("Extras", shown)
    tower = old["tower"] if same_tower(before, state, bit) else shown_tower(state, bit)
    public = public_fields(state, before, old) if beside is None else cast("Extras", beside)
    return with_private_fields(public, state, bit, tower)


def public_fields(state: State, before: State | None = None, shown: Extras | None = None) -> Extras:
    """Return the public fields, the others empty; reuse unchanged heroes of the earlier view."""
    heroes = range(state.setup.heroes)
    if before is None or shown is None:
        warnings, team = shown_warnings(state), [shown_hero(state, hero) for hero in heroes]
    else:
        warnings = shown["warnings"] if same_team(before, state) else shown_warnings(state)
        old = shown["heroes"]
        team = [old[hero] if same_hero(before, state, hero) else shown_hero(state, hero) for hero in heroes]
    return {
        "limits": LIMITS,
        "floor": state.floor,
        "leader": leader(state) if state.floor else 0,
        "stage": STAGES[state.stage],
        "boss": DECK.ids[state.setup.boss],
        "warnings": warnings,
        "heroes": team,
        "tower": [],
        "room": shown_room(state),
        "plan": [[foe, first] if second == NO_HERO else [foe, first, second] for foe, first, second in state.plan],
        "fight": None,
        "pair_fights": state.pair_fights,
        "achievements": earned(state),
        "phase": phase_of(state),
    }


def with_private_fields(public: Extras, state: State, bit: int, tower: list[Floor]) -> Extras:
    """Return the public fields with those that depend on the viewer filled in."""
    return {**public, "tower": tower, "fight": None if state.first == NO_HERO else shown_fight(state, bit)}


def same_team(before: State, after: State) -> bool:
    """True if the same heroes are led by the same seats."""
    return before.hero == after.hero and before.zones[HERO : HERO + 4] == after.zones[HERO : HERO + 4]


def same_hero(before: State, after: State, hero: int) -> bool:
    """True if nothing that a view shows of a hero has changed."""
    return (
        before.health[hero] == after.health[hero]
        and len(before.zones[HAND + hero]) == len(after.zones[HAND + hero])
        and before.fought[hero] == after.fought[hero]
        and before.refilled[hero] == after.refilled[hero]
        and before.skills[hero] == after.skills[hero]
        and before.spent[hero] == after.spent[hero]
        and before.hero[hero] == after.hero[hero]
        and before.zones[HERO + hero] == after.zones[HERO + hero]
    )


def same_tower(before: State, after: State, bit: int) -> bool:
    """True if nothing that the floors show to the viewers of that bit has changed."""
    floors = slice(ROOM, UNDER_BOSS + 1)
    return (
        before.floor == after.floor
        and before.boss_extra == after.boss_extra
        and before.zones[floors] == after.zones[floors]
        and before.face == after.face
        and all(
            not (before.known[card] ^ after.known[card]) & bit
            for zone in after.zones[CIRCUMSTANCES : UNDER_BOSS + 1]
            for card in zone
        )
    )


def shown_warnings(state: State) -> list[str]:
    """Return the balance checks that a complete team fails."""
    complete = all(state.zones[HERO + hero] for hero in range(state.setup.heroes))
    return list(failed_checks(state.hero)) if complete else []


def shown_hero(state: State, hero: int) -> Hero:
    """Return the public facts about a hero (DT-013)."""
    card = state.zones[HERO + hero]
    face = state.hero[hero]
    return {
        "seat": state.setup.seat_of[hero],
        "hero": DECK.lying_open(card[0], face) if card else None,
        "base": list(POINTS[face]) if card else None,
        "health": state.health[hero],
        "fought": bool(state.fought[hero]),
        "refilled": bool(state.refilled[hero]),
        "skills": list(skill_ids(state.skills[hero])),
        "spent": list(skill_ids(state.spent[hero])),
        "cards": len(state.zones[HAND + hero]),
    }


@cache
def skill_ids(mask: int) -> tuple[str, ...]:
    """Return the printed ids of the skills in a mask."""
    return tuple(DECK.ids[skill] for skill in skill_faces(mask))


def shown_opponent(state: State, card: int) -> Opponent:
    """Return an opponent with the points that it asks for now."""
    return {"id": card, "card": DECK.ids[state.face[card]], "need": list(need_of(state, card))}


def shown_tower(state: State, bit: int) -> list[Floor]:
    """Return the floors from the bottom to the top."""
    return [shown_floor(state, floor, bit) for floor in range(1, FLOORS + 1)]


def shown_floor(state: State, floor: int, bit: int) -> Floor:
    """Return a floor of the tower with its rooms and circumstances."""
    first = ROOM + 2 * (floor - 1)
    hidden = state.zones[CIRCUMSTANCES + floor - 1]
    return {
        "floor": floor,
        "where": "behind" if floor < state.floor else "here" if floor == state.floor else "ahead",
        "rest": rests_after(state, floor),
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


def shown_room(state: State) -> list[Opponent]:
    """Return the opponents in the room of the party."""
    if not state.entered:
        return []
    return [shown_opponent(state, card) for card in state.zones[room_here(state)]]


def shown_fight(state: State, bit: int) -> Fight:
    """Return the fight in preparation; its sums only for viewers who know every card laid."""
    heroes = fighters(state)
    laid = [card for hero in heroes for card in state.zones[LAID + hero]]
    lowered: Any = [state.lowered, ATTRIBUTES[state.lowered_attribute]]
    shown: Fight = {
        "heroes": heroes,
        "foes": [shown_opponent(state, foe) for foe in state.foes],
        "need": need_points(state),
        "base": [list(base_points(state, hero) or (0, 0, 0, 0)) for hero in heroes],
        "offers": state.offers[: len(heroes)],
        "skills": list(skill_ids(state.in_use)),
        "lowered": None if state.lowered == NO_CARD else lowered,
        "known": all(state.known[card] & bit for card in laid),
        "printed": foe_points(state),
        "raised": in_each_others_way(state),
        "ways": shown_ways(state) if bit == bit_of(acting_seat(state)) else [],
    }
    if shown["known"]:
        counted = [(card, *card_points(state, card)) for card in laid]
        shown["missing"] = missing_points(state)
        shown["cards"] = [
            {**DECK.lying_open(card, state.face[card]), "attribute": ATTRIBUTES[attribute], "counts": value}
            for card, attribute, value in counted
        ]
    return shown


def shown_ways(state: State) -> list[Way]:
    """Return the offered ways to settle the fight, with the health that each leaves the fighters (DT-036)."""
    count = len(fighters(state))
    offered = state.options if state.question is how_to_fight else []
    return [{"paid": list(paid[:count]), "left": left_after(state, *paid)} for verb, *paid in offered if verb is commit]
