"""Relevant options of windows, computed by workers from the knowledge of a seat."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from undercroft.kernel.features.windows import open_window, window_of
from undercroft.server.errors import ApiError
from undercroft.server.ws_messages import OpenWindow, encode

if TYPE_CHECKING:
    from undercroft.kernel.features.windows import Window
    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.live.session import TableSession
    from undercroft.server.live.subscriber import Subscriber
    from undercroft.server.workers.jobs import JobQueues


class Windows:
    """Answers requests for the relevant options of open windows."""

    def __init__(self, workers: JobQueues) -> None:
        self._workers = workers
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, live: TableSession, subscriber: Subscriber, caller: Caller, entry: int) -> None:
        """Start to compute the relevant options of the subscriber's window; they are sent when they are known."""
        seat = subscriber.seat
        if entry != live.next_entry or seat is None or seat != live.seat_to_move or not open_window(live.table):
            subscriber.send(encode(OpenWindow(entry, None)))
            return
        task = asyncio.create_task(self._send_window(live, subscriber, caller, entry))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_window(self, live: TableSession, subscriber: Subscriber, caller: Caller, entry: int) -> None:
        window: Window | None = None
        # The worlds contain nothing that the seat does not know.
        worlds = live.table.worlds(live.table.state.seat)
        with contextlib.suppress(ApiError):  # too busy, or it took too long: the player is asked
            window = await self._workers.run("window", window_of, worlds, caller=caller)
        subscriber.send(encode(OpenWindow(entry, window)))

    async def close(self) -> None:
        """Cancel all requests."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
