"""Positions of the Boss Monster family for scenarios: the phase and counters that a scenario file states."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.games.boss_family.rules.adventure import adventure_turn
from undercroft.games.boss_family.rules.build import build_turn
from undercroft.games.boss_family.rules.city_events import SPACES
from undercroft.games.boss_family.rules.dungeon import stack_of
from undercroft.games.boss_family.rules.edition import Edition, edition_of
from undercroft.games.boss_family.rules.facts import MINIBOSS, MOST_ROOMS, PRINTED, ROOM, XP
from undercroft.games.boss_family.rules.minibosses import FIRST_LEVEL, TOP_LEVEL
from undercroft.games.boss_family.rules.setup import SETUP_STEPS, START_COINS
from undercroft.games.boss_family.rules.state import (
    ADVENTURING,
    ANNOUNCED,
    BOSS_CHOICE,
    BOSS_OF,
    BUILDING,
    DUNGEON,
    ENTRANCE,
    HAND,
    ITEMS_CARRIED,
    ITEMS_OF,
    ITEMS_SPENT,
    MOST_SEATS,
    ON_CARD,
    SET_ASIDE,
    SOULS_OF,
    TOWN,
    WALKING,
    WOUNDS_OF,
    ZONES,
    State,
    kind_of,
)
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.formats.position import check_number, check_word, read_position
from undercroft.kernel.state import EVERYONE, Step

ZONES_OF_SEATS = (BOSS_CHOICE, BOSS_OF, HAND, SET_ASIDE, ENTRANCE, SOULS_OF, WOUNDS_OF, ITEMS_OF, ITEMS_SPENT)
"""The first zones of the groups with one zone a seat; a dungeon has several."""
MOST_TOKENS = 99
MOST_COINS = 99
"""The most coins that a position can state."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The counters of a position; lists are by seat."""

    phase: str
    round: int = 1
    """The number of the current round; before a round begins, of the round that follows."""
    turn: int | None = None
    """The seat whose Build or Adventure turn begins; the turns of seats before it are over."""
    face_down: tuple[tuple[int, int], ...] = ()
    """Seat and slot of rooms placed face down in this round."""
    deactivated: tuple[tuple[int, int], ...] = ()
    leveled: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()
    last_round: bool = False
    coins: tuple[int, ...] = ()
    """Coins by seat; without them every treasury is as at the start of a game."""
    room_coins: tuple[tuple[int, int, int], ...] = ()
    """Seat, slot and number of coins lying on rooms."""
    levels: tuple[tuple[int, int, int], ...] = ()
    """Seat, slot and level of minibosses, which lie lowest in their stacks; others are at level 1."""
    marker: int | None = None
    """The first player in games with a marker; by default the one whose boss has most XP."""
    tokens: tuple[tuple[int, int, int], ...] = ()
    """Seat, slot and number of damage tokens on rooms."""
    health_tokens: tuple[tuple[str, int], ...] = ()
    """Heroes at entrances, by card, and the number on their health token."""
    minions: tuple[tuple[int, str], ...] = ()
    """Seat, and the space of a landmark or the card of its dungeon where its minion stands."""
    bearers: tuple[tuple[str, str], ...] = ()
    """Heroes and the items that they bear, which are in the zone of carried items."""


def place(state: State, position: dict[str, Any]) -> None:
    """Bring the counters of a position into a state whose cards are placed."""
    _place(state, read_position(position, Position))


def _place(state: State, position: Position) -> None:
    edition = edition_of(state)
    steps_left = steps_left_by_phase(edition)
    check_word("phase", position.phase, steps_left)
    seats = state.setup.seats
    for name, numbers in (("leveled", position.leveled), ("out", position.out), ("gained", position.gained)):
        for seat in numbers:
            check_number(name, seat, 0, seats - 1)
    _check_zones(state)
    for seat in range(seats):
        _place_dungeon(state, seat, out=seat in position.out)
    if position.marker is not None:
        check_number("marker", position.marker, 0, seats - 1)
        state.marker = position.marker
    state.order = [seat for seat in edition.acting_order(state) if seat not in position.out]
    for name, places in (("face_down", position.face_down), ("deactivated", position.deactivated)):
        for seat, slot in places:
            check_number(name, seat, 0, seats - 1)
            check_number(name, slot, 0, state.size[seat] - 1)
    state.down = [_top(state, seat, slot) for seat, slot in position.face_down]
    state.shut = [_top(state, seat, slot) for seat, slot in position.deactivated]
    for seat, slot in position.face_down:
        state.known[_top(state, seat, slot)] = 1 << seat
        state.placed[seat] += 1
    _place_coins(state, position)
    _place_minibosses(state, position)
    _place_city(state, position)
    _place_items(state, position)
    state.leveled = sum(1 << seat for seat in position.leveled)
    for seat in position.gained:
        state.gained[seat] = 1
    before_round = edition.begin_round in steps_left[position.phase]
    state.round = position.round - 1 if before_round else position.round
    state.last_round = int(position.last_round)
    in_play = (TOWN, *range(ENTRANCE, ENTRANCE + seats), *range(SOULS_OF, SOULS_OF + seats), *_wounds(seats))
    state.seniority = [hero for zone in in_play for hero in state.zones[zone]]
    state.agenda += steps_left[position.phase]
    if position.turn is not None:
        _begin_turn(state, position)


