"""Seats: whoever sits down, gets up or is taken over by a bot does so in one transaction with what follows from it.

The last seat that is taken begins the game, and a table at which nobody waits any more is forgotten. Both are decided
while the table is held in the database, so they happen exactly once, whichever process was asked, and a process that is
killed leaves nothing half done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, update
from sqlalchemy.ext.asyncio import AsyncConnection

from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.schema import seats, tables
from undercroft.server.storage.store import erase, tables_in

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store

Start = Callable[[AsyncConnection, TableRow], Awaitable[TableRow]]
"""What makes of a full table the one that begins: with its set-up as it is then, and who is to move."""


class SeatTaken(Exception):
    """Somebody else was faster."""


class Seating:
    """Changes who sits where."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, table_id: str, seat: SeatRow, start: Start) -> TableRow | None:
        """Sit down at an open seat; the table as it is then, or None if there is none any more."""
        return await self._change(table_id, seat, start, only_open=True)

    async def give(self, table_id: str, seat: SeatRow, start: Start) -> TableRow | None:
        """Change who sits at a seat; the table as it is then, or None if there is none any more."""
        return await self._change(table_id, seat, start)

    async def begin(self, table_id: str, start: Start) -> TableRow | None:
        """Begin a table that is full and has not begun; the table as it is then."""
        async with self._store.writing() as connection:
            return await self._begun(connection, table_id, start) if await _held(connection, table_id) else None

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

    async def _change(self, table_id: str, seat: SeatRow, start: Start, *, only_open: bool = False) -> TableRow | None:
        place = _place(table_id, seat.seat)
        if only_open:
            place &= seats.c.kind == "open"
        async with self._store.writing() as connection:
            if not await _held(connection, table_id):
                return None
            change = update(seats).where(place).values(**msgspec.structs.asdict(seat))
            if (await connection.execute(change)).rowcount != 1:
                raise SeatTaken
            return await self._begun(connection, table_id, start)

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


def _place(table_id: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table_id == table_id) & (seats.c.seat == seat)
