"""Garbage collection without pauses while tables are played, and without trust that nothing needs it.

A full collection by Python's cyclic collector pauses a process with a thousand tables for 100 ms and more, and by
default runs several times a minute. The young generations are small: Python collects them as usual, and with them most
cycles (broken connections, exceptions, SQL statements). Older cycles wait for a full collection, which runs when
no game is played, and in any case after a bounded number of new objects or growth of the process.
"""

from __future__ import annotations

import asyncio
import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

INTERVAL: Final = 2.0
"""Seconds between two checks."""
THRESHOLDS: Final = (700, 10, 150)
"""Python's own thresholds for the young generations; a full collection after a million new objects, not 70,000."""
IDLE_COLLECTIONS: Final = 6
"""Collections of the middle generation after which everything is collected when idle."""
MAX_GROWTH: Final = 128 << 20
"""Bytes by which the process may grow until everything is collected: a few objects can hold much memory."""


class GcScheduler:
    """Runs full collections at good moments, and at the latest when the process has grown."""

    def __init__(self, entries: Callable[[], int], memory: Callable[[], int | None] | None = None) -> None:
        self._entries = entries
        """Returns the number of entries so far at all tables."""
        self._memory = memory or resident_memory
        self._before = -1
        self._collections = collections()
        self._size = self._memory() or 0
        """Memory after the last full collection."""

    def collect_if_due(self) -> bool:
        """Collect all garbage if no entry was made since the last check or the process has grown; return True if so."""
        entries, size = self._entries(), self._memory() or 0
        is_idle, self._before = entries == self._before, entries
        if size <= self._size + MAX_GROWTH and not (is_idle and collections() >= self._collections + IDLE_COLLECTIONS):
            return False
        gc.collect()
        self._collections, self._size = collections(), self._memory() or 0
        return True

    async def run(self) -> None:
        """Exempt what exists from collection, and check at intervals until cancelled."""
        before = gc.get_threshold()
        gc.collect()
        gc.freeze()  # modules, cards and services last as long as the process
        gc.set_threshold(*THRESHOLDS)
        try:
            while True:
                await asyncio.sleep(INTERVAL)
                self.collect_if_due()
        finally:
            gc.set_threshold(*before)
            gc.unfreeze()


def collections() -> int:
    """Return the number of collections of the middle generation."""
    return int(gc.get_stats()[1]["collections"])


def resident_memory() -> int | None:
    """Return the resident memory of this process in bytes; None on systems without /proc."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except FileNotFoundError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
