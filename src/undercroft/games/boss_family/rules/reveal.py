"""The end of the Build phase: cards are turned up and paid for, bosses level up, "when built" effects happen.

BM-080 to BM-095; the four steps are those of MB-076.
"""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import (
    active_rooms,
    has_text,
    is_active,
    lose_coins,
    lose_tokens,
    place_of,
    remove_from,
    stack_of,
    top_of,
    watchers,
)
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects import triggers
from undercroft.games.boss_family.rules.effects.registry import (
    LEVEL_UPS,
    TRIGGERS,
    WHEN_BUILT,
    WHEN_OTHER_BUILT,
    Arising,
)
from undercroft.games.boss_family.rules.events import LeveledUp, Revealed, RoomBuilt, RoomsRevealed
from undercroft.games.boss_family.rules.facts import BUILD_COST, KIND, MINIBOSS, MOST_ROOMS
from undercroft.games.boss_family.rules.miniboss_events import ActsAsBuilt, BuildFailed
from undercroft.games.boss_family.rules.minibosses import UNPAID, settle_miniboss, tuck
from undercroft.games.boss_family.rules.placement import lay_room
from undercroft.games.boss_family.rules.state import BOSS_OF, DISCARD, NO_CARD, NOBODY_SEAT, REVEALING, State
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import reveal


def reveal_rooms(state: State) -> None:
    """All placed cards are turned up at the same time (BM-080, MB-046)."""
    state.phase = REVEALING
    state.active = NOBODY_SEAT
    cards: list[tuple[int, int, int]] = []
    for seat in state.order:
        for slot in range(state.size[seat]):
            card = top_of(state, seat, slot)
            if card in state.down:
                cards.append((seat, slot, card))
    for _, _, card in cards:
        reveal(state, card)
    state.down.clear()
    if cards and state.events is not None:
        revealed = tuple(Revealed(seat, seen(state, card), slot) for seat, slot, card in cards)
        state.events.append(RoomsRevealed(revealed, tuple(each.room for each in revealed)))
    state.built = [card for _, _, card in cards if KIND[state.face[card]] != MINIBOSS]
    state.agenda.append((count_as_built,))
    if state.setup.coins:
        for seat, slot, card in reversed(cards):  # a gap that closes moves only stacks that are done
            if KIND[state.face[card]] == MINIBOSS:
                tuck(state, seat, slot)
        for seat in reversed(state.order):  # MB-048: the highest XP pays first
            state.agenda.append((pay_for_buildings, seat))


def pay_for_buildings(state: State, seat: int) -> None:
    """A player pays for revealed minibosses, then for rooms that have a price (MB-048, MB-076)."""
    state.agenda.append((pay_build_costs, seat))
    for slot in range(state.size[seat] - 1, -1, -1):
        lowest = state.zones[stack_of(seat, slot)][0]
        if state.levels.get(lowest) == UNPAID:
            state.agenda.append((settle_miniboss, seat, lowest))


def pay_build_costs(state: State, seat: int) -> None:
    """A room that cannot be paid for goes to the discard and was not built (MB-033)."""
    for room in state.built[:]:
        cost = BUILD_COST[state.face[room]]
        owner, slot = place_of(state, room)
        if not cost or owner != seat:
            continue
        if state.coins[seat] >= cost:
            coins.pay(state, seat, cost)
            continue
        state.built.remove(room)
        remove_from(state, seat, slot, DISCARD)
        if state.events is not None:
            state.events.append(BuildFailed(seat, seen(state, room)))


def count_as_built(state: State) -> None:
    """Paid cards count as built; only now it is settled which bosses level up (BM-080, MB-076)."""
    rooms, state.built = state.built, []
    owners = {room: place_of(state, room)[0] for room in rooms}
    for room in rooms:
        cover(state, room)
    state.arising = [entry for room in rooms for entry in effects_of_building(state, owners[room], room)]
    for seat in state.order:
        _look_for_level_up(state, seat, [room for room in rooms if owners[room] == seat])
    for seat in reversed(state.order):  # BM-081: the highest XP comes first
        if state.level_due & 1 << seat or any(owner == seat for _, owner, _, _ in state.arising):
            state.agenda.append((settle_buildings, seat))


def cover(state: State, room: int) -> None:
    """Let a built room cover the rooms under it, whose coins and tokens are lost (MB-026, MB-027, SB-094)."""
    if state.room_coins or state.tokens:
        stack = state.zones[stack_of(*place_of(state, room))]
        for below in stack[:-1]:
            lose_coins(state, below)
            lose_tokens(state, below)


def shows_five(state: State, seat: int) -> bool:
    """Whether a dungeon shows five visible rooms, the boss not counted (BM-082, BM-086)."""
    return len(active_rooms(state, seat)) == MOST_ROOMS


def _look_for_level_up(state: State, seat: int, rooms: list[int]) -> None:
    """Note a Level Up that is due at the reveal (BM-090), or that a deactivated room holds up (BM-091)."""
    state.fifth[seat] = NO_CARD
    if state.leveled & 1 << seat or state.size[seat] < MOST_ROOMS:
        return
    if shows_five(state, seat):
        state.level_due |= 1 << seat
        leftmost = state.zones[stack_of(seat, MOST_ROOMS - 1)]
        if leftmost[-1] in rooms and len(leftmost) == 1:
            state.fifth[seat] = leftmost[-1]
    elif edition_of(state).late_effects:
        state.level_held |= 1 << seat


