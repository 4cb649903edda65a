"""Changes of seats, each in one transaction with its consequences.

Taking the last open seat starts the game, leaving a table without people deletes it, and any change may move the
deadline. The row of the table is locked meanwhile, so each consequence happens exactly once with any number of
processes, and a killed process leaves no half of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from undercroft.server.storage.deadlines import ENDED_LATE, allowance_of, deadline_of, is_agreed, is_late, waiting_after
from undercroft.server.storage.rows import SeatRow, TableRow, TalkRow
from undercroft.server.storage.schema import seats, tables, talk
from undercroft.server.storage.store import erase, tables_in

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store

Start = Callable[[AsyncConnection, TableRow], Awaitable[TableRow]]
"""Returns a full table as it starts, with its final setup and the seat to move."""


class SeatTaken(Exception):
    """Another guest has taken the seat first."""


class SeatStore:
    """Changes the seats of tables; each method returns the changed table, or None if it does not exist."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def take(self, table_id: str, seat: SeatRow, start: Start) -> TableRow | None:
        """Take an open seat."""
        return await self._change(table_id, [seat], start, seats.c.kind == "open")

    async def take_back(self, table_id: str, taken: Sequence[SeatRow], start: Start, note: TalkRow) -> TableRow | None:
        """Take seats back from the bots that replace a guest, and add a note."""
        theirs = (seats.c.kind == "bot") & seats.c.guest.in_([seat.guest for seat in taken])
        return await self._change(table_id, taken, start, theirs, note)

    async def give(self, table_id: str, seat: SeatRow, start: Start) -> TableRow | None:
        """Reassign a seat."""
        return await self._change(table_id, [seat], start)

    async def begin(self, table_id: str, start: Start) -> TableRow | None:
        """Start a game whose seats are all taken."""
        async with self._store.writing() as connection:
            before = await _row(connection, table_id) if await _lock(connection, table_id) else None
            row = None if before is None else await self._start_if_full(connection, table_id, start)
            return None if before is None or row is None else await self._with_deadline(connection, before, row)

    async def leave(self, table_id: str, seat: int) -> TableRow | None:
        """Open a seat; if no people are left, delete the table and return None."""
        free = SeatRow(seat, "open", None, None, None)
        async with self._store.writing() as connection:
            if not await _lock(connection, table_id):
                return None
            await connection.execute(update(seats).where(_place(table_id, seat)).values(**msgspec.structs.asdict(free)))
            row = await _row(connection, table_id)
            if row is not None and all(other.kind != "person" for other in row.seats):
                await erase(connection, table_id)
                return None
            return row

    async def run_out(self, table_id: str, entry: int, stand_ins: Sequence[SeatRow], note: TalkRow) -> TableRow | None:
        """Handle a missed deadline: seat the stand-ins or, without any, mark the entry as overdue; add a note.

        If the entry was overdue already, the vote to end the game closes instead. Nothing changes unless this is the
        table's next entry and its deadline has passed.
        """
        async with self._store.writing() as connection:
            row = await _row(connection, table_id) if await _lock(connection, table_id) else None
            if row is None or row.status != "playing" or row.entries != entry:
                return row
            if row.deadline is None or row.deadline > self._clock():
                return row
            if is_late(row):
                await connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=None))
                return await _end_if_agreed(connection, msgspec.structs.replace(row, deadline=None), silent=True)
            for seat in stand_ins:
                await _update_seat(connection, table_id, seat)
            values = {"deadline": None, "overdue": row.overdue if stand_ins else entry}
            await connection.execute(update(tables).where(tables.c.id == table_id).values(**values))
            await _insert_note(connection, note)
            return await _row(connection, table_id)

    async def agree(self, table_id: str, entry: int, guest: str, note: TalkRow) -> TableRow | None:
        """Record that a guest agrees to end a game with a late player, which ends when all others have agreed.

        Nothing changes unless this is the table's next entry and it is overdue.
        """
        async with self._store.writing() as connection:
            row = await _row(connection, table_id) if await _lock(connection, table_id) else None
            if row is None or not is_late(row) or row.entries != entry:
                return row
            theirs = (seats.c.table_id == table_id) & (seats.c.guest == guest) & (seats.c.kind == "person")
            await connection.execute(update(seats).where(theirs).values(agreed=entry))
            await _insert_note(connection, note)
            if row.deadline is None:  # the first vote: the others have the time of one decision to vote
                fresh = deadline_of(allowance_of(row.setup), row.seats, row.seat_to_move, self._clock())
                await connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=fresh))
            row = await _row(connection, table_id)
            return None if row is None else await _end_if_agreed(connection, row)

    async def _change(
        self,
        table_id: str,
        changed: Sequence[SeatRow],
        start: Start,
        only: ColumnElement[bool] | None = None,
        note: TalkRow | None = None,
    ) -> TableRow | None:
        async with self._store.writing() as connection:
            before = await _row(connection, table_id) if await _lock(connection, table_id) else None
            if before is None:
                return None
            for seat in changed:
                await _update_seat(connection, table_id, seat, only)
            if note is not None:
                await _insert_note(connection, note)
            row = await self._start_if_full(connection, table_id, start)
            return row if row is None else await self._with_deadline(connection, before, row)

    async def _with_deadline(self, connection: AsyncConnection, before: TableRow, row: TableRow) -> TableRow:
        """Update the deadline after a change of seats; end the game if all who are left have agreed to that."""
        deadline, overdue = waiting_after(before, row, self._clock())
        if (deadline, overdue) != (row.deadline, row.overdue):
            values = {"deadline": deadline, "overdue": overdue}
            await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
        return await _end_if_agreed(connection, msgspec.structs.replace(row, deadline=deadline, overdue=overdue))

    async def _start_if_full(self, connection: AsyncConnection, table_id: str, start: Start) -> TableRow | None:
        """Start the game if it has not started and no seat is open."""
        row = await _row(connection, table_id)
        if row is None or row.status != "open" or any(seat.kind == "open" for seat in row.seats):
            return row
        started = await start(connection, row)
        values = {
            "status": "playing",
            "setup": msgspec.json.encode(started.setup).decode(),
            "seat_to_move": started.seat_to_move,
            "updated": time(),
        }
        await connection.execute(update(tables).where(tables.c.id == table_id).values(**values))
        return msgspec.structs.replace(started, status="playing", updated=values["updated"])


