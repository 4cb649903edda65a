"""Those who are connected to a table, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_BYTES = 4 << 20
"""Bytes that may wait for one listener."""


class Subscriber:
    """Somebody connected to a table: a seat's holder, or a spectator. Messages wait until they are sent."""

    def __init__(self, guest: str, seat: int | None, *, limit: int = 1000, most: int = MOST_BYTES) -> None:
        self.guest = guest
        self.seat = seat
        self.told = -1
        """The number of the next entry when a view or an update was told last."""
        self.keeps_up = True
        self._limit = limit
        self._most = most
        self._bytes = 0
        self._waiting: deque[bytes] = deque()
        self._woken: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Hand over a message; a listener that does not keep up is let go and may reconnect."""
        # A single message may be of any size: a first view tells a whole game.
        if len(self._waiting) >= self._limit or (self._waiting and self._bytes + len(message) > self._most):
            self.keeps_up = False
            self._waiting.clear()
        elif self.keeps_up:
            self._waiting.append(message)
            self._bytes += len(message)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def next_message(self) -> bytes | None:
        """The next message to be sent, or None if the listener did not keep up; for one sender only."""
        while not self._waiting:
            if not self.keeps_up:
                return None
            # One sender waits here: a whole queue would do more than is needed, for every message.
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
