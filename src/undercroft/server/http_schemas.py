"""What is asked and answered over HTTP, as types; docs/reference/protocol.md says how they are used."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.kernel.features.analysis import Review
from undercroft.kernel.features.statistics import Finished, Statistics, Tally
from undercroft.server.ws_messages import Allowance, Seat

VERSION = 2


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table: the one who asks (`me`), a bot, or whoever comes (`open`)."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be created; `record` and `upto` start it from a point of an earlier game."""

    game: str
    seats: tuple[SeatWanted, ...]
    options: dict[str, Any] = {}
    listed: bool = False
    """Shown among the open tables; otherwise only the code leads to it."""
    record: str | None = None
    upto: int | None = None
    hints: bool = True
    """Whether those who sit here may ask for hints; whoever sits down is told."""
    deadline: Allowance | None = None
    """How long decisions of persons may take, where other persons wait for them; whoever sits down is told."""
    lesson: str | None = None
    """The name of a lesson of the game: it says who sits where and how the table begins; the one who asks learns at it.

    One that was left is taken up instead of beginning a new one.
    """


class PlanWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up that somebody is putting together: what is offered for it?"""

    seats: int
    options: dict[str, Any] = {}
    """As far as they are chosen; null leaves one open."""


class OfferedSetting(msgspec.Struct, frozen=True):
    """A setting with something to choose."""

    name: str
    choices: list[int | str]
    """Those that fit the rest."""
    usual: int | str | None
    """What it comes to if it is left open; null where that cannot be."""


class LostSetting(msgspec.Struct, frozen=True):
    """A value that does not fit the rest, and the one that takes its place."""

    name: str
    value: Any
    now: Any


class Planned(msgspec.Struct, frozen=True):
    """What a form for a new table shows."""

    offered: list[OfferedSetting]
    lost: list[LostSetting]


class Me(msgspec.Struct, frozen=True):
    """The guest who asks; without a name until one was taken."""

    name: str | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wish to be called something."""

    name: str


class RecoveryPhrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What takes a guest to another browser: whoever says it there is that guest."""

    phrase: str


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    seats: tuple[Seat, ...]
    entries: int
    """How many there are: decisions and takings-back."""
    updated: float
    my_turn: bool
    result: str | None = None
    won: bool | None = None
    """Whether this guest has won; None while the game goes on, or without a seat in it."""
    lesson: bool = False
    """It is a lesson."""
    seconds_left: int | None = None
    """For the decision that is waited for; 0: it is late. None: there is no hurry."""


class TableLists(msgspec.Struct, frozen=True):
    """The tables that concern a guest."""

    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]
    finished: tuple[TableLine, ...]
    restart: int | None = None
    """The minutes until the server is started anew; null if nobody has announced that."""


class Created(msgspec.Struct, frozen=True):
    """The code of a new table."""

    id: str


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do with a seat: sit down, get up (resign), or hand it to a bot."""

    action: Literal["sit", "leave", "bot"]
    level: str | None = None


class Achievement(msgspec.Struct, frozen=True):
    """Something that a guest has earned: at which table first, and when."""

    id: str
    table: str
    earned: float


class Achievements(msgspec.Struct, frozen=True):
    """The achievements of a game: all of them, and those that the guest has."""

    all: tuple[str, ...]
    earned: tuple[Achievement, ...]


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in the list of its game."""

    number: int
    goal: str
    args: dict[str, int]
    level: int
    about: tuple[str, ...]
    """The message keys of the cards by which one tells puzzles apart: whom one faces, or whom one leads."""
    solved: bool
    """By the guest who asks."""


class Hint(msgspec.Struct, frozen=True):
    """The first move of a puzzle's solution, as an option is told."""

    option: dict[str, Any]


class DailyResult(msgspec.Struct, frozen=True):
    """A finished try of a day's challenge."""

    name: str | None
    won: bool
    score: int
    entries: int
    """How many decisions it took."""
    mine: bool


class DailyGame(msgspec.Struct, frozen=True):
    """A day's challenge in a game, and how it went."""

    game: str
    bot: str | None
    """The level of the bots that play along, if any do."""
    table: str | None
    """The table of the guest who asks, once begun."""
    played: bool
    """That guest has played it to the end."""
    shown: bool
    """Results are told: to those who have played, and when the day is over."""
    results: tuple[DailyResult, ...]
    """The best first."""
    best: str | None
    """The table of the best, to watch again."""


class DailyPage(msgspec.Struct, frozen=True):
    """The challenges of a day."""

    day: str
    """Such as 2026-11-16, in UTC."""
    today: bool
    games: tuple[DailyGame, ...]


class Profile(msgspec.Struct, frozen=True):
    """What a guest has played, won and solved."""

    name: str | None
    picture: str
    pictures: tuple[str, ...]
    """Those to choose from."""
    statistics: Statistics
    puzzles: dict[str, Tally]
    """How many puzzles each game has, and how many of them are solved (`won`)."""
    achievements: dict[str, Tally]
    """How many achievements each game has, and how many of them are earned (`won`)."""


class NewPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wish to be shown with a picture."""

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
    """One moment of a finished or uploaded game."""

    decisions: int
    """How many were made until then."""
    seat: int | None
    option: str | None
    events: tuple[dict[str, Any], ...]
    view: dict[str, Any]


class ReviewTold(msgspec.Struct, frozen=True):
    """The review of a finished game from a seat, or how far it is."""

    done: float
    """From 0 to 1."""
    review: Review | None


class PushOffer(msgspec.Struct, frozen=True):
    """Whether this server tells those who are away that it is their turn."""

    key: str | None
    """The public key that browsers subscribe with; None where nobody is told."""


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """What only the subscribed browser can open messages with, as browsers tell it."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser in which the guest wants to be told, and in which language."""

    endpoint: str
    keys: SubscriptionKeys
    language: str


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser in which the guest wants to be told no more."""

    endpoint: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    details: dict[str, Any]


class Version(msgspec.Struct, frozen=True):
    """What is running."""

    undercroft: str
    protocol: int
    games: dict[str, int]
