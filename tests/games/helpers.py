"""Short ways to look at a table of any game and to play at it, with cards given by their printed ids."""

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
"""Printed ids; of a pile the last is the top."""

E = TypeVar("E", bound=Event)


# -- what is asked -------------------------------------------------------------------------------------------------


def decision_of(table: Table) -> Decision:
    """The question being asked; there must be one."""
    decision = table.decision
    assert decision is not None, "the game is over"
    return decision


def prompt(table: Table) -> str:
    """The name of the question being asked."""
    return decision_of(table).prompt


def seat_to_move(table: Table) -> int:
    """Who is asked."""
    return decision_of(table).seat


def asked_now(table: Table) -> tuple[int, str]:
    """Who is asked, and what."""
    return seat_to_move(table), prompt(table)


def offers(table: Table) -> list[str]:
    """The texts of the options, cards given by their printed ids."""
    return [_readable(table, option) for option in decision_of(table).options]


def _readable(table: Table, option: Option) -> str:
    parts = [option.verb]
    for name, kind in table.game.verb_named[option.verb].fields:
        value = option.args[name]
        parts.append(f"{name}={name_of(table, int(value)) if kind is CARD else value}")
    return " ".join(parts)


# -- cards ---------------------------------------------------------------------------------------------------------


def name_of(table: Table, card: int) -> str:
    """The printed id of a card of this table."""
    return table.game.deck.ids[table.state.face[card]]


def zone_of(table: Table, name: str, index: int = 0) -> list[str]:
    """The printed ids of the cards in a zone, hidden ones too; of a pile the last is the top."""
    zone = table.game.zones.named(name)
    assert zone is not None
    return [name_of(table, card) for card in table.state.zones[zone.first + index]]


# -- playing -------------------------------------------------------------------------------------------------------


def apply(table: Table, choice: Option | str | int) -> list[Event]:
    """Carry out an option and give the events; when nobody listens, as when a bot looks ahead, the same comes of it."""
    unheard = table.state.clone()
    play_move(unheard, table.find(choice))
    outcome = table.outcome(choice)
    assert unheard.digest() == outcome.state.digest()
    table.make(outcome)
    return outcome.events


def play(table: Table, *options: str) -> list[Event]:
    """Play these options one after the other and give all events."""
    return [event for option in options for event in apply(table, option)]


def refusal(table: Table, option: str) -> str | None:
    """The rule by which an option is refused; refusing changes nothing."""
    before = table.digest()
    with pytest.raises(undercroft.Illegal) as refused:
        table.apply(option)
    assert table.digest() == before
    return refused.value.rule


# -- what happened -------------------------------------------------------------------------------------------------


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of these events, in order."""
    return [event.kind() for event in events]


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]
