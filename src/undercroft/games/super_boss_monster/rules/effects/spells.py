"""Effects of the spells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.build import lay_face_down
from undercroft.games.boss_family.rules.city_events import SPACES, HeroUnseen, MinionMoved, RoomTreasureAdded
from undercroft.games.boss_family.rules.dungeon import active_rooms
from undercroft.games.boss_family.rules.durations import (
    EXTRA_BUILDS,
    HELD_BACK,
    MORE_ICONS,
    NO_BUILD,
    SENT_BACK,
    UNSEEN,
    icon,
    last,
    lasts,
    replace,
)
from undercroft.games.boss_family.rules.effects import choices, targets
from undercroft.games.boss_family.rules.effects.boosts import neutralize, strengthen
from undercroft.games.boss_family.rules.effects.conditions import every_treasure
from undercroft.games.boss_family.rules.effects.registry import (
    EXTRA_SEAT,
    EXTRA_TARGET,
    EXTRA_TREASURE,
    ON_SEATS,
    ON_SPACES,
    card,
)
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.events import HandShown
from undercroft.games.boss_family.rules.facts import MONSTER, ROOM, SPELL, TRAP, TREASURES
from undercroft.games.boss_family.rules.heroes import (
    depart,
    heal,
    hurt_by_room,
    kill_walker,
    send_to_entrance,
    stop_walking,
)
from undercroft.games.boss_family.rules.piles import draw, one_of_each
from undercroft.games.boss_family.rules.placement import SLOT, placements
from undercroft.games.boss_family.rules.priority import cancel
from undercroft.games.boss_family.rules.sets.boss_monster.bosses import look_through
from undercroft.games.boss_family.rules.state import (
    AT_BASE,
    ENTRANCE,
    HAND,
    ON_CARD,
    TOWN,
    WALKING,
    State,
    back_of,
    holds,
    opponents_of,
)
from undercroft.games.boss_family.rules.totals import damage_of, health_of
from undercroft.games.super_boss_monster.rules import tokens
from undercroft.kernel.actions import CARD, NUMBER, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask

MOST_INSPECTED: Final = 3
CRITICAL_DAMAGE: Final = 3
COUP_REACH: Final = 2

# -- Stealth ---------------------------------------------------------------------------------------------------------


def space_of_an_opponent(state: State, seat: int, source: int) -> list[int]:
    """A space of a landmark where an opponent's minion stands and one's own does not."""
    spaces = sorted({state.minions[other] for other in opponents_of(state, seat)})
    return [space for space in spaces if AT_BASE < space < ON_CARD and space != state.minions[seat]]


@card("stealth").announced(targets=space_of_an_opponent, kind=ON_SPACES)
def slip_in(state: State, seat: int, spell: int, space: int) -> None:
    """One's own minion goes to a space that an opponent's minion holds; both stay, each acts in its own turn."""
    state.minions[seat] = space
    if state.events is not None:
        state.events.append(MinionMoved(seat, SPACES[space]))


# -- Grand Heist -----------------------------------------------------------------------------------------------------


@card("grand_heist").announced(targets=targets.opponent_with_cards, still=targets.opponent, kind=ON_SEATS)
def look_for_booty(state: State, seat: int, spell: int, opponent: int) -> None:
    """Look at an opponent's hand and take a room card of it, if there is one; for that the opponent draws one."""
    look_through(state, seat, HAND + opponent)
    if state.events is not None:
        cards = tuple(seen(state, held) for held in state.zones[HAND + opponent])
        state.events.append(HandShown(seat, opponent, cards))
    rooms = _rooms_of_hand(state, opponent)
    if rooms:
        ask(state, seat, which_room_to_lift, opponent, always=len(rooms) > 1)


def _rooms_of_hand(state: State, seat: int) -> list[int]:
    return [held for held in state.zones[HAND + seat] if back_of(state, held) == ROOM]


def which_room_to_lift(state: State, opponent: int) -> list[Move]:
    """Choose a room card of the opponent's hand."""
    return [(lift, held, opponent) for held in one_of_each(state, _rooms_of_hand(state, opponent))]


def lift(state: State, card: int, opponent: int) -> None:
    """Take this room card; the opponent draws one."""
    choices.steal(state, state.seat, opponent, card)
    draw(state, opponent, ROOM, 1)


# -- heroes ----------------------------------------------------------------------------------------------------------


