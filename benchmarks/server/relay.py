"""Yardstick for the load test: a server without rules, storage or guests that relays messages.

Under the same load as the real server, it shows the maximum of this machine, Python and WebSockets. Figures from
different machines can be compared by it: moves of the server for every thousand moves of the yardstick.
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

from benchmarks.server.served import HOST, TIMEOUT, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import Receive, Scope, Send

MOVE = '{"type":"choose","entry":17,"option":"build:dark_laboratory:2"}'
"""A message as long as a move."""


class Relay:
    """ASGI application that sends each message of a table's socket to all sockets of that table."""

    def __init__(self) -> None:
        self._tables: dict[str, list[Send]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one client."""
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        sockets = self._tables.setdefault(scope["path"], [])
        sockets.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            for seat in sockets:
                await seat({"type": "websocket.send", "text": message["text"]})
        sockets.remove(send)


async def measure_relay(tables: int, seconds: float) -> float:
    """Return the moves a second that the relay passes on between two seats at each of a number of tables."""
    with _running() as port:
        seats = [await _connected(port, table) for table in range(tables) for _ in (0, 1)]
        relayed = 0

        async def play(mine: ClientConnection, is_first: bool) -> None:
            nonlocal relayed
            my_turn = is_first
            with suppress(ConnectionClosed):
                while True:
                    if my_turn:
                        await mine.send(MOVE)
                    await mine.recv(decode=False)
                    relayed += not my_turn
                    my_turn = not my_turn

        playing = [asyncio.create_task(play(seat, number % 2 == 0)) for number, seat in enumerate(seats)]
        start = perf_counter()
        await asyncio.sleep(seconds)
        rate = relayed / (perf_counter() - start)
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
        process.wait(TIMEOUT)


async def _connected(port: int, table: int) -> ClientConnection:
    deadline = perf_counter() + TIMEOUT
    while True:
        try:
            return await connect(f"ws://{HOST}:{port}/{table}", compression=None, max_queue=None)
        except OSError:  # it does not listen yet
            if perf_counter() > deadline:
                raise
            await asyncio.sleep(0.05)


def main() -> None:
    """Serve at the port given as the argument."""
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
