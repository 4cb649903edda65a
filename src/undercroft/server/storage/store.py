"""The server's database: guests, tables, entries, talk and achievements."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, event, exists, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.server.storage.batch_writer import BatchWriter
from undercroft.server.storage.entries import EntryStatements
from undercroft.server.storage.errors import EntryTaken, StorageFailed, storage_failures
from undercroft.server.storage.migrate import migrate
from undercroft.server.storage.puzzles import PUZZLE
from undercroft.server.storage.rows import AchievementRow, Entry, EntryRow, TableRow, TalkRow
from undercroft.server.storage.schema import achievements, entries, guests, replays, seats, subscriptions, tables, talk
from undercroft.server.storage.sqlite import LOCK_TIMEOUT, BatchConnection, check_file, set_up_connection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy import ColumnElement, RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger("undercroft.server")

HAS_PEOPLE: Final = exists().where((seats.c.table_id == tables.c.id) & (seats.c.kind != "bot"))
"""A condition: a person sits at the table, or a seat is open."""


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            event.listen(self._engine.sync_engine, "connect", set_up_connection)
        self._entries = EntryStatements(self._engine.dialect.name)
        self._thread = ThreadPoolExecutor(1, "entries")
        """Writes entries and nothing else, so other work in threads never delays them."""
        self._file: BatchConnection | None = None
        """Writes entries if the database is a SQLite file."""
        self._write_lock = asyncio.Lock()
        """Serializes writes to a SQLite file: SQLite itself would let them sleep, longer each time."""
        self._writer: BatchWriter | None = None
        """None until the store is open."""

    async def open(self) -> None:
        """Migrate the database and start the writer, unless the store is open."""
        if self._writer is not None:
            return
        path = self._engine.url.database
        is_file = self._engine.dialect.name == "sqlite" and path not in (None, "", ":memory:")
        try:
            if is_file:
                with storage_failures():
                    check_file(str(path))
            await self._migrate()
        except BaseException:
            await self._engine.dispose()  # an open connection would keep the event loop from ending
            raise
        if is_file:
            self._file = BatchConnection(str(path))
        self._writer = BatchWriter(self._commit)

    async def _migrate(self) -> None:
        deadline = time() + LOCK_TIMEOUT
        while True:
            try:
                async with self.writing() as connection:
                    await connection.run_sync(migrate)
                return
            except StorageFailed as error:
                # SQLite does not wait if two processes switch a new file to write-ahead logging at once.
                if "database is locked" not in str(error) or time() > deadline:
                    raise
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Write pending entries and close the database."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        if self._file is not None:
            self._file.close()
            self._file = None
        self._thread.shutdown()
        await self._engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for reading."""
        with storage_failures():
            async with self._engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection in a transaction, which is committed at the end."""
        async with contextlib.nullcontext() if self._file is None else self._write_lock:
            with storage_failures():
                async with self._engine.begin() as connection:
                    yield connection

    async def check_writing(self, least_free: int) -> None:
        """Raise unless the database accepts a write and its disk has this many free bytes."""
        path = self._engine.url.database
        if self._file is not None and path is not None and shutil.disk_usage(Path(path).parent).free < least_free:
            raise StorageFailed("the disk of the database is almost full")
        async with self.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    # -- guests ------------------------------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str | None:
        """Return the name of a guest, if they have one."""
        async with self.reading() as connection:
            name = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar_one_or_none()
            return None if name is None else str(name)

    async def rename(self, guest: str, name: str) -> None:
        """Rename a guest, also in their seats."""
        try:
            await self._rename(guest, name)
        except IntegrityError:  # the guest was inserted a moment ago: now there is a row to update
            await self._rename(guest, name)

    async def _rename(self, guest: str, name: str) -> None:
        async with self.writing() as connection:
            changed = await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
            if changed.rowcount == 0:
                await connection.execute(insert(guests).values(id=guest, name=name, made=time()))
            await connection.execute(update(seats).where(seats.c.guest == guest).values(name=name))

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, made: Sequence[tuple[int, str]] = ()) -> bool:
        """Insert a table with its initial decisions; return False if its code is taken."""
        values = {**msgspec.structs.asdict(row), "setup": msgspec.json.encode(row.setup).decode()}
        del values["seats"]
        try:
            async with self.writing() as connection:
                await connection.execute(insert(tables).values(**values))
                lines = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in row.seats]
                await connection.execute(insert(seats), lines)
                if made:
                    moves = [Entry(row.id, entry, seat, option) for entry, (seat, option) in enumerate(made)]
                    await connection.execute(*self._entries.insert(moves))
        except IntegrityError:
            return False
        return True

    async def table(self, table_id: str) -> TableRow | None:
        """Return the table with this code, if it exists and can be read."""
        found = await self._tables(tables.c.id == table_id, limit=1)
        return found[0] if found else None

    async def is_damaged(self, table_id: str) -> bool:
        """Return True if the table exists but cannot be read."""
        async with self.reading() as connection:
            there = (await connection.execute(select(tables.c.id).where(tables.c.id == table_id))).first() is not None
        return there and await self.table(table_id) is None

    async def entries_of(self, table_id: str, first: int = 0) -> list[tuple[int, str | None]]:
        """Return the entries of a table from one on, in order: the seat, and the option or None for an undo."""
        these = (entries.c.table_id == table_id) & (entries.c.entry >= first)
        query = select(entries.c.seat, entries.c.option).where(these).order_by(entries.c.entry)
        async with self.reading() as connection:
            return [(row.seat, row.option) for row in await connection.execute(query)]

    async def tables_of(self, guest: str, *, over: bool, limit: int = 50) -> list[TableRow]:
        """Return the tables where a guest has a seat, newest first, without puzzles."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        listed = tables.c.id.in_(mine) & (tables.c.purpose != PUZZLE)
        status = tables.c.status == "over" if over else tables.c.status != "over"
        return await self._tables(listed & status, limit=limit)

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """Return the listed tables with an open seat, newest first; if they are too many, as many of each address."""
        theirs = func.coalesce(tables.c.origin, tables.c.host)
        place = func.row_number().over(partition_by=theirs, order_by=tables.c.updated.desc()).label("place")
        listed = (tables.c.status == "open") & tables.c.listed
        ranked = select(tables.c.id, tables.c.updated, place).where(listed).subquery()
        chosen = select(ranked.c.id).order_by(ranked.c.place, ranked.c.updated.desc()).limit(limit)
        return await self._tables(tables.c.id.in_(chosen), limit=limit)

    async def newest_tables(self, status: str | None, limit: int) -> list[TableRow]:
        """Return tables of all guests, newest first, optionally of one status."""
        return await self._tables(tables.c.id.is_not(None) if status is None else tables.c.status == status, limit)

    async def unfinished_tables(self, guest: str) -> int:
        """Return the number of unfinished tables that a guest has created, without those that all people have left."""
        return await self._unfinished((tables.c.host == guest) & HAS_PEOPLE)

    async def unfinished_from(self, origin: str, since: float) -> int:
        """Return the number of unfinished tables that were created from an address.

        Of those where only bots sit, those count that were played after a time: where nobody watches, they rest.
        """
        return await self._unfinished((tables.c.origin == origin) & (HAS_PEOPLE | (tables.c.updated > since)))

    async def _unfinished(self, condition: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(tables).where(condition & (tables.c.status != "over"))
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def bots_to_move(self, after: str, limit: int) -> list[tuple[str, float, str, bool]]:
        """Return tables where a bot is to move, by code.

        For each the code, the time of the last change, the setup as JSON, and whether a player gets push notices.
        """
        theirs = seats.alias()
        noticed = exists().where((theirs.c.table_id == tables.c.id) & (theirs.c.guest == subscriptions.c.guest))
        query = (
            select(tables.c.id, tables.c.updated, tables.c.setup, noticed.label("noticed"))
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.seat_to_move))
            .where((tables.c.status == "playing") & (seats.c.kind == "bot") & (tables.c.id > after))
            .order_by(tables.c.id)
            .limit(limit)
        )
        async with self.reading() as connection:
            return [(row.id, row.updated, row.setup, bool(row.noticed)) for row in await connection.execute(query)]

    async def overdue_tables(self, now: float, limit: int) -> list[str]:
        """Return the tables whose deadline has passed, earliest deadline first."""
        query = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(limit)
        async with self.reading() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def next_deadline(self) -> float | None:
        """Return the earliest deadline of all tables, if there is one."""
        async with self.reading() as connection:
            found = (await connection.execute(select(func.min(tables.c.deadline)))).scalar_one()
            return None if found is None else float(found)

    async def drop_deadline(self, table_id: str) -> None:
        """Remove the deadline of a table."""
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=None))

    async def _tables(self, condition: Any, limit: int) -> list[TableRow]:
        async with self.reading() as connection:
            return await tables_in(connection, condition, limit)

    async def end(self, table_id: str, reason: str) -> bool:
        """End a game without winners; return False if it was over."""
        this = (tables.c.id == table_id) & (tables.c.status != "over")
        values = {"status": "over", "seat_to_move": None, "result": reason, "deadline": None, "updated": time()}
        async with self.writing() as connection:
            return bool((await connection.execute(update(tables).where(this).values(**values))).rowcount)

    async def forget(self, table_id: str) -> None:
        """Delete a table."""
        async with self.writing() as connection:
            await erase(connection, table_id)

    # -- talk --------------------------------------------------------------------------------------------------------

    async def add_talk(
        self, table_id: str, entry: int, seat: int | None, name: str | None, kind: str, text: str
    ) -> bool:
        """Store a line of talk; return False if the table is gone."""
        try:
            await self.append(TalkRow(table_id, entry, seat, name, kind, text))
        except EntryTaken:
            return False
        return True

    async def talk_of(self, table_id: str, limit: int) -> list[dict[str, Any]]:
        """Return the last lines of talk at a table, oldest first."""
        query = select(talk).where(talk.c.table_id == table_id).order_by(talk.c.id.desc()).limit(limit)
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]

    async def phrases_of(self, table_id: str) -> list[tuple[int, int, str]]:
        """Return the phrases said at a table, in order: the next entry, the seat and the text of each."""
        these = (talk.c.table_id == table_id) & (talk.c.kind == "phrase")
        query = select(talk.c.entry, talk.c.seat, talk.c.text).where(these).order_by(talk.c.id)
        async with self.reading() as connection:
            return [(row.entry, row.seat, row.text) for row in await connection.execute(query)]

    # -- achievements ------------------------------------------------------------------------------------------------

    async def achievements_of(self, guest: str) -> list[tuple[AchievementRow, float]]:
        """Return the achievements of a guest with their times, oldest first."""
        return await self._achievements(achievements.c.guest == guest)

    async def earned_at(self, table_id: str) -> list[AchievementRow]:
        """Return the achievements that guests first earned at a table."""
        return [row for row, _ in await self._achievements(achievements.c.table_id == table_id)]

    async def _achievements(self, condition: Any) -> list[tuple[AchievementRow, float]]:
        query = select(achievements).where(condition).order_by(achievements.c.made, achievements.c.name)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [(AchievementRow(row.guest, row.game, row.name, row.table_id), row.made) for row in rows]

    # -- entries -----------------------------------------------------------------------------------------------------

    async def append(self, entry: EntryRow | TalkRow) -> None:
        """Write an entry or a line of talk; return when it is committed, raise if it is not."""
        if self._writer is None:
            raise StorageFailed("the store is closed")
        await self._writer.append(entry)

    async def _commit(self, rows: list[EntryRow], lines: list[TalkRow]) -> None:
        batch = list(self._entries.append(rows, lines))
        if self._file is None:
            async with self.writing() as connection:
                for statement, parameters in batch:
                    await connection.execute(statement, parameters)
            return
        async with self._write_lock:
            with storage_failures():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._file.write, batch)


