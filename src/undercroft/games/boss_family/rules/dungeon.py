"""Dungeons: stacks of rooms from the boss outward; visible and active rooms, destroying, covering, deactivating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.boss_family.rules.city_events import TokensLost
from undercroft.games.boss_family.rules.durations import DUNGEON_NO_TEXT, NO_TEXT, leave
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects.registry import (
    SLOTS,
    TRIGGERS,
    Arising,
)
from undercroft.games.boss_family.rules.events import RoomDeactivated
from undercroft.games.boss_family.rules.facts import MONSTER, MOST_ROOMS
from undercroft.games.boss_family.rules.miniboss_events import CoinsLost, MinibossDiscarded
from undercroft.games.boss_family.rules.state import (
    BOSS_OF,
    DISCARD,
    DUNGEON,
    NO_CARD,
    NO_SLOT,
    NOBODY_SEAT,
    ON_CARD,
    State,
)
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card

if TYPE_CHECKING:
    from collections.abc import Container


def stack_of(seat: int, slot: int) -> int:
    """The zone of a stack; slot 0 lies beside the boss (BM-007)."""
    return DUNGEON + seat * MOST_ROOMS + slot


def top_of(state: State, seat: int, slot: int) -> int:
    """The uppermost card of a stack, face down or not."""
    return state.zones[DUNGEON + seat * MOST_ROOMS + slot][-1]


def tops_of(state: State, seat: int) -> list[int]:
    """The uppermost cards of a dungeon's stacks, face down or not, from the boss outward."""
    first = DUNGEON + seat * MOST_ROOMS
    return [stack[-1] for stack in state.zones[first : first + state.size[seat]]]


def active_rooms(state: State, seat: int) -> list[int]:
    """The rooms of a dungeon that are visible, built and not deactivated, from the boss outward (BM-012, BM-229).

    Effects count only these rooms (BM-195), and only these can be chosen, so that no other is destroyed (BM-194).
    SB-262, SB-265, SB-266.
    """
    tops = tops_of(state, seat)
    hidden = state.down + state.shut
    return _without(tops, hidden) if hidden else tops


def _without(rooms: list[int], hidden: list[int]) -> list[int]:
    return [room for room in rooms if room not in hidden]


def active_rooms_of(state: State, seat: int, faces: Container[int]) -> list[int]:
    """The active rooms of a dungeon that are one of some printed cards."""
    face = state.face
    first = DUNGEON + seat * MOST_ROOMS
    rooms: list[int] = []
    for stack in state.zones[first : first + state.size[seat]]:
        if face[stack[-1]] in faces and stack[-1] not in state.down and stack[-1] not in state.shut:
            rooms.append(stack[-1])
    return rooms


def all_active_rooms(state: State) -> list[int]:
    """The active rooms of all dungeons."""
    return [room for seat in state.order for room in active_rooms(state, seat)]


def is_guarded(state: State, room: int) -> bool:
    """Whether a minion stands on a room, so that nobody may cover or destroy it (SB-090)."""
    return ON_CARD + room in state.minions


def destructible_rooms(state: State, seat: int) -> list[int]:
    """The rooms of a dungeon that can be destroyed, or chosen for it: active, and no minion on them (SB-090)."""
    rooms = active_rooms(state, seat)
    return [room for room in rooms if not is_guarded(state, room)] if state.minions else rooms


def active_monster_rooms(state: State, seat: int) -> int:
    """The number of active monster rooms in a dungeon."""
    face = state.face
    return sum([MONSTER[face[room]] for room in active_rooms(state, seat)])


def place_of(state: State, room: int) -> tuple[int, int]:
    """The seat and slot of the stack on top of which a room lies; NOBODY_SEAT and NO_SLOT if there is none."""
    zones = state.zones
    seat, slot = state.active, state.walk_slot
    if room == state.walk_room >= 0 and slot < state.size[seat] and top_of(state, seat, slot) == room:
        return seat, slot  # the room of the hero inside, the most frequent case
    for seat in state.order:
        first = DUNGEON + seat * MOST_ROOMS
        for stack in zones[first : first + state.size[seat]]:
            if stack[-1] == room:
                return seat, zones.index(stack, first) - first
    return NOBODY_SEAT, NO_SLOT


def is_active(state: State, room: int) -> bool:
    """Whether a room is visible, built and not deactivated."""
    return room not in state.shut and room not in state.down and place_of(state, room)[0] != NOBODY_SEAT


def active_at(state: State, seat: int, slot: int) -> int:
    """The active room in a slot, or NO_CARD.

    A deactivated room is a gap (BM-196), and the boss is no room (BM-005, BM-200, SB-274).
    """
    if not 0 <= slot < state.size[seat]:
        return NO_CARD
    room = state.zones[DUNGEON + seat * MOST_ROOMS + slot][-1]
    return NO_CARD if room in state.shut or room in state.down else room


def has_text(state: State, room: int) -> bool:
    """Whether a room's abilities, and its miniboss's powers, have not been taken away (MB-120)."""
    lasting = state.lasting
    if not lasting or not (state.setup.coins or state.setup.items):
        return True  # only cards that came with coins or items take texts away
    if (NO_TEXT, room) in lasting:
        return False
    for seat in state.order:  # noqa: SIM110 - asked of every room that may act: a loop is twice as fast
        if (DUNGEON_NO_TEXT, seat) in lasting and place_of(state, room)[0] == seat:
            return False
    return True


def with_text(state: State, rooms: list[int]) -> list[int]:
    """The rooms among these whose abilities have not been taken away (MB-120)."""
    if not state.lasting or not (state.setup.coins or state.setup.items):
        return rooms
    return [room for room in rooms if has_text(state, room)]


def miniboss_at(state: State, seat: int, slot: int) -> int:
    """The miniboss of a stack, which lies lowest in it (MB-049)."""
    if not state.levels or not 0 <= slot < state.size[seat]:
        return NO_CARD
    lowest = state.zones[DUNGEON + seat * MOST_ROOMS + slot][0]
    return lowest if lowest in state.levels else NO_CARD


def powers_at(state: State, seat: int, slot: int) -> tuple[int, int]:
    """The miniboss of a stack and the level whose powers are in force; 0 if its room is not active (MB-063, MB-064)."""
    miniboss = miniboss_at(state, seat, slot)
    if miniboss == NO_CARD:
        return NO_CARD, 0
    room = active_at(state, seat, slot)
    return miniboss, state.levels[miniboss] if room != NO_CARD and has_text(state, room) else 0


def host_of(state: State, miniboss: int) -> tuple[int, int]:
    """The seat and slot of the stack under which a miniboss is tucked."""
    zones = state.zones
    for seat in state.order:
        first = DUNGEON + seat * MOST_ROOMS
        for slot in range(state.size[seat]):
            if zones[first + slot][0] == miniboss:
                return seat, slot
    return NOBODY_SEAT, NO_SLOT


def powers_of(state: State, seat: int) -> list[tuple[int, int]]:
    """The minibosses of a dungeon with the level whose powers are in force, from the boss outward."""
    if not state.levels:
        return []
    return [powers for slot in range(state.size[seat]) if (powers := powers_at(state, seat, slot))[1]]


def minibosses_of(state: State, seat: int) -> list[int]:
    """The minibosses that a player has in play, in force or not."""
    if not state.levels:
        return []
    found = [miniboss_at(state, seat, slot) for slot in range(state.size[seat])]
    return [miniboss for miniboss in found if miniboss != NO_CARD and state.levels[miniboss]]


def watchers(state: State, moment: int, seat: int) -> list[int]:
    """The cards of a player that have a trigger for a moment: rooms, minibosses, and the boss after its Level Up."""
    acting = TRIGGERS[moment]
    face = state.face
    found = active_rooms_of(state, seat, acting)
    if found:
        found = with_text(state, found)
    if state.levels:
        for miniboss, level in powers_of(state, seat):
            if face[miniboss] in acting and level >= acting[face[miniboss]].level:
                found.append(miniboss)
    if state.leveled & 1 << seat:
        for boss in bosses_in_force(state, seat):
            if face[boss] in acting:
                found.append(boss)
    return found


def due(state: State, moment: int, seat: int, subject: int = NO_CARD) -> list[Arising]:
    """The effects of a player's cards that a moment triggers; a card does not react to itself."""
    return [(moment, seat, watcher, subject) for watcher in watchers(state, moment, seat) if watcher != subject]


def bosses_in_force(state: State, seat: int) -> list[int]:
    """The boss of a player after its Level Up, and the boss whose Level Up it has copied (CL-018)."""
    if not state.leveled & 1 << seat:
        return []
    boss = state.zones[BOSS_OF + seat][0]
    return [boss, state.copied[seat]] if seat in state.copied else [boss]


