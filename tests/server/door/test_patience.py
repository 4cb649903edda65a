"""Clients that are silent, slow or endless: the server lets them go, and ends when it is told to."""

from __future__ import annotations

import signal
import socket
from typing import TYPE_CHECKING

import pytest

from tests.server.serving import PATIENCE, QUICK, Line, Server, ServerProcess, ask, settings
from undercroft.client import Client
from undercroft.server.config import Limits

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOST = b"Host: localhost\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for next to nothing."""
    limits = Limits(header_seconds=0.2, body_seconds=0.2, connections_an_address=4)
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient') / 'tables.sqlite'}"
    with Server(settings(database, limits=limits)) as server:
        yield server


def connected(server: Server) -> socket.socket:
    """A bare connection."""
    host, port = server.host.split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def heard(line: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass  # that is hanging up too
    return b"".join(parts)


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\n",
        b"GET /api/me HTTP/1.1\r\n" + HOST + b"X: y",
        b"PUT /api/me HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"PUT /api/me HTTP/1.1\r\n"
        + HOST
        + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"\r\n",
    ],
    ids=["silent", "no headers", "half a header", "half a body", "half a chunked body", "an empty line"],
)
def test_unfinished_requests_are_let_go(impatient: Server, beginning: bytes) -> None:
    with connected(impatient) as line:
        line.sendall(beginning)
        assert b" 200 " not in heard(line)
    assert ask("GET", f"{impatient.url}/api/me").status_code == 200


def test_a_connection_that_trickles_after_its_answer_is_let_go(impatient: Server) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\n" + HOST + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"\r\n")
        heard(line)


def test_headers_without_end_are_cut_off(impatient: Server) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\n" + HOST)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(b"X-Y: %s\r\n" % (b"y" * 100) * 300_000)
    with connected(impatient) as line:
        line.sendall(b"GET /" + b"x" * 50_000)
        assert heard(line) == b""


def test_connections_of_an_address_are_counted(impatient: Server) -> None:
    lines = [connected(impatient) for _ in range(8)]
    for line in lines[4:]:
        assert heard(line) == b"", "those beyond are refused at once"
    for line in lines:
        line.close()
    assert ask("GET", f"{impatient.url}/api/me").status_code == 200


async def test_a_socket_may_be_silent_for_longer(impatient: Server) -> None:
    async with Client(impatient.url) as olena:
        code = await olena.make_table("dragon-tower", ["me"], QUICK)
        async with Line(impatient.url, code, olena) as line:
            await line.hear("view")
            with connected(impatient) as other:  # it comes later, and is let go before
                heard(other)
            assert (await line.ask({"type": "ping"}))["type"] == "pong"


async def test_the_server_ends_when_it_is_told_to_whatever_clients_do(tmp_path: Path) -> None:
    config = settings(f"sqlite:///{tmp_path}/tables.sqlite")
    with ServerProcess(config) as server:
        host, port = server.url.removeprefix("http://").split(":")
        assert ask("GET", f"{server.url}/api/health").status_code == 200
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            async with Line(server.url, code, olena) as deaf:
                await deaf.hear("view")
                deaf.socket.transport.pause_reading()  # a client that never reads again
                lines = [socket.create_connection((host, int(port))) for _ in range(3)]
                lines[1].sendall(b"GET /api/me HTTP/1.1\r\n")
                lines[2].sendall(b"PUT /api/me HTTP/1.1\r\n" + HOST + b"Content-Length: 20\r\n\r\n{")
                for _ in range(50):
                    await deaf.send({"type": "ping"})
                server.terminate()
                assert server.wait(PATIENCE) in (0, -signal.SIGTERM)
                for line in lines:
                    line.close()
