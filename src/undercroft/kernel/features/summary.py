"""What the end of a game tells besides who won: what was drawn, and what was missed.

A game declares which zones hold what nobody used, and which events are worth counting; a screen puts it into words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.kernel.cards import message_of
from undercroft.kernel.zones import Visibility

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undercroft.kernel.game import Game
    from undercroft.kernel.view_types import AnyView


class UnusedItem(msgspec.Struct, frozen=True):
    """A zone whose cards nobody used: its message gets how many there are (`n`) and those that are known (`cards`)."""

    zone: str
    key: str


class Tally(msgspec.Struct, frozen=True):
    """Events that are counted: the message gets how many are the seat's (`n`) and those of the others (`others`)."""

    event: str
    key: str
    cards: str = ""
    """The field whose cards are counted, if not the events themselves."""


class GameSummary(msgspec.Struct, frozen=True):
    """A sentence about a game that is over."""

    key: str
    n: int
    others: int
    cards: tuple[str, ...]
    """The message keys of the cards that it names."""


def retold(game: Game[Any], view: AnyView, told: Iterable[dict[str, Any]]) -> list[GameSummary]:
    """What was drawn and missed, from the last view of a seat and all events as it was told them."""
    events = list(told)
    found = [_tally(one, view["seat"], events) for one in game.tallies]
    found += [_left(game, view, one) for one in game.leftovers]
    return [one for one in found if one.n or one.others]


def _tally(tally: Tally, seat: int | None, events: list[dict[str, Any]]) -> GameSummary:
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
    hidden = zone.sight is Visibility.OWNER  # what others hold is theirs to know
    return GameSummary(left.key, len(known) if hidden else len(cards), 0, known)
