"""Connections to a table, each with a queue of messages."""

from __future__ import annotations

import asyncio
from collections import deque

MAX_BYTES = 4 << 20
"""Bytes that may be queued for one subscriber."""


class Subscriber:
    """A player or spectator connected to a table, and the messages queued for them."""

    def __init__(self, guest: str, seat: int | None, *, limit: int = 1000, max_bytes: int = MAX_BYTES) -> None:
        self.guest = guest
        self.seat = seat
        self.next_entry = -1
        """The number of the next entry in the last view or update sent."""
        self.keeps_up = True
        self._limit = limit
        self._max_bytes = max_bytes
        self._bytes = 0
        self._queue: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; a subscriber whose queue overflows is dropped and may reconnect."""
        # A single message may have any size: a first view contains a whole game.
        if len(self._queue) >= self._limit or (self._queue and self._bytes + len(message) > self._max_bytes):
            self.keeps_up = False
            self._queue.clear()
        elif self.keeps_up:
            self._queue.append(message)
            self._bytes += len(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next_message(self) -> bytes | None:
        """Return the next queued message, or None if the subscriber was dropped; for a single caller."""
        while not self._queue:
            if not self.keeps_up:
                return None
            # With one caller, a future is enough and cheaper than an asyncio.Queue.
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        message = self._queue.popleft()
        self._bytes -= len(message)
        return message
