"""Helpers to inspect a table of any game and to play at it, with cards given by their printed ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

import undercroft
from undercroft.kernel.actions import CARD
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.events import Event
from undercroft.kernel.state import play as play_move
from undercroft.kernel.table import Table

Cards = Sequence[str]
"""Printed ids; the last of a pile is the top."""

E = TypeVar("E", bound=Event)


# -- what is asked -------------------------------------------------------------------------------------------------


def decision_of(table: Table) -> Decision:
    """Return the open question; fail if there is none."""
    decision = table.decision
    assert decision is not None, "the game is over"
    return decision


def prompt(table: Table) -> str:
    """Return the name of the open question."""
    return decision_of(table).prompt


def seat_to_move(table: Table) -> int:
    """Return the seat that is asked."""
    return decision_of(table).seat


def asked_now(table: Table) -> tuple[int, str]:
    """Return the seat that is asked, and the name of the question."""
    return seat_to_move(table), prompt(table)


def offers(table: Table) -> list[str]:
    """Return the texts of the options, with cards by their printed ids."""
    return [_readable(table, option) for option in decision_of(table).options]


def _readable(table: Table, option: Option) -> str:
    parts = [option.verb]
    for name, kind in table.game.verb_named[option.verb].fields:
        value = option.args[name]
        parts.append(f"{name}={name_of(table, int(value)) if kind is CARD else value}")
    return " ".join(parts)


# -- cards ---------------------------------------------------------------------------------------------------------


def name_of(table: Table, card: int) -> str:
    """Return the printed id of a card."""
    return table.game.deck.ids[table.state.face[card]]


def zone_of(table: Table, name: str, index: int = 0) -> list[str]:
    """Return the printed ids of the cards in a zone, hidden ones too; the last of a pile is the top."""
    zone = table.game.zones.named(name)
    assert zone is not None
    return [name_of(table, card) for card in table.state.zones[zone.first + index]]


# -- playing -------------------------------------------------------------------------------------------------------


def apply(table: Table, choice: Option | str | int) -> list[Event]:
    """Carry out an option and return the events; assert that the state is the same without events, as in a search."""
    silent = table.state.clone()
    play_move(silent, table.find(choice))
    outcome = table.outcome(choice)
    assert silent.digest() == outcome.state.digest()
    table.make(outcome)
    return outcome.events


def play(table: Table, *options: str) -> list[Event]:
    """Play these options one after the other and return all events."""
    return [event for option in options for event in apply(table, option)]


def refusal(table: Table, option: str) -> str | None:
    """Return the rule by which an option is refused; assert that the refusal changes nothing."""
    before = table.digest()
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply(option)
    assert table.digest() == before
    return refused.value.rule


# -- what happened -------------------------------------------------------------------------------------------------


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the kinds of these events, in order."""
    return [event.kind() for event in events]


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]
