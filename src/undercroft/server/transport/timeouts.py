"""HTTP connections with time-outs for requests and responses, and a limit for each address."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from undercroft.server.access.rate_limits import network_of, site_of

if TYPE_CHECKING:
    import asyncio
    from asyncio import TimerHandle
    from collections.abc import Callable

    from uvicorn._types import ASGI3Application
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

    from undercroft.server.config import Config
    from undercroft.server.transport.malformed import MalformedRequests

HEADER_BYTES: Final = 32_768
"""The maximum size of a request's line and headers together."""
MARGIN: Final = 5.0
"""Seconds that `Keep-Alive: timeout` is shorter than the server's own time-out, so that clients close first."""
STOP_SECONDS: Final = 0.5
"""Seconds to receive the rest of a request when the server stops."""
GRACE: Final = 0.05
"""Seconds to read a request that has already arrived before an idle connection is closed."""


def timeout_protocol(config: Config, malformed: MalformedRequests) -> Callable[..., HttpToolsProtocol]:
    """Return a factory of HTTP protocols for uvicorn; they share the number of connections of each address."""
    return partial(TimeoutProtocol, config, Counter(), malformed)


class TimeoutProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with limits for clients that are silent or slow or send without end.

    uvicorn itself has a time-out only for idle connections, and closes these with a reset if a request is on its way.
    """

    def __init__(
        self, app_config: Config, connections: Counter[str], malformed: MalformedRequests, *args: Any, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self._limits = app_config.limits
        self._proxies = app_config.trusted_proxies
        self._connections = connections
        """HTTP connections by network; WebSockets have a limit of their own."""
        self._malformed = malformed
        self._counted: tuple[str, ...] = ()
        """The networks that this connection counts for."""
        self._deadline: TimerHandle | None = None
        self._pending_bytes = 0
        """Bytes received since the last complete headers or part of a body."""
        self._is_complete = True
        """The whole request has been received."""
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; with pipelining, `cycle` is the last one received."""
        self._is_websocket = False
        self._is_half_closed = False
        """The server's side is closed: nothing more will be answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Wait for a request; reject the connection if its address has too many."""
        super().connection_made(transport)
        self._set_deadline(self._limits.header_seconds)
        host = self.client[0] if self.client else ""
        if host not in self._proxies:  # connections of a proxy belong to many clients
            network = network_of(host)
            bounds = {network: self._limits.connections_an_address}
            if (site := site_of(network)) is not None:
                bounds[site] = self._limits.connections_an_address * self._limits.addresses_a_site
            self._counted = tuple(bounds)
            self._connections.update(self._counted)
            if any(self._connections[key] > bound for key, bound in bounds.items()):
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, and answering on it."""
        self._release()
        self._stop_answering()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has been received, unless the connection is ending or its headers are too long."""
        if self._is_half_closed:
            return  # read and drop it: unread bytes would turn the end of the connection into a reset
        self._pending_bytes += len(data)
        super().data_received(data)
        if self._is_websocket:
            return
        if self._pending_bytes > HEADER_BYTES:
            self.transport.abort()
        elif self._deadline is None and self._is_complete and (self.cycle is None or self.cycle.response_complete):
            self._set_deadline(self._limits.header_seconds)  # empty lines between requests must not reset the time-out

    def send_400_response(self, msg: str) -> None:
        """Count and reject what is no HTTP."""
        self._malformed.add(self.client[0] if self.client else "", self.loop)
        super().send_400_response(msg)

    def on_message_begin(self) -> None:
        """Wait for the rest of the headers."""
        self._is_complete = False
        self._set_deadline(self._limits.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Wait for the body; announce in the response how long an idle connection is kept."""
        self._pending_bytes = 0
        self._set_deadline(self._limits.body_seconds)
        previous = self.cycle
        super().on_headers_complete()
        if self.cycle is not previous and self.cycle.keep_alive:
            seconds = max(self._limits.idle_seconds - MARGIN, self._limits.idle_seconds / 2)
            self.cycle.default_headers = [*self.cycle.default_headers, (b"keep-alive", b"timeout=%d" % seconds)]

    def on_body(self, body: bytes) -> None:
        """Take part of the body."""
        self._pending_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Clear the deadline: it is the server's turn."""
        self._pending_bytes = 0
        self._is_complete = True
        self._clear_deadline()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the client to read the response if the connection closes after it."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._set_deadline(self._limits.body_seconds)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """Let the response in progress end without writing; otherwise it would fail and be logged."""
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True

    def abort(self) -> None:
        """Disconnect at once; `close` would wait until the client has read everything."""
        self._stop_answering()
        self.transport.abort()

    def shutdown(self) -> None:
        """End the connection, after the response to a request that is on its way."""
        super().shutdown()
        if not self._is_complete:
            self._set_deadline(STOP_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        """Close the idle connection, unless a request has arrived and is not read yet."""
        self.timeout_keep_alive_task = self.loop.call_later(GRACE, self._half_close)

    def _half_close(self) -> None:
        """Close the server's side, so that the client can still read all it was sent before it closes its own."""
        self.timeout_keep_alive_task = None
        if self.transport.is_closing():
            return
        if self.transport.can_write_eof():
            self._is_half_closed = True
            self.transport.write_eof()
        else:
            self.transport.close()
        self._set_deadline(self._limits.body_seconds)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which has its own limits."""
        self._is_websocket = True
        self._release()
        super().handle_websocket_upgrade()

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(seconds, self.abort)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _release(self) -> None:
        self._clear_deadline()
        for key in self._counted:
            self._connections[key] -= 1
            if not self._connections[key]:
                del self._connections[key]
        self._counted = ()