async def tables_in(connection: AsyncConnection, condition: Any, limit: int) -> list[TableRow]:
    """Return the tables that meet a condition, newest first; damaged ones are logged and left out."""
    query = select(tables).where(condition).order_by(tables.c.updated.desc()).limit(limit)
    rows = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in rows]
    places = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    seat_rows: dict[str, list[dict[str, Any]]] = {table_id: [] for table_id in ids}
    for place in (await connection.execute(places)).mappings():
        values = {str(name): value for name, value in place.items()}
        seat_rows[values.pop("table_id")].append(values)
    found: list[TableRow] = []
    for row in rows:
        try:
            found.append(_table_row(row, seat_rows[row["id"]]))
        except (msgspec.MsgspecError, TypeError, KeyError) as error:
            log.error("skipping damaged table %s: %s", row["id"], error)
    return found


def _table_row(row: RowMapping, seat_rows: list[dict[str, Any]]) -> TableRow:
    values: dict[str, Any] = {str(name): value for name, value in row.items()}
    decoded = {"setup": msgspec.json.decode(values["setup"]), "listed": bool(values["listed"]), "seats": seat_rows}
    table = msgspec.convert({**values, **decoded}, TableRow)
    if [seat.seat for seat in table.seats] != list(range(table.setup["seats"])):
        raise msgspec.ValidationError("its seats differ from those of its setup")
    if table.seat_to_move is not None and not 0 <= table.seat_to_move < len(table.seats):
        raise msgspec.ValidationError("the seat to move does not exist")
    return table


async def erase(connection: AsyncConnection, table_id: str) -> None:
    """Delete a table and everything that belongs to it."""
    for part in (replays, talk, entries, seats):
        await connection.execute(delete(part).where(part.c.table_id == table_id))
    await connection.execute(delete(tables).where(tables.c.id == table_id))
