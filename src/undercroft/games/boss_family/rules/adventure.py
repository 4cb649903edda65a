"""The Adventure phase: heroes walk through the dungeons room by room (BM-110 to BM-131, SB-129 to SB-141, SB-296)."""

from __future__ import annotations

from undercroft.games.boss_family.rules import items
from undercroft.games.boss_family.rules.city_events import RoomPassed
from undercroft.games.boss_family.rules.dungeon import active_at, has_text, is_active
from undercroft.games.boss_family.rules.durations import (
    AWAKE,
    CLOSED,
    FIRST_ROOM,
    HELD_BACK,
    HURT,
    INSIDE,
    PASSING,
    ROOMS_ENTERED,
    SKIPS_FIRST,
    SKIPS_NEXT,
    UNSEEN,
    cease,
    last,
    lasts,
    replace,
)
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.bearing import AT_A_ROOM, AT_THE_DUNGEON, BEHIND_A_ROOM
from undercroft.games.boss_family.rules.effects.registry import (
    AVOIDS_LAST_ROOM,
    BEFORE_ADVENTURE,
    ENTERING,
    SLEEPS,
    TRIGGERS,
    TURNS_HEROES_BACK,
    WHEN_ITEM_ENTERS,
)
from undercroft.games.boss_family.rules.events import AdventureTurnBegun, DungeonEntered, HeroTurnedBack, RoomEntered
from undercroft.games.boss_family.rules.heroes import depart, has_own_text, is_dying, kill_walker, settle, survive
from undercroft.games.boss_family.rules.state import (
    ADVENTURING,
    ENTRANCE,
    NO_CARD,
    NO_SLOT,
    NOBODY_SEAT,
    ON_ITS_WAY,
    WALKING,
    State,
)
from undercroft.games.boss_family.rules.totals import damage_to, health_of
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card


def begin_adventure(state: State) -> None:
    """Players take Adventure turns in acting order (BM-110, BM-233)."""
    state.phase = ADVENTURING
    state.turns_over = 0
    for seat in reversed(state.order):
        state.agenda.append((adventure_turn, seat))
    if state.setup.city:
        for seat in state.order:
            for hero in state.zones[ENTRANCE + seat]:
                acts = BEFORE_ADVENTURE.get(state.face[hero])
                if acts is not None and has_own_text(state, seat, hero):
                    acts(state, seat, hero)


def adventure_turn(state: State, seat: int) -> None:
    """A player becomes active: a window, then the heroes at the entrance one after another (BM-124, SB-138)."""
    if not edition_of(state).has_adventure_turn(state, seat):
        state.turns_over |= 1 << seat
        return
    state.active = seat
    if state.events is not None:
        state.events.append(AdventureTurnBegun(seat))
    state.agenda.append((next_hero, seat))
    edition_of(state).open_window(state, seat)


def next_hero(state: State, seat: int) -> None:
    """The hero that arrived first goes in; when nobody is left the turn is over (BM-111, BM-121, BM-122).

    SB-130, SB-136.
    """
    hero = first_in_line(state, seat)
    if hero == NO_CARD:
        state.turns_over |= 1 << seat
        state.active = NOBODY_SEAT
        return
    move_card(state, hero, ENTRANCE + seat, WALKING)
    state.walker = hero
    state.walk_room = ON_ITS_WAY
    state.walk_slot = state.size[seat]  # BM-112: the leftmost room comes first
    state.lasting.pop((INSIDE, hero), None)
    state.hurt = state.lasting.pop((HURT, hero), 0) if state.lasting else 0
    if state.events is not None:
        state.events.append(DungeonEntered(seat, seen(state, hero)))
    if state.carried:
        items.act(state, AT_THE_DUNGEON, seat, hero)
    if state.lasting and lasts(state, SKIPS_FIRST, seat):
        state.walk_slot = next_slot(state, seat, state.walk_slot)
    state.agenda.append((hero_done, seat))
    state.agenda.append((walk_on, seat))


def first_in_line(state: State, seat: int) -> int:
    """The hero at an entrance that goes in next; NO_CARD if the dungeon is closed or all heroes must wait."""
    if not state.lasting:
        return state.zones[ENTRANCE + seat][0] if state.zones[ENTRANCE + seat] else NO_CARD
    if (CLOSED, seat) in state.lasting:
        return NO_CARD
    for hero in state.zones[ENTRANCE + seat]:
        if (HELD_BACK, hero) not in state.lasting:
            return hero
    return NO_CARD


def hero_done(state: State, seat: int) -> None:
    """One hero has finished; before the next one enters there is a window again (BM-124)."""
    state.agenda.append((next_hero, seat))
    if first_in_line(state, seat) != NO_CARD:
        edition_of(state).open_window(state, seat)


def next_slot(state: State, seat: int, slot: int) -> int:
    """The slot of the next active room to the right, past deactivated ones; NO_SLOT at the boss (BM-125, SB-140)."""
    nearest = 0
    if state.setup.city and state.face[state.walker] in AVOIDS_LAST_ROOM:
        nearest = int(has_own_text(state, seat, state.walker))
    for ahead in range(min(slot, state.size[seat]) - 1, nearest - 1, -1):
        if active_at(state, seat, ahead) != NO_CARD:
            return ahead
    return NO_SLOT