def hero_of_an_opponent(state: State, seat: int, source: int) -> list[int]:
    """A hero in an opponent's dungeon or at its entrance."""
    waiting = [hero for other in opponents_of(state, seat) for hero in state.zones[ENTRANCE + other]]
    return targets.hero_in_other_dungeon(state, seat, source) + waiting


@card("ghost_cheat").announced(targets=hero_of_an_opponent)
def hide(state: State, seat: int, spell: int, hero: int) -> None:
    """A hero passes the next room of this turn unhurt and unnoticed; two such effects mean the same room."""
    if not lasts(state, UNSEEN, hero):
        last(state, UNSEEN, hero)
    if state.events is not None:
        state.events.append(HeroUnseen(seen(state, hero)))


@card("adventure").announced(targets=targets.hero_in_town, extra=targets.opponent, extra_kind=EXTRA_SEAT)
def call_to_adventure(state: State, seat: int, spell: int, hero: int, opponent: int) -> None:
    """A hero of the town goes to an opponent's entrance."""
    send_to_entrance(state, opponent, hero, TOWN)


def hero_in_own_room(state: State, seat: int, source: int) -> list[int]:
    """The hero in a room of one's own dungeon."""
    return targets.hero_in_own_dungeon(state, seat, source) if state.walk_room >= 0 else []


@card("checkpoint").announced(targets=hero_in_own_room)
def begin_anew(state: State, seat: int, spell: int, hero: int) -> None:
    """A hero goes back to the entrance and waits for the next Adventure phase; it recovers (SB-165, SB-168)."""
    depart(state)
    stop_walking(state)
    replace(state, HELD_BACK, hero, 1)
    replace(state, SENT_BACK, hero, 1)
    send_to_entrance(state, seat, hero, WALKING)


def weak_hero_in_own_dungeon(state: State, seat: int, source: int) -> list[int]:
    """The hero in one's own dungeon, if it has little health left."""
    inside = targets.hero_in_own_dungeon(state, seat, source)
    return [hero for hero in inside if health_of(state, hero) - state.hurt <= COUP_REACH]


@card("coup_de_grace").announced(targets=weak_hero_in_own_dungeon)
def finish_off(state: State, seat: int, spell: int, hero: int) -> None:
    """A hero with 2 or less health left dies."""
    kill_walker(state, state.walk_room)


@card("continue").announced(targets=targets.own_ordinary_wound)  # SB-258
def go_on(state: State, seat: int, spell: int, hero: int) -> None:
    """A wound is healed (SB-268)."""
    heal(state, seat, hero)


# -- rooms -----------------------------------------------------------------------------------------------------------


def unsafe_room_of_an_opponent(state: State, seat: int, source: int) -> list[int]:
    """A room of an opponent that bears damage tokens."""
    return [room for other in opponents_of(state, seat) for room in tokens.bearers(state, other)]


@card("safety_inspection").announced(targets=unsafe_room_of_an_opponent, still=targets.active_room_of_an_opponent)
def inspect(state: State, seat: int, spell: int, room: int) -> None:
    """An opponent's room loses up to three damage tokens."""
    if tokens.tokens_on(state, room):
        ask(state, seat, how_many_tokens, room)


def how_many_tokens(state: State, room: int) -> list[Move]:
    """Choose how many damage tokens the room loses: at least one (SB-319)."""
    most = min(MOST_INSPECTED, tokens.tokens_on(state, room))
    return [(take_tokens_off, room, count) for count in range(most, 0, -1)]


def take_tokens_off(state: State, card: int, tokens_off: int) -> None:
    """Take this number of damage tokens off the room."""
    tokens.take_off(state, card, tokens_off)


@card("freeze_sbm").announced(targets=targets.active_room)
def freeze(state: State, seat: int, spell: int, room: int) -> None:
    """A room of any dungeon is neutralized until the end of the turn (SB-197)."""
    neutralize(state, room)


def _monsters_with_space(state: State, seat: int, source: int) -> list[int]:
    return [room for room in tokens.takers(state, seat) if MONSTER[state.face[room]]]


def _traps_with_space(state: State, seat: int, source: int) -> list[int]:
    return [room for room in tokens.takers(state, seat) if TRAP[state.face[room]]]


def own_active_trap_room(state: State, seat: int, source: int) -> list[int]:
    """An active trap room of one's own dungeon."""
    return [room for room in active_rooms(state, seat) if TRAP[state.face[room]]]


def _second_monster(state: State, seat: int, source: int) -> list[int]:
    return _others_and_the_first(state, _monsters_with_space(state, seat, source))


