"""Reading and writing tables; entries are written in batches, each batch one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.server.storage.batch_writer import BatchWriter
from undercroft.server.storage.entries import EntryStatements
from undercroft.server.storage.errors import EntryTaken, StorageFailed, storage_failures
from undercroft.server.storage.migrate import migrate
from undercroft.server.storage.puzzles import PUZZLE
from undercroft.server.storage.rows import AchievementRow, Entry, EntryRow, TableRow, TalkRow
from undercroft.server.storage.schema import achievements, entries, guests, keepsakes, seats, tables, talk
from undercroft.server.storage.sqlite import LOCK_TIMEOUT, BatchConnection, check_file, set_up_connection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy import RowMapping
    from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger("undercroft.server")


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            event.listen(self._engine.sync_engine, "connect", set_up_connection)
        self._entries = EntryStatements(self._engine.dialect.name)
        self._thread = ThreadPoolExecutor(1, "entries")
        """Writes alone, so that nothing that others do in threads can hold it up."""
        self._file: BatchConnection | None = None
        """Writes the entries if the database is a SQLite file."""
        self._turn = asyncio.Lock()
        """Whoever writes to a SQLite file waits here: SQLite would let them sleep, longer each time."""
        self._writer: BatchWriter | None = None
        """Writes the entries, once it is open."""

    async def open(self) -> None:
        """Bring the database to its newest form and start writing, unless that was done."""
        if self._writer is not None:
            return
        path = self._engine.url.database
        is_file = self._engine.dialect.name == "sqlite" and path not in (None, "", ":memory:")
        try:
            if is_file:
                with storage_failures():
                    check_file(str(path))
            await self._bring_up_to_date()
        except BaseException:
            await self._engine.dispose()  # a loop with a connection that nobody closes would never end
            raise
        if is_file:
            self._file = BatchConnection(str(path))
        self._writer = BatchWriter(self._commit)

    async def _bring_up_to_date(self) -> None:
        deadline = time() + LOCK_TIMEOUT
        while True:
            try:
                async with self.writing() as connection:
                    await connection.run_sync(migrate)
                return
            except StorageFailed as error:
                # SQLite does not wait when two processes turn a new file to its write-ahead log at once.
                if "database is locked" not in str(error) or time() > deadline:
                    raise
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop writing (what was handed over is written first) and let go of the database."""
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
        """A connection to read with."""
        with storage_failures():
            async with self._engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are one transaction."""
        async with contextlib.nullcontext() if self._file is None else self._turn:
            with storage_failures():
                async with self._engine.begin() as connection:
                    yield connection

    async def check_writing(self, least_free: int) -> None:
        """Raise unless the database takes writes now and has room for more."""
        path = self._engine.url.database
        if self._file is not None and path is not None and shutil.disk_usage(Path(path).parent).free < least_free:
            raise StorageFailed("hardly anything is free on the disk of the database")
        async with self.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    # -- guests ------------------------------------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str | None:
        """The name of a guest, if the guest has taken one."""
        async with self.reading() as connection:
            name = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar_one_or_none()
            return None if name is None else str(name)

    async def rename(self, guest: str, name: str) -> None:
        """Remember a guest by a name, at the tables too."""
        try:
            await self._rename(guest, name)
        except IntegrityError:  # the same guest was remembered a moment ago: now there is a row to change
            await self._rename(guest, name)

    async def _rename(self, guest: str, name: str) -> None:
        async with self.writing() as connection:
            changed = await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))
            if changed.rowcount == 0:
                await connection.execute(insert(guests).values(id=guest, name=name, made=time()))
            await connection.execute(update(seats).where(seats.c.guest == guest).values(name=name))

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, made: Sequence[tuple[int, str]] = ()) -> bool:
        """Store a new table with the decisions that it starts with; False if its code is taken."""
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
        """A table by its code."""
        found = await self._tables(tables.c.id == table_id, limit=1)
        return found[0] if found else None

    async def is_damaged(self, table_id: str) -> bool:
        """Whether there is such a table that cannot be read."""
        async with self.reading() as connection:
            there = (await connection.execute(select(tables.c.id).where(tables.c.id == table_id))).first() is not None
        return there and await self.table(table_id) is None

    async def entries_of(self, table_id: str, first: int = 0) -> list[tuple[int, str | None]]:
        """The entries of a table from one on, in order: seat, and option or None for taking back."""
        these = (entries.c.table_id == table_id) & (entries.c.entry >= first)
        query = select(entries.c.seat, entries.c.option).where(these).order_by(entries.c.entry)
        async with self.reading() as connection:
            return [(row.seat, row.option) for row in await connection.execute(query)]

    async def tables_of(self, guest: str, *, over: bool, limit: int = 50) -> list[TableRow]:
        """The tables at which a guest sits, newest first."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        listed = tables.c.id.in_(mine) & (tables.c.purpose != PUZZLE)
        status = tables.c.status == "over" if over else tables.c.status != "over"
        return await self._tables(listed & status, limit=limit)

    async def open_tables(self, limit: int = 50) -> list[TableRow]:
        """The listed tables with a free seat, newest first."""
        return await self._tables((tables.c.status == "open") & tables.c.listed, limit=limit)

    async def newest_tables(self, status: str | None, limit: int) -> list[TableRow]:
        """Tables of everybody, newest first; only those of one status, if it is named."""
        return await self._tables(tables.c.id.is_not(None) if status is None else tables.c.status == status, limit)

    async def unfinished_tables(self, guest: str) -> int:
        """How many unfinished tables a guest has made."""
        query = select(func.count()).where((tables.c.host == guest) & (tables.c.status != "over"))
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def tables_to_resume(self, limit: int = 1000) -> list[str]:
        """Tables in play at which a bot is to move: after a restart they go on by themselves."""
        query = (
            select(tables.c.id)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.seat_to_move))
            .where((tables.c.status == "playing") & (seats.c.kind == "bot"))
            .limit(limit)
        )
        async with self.reading() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def overdue_tables(self, now: float, limit: int) -> list[str]:
        """Tables whose deadline has passed, those that have waited longest first."""
        query = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline).limit(limit)
        async with self.reading() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def next_deadline(self) -> float | None:
        """The earliest deadline of all tables."""
        async with self.reading() as connection:
            found = (await connection.execute(select(func.min(tables.c.deadline)))).scalar_one()
            return None if found is None else float(found)

    async def drop_deadline(self, table_id: str) -> None:
        """Let a table wait without end."""
        async with self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=None))

    async def _tables(self, condition: Any, limit: int) -> list[TableRow]:
        async with self.reading() as connection:
            return await tables_in(connection, condition, limit)

    async def end(self, table_id: str, reason: str) -> bool:
        """End a table without winners; False if it is over already."""
        this = (tables.c.id == table_id) & (tables.c.status != "over")
        values = {"status": "over", "seat_to_move": None, "result": reason, "deadline": None, "updated": time()}
        async with self.writing() as connection:
            return bool((await connection.execute(update(tables).where(this).values(**values))).rowcount)

    async def forget(self, table_id: str) -> None:
        """Remove a table that nobody needs any more."""
        async with self.writing() as connection:
            await erase(connection, table_id)

    # -- talk --------------------------------------------------------------------------------------------------------

    async def add_talk(
        self, table_id: str, entry: int, seat: int | None, name: str | None, kind: str, text: str
    ) -> bool:
        """Keep something that was said; False if the table is no more."""
        try:
            await self.append(TalkRow(table_id, entry, seat, name, kind, text))
        except EntryTaken:
            return False
        return True

    async def talk_of(self, table_id: str, limit: int) -> list[dict[str, Any]]:
        """The last lines of talk at a table, oldest first."""
        query = select(talk).where(talk.c.table_id == table_id).order_by(talk.c.id.desc()).limit(limit)
        async with self.reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]

    async def phrases_of(self, table_id: str) -> list[tuple[int, int, str]]:
        """The phrases said at a table, in order: before which entry, by which seat, and the text."""
        these = (talk.c.table_id == table_id) & (talk.c.kind == "phrase")
        query = select(talk.c.entry, talk.c.seat, talk.c.text).where(these).order_by(talk.c.id)
        async with self.reading() as connection:
            return [(row.entry, row.seat, row.text) for row in await connection.execute(query)]

    # -- achievements ------------------------------------------------------------------------------------------------

    async def achievements_of(self, guest: str) -> list[tuple[AchievementRow, float]]:
        """What a guest has earned and when, oldest first."""
        return await self._achievements(achievements.c.guest == guest)

    async def earned_at(self, table_id: str) -> list[AchievementRow]:
        """What guests earned for the first time at a table."""
        return [row for row, _ in await self._achievements(achievements.c.table_id == table_id)]

    async def _achievements(self, condition: Any) -> list[tuple[AchievementRow, float]]:
        query = select(achievements).where(condition).order_by(achievements.c.made, achievements.c.name)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [(AchievementRow(row.guest, row.game, row.name, row.table_id), row.made) for row in rows]

    # -- entries -----------------------------------------------------------------------------------------------------

    async def append(self, entry: EntryRow | TalkRow) -> None:
        """Write an entry, or something said; returns when it is committed, raises if it is not."""
        if self._writer is None:
            raise StorageFailed("it is closed")
        await self._writer.append(entry)

    async def _commit(self, rows: list[EntryRow], lines: list[TalkRow]) -> None:
        batch = list(self._entries.append(rows, lines))
        if self._file is None:
            async with self.writing() as connection:
                for statement, parameters in batch:
                    await connection.execute(statement, parameters)
            return
        async with self._turn:
            with storage_failures():
                await asyncio.get_running_loop().run_in_executor(self._thread, self._file.write, batch)


async def tables_in(connection: AsyncConnection, condition: Any, limit: int) -> list[TableRow]:
    """The tables that fulfil a condition, newest first; those that cannot be read are left out and named in the log."""
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
            log.error("table %s is set aside, because it is damaged: %s", row["id"], error)
    return found


def _table_row(row: RowMapping, sitting: list[dict[str, Any]]) -> TableRow:
    values: dict[str, Any] = {str(name): value for name, value in row.items()}
    told = {"setup": msgspec.json.decode(values["setup"]), "listed": bool(values["listed"]), "seats": sitting}
    table = msgspec.convert({**values, **told}, TableRow)
    if [seat.seat for seat in table.seats] != list(range(table.setup["seats"])):
        raise msgspec.ValidationError("it does not have the seats that it was made with")
    if table.seat_to_move is not None and not 0 <= table.seat_to_move < len(table.seats):
        raise msgspec.ValidationError("a seat that it does not have is to move")
    return table


async def erase(connection: AsyncConnection, table_id: str) -> None:
    """Remove a table with all that belongs to it."""
    for part in (keepsakes, talk, entries, seats):
        await connection.execute(delete(part).where(part.c.table_id == table_id))
    await connection.execute(delete(tables).where(tables.c.id == table_id))
