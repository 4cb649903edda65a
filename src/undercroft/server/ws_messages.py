"""Types of the messages on a table's WebSocket; docs/reference/protocol.md describes the protocol."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.kernel.actions import Phrase
from undercroft.kernel.features.analysis import Advice, Change, Unit
from undercroft.kernel.features.lesson import Standing
from undercroft.kernel.features.windows import Window

encode = msgspec.json.Encoder().encode

Ended = Literal["ended", "ended-late", "ended-full"]
"""Result of a game without winners: ended by a player, by agreement after a missed deadline, or because it is full."""

# -- what clients send -----------------------------------------------------------------------------------------------


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True):
    """Play an option; `entry` is the number of the log entry that this makes."""

    entry: int
    option: str


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo the last decision; `entry` is the number of the log entry that this makes."""

    entry: int


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say one of the game's phrases."""

    phrase: str


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Send a chat line to the table."""

    text: str


class Advise(msgspec.Struct, frozen=True, tag_field="type", tag="advise", forbid_unknown_fields=True):
    """Request the game's own advice for the decision that makes this entry."""

    entry: int


class Suggest(msgspec.Struct, frozen=True, tag_field="type", tag="suggest", forbid_unknown_fields=True):
    """Request the move that a good player would most likely make in the decision that makes this entry."""

    entry: int