def _second_trap(state: State, seat: int, source: int) -> list[int]:
    return _others_and_the_first(state, _traps_with_space(state, seat, source))


def _others_and_the_first(state: State, rooms: list[int]) -> list[int]:
    """The choices for a second target: the other rooms, or the first one again for no second target."""
    return [*(room for room in rooms if room != state.target), state.target]


@card("power_bonus").announced(
    targets=_monsters_with_space,
    still=targets.own_active_monster_room,
    extra=_second_monster,
    extra_kind=EXTRA_TARGET,
)
def give_power(state: State, seat: int, spell: int, room: int, second: int) -> None:
    """One or two monster rooms of one's own get a damage token each."""
    _put_on_what_is_left(state, targets.own_active_monster_room(state, seat, spell), room, second)


@card("extra_spikes").announced(
    targets=_traps_with_space, still=own_active_trap_room, extra=_second_trap, extra_kind=EXTRA_TARGET
)
def set_up_spikes(state: State, seat: int, spell: int, room: int, second: int) -> None:
    """One or two trap rooms of one's own get a damage token each."""
    _put_on_what_is_left(state, own_active_trap_room(state, seat, spell), room, second)


def _put_on_what_is_left(state: State, left: list[int], room: int, second: int) -> None:
    """Of two rooms those that remain get their token (SB-309)."""
    for each in dict.fromkeys((room, second)):
        if each in left:
            tokens.put(state, each, 1)


@card("critical_hit").announced(targets=targets.own_active_room)
def hit_critically(state: State, seat: int, spell: int, room: int) -> None:
    """A room of one's own deals 3 more damage until the end of the turn; a hero who is in it takes them at once."""
    strengthen(state, room, CRITICAL_DAMAGE)
    if state.walk_room == room:
        hurt_by_room(state, room, CRITICAL_DAMAGE, damage_of(state, room) - CRITICAL_DAMAGE)


@card("golden_bait").announced(targets=targets.own_active_room, extra=every_treasure, extra_kind=EXTRA_TREASURE)
def gild(state: State, seat: int, spell: int, room: int, treasure: int) -> None:
    """A room of one's own shows one more symbol until the end of the turn; it helps no advanced room (SB-294)."""
    last(state, MORE_ICONS, room, icon(treasure))
    if state.events is not None:
        state.events.append(RoomTreasureAdded(seen(state, room), TREASURES[treasure]))


@card("rush_job").announced()
def hurry(state: State, seat: int, spell: int, target: int) -> None:
    """One more room may be placed at once; it is revealed with the others."""
    if holds(state, HAND + seat, ROOM) and not lasts(state, NO_BUILD, seat):
        ask(state, seat, which_rushed_room, spell, seat, always=True)


def which_rushed_room(state: State, source: int, seat: int) -> list[Move]:
    """Place one more room face down at once, or not."""
    return [*placements(state, seat, rush, rooms_only=True), (decline,)]


def rush(state: State, card: int, slot: int) -> None:
    """Place this room besides the one of the Build turn."""
    seat = state.seat
    last(state, EXTRA_BUILDS, seat)
    state.placed[seat] += 1
    lay_face_down(state, seat, card, slot)


# -- cards -----------------------------------------------------------------------------------------------------------


@card("co_op").announced(targets=targets.opponent, kind=ON_SEATS)
def work_together(state: State, seat: int, spell: int, opponent: int) -> None:
    """Draw a room and a spell; an opponent draws a room."""
    draw(state, seat, ROOM, 1)
    draw(state, seat, SPELL, 1)
    draw(state, opponent, ROOM, 1)


@card("loot_drop").announced()
def pick_up_loot(state: State, seat: int, spell: int, target: int) -> None:
    """Draw two rooms."""
    draw(state, seat, ROOM, 2)


@card("dream_catcher").announced(targets=targets.spell_of_another, cancels=True)
def catch_a_dream(state: State, seat: int, spell: int, target: int) -> None:
    """Cancel a spell of another player (SB-155, SB-299)."""
    cancel(state, target)


VERBS: Final[tuple[Verb, ...]] = (
    verb(lift, card=CARD, opponent=SEAT),
    verb(rush, card=CARD, slot=SLOT),
    verb(take_tokens_off, card=CARD, tokens=NUMBER),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_room_to_lift, opponent=SEAT),
    question(how_many_tokens, card=CARD),
    question(which_rushed_room, source=CARD, player=SEAT),
)
