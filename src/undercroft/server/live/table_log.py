"""A table in memory as the result of its entries."""

from __future__ import annotations

from itertools import chain
from time import time
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast, get_args

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

MAX_ENTRIES = 10_000
"""The default limit of entries at a table; no game needs that many."""
ENDED_FULL: Final[Ended] = "ended-full"
"""The result of a game whose table has reached its limit of entries."""
Status = Literal["open", "playing", "over"]
Outcome = Literal["open", "solved", "missed"]


class Replayed(NamedTuple):
    """The result of replaying entries in a worker."""

    table: Table
    happened: list[list[Event]]
    effective: list[int]


class LoggedTable:
    """A table with its seats and entries, without connections; workers replay one, too."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.id = row.id
        self.address = row.address
        self.table = table
        table.digests = False  # records are made from the database, with new digests
        self.host = row.host
        self.origin = row.origin or row.host
        """Tables of the same origin share its turns of the workers."""
        self.status = cast("Status", row.status)
        self.seats: list[SeatRow] = list(row.seats)
        self.continued = bool(row.setup.get("continued"))
        """True if the game continues a record: its future may be known, so it earns nothing."""
        lesson = row.setup.get("lesson")
        self.guide = None if lesson is None else Guide(find_lesson(row.game, lesson))
        """The guide of a lesson."""
        self.puzzle: int | None = row.setup.get("puzzle")
        """The number of a puzzle, which earns nothing but its solution."""
        self.task = None if self.puzzle is None else task_of(table)
        self.most_entries = MAX_ENTRIES
        self.hints_agreed = bool(row.setup.get("hints", True))
        """True if the host allows hints and suggestions; players see it before they sit down."""
        self.allowance = allowance_of(row.setup)
        """The time per decision, if the host has set one."""
        self.deadline = row.deadline
        """The time by which the next entry is due."""
        self.overdue = row.overdue
        """The entry that missed its deadline."""
        self.ended = cast("Ended | None", row.result if row.result in get_args(Ended) else None)
        """The reason if the game was ended without winners."""
        self.clock: Callable[[], float] = time
        self.entries: list[tuple[int, str | None]] = []
        self.happened: list[list[Event]] = []
        """The events of each entry, for clients that reconnect; empty for one that was undone."""
        self._effective: list[int] = []
        """The numbers of the decisions that were not undone."""

    # -- state -------------------------------------------------------------------------------------------------------

    @property
    def next_entry(self) -> int:
        """The number of the next entry."""
        return len(self.entries)

    @property
    def seat_to_move(self) -> int | None:
        """The seat to move, if the game is being played."""
        state = self.table.state
        return state.seat if self.status == "playing" and state.question is not None else None

    @property
    def late(self) -> bool:
        """True if the current decision has missed its deadline."""
        return self.status == "playing" and self.overdue == self.next_entry

    @property
    def seconds_left(self) -> int | None:
        """The seconds until the deadline; 0 if the decision is late, None without a deadline."""
        return seconds_left(self.deadline, self.late, self.clock())

    @property
    def hints(self) -> bool:
        """True if players may ask for hints; lessons and puzzles have hints of their own."""
        return self.hints_agreed and self.guide is None and self.puzzle is None

    def seat_of(self, guest: str, wanted: int | None = None) -> int | None:
        """Return the wanted seat if it is the guest's, else their first one."""
        held = [seat.seat for seat in self.seats if seat.guest == guest and seat.kind == "person"]
        return wanted if wanted in held else (held[0] if held else None)

    def standing(self) -> Standing | None:
        """Return the progress in the lesson, if this is one."""
        return None if self.guide is None else self.guide.standing(self.table)

    @property
    def verdict(self) -> Outcome | None:
        """The result of the puzzle so far, if this is one."""
        if self.task is None:
            return None
        events = chain(self.table.opening, *self.happened)
        return judged(self.table.game, self.task, events).value

    def undo_refusal(self, seat: int | None) -> str | None:
        """Return the code of the reason why a seat cannot undo the last decision, or None if it can."""
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
        """Raise unless this is the number of the next entry and the game accepts one."""
        if self.status == "over":
            raise Illegal("game-over")
        if self.status == "open":
            raise ApiError("not-begun")
        if self.next_entry >= self.most_entries:
            raise ApiError("table-full", limit=self.most_entries)
        if entry != self.next_entry:
            raise ApiError("out-of-order", expected=self.next_entry, entry=entry)

    # -- replay ------------------------------------------------------------------------------------------------------

    def reproduction(self) -> str:
        """Return the record so far, to reproduce an error from the log."""
        return f"Its record:\n{self.table.record().text()}"

    def replayed(self) -> Replayed:
        """Return the result of a replay, for another process."""
        return Replayed(self.table, self.happened, self._effective)

    def restore(self, replayed: Replayed, entries: Iterable[tuple[int, str | None]]) -> None:
        """Take over the result of a replay in another process."""
        self.table, self.happened, self._effective = replayed
        self.entries = list(entries)
        if self.table.result is not None and self.guide is None:
            self.status = "over"

    def replay(self, entries: Iterable[tuple[int, str | None]]) -> None:
        """Apply stored entries."""
        for seat, option in entries:
            if self.guide is not None:
                self.guide.check(self.table, option or "")  # the lesson may have changed since
            self._log_entry(seat, option, self._replay_one(seat, option))

    def _replay_one(self, seat: int, option: str | None) -> list[Event]:
        if option is not None:
            return self.table.apply(option)
        self.table.undo(seat)
        return []

    def _log_entry(self, seat: int, option: str | None, events: list[Event]) -> None:
        if option is not None:
            self._effective.append(self.next_entry)
        else:
            self.happened[self._effective.pop()] = []  # the events of an undone decision never happened
        self.entries.append((seat, option))
        self.happened.append(events)
        if self.table.result is not None and self.guide is None:
            self.status = "over"