def in_turn(state: State) -> list[int]:
    """The seats in the order in which they are asked and effects of one moment come (BM-140, MB-132, SB-298).

    The active player comes first, then the others by XP, or clockwise where there is a first player marker. Where
    nobody is active, it is the acting order (SB-158).
    """
    order, active = state.order, state.active
    if active in (NOBODY_SEAT, order[0]):
        return order
    place = order.index(active)
    if state.marker != NOBODY_SEAT:
        return order[place:] + order[:place]
    return [active, *order[:place], *order[place + 1 :]]


def lose_tokens(state: State, room: int) -> None:
    """The damage tokens on a room that is covered or leaves its dungeon go back to the supply (SB-093, SB-188)."""
    tokens = state.tokens.pop(room, 0)
    if tokens and state.events is not None:
        state.events.append(TokensLost(seen(state, room), tokens))


def lose_coins(state: State, room: int) -> None:
    """The coins on a room that is covered or destroyed go back to the pot (MB-026, MB-027)."""
    coins = state.room_coins.pop(room, 0)
    if coins and state.events is not None:
        state.events.append(CoinsLost(seen(state, room), coins))


def discard_miniboss(state: State, miniboss: int) -> None:
    """Discard a miniboss in play (MB-057)."""
    seat = take_off(state, miniboss, DISCARD)
    if state.events is not None:
        state.events.append(MinibossDiscarded(seat, seen(state, miniboss)))


def take_off(state: State, miniboss: int, target: int) -> int:
    """Take a miniboss out of its stack to a zone; return the seat of the dungeon."""
    seat, slot = host_of(state, miniboss)
    move_card(state, miniboss, stack_of(seat, slot), target)
    del state.levels[miniboss]
    forget_uses(state, miniboss)
    return seat


def forget_uses(state: State, card: int) -> None:
    """Forget the uses of a card that leaves play: if it comes back, it has used nothing."""
    if state.used:
        state.used = [use for use in state.used if use // SLOTS != card]


def remove_from(state: State, seat: int, slot: int, target: int) -> None:
    """Take the uppermost card off a stack; rooms slide right if nothing is left there (BM-210)."""
    zone = stack_of(seat, slot)
    room = state.zones[zone][-1]
    move_card(state, room, zone, target)
    leave(state, room)
    if state.tokens and target < DUNGEON:
        lose_tokens(state, room)
    forget_uses(state, room)
    if not state.zones[zone]:
        _close_gap(state, seat, slot)
    if state.walk_room == room and edition_of(state).leaves_destroyed_room:
        state.walk_room = NO_CARD  # the hero leaves at once; a room uncovered beneath does not touch it (BM-126)


def _close_gap(state: State, seat: int, slot: int) -> None:
    """The rooms on the left slide towards the boss, those lying face down too (BM-210, SB-291)."""
    first = DUNGEON + seat * MOST_ROOMS
    zones = state.zones
    empty = zones[first + slot]
    last = first + MOST_ROOMS - 1
    zones[first + slot : last] = zones[first + slot + 1 : last + 1]
    zones[last] = empty
    state.size[seat] -= 1
    if seat == state.active and slot < state.walk_slot:
        state.walk_slot -= 1


def deactivate(state: State, room: int) -> None:
    """Deactivate a room until the end of the round (BM-192); it still covers the rooms under it (BM-193).

    SB-219, SB-261.
    """
    state.shut.append(room)
    if state.events is not None:
        state.events.append(RoomDeactivated(place_of(state, room)[0], seen(state, room)))


def swap_stacks(state: State, seat: int, first: int, second: int) -> None:
    """Two stacks of a dungeon change places, whole (BM-231); a hero in one of them goes along (MB-131)."""
    one, other = stack_of(seat, first), stack_of(seat, second)
    state.zones[one], state.zones[other] = state.zones[other], state.zones[one]
    if seat == state.active and state.walk_room >= 0 and state.walk_slot in (first, second):
        state.walk_slot = second if state.walk_slot == first else first


def reverse_stacks(state: State, seat: int) -> None:
    """The stacks of a dungeon lie in the opposite order from now on (TH-021)."""
    first = DUNGEON + seat * MOST_ROOMS
    last = first + state.size[seat]
    state.zones[first:last] = state.zones[first:last][::-1]
