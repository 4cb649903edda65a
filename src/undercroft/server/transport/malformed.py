"""Count of connections that speak no HTTP, logged at most once a second."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Callable

INTERVAL: Final = 1.0
"""Seconds between two lines of the log."""

log = logging.getLogger("undercroft.server")


class MalformedRequests:
    """Counts malformed requests; only the number since the last line and the last address are kept."""

    def __init__(self, count: Callable[[], None]) -> None:
        self._count = count
        """Counts one in the metrics."""
        self._number = 0
        self._address = ""
        self._is_waiting = False
        """True for a second after each line."""

    def add(self, address: str, loop: AbstractEventLoop) -> None:
        """Count a malformed request from an address."""
        self._count()
        self._number += 1
        self._address = address
        if not self._is_waiting:
            self._report(loop)

    def _report(self, loop: AbstractEventLoop) -> None:
        self._is_waiting = self._number > 0
        if self._is_waiting:
            log.warning("rejected malformed HTTP requests: %d, the last from %s", self._number, self._address)
            self._number = 0
            loop.call_later(INTERVAL, self._report, loop)
