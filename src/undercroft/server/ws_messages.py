"""The messages over the socket of a table, as types; docs/reference/protocol.md says how they are used."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.kernel.actions import Phrase
from undercroft.kernel.features.analysis import Advice, Change, Unit
from undercroft.kernel.features.lesson import Standing

encode = msgspec.json.Encoder().encode

Ended = Literal["ended", "ended-late"]
"""The result of a game without winners: it was ended, or ended by agreement because somebody was late."""

# -- what clients send -----------------------------------------------------------------------------------------------


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

# -- what the server sends -------------------------------------------------------------------------------------------


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long every decision of a person may take, and what happens when somebody is late."""

    seconds: Literal[300, 3600, 86400, 259200, 604800]
    after: Literal["bot", "end"] = "bot"
    """A bot plays on for whoever is late until they sit down again; or the others may end the game by agreement."""


class Late(msgspec.Struct, frozen=True):
    """A person who was late, and for whom a bot plays on until they sit down again."""

    name: str | None
    me: bool
    """It is the one who is told."""


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
    late: Late | None = None
    """For whom the bot that sits here plays on, if it took over from somebody who was late."""
    agreed: bool = False
    """Its holder agrees to end the game, because somebody is late."""


class Talk(msgspec.Struct, frozen=True):
    """Something said: a phrase of the game (in its text form), a line of chat, or a note of the server.

    The text of a note is the end of the message that says it, `note-` before it: what became of the seat's deadline.
    """

    entry: int
    """The entry before which it was said."""
    seat: int | None
    name: str | None
    kind: Literal["phrase", "chat", "note"]
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
    allowance: Allowance | None = None
    """How long decisions may take here; None: as long as they need."""
    seconds_left: int | None = None
    """For the decision that is waited for, counted from when this is told; 0: it is late. None: there is no hurry."""
    ended: Ended | None = None
    """Why it is over without winners: it was ended, or ended by agreement because somebody was late."""


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
    seconds_left: int | None = None
    """As in a view."""


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
    seconds_left: int | None = None
    """As in a view."""


class Advised(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """What the game suggests to the seat that asked, the best first; often nothing."""

    entry: int
    advice: tuple[Advice, ...]


class Suggestion(msgspec.Struct, frozen=True, tag_field="type", tag="suggestion"):
    """What the strongest bot that does not search would do at the seat that asked; it sees no more than that seat."""

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