def steps_left_by_phase(edition: Edition) -> dict[str, tuple[Step, ...]]:
    """Return the steps that are left, the last one first, by the phase in which a scenario begins."""
    return {
        edition.phases[step]: steps[: number + 1]
        for steps in ((edition.begin_round, *SETUP_STEPS), edition.round_steps)
        for number, step in reversed(list(enumerate(steps)))
        if step in edition.phases
    }


def _check_zones(state: State) -> None:
    """Reject cards of absent players, a town that is too full, and spells and walks that have begun."""
    absent = range(state.setup.seats, MOST_SEATS)
    places = edition_of(state).town_places
    town = state.zones[TOWN]
    for hero in town[len(town) if places is None else places(state) :]:
        raise ImpossibleSetup("position-misplaced", card=PRINTED[state.face[hero]].id, zone="town")
    empty = [WALKING, ANNOUNCED, *(zone + seat for zone in ZONES_OF_SEATS for seat in absent)]
    empty += [DUNGEON + seat * MOST_ROOMS + slot for seat in absent for slot in range(MOST_ROOMS)]
    for zone in empty:
        for card in state.zones[zone]:
            raise ImpossibleSetup("position-misplaced", card=PRINTED[state.face[card]].id, zone=_zone_name(zone))


def _zone_name(index: int) -> str:
    zone = ZONES.zone_of[index]
    return zone.name if zone.single else f"{zone.name} {index - zone.first}"


def _wounds(seats: int) -> range:
    return range(WOUNDS_OF, WOUNDS_OF + seats)


def _place_dungeon(state: State, seat: int, *, out: bool) -> None:
    """Check that a seat has a boss and no gap between its stacks, and turn all rooms face up."""
    boss = state.zones[BOSS_OF + seat]
    if out:
        return
    if len(boss) != 1:
        raise ImpossibleSetup("position-card", zone=f"boss {seat}")
    state.xp[seat] = XP[state.face[boss[0]]]
    first = DUNGEON + seat * MOST_ROOMS
    stacks = state.zones[first : first + MOST_ROOMS]
    state.size[seat] = sum(1 for stack in stacks if stack)
    if any(stacks[state.size[seat] :]):
        raise ImpossibleSetup("position-card", zone=f"dungeon {seat * MOST_ROOMS}")
    for stack in stacks:
        for room in stack:
            state.known[room] = EVERYONE


def _place_coins(state: State, position: Position) -> None:
    """Put coins into treasuries and on built rooms (MB-027); reject them in games without coins."""
    seats = state.setup.seats
    if not state.setup.coins:
        if position.coins or position.room_coins:
            raise ImpossibleSetup("position-list", name="coins", count=0, low=0, high=0)
        return
    state.coins = list(position.coins) or [START_COINS] * seats
    if len(state.coins) != seats or not all(0 <= coins <= MOST_COINS for coins in state.coins):
        raise ImpossibleSetup("position-list", name="coins", count=seats, low=0, high=MOST_COINS)
    for seat, slot, coins in position.room_coins:
        check_number("room_coins", seat, 0, seats - 1)
        check_number("room_coins", slot, 0, state.size[seat] - 1)
        check_number("room_coins", coins, 0, MOST_COINS)
        rooms = [card for card in state.zones[stack_of(seat, slot)] if card not in state.down]
        if not rooms or kind_of(state, rooms[-1]) != ROOM:
            raise ImpossibleSetup("position-misplaced", card="coins", zone=_name(seat, slot))
        state.room_coins[rooms[-1]] = coins


