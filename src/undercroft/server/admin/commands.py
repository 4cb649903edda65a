"""Commands of administrators to running servers, which poll them from the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from math import ceil, inf
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from undercroft.server.logging import tag_of
from undercroft.server.storage.admin_commands import CommandQueue
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.ws_messages import Notice, encode

if TYPE_CHECKING:
    from undercroft.server.services import Services
    from undercroft.server.storage.rows import CommandRow

INTERVAL: Final = 2.0
"""Seconds between two polls."""

log = logging.getLogger("undercroft.server")


class AdminCommands:
    """Executes the commands of administrators in one process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._queue = CommandQueue(services.store)
        self._last = 0
        self._blocked: frozenset[str] = frozenset()
        self._restart = -inf
        """The time of the announced restart on the monotonic clock; in the past if there is none."""
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read the block list and an announced restart, and start polling for new commands."""
        self._last = await self._queue.last()
        self._blocked = await self._queue.blocked()
        restart_at = await self._queue.restart_at()
        if restart_at is not None:
            self._restart = monotonic() + restart_at - time()
        self._task = asyncio.create_task(self._poll_all())

    def is_blocked(self, guest: str, address: str) -> bool:
        """Return True if a guest or an IP address is blocked."""
        return bool(self._blocked) and (address in self._blocked or tag_of(guest) in self._blocked)

    def minutes_left(self) -> int | None:
        """Return the minutes until the announced restart, if there is one."""
        left = self._restart - monotonic()
        return ceil(left / 60) if left > 0 else None

    async def _poll_all(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self._poll()
            except StorageFailed as error:
                log.warning("reading administrators' commands failed: %s", error)

    async def _poll(self) -> None:
        """Execute the commands since the last poll."""
        for command in await self._queue.since(self._last):
            self._last = command.id
            log.warning("administrator's command: %s %s %s", command.kind, command.subject, command.text)
            await self._execute(command)

    async def _execute(self, command: CommandRow) -> None:
        tables = self._services.tables
        if command.kind == "end":
            await tables.ended(command.subject)
            self._services.archive.add(command.subject)
        elif command.kind == "announce":
            self._restart = monotonic() + 60 * int(command.subject)
            tables.broadcast(encode(Notice("restart", {"minutes": int(command.subject)})))
        else:
            self._blocked = await self._queue.blocked()

    async def close(self) -> None:
        """Stop polling."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
