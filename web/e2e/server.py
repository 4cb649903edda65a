"""A server of the browser tests: on loopback, with storage of its own that goes when it ends."""

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
"""Every table is dealt the same, so that a failing test fails again."""


def longest_named(table: str, seat: int) -> str:
    """Bots have the same names at every table, the longest first: a screen that fits them fits the others."""
    return sorted(personas(), key=len, reverse=True)[seat]


async def serve(port: int, folder: str) -> None:
    """Serve until somebody ends it; bots do not pause, and nobody is too fast."""
    limits = Limits(
        guests_an_address=1000,
        reads_burst=10_000,
        messages_a_second=1000,
        burst=1000,
        makes_burst=1000,
        talk_burst=1000,
        advice=Work(seconds=60, waiting=64, a_guest=2, an_address=16),
        # Every test is a new guest without a cookie, and those count as one.
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
        """Every deadline of a day passes now: only these tests have such a door."""
        nonlocal ahead
        ahead += 86_401
        await request.app.state.services.tables.deadlines.look()
        return Response()

    server = make_server(config, clock=lambda: time() + ahead)
    server.config.app.routes.insert(0, Route("/tests/a-day-later", a_day_later, methods=["POST"]))  # type: ignore[union-attr]  # it is an app, not its name
    await server.serve()


if __name__ == "__main__":
    creation.new_table = partial(creation.new_table, seed=SEED)
    initial_table.persona_at = broadcast.persona_at = longest_named
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(serve(int(sys.argv[1]), folder))
