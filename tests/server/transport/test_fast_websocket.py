"""The short way of ordinary messages: read and written as the library would, and everything else goes its way."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING, Self

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.running_server import PATIENCE, QUICK, Server, settings
from undercroft.client import Client
from undercroft.server.api import websocket as socket_of_tables
from undercroft.server.config import Limits
from undercroft.server.transport.fast_websocket import (
    MOST_WAITING,
    FastWebSocket,
    are_whole_messages,
    head_of,
    ordinary_text,
)

if TYPE_CHECKING:
    from pathlib import Path

PING, PONG = b'{"type":"ping"}', {"type": "pong"}
LONG_PING = b'{"type":' + b" " * 200 + b'"ping"}'


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as clients send it."""
    return Frame(opcode, data, fin=fin).serialize(mask=True)


# -- frames ----------------------------------------------------------------------------------------------------------


@given(st.text(max_size=40))
def test_a_short_text_is_read(text: str) -> None:
    data = text.encode()
    assert ordinary_text(sent(data)) == (text if len(data) < 126 else None)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent(b"x" * 126),
        sent(b"x", Opcode.BINARY),
        sent(b"x", fin=False),
        sent(b"x", Opcode.CONT),
        sent(b"x", Opcode.PING),
        sent(b"\xff"),
        sent(b"x") + sent(b"y"),
        sent(b"xyz")[:-1],
        sent(b"")[:5],
        Frame(Opcode.TEXT, b"four" + b"x").serialize(mask=False),
        bytes([sent(b"x")[0] | 0x40]) + sent(b"x")[1:],
    ],
    ids=[
        "nothing",
        "long",
        "binary",
        "a beginning",
        "an end",
        "a ping",
        "no text",
        "two",
        "cut",
        "half a head",
        "without a mask",
        "of an extension",
    ],
)
def test_nothing_else_is_taken_for_one(data: bytes) -> None:
    assert ordinary_text(data) is None


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_texts_are_written_as_the_library_does(length: int) -> None:
    assert head_of(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


@given(st.lists(st.sampled_from([0, 1, 125, 126, 300, 65_535, 65_536]), min_size=1, max_size=4), st.data())
def test_where_messages_end_is_known(lengths: list[int], drawn: st.DataObject) -> None:
    data = b"".join(sent(b"x" * length, Opcode.PONG if length < 126 else Opcode.BINARY) for length in lengths)
    ends = {0}
    for length in lengths:
        ends.add(max(ends) + len(sent(b"x" * length, Opcode.BINARY)))
    assert are_whole_messages(data)
    cut = drawn.draw(st.integers(0, len(data)))
    assert are_whole_messages(data[:cut]) == (cut in ends)


def test_the_beginning_of_a_message_is_no_whole_one() -> None:
    assert not are_whole_messages(sent(b"x", Opcode.PING) + sent(b"x", fin=False))


# -- a real server ---------------------------------------------------------------------------------------------------


class Bare:
    """A connection to a table's socket that sends whatever bytes it is told to."""

    def __init__(self, server: Server, code: str) -> None:
        self.code = code
        host, port = server.host.split(":")
        self._line = socket.create_connection((host, int(port)), PATIENCE)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol = ClientProtocol(parse_uri(f"ws://{server.host}/api/tables/{code}/socket"), max_size=None)
        self._protocol.send_request(self._protocol.connect())
        self.send(b"".join(self._protocol.data_to_send()))
        self._heard: list[Frame] = []
        assert self._next_event()  # that the connection stands
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
            assert data, "the server has hung up"
            self._protocol.receive_data(data)
        self._heard += [event for event in events if isinstance(event, Frame)]
        return events

    def next_frame(self) -> Frame:
        while not self._heard:
            self._next_event()
        return self._heard.pop(0)

    def hear(self) -> dict[str, object]:
        """The next message."""
        frame = self.next_frame()
        assert frame.opcode is Opcode.TEXT
        message: dict[str, object] = msgspec.json.decode(frame.data)
        return message

    def closed_with(self) -> int:
        """The code with which the server closes now."""
        frame = self.next_frame()
        assert frame.opcode is Opcode.CLOSE
        return int.from_bytes(frame.data[:2], "big")


async def opened(server: Server) -> str:
    """A table at which everybody may look on."""
    async with Client(server.url) as host:
        return await host.make_table("dragon-tower", ("me",), QUICK, listed=True)


@pytest.fixture
async def line(server: Server) -> Bare:
    return Bare(server, await opened(server))


def test_texts_come_whole_in_pieces_and_together(line: Bare) -> None:
    """Once a text came in pieces, those after it are still understood, however they come."""
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


def test_signs_of_life_pass_between_texts(line: Bare) -> None:
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
    ids=["a text within a text", "an end without a beginning", "without a mask", "no text", "after the end"],
)
def test_what_is_not_allowed_ends_the_connection(line: Bare, parts: tuple[bytes, ...], code: int) -> None:
    with line:
        line.send(*parts)
        assert line.closed_with() == code


async def test_what_waits_to_be_read_is_read_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More texts than may wait: no more are read until those are done, and none is lost."""
    slow = Limits(messages_a_second=50, burst=1)
    count = 3 * MOST_WAITING
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(settings(database, limits=slow)) as server, Bare(server, await opened(server)) as line:
        for _ in range(count):
            line.send(sent(PING))
            await asyncio.sleep(0.005)  # so that each comes by itself
        (connection,) = [one for one in server.connections if isinstance(one, FastWebSocket)]
        async with asyncio.timeout(PATIENCE):
            while not connection.read_paused:
                await asyncio.sleep(0.01)
        assert connection.queue.qsize() <= MOST_WAITING + 1
        monkeypatch.setattr(socket_of_tables, "PAUSE", 0.0)
        answers = [line.hear() for _ in range(count)]
        assert all(answer == PONG or answer["code"] == "too-fast" for answer in answers)
        assert PONG in answers


async def test_a_client_that_reads_nothing_is_let_go(server: Server, line: Bare) -> None:
    """What it does not read is not kept without end."""
    live = await server.within(server.services.tables.get(line.code))
    with line:
        async with asyncio.timeout(PATIENCE):  # how much the system keeps on the way differs
            while any(subscriber.keeps_up for subscriber in live.subscribers):
                line.send(*(sent(b'{"type":"phrases"}') for _ in range(200)))
                await asyncio.sleep(0.01)
        while (frame := line.next_frame()).opcode is Opcode.TEXT:
            pass
        assert frame.opcode is Opcode.CLOSE
        assert int.from_bytes(frame.data[:2], "big") == 1013
