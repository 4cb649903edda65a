"""Server of the browser tests, on loopback, with temporary storage."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from functools import partial
from time import time
from typing import TYPE_CHECKING

from starlette.responses import Response
from starlette.routing import Route

from undercroft.bots.names import personas
from undercroft.server.config import Config, Limits, Work
from undercroft.server.live import broadcast, initial_table
from undercroft.server.lobby import creation
from undercroft.server.run import make_server

if TYPE_CHECKING:
    from starlette.requests import Request

SEED = 7
"""Seed of every table, to reproduce failing tests."""


def longest_named(table: str, seat: int) -> str:
    """Return the name of a bot: the longest names first, so that layouts which fit them fit all others."""
    return sorted(personas(), key=len, reverse=True)[seat]


async def serve(port: int, folder: str) -> None:
    """Serve until terminated, without pauses of bots and with generous rate limits."""
    limits = Limits(
        guests_an_address=1000,
        reads_burst=10_000,
        messages_a_second=1000,
        burst=1000,
        makes_burst=1000,
        talk_burst=1000,
        advice=Work(seconds=60, waiting=64, a_guest=2, an_address=16),
        # Every test is a new guest without a cookie, and all of them share a limit.
        importing=Work(seconds=60, waiting=64, a_guest=16, an_address=16),
    )
    config = Config(
        port=port,
        database=f"sqlite:///{folder}/tables.sqlite",
        base_path=os.environ.get("UNDERCROFT_BASE_PATH", ""),
        secret="tests",
        bot_pause=0.02,
        limits=limits,
    )
    ahead = 0.0

    async def a_day_later(request: Request) -> Response:
        """Advance the clock by a day, so that deadlines pass; only test servers have this endpoint."""
        nonlocal ahead
        ahead += 86_401
        await request.app.state.services.tables.deadlines.check()
        return Response()

    server = make_server(config, clock=lambda: time() + ahead)
    server.config.app.routes.insert(0, Route("/tests/a-day-later", a_day_later, methods=["POST"]))  # type: ignore[union-attr]  # an app, not its import path
    await server.serve()


if __name__ == "__main__":
    creation.new_table = partial(creation.new_table, seed=SEED)
    initial_table.persona_at = broadcast.persona_at = longest_named
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(serve(int(sys.argv[1]), folder))
