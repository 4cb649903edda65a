"""Spells of Rise of the Minibosses that affect coins, rooms, heroes, hands and other spells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import (
    active_at,
    active_rooms,
    deactivate,
    host_of,
    is_active,
    miniboss_at,
    minibosses_of,
    place_of,
    top_of,
)
from undercroft.games.boss_family.rules.durations import (
    BARE,
    NO_TEXT,
    ONE_OF_EACH,
    SPELL_TAX,
    TREASURE_SET,
    last,
    replace,
)
from undercroft.games.boss_family.rules.effects import costs, targets
from undercroft.games.boss_family.rules.effects.boosts import double_damage, strengthen
from undercroft.games.boss_family.rules.effects.registry import ON_SEATS, card
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.facts import ROOM, SPELL
from undercroft.games.boss_family.rules.heroes import hurt_walker, kill_walker, strengthen_hero
from undercroft.games.boss_family.rules.miniboss_events import SpellTaxed, TextLost, TreasureSet
from undercroft.games.boss_family.rules.piles import discard_from_hand, draw
from undercroft.games.boss_family.rules.priority import ask_for_tax, caster_of
from undercroft.games.boss_family.rules.state import HAND, NO_CARD, State, count_of_back
from undercroft.kernel.actions import CARD, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask

WINDFALL = 3
TAX = 1
"""The coins that each spell costs after a Short Circuit (MB-126)."""


def up_to_all_coins(state: State, seat: int, source: int) -> list[int]:
    """Any number of one's own coins, including 0."""
    return list(range(state.coins[seat] + 1))


# -- coins ---------------------------------------------------------------------------------------------------------


def _is_broke(state: State, seat: int, spell: int) -> bool:
    return not state.coins[seat]


@card("windfall").announced(when=_is_broke)
def find_coins(state: State, seat: int, spell: int, target: int) -> None:
    """A player whose treasury was empty on announcing it gains 3 coins (MB-127)."""
    coins.gain(state, seat, WINDFALL)


# -- rooms ---------------------------------------------------------------------------------------------------------


@card("spirit_dragon").announced(targets=targets.active_room)
def show_one_of_each(state: State, seat: int, spell: int, target: int) -> None:
    """A room shows exactly one treasure of each kind until the end of the round (MB-123)."""
    _set_treasure(state, target, ONE_OF_EACH)


@card("heist").announced(targets=targets.active_room)
def plunder(state: State, seat: int, spell: int, target: int) -> None:
    """A room shows no treasure until the end of the round (MB-123)."""
    _set_treasure(state, target, BARE)


def _set_treasure(state: State, room: int, value: int) -> None:
    replace(state, TREASURE_SET, room, value)
    if state.events is not None:
        state.events.append(TreasureSet(seen(state, room), value == BARE))


def room_of_the_weaker(state: State, seat: int, source: int) -> list[int]:
    """An active room of a player who has fewer minibosses in play."""
    mine = len(minibosses_of(state, seat))
    return [
        room
        for player in state.order
        if len(minibosses_of(state, player)) < mine
        for room in active_rooms(state, player)
    ]


@card("sabotage").announced(targets=targets.active_room, word="silence")
def silence(state: State, seat: int, spell: int, target: int) -> None:
    """A room has no abilities until the end of the round (MB-120)."""
    last(state, NO_TEXT, target)
    if state.events is not None:
        state.events.append(TextLost(seen(state, target)))


@card("sabotage").announced(targets=room_of_the_weaker, word="deactivate")
def shut_down(state: State, seat: int, spell: int, target: int) -> None:
    """A room of a player with fewer minibosses is deactivated until the end of the round."""
    deactivate(state, target)


def miniboss_in_active_room(state: State, seat: int, source: int) -> list[int]:
    """A miniboss in any dungeon whose room is active (BM-229)."""
    found = [miniboss for player in state.order for miniboss in minibosses_of(state, player)]
    return [miniboss for miniboss in found if active_at(state, *host_of(state, miniboss)) != NO_CARD]


