"""Views and updates of subscribers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from undercroft.kernel.game import find_game
from undercroft.server.live.initial_table import table_at_start
from undercroft.server.live.session import TableSession
from undercroft.server.live.subscriber import Subscriber
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.store import Store

GAME = "dragon-tower"


@pytest.fixture
def live() -> TableSession:
    """A table with two people in play."""
    game = find_game(GAME)
    setup = {"seats": 2, "options": game.read_setup(2, {}), "seed": "1", "position": None, "rules": game.version}
    people = tuple(SeatRow(seat, "person", f"guest-{seat}", f"Guest {seat}", None) for seat in (0, 1))
    row = TableRow("T", GAME, setup, "guest-0", "playing", False, 0, 0, None, None, 0.0, 0.0, people)
    return TableSession(row, table_at_start(row), Store("sqlite+aiosqlite://"))


class Person(Subscriber):
    """A subscriber that remembers all messages."""

    def __init__(self, live: TableSession, seat: int | None) -> None:
        self.heard: list[dict[str, Any]] = []
        super().__init__(f"guest-{seat}", seat)
        live.subscribers.add(self)
        self.next_entry = live.next_entry
        self.send(live.broadcaster.first_view(live, self, None, ()))
        self.view: dict[str, Any] = self.heard.pop()["view"]

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def sees(self) -> dict[str, Any]:
        """Return the view after all messages."""
        for update in self.heard:
            changes = update["changes"]
            self.view = {**self.view, **changes, "zones": {**self.view["zones"], **changes.get("zones", {})}}
        self.heard.clear()
        return self.view


def really(live: TableSession, seat: int | None) -> dict[str, Any]:
    """Return a fresh view of a seat as a client receives it."""
    view = live.table.clone().view(seat)
    del view["said"], view["options"], view["names"]
    arrived: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return arrived


def enter(live: TableSession) -> list[Any]:
    """Make an entry without broadcasting it."""
    seat, outcome = live.table.state.seat, live.table.outcome(0)
    live.table.make(outcome)
    live._log_entry(seat, outcome.made.option, outcome.events)
    return outcome.events


def test_updates_keep_all_views_current(live: TableSession) -> None:
    people = [Person(live, seat) for seat in (0, 1, None)]
    while live.table.decision is not None:
        live.broadcaster.update(live, enter(live))
        for person in people:
            assert person.sees() == really(live, person.seat)


def test_joining_between_an_entry_and_its_broadcast_costs_the_others_nothing(live: TableSession) -> None:
    """A guest opens a second window between a move and its broadcast."""
    first, other = Person(live, 0), Person(live, 1)
    for _ in range(12):
        events = enter(live)
        second = Person(live, 0)
        assert second.sees() == really(live, 0)
        live.broadcaster.update(live, events)
        assert not second.heard
        for person in (first, other):
            assert person.sees() == really(live, person.seat)
        live.subscribers.discard(second)


def test_a_subscriber_without_a_cached_view_gets_all_of_it(live: TableSession) -> None:
    person = Person(live, 0)
    live.broadcaster.update(live, enter(live))
    live.subscribers.discard(person)
    live.broadcaster.update(live, enter(live))  # without subscribers the cache is cleared
    live.subscribers.add(person)
    live.broadcaster.update(live, enter(live))
    assert person.heard[-1]["changes"].keys() == really(live, 0).keys()
    assert person.sees() == really(live, 0)
