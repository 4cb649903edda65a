"""Looking for garbage at a good moment.

Python looks for objects that only refer to each other whenever enough has been made, and everybody waits meanwhile:
with a thousand tables for a tenth of a second and more, several times a minute. Tables are plain data and go when
nobody refers to them any more; what is left over (connections that broke, errors) can wait until nobody plays, or is
much.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

EVERY: Final = 2.0
"""Seconds between two looks."""
WORTH_IT: Final = 50_000
"""So many new objects are worth a look for garbage when nobody plays."""
TOO_MANY: Final = 1_000_000
"""With so many new ones it does not wait for that."""


class GcScheduler:
    """Collects garbage for a process that has told Python not to do it by itself."""

    def __init__(self, entries: Callable[[], int]) -> None:
        self._entries = entries
        """How many entries were made so far, at all tables."""
        self._before = -1

    def collect_if_idle(self) -> bool:
        """Collect if it is time; says whether it was."""
        entries, new = self._entries(), gc.get_count()[0]
        is_quiet, self._before = entries == self._before, entries
        if new >= TOO_MANY or (is_quiet and new >= WORTH_IT):
            gc.collect()
            return True
        return False

    async def run(self) -> None:
        """Look now and then, for ever."""
        gc.disable()
        try:
            while True:
                await asyncio.sleep(EVERY)
                self.collect_if_idle()
        finally:
            gc.enable()
