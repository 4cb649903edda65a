"""The list of open tables, which is the same for everybody, read at most once a second."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.storage.rows import TableRow
    from undercroft.server.storage.store import Store

LIFETIME: Final = 1.0
"""Seconds for which the list counts, unless this process changes it; other processes may change it too."""


class OpenTables:
    """Cache of the listed tables with an open seat."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._reading: asyncio.Task[list[TableRow]] | None = None
        self._until = 0.0

    async def get(self) -> list[TableRow]:
        """Return the tables, newest first; requests at the same time share one query."""
        if self._reading is None or self._clock() >= self._until:
            self._reading = asyncio.create_task(self._store.open_tables())
            self._until = self._clock() + LIFETIME
        reading = self._reading
        try:
            return await asyncio.shield(reading)
        except BaseException:
            self.clear()  # a failure must not be cached
            raise
        finally:
            del reading  # a failed task holds an exception that refers to this frame

    def clear(self) -> None:
        """Forget the list: this process has made a table or changed its seats."""
        self._reading = None
