"""Archives replays of finished games in the background, so they can be watched under later rules."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from undercroft.kernel.errors import UndercroftError
from undercroft.server.errors import ApiError
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.workers.replay_archive import packed

if TYPE_CHECKING:
    from undercroft.server.lobby.registry import TableRegistry
    from undercroft.server.workers.jobs import JobQueues

MAX_AT_START: Final = 10_000
"""Finished games without a replay (the server was killed, or is older) that are archived after a start."""

LULL: Final = 1.0
"""Seconds to wait after the end of a game: its players' requests come first."""

log = logging.getLogger("undercroft.server")


class Archive:
    """Archives the games that end in this process, one at a time."""

    def __init__(self, tables: TableRegistry, workers: JobQueues) -> None:
        self._tables = tables
        self._workers = workers
        self._waiting: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start with the finished games that have no replay yet."""
        for code in await self._tables.replay_archive.missing(MAX_AT_START):
            self.add(code)
        self._task = asyncio.create_task(self._pack_all())

    def add(self, code: str) -> None:
        """Queue a finished game."""
        self._waiting.put_nowait((monotonic() + LULL, code))

    @property
    def waiting(self) -> int:
        """Number of queued games."""
        return self._waiting.qsize()

    async def _pack_all(self) -> None:
        while True:
            when, code = await self._waiting.get()
            await asyncio.sleep(when - monotonic())
            try:
                await self.pack(code)
            except Exception as error:  # the task must survive
                log.error("archiving the replay of table %s failed: %r", code, error)

    async def pack(self, code: str) -> None:
        """Archive the replay of a game, unless it is archived."""
        if await self._tables.replay_archive.of(code) is None:
            # A game of older rules cannot be replayed; a failure of the database is retried after the next start.
            with contextlib.suppress(ApiError, UndercroftError, StorageFailed):
                record = await self._tables.replayed(code)
                replay = await self._workers.run("replay", packed, record, caller=None)
                await self._tables.replay_archive.keep(code, replay)

    async def close(self) -> None:
        """Stop; the next start continues with the rest."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
