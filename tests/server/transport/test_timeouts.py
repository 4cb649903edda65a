"""Time-outs of slow and silent clients, idle connections, and the end of the server."""

from __future__ import annotations

import signal
import socket
from contextlib import ExitStack
from itertools import count
from threading import Event
from time import sleep
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tests.server.running_server import GENEROUS, PATIENCE, QUICK, Line, Server, ServerProcess, ask, settings
from undercroft.client import Client
from undercroft.server.config import Limits
from undercroft.server.transport import timeouts
from undercroft.server.transport.timeouts import TimeoutProtocol

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HOST = b"Host: localhost\r\n"
REQUEST = b"GET /api/me HTTP/1.1\r\n" + HOST + b"\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short time-outs."""
    limits = Limits(header_seconds=0.2, body_seconds=0.2, connections_an_address=4)
    database = f"sqlite:///{tmp_path_factory.mktemp('impatient') / 'tables.sqlite'}"
    with Server(settings(database, limits=limits)) as server:
        yield server


@pytest.fixture(scope="module")
def ordinary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limits."""
    with Server(
        settings(f"sqlite:///{tmp_path_factory.mktemp('ordinary') / 'tables.sqlite'}", limits=Limits())
    ) as server:
        yield server


def connected(server: Server) -> socket.socket:
    """Open a TCP connection."""
    host, port = server.host.split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def read_all(line: socket.socket) -> bytes:
    """Read until the server closes the connection."""
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
def test_unfinished_requests_time_out(impatient: Server, beginning: bytes) -> None:
    with connected(impatient) as line:
        line.sendall(beginning)
        assert b" 200 " not in read_all(line)
    assert ask("GET", f"{impatient.url}/api/me").status_code == 200


def test_empty_lines_after_a_response_do_not_keep_a_connection_open(impatient: Server) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\n" + HOST + b"\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"\r\n")
        read_all(line)


def test_headers_without_end_are_cut_off(impatient: Server) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\n" + HOST)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            line.sendall(b"X-Y: %s\r\n" % (b"y" * 100) * 300_000)
    with connected(impatient) as line:
        line.sendall(b"GET /" + b"x" * 50_000)
        assert read_all(line) == b""


def test_connections_of_an_address_are_counted(impatient: Server) -> None:
    lines = [connected(impatient) for _ in range(8)]
    for line in lines[4:]:
        assert read_all(line) == b"", "those beyond are refused at once"
    for line in lines:
        line.close()
    assert ask("GET", f"{impatient.url}/api/me").status_code == 200


def test_connections_of_an_ipv6_site_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(GENEROUS, connections_an_address=1, addresses_a_site=3)
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=limits)) as server:
        wait_until_closed(server)
        networks = count()
        monkeypatch.setattr(timeouts, "network_of", lambda _: f"2001:db8:1:{next(networks)}::/64")
        lines = [connected(server) for _ in range(5)]
        for line in lines[3:]:
            assert read_all(line) == b""
        for line in lines:
            line.close()
        wait_until_closed(server)
        assert ask("GET", f"{server.url}/api/me").status_code == 200


def wait_until_closed(server: Server) -> None:
    """Wait until the server has noticed that no connection is open."""
    for _ in range(round(PATIENCE / 0.01)):
        if not server.connections:
            return
        sleep(0.01)
    pytest.fail("connections stay open")


def idle_connection(server: Server) -> socket.socket:
    """Open a connection, send a request, and read its response."""
    line = connected(server)
    line.sendall(REQUEST)
    assert read_response(line).startswith(b"HTTP/1.1 200")
    return line


def read_response(line: socket.socket) -> bytes:
    """Read one response; return nothing if the server has closed the connection."""
    response = b""
    while b"\r\n\r\n" not in response:
        part = line.recv(65536)
        if not part:
            return response
        response += part
    head, _, body = response.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
    while len(body) < length:
        body += line.recv(65536)
    return response


def protocol_of(server: Server, line: socket.socket) -> TimeoutProtocol:
    """Return the server's protocol of a connection."""
    found: list[TimeoutProtocol] = [one for one in server.connections if one.client == line.getsockname()]
    return found[0]


def test_an_idle_connection_is_kept_longer_than_clients_keep_it(ordinary: Server) -> None:
    assert Limits().idle_seconds > 90, "Go's default is 90 seconds, nginx's 60, that of most others less"
    with connected(ordinary) as line:
        line.sendall(REQUEST)
        assert b"\r\nkeep-alive: timeout=115\r\n" in read_response(line).lower()
        line.sendall(REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert b"\r\nkeep-alive:" not in read_response(line).lower()


def test_a_request_that_arrives_with_the_timeout_is_answered(ordinary: Server) -> None:
    """A busy server finds the request and the expired time-out together."""
    with idle_connection(ordinary) as line:
        busy, sent = Event(), Event()
        protocol = protocol_of(ordinary, line)

        def time_runs_out() -> None:
            busy.set()
            assert sent.wait(PATIENCE)
            protocol.timeout_keep_alive_handler()

        ordinary.loop.call_soon_threadsafe(time_runs_out)
        assert busy.wait(PATIENCE)
        line.sendall(REQUEST)
        sent.set()
        assert read_response(line).startswith(b"HTTP/1.1 200")


def test_an_idle_connection_ends_without_a_reset(ordinary: Server) -> None:
    with idle_connection(ordinary) as line:
        ordinary.loop.call_soon_threadsafe(protocol_of(ordinary, line).timeout_keep_alive_handler)
        assert line.recv(1) == b"", "the server closed its side"
        for _ in range(3):  # they were on their way; after a reset the second could not be sent
            line.sendall(REQUEST)
        assert line.recv(1) == b""


def test_connections_reused_around_the_timeout_are_never_reset(tmp_path: Path) -> None:
    limit = 0.2
    limits = Limits(idle_seconds=limit)
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=limits)) as server, ExitStack() as stack:
        lines = [stack.enter_context(idle_connection(server)) for _ in range(40)]
        answers = []
        for line in lines:  # one after the other, from well before the limit to well after it
            line.sendall(REQUEST)
            answers.append(read_response(line)[:12])
            sleep(limit / 20)
    assert set(answers) <= {b"HTTP/1.1 200", b""}
    assert answers[-1] == b""


async def test_a_websocket_may_be_silent_for_longer(impatient: Server) -> None:
    async with Client(impatient.url) as olena:
        code = await olena.make_table("dragon-tower", ["me"], QUICK)
        async with Line(impatient.url, code, olena) as line:
            await line.hear("view")
            with connected(impatient) as other:  # it comes later, and is let go before
                read_all(other)
            assert (await line.ask({"type": "ping"}))["type"] == "pong"


async def test_the_server_stops_on_a_signal_with_slow_clients_connected(tmp_path: Path) -> None:
    config = settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=replace(GENEROUS, shutdown_seconds=0.5))
    with ServerProcess(config) as server:
        host, port = server.url.removeprefix("http://").split(":")
        assert ask("GET", f"{server.url}/api/health").status_code == 200
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            async with Line(server.url, code, olena, close_timeout=0.1) as deaf:
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
