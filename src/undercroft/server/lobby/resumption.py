"""Resumption after a start: tables whose bots somebody waits for, in the background, the most urgent first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from undercroft.server.errors import ApiError
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.ws_messages import Allowance

if TYPE_CHECKING:
    from undercroft.server.lobby.registry import TableRegistry

PAGE: Final = 50
"""Tables per query."""

log = logging.getLogger("undercroft.server")


class Pace(msgspec.Struct, frozen=True):
    """The part of a stored setup that says how urgent a table is."""

    deadline: Allowance | None = None


class Resumption:
    """Wakes the bots of stored tables; all other tables are loaded when somebody opens them.

    A process serves at once: it loads one table at a time, and requests that load tables have a worker of their own.
    """

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._codes: list[str] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Number of tables that are still to be loaded."""
        return len(self._codes)

    def open(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Load the tables in their order, and wake their bots."""
        try:
            self._codes = (await self.urgent_first())[::-1]
        except StorageFailed as error:
            log.error("no table is resumed: %s", error)
        while self._codes:
            code = self._codes[-1]
            try:
                self._tables.bots.wake(await self._tables.get_in_background(code))
            except (ApiError, StorageFailed) as error:  # a table that cannot be loaded must not stop the others
                log.error("resuming table %s failed: %s", code, error)
            self._codes.pop()

    async def urgent_first(self) -> list[str]:
        """Return the tables where a bot is to move and somebody waits for it although nobody is connected.

        Where people play against time, the next deadline comes as early as its allowance after the last move. Then
        follow tables whose players get notices of their turns.
        """
        found: list[tuple[float, float, str]] = []
        last = ""
        while page := await self._tables.store.bots_to_move(last, PAGE):
            for code, updated, setup, noticed in page:
                try:
                    allowance = msgspec.json.decode(setup, type=Pace).deadline
                except msgspec.MsgspecError as error:
                    log.error("skipping damaged table %s: %s", code, error)
                    continue
                if allowance is not None or noticed:
                    due = float("inf") if allowance is None else updated + allowance.seconds
                    found.append((due, updated, code))
            last = page[-1][0]
        return [code for _, _, code in sorted(found)]

    async def close(self) -> None:
        """Stop; the next start continues."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
