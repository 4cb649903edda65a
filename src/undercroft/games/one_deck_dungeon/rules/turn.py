"""Floors and turns: time, exploring, entering, fleeing, descending (OD-051 to OD-068, OD-159 to OD-166)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules import boss, encounter
from undercroft.games.one_deck_dungeon.rules.active_effects import floors_in_force, tell_floors
from undercroft.games.one_deck_dungeon.rules.events import (
    Descended,
    DoorLookedBehind,
    DoorOpened,
    DoorsDealt,
    Fled,
    FloorBegun,
    TurnBegun,
)
from undercroft.games.one_deck_dungeon.rules.facts import DOOR_LIMIT, EFFECTS, FLOORS, LEAF, TURN_TIME, XP
from undercroft.games.one_deck_dungeon.rules.floors import FloorEffect
from undercroft.games.one_deck_dungeon.rules.healing import heal_points, remove_poison
from undercroft.games.one_deck_dungeon.rules.potions import drinkable
from undercroft.games.one_deck_dungeon.rules.resisting import resist_poison
from undercroft.games.one_deck_dungeon.rules.state import (
    DECK_ZONE,
    DISCARD,
    DOOR,
    FACED,
    State,
    closed_doors,
    doors_in_play,
    leader,
    side_of,
)
from undercroft.games.one_deck_dungeon.rules.storing import releasable, store
from undercroft.games.one_deck_dungeon.rules.talents import talents_of
from undercroft.games.one_deck_dungeon.rules.time_track import find_stairs, spend_time, stairs_wound, unit_of_time
from undercroft.kernel.events import seen
from undercroft.kernel.rng import shuffle
from undercroft.kernel.state import EVERYONE, Move, ask
from undercroft.kernel.zones import draw_top, move_all, move_card, reveal

RICH_CARD = 4
"""Opening a card worth this much XP stores a die for Valiant."""
HORDES_TIME = 4

# -- floors --------------------------------------------------------------------------------------------------------


def begin_floor(state: State) -> None:
    """Begin a floor: spend the dungeon's time for it before the first turn (OD-DECISION-69)."""
    state.floor += 1
    state.knowing = 0
    if state.events is not None:
        state.events.append(FloorBegun(state.floor))
    find_stairs(state)  # with an empty deck the stairs are visible
    state.agenda.append((begin_turn,))
    time = floors_in_force(state).first_time
    tell_floors(state, lambda floor: floor.first_time, 1)
    if state.setup.hordes:
        time += HORDES_TIME  # OD-DECISION-74: not doubled
    if time:
        state.agenda.append((spend_time, time))


def begin_turn(state: State) -> None:
    """Begin a turn of the whole party (OD-051); a healing potion is strongest before time is spent (OD-DECISION-26)."""
    state.turn += 1
    state.at_start = 1
    if state.events is not None:
        state.events.append(TurnBegun(state.turn))
    state.agenda.append((offer_to_begin,))


def offer_to_begin(state: State) -> None:
    """Offer potions before the turn's time is spent."""
    state.origin = (offer_to_begin,)
    ask(state, leader(state), how_to_begin)


def how_to_begin(state: State) -> list[Move]:
    """Go on, or drink something first."""
    return [(go_on,), *drinkable(state)]


def go_on(state: State) -> None:
    """Spend the time of the turn (OD-052, O4-009), then act."""
    state.at_start = 0
    state.agenda.append((act,))
    state.agenda.append((spend_turn_time, time_of_turn(state)))


def time_of_turn(state: State) -> int:
    """The time that a turn begins with, doubled for four heroes (O4-014)."""
    return (TURN_TIME + floors_in_force(state).turn_time) * state.setup.groups


def spend_turn_time(state: State, count: int) -> None:
    """Spend the time of a turn; when it uncovers the stairs the party may descend at once (OD-160, OD-DECISION-33)."""
    for spent in range(count):
        visible = state.stairs
        if unit_of_time(state):
            state.agenda.append((spend_turn_time, count - spent - 1))
            state.agenda.append((stairs_wound,))
            return
        if state.stairs and not visible:
            offer_to_hurry_down(state, count - spent - 1)
            return


def offer_to_hurry_down(state: State, rest: int) -> None:
    """Ask whether to descend at once: the stairs have just become visible."""
    state.origin = (offer_to_hurry_down, rest)
    ask(state, leader(state), whether_to_hurry_down, rest)


def whether_to_hurry_down(state: State, rest: int) -> list[Move]:
    """Descend now, or spend the rest of the time and stay."""
    return [(hurry_down,), (linger, rest), *drinkable(state)]


def hurry_down(state: State) -> None:
    """Descend at once: the rest of the time is not spent and the turn is over."""
    state.agenda.pop()  # the action of this turn
    descend(state)


def linger(state: State, rest: int) -> None:
    """Stay on this floor."""
    state.agenda.append((spend_turn_time, rest))


# -- actions -------------------------------------------------------------------------------------------------------


def act(state: State) -> None:
    """Explore or enter a room (OD-053); if neither is possible the turn ends (OD-DECISION-10)."""
    if not _actions(state):
        end_turn(state)
        return
    state.origin = (act,)
    ask(state, leader(state), what_to_do)


def _actions(state: State) -> list[Move]:
    moves: list[Move] = [(enter, door) for door in range(DOOR_LIMIT) if state.zones[DOOR + door]]
    return [(explore,), *moves] if may_explore(state) else moves


def what_to_do(state: State) -> list[Move]:
    """Explore, enter a door, or drink something first."""
    return [*_actions(state), *drinkable(state), *releasable(state, range(state.setup.heroes))]


def door_limit(state: State) -> int:
    """The largest number of doors in play (OD-060)."""
    return DOOR_LIMIT - floors_in_force(state).fewer_doors


def may_explore(state: State) -> bool:
    """Whether there is a card in the deck and a free place for a door (OD-058)."""
    return not why_not_explored(state)


def why_not_explored(state: State) -> str:
    """The clause that forbids to explore; empty if the party may."""
    if not state.zones[DECK_ZONE]:
        return "OD-057"
    limit = door_limit(state)
    if doors_in_play(state) < limit:
        return ""
    return "OD-056" if limit == DOOR_LIMIT else "OD-060"


def explore(state: State) -> None:
    """Deal doors up to the limit (OD-054); some dungeons cost time first (OD-DECISION-69)."""
    state.agenda += [(end_turn,), (resist_poison,), (look_around,), (deal_doors,)]  # OD-DECISION-61
    factor = state.setup.groups
    opened = doors_in_play(state) - closed_doors(state)

    def time_for(floor: FloorEffect) -> int:
        return floor.explore_time + opened * floor.explore_time_per_open_door

    time = time_for(floors_in_force(state))
    if time:
        tell_floors(state, time_for, factor)
        state.agenda.append((spend_time, time * factor))


def deal_doors(state: State) -> None:
    """Deal closed doors until the limit or the end of the deck; with four heroes stacks of two (O4-010)."""
    dealt = 0
    while state.zones[DECK_ZONE] and doors_in_play(state) < door_limit(state):
        dealt += deal_door(state)
    if state.events is not None:
        state.events.append(DoorsDealt(dealt))


def deal_door(state: State) -> int:
    """Deal one closed door; discard a single card left over for a stack of two (O4-011)."""
    door = next(door for door in range(DOOR_LIMIT) if not state.zones[DOOR + door])
    wanted = state.setup.groups
    if len(state.zones[DECK_ZONE]) < wanted:
        draw_top(state, DECK_ZONE, DISCARD)  # OD-DECISION-52: not time
        find_stairs(state)
        return 0
    for _ in range(wanted):
        draw_top(state, DECK_ZONE, DOOR + door)
    find_stairs(state)
    return 1


def look_around(state: State) -> None:
    """Carry out what follows exploring: store dice, look behind a door."""
    store(state, "explore_or_flee")
    for hero in range(state.setup.heroes):
        looks = int("on_explore" in EFFECTS[side_of(state, hero).skill].moments)
        for _ in range(looks + talents_of(state, hero).looks):
            state.agenda.append((look_behind_a_door, hero))


def look_behind_a_door(state: State, hero: int) -> None:
    """The party sees the face of one closed door; it stays closed (OD-180)."""
    if _unknown_doors(state):
        ask(state, state.setup.seat_of[hero], which_door_to_look_behind)


def _unknown_doors(state: State) -> list[int]:
    return [
        door
        for door in range(DOOR_LIMIT)
        if state.zones[DOOR + door] and not all(state.known[card] == EVERYONE for card in state.zones[DOOR + door])
    ]


def which_door_to_look_behind(state: State) -> list[Move]:
    """Choose a closed door."""
    return [(look_behind, door) for door in _unknown_doors(state)]


def look_behind(state: State, door: int) -> None:
    """Look behind this door."""
    for card in state.zones[DOOR + door]:
        reveal(state, card)
    if state.events is not None:
        state.events.append(DoorLookedBehind(door, tuple(seen(state, card) for card in state.zones[DOOR + door])))


