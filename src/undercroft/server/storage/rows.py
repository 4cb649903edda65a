"""Rows of the database."""

from __future__ import annotations

from typing import Any

import msgspec


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a table."""

    seat: int
    kind: str
    guest: str | None
    name: str | None
    level: str | None
    agreed: int | None = None
    """The overdue entry because of which its player agrees to end the game."""


class TableRow(msgspec.Struct, frozen=True):
    """A table without its entries."""

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
    """An `OutcomeRow` as JSON, once the game is over."""
    key: str | None = None
    """The secret part of its link; None for listed tables."""
    deadline: float | None = None
    """The time by which the next entry is due."""
    overdue: int | None = None
    """The entry that missed its deadline."""
    origin: str | None = None
    """A keyed digest of the IP address that it was created from; None for older tables."""

    @property
    def address(self) -> str:
        """The last part of its link: the code and, unless the table is listed, the key."""
        return self.id if self.key is None else f"{self.id}-{self.key}"


class OutcomeRow(msgspec.Struct, frozen=True):
    """The outcome of a finished game by seat: scores, and traits such as its heroes."""

    scores: tuple[int, ...]
    traits: tuple[dict[str, list[str]], ...]


class TryRow(msgspec.Struct, frozen=True):
    """A guest's attempt at a daily challenge."""

    guest: str
    game: str
    table_id: str
    name: str | None
    over: bool
    won: bool
    score: int
    entries: int


class AchievementRow(msgspec.Struct, frozen=True):
    """An achievement of a guest, and the table where it was first earned."""

    guest: str
    game: str
    name: str
    table_id: str


class MailRow(msgspec.Struct, frozen=True):
    """The gain of a finished game for a guest's campaign, as JSON."""

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
    """New achievements, if the entry ended the game."""
    mail: tuple[MailRow, ...] = ()
    """Gains for campaigns, if the entry ended the game."""
    outcome: str | None = None
    """An `OutcomeRow` as JSON, if the entry ended the game."""
    phrase: str | None = None
    """The phrase that the seat says before the entry."""
    name: str | None = None
    """The name of the speaker."""
    deadline: float | None = None
    """The time by which the entry after this one is due."""


class TalkRow(msgspec.Struct, frozen=True):
    """A line of talk at a table."""

    table_id: str
    entry: int
    """The entry that came next."""
    seat: int | None
    name: str | None
    kind: str
    text: str


class CommandRow(msgspec.Struct, frozen=True):
    """An administrator's command to all running servers."""

    id: int
    kind: str
    subject: str
    text: str


class SubscriptionRow(msgspec.Struct, frozen=True):
    """A browser's push subscription: its address, and the keys to encrypt messages for it."""

    guest: str
    endpoint: str
    receiver: str
    shared: str
    language: str
