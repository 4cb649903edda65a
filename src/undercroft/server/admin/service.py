"""Administration of a database, also while servers run on it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.server.config import Config
from undercroft.server.lobby.registry import ENDED, recorded
from undercroft.server.logging import tag_of
from undercroft.server.storage.admin_commands import CommandQueue
from undercroft.server.storage.errors import translate_database_errors
from undercroft.server.storage.replay_archive import ReplayArchive
from undercroft.server.storage.store import Store
from undercroft.server.workers.replay_archive import kept_record

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from undercroft.server.storage.rows import TableRow

MAX_LINES = 50
"""Lines of talk in the details of a table."""


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[AdminService]:
    """Open a database for administration; raise its errors as an `ImpossibleSetup` of one line."""
    config = Config(database=database)
    with translate_database_errors(config):
        store = Store(config.database_url())
        await store.open()
    try:
        yield AdminService(store)
    finally:
        await store.close()


class AdminService:
    """Reads tables and sends commands to running servers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.command_queue = CommandQueue(store)

    async def tables(self, status: str | None, limit: int) -> list[dict[str, Any]]:
        """Return tables, newest first."""
        return [listed(row) for row in await self._store.newest_tables(status, limit)]

    async def table(self, code: str) -> dict[str, Any] | None:
        """Return a table with its last lines of talk."""
        row = await self._store.table(code[:5])
        if row is None:
            return None
        talk = await self._store.talk_of(row.id, MAX_LINES)
        lines = [{name: line[name] for name in ("seat", "name", "kind", "text")} for line in talk]
        return {**listed(row), "talk": lines}

    async def end(self, code: str) -> bool:
        """End a game without winners, also in every process that has it in memory; return False if it was over."""
        if not await self._store.end(code[:5], ENDED):
            return False
        await self.command_queue.add("end", code[:5])
        return True

    async def record(self, code: str) -> str | None:
        """Return the record of a table, from the archive if it is finished."""
        row = await self._store.table(code[:5])
        if row is None:
            return None
        kept = await ReplayArchive(self._store).of(row.id)
        if kept is not None:
            return kept_record(kept).text()
        return recorded(row, await self._store.entries_of(row.id), await self._store.phrases_of(row.id)).text()


def listed(row: TableRow) -> dict[str, Any]:
    """Return a table for lists: guests by their tags, without its key and its setup."""
    shown = ("id", "game", "status", "listed", "entries", "result", "made", "updated", "purpose")
    seats = [{**msgspec.structs.asdict(seat), "guest": seat.guest and tag_of(seat.guest)} for seat in row.seats]
    return {**{name: getattr(row, name) for name in shown}, "host": tag_of(row.host), "seats": seats}