async def _lock(connection: AsyncConnection, table_id: str) -> bool:
    """Lock a table until the end of the transaction; return False if it does not exist.

    An update without a change: PostgreSQL locks the row and SQLite its file, and later reads see what others committed.
    """
    unchanged = update(tables).where(tables.c.id == table_id).values(entries=tables.c.entries)
    return bool((await connection.execute(unchanged)).rowcount)


async def _row(connection: AsyncConnection, table_id: str) -> TableRow | None:
    found = await tables_in(connection, tables.c.id == table_id, limit=1)
    return found[0] if found else None


async def _update_seat(
    connection: AsyncConnection, table_id: str, seat: SeatRow, only: ColumnElement[bool] | None = None
) -> None:
    place = _place(table_id, seat.seat) if only is None else _place(table_id, seat.seat) & only
    change = update(seats).where(place).values(**msgspec.structs.asdict(seat))
    if (await connection.execute(change)).rowcount != 1:
        raise SeatTaken


async def _end_if_agreed(connection: AsyncConnection, row: TableRow, *, silent: bool = False) -> TableRow:
    """End the game if all agree to that."""
    if not is_agreed(row, silent=silent):
        return row
    over = {"status": "over", "seat_to_move": None, "result": ENDED_LATE, "deadline": None, "updated": time()}
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**over))
    return msgspec.structs.replace(row, **over)


async def _insert_note(connection: AsyncConnection, note: TalkRow) -> None:
    await connection.execute(insert(talk).values(**msgspec.structs.asdict(note), made=time()))


def _place(table_id: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table_id == table_id) & (seats.c.seat == seat)
