"""The powers of the minibosses on level 3: used whenever effects may be, and paid with demotion (MB-055, MB-124)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules.dungeon import deactivate, host_of, is_active, minibosses_of, take_off
from undercroft.games.boss_family.rules.durations import DUNGEON_NO_TEXT, MONSTERS_DEAL_MORE, SKIPS_FIRST, last
from undercroft.games.boss_family.rules.effects import targets
from undercroft.games.boss_family.rules.effects.boosts import double_damage
from undercroft.games.boss_family.rules.effects.registry import ON_SEATS, card
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.events import HandShown
from undercroft.games.boss_family.rules.heroes import kill_walker, send_to_entrance, strengthen_hero
from undercroft.games.boss_family.rules.miniboss_events import (
    DungeonTextLost,
    FirstRoomSkipped,
    MinibossReturned,
    MonstersStrengthened,
)
from undercroft.games.boss_family.rules.minibosses import TOP_LEVEL
from undercroft.games.boss_family.rules.piles import one_of_each
from undercroft.games.boss_family.rules.sets.boss_monster.bosses import look_through, snatch
from undercroft.games.boss_family.rules.sets.minibosses.minibosses import hero_in_host_room, host_room
from undercroft.games.boss_family.rules.state import HAND, TOWN, State
from undercroft.kernel.actions import SEAT, Question, Verb, question
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask


def _miniboss_in_play(state: State, seat: int, source: int) -> list[int]:
    """Any miniboss in any dungeon, the one that acts included; one lying face down is not in play."""
    return [miniboss for owner in state.order for miniboss in minibosses_of(state, owner)]


@card("spike").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=_miniboss_in_play)
def send_home(state: State, seat: int, miniboss: int, target: int) -> None:
    """A miniboss in play goes back to its owner's hand."""
    owner = host_of(state, target)[0]
    take_off(state, target, HAND + owner)
    if state.events is not None:
        state.events.append(MinibossReturned(owner, seen(state, target)))


@card("kid_croak").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.any_player, kind=ON_SEATS)
def rouse_monsters(state: State, seat: int, miniboss: int, target: int) -> None:
    """The monster rooms of a dungeon deal 1 more damage until the end of the round."""
    _change_monsters(state, target, 1)


@card("kid_croak").announced(
    word="level_3_minus", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.any_player, kind=ON_SEATS
)
def calm_monsters(state: State, seat: int, miniboss: int, target: int) -> None:
    """The monster rooms of a dungeon deal 1 less damage until the end of the round."""
    _change_monsters(state, target, -1)


def _change_monsters(state: State, seat: int, damage: int) -> None:
    last(state, MONSTERS_DEAL_MORE, seat, damage)
    if state.events is not None:
        state.events.append(MonstersStrengthened(seat, damage))


@card("draculad").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.opponent, kind=ON_SEATS)
def sip_from_a_hand(state: State, seat: int, miniboss: int, target: int) -> None:
    """Look at an opponent's hand; a card of it may be taken."""
    look_through(state, seat, HAND + target)
    if state.events is not None:
        state.events.append(HandShown(seat, target, tuple(seen(state, held) for held in state.zones[HAND + target])))
    if state.zones[HAND + target]:
        ask(state, seat, which_to_sip, target)


def which_to_sip(state: State, opponent: int) -> list[Move]:
    """Choose a card of the opponent's hand, or none."""
    return [*((snatch, held, opponent) for held in one_of_each(state, state.zones[HAND + opponent])), (decline,)]


@card("rocky").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.hero_in_any_dungeon)
def harden_a_hero(state: State, seat: int, miniboss: int, target: int) -> None:
    """A hero in any dungeon has 5 more health until the end of the round."""
    strengthen_hero(state, target, 5)


@card("cerebella").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.any_player, kind=ON_SEATS)
def wipe_minds(state: State, seat: int, miniboss: int, target: int) -> None:
    """No room of a dungeon has abilities, and no miniboss there powers, until the end of the round (MB-120)."""
    last(state, DUNGEON_NO_TEXT, target)
    if state.events is not None:
        state.events.append(DungeonTextLost(target))


@card("paddywhack").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=hero_in_host_room)
def club_a_hero(state: State, seat: int, miniboss: int, target: int) -> None:
    """A hero in the room dies."""
    kill_walker(state, state.walk_room)


@card("icicle_man").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.active_room)
def freeze_a_room(state: State, seat: int, miniboss: int, target: int) -> None:
    """A room in any dungeon is deactivated until the end of the round."""
    deactivate(state, target)


@card("mageseeker").announced(
    word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.any_player, kind=ON_SEATS
)
def open_a_side_door(state: State, seat: int, miniboss: int, target: int) -> None:
    """Heroes that enter a dungeon skip its first room until the end of the round."""
    last(state, SKIPS_FIRST, target)
    if state.events is not None:
        state.events.append(FirstRoomSkipped(target))


def _active_host_room(state: State, seat: int, miniboss: int) -> list[int]:
    """The room that the miniboss strengthens."""
    room = host_room(state, miniboss)
    return [room] if is_active(state, room) else []


@card("brassknuckle").announced(
    word="level_3",
    slot=TOP_LEVEL,
    level=TOP_LEVEL,
    targets=_active_host_room,
    still=targets.own_active_room,
)
def hit_twice(state: State, seat: int, miniboss: int, target: int) -> None:
    """The damage of the room is doubled until the end of the round (MB-119)."""
    double_damage(state, target)


@card("jinx").announced(word="level_3", slot=TOP_LEVEL, level=TOP_LEVEL, targets=targets.hero_in_town)
def beckon(state: State, seat: int, miniboss: int, target: int) -> None:
    """A hero of the town comes to one's own entrance."""
    send_to_entrance(state, seat, target, TOWN)


VERBS: Final[tuple[Verb, ...]] = ()
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (question(which_to_sip, opponent=SEAT),)
