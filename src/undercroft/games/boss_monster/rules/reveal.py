"""The end of the Build phase: rooms are turned up, bosses level up, "when built" effects happen (BM-080 to BM-095)."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.dungeon import active_rooms, is_active, place_of, stack_of, top_of
from undercroft.games.boss_monster.rules.effects import triggers
from undercroft.games.boss_monster.rules.effects.moments import LEVEL_UPS, TRIGGERS, WHEN_BUILT, WHEN_OTHER_BUILT
from undercroft.games.boss_monster.rules.events import LeveledUp, Revealed, RoomBuilt, RoomsRevealed
from undercroft.games.boss_monster.rules.facts import MONSTER, MOST_ROOMS
from undercroft.games.boss_monster.rules.placement import lay_room
from undercroft.games.boss_monster.rules.state import BOSS_OF, NO_CARD, NOBODY_SEAT, REVEALING, State
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import reveal


def reveal_rooms(state: State) -> None:
    """All placed rooms are turned up at the same time and count as built (BM-080)."""
    state.phase = REVEALING
    state.active = NOBODY_SEAT
    rooms: list[tuple[int, int, int]] = []
    for seat in state.order:
        for slot in range(state.size[seat]):
            room = top_of(state, seat, slot)
            if room in state.down:
                rooms.append((seat, slot, room))
    for _, _, room in rooms:
        reveal(state, room)
    state.down.clear()
    if rooms and state.events is not None:
        revealed = tuple(Revealed(seat, seen(state, room), slot) for seat, slot, room in rooms)
        state.events.append(RoomsRevealed(revealed, tuple(each.room for each in revealed)))
    state.arising = [entry for seat, _, room in rooms for entry in effects_of_building(state, seat, room)]
    for seat in state.order:
        _look_for_level_up(state, seat, [room for owner, _, room in rooms if owner == seat])
    for seat in reversed(state.order):  # BM-081: the highest XP comes first
        if state.level_due & 1 << seat or any(owner == seat for _, owner, _ in state.arising):
            state.agenda.append((settle_buildings, seat))


def shows_five(state: State, seat: int) -> bool:
    """Whether a dungeon shows five visible rooms, the boss not counted (BM-082, BM-086)."""
    return len(active_rooms(state, seat)) == MOST_ROOMS


def _look_for_level_up(state: State, seat: int, rooms: list[int]) -> None:
    """Whether a Level Up is due is fixed at the reveal (BM-090); a deactivated room holds it up (BM-091)."""
    state.fifth[seat] = NO_CARD
    if state.leveled & 1 << seat or state.size[seat] < MOST_ROOMS:
        return
    if shows_five(state, seat):
        state.level_due |= 1 << seat
        leftmost = state.zones[stack_of(seat, MOST_ROOMS - 1)]
        if len(leftmost) == 1 and leftmost[0] in rooms:
            state.fifth[seat] = leftmost[0]
    else:
        state.level_held |= 1 << seat


def effects_of_building(state: State, seat: int, room: int) -> list[tuple[int, int, int]]:
    """What a room that has just been built sets off: its own effect, and rooms that watch it (BM-087, BM-240)."""
    effects: list[tuple[int, int, int]] = []
    if state.face[room] in TRIGGERS[WHEN_BUILT]:
        effects.append((WHEN_BUILT, seat, room))
    if MONSTER[state.face[room]]:
        effects += [
            (WHEN_OTHER_BUILT, seat, watcher)
            for watcher in active_rooms(state, seat)
            if watcher != room and state.face[watcher] in TRIGGERS[WHEN_OTHER_BUILT]
        ]
    return effects


def settle_buildings(state: State, seat: int) -> None:
    """One player's Level Up and "when built" effects, in the order the player likes (BM-089)."""
    if ready(state, seat):
        state.agenda.append((settle_buildings, seat))
        ask(state, seat, which_first)


def ready(state: State, seat: int) -> list[Move]:
    """What a player can settle now: the Level Up, and rooms' effects, that of the fifth room only after it (BM-084)."""
    due = bool(state.level_due & 1 << seat)
    moves: list[Move] = [(let_boss_act, state.zones[BOSS_OF + seat][0])] if due else []
    rooms = dict.fromkeys(
        room for _, owner, room in state.arising if owner == seat and not (due and room == state.fifth[seat])
    )
    return moves + [(let_room_act, room) for room in rooms]


def which_first(state: State) -> list[Move]:
    """What to settle next, asked of the first player in acting order who has something to settle."""
    return next(moves for seat in state.order if (moves := ready(state, seat)))


def let_boss_act(state: State, card: int) -> None:
    """The Level Up comes first."""
    level_up(state, state.seat)


def let_room_act(state: State, card: int) -> None:
    """This room's effect comes first."""
    _settle(state, next(entry for entry in state.arising if entry[2] == card))


def _settle(state: State, entry: tuple[int, int, int]) -> None:
    state.arising.remove(entry)
    take_effect(state, *entry)


def take_effect(state: State, moment: int, seat: int, room: int) -> None:
    """An effect of building needs its room visible; a deactivated room's own waits for the round's end (BM-222)."""
    if is_active(state, room):
        triggers.happen(state, moment, seat, room)
    elif moment == WHEN_BUILT and place_of(state, room)[0] == seat:
        state.held_up.append(room)


def level_up(state: State, seat: int) -> None:
    """A boss uses its one ability, once a game (BM-082, BM-083, BM-085)."""
    bit = 1 << seat
    state.level_due &= ~bit
    state.level_held &= ~bit
    if state.leveled & bit:
        return
    state.leveled |= bit
    boss = state.zones[BOSS_OF + seat][0]
    if state.events is not None:
        state.events.append(LeveledUp(seat, seen(state, boss)))
    LEVEL_UPS[state.face[boss]](state, seat, boss)


def build_at_once(state: State, seat: int, room: int, slot: int, source: int) -> None:
    """An effect builds a room outside the normal placement; its "when built" effect follows at once (BM-093)."""
    lay_room(state, seat, room, slot, source)
    reveal(state, room)
    if state.events is not None:
        state.events.append(RoomBuilt(seat, seen(state, room), slot))
    for effect in reversed(effects_of_building(state, seat, room)):
        state.agenda.append((take_effect, *effect))
    if state.phase == REVEALING and not state.leveled & 1 << seat and shows_five(state, seat):
        state.agenda.append((level_up, seat))  # BM-092
