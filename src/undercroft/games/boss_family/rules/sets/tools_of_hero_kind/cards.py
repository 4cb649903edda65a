"""Effects of the rooms and the spell of Tools of Hero-Kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.boss_family.rules import announcing, items, priority
from undercroft.games.boss_family.rules.effects import costs, targets
from undercroft.games.boss_family.rules.effects.registry import EXTRA_BEARER, WHEN_ITEM_ENTERS, Cost, card
from undercroft.games.boss_family.rules.events import TargetLost
from undercroft.games.boss_family.rules.facts import SPELL
from undercroft.games.boss_family.rules.piles import draw
from undercroft.games.boss_family.rules.state import BUILDING, ITEMS_OF, ITEMS_SPENT, ITEMS_WAITING, State
from undercroft.kernel.actions import CARD, Question, Verb, question, verb
from undercroft.kernel.events import seen
from undercroft.kernel.state import Move

# -- Burial Mound --------------------------------------------------------------------------------------------------


def _own_spent_item(state: State, seat: int, room: int) -> list[int]:
    return state.zones[ITEMS_SPENT + seat][:]


@card("burial_mound").announced(once=True, cost=costs.DISCARD_TWO_ROOMS, targets=_own_spent_item)
def unearth_an_item(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, discard two rooms: a face-down item of one's own score area is turned up."""
    items.turn_up(state, target)


# -- Orcish Smithy -------------------------------------------------------------------------------------------------


def _unarmed(state: State, seat: int, room: int) -> list[int]:
    """Heroes in play without an item, those without a class too."""
    return [hero for hero in targets.hero_in_play(state, seat, room) if hero not in state.carried]


def _can_forge(state: State, seat: int, room: int) -> bool:
    return state.phase == BUILDING and bool(_unarmed(state, seat, room))


def _waiting_item(state: State, seat: int, room: int) -> list[int]:
    return state.zones[ITEMS_WAITING][:]


@card("orcish_smithy").announced(
    once=True, when=_can_forge, targets=_waiting_item, extra=_unarmed, extra_kind=EXTRA_BEARER
)
def forge(state: State, seat: int, room: int, target: int, hero: int) -> None:
    """Once a round, in the Build phase: an item that waits in town goes to any hero without one (TH-028)."""
    if hero in _unarmed(state, seat, room):
        items.give(state, hero, target)
    elif state.events is not None:
        state.events.append(TargetLost(seat, seen(state, room)))


# -- Artificer's Workbench -----------------------------------------------------------------------------------------


def _own_items(state: State, seat: int, room: int) -> list[int]:
    return state.zones[ITEMS_OF + seat][:]


def _count_items(state: State, seat: int, room: int) -> int:
    return len(state.zones[ITEMS_OF + seat])


def _take_apart(state: State, seat: int, room: int, chosen: list[int]) -> None:
    for item in chosen:
        items.turn_down(state, item)


@card("artificers_workbench").announced(once=True, cost=Cost(_own_items, 1, _take_apart, _count_items))
def recycle_an_item(state: State, seat: int, room: int, target: int) -> None:
    """Once a round, turn a face-up item face down: draw a spell."""
    draw(state, seat, SPELL, 1)


# -- Magnetic Ceiling ----------------------------------------------------------------------------------------------


@card("magnetic_ceiling").when(WHEN_ITEM_ENTERS, once=True, optional=True, subject=True)
def attract(state: State, seat: int, room: int, hero: int) -> None:
    """Once a round, before its damage: the item of a hero that comes in is put face down into the score area."""
    items.keep(state, seat, hero)


# -- Excavation ----------------------------------------------------------------------------------------------------


def _item_in_a_score_area(state: State, seat: int, spell: int) -> list[int]:
    return [item for area in (ITEMS_OF, ITEMS_SPENT) for player in state.order for item in state.zones[area + player]]


@card("excavation").announced(targets=_item_in_a_score_area)
def turn_an_item(state: State, seat: int, spell: int, target: int) -> None:
    """An item in any score area is turned face down or face up."""
    if target in state.zones[ITEMS_OF + items.owner_of_item(state, target)]:
        items.turn_down(state, target)
    else:
        items.turn_up(state, target)


VERBS: Final[tuple[Verb, ...]] = (verb(announcing.arm, card=CARD),)
QUESTIONS: Final[tuple[tuple[Callable[..., list[Move]], Question], ...]] = (
    question(announcing.whom_to_arm, source=CARD, behind=priority.what_to_play),
)
