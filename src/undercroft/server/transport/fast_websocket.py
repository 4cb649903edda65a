"""The WebSockets of uvicorn, with a short way for ordinary messages.

Nearly everything that passes at a table is a text in a frame of its own. It need not go through a parser of all
there is, queues and tasks: what comes is read here, what is sent is written at once. Whatever is not ordinary
(pings and ends, for one) goes uvicorn's way.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import OPEN
from websockets.utils import apply_mask

if TYPE_CHECKING:
    from starlette.types import Scope
    from uvicorn._types import ASGIReceiveEvent

DIRECT: Final = "undercroft.direct"
"""The extension of a scope that sends texts at once."""
MOST_WAITING: Final = 8
"""Messages that may wait to be received before no more are read."""
END_OF_HEADERS: Final = b"\r\n\r\n"

# A frame (RFC 6455, section 5.2): two bytes, perhaps a longer length, four bytes of mask if it comes from a client, and
# what it says.
WHOLE: Final = 0x80
"""The bit of a frame that ends its message."""
WHOLE_TEXT: Final = WHOLE | 0x1
MASKED: Final = 0x80
LONGER, LONGEST = 126, 127
"""Instead of a length: it follows in two bytes, or in eight."""
HEAD: Final = 6
"""Bytes before what a short frame of a client says."""

SendNow: TypeAlias = Callable[[bytes], bool]
"""Sends a text; False: it could not be sent at once, and was not."""


def direct(scope: Scope) -> SendNow | None:
    """What sends texts at once to the client of a scope, if the server can do that."""
    return cast("SendNow | None", scope.get("extensions", {}).get(DIRECT, {}).get("send"))


def fast_websocket() -> Callable[..., FastWebSocket]:
    """What makes the protocol of each WebSocket of a server."""
    return partial(FastWebSocket, Outbox())


class Inbox(asyncio.Queue[Any]):
    """What came and waits for the one task that receives it; asyncio's queue is made for many, which takes longer."""

    def __init__(self) -> None:
        super().__init__()
        self._events: deque[ASGIReceiveEvent] = deque()
        self._woken: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """How many wait."""
        return len(self._events)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._events

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Something came."""
        self._events.append(item)
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next one, as soon as there is one."""
        while not self._events:
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        return self._events.popleft()


class Outbox:
    """Texts that are about to be sent, of all sockets.

    What happened at many tables at once is written in one go: clients then read it in one go, too, and are not woken up
    for every message.
    """

    def __init__(self) -> None:
        self._texts: list[tuple[FastWebSocket, bytes]] = []

    def add(self, socket: FastWebSocket, text: bytes) -> None:
        """Send a text as soon as everything that is to be done now is done."""
        if not self._texts:
            socket.loop.call_soon(self._send_all)
        self._texts.append((socket, text))

    def _send_all(self) -> None:
        texts, self._texts = self._texts, []
        for socket, text in texts:
            if socket.is_open:
                socket.transport.write(head_of(len(text)) + text)


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which ordinary messages go the short way in both directions."""

    def __init__(self, outbox: Outbox, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()
        self._outbox = outbox
        self._is_between = False
        """Whether the next byte that comes begins a message. Once that is not known, it never is again."""

    async def run_asgi(self) -> None:
        """Serve the client; the application finds in the scope how to send at once."""
        self.scope["extensions"][DIRECT] = {"send": self.send_now}
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Something came: mostly a whole text, and nothing else."""
        if not self.handshake_complete:
            begins = not self.handshake_initiated
            super().data_received(data)
            self._is_between = begins and self.handshake_initiated and data.endswith(END_OF_HEADERS)
            return
        if self._is_between and self.conn.state is OPEN:
            text = ordinary_text(data)
            if text is not None:
                self._hear(text)
                return
            self._is_between = are_whole_messages(data)
        super().data_received(data)

    def _hear(self, text: str) -> None:
        if self.close_sent:  # nobody listens any more
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """A message came uvicorn's way; what claims to be a text and is none is the client's mistake, and no error."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    @property
    def is_open(self) -> bool:
        """Whether texts can be sent."""
        return self.conn.state is OPEN and not self.transport.is_closing()

    def send_now(self, text: bytes) -> bool:
        """Send a text at once; False if it would have to wait, or nothing can be sent any more."""
        if not self.is_open or not self.writable.is_set():
            return False
        self._outbox.add(self, text)
        return True


def ordinary_text(data: bytes) -> str | None:
    """The text that a client sent if this is one short frame and nothing else; None: it is not, or not a text."""
    if len(data) < HEAD or data[0] != WHOLE_TEXT or data[1] ^ MASKED != len(data) - HEAD or len(data) >= HEAD + LONGER:
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None


def is_text(data: bytes) -> bool:
    """Whether these bytes can be read as a text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def are_whole_messages(data: bytes) -> bool:
    """Whether these bytes of a client, which begin a message, end with the end of one."""
    place = 0
    while place < len(data):
        head = data[place : place + 10]
        if len(head) < 2 or not head[0] & WHOLE:
            return False
        length = head[1] & ~MASKED
        place += HEAD
        if length == LONGER:
            length = int.from_bytes(head[2:4], "big")
            place += 2
        elif length == LONGEST:
            length = int.from_bytes(head[2:10], "big")
            place += 8
        place += length
    return place == len(data)


def head_of(length: int) -> bytes:
    """What stands before a text that a server sends as one frame."""
    if length < LONGER:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, LONGER)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LONGEST)) + length.to_bytes(8, "big")