@card("rage").announced(targets=miniboss_in_active_room)
def enrage(state: State, seat: int, spell: int, target: int) -> None:
    """A miniboss's room deals 1 more damage a level; the owner of only one miniboss may double its damage."""
    room = top_of(state, *host_of(state, target))
    strengthen(state, room, state.levels[target])
    if len(minibosses_of(state, seat)) == 1:
        ask(state, seat, whether_to_double, spell, room)


def whether_to_double(state: State, source: int, room: int) -> list[Move]:
    """Double the damage of the room, or not."""
    return [(double, room), (decline,)]


def double(state: State, card: int) -> None:
    """The room deals double damage until the end of the round (MB-119)."""
    double_damage(state, card)


@card("pay_to_win").announced(targets=targets.active_room, extra=up_to_all_coins)
def buy_damage(state: State, seat: int, spell: int, target: int, paid: int) -> None:
    """A room deals 1 more damage until the end of the round, and 1 more for each coin that was paid."""
    strengthen(state, target, 1 + paid)


# -- heroes --------------------------------------------------------------------------------------------------------


@card("ambush").announced(targets=targets.hero_in_own_dungeon, cost=costs.DISCARD_TWO_MONSTER_ROOMS, word="monsters")
@card("ambush").announced(targets=targets.hero_in_own_dungeon, cost=costs.DISCARD_A_MINIBOSS, word="miniboss")
def ambush(state: State, seat: int, spell: int, target: int) -> None:
    """Discard two monster rooms or a miniboss: a hero in one's own dungeon dies."""
    kill_walker(state, state.walk_room)


def hero_with_miniboss(state: State, seat: int, source: int) -> list[int]:
    """The hero inside a dungeon, if it stands in an active room that has a miniboss."""
    room = state.walk_room
    if room < 0 or not is_active(state, room) or miniboss_at(state, *place_of(state, room)) == NO_CARD:
        return []
    return [state.walker]


@card("smash").announced(targets=targets.hero_in_own_dungeon, word="own_hero")
def smash(state: State, seat: int, spell: int, target: int) -> None:
    """A hero in one's own dungeon takes 2 damage."""
    hurt_walker(state, 2)


@card("smash").announced(targets=hero_with_miniboss, word="miniboss_hero")
def smash_hard(state: State, seat: int, spell: int, target: int) -> None:
    """A hero in a room with a miniboss, in any dungeon, takes 4 damage."""
    hurt_walker(state, 4)


@card("armor_up").announced(targets=targets.hero_in_play, extra=up_to_all_coins)
def buy_armor(state: State, seat: int, spell: int, target: int, paid: int) -> None:
    """A hero has 1 more health until the end of the round, and 2 more for each coin that was paid."""
    strengthen_hero(state, target, 1 + 2 * paid)


# -- hands ---------------------------------------------------------------------------------------------------------


@card("rebirth").announced(targets=targets.any_player, kind=ON_SEATS)
def begin_anew(state: State, seat: int, spell: int, target: int) -> None:
    """A player discards the whole hand at once, then draws as many rooms and spells (MB-122)."""
    hand = HAND + target
    rooms, spells = count_of_back(state, hand, ROOM), count_of_back(state, hand, SPELL)
    state.agenda.append((draw_anew, target, rooms, spells))
    discard_from_hand(state, target, state.zones[hand][:])


def draw_anew(state: State, seat: int, rooms: int, spells: int) -> None:
    """Draw as many cards of each kind as were discarded, after everything that the discarding set off."""
    draw(state, seat, ROOM, rooms)
    draw(state, seat, SPELL, spells)


# -- spells --------------------------------------------------------------------------------------------------------


@card("short_circuit").announced(targets=targets.spell_of_another, cancels=True)
def short_circuit(state: State, seat: int, spell: int, target: int) -> None:
    """Each spell of an opponent costs a coin until the end of the round, the one just played too (MB-126)."""
    opponent = caster_of(state, target)
    last(state, SPELL_TAX, opponent, TAX)
    if state.events is not None:
        state.events.append(SpellTaxed(opponent))
    state.agenda.append((ask_for_tax, target, TAX))


VERBS: Final[tuple[Verb, ...]] = (verb(double, card=CARD),)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(whether_to_double, source=CARD, room=CARD),
)
