"""Where bots think, the seats that they play, and what they suggest to people."""

from __future__ import annotations

import asyncio
import time

import undercroft
from tests.server.serving import PATIENCE, QUICK, Line, Server, dealt, forward, pair, settings
from undercroft.client import Client
from undercroft.server.workshop.bots import BotRoom, think

GAME = "boss-monster"
ME = {"kind": "me"}


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


# -- the seats that they play --------------------------------------------------------------------------------------


async def test_bots_play_their_seats(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["me", "random"], QUICK)
    async with olena.sit(code) as seat:
        async for view in seat:
            await seat.choose(forward(view))
        assert seat.status == "over"
    seats = {made.seat for made in undercroft.replay(await olena.record(code)).moves}
    assert seats == {0, 1}


async def test_bots_play_by_themselves_and_people_can_watch(server: Server, olena: Client) -> None:
    code = await olena.make_table("dragon-tower", ["random", "random"], QUICK)
    async with olena.spectate(code) as spectator:
        assert spectator.seat is None
        views = [view["number"] async for view in spectator.changes()]
        assert views == sorted(views)
        assert spectator.view is not None
        assert spectator.view["result"] is not None


async def test_handing_a_seat_to_a_bot_in_the_middle(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with bartek.sit(code) as seat:
        await olena.change_seat(code, 0, "bot", "random")
        async for view in seat:
            await seat.choose(forward(view))
        assert seat.seats[0]["kind"] == "bot"
        assert seat.seats[0]["level"] == "rat"
    assert (await olena.ask("GET", f"/api/tables/{code}"))["status"] == "over"


# -- suggestions ---------------------------------------------------------------------------------------------------


async def test_the_strongest_bot_suggests_what_to_do_and_plays_nothing(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        view = (await line.hear("view"))["view"]
        await line.send({"type": "suggest", "entry": 7})  # an entry that is not the next one is not thought about
        await line.send({"type": "suggest", "entry": 0})
        suggestion = await line.hear("suggestion")
        assert suggestion["entry"] == 0
        assert suggestion["option"] in [option["text"] for option in view["decision"]["options"]]
        assert not [message for message in line.heard if message["type"] == "update"]
    assert (await olena.ask("GET", f"/api/tables/{code}"))["status"] == "playing"


async def test_nobody_gets_a_suggestion_for_the_seat_of_another(server: Server, olena: Client, bartek: Client) -> None:
    code = await pair(olena, bartek)
    async with Line(server.url, code, olena) as one, Line(server.url, code, bartek) as two:
        seat = (await one.hear("view"))["view"]["decision"]["seat"]
        await two.hear("view")
        asked, other = (one, two) if seat == 0 else (two, one)
        await other.send({"type": "suggest", "entry": 0})
        await asked.send({"type": "suggest", "entry": 0})
        assert (await asked.hear("suggestion"))["entry"] == 0
        await other.send({"type": "ping"})
        assert (await other.hear("pong"))["type"] == "pong"  # and nothing before it
        assert "suggestion" not in {message["type"] for message in other.heard}
