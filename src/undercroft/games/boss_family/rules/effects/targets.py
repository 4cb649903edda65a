"""Targets of spells and effects; all of them are public."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import active_rooms, all_active_rooms, destructible_rooms
from undercroft.games.boss_family.rules.facts import ADVANCED, HERO, MONSTER, ROOM, SPELL, TRAP
from undercroft.games.boss_family.rules.piles import one_of_each, rooms_in_discard
from undercroft.games.boss_family.rules.priority import caster_of, offer_cancel
from undercroft.games.boss_family.rules.state import (
    ANNOUNCED,
    DISCARD,
    ENTRANCE,
    HAND,
    NO_CARD,
    SOULS_OF,
    TOWN,
    WOUNDS_OF,
    State,
    count_of_back,
    kind_of,
    opponents_of,
)
from undercroft.games.boss_family.rules.totals import souls_of

TREPIDATION_LEAD = 2


def active_room(state: State, seat: int, source: int) -> list[int]:
    """An active room in any dungeon (BM-229, SB-259)."""
    return all_active_rooms(state)


def active_trap_room(state: State, seat: int, source: int) -> list[int]:
    """An active trap room in any dungeon (BM-203, SB-260)."""
    return [room for room in all_active_rooms(state) if TRAP[state.face[room]]]


def active_monster_room(state: State, seat: int, source: int) -> list[int]:
    """An active monster room in any dungeon (BM-204)."""
    return [room for room in all_active_rooms(state) if MONSTER[state.face[room]]]


def active_advanced_room(state: State, seat: int, source: int) -> list[int]:
    """An active advanced room in any dungeon."""
    return [room for room in all_active_rooms(state) if ADVANCED[state.face[room]]]


def destructible_advanced_room(state: State, seat: int, source: int) -> list[int]:
    """An advanced room in any dungeon that can be destroyed (SB-090)."""
    rooms = [room for player in state.order for room in destructible_rooms(state, player)]
    return [room for room in rooms if ADVANCED[state.face[room]]]


def active_room_of_an_opponent(state: State, seat: int, source: int) -> list[int]:
    """An active room of an opponent's dungeon."""
    return [room for other in opponents_of(state, seat) for room in active_rooms(state, other)]


def own_active_room(state: State, seat: int, source: int) -> list[int]:
    """An active room of one's own dungeon."""
    return active_rooms(state, seat)


def own_destructible_room(state: State, seat: int, source: int) -> list[int]:
    """A room of one's own dungeon that can be destroyed."""
    return destructible_rooms(state, seat)


def own_active_monster_room(state: State, seat: int, source: int) -> list[int]:
    """An active monster room of one's own dungeon."""
    return [room for room in active_rooms(state, seat) if MONSTER[state.face[room]]]


def hero_in_any_dungeon(state: State, seat: int, source: int) -> list[int]:
    """The hero inside a dungeon; the entrance is not part of it (BM-228)."""
    return [] if state.walker == NO_CARD else [state.walker]


def hero_in_own_dungeon(state: State, seat: int, source: int) -> list[int]:
    """The hero inside one's own dungeon."""
    return [state.walker] if state.walker != NO_CARD and state.active == seat else []


def hero_in_other_dungeon(state: State, seat: int, source: int) -> list[int]:
    """The hero inside an opponent's dungeon."""
    return [state.walker] if state.walker != NO_CARD and state.active != seat else []


def hero_in_this_room(state: State, seat: int, source: int) -> list[int]:
    """The hero standing in the room whose effect is used."""
    return [state.walker] if state.walker != NO_CARD and state.walk_room == source else []


def hero_at_own_entrance(state: State, seat: int, source: int) -> list[int]:
    """A hero that waits before one's own dungeon."""
    return state.zones[ENTRANCE + seat][:]


def hero_in_play(state: State, seat: int, source: int) -> list[int]:
    """Any living hero: in town, at an entrance or inside a dungeon."""
    return hero_in_or_before_a_dungeon(state, seat, source) + state.zones[TOWN]


def hero_in_or_before_a_dungeon(state: State, seat: int, source: int) -> list[int]:
    """A hero inside a dungeon or at an entrance."""
    before = [hero for player in state.order for hero in state.zones[ENTRANCE + player]]
    return hero_in_any_dungeon(state, seat, source) + before


def hero_in_town(state: State, seat: int, source: int) -> list[int]:
    """A hero in town, ordinary or epic."""
    return state.zones[TOWN][:]


def any_player(state: State, seat: int, source: int) -> list[int]:
    """Any player, oneself included."""
    return state.order[:]


def own_soul(state: State, seat: int, source: int) -> list[int]:
    """A dead hero in one's own score area."""
    return state.zones[SOULS_OF + seat][:]


def own_ordinary_wound(state: State, seat: int, source: int) -> list[int]:
    """An ordinary hero that wounded this player."""
    return [hero for hero in state.zones[WOUNDS_OF + seat] if kind_of(state, hero) == HERO]


def soul_of_an_opponent(state: State, seat: int, source: int) -> list[int]:
    """A dead hero in an opponent's score area."""
    return [hero for other in opponents_of(state, seat) for hero in state.zones[SOULS_OF + other]]


def card_in_discard(state: State, seat: int, source: int) -> list[int]:
    """A room or spell of the discard pile."""
    return _one_copy_of_each(state, state.zones[DISCARD])


def any_card_in_discard(state: State, seat: int, source: int) -> list[int]:
    """Every card of the discard pile; a chosen copy stays a legal target while it lies there."""
    return state.zones[DISCARD][:]


def room_in_discard(state: State, seat: int, source: int) -> list[int]:
    """A room card of the discard pile."""
    return _one_copy_of_each(state, rooms_in_discard(state))


def _one_copy_of_each(state: State, cards: list[int]) -> list[int]:
    """Of equal cards one at which no waiting effect is aimed, as long as there is one."""
    if not state.pending:
        return one_of_each(state, cards)
    aimed_at = {target for _, _, _, target, _ in state.pending}
    return one_of_each(state, sorted(cards, key=lambda card: card in aimed_at))


def opponent(state: State, seat: int, source: int) -> list[int]:
    """Any opponent."""
    return opponents_of(state, seat)


def opponent_with_cards(state: State, seat: int, source: int) -> list[int]:
    """An opponent whose hand is not empty."""
    return [other for other in opponents_of(state, seat) if state.zones[HAND + other]]


def opponent_with_rooms(state: State, seat: int, source: int) -> list[int]:
    """An opponent who holds a room card; the backs show it."""
    return [other for other in opponents_of(state, seat) if count_of_back(state, HAND + other, ROOM)]


def opponent_with_spells(state: State, seat: int, source: int) -> list[int]:
    """An opponent who holds a spell; the backs show it."""
    return [other for other in opponents_of(state, seat) if count_of_back(state, HAND + other, SPELL)]


def leader_in_souls(state: State, seat: int, source: int) -> list[int]:
    """A player with at least two souls more."""
    mine = souls_of(state, seat)
    return [other for other in opponents_of(state, seat) if souls_of(state, other) >= mine + TREPIDATION_LEAD]


def spell_of_another(state: State, seat: int, source: int) -> list[int]:
    """A spell of another player that has not resolved: the one just announced, or one that waits (BM-146, BM-152)."""
    if state.origin and state.origin[0] is offer_cancel:
        spell: int = state.origin[1]
        return [spell] if spell in state.zones[ANNOUNCED] and caster_of(state, spell) != seat else []
    return [spell for spell in state.zones[ANNOUNCED] if caster_of(state, spell) != seat]
