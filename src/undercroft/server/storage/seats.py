"""Seats: whoever sits down, gets up or is taken over by a bot does so in one transaction with what follows from it.

The last seat that is taken begins the game, a table at which nobody waits any more is forgotten, and the next entry is
waited for until another moment. That is decided
while the table is held in the database, so they happen exactly once, whichever process was asked, and a process that is
killed leaves nothing half done.
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
"""What makes of a full table the one that begins: with its set-up as it is then, and who is to move."""


class SeatTaken(Exception):
    """Somebody else was faster."""


class SeatStore:
    """Changes who sits where."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def take(self, table_id: str, seat: SeatRow, start: Start) -> TableRow | None:
        """Sit down at an open seat; the table as it is then, or None if there is none any more."""
        return await self._change(table_id, [seat], start, seats.c.kind == "open")

    async def take_back(self, table_id: str, taken: Sequence[SeatRow], start: Start, note: TalkRow) -> TableRow | None:
        """Sit down again where bots play on for a person, and note it; the table as it is then."""
        theirs = (seats.c.kind == "bot") & seats.c.guest.in_([seat.guest for seat in taken])
        return await self._change(table_id, taken, start, theirs, note)

    async def give(self, table_id: str, seat: SeatRow, start: Start) -> TableRow | None:
        """Change who sits at a seat; the table as it is then, or None if there is none any more."""
        return await self._change(table_id, [seat], start)

    async def begin(self, table_id: str, start: Start) -> TableRow | None:
        """Begin a table that is full and has not begun; the table as it is then."""
        async with self._store.writing() as connection:
            before = await _row(connection, table_id) if await _held(connection, table_id) else None
            row = None if before is None else await self._begun(connection, table_id, start)
            return None if before is None or row is None else await self._waiting_anew(connection, before, row)

    async def leave(self, table_id: str, seat: int) -> TableRow | None:
        """Free a seat; None if nobody waits at the table any more, so that it is forgotten."""
        free = SeatRow(seat, "open", None, None, None)
        async with self._store.writing() as connection:
            if not await _held(connection, table_id):
                return None
            await connection.execute(update(seats).where(_place(table_id, seat)).values(**msgspec.structs.asdict(free)))
            row = await _row(connection, table_id)
            if row is not None and all(other.kind != "person" for other in row.seats):
                await erase(connection, table_id)
                return None
            return row

    async def run_out(self, table_id: str, entry: int, stand_ins: Sequence[SeatRow], note: TalkRow) -> TableRow | None:
        """The next entry was not made in time: bots sit down or, if none do, it is late from now on; noted either way.

        If it was late before, the time in which others could agree to end the game is up. The table as it is then;
        nothing changes unless it waits for that very entry and its moment has come.
        """
        async with self._store.writing() as connection:
            row = await _row(connection, table_id) if await _held(connection, table_id) else None
            if row is None or row.status != "playing" or row.entries != entry:
                return row
            if row.deadline is None or row.deadline > self._clock():
                return row
            if is_late(row):
                await connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=None))
                return await _ended(connection, msgspec.structs.replace(row, deadline=None), silent=True)
            for seat in stand_ins:
                await _put(connection, table_id, seat)
            values = {"deadline": None, "overdue": row.overdue if stand_ins else entry}
            await connection.execute(update(tables).where(tables.c.id == table_id).values(**values))
            await _note(connection, note)
            return await _row(connection, table_id)

    async def agree(self, table_id: str, entry: int, guest: str, note: TalkRow) -> TableRow | None:
        """A guest agrees to end the game that waits for somebody who is late; the last one to agree ends it.

        The table as it is then; nothing changes unless it waits for that very entry and that is late.
        """
        async with self._store.writing() as connection:
            row = await _row(connection, table_id) if await _held(connection, table_id) else None
            if row is None or not is_late(row) or row.entries != entry:
                return row
            theirs = (seats.c.table_id == table_id) & (seats.c.guest == guest) & (seats.c.kind == "person")
            await connection.execute(update(seats).where(theirs).values(agreed=entry))
            await _note(connection, note)
            if row.deadline is None:  # the first to agree: the others have as long to say something as a decision has
                fresh = deadline_of(allowance_of(row.setup), row.seats, row.seat_to_move, self._clock())
                await connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=fresh))
            row = await _row(connection, table_id)
            return None if row is None else await _ended(connection, row)

    async def _change(
        self,
        table_id: str,
        changed: Sequence[SeatRow],
        start: Start,
        only: ColumnElement[bool] | None = None,
        note: TalkRow | None = None,
    ) -> TableRow | None:
        async with self._store.writing() as connection:
            before = await _row(connection, table_id) if await _held(connection, table_id) else None
            if before is None:
                return None
            for seat in changed:
                await _put(connection, table_id, seat, only)
            if note is not None:
                await _note(connection, note)
            row = await self._begun(connection, table_id, start)
            return row if row is None else await self._waiting_anew(connection, before, row)

    async def _waiting_anew(self, connection: AsyncConnection, before: TableRow, row: TableRow) -> TableRow:
        """The table with the moment until which its next entry is waited for now."""
        deadline, overdue = waiting_after(before, row, self._clock())
        if (deadline, overdue) != (row.deadline, row.overdue):
            values = {"deadline": deadline, "overdue": overdue}
            await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
        return await _ended(connection, msgspec.structs.replace(row, deadline=deadline, overdue=overdue))

    async def _begun(self, connection: AsyncConnection, table_id: str, start: Start) -> TableRow | None:
        """The table, which begins now if no seat is open any more and it has not begun yet."""
        row = await _row(connection, table_id)
        if row is None or row.status != "open" or any(seat.kind == "open" for seat in row.seats):
            return row
        begun = await start(connection, row)
        values = {
            "status": "playing",
            "setup": msgspec.json.encode(begun.setup).decode(),
            "seat_to_move": begun.seat_to_move,
            "updated": time(),
        }
        await connection.execute(update(tables).where(tables.c.id == table_id).values(**values))
        return msgspec.structs.replace(begun, status="playing", updated=values["updated"])


async def _held(connection: AsyncConnection, table_id: str) -> bool:
    """Hold a table until the transaction is over; False if there is none.

    A change that changes nothing: PostgreSQL locks the row, SQLite its file, and what is read from then on is what
    others have left.
    """
    held = update(tables).where(tables.c.id == table_id).values(entries=tables.c.entries)
    return bool((await connection.execute(held)).rowcount)


async def _row(connection: AsyncConnection, table_id: str) -> TableRow | None:
    found = await tables_in(connection, tables.c.id == table_id, limit=1)
    return found[0] if found else None


async def _put(
    connection: AsyncConnection, table_id: str, seat: SeatRow, only: ColumnElement[bool] | None = None
) -> None:
    place = _place(table_id, seat.seat) if only is None else _place(table_id, seat.seat) & only
    change = update(seats).where(place).values(**msgspec.structs.asdict(seat))
    if (await connection.execute(change)).rowcount != 1:
        raise SeatTaken


async def _ended(connection: AsyncConnection, row: TableRow, *, silent: bool = False) -> TableRow:
    """The table, which is over if all agree to that."""
    if not is_agreed(row, silent=silent):
        return row
    over = {"status": "over", "seat_to_move": None, "result": ENDED_LATE, "deadline": None, "updated": time()}
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**over))
    return msgspec.structs.replace(row, **over)


async def _note(connection: AsyncConnection, note: TalkRow) -> None:
    await connection.execute(insert(talk).values(**msgspec.structs.asdict(note), made=time()))


def _place(table_id: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table_id == table_id) & (seats.c.seat == seat)
