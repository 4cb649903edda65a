"""How long a connection may keep the server waiting: for a request's headers, for its body, and to read the answer."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from undercroft.server.access.rate_limits import neighbourhood

if TYPE_CHECKING:
    import asyncio
    from asyncio import TimerHandle
    from collections.abc import Callable

    from undercroft.server.config import Config

HEADER_BYTES: Final = 32_768
"""The longest that the line and the headers of a request may be together."""
MARGIN: Final = 5.0
"""Seconds by which clients are told a shorter time than idle connections are kept, so that they let go first."""
LAST_LOOK: Final = 0.05
"""Seconds in which a request that has already arrived is read before an idle connection ends."""


def patient(config: Config) -> Callable[..., HttpToolsProtocol]:
    """What makes the protocol of each HTTP connection."""
    return partial(TimeoutProtocol, config, Counter())


class TimeoutProtocol(HttpToolsProtocol):
    """HTTP for clients that may be silent, slow or endless: only for so long, and only so much."""

    def __init__(self, ours: Config, open_of: Counter[str], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limits = ours.limits
        self._proxies = ours.trusted_proxies
        self._open_of = open_of
        """Connections that are no sockets yet, by address."""
        self._address: str | None = None
        self._deadline: TimerHandle | None = None
        self._unread = 0
        """Bytes that came and are neither headers that are all there nor part of a body."""
        self._whole = True
        """Whether the request is all there."""
        self._is_socket = False
        self._has_ended = False
        """Whether the client was told that nothing more will be answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody connects: a request must follow soon."""
        super().connection_made(transport)
        self._wait(self._limits.header_seconds)
        host = self.client[0] if self.client else ""
        if host not in self._proxies:  # a proxy speaks for everybody
            self._address = neighbourhood(host)
            self._open_of[self._address] += 1
            if self._open_of[self._address] > self._limits.connections_an_address:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        if self._has_ended:
            return  # read and dropped: unread bytes would turn the end of the connection into a reset
        self._unread += len(data)
        super().data_received(data)
        if self._is_socket:
            return
        if self._unread > HEADER_BYTES:
            self.transport.abort()
        elif self._deadline is None and self._whole and (self.cycle is None or self.cycle.response_complete):
            self._wait(self._limits.header_seconds)  # empty lines between requests are no reason to wait for ever

    def on_message_begin(self) -> None:
        """A request begins."""
        self._whole = False
        self._wait(self._limits.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """All headers are there: what is still to come is the body."""
        self._unread = 0
        self._wait(self._limits.body_seconds)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before and self.cycle.keep_alive:
            seconds = max(self._limits.idle_seconds - MARGIN, self._limits.idle_seconds / 2)
            told = (b"keep-alive", b"timeout=%d" % seconds)
            self.cycle.default_headers = [*self.cycle.default_headers, told]

    def on_body(self, body: bytes) -> None:
        """Some of the body has come."""
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is all there: now it is the server's turn."""
        self._unread = 0
        self._whole = True
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is handed over; if the connection is to be closed then, the client must read it soon."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._wait(self._limits.body_seconds)

    def timeout_keep_alive_handler(self) -> None:
        """No other request came: end the connection, unless one has arrived and is not read yet."""
        self.timeout_keep_alive_task = self.loop.call_later(LAST_LOOK, self._end_idle)

    def _end_idle(self) -> None:
        """Say that nothing more will be answered; the client closes, once it has read all that was."""
        self.timeout_keep_alive_task = None
        if self.transport.is_closing():
            return
        if self.transport.can_write_eof():
            self._has_ended = True
            self.transport.write_eof()
        else:
            self.transport.close()
        self._wait(self._limits.body_seconds)

    def handle_websocket_upgrade(self) -> None:
        """From now on the connection is a socket, which has its own limits."""
        self._is_socket = True
        self._leave()
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        # To close it would be to wait until everything is read.
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._address is not None:
            self._open_of[self._address] -= 1
            if not self._open_of[self._address]:
                del self._open_of[self._address]
            self._address = None
