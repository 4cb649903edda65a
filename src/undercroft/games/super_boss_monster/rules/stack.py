"""The stack: what was announced last resolves first, and after each resolution all may act again (SB-145 to SB-161)."""

from __future__ import annotations

from undercroft.games.boss_family.rules.build import has_built, may_place, place, place_nothing
from undercroft.games.boss_family.rules.durations import SPELL_TAX, lasts
from undercroft.games.boss_family.rules.facts import SPELL
from undercroft.games.boss_family.rules.placement import placements
from undercroft.games.boss_family.rules.priority import ask_around, ask_for_tax, open_window, resolve
from undercroft.games.boss_family.rules.state import BUILDING, NOBODY_SEAT, Announced, State, kind_of
from undercroft.kernel.state import Move, ask


def open_common_window(state: State) -> None:
    """A window for spells and effects in which nobody is active: the first player is asked first (SB-158)."""
    open_window(state, NOBODY_SEAT)


def announced(state: State, entry: Announced) -> None:
    """Put an effect onto the stack; all may answer, from the active player on (SB-146, SB-147, SB-158)."""
    state.pending.append(entry)
    state.asked_seats = 0
    state.agenda.append((ask_around,))
    if kind_of(state, entry.source) == SPELL and state.lasting and lasts(state, SPELL_TAX, entry.seat):
        state.agenda.append((ask_for_tax, entry.source, lasts(state, SPELL_TAX, entry.seat)))


def all_passed(state: State) -> None:
    """All have passed in a row: the top effect resolves and all may act again; else the window ends (SB-158, SB-160).

    A player who has neither placed a room nor declined does so now, and then all may act again (SB-290).
    """
    if state.pending:
        state.agenda.append((ask_around,))
        resolve(state, *state.pending.pop())
    elif state.phase == BUILDING and state.active != NOBODY_SEAT and may_place(state, state.active):
        state.origin = (ask_around,)
        ask(state, state.active, what_to_build, state.active, always=True)


def what_to_build(state: State, seat: int) -> list[Move]:
    """Place a room, or decline for good (SB-082, SB-092)."""
    return [*placements(state, seat, place, rooms_only=has_built(state, seat)), (place_nothing,)]