def _place_minibosses(state: State, position: Position) -> None:
    """A miniboss lies lowest in its stack under a built room; one that lies uppermost is placed face down on one."""
    for seat in state.order:
        for slot in range(state.size[seat]):
            stack = state.zones[stack_of(seat, slot)]
            minibosses = [card for card in stack if kind_of(state, card) == MINIBOSS]
            if not minibosses:
                continue
            if minibosses == stack[-1:] and stack[-1] in state.down and len(stack) > 1:
                continue
            if minibosses != stack[:1] or len(stack) - (stack[-1] in state.down) < 2:
                card = PRINTED[state.face[minibosses[-1]]].id
                raise ImpossibleSetup("position-misplaced", card=card, zone=_name(seat, slot))
            state.levels[stack[0]] = FIRST_LEVEL
    for seat, slot, level in position.levels:
        check_number("levels", seat, 0, state.setup.seats - 1)
        check_number("levels", slot, 0, state.size[seat] - 1)
        check_number("levels", level, FIRST_LEVEL, TOP_LEVEL)
        lowest = state.zones[stack_of(seat, slot)][0]
        if lowest not in state.levels:
            raise ImpossibleSetup("position-misplaced", card="levels", zone=_name(seat, slot))
        state.levels[lowest] = level


def _place_city(state: State, position: Position) -> None:
    """Put tokens on rooms and heroes, and minions on spaces; reject them in games without a city."""
    seats = state.setup.seats
    if not state.setup.city:
        if position.tokens or position.health_tokens or position.minions:
            raise ImpossibleSetup("position-list", name="tokens", count=0, low=0, high=0)
        return
    for seat, slot, tokens in position.tokens:
        check_number("tokens", seat, 0, seats - 1)
        check_number("tokens", slot, 0, state.size[seat] - 1)
        check_number("tokens", tokens, 0, MOST_TOKENS)
        state.tokens[_top(state, seat, slot)] = tokens
    waiting = [hero for seat in range(seats) for hero in state.zones[ENTRANCE + seat]]
    for name, token in position.health_tokens:
        hero = _named(state, waiting, name, "health_tokens")
        state.health_tokens[hero] = token
    for seat, place in position.minions:
        check_number("minions", seat, 0, seats - 1)
        if place in SPACES:
            state.minions[seat] = SPACES.index(place)
        else:
            own = [*state.zones[BOSS_OF + seat], *(_top(state, seat, slot) for slot in range(state.size[seat]))]
            state.minions[seat] = ON_CARD + _named(state, own, place, "minions")


def _named(state: State, cards: list[int], name: str, field: str) -> int:
    """Return the card with a printed id among some cards; raise ImpossibleSetup if there is none."""
    for card in cards:
        if PRINTED[state.face[card]].id == name:
            return card
    raise ImpossibleSetup(
        "position-word", name=field, choices=", ".join(PRINTED[state.face[card]].id for card in cards)
    )


def _place_items(state: State, position: Position) -> None:
    """Give every carried item to a hero in town or at an entrance, each hero at most one (TH-007)."""
    there = [hero for zone in (TOWN, *range(ENTRANCE, ENTRANCE + state.setup.seats)) for hero in state.zones[zone]]
    heroes = {PRINTED[state.face[hero]].id: hero for hero in there}
    items = {PRINTED[state.face[item]].id: item for item in state.zones[ITEMS_CARRIED]}
    for hero, item in position.bearers:
        if hero not in heroes or item not in items:
            raise ImpossibleSetup("position-misplaced", card=item, zone=hero)
        state.carried[heroes.pop(hero)] = items.pop(item)
    if items:
        raise ImpossibleSetup("position-misplaced", card=next(iter(items)), zone="items_carried")


def _begin_turn(state: State, position: Position) -> None:
    """Leave only the turn of this seat and those after it on the agenda."""
    turn = position.turn
    if turn not in state.order or position.phase not in ("build", "adventure"):
        raise ImpossibleSetup("position-number", name="turn", low=0, high=state.setup.seats - 1)
    state.agenda.pop()
    coming = state.order[state.order.index(turn) :]
    for seat in state.order:
        if seat not in coming:
            state.turns_over |= 1 << seat
    state.phase = BUILDING if position.phase == "build" else ADVENTURING
    begins = build_turn if position.phase == "build" else adventure_turn
    for seat in reversed(coming):
        state.agenda.append((begins, seat))


def _top(state: State, seat: int, slot: int) -> int:
    return state.zones[DUNGEON + seat * MOST_ROOMS + slot][-1]


def _name(seat: int, slot: int) -> str:
    """Return the name of a stack in error messages, with its number in scenarios."""
    return f"dungeon {seat * MOST_ROOMS + slot}"
