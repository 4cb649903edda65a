"""Group commit: entries that wait at the same time are written in one transaction."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from sqlalchemy.exc import IntegrityError

from undercroft.server.storage.errors import EntryTaken, StorageFailed
from undercroft.server.storage.rows import EntryRow, TalkRow

if TYPE_CHECKING:
    from collections.abc import Sequence

BATCH: Final = 256
"""The largest number of entries in one transaction."""
Commit: TypeAlias = Callable[[list[EntryRow], list[TalkRow]], Awaitable[None]]
"""Writes entries and lines of talk in one transaction."""

log = logging.getLogger("undercroft.server")


class PendingWrite(NamedTuple):
    """An entry or a line of talk, and the future to resolve when it is committed."""

    row: EntryRow | TalkRow
    done: asyncio.Future[None]


class BatchWriter:
    """Writes entries and lines of talk in batches until it is closed."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[PendingWrite] = []
        self._more = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._write_all())

    async def append(self, row: EntryRow | TalkRow) -> None:
        """Write an entry or a line of talk; return when it is committed, raise if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite(row, done))
        self._more.set()
        try:
            await done
        finally:
            del done  # it holds the exception, which refers to this frame

    async def close(self) -> None:
        """Write what is pending, then stop."""
        self._closing = True
        self._more.set()
        await self._writer

    async def _write_all(self) -> None:
        while self._waiting or not self._closing:
            await self._more.wait()
            batch = self._waiting[:BATCH]
            del self._waiting[:BATCH]
            if not self._waiting and not self._closing:
                self._more.clear()
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[PendingWrite]) -> None:
        failure: Exception | None = None
        rows = [waiting.row for waiting in batch]
        try:
            await self._commit([row for row in rows if isinstance(row, EntryRow)], lines_of(rows))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) > 1:
                for item in batch:  # find the entry that is taken: only that one fails
                    await self._write([item])
                return
            failure = EntryTaken(str(error))
        except StorageFailed as error:
            failure = StorageFailed(str(error))  # a new one: the caught one refers to this frame, which holds the rows
        except Exception as error:  # the task must survive: otherwise later entries would wait for ever
            log.exception("writing a batch of entries failed")
            failure = StorageFailed(str(error))
        for _, done in batch:
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)


def lines_of(batch: Sequence[EntryRow | TalkRow]) -> list[TalkRow]:
    """Return the lines of talk in a batch, including the phrases of entries, in order."""
    lines: list[TalkRow] = []
    for row in batch:
        if isinstance(row, TalkRow):
            lines.append(row)
        elif row.phrase is not None:
            lines.append(TalkRow(row.table_id, row.entry, row.seat, row.name, "phrase", row.phrase))
    return lines
