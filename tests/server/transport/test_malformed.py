"""Connections that speak no HTTP are counted, and logged at most once a second."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.server.running_server import PATIENCE, Server, settings
from undercroft.server.transport import malformed
from undercroft.server.transport.malformed import INTERVAL, MalformedRequests

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from pathlib import Path

NOISE = b"\x16\x03\x01 no HTTP\r\n\r\n"


class Clock:
    """An event loop that only sets timers."""

    def __init__(self) -> None:
        self.timers: list[Callable[[], None]] = []

    def call_later(self, seconds: float, function: Callable[..., None], *args: Any) -> None:
        assert seconds == INTERVAL
        self.timers.append(lambda: function(*args))

    def ring(self) -> None:
        """Let the time pass."""
        timers, self.timers = self.timers, []
        for timer in timers:
            timer()


def test_one_line_a_second_says_how_many_there_were(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    loop = cast("AbstractEventLoop", clock)
    counted: list[int] = []
    requests = MalformedRequests(lambda: counted.append(1))
    for number in range(1000):
        requests.add(f"192.0.2.{number % 7}", loop)
    assert [record.getMessage() for record in caplog.records] == [
        "rejected malformed HTTP requests: 1, the last from 192.0.2.0"
    ]
    clock.ring()
    assert caplog.records[-1].getMessage() == "rejected malformed HTTP requests: 999, the last from 192.0.2.5"
    clock.ring()
    assert len(caplog.records) == 2, "silence is not logged"
    assert not clock.timers
    requests.add("192.0.2.9", loop)
    assert caplog.records[-1].getMessage() == "rejected malformed HTTP requests: 1, the last from 192.0.2.9"
    assert len(counted) == 1001


def test_many_connections_write_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(malformed, "INTERVAL", 10 * PATIENCE)
    caplog.set_level(logging.INFO, "uvicorn.error")
    with Server(settings(f"sqlite:///{tmp_path}/tables.sqlite")) as server:
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", int(server.host.rpartition(":")[2])), PATIENCE) as line:
                line.sendall(NOISE)
                assert line.recv(65536).startswith(b"HTTP/1.1 400")
        refusals = server.services.metrics.registry.get_sample_value("undercroft_refusals_total", {"code": "no-http"})
    about = [record.getMessage() for record in caplog.records if "HTTP request" in record.getMessage()]
    assert about == ["rejected malformed HTTP requests: 1, the last from 127.0.0.1"]
    assert refusals == 20
