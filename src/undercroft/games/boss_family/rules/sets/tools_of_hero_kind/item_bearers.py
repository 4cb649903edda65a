"""Effects of items on the heroes that bear them (TH-020 to TH-026)."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules import items
from undercroft.games.boss_family.rules.adventure import next_slot
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.dungeon import (
    active_monster_rooms,
    active_rooms,
    deactivate,
    is_guarded,
    place_of,
    reverse_stacks,
)
from undercroft.games.boss_family.rules.durations import (
    DUNGEON_NO_TEXT,
    MORE_WOUNDS,
    SKIPS_NEXT,
    STAFF,
    cease,
    last,
    replace,
)
from undercroft.games.boss_family.rules.effects.bearing import (
    AT_A_ROOM,
    AT_THE_BOSS,
    AT_THE_DUNGEON,
    BEHIND_A_ROOM,
    CUTS_DEEP,
    HEALS_ENTRANCE,
    ITEM_LOST,
    MUTES_OWNER,
    OUT_OF_THE_DUNGEON,
    SAVES_BEARER,
    bearer_health,
    carried,
    shields,
)
from undercroft.games.boss_family.rules.effects.registry import use_of
from undercroft.games.boss_family.rules.expansion_events import OrderReversed, RoomSkipped, WoundCounted
from undercroft.games.boss_family.rules.facts import ADVANCED, FACE, MONSTER, ROOM, SPELL, TRAP
from undercroft.games.boss_family.rules.piles import discard_from_hand, draw, random_card
from undercroft.games.boss_family.rules.state import HAND, NO_SLOT, NOBODY_SEAT, State, count_of_back, opponents_of
from undercroft.games.boss_family.rules.totals import treasure_in
from undercroft.kernel.events import seen

STAFF_HEALTH: Final = 2
SHIELDED_ROOMS: Final = 3
MANY_SYMBOLS: Final = 2

# -- health and shields --------------------------------------------------------------------------------------------


@bearer_health("oversized_sword")
def swing_a_sword(state: State, hero: int) -> int:
    """5 more health."""
    return 5


@bearer_health("claws_of_the_berserker")
def count_monsters(state: State, hero: int) -> int:
    """1 more health for each active monster room of the dungeon that the hero is in."""
    return active_monster_rooms(state, state.active) if hero == state.walker else 0


HEALS_ENTRANCE[FACE["staff_of_healing"]] = STAFF_HEALTH  # TH-024


@carried("staff_of_healing", OUT_OF_THE_DUNGEON, ITEM_LOST)
def leave_healing_behind(state: State, seat: int, hero: int, room: int) -> None:
    """The health that a staff gives to an entrance stays there until the end of the round."""
    if seat != NOBODY_SEAT:
        replace(state, STAFF, seat, STAFF_HEALTH)


@shields("goblin_suit")
def look_like_a_goblin(state: State, room: int) -> bool:
    """Ordinary monster rooms do not hurt the bearer."""
    face = state.face[room]
    return bool(MONSTER[face]) and not ADVANCED[face]


@shields("star_of_invulnerability")
def shine(state: State, room: int) -> bool:
    """The first three active rooms of the dungeon do not hurt the bearer."""
    rooms = active_rooms(state, place_of(state, room)[0])
    return room in rooms[-SHIELDED_ROOMS:]


SAVES_BEARER.add(FACE["extra_life"])  # TH-025
MUTES_OWNER.add(FACE["ring_of_invisibility"])  # TH-026

# -- going in ------------------------------------------------------------------------------------------------------


@carried("magic_mirror", AT_THE_DUNGEON)
def mirror_the_dungeon(state: State, seat: int, hero: int, room: int) -> None:
    """Before the bearer goes in the stacks change their order for good."""
    items.tell(state, hero)
    reverse_stacks(state, seat)
    if state.events is not None:
        state.events.append(OrderReversed(seat))


@carried("ten_foot_pole", AT_THE_DUNGEON)
def poke_a_trap(state: State, seat: int, hero: int, room: int) -> None:
    """The first trap room is deactivated."""
    _switch_off_first(state, seat, hero, TRAP)


@carried("pet_monster", AT_THE_DUNGEON)
def distract_a_monster(state: State, seat: int, hero: int, room: int) -> None:
    """The first monster room is deactivated."""
    _switch_off_first(state, seat, hero, MONSTER)


def _switch_off_first(state: State, seat: int, hero: int, column: list[int]) -> None:
    rooms = [room for room in active_rooms(state, seat) if column[state.face[room]]]
    if rooms:
        items.tell(state, hero)
        deactivate(state, rooms[-1])


@carried("cheat_code", AT_THE_DUNGEON)
def type_the_code(state: State, seat: int, hero: int, room: int) -> None:
    """Rooms have no abilities while the bearer walks through them (MB-120)."""
    items.tell(state, hero)
    last(state, DUNGEON_NO_TEXT, seat)


@carried("cheat_code", OUT_OF_THE_DUNGEON)
def forget_the_code(state: State, seat: int, hero: int, room: int) -> None:
    """They have them again when the bearer is gone."""
    cease(state, DUNGEON_NO_TEXT, seat)


# -- room by room --------------------------------------------------------------------------------------------------


@carried("the_bomb", AT_A_ROOM)
def blow_up_the_last_room(state: State, seat: int, hero: int, room: int) -> None:
    """The last room is destroyed before it does anything (TH-021)."""
    if next_slot(state, seat, place_of(state, room)[1]) == NO_SLOT and not is_guarded(state, room):  # SB-090
        items.tell(state, hero)
        destroy(state, room)


@carried("inquisitors_robes", BEHIND_A_ROOM)
def condemn_a_room(state: State, seat: int, hero: int, room: int) -> None:
    """The first advanced room that the bearer survives is destroyed, once a round (TH-022)."""
    use = use_of(state.carried[hero], 0)
    if ADVANCED[state.face[room]] and use not in state.used and not is_guarded(state, room):  # SB-090
        state.used.append(use)
        items.tell(state, hero)
        destroy(state, room)


@carried("bag_of_holding", BEHIND_A_ROOM)
def carry_a_room_off(state: State, seat: int, hero: int, room: int) -> None:
    """Each room with two or more treasure symbols that the bearer survives is destroyed."""
    if sum(treasure_in(state, room)) >= MANY_SYMBOLS and not is_guarded(state, room):  # SB-090
        items.tell(state, hero)
        destroy(state, room)


@carried("ice_rod", BEHIND_A_ROOM)
def freeze_behind(state: State, seat: int, hero: int, room: int) -> None:
    """Each room that the bearer survives is deactivated."""
    items.tell(state, hero)
    deactivate(state, room)


@carried("boots_of_jumping", BEHIND_A_ROOM)
def jump(state: State, seat: int, hero: int, room: int) -> None:
    """After each room that the bearer survives it passes by the next one."""
    if next_slot(state, seat, state.walk_slot) != NO_SLOT:
        items.tell(state, hero)
        skip_next(state, hero)


def skip_next(state: State, hero: int) -> None:
    """A hero passes by the next room; two such effects mean the same room (TH-023)."""
    replace(state, SKIPS_NEXT, hero, 1)
    if state.events is not None:
        state.events.append(RoomSkipped(seen(state, hero)))


# -- before the boss -----------------------------------------------------------------------------------------------


@carried("holy_hand_grenade", AT_THE_BOSS)
def blow_up_plans(state: State, seat: int, hero: int, room: int) -> None:
    """The wounded player loses two random room cards."""
    _lose_cards(state, seat, hero, ROOM)


@carried("antimagic_lizard", AT_THE_BOSS)
def eat_spells(state: State, seat: int, hero: int, room: int) -> None:
    """The wounded player loses two random spells."""
    _lose_cards(state, seat, hero, SPELL)


def _lose_cards(state: State, seat: int, hero: int, back: int) -> None:
    if count_of_back(state, HAND + seat, back):
        items.tell(state, hero)
        for _ in range(min(2, count_of_back(state, HAND + seat, back))):
            discard_from_hand(state, seat, [random_card(state, seat, back)])


@carried("necronomicon", AT_THE_BOSS)
def spread_knowledge(state: State, seat: int, hero: int, room: int) -> None:
    """All opponents of the wounded player draw a spell each."""
    items.tell(state, hero)
    for other in opponents_of(state, seat):
        draw(state, other, SPELL, 1)


CUTS_DEEP.add(FACE["vorpal_blade"])


@carried("vorpal_blade", AT_THE_BOSS)
def cut_deep(state: State, seat: int, hero: int, room: int) -> None:
    """The wounded player counts one more wound until the end of the round, its check included (TH-018)."""
    items.tell(state, hero)
    last(state, MORE_WOUNDS, seat)
    if state.events is not None:
        state.events.append(WoundCounted(seat))
