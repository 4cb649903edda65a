"""The messages between server and clients, as types; docs/reference/protocol.md says how they are used."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.kernel.decision import Phrase
from undercroft.kernel.hints import Change, Unit
from undercroft.kernel.lesson import Standing
from undercroft.kernel.review import Review
from undercroft.kernel.statistics import Finished, Statistics, Tally
from undercroft.kernel.table import Advice

VERSION = 2

# -- what clients send over the socket -----------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Play an option; the entry is the number of the one that this would make."""

    entry: int
    option: str


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last decision; the entry is the number of the one that this would make."""

    entry: int


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say one of the game's phrases."""

    phrase: str


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Write a line to everybody at the table."""

    text: str


class Advise(msgspec.Struct, frozen=True, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """Ask what the game suggests for the decision that would make this entry."""

    entry: int


class Suggest(msgspec.Struct, frozen=True, tag_field="type", tag="suggest", forbid_unknown_fields=True):
    """Ask what a good player would most likely do in the decision that would make this entry."""

    entry: int


class AskHint(msgspec.Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what a bot would do in the decision that would make this entry, what it expects of it, and why."""

    entry: int


class ListPhrases(msgspec.Struct, frozen=True, tag_field="type", tag="phrases", forbid_unknown_fields=True):
    """Ask what can be said now."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""


FromClient = Choose | Undo | Say | Chat | Advise | Suggest | AskHint | ListPhrases | Ping

# -- what the server sends over the socket -------------------------------------------------------------------------


class Seat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    """How its holder is called; None for guests who have not taken a name, and for open seats. A bot is called by the
    id of its persona: `bot-ID` is the message of its name."""
    level: str | None = None
    here: bool = False
    """Somebody who holds it is connected."""
    mine: bool = False
    picture: str | None = None
    """The picture of the person who holds it, at the table itself."""


class Talk(msgspec.Struct, frozen=True):
    """Something said: a phrase of the game (in its text form) or a line of chat."""

    entry: int
    """The entry before which it was said."""
    seat: int | None
    name: str | None
    kind: Literal["phrase", "chat"]
    text: str
    phrase: Phrase | None = None
    """How the phrase is put into words, if it is one."""


class PuzzleHere(msgspec.Struct, frozen=True):
    """The puzzle that a table is, and what has become of it."""

    number: int
    goal: str
    """The game's message `puzzle-` and this word says it."""
    args: dict[str, int]
    level: int
    """How hard it is, from 1 to 5."""
    verdict: Literal["open", "solved", "missed"]


class TableView(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """Everything a client needs to draw the table: sent on connect, and when updates could not be caught up with."""

    table: str
    game: str
    options: dict[str, Any]
    """What was agreed when the table was made."""
    entry: int
    """The number of the next entry."""
    status: Literal["open", "playing", "over"]
    seat: int | None
    seats: tuple[Seat, ...]
    view: dict[str, Any] | None
    """What this seat may know; None while seats are open."""
    events: tuple[dict[str, Any], ...]
    """What happened since the entry that the client had, or the whole game if it had none."""
    talk: tuple[Talk, ...]
    """The last things said, on connect; later views do not repeat them."""
    undo: str | None
    """Why the last decision cannot be taken back by this seat (an error code), or None."""
    new_achievements: tuple[str, ...] = ()
    """When the game is over: the achievements that it gave the one who is told, and that they did not have yet."""
    continued: bool = False
    """It goes on from a point of an earlier game: nothing is earned here."""
    lesson: Standing | None = None
    """Where the table stands in its lesson, if it is one."""
    numbers: tuple[int, ...] = ()
    """For each event how many decisions stood when it had happened: a replay shows it there."""
    puzzle: PuzzleHere | None = None
    hints: bool = False
    """Seats may ask for hints here."""


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What one entry changed: what happened, and the parts of the view that are different now."""

    entry: int
    """The number of the next entry."""
    status: Literal["open", "playing", "over"]
    events: tuple[dict[str, Any], ...]
    changes: dict[str, Any]
    """New values by key of the view; `zones` holds only the zones that changed."""
    undo: str | None
    thinking: bool = False
    """A bot is to move."""
    new_achievements: tuple[str, ...] = ()
    """When the game is over: the achievements that it gave the one who is told, and that they did not have yet."""
    lesson: Standing | None = None
    """Where the table stands in its lesson now, if it is one."""
    verdict: Literal["open", "solved", "missed"] | None = None
    """What has become of the puzzle, if the table is one."""


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A message that was not obeyed, and why; nothing has changed."""

    code: str
    details: dict[str, Any]
    entry: int | None = None
    """The entry that was not made, if it was to be one."""


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something that everybody at the table should know of and that is no move: the message `error-` and its code."""

    code: str
    details: dict[str, Any]


class Spoken(msgspec.Struct, frozen=True, tag_field="type", tag="talk"):
    """Somebody said something."""

    talk: Talk


class Seats(msgspec.Struct, frozen=True, tag_field="type", tag="seats"):
    """Who sits where has changed, or who is connected."""

    status: Literal["open", "playing", "over"]
    seats: tuple[Seat, ...]


class Advised(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """What the game suggests to the seat that asked, the best first; often nothing."""

    entry: int
    advice: tuple[Advice, ...]


class Suggestion(msgspec.Struct, frozen=True, tag_field="type", tag="suggestion"):
    """What the strongest bot would do at the seat that asked, which sees no more than that seat does."""

    entry: int
    option: str
    """The text of the option."""


class RatedOption(msgspec.Struct, frozen=True):
    """An option and the result that is expected of it: a chance of winning, or points; null where nobody knows."""

    option: str
    """The text of the option."""
    value: float | None
    error: float | None
    """The standard error of the value."""


class Hinted(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What a bot would do at the seat that asked, which sees no more than that seat does, and why."""

    entry: int
    options: tuple[RatedOption, ...]
    """The one to take first, then the best others."""
    unit: Unit | None
    """What the values are; null where there are none."""
    other: str | None
    """The text of the option that the first is better than; null where they come to much the same."""
    changes: tuple[Change, ...]
    """What the first leads to more or less of than that other, on average: the message is `stake-` and its name."""
    worlds: int
    """In so many worlds the options were compared."""


class Phrases(msgspec.Struct, frozen=True, tag_field="type", tag="phrases"):
    """The phrases of the game that make sense now; many games have none."""

    phrases: tuple[Phrase, ...]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """A sign of life."""


FromServer = TableView | Update | Refused | Notice | Spoken | Seats | Advised | Suggestion | Hinted | Phrases | Pong

# -- HTTP ----------------------------------------------------------------------------------------------------------


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


class TableLists(msgspec.Struct, frozen=True):
    """The tables that concern a guest."""

    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]
    finished: tuple[TableLine, ...]


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
