"""Types of HTTP requests and responses; docs/reference/protocol.md describes the protocol."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.kernel.features.analysis import Review
from undercroft.kernel.features.statistics import Finished, Statistics, Tally
from undercroft.server.ws_messages import Allowance, Seat

VERSION = 2


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat of a new table: the guest who makes it (`me`), a bot, or nobody yet (`open`)."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table; `record` and `upto` continue an earlier game from one of its decisions."""

    game: str
    seats: tuple[SeatWanted, ...]
    options: dict[str, Any] = {}
    listed: bool = False
    """True to list it among the open tables; otherwise only its address leads to it."""
    record: str | None = None
    upto: int | None = None
    hints: bool = True
    """True if players may request hints."""
    deadline: Allowance | None = None
    """Time limit for decisions that other persons wait for."""
    lesson: str | None = None
    """Name of a lesson of the game, which determines the seats and the first position.

    A lesson that the guest has begun and left is continued.
    """


class PlanWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An unfinished set-up, to request the choices that fit it."""

    seats: int
    options: dict[str, Any] = {}
    """Options chosen so far; null leaves one open."""


class OfferedSetting(msgspec.Struct, frozen=True):
    """A setting with more than one choice."""

    name: str
    choices: list[int | str]
    """Choices that fit the other options."""
    usual: int | str | None
    """Value if the setting is left open; null if it cannot be."""


class LostSetting(msgspec.Struct, frozen=True):
    """A value that does not fit the other options, and its replacement."""

    name: str
    value: Any
    now: Any


class Planned(msgspec.Struct, frozen=True):
    """Choices for the form of a new table, and values that do not fit."""

    offered: list[OfferedSetting]
    lost: list[LostSetting]


class Me(msgspec.Struct, frozen=True):
    """The guest; the name is null until one is chosen."""

    name: str | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change the guest's name."""

    name: str


class RecoveryPhrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase by which a guest signs in from another browser."""

    phrase: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    seats: tuple[Seat, ...]
    entries: int
    """Number of log entries: decisions and undos."""
    updated: float
    my_turn: bool
    result: str | None = None
    won: bool | None = None
    """True if the guest has won; None while the game goes on, or without a seat in it."""
    lesson: bool = False
    """True for a lesson."""
    seconds_left: int | None = None
    """Seconds left for the current decision; 0 if it is late, None without a deadline."""


class TableLists(msgspec.Struct, frozen=True):
    """Tables of a guest, and open tables."""

    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]
    finished: tuple[TableLine, ...]
    restart: int | None = None
    """Minutes until an announced restart of the server; null without one."""


class Created(msgspec.Struct, frozen=True):
    """The code of a new table."""

    id: str


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take a seat, to leave it (resign), or to hand it to a bot."""

    action: Literal["sit", "leave", "bot"]
    level: str | None = None


class Achievement(msgspec.Struct, frozen=True):
    """An achievement of a guest: the table where it was first earned, and the time."""

    id: str
    table: str
    earned: float


class Achievements(msgspec.Struct, frozen=True):
    """All achievements of a game, and those that the guest has earned."""

    all: tuple[str, ...]
    earned: tuple[Achievement, ...]


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in the list of its game."""

    number: int
    goal: str
    args: dict[str, int]
    level: int
    about: tuple[str, ...]
    """Message ids of the cards that distinguish the puzzle: opponents or heroes."""
    solved: bool
    """True if the guest has solved it."""


class Hint(msgspec.Struct, frozen=True):
    """The first move of a puzzle's solution, in the form of an option."""

    option: dict[str, Any]


class DailyResult(msgspec.Struct, frozen=True):
    """A finished try at a daily challenge."""

    name: str | None
    won: bool
    score: int
    entries: int
    """Number of decisions."""
    mine: bool


class DailyGame(msgspec.Struct, frozen=True):
    """The challenge of a day in one game, and its results."""

    game: str
    bot: str | None
    """Level of the bots at the table, if there are any."""
    table: str | None
    """Table of the guest's try, once begun."""
    played: bool
    """True if the guest has finished it."""
    shown: bool
    """True if results are included: after the guest's own try, and when the day is over."""
    results: tuple[DailyResult, ...]
    """Results, the best first."""
    best: str | None
    """Table of the best try, for its replay."""


class DailyPage(msgspec.Struct, frozen=True):
    """The challenges of a day."""

    day: str
    """Date in UTC, such as 2026-11-16."""
    today: bool
    games: tuple[DailyGame, ...]


class Profile(msgspec.Struct, frozen=True):
    """Statistics of a guest's games, puzzles and achievements."""

    name: str | None
    picture: str
    pictures: tuple[str, ...]
    """Pictures to choose from."""
    statistics: Statistics
    puzzles: dict[str, Tally]
    """Number of puzzles of each game, and of those that are solved (`won`)."""
    achievements: dict[str, Tally]
    """Number of achievements of each game, and of those that are earned (`won`)."""


class NewPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change the guest's picture."""

    picture: str


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a guest, and its table."""

    table: str
    finished: Finished


class ProfileFile(msgspec.Struct, frozen=True, kw_only=True):
    """A profile as a file."""

    undercroft: Literal["profile-1"] = "profile-1"
    profile: Profile
    games: tuple[PlayedGame, ...]


class Frame(msgspec.Struct, frozen=True):
    """A frame of a replay."""

    decisions: int
    """Number of decisions up to this frame."""
    seat: int | None
    option: str | None
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]


class ReviewTold(msgspec.Struct, frozen=True):
    """The review of a finished game from a seat, or its progress."""

    done: float
    """Progress from 0 to 1."""
    review: Review | None


class PushOffer(msgspec.Struct, frozen=True):
    """The server's key for push notices."""

    key: str | None
    """Public key that browsers subscribe with; None if the server sends no notices."""


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """Public key and secret of a subscribed browser, by which messages to it are encrypted."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to push notices, and their language."""

    endpoint: str
    keys: SubscriptionKeys
    language: str


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to end a browser's subscription."""

    endpoint: str


class Problem(msgspec.Struct, frozen=True):
    """The reason why a request was rejected."""

    code: str
    details: dict[str, Any]


class Version(msgspec.Struct, frozen=True):
    """Versions of the program, the protocol and the games."""

    undercroft: str
    protocol: int
    games: dict[str, int]
