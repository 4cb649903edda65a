"""Entries on their way into the database: those that wait at the same time are one transaction."""

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
"""Entries written in one transaction at most."""
Commit: TypeAlias = Callable[[list[EntryRow], list[TalkRow]], Awaitable[None]]
"""Writes entries and what is said in one transaction."""

log = logging.getLogger("undercroft.server")


class PendingWrite(NamedTuple):
    """An entry, or something said, and whoever waits until it is written."""

    row: EntryRow | TalkRow
    done: asyncio.Future[None]


class BatchWriter:
    """Writes entries and talk, batch after batch, until it is closed."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[PendingWrite] = []
        self._more = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._write_all())

    async def append(self, row: EntryRow | TalkRow) -> None:
        """Write an entry, or something said; returns when it is committed, raises if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite(row, done))
        self._more.set()
        await done

    async def close(self) -> None:
        """Stop writing; what was handed over is written first."""
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
            await self._commit([row for row in rows if isinstance(row, EntryRow)], said_in(rows))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) > 1:
                for item in batch:  # one of them is taken: let only that one fail
                    await self._write([item])
                return
            failure = EntryTaken(str(error))
        except StorageFailed as error:
            failure = error
        except Exception as error:  # whatever it was: this task must go on writing, and nobody may wait for ever
            log.exception("entries were not written")
            failure = StorageFailed(str(error))
        for _, done in batch:
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)


def said_in(batch: Sequence[EntryRow | TalkRow]) -> list[TalkRow]:
    """What is said in a batch, alone or with a decision, in order."""
    lines: list[TalkRow] = []
    for row in batch:
        if isinstance(row, TalkRow):
            lines.append(row)
        elif row.phrase is not None:
            lines.append(TalkRow(row.table_id, row.entry, row.seat, row.name, "phrase", row.phrase))
    return lines
