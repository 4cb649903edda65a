"""Prices of requests in tokens of the rate limits, and turns for costly ones, so that they do not delay moves."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from undercroft.server.access.rate_limits import site_of
from undercroft.server.errors import ApiError

if TYPE_CHECKING:
    from undercroft.server.config import Limits

PRICES: Final = tuple(
    (re.compile(pattern), price)
    for pattern, price in (
        (r"GET /api/tables", 10),
        (r"GET /api/profile", 10),
        (r"GET /api/profile/export", 20),
        (r"PUT /api/profile/picture", 10),
        (r"GET /api/(daily|campaigns)(/.*)?", 4),
        (r"GET /api/tables/[^/]*", 4),
        (r"GET /t/.*", 4),
        (r"GET /api/tables/[^/]*/.*", 3),  # records and reviews: workers make them, with queues of their own
        (r"GET /api/(puzzles(/.*)?|me|health)", 2),
    )
)
"""Tokens for a request, one for each half millisecond of the server's time; all others cost one."""
COSTLY: Final = 4
"""Requests with this price or a higher one take turns."""
MAX_WAIT: Final = 10.0
"""Seconds that a costly request waits for its turn."""


def price_of(method: str, path: str) -> int:
    """Return the price of a request to a path below the base path."""
    request = f"{'GET' if method == 'HEAD' else method} {path}"
    return next((price for pattern, price in PRICES if pattern.fullmatch(request)), 1)


class Turn:
    """A turn of a costly request."""

    def __init__(self, *semaphores: asyncio.Semaphore) -> None:
        self._semaphores = semaphores

    def release(self) -> None:
        """Give the turn to the next request; without effect after the first call."""
        semaphores, self._semaphores = self._semaphores, ()
        for semaphore in semaphores:
            semaphore.release()


class CostlyRequests:
    """Bounds how many costly requests run at once, in the process and of each address or /48; the others wait."""

    def __init__(self, limits: Limits) -> None:
        self._an_address = limits.costly_requests_an_address
        self._all = asyncio.Semaphore(limits.costly_requests)
        self._addresses: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """Only of addresses with a request that runs or waits."""

    async def take_turn(self, address: str) -> Turn:
        """Wait for a turn; first for one of the address, so that each address has few requests in the common queue."""
        key = site_of(address) or address
        of_address = self._addresses.get(key)
        if of_address is None:
            of_address = self._addresses[key] = asyncio.Semaphore(self._an_address)
        try:
            async with asyncio.timeout(MAX_WAIT):
                await of_address.acquire()
                try:
                    await self._all.acquire()
                except BaseException:
                    of_address.release()
                    raise
        except TimeoutError as error:
            raise ApiError("too-busy") from error
        return Turn(of_address, self._all)
