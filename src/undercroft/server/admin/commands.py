"""What an administrator wants of a running server: it is written into the database and looked for there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final

from undercroft.server.logging import tag_of
from undercroft.server.storage.admin_commands import CommandQueue
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.ws_messages import Notice, encode

if TYPE_CHECKING:
    from undercroft.server.services import Services
    from undercroft.server.storage.rows import CommandRow

EVERY: Final = 2.0
"""Seconds between two looks."""

log = logging.getLogger("undercroft.server")


class AdminCommands:
    """Carries out what administrators want, in every process on the database."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._ordering = CommandQueue(services.store)
        self._seen = 0
        self._blocked: frozenset[str] = frozenset()
        self._restart = 0.0
        """When the server is to be started anew, on the clock that never goes back; past if nobody has announced it."""
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Know who is blocked, and look for what is ordered from now on."""
        self._seen = await self._ordering.last()
        self._blocked = await self._ordering.blocked()
        self._looking = asyncio.create_task(self._look())

    def is_blocked(self, guest: str, address: str) -> bool:
        """Whether a guest or an address is blocked."""
        return bool(self._blocked) and (address in self._blocked or tag_of(guest) in self._blocked)

    def minutes_left(self) -> int | None:
        """The minutes until the server is started anew, if that was announced."""
        left = self._restart - monotonic()
        return ceil(left / 60) if left > 0 else None

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StorageFailed as error:
                log.warning("orders cannot be read: %s", error)

    async def look(self) -> None:
        """Carry out what was ordered since the last look."""
        for order in await self._ordering.since(self._seen):
            self._seen = order.id
            log.warning("an administrator orders: %s %s %s", order.kind, order.subject, order.text)
            await self._carry_out(order)

    async def _carry_out(self, order: CommandRow) -> None:
        tables = self._services.tables
        if order.kind == "end":
            await tables.ended(order.subject)
            self._services.archive.add(order.subject)
        elif order.kind == "announce":
            self._restart = monotonic() + 60 * int(order.subject)
            tables.tell_everybody(encode(Notice("restart", {"minutes": int(order.subject)})))
        else:
            self._blocked = await self._ordering.blocked()

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking
