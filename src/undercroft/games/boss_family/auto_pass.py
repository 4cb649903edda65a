"""Automatic passes: to the boss, until something is aimed at me, until my next Build turn."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.futures import is_window
from undercroft.games.boss_family.rules import priority
from undercroft.games.boss_family.rules.effects.registry import ON_CARDS, ON_SEATS
from undercroft.games.boss_family.rules.facts import EPIC, HERO, MINIBOSS, ROOM, SPELL
from undercroft.games.boss_family.rules.sources import ability_of, owner_of
from undercroft.games.boss_family.rules.state import BUILDING, NO_CARD, Announced, State, kind_of
from undercroft.kernel.features.windows import THROUGH

AIMED_AT: Final = "aimed"
NEXT_BUILD: Final = "build"
WISHES: Final = (THROUGH, AIMED_AT, NEXT_BUILD)
"""Pass until this hero is through; until something is aimed at me; until my next Build turn."""
ON_TABLE: Final = frozenset({ROOM, MINIBOSS, HERO, EPIC})
"""The kinds of cards in and before a dungeon."""


def passed_by(state: State) -> list[str] | None:
    """Return the modes (`Game.wishes`) that pass in the window that is open now; only public facts decide it."""
    if not is_window(state):
        return None
    if state.active == state.seat and state.phase == BUILDING:
        return []
    modes = [NEXT_BUILD]
    if not any(_is_aimed_at(state, entry, state.seat) for entry in _waiting(state)):
        modes.insert(0, AIMED_AT)
    if state.walker != NO_CARD:
        modes.insert(0, THROUGH)
    return modes


def _waiting(state: State) -> list[Announced]:
    """Return the announced effects that have not taken place yet."""
    coming = [Announced(*step[1:]) for step in state.agenda if step[0] in (priority.resolve, priority.answer)]
    return [*state.pending, *coming]


def _is_aimed_at(state: State, entry: Announced, seat: int) -> bool:
    """Return True if another player aims an effect at a seat, its dungeon, a hero there or its spell."""
    kind = ability_of(state, entry.source, entry.way).kind
    if entry.seat == seat or entry.target == NO_CARD:
        return False
    if kind == ON_SEATS:
        return entry.target == seat
    if kind != ON_CARDS:
        return False
    if kind_of(state, entry.target) == SPELL:
        return state.casters.get(entry.target) == seat
    return kind_of(state, entry.target) in ON_TABLE and owner_of(state, entry.target) == seat
