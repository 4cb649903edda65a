"""The summary of a finished game: counted events and unused cards.

A game declares the zones with unused cards and the events to count; screens render the summary as sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.cards import message_of
from undercroft.kernel.zones import Visibility

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.kernel.game import Game
    from undercroft.kernel.view_types import AnyView


class UnusedItem(msgspec.Struct, frozen=True):
    """A zone of unused cards: its message gets their number (`n`) and the cards that the seat knows (`cards`)."""

    zone: str
    key: str


class Tally(msgspec.Struct, frozen=True):
    """Events to count: the message gets the number for the seat (`n`) and for all others (`others`)."""

    event: str
    key: str
    cards: str = ""
    """The field whose cards are counted; empty to count the events themselves."""


class GameSummary(msgspec.Struct, frozen=True):
    """A sentence of a summary: its message key and its arguments."""

    key: str
    n: int
    others: int
    cards: tuple[str, ...]
    """The message keys of cards."""


def summarize(game: Game[Any], view: AnyView, events: Sequence[dict[str, Any]]) -> list[GameSummary]:
    """Summarize a game from the last view of a seat and the data of all events for that seat."""
    found = [_tally(one, view["seat"], events) for one in game.tallies]
    found += [_left(game, view, one) for one in game.leftovers]
    return [one for one in found if one.n or one.others]


def _tally(tally: Tally, seat: int | None, events: Sequence[dict[str, Any]]) -> GameSummary:
    mine = others = 0
    for event in events:
        if event["event"] == tally.event:
            count = len(event[tally.cards]) if tally.cards else 1
            if event.get("seat", seat) == seat:
                mine += count
            else:
                others += count
    return GameSummary(tally.key, mine, others, ())


def _left(game: Game[Any], view: AnyView, left: UnusedItem) -> GameSummary:
    cards = view["zones"][left.zone]
    zone = game.zones.named(left.zone)
    assert zone is not None, left.zone
    if not zone.single:
        own = zone.of_seats and len(cards) == view["seats"]
        cards = cards[view["seat"] or 0] if own else [card for part in cards for card in part]
    known = tuple(message_of(card["card"]) for card in cards if "card" in card)
    hidden = zone.sight is Visibility.OWNER  # do not count the hidden cards of others
    return GameSummary(left.key, len(known) if hidden else len(cards), 0, known)
