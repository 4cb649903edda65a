"""Spells of Rise of the Minibosses that change building: minibosses for hire, treasure, rooms that act again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.dungeon import active_rooms, host_of, minibosses_of, stack_of, take_off
from undercroft.games.boss_family.rules.durations import ANY_TREASURE_FITS, NO_BUILD, last
from undercroft.games.boss_family.rules.effects.registry import WHEN_BUILT, card
from undercroft.games.boss_family.rules.effects.triggers import decline
from undercroft.games.boss_family.rules.facts import MINIBOSS, ROOM
from undercroft.games.boss_family.rules.miniboss_events import (
    AnyTreasureFits,
    CardsTurnedOver,
    MinibossTaken,
    NothingMoreBuilt,
)
from undercroft.games.boss_family.rules.minibosses import PRICE, enter_play, tuck
from undercroft.games.boss_family.rules.piles import fill_deck
from undercroft.games.boss_family.rules.placement import SLOT, slots_for
from undercroft.games.boss_family.rules.reveal import act_as_built, build_at_once, can_act_as_built
from undercroft.games.boss_family.rules.state import DISCARD, ROOM_DECK, SET_ASIDE, State, kind_of, opponents_of
from undercroft.kernel.actions import CARD, NUMBER, SEAT, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move, ask
from undercroft.kernel.zones import draw_top, move_all

APPLICANTS = 3


# -- Internship ----------------------------------------------------------------------------------------------------


@card("internship").announced()
def look_for_interns(state: State, seat: int, spell: int, target: int) -> None:
    """The top 3 cards of the room deck are discarded; a miniboss among them may be built at once (MB-111)."""
    aside = SET_ASIDE + seat  # a reshuffle on the way is without those that are turned over now
    cards: list[int] = []
    while len(cards) < APPLICANTS and fill_deck(state, ROOM):
        cards.append(draw_top(state, ROOM_DECK, aside))
    move_all(state, aside, DISCARD)
    if cards and state.events is not None:
        state.events.append(CardsTurnedOver(tuple(seen(state, turned) for turned in cards)))
    if state.coins[seat] >= PRICE:
        ask(state, seat, which_intern, spell, seat, len(cards))


def which_intern(state: State, source: int, seat: int, turned: int) -> list[Move]:
    """Build a miniboss among the cards just turned over, which lie uppermost in the discard pile, or not."""
    discard = state.zones[DISCARD]
    minibosses = [found for found in discard[len(discard) - turned :] if kind_of(state, found) == MINIBOSS]
    return [*((employ, found, slot) for found in minibosses for slot in slots_for(state, seat, found)), (decline,)]


def employ(state: State, card: int, slot: int) -> None:
    """Build this miniboss here."""
    build_at_once(state, state.seat, card, slot, DISCARD)


# -- Zoning Board --------------------------------------------------------------------------------------------------


def _has_build_turn(state: State, seat: int, spell: int) -> bool:
    return not state.turns_over & 1 << seat


@card("zoning_board").announced(when=_has_build_turn)
def bend_the_rules(state: State, seat: int, spell: int, target: int) -> None:
    """Until the end of one's own Build turn an advanced room may be built over any room (MB-127)."""
    last(state, ANY_TREASURE_FITS, seat)
    if state.events is not None:
        state.events.append(AnyTreasureFits(seat))


# -- Respawn -------------------------------------------------------------------------------------------------------


@card("respawn").announced()
def respawn(state: State, seat: int, spell: int, target: int) -> None:
    """The "when built" effect of every room of one's own happens once more (MB-121)."""
    rooms = [room for room in active_rooms(state, seat) if can_act_as_built(state, room)]
    state.arising = [(WHEN_BUILT, seat, room, room) for room in rooms]
    state.agenda.append((act_anew, seat, spell))


def act_anew(state: State, seat: int, spell: int) -> None:
    """One room after the other acts, in the order that its owner chooses."""
    if state.arising:
        state.agenda.append((act_anew, seat, spell))
        ask(state, seat, which_acts_anew, spell)


def which_acts_anew(state: State, source: int) -> list[Move]:
    """Choose the room that acts next."""
    return [(relive, room) for _, _, room, _ in state.arising]


def relive(state: State, card: int) -> None:
    """This room acts next."""
    state.arising = [entry for entry in state.arising if entry[2] != card]
    act_as_built(state, state.seat, card)


# -- Traitor -------------------------------------------------------------------------------------------------------


def _has_placed_nothing(state: State, seat: int, spell: int) -> bool:
    return not state.placed[seat]


def miniboss_of_an_opponent(state: State, seat: int, source: int) -> list[int]:
    """A miniboss that an opponent has in play."""
    return [miniboss for other in opponents_of(state, seat) for miniboss in minibosses_of(state, other)]


@card("traitor").announced(when=_has_placed_nothing, targets=miniboss_of_an_opponent)
def turn_a_miniboss(state: State, seat: int, spell: int, target: int) -> None:
    """Nothing is placed in this round; an opponent's miniboss may be bought for a coin a level (MB-127)."""
    last(state, NO_BUILD, seat)
    if state.events is not None:
        state.events.append(NothingMoreBuilt(seat))
    if state.coins[seat] >= state.levels[target]:
        ask(state, seat, where_to_employ, target, seat)


def where_to_employ(state: State, miniboss: int, seat: int) -> list[Move]:
    """Buy the miniboss and build it at once on a room of one's own, or not."""
    return [*((buy_off, miniboss, slot) for slot in slots_for(state, seat, miniboss)), (decline,)]


def buy_off(state: State, card: int, slot: int) -> None:
    """Pay its owner, and build the miniboss here at the level that it has."""
    seat, level = state.seat, state.levels[card]
    opponent = host_of(state, card)[0]
    coins.give(state, seat, opponent, level)
    take_off(state, card, stack_of(seat, slot))
    tuck(state, seat, slot)
    if state.events is not None:
        state.events.append(MinibossTaken(seat, opponent, seen(state, card)))
    enter_play(state, seat, card, level)


VERBS: Final[tuple[Verb, ...]] = (
    verb(employ, card=CARD, slot=SLOT),
    verb(relive, card=CARD),
    verb(buy_off, card=CARD, slot=SLOT),
)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(which_intern, source=CARD, player=SEAT, cards=NUMBER),
    question(which_acts_anew, source=CARD),
    question(where_to_employ, card=CARD, player=SEAT),
)
