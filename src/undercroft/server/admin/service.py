"""What an administrator can see of a server's database and do with it, also while servers run on it."""

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

LINES = 50
"""Lines of talk that are shown of a table."""


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[AdminService]:
    """The administration of a database; what is wrong with it is said in one line."""
    config = Config(database=database)
    with translate_database_errors(config):
        store = Store(config.database_url())
        await store.open()
    try:
        yield AdminService(store)
    finally:
        await store.close()


class AdminService:
    """Reads tables and orders what running servers are to do."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.command_queue = CommandQueue(store)

    async def tables(self, status: str | None, most: int) -> list[dict[str, Any]]:
        """Tables, newest first."""
        return [told(row) for row in await self._store.newest_tables(status, most)]

    async def table(self, code: str) -> dict[str, Any] | None:
        """A table with what was said at it last."""
        row = await self._store.table(code[:5])
        if row is None:
            return None
        talk = await self._store.talk_of(row.id, LINES)
        return {**told(row), "talk": [{name: line[name] for name in ("seat", "name", "kind", "text")} for line in talk]}

    async def end(self, code: str) -> bool:
        """End a table without winners, here and in every process that has it in memory."""
        if not await self._store.end(code[:5], ENDED):
            return False
        await self.command_queue.add("end", code[:5])
        return True

    async def record(self, code: str) -> str | None:
        """The record of a table as it stands; of a finished one as it was kept."""
        row = await self._store.table(code[:5])
        if row is None:
            return None
        kept = await ReplayArchive(self._store).of(row.id)
        if kept is not None:
            return kept_record(kept).text()
        return recorded(row, await self._store.entries_of(row.id), await self._store.phrases_of(row.id)).text()


def told(row: TableRow) -> dict[str, Any]:
    """A table as it is listed: guests by their tags, and neither its key nor what is hidden at it."""
    shown = ("id", "game", "status", "listed", "entries", "result", "made", "updated", "purpose")
    seats = [{**msgspec.structs.asdict(seat), "guest": seat.guest and tag_of(seat.guest)} for seat in row.seats]
    return {**{name: getattr(row, name) for name in shown}, "host": tag_of(row.host), "seats": seats}