def walk_on(state: State, seat: int) -> None:
    """The hero goes to the next active room on its right, or reaches the boss (BM-125)."""
    if state.walker == NO_CARD:
        return
    if (SKIPS_NEXT, state.walker) in state.lasting:
        cease(state, SKIPS_NEXT, state.walker)
        state.walk_slot = next_slot(state, seat, state.walk_slot)
    slot = next_slot(state, seat, state.walk_slot)
    if slot == NO_SLOT:
        survive(state)
    else:
        enter_room(state, seat, slot)


def enter_room(state: State, seat: int, slot: int) -> None:
    """First the room's effect, then its damage, then a window, then the death check (BM-113, BM-115, BM-123)."""
    room = active_at(state, seat, slot)
    state.walk_slot = slot
    state.walk_room = room
    state.dealt = 0
    if state.carried and _is_removed_by_item(state, seat, room):
        return
    if may_turn_back(state, room) and _turn_back(state, seat, slot):
        return
    if state.walker in state.carried and _may_notice_item(state, room):
        state.agenda.append((meet_room, seat))
        triggers.happen(state, WHEN_ITEM_ENTERS, seat, room, state.walker)
        return
    meet_room(state, seat)


def _may_notice_item(state: State, room: int) -> bool:
    """Whether a room acts on items and the hero inside is not unseen."""
    return (
        state.face[room] in TRIGGERS[WHEN_ITEM_ENTERS]
        and has_text(state, room)
        and not lasts(state, UNSEEN, state.walker)
    )


def _is_removed_by_item(state: State, seat: int, room: int) -> bool:
    """Let the hero's item act at a room; return whether that removed the room, so that the hero walks on (TH-021)."""
    depth = len(state.agenda)
    if not items.act(state, AT_A_ROOM, seat, state.walker, room) or is_active(state, room):
        return False
    state.walk_room = ON_ITS_WAY
    state.agenda[depth:depth] = [(walk_on, seat), (settle,)]
    return True


def meet_room(state: State, seat: int) -> None:
    """Let a hero act on entering a room, then let it take the damage (SB-139)."""
    if state.setup.city:
        hero = state.walker
        acts = ENTERING.get(state.face[hero])
        if acts is not None and has_own_text(state, seat, hero):
            state.agenda.append((suffer, seat))
            acts(state, seat, hero)
            return
    suffer(state, seat)


def is_damage_due(state: State) -> bool:
    """Whether the hero inside has entered a room that has not dealt its damage yet."""
    return any(step[0] is meet_room or step[0] is suffer for step in state.agenda)


def suffer(state: State, seat: int) -> None:
    """The hero inside takes the damage of its room, and everybody may act (BM-115, BM-123)."""
    hero, room = state.walker, state.walk_room
    damage = damage_to(state, hero, room)  # BM-013
    if state.setup.city:
        notice(state, hero, room)
    state.dealt = damage
    state.hurt += damage  # BM-116
    if state.events is not None and lasts(state, PASSING, hero):
        state.events.append(RoomPassed(seat, seen(state, hero), seen(state, room)))
    elif state.events is not None:
        health = health_of(state, hero)
        state.events.append(RoomEntered(seat, seen(state, hero), seen(state, room), damage, state.hurt, health))
    state.agenda.append((leave_room, seat))
    edition_of(state).open_window(state, seat)


def notice(state: State, hero: int, room: int) -> None:
    """Count the room that a hero has entered; wake it if it sleeps, unless the hero passes unseen."""
    if lasts(state, UNSEEN, hero):
        last(state, UNSEEN, hero, -1)
        replace(state, PASSING, hero, 1)
    else:
        state.lasting.pop((PASSING, hero), None)
        if state.face[room] in SLEEPS:
            replace(state, AWAKE, room, 1)
    if not lasts(state, ROOMS_ENTERED, hero):
        replace(state, FIRST_ROOM, hero, room + 1)
    last(state, ROOMS_ENTERED, hero)
    last(state, INSIDE, hero)


def may_turn_back(state: State, room: int) -> bool:
    """Whether a room turns heroes back and the hero inside is not unseen."""
    return state.face[room] in TURNS_HEROES_BACK and has_text(state, room) and not lasts(state, UNSEEN, state.walker)


def _turn_back(state: State, seat: int, slot: int) -> bool:
    """A maze moves a hero to the active room directly left of it, once a round for each hero."""
    maze, hero = state.walk_room, state.walker
    if (maze, hero) in state.turned_back:
        return False
    state.turned_back.append((maze, hero))  # the first time counts, even if there is no room to go back to
    if active_at(state, seat, slot + 1) == NO_CARD:
        return False
    if state.events is not None:
        state.events.append(HeroTurnedBack(seat, seen(state, hero), seen(state, maze)))
    enter_room(state, seat, slot + 1)
    return True


def leave_room(state: State, seat: int) -> None:
    """A hero with as much damage as health dies in the room; another goes on (BM-117, BM-118, BM-123, MB-083)."""
    if state.walker == NO_CARD:
        return
    room = state.walk_room
    if room >= 0 and is_dying(state):
        kill_walker(state, room)
        return
    state.agenda.append((walk_on, seat))
    depart(state)
    state.walk_room = ON_ITS_WAY
    if state.carried and room >= 0 and is_active(state, room):
        state.agenda.append((settle,))  # a room that is uncovered may kill
        items.act(state, BEHIND_A_ROOM, seat, state.walker, room)
