"""A server that stops does not wait for clients that do not read, and logs nothing about them."""

from __future__ import annotations

import logging
import socket
from time import sleep
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tests.server.running_server import GENEROUS, PATIENCE, QUICK, Line, Server, settings
from undercroft.client import Client

if TYPE_CHECKING:
    from pathlib import Path

REQUEST = b"GET /api/texts/uk/boss-monster HTTP/1.1\r\nHost: localhost\r\n\r\n"


def unread(server: Server) -> int:
    """Return the number of connections with unread bytes."""
    return sum(one.transport.get_write_buffer_size() > 0 for one in list(server.connections))


def wait_for_unread(server: Server, count: int) -> None:
    for _ in range(round(PATIENCE / 0.05)):
        if unread(server) == count:
            return
        sleep(0.05)
    pytest.fail("the server could send everything")


async def test_clients_that_do_not_read_do_not_delay_the_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "uvicorn.error")
    limits = replace(GENEROUS, shutdown_seconds=10 * PATIENCE)  # the server would wait for longer than the test
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite", limits=limits)) as server:
        port = int(server.host.rpartition(":")[2])
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["me"], QUICK)
            async with Line(server.url, code, olena, close_timeout=0.1) as deaf:
                await deaf.hear("view")
                with socket.socket() as line, socket.socket() as half:
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    line.connect(("127.0.0.1", port))
                    line.sendall(REQUEST * 200)
                    wait_for_unread(server, 1)
                    deaf.socket.transport.pause_reading()
                    half.connect(("127.0.0.1", port))
                    half.sendall(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")
                    server.__exit__()
        assert server.mishaps.seen == []
    assert [record.getMessage() for record in caplog.records] == []
