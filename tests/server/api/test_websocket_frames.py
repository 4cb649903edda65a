"""Frames of any shape on a table's WebSocket, and clients that send too much or read nothing."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING, Self

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.running_server import PATIENCE, QUICK, Server, settings
from undercroft.client import Client
from undercroft.server.api import websocket
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from pathlib import Path

PING, PONG = b'{"type":"ping"}', {"type": "pong"}
LONG_PING = b'{"type":' + b" " * 200 + b'"ping"}'


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return a frame as clients send it."""
    return Frame(opcode, data, fin=fin).serialize(mask=True)


class Bare:
    """A connection to a table's socket that sends raw bytes."""

    def __init__(self, server: Server, code: str) -> None:
        self.code = code
        host, port = server.host.split(":")
        self._line = socket.create_connection((host, int(port)), PATIENCE)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol = ClientProtocol(parse_uri(f"ws://{server.host}/api/tables/{code}/socket"), max_size=None)
        self._protocol.send_request(self._protocol.connect())
        self.send(b"".join(self._protocol.data_to_send()))
        self._heard: list[Frame] = []
        assert self._next_event()  # the response to the handshake
        assert self.hear()["type"] == "view"
        assert self.hear()["type"] == "seats"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self._line.sendall(part)

    def _next_event(self) -> object:
        while not (events := self._protocol.events_received()):
            data = self._line.recv(65536)
            assert data, "the server closed the connection"
            self._protocol.receive_data(data)
        self._heard += [event for event in events if isinstance(event, Frame)]
        return events

    def next_frame(self) -> Frame:
        while not self._heard:
            self._next_event()
        return self._heard.pop(0)

    def hear(self) -> dict[str, object]:
        """Receive the next message."""
        frame = self.next_frame()
        assert frame.opcode is Opcode.TEXT
        message: dict[str, object] = msgspec.json.decode(frame.data)
        return message

    def closed_with(self) -> int:
        """Receive a close frame; return its code."""
        frame = self.next_frame()
        assert frame.opcode is Opcode.CLOSE
        return int.from_bytes(frame.data[:2], "big")


async def opened(server: Server) -> str:
    """Make a listed table; return its code."""
    async with Client(server.url) as host:
        return await host.make_table("dragon-tower", ("me",), QUICK, listed=True)


@pytest.fixture
async def line(server: Server) -> Bare:
    return Bare(server, await opened(server))


def test_messages_arrive_whole_in_pieces_and_together(line: Bare) -> None:
    with line:
        line.send(sent(PING))
        assert line.hear() == PONG
        line.send(sent(LONG_PING))
        assert line.hear() == PONG
        line.send(sent(PING) + sent(PING) + sent(LONG_PING))
        assert [line.hear() for _ in range(3)] == [PONG] * 3
        ping = sent(PING)
        line.send(ping[:1], ping[1:2], ping[2:7], ping[7:])
        assert line.hear() == PONG
        line.send(sent(PING))
        assert line.hear() == PONG
        line.send(sent(PING[:4], fin=False), sent(PING[4:], Opcode.CONT))
        assert line.hear() == PONG


def test_pings_pass_between_texts(line: Bare) -> None:
    with line:
        line.send(sent(b"there?", Opcode.PING))
        assert line.next_frame() == Frame(Opcode.PONG, b"there?")
        line.send(sent(PING))
        assert line.hear() == PONG
        line.send(sent(b"nobody asked", Opcode.PONG), sent(PING, Opcode.BINARY))
        assert line.hear() == PONG


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ((sent(b"{", fin=False), sent(PING)), 1002),
        ((sent(PING[:4], Opcode.CONT),), 1002),
        ((Frame(Opcode.TEXT, PING).serialize(mask=False),), 1002),
        ((sent(b"\xff\xfe"),), 1007),
        ((Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True), sent(PING)), 1000),
    ],
    ids=["text within text", "continuation without a start", "unmasked", "not UTF-8", "after the close"],
)
def test_protocol_errors_close_the_connection(line: Bare, parts: tuple[bytes, ...], code: int) -> None:
    with line:
        line.send(*parts)
        assert line.closed_with() == code


def test_text_that_is_not_utf8_leaves_no_trace_in_the_log(server: Server, line: Bare) -> None:
    with line:
        line.send(sent(b"\xff\xfe"))
        assert line.closed_with() == 1007
    assert server.mishaps.seen == []


async def test_a_flood_is_not_read_ahead_and_is_answered_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops reading from a client whose messages it has not handled yet, and loses none of them."""
    slow = Limits(messages_a_second=50, burst=1)
    count = 30
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(settings(database, limits=slow)) as server, Bare(server, await opened(server)) as line:
        (connection,) = [one for one in server.connections if isinstance(one, WebSocketsSansIOProtocol)]
        for _ in range(count):
            line.send(sent(PING))
            await asyncio.sleep(0.005)  # so that each arrives by itself
        async with asyncio.timeout(PATIENCE):
            while connection.transport.is_reading():
                await asyncio.sleep(0.01)
        monkeypatch.setattr(websocket, "PAUSE", 0.0)
        answers = [line.hear() for _ in range(count)]
        assert all(answer == PONG or answer["code"] == "too-fast" for answer in answers)
        assert PONG in answers


async def test_a_client_that_reads_nothing_is_disconnected(server: Server, line: Bare) -> None:
    """Messages that it does not read are not kept without end."""
    live = await server.within(server.services.tables.get(line.code))
    with line:
        async with asyncio.timeout(PATIENCE):  # the size of the system's buffers differs
            while any(subscriber.keeps_up for subscriber in live.subscribers):
                line.send(*(sent(b'{"type":"phrases"}') for _ in range(200)))
                await asyncio.sleep(0.01)
        while (frame := line.next_frame()).opcode is Opcode.TEXT:
            pass
        assert frame.opcode is Opcode.CLOSE
        assert int.from_bytes(frame.data[:2], "big") == 1013
