"""What is stored of tables, as rows."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as stored."""

    seat: int
    kind: str
    guest: str | None
    name: str | None
    level: str | None
    agreed: int | None = None
    """The entry for whose lateness its holder agrees to end the game."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as stored, without its entries."""

    id: str
    game: str
    setup: dict[str, Any]
    host: str
    status: str
    listed: bool
    entries: int
    seat_to_move: int | None
    result: str | None
    winners: int | None
    made: float
    updated: float
    seats: tuple[SeatRow, ...]
    purpose: str = "game"
    outcome: str | None = None
    """How it came out, as the JSON of an `OutcomeRow`."""
    key: str | None = None
    """What the link to it has besides its code; None for listed tables."""
    deadline: float | None = None
    """The moment until which the next entry is waited for."""
    overdue: int | None = None
    """The entry that was not made in time."""

    @property
    def address(self) -> str:
        """What leads to it for everybody who knows it: its code and, unless it is listed, its key."""
        return self.id if self.key is None else f"{self.id}-{self.key}"


class OutcomeRow(msgspec.Struct, frozen=True):
    """How a finished game came out for each seat: the points, and with whom or where it was played."""

    scores: tuple[int, ...]
    traits: tuple[dict[str, list[str]], ...]


class TryRow(msgspec.Struct, frozen=True):
    """A guest's try of a day's challenge."""

    guest: str
    game: str
    table_id: str
    name: str | None
    over: bool
    won: bool
    score: int
    entries: int


class AchievementRow(msgspec.Struct, frozen=True):
    """An achievement of a guest, and the table at which it was earned first."""

    guest: str
    game: str
    name: str
    table_id: str


class MailRow(msgspec.Struct, frozen=True):
    """What a finished table gives a guest for a campaign, as JSON."""

    guest: str
    game: str
    table_id: str
    seat: int
    earned: str


class Entry(msgspec.Struct, frozen=True):
    """A decision or, without an option, an undo of the last one."""

    table_id: str
    entry: int
    seat: int
    option: str | None


class EntryRow(Entry, frozen=True):
    """An entry to append, with the state of its table after it."""

    status: str
    seat_to_move: int | None
    result: str | None
    winners: int | None = None
    """The seats that have won, one bit each."""
    earned: tuple[AchievementRow, ...] = ()
    """What guests earned by it, if it ended the game."""
    mail: tuple[MailRow, ...] = ()
    """What it gives guests for their campaigns, if it ended the game."""
    outcome: str | None = None
    """How the game came out, if it ended, as the JSON of an `OutcomeRow`."""
    phrase: str | None = None
    """What the seat says before it, if it is a bot that says something."""
    name: str | None = None
    """How the one who says it is called."""
    deadline: float | None = None
    """The moment until which the entry after it is waited for."""


class TalkRow(msgspec.Struct, frozen=True):
    """Something that was said at a table, and before which entry."""

    table_id: str
    entry: int
    seat: int | None
    name: str | None
    kind: str
    text: str


class OrderRow(msgspec.Struct, frozen=True):
    """What an administrator wants of a running server."""

    id: int
    kind: str
    subject: str
    text: str


class SubscriptionRow(msgspec.Struct, frozen=True):
    """A browser in which a guest wants to be told, and the keys that only it can open messages with."""

    guest: str
    endpoint: str
    receiver: str
    shared: str
    language: str