def effects_of_building(state: State, seat: int, room: int) -> list[Arising]:
    """The effects that a newly built room sets off: its own, and those of cards that react to it (BM-087, BM-240)."""
    effects: list[Arising] = []
    if state.face[room] in TRIGGERS[WHEN_BUILT]:
        effects.append((WHEN_BUILT, seat, room, room))
    acting = TRIGGERS[WHEN_OTHER_BUILT]
    for watcher in watchers(state, WHEN_OTHER_BUILT, seat):
        if watcher != room and acting[state.face[watcher]].watches(state, seat, watcher, room):
            effects.append((WHEN_OTHER_BUILT, seat, watcher, room))
    return effects


def settle_buildings(state: State, seat: int) -> None:
    """One player's Level Up and "when built" effects, in the order that the player chooses (BM-089, SB-293)."""
    if ready(state, seat):
        state.agenda.append((settle_buildings, seat))
        ask(state, seat, which_first)


def ready(state: State, seat: int) -> list[Move]:
    """The Level Up and effects that a player can settle now; the fifth room acts only after the Level Up (BM-084)."""
    due = bool(state.level_due & 1 << seat)
    moves: list[Move] = [(let_boss_act, state.zones[BOSS_OF + seat][0])] if due else []
    if due and edition_of(state).level_up_first:  # SB-099
        return moves
    sources = dict.fromkeys(
        source for _, owner, source, _ in state.arising if owner == seat and not (due and source == state.fifth[seat])
    )
    return moves + [(let_room_act, source) for source in sources]


def which_first(state: State) -> list[Move]:
    """Choose an effect to settle, for the first player in acting order who has one."""
    return next(moves for seat in state.order if (moves := ready(state, seat)))


def let_boss_act(state: State, card: int) -> None:
    """The Level Up comes first."""
    level_up(state, state.seat)


def let_room_act(state: State, card: int) -> None:
    """This card's effect comes first."""
    entry = next(entry for entry in state.arising if entry[2] == card)
    state.arising.remove(entry)
    take_effect(state, *entry)


def take_effect(state: State, moment: int, seat: int, source: int, subject: int) -> None:
    """An effect of building needs its card in force; a deactivated room's own waits for the round's end (BM-222)."""
    if moment == WHEN_BUILT and source in state.shut and place_of(state, source)[0] == seat:
        if edition_of(state).late_effects:  # SB-311: elsewhere it is lost
            state.held_up.append(source)
    else:
        triggers.happen(state, moment, seat, source, subject)


def take_effects(state: State, *numbers: int) -> None:
    """Effects of building that are due together take place in the order that their owner chooses (BM-089)."""
    triggers.in_any_order(state, take_effects, take_effect, numbers)


def level_up(state: State, seat: int) -> None:
    """A boss gets its ability, once a game (BM-082, BM-083, BM-085); some act at once, others last (MB-035)."""
    bit = 1 << seat
    state.level_due &= ~bit
    state.level_held &= ~bit
    state.leveled |= bit
    boss = state.zones[BOSS_OF + seat][0]
    if state.events is not None:
        state.events.append(LeveledUp(seat, seen(state, boss)))
    at_once = LEVEL_UPS.get(state.face[boss])
    if at_once is not None:
        at_once(state, seat, boss)


def build_at_once(state: State, seat: int, card: int, slot: int, source: int) -> None:
    """An effect builds a card outside the normal placement; a room's "when built" effect follows at once (BM-093).

    A miniboss, or a room with a price, is paid for at once (MB-033, MB-111).
    """
    lay_room(state, seat, card, slot, source)
    reveal(state, card)
    if state.events is not None:
        state.events.append(RoomBuilt(seat, seen(state, card), slot))
    if KIND[state.face[card]] == MINIBOSS:
        tuck(state, seat, slot)
        settle_miniboss(state, seat, card)
        return
    coins.pay(state, seat, BUILD_COST[state.face[card]])
    cover(state, card)
    effects = effects_of_building(state, seat, card)
    if effects:
        state.agenda.append(triggers.step_for(effects, take_effect, take_effects))
    if state.phase == REVEALING and edition_of(state).level_up_on_the_way:
        if not state.leveled & 1 << seat and shows_five(state, seat):
            state.agenda.append((level_up, seat))  # BM-092


def act_as_built(state: State, seat: int, room: int) -> None:
    """A room's own "when built" effect happens as if it had just been built; other cards do not react (MB-121).

    A room with a price is paid for again; nothing happens if that cannot be done.
    """
    cost = BUILD_COST[state.face[room]]
    if not can_act_as_built(state, room) or cost > state.coins[seat]:
        return
    coins.pay(state, seat, cost)
    if state.events is not None:
        state.events.append(ActsAsBuilt(seat, seen(state, room)))
    triggers.happen(state, WHEN_BUILT, seat, room, room)


def can_act_as_built(state: State, room: int) -> bool:
    """Whether a room has a "when built" effect that is in force."""
    return state.face[room] in TRIGGERS[WHEN_BUILT] and is_active(state, room) and has_text(state, room)
