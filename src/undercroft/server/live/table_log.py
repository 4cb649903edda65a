"""A table where its entries have brought it: how it stands, what came before, and what may come next."""

from __future__ import annotations

from itertools import chain
from time import time
from typing import TYPE_CHECKING, Literal, NamedTuple, cast, get_args

from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.lesson import Guide, Standing, find_lesson
from undercroft.kernel.features.puzzle import judged, task_of
from undercroft.server.errors import ApiError
from undercroft.server.storage.deadlines import allowance_of, seconds_left
from undercroft.server.ws_messages import Ended

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from undercroft.kernel.events import Event
    from undercroft.kernel.table import Table
    from undercroft.server.storage.rows import SeatRow, TableRow

MOST_ENTRIES = 10_000
"""Entries that a table takes where nothing else is said: no game needs so many."""
Status = Literal["open", "playing", "over"]
Outcome = Literal["open", "solved", "missed"]


class Past(NamedTuple):
    """How a table came to stand where it does."""

    table: Table
    happened: list[list[Event]]
    standing: list[int]


class LoggedTable:
    """One table as it is played: the game, its seats and its entries so far; a worker replays one, too."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.id = row.id
        self.address = row.address
        self.table = table
        table.digests = False  # records are made anew from the storage, digests and all
        self.host = row.host
        self.status = cast("Status", row.status)
        self.seats: list[SeatRow] = list(row.seats)
        self.continued = bool(row.setup.get("continued"))
        """It goes on from a point of an earlier game: what comes next can be known, so nothing is earned here."""
        lesson = row.setup.get("lesson")
        self.guide = None if lesson is None else Guide(find_lesson(row.game, lesson))
        """Leads through the lesson that the table is, if it is one."""
        self.puzzle: int | None = row.setup.get("puzzle")
        """The number of the puzzle that this table is: nothing is earned there but its solution."""
        self.task = None if self.puzzle is None else task_of(table)
        self.most_entries = MOST_ENTRIES
        self.hints_agreed = bool(row.setup.get("hints", True))
        """Whether whoever made the table lets seats be helped by bots; those who sit down know it."""
        self.allowance = allowance_of(row.setup)
        """How long decisions may take here, if the host has set that."""
        self.deadline = row.deadline
        """The moment until which the next entry is waited for."""
        self.overdue = row.overdue
        """The entry that was not made in time."""
        self.ended = cast("Ended | None", row.result if row.result in get_args(Ended) else None)
        """Why it is over without winners."""
        self.clock: Callable[[], float] = time
        self.entries: list[tuple[int, str | None]] = []
        self.happened: list[list[Event]] = []
        """The events of every entry that stands, so that those who reconnect hear what they missed."""
        self._standing: list[int] = []
        """The numbers of the entries that were not taken back."""

    # -- how it stands -----------------------------------------------------------------------------------------------

    @property
    def next_entry(self) -> int:
        """The number of the next entry."""
        return len(self.entries)

    @property
    def seat_to_move(self) -> int | None:
        """The seat that is to move."""
        state = self.table.state
        return state.seat if self.status == "playing" and state.question is not None else None

    @property
    def late(self) -> bool:
        """Whether the decision that is waited for was not made in time."""
        return self.status == "playing" and self.overdue == self.next_entry

    @property
    def seconds_left(self) -> int | None:
        """How long the decision that is waited for may still take; 0 if it is late, None if there is no deadline."""
        return seconds_left(self.deadline, self.late, self.clock())

    @property
    def hints(self) -> bool:
        """Whether seats may ask for hints here; lessons and puzzles have hints of their own."""
        return self.hints_agreed and self.guide is None and self.puzzle is None

    def seat_of(self, guest: str, wanted: int | None = None) -> int | None:
        """The seat that a guest holds: the wanted one if it is theirs, else their first."""
        held = [seat.seat for seat in self.seats if seat.guest == guest and seat.kind == "person"]
        return wanted if wanted in held else (held[0] if held else None)

    def standing(self) -> Standing | None:
        """Where the table stands in its lesson, if it is one."""
        return None if self.guide is None else self.guide.standing(self.table)

    @property
    def verdict(self) -> Outcome | None:
        """What has become of the puzzle, if this is one."""
        if self.task is None:
            return None
        events = chain(self.table.opening, *self.happened)
        return judged(self.table.game, self.task, events).value

    def undo_refusal(self, seat: int | None) -> str | None:
        """Why this seat cannot take back the last decision."""
        if self.status == "over":
            return "game-over"
        if self.guide is not None:
            return "undo-lesson"
        if seat is None:
            return "undo-other-seat"
        return self.table.undo_refusal(seat)

    def _is_repeated(self, seat: int | None, entry: int, option: str | None) -> bool:
        return 0 <= entry < self.next_entry and self.entries[entry] == (seat, option)

    def check_order(self, entry: int) -> None:
        """Refuse what does not want to be the next entry of a game that goes on."""
        if self.status == "over":
            raise Illegal("game-over")
        if self.status == "open":
            raise ApiError("not-begun")
        if self.next_entry >= self.most_entries:
            raise ApiError("table-full", limit=self.most_entries)
        if entry != self.next_entry:
            raise ApiError("out-of-order", expected=self.next_entry, entry=entry)

    # -- how it came to stand so -------------------------------------------------------------------------------------

    def reproduction(self) -> str:
        """The record so far, for the log: with it whoever mends the rules sees what went wrong."""
        return f"Its record:\n{self.table.record().text()}"

    def past(self) -> Past:
        """What a process that replayed the table hands over to the one that plays on."""
        return Past(self.table, self.happened, self._standing)

    def take_over(self, past: Past, entries: Iterable[tuple[int, str | None]]) -> None:
        """Stand where a table stands that was replayed elsewhere."""
        self.table, self.happened, self._standing = past
        self.entries = list(entries)
        if self.table.result is not None and self.guide is None:
            self.status = "over"

    def replay(self, entries: Iterable[tuple[int, str | None]]) -> None:
        """Bring a table loaded from storage to where it stands."""
        for seat, option in entries:
            if self.guide is not None:
                self.guide.check(self.table, option or "")  # the lesson may have been written anew meanwhile
            self._entered(seat, option, self._replay_one(seat, option))

    def _replay_one(self, seat: int, option: str | None) -> list[Event]:
        if option is not None:
            return self.table.apply(option)
        self.table.undo(seat)
        return []

    def _entered(self, seat: int, option: str | None, events: list[Event]) -> None:
        if option is not None:
            self._standing.append(self.next_entry)
        else:
            self.happened[self._standing.pop()] = []  # what was taken back never happened
        self.entries.append((seat, option))
        self.happened.append(events)
        if self.table.result is not None and self.guide is None:
            self.status = "over"