class AskHint(msgspec.Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Request a bot's move, its expected result and its reasons for the decision that makes this entry."""

    entry: int


class AskWindow(msgspec.Struct, frozen=True, tag_field="type", tag="window", forbid_unknown_fields=True):
    """Request the relevant options of the window that this entry closes."""

    entry: int


class ListPhrases(msgspec.Struct, frozen=True, tag_field="type", tag="phrases", forbid_unknown_fields=True):
    """Request the phrases that can be said now."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Request a `pong`."""


FromClient = Choose | Undo | Say | Chat | Advise | Suggest | AskHint | AskWindow | ListPhrases | Ping

# -- what the server sends -------------------------------------------------------------------------------------------


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time limit for each decision of a person, and the consequence of missing it."""

    seconds: Literal[300, 3600, 86400, 259200, 604800]
    after: Literal["bot", "end"] = "bot"
    """`bot`: a bot plays for the late player until they return; `end`: the other players may agree to end the game."""


class Late(msgspec.Struct, frozen=True):
    """A player who missed a deadline, and for whom a bot plays until they return."""

    name: str | None
    me: bool
    """True if it is the recipient of the message."""


class Seat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    """Name of the player; None for guests without a name, and for open seats. Of a bot it is the id of its persona:
    `bot-ID` is the message of its name."""
    level: str | None = None
    here: bool = False
    """The player is connected."""
    mine: bool = False
    picture: str | None = None
    """Picture of the player; only in messages of the table itself."""
    late: Late | None = None
    """The player that the bot in this seat plays for, if it took over after a missed deadline."""
    agreed: bool = False
    """The player agrees to end the game, because another player is late."""


class Talk(msgspec.Struct, frozen=True):
    """A line of the chat: a phrase of the game (in its text form), a text, or a note of the server.

    A note concerns the deadline of the seat; `note-` and its text are the id of its message.
    """

    entry: int
    """Number of the log entry that followed it."""
    seat: int | None
    name: str | None
    kind: Literal["phrase", "chat", "note"]
    text: str
    phrase: Phrase | None = None
    """Verb and arguments of the phrase, if it is one."""


class PuzzleHere(msgspec.Struct, frozen=True):
    """The puzzle of a table, and its outcome."""

    number: int
    goal: str
    """`puzzle-` and this word are the id of its message in the game's texts."""
    args: dict[str, int]
    level: int
    """Difficulty from 1 to 5."""
    verdict: Literal["open", "solved", "missed"]


class TableView(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """Everything that a client needs to show the table; sent on connect, and to clients that missed updates."""

    table: str
    game: str
    options: dict[str, Any]
    """Options chosen when the table was made."""
    entry: int
    """Number of the next log entry."""
    status: Literal["open", "playing", "over"]
    seat: int | None
    seats: tuple[Seat, ...]
    view: dict[str, Any] | None
    """View of the seat, without hidden information; None while seats are open."""
    events: tuple[dict[str, Any], ...]
    """Events since the entry that the client named, or of the whole game."""
    talk: tuple[Talk, ...]
    """The last chat lines; only in the first view after a connect."""
    undo: str | None
    """Error code that an undo by this seat would get, or None if it is allowed."""
    new_achievements: tuple[str, ...] = ()
    """After the end: achievements that the recipient earned for the first time."""
    continued: bool = False
    """The table continues an earlier game, so it gives no achievements."""
    lesson: Standing | None = None
    """Progress of the lesson, if the table is one."""
    numbers: tuple[int, ...] = ()
    """For each event the number of decisions before it, so that replays show it at the right frame."""
    puzzle: PuzzleHere | None = None
    hints: bool = False
    """Hints are allowed at this table."""
    allowance: Allowance | None = None
    """Time limit for decisions; None without one."""
    seconds_left: int | None = None
    """Seconds left for the current decision; 0 if it is late, None without a deadline."""
    ended: Ended | None = None
    """Reason why the game is over without winners, if it is."""


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """The effect of one log entry: its events, and the parts of the view that changed."""

    entry: int
    """Number of the next log entry."""
    status: Literal["open", "playing", "over"]
    events: tuple[dict[str, Any], ...]
    changes: dict[str, Any]
    """New values by key of the view; `zones` holds only the zones that changed."""
    undo: str | None
    thinking: bool = False
    """It is a bot's turn."""
    new_achievements: tuple[str, ...] = ()
    """After the end: achievements that the recipient earned for the first time."""
    lesson: Standing | None = None
    """Progress of the lesson, if the table is one."""
    verdict: Literal["open", "solved", "missed"] | None = None
    """Outcome of the puzzle, if the table is one."""
    seconds_left: int | None = None
    """As in `TableView`."""


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A rejected message and the reason; nothing has changed."""

    code: str
    details: dict[str, Any]
    entry: int | None = None
    """Number of the log entry that the message would have made, if any."""


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """News for everybody at the table, such as a restart; `error-` and the code are the id of its message."""

    code: str
    details: dict[str, Any]


class Spoken(msgspec.Struct, frozen=True, tag_field="type", tag="talk"):
    """A new chat line."""

    talk: Talk


class Seats(msgspec.Struct, frozen=True, tag_field="type", tag="seats"):
    """The seats after a change of players or connections."""

    status: Literal["open", "playing", "over"]
    seats: tuple[Seat, ...]
    seconds_left: int | None = None
    """As in `TableView`."""


class Advised(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """The game's own advice for the seat that requested it, the best first; often empty."""

    entry: int
    advice: tuple[Advice, ...]


class Suggestion(msgspec.Struct, frozen=True, tag_field="type", tag="suggestion"):
    """The move of the strongest bot without search, from the view of the seat that requested it."""

    entry: int
    option: str
    """Text of the option."""


class RatedOption(msgspec.Struct, frozen=True):
    """An option and its expected result: a chance of winning, or points; null if unknown."""

    option: str
    """Text of the option."""
    value: float | None
    error: float | None
    """Standard error of the value."""


class Hinted(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """A bot's move and its reasons, from the view of the seat that requested it."""

    entry: int
    options: tuple[RatedOption, ...]
    """The recommended option, then the best others."""
    unit: Unit | None
    """Unit of the values; null without values."""
    other: str | None
    """Text of the option that the first is compared with; null if there is no clear difference."""
    changes: tuple[Change, ...]
    """Average differences between the two options; `stake-` and the name are the id of the message."""
    worlds: int
    """Number of determinized worlds in which the options were compared."""


class OpenWindow(msgspec.Struct, frozen=True, tag_field="type", tag="window"):
    """The relevant options of a window, from the view of the seat that requested them."""

    entry: int
    window: Window | None
    """None if it is unknown: the server is busy, or no window is open for this seat at this entry."""


class Phrases(msgspec.Struct, frozen=True, tag_field="type", tag="phrases"):
    """The phrases that can be said now; many games have none."""

    phrases: tuple[Phrase, ...]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a `ping`."""


FromServer = (
    TableView | Update | Refused | Notice | Spoken | Seats | Advised | Suggestion | Hinted | OpenWindow | Phrases | Pong
)
