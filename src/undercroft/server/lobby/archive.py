"""Packs finished games, one at a time beside everything else: they can be watched whatever rules come later."""

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

MOST_AT_START: Final = 10_000
"""Games that ended without being packed (the server was killed, or is older) and are packed after a start."""

LULL: Final = 1.0
"""Seconds that a game that has ended waits: whoever played it comes first."""

log = logging.getLogger("undercroft.server")


class Archive:
    """Packs the games of a process when they have ended."""

    def __init__(self, tables: TableRegistry, workers: JobQueues) -> None:
        self._tables = tables
        self._workers = workers
        self._waiting: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._packing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin with what was left."""
        for code in await self._tables.replay_archive.missing(MOST_AT_START):
            self.add(code)
        self._packing = asyncio.create_task(self._pack_all())

    def add(self, code: str) -> None:
        """A game has ended."""
        self._waiting.put_nowait((monotonic() + LULL, code))

    @property
    def waiting(self) -> int:
        """How many games wait to be packed."""
        return self._waiting.qsize()

    async def _pack_all(self) -> None:
        while True:
            when, code = await self._waiting.get()
            await asyncio.sleep(when - monotonic())
            try:
                await self.pack(code)
            except Exception as error:  # whatever it was: the next game is packed
                log.error("the finished game of table %s is not kept: %r", code, error)

    async def pack(self, code: str) -> None:
        """Pack one game now, unless that was done."""
        if await self._tables.replay_archive.of(code) is None:
            # What is of other rules cannot be packed any more; what could not be stored is tried again after a start.
            with contextlib.suppress(ApiError, UndercroftError, StorageFailed):
                record = await self._tables.replayed(code)
                await self._tables.replay_archive.keep(
                    code, await self._workers.run("replay", packed, record, caller=None)
                )

    async def close(self) -> None:
        """Pack nothing more; what is left is packed after the next start."""
        if self._packing is not None:
            self._packing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._packing
