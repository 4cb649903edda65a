"""Shutdown that does not wait for clients that do not read."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from undercroft.server.transport.timeouts import TimeoutProtocol

if TYPE_CHECKING:
    import socket

STALLED: Final = 0.5
"""Seconds without progress after which a client of a stopping server is disconnected."""


class Server(uvicorn.Server):
    """uvicorn's server; when it stops, it aborts connections whose clients do not read what they were sent."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let clients finish while they read; disconnect the others."""
        aborting = asyncio.create_task(self._abort_stalled())
        try:
            await super().shutdown(sockets)
        finally:
            aborting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await aborting

    async def _abort_stalled(self) -> None:
        before: dict[Any, int] = {}
        while True:
            unread = {one: one.transport.get_write_buffer_size() for one in self.server_state.connections}
            for connection, size in unread.items():
                if size and size == before.get(connection):
                    if isinstance(connection, TimeoutProtocol):
                        connection.abort()
                    else:
                        connection.transport.abort()
            before = unread
            await asyncio.sleep(STALLED)


def is_no_client_error(record: logging.LogRecord) -> bool:
    """Return False for lines of uvicorn that clients could fill the log with, and for requests ended by a shutdown."""
    if record.exc_info is not None and record.exc_info[0] is asyncio.CancelledError:
        return False
    return record.msg not in (
        "Invalid UTF-8 sequence received from client.",
        "Invalid HTTP request received.",  # counted by `MalformedRequests`
        "Unsupported upgrade request.",  # answered like any other
    )
