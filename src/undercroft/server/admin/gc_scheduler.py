"""Garbage collection while no table is active.

Python's cyclic collector pauses the process whenever enough objects were created: with a thousand tables for 100 ms and
more, several times a minute. Tables are plain data and are freed by reference counting. The remaining cycles (broken
connections, exceptions) can wait until no game is played, or until there are many of them.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

INTERVAL: Final = 2.0
"""Seconds between two checks."""
IDLE_THRESHOLD: Final = 50_000
"""New objects after which garbage is collected when idle."""
BUSY_THRESHOLD: Final = 1_000_000
"""New objects after which garbage is collected in any case."""


class GcScheduler:
    """Replaces Python's automatic garbage collection."""

    def __init__(self, entries: Callable[[], int]) -> None:
        self._entries = entries
        """Returns the number of entries so far at all tables."""
        self._before = -1

    def collect_if_idle(self) -> bool:
        """Collect garbage if no entry was made since the last check, or if there is much; return True if it did."""
        entries, new = self._entries(), gc.get_count()[0]
        is_idle, self._before = entries == self._before, entries
        if new >= BUSY_THRESHOLD or (is_idle and new >= IDLE_THRESHOLD):
            gc.collect()
            return True
        return False

    async def run(self) -> None:
        """Disable automatic collection and check at intervals until cancelled."""
        gc.disable()
        try:
            while True:
                await asyncio.sleep(INTERVAL)
                self.collect_if_idle()
        finally:
            gc.enable()
