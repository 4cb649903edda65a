"""Where bots think: nobody waits behind one that searches."""

from __future__ import annotations

import asyncio
import time

import undercroft
from tests.server.serving import PATIENCE, settings
from undercroft.server.workshop.bots import BotRoom, think

GAME = "boss-monster"


async def test_a_quick_bot_does_not_wait_for_one_that_searches() -> None:
    room = BotRoom(settings("sqlite:///unused.sqlite"))
    table = undercroft.new(GAME, seats=2, seed=1)
    assert table.decision is not None
    view = table.view(table.decision.seat)
    try:
        searching = asyncio.create_task(room.workers_for(GAME, "dragon").run(PATIENCE, time.sleep, PATIENCE))
        await asyncio.sleep(0)  # it is at it first
        thought = await room.workers_for(GAME, "witch").run(PATIENCE, think, "a table", GAME, "witch", view)
        assert thought.failure is None
        assert not searching.done()
        searching.cancel()
    finally:
        room.close()