def enter(state: State, door: int) -> None:
    """Enter a room: a closed door is turned up first, and may be fled from (OD-061 to OD-066)."""
    state.entered = door
    if state.open_doors & 1 << door:
        store(state, "encounter_open_door")
        face_it(state)
        return
    state.open_doors |= 1 << door
    cards = state.zones[DOOR + door]
    for card in cards:  # O4-012
        reveal(state, card)
    if state.events is not None:
        state.events.append(DoorOpened(door, tuple(seen(state, card) for card in cards)))
    for card in cards:
        if XP[state.face[card]] >= RICH_CARD:
            store(state, "open_door_xp_4_plus")
        if LEAF[state.face[card]]:
            store(state, "open_door_leaf")
    state.agenda.append((decide_at_the_door,))
    factor = state.setup.groups
    time = floors_in_force(state).open_time
    if time:
        tell_floors(state, lambda floor: floor.open_time, factor)
        state.agenda.append((spend_time, time * factor))


def decide_at_the_door(state: State) -> None:
    """Encounter what is behind the door, or flee (OD-063, O4-013)."""
    state.origin = (decide_at_the_door,)
    ask(state, leader(state), face_or_flee)


def face_or_flee(state: State) -> list[Move]:
    """Face the encounter, or flee and end the turn."""
    return [(face_it,), (flee,), *drinkable(state), *releasable(state, range(state.setup.heroes))]


def face_it(state: State) -> None:
    """The encounter begins."""
    move_all(state, DOOR + state.entered, FACED)
    state.agenda.append((end_turn,))
    encounter.begin(state)


def flee(state: State) -> None:
    """Leave the card as an open door and end the turn (OD-064, OD-065)."""
    if state.events is not None:
        state.events.append(Fled(state.entered))
    store(state, "explore_or_flee")
    state.agenda.append((end_turn,))
    for hero in range(state.setup.heroes):
        if "on_flee" in EFFECTS[side_of(state, hero).skill].moments:
            state.agenda.append((offer_another_door, hero))
    factor = state.setup.groups
    time = floors_in_force(state).flee_time
    if time:
        tell_floors(state, lambda floor: floor.flee_time, factor)
        state.agenda.append((spend_time, time * factor))


def offer_another_door(state: State, hero: int) -> None:
    """Offer one more closed door on fleeing with Stealth, if a place is free."""
    if may_explore(state):
        ask(state, state.setup.seat_of[hero], whether_to_sneak_on)


def whether_to_sneak_on(state: State) -> list[Move]:
    """Deal another door, or not."""
    return [(sneak_on,), (stay_put,)]


def sneak_on(state: State) -> None:
    """Deal one more door."""
    dealt = deal_door(state)
    if state.events is not None:
        state.events.append(DoorsDealt(dealt))


def stay_put(state: State) -> None:
    """Deal no other door."""


# -- the end of the turn -------------------------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """Offer to descend at the end of a turn while the stairs are visible (OD-159, OD-DECISION-34)."""
    if state.stairs:
        state.origin = (end_turn,)
        ask(state, leader(state), whether_to_descend)
    else:
        state.agenda.append((begin_turn,))


def whether_to_descend(state: State) -> list[Move]:
    """Descend, or stay for another turn."""
    return [(go_down,), (stay,), *drinkable(state)]


def go_down(state: State) -> None:
    """Descend to the next floor."""
    descend(state)


def stay(state: State) -> None:
    """Another turn on this floor."""
    state.agenda.append((begin_turn,))


def descend(state: State) -> None:
    """Shuffle doors and discards into a new deck; reveal the next floor or the boss (OD-161 to OD-166)."""
    state.descents += 1
    state.stairs = 0
    state.stair_tokens = 0  # OD-DECISION-35
    for door in range(DOOR_LIMIT):
        for card in state.zones[DOOR + door]:
            reveal(state, card)
        move_all(state, DOOR + door, DISCARD)
    state.open_doors = 0
    for card in state.zones[DISCARD][:]:
        move_card(state, card, DISCARD, DECK_ZONE)
    shuffle(state, DECK_ZONE)
    if state.events is not None:
        state.events.append(Descended(state.floor))
    state.agenda.append((begin_floor,) if state.floor < FLOORS else (boss.begin_fight,))
    for hero in range(state.setup.heroes):
        skill = EFFECTS[side_of(state, hero).skill]
        if "on_descend" in skill.moments:
            for op in skill.ops:
                state.agenda.append((heal_points if op.kind == "heal" else remove_poison, hero, op.most))
        if heals := talents_of(state, hero).descent_heals:
            state.agenda.append((heal_points, hero, heals))
