"""The yardstick for a server under load: one without rules, storage or guests, that passes on what one seat says.

Driven as the real one is, it tells what this machine, Python and WebSockets give at most. So figures from different
machines can be compared: how many moves does a server make for every thousand that are passed on here?
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import TYPE_CHECKING

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.server.served import HOST, PATIENCE, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import Receive, Scope, Send

MOVE = '{"type":"choose","entry":17,"option":"build:dark_laboratory:2"}'
"""As long as a move is."""


class Relay:
    """An application that sends what comes from one socket of a table to all of that table."""

    def __init__(self) -> None:
        self._tables: dict[str, list[Send]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        there = self._tables.setdefault(scope["path"], [])
        there.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            for seat in there:
                await seat({"type": "websocket.send", "text": message["text"]})
        there.remove(send)


async def moves_passed_on(tables: int, seconds: float) -> float:
    """Moves a second that such a server passes on at so many tables of two seats that answer each other at once."""
    with _running() as port:
        seats = [await _connected(port, table) for table in range(tables) for _ in (0, 1)]
        passed = 0

        async def play(mine: ClientConnection, is_first: bool) -> None:
            nonlocal passed
            my_turn = is_first
            with suppress(ConnectionClosed):
                while True:
                    if my_turn:
                        await mine.send(MOVE)
                    await mine.recv(decode=False)
                    passed += not my_turn
                    my_turn = not my_turn

        playing = [asyncio.create_task(play(seat, number % 2 == 0)) for number, seat in enumerate(seats)]
        start = perf_counter()
        await asyncio.sleep(seconds)
        rate = passed / (perf_counter() - start)
        for seat in seats:
            seat.transport.abort()
        await asyncio.gather(*playing)
    return rate


@contextmanager
def _running() -> Iterator[int]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.server.relay", str(port)])
    try:
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def _connected(port: int, table: int) -> ClientConnection:
    deadline = perf_counter() + PATIENCE
    while True:
        try:
            return await connect(f"ws://{HOST}:{port}/{table}", compression=None, max_queue=None)
        except OSError:  # it has not begun to listen
            if perf_counter() > deadline:
                raise
            await asyncio.sleep(0.05)


def main() -> None:
    """Serve at a port until ended."""
    uvicorn.run(
        Relay(),
        host=HOST,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="critical",
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=1,
    )


if __name__ == "__main__":
    main()
