"""Bots: their workers, seats, suggestions and failures."""

from __future__ import annotations

import asyncio
import time
from multiprocessing import active_children
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace

import undercroft
from tests.server.running_server import GENEROUS, PATIENCE, QUICK, Line, Server, dealt, forward, pair, settings
from tests.server.workers.jobs import hang
from undercroft.client import Client
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.workers import bots
from undercroft.server.workers.bots import BotRunner, think

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.live.session import TableSession
    from undercroft.server.storage.rows import EntryRow, TalkRow

GAME = "boss-monster"
ME = {"kind": "me"}


async def test_a_quick_bot_does_not_wait_for_one_that_searches() -> None:
    async def nobody_waits(live: TableSession) -> bool:
        return False

    runner = BotRunner(settings("sqlite:///unused.sqlite"), nobody_waits)
    table = undercroft.new(GAME, seats=2, seed=1)
    assert table.decision is not None
    view = table.view(table.decision.seat)
    try:
        searching = asyncio.create_task(runner.workers_for(GAME, "dragon").pool.run(PATIENCE, time.sleep, PATIENCE))
        await asyncio.sleep(0)  # the searching bot starts first
        move = await runner.workers_for(GAME, "witch").pool.run(PATIENCE, think, "a table", GAME, "witch", view)
        assert move.failure is None
        assert not searching.done()
        searching.cancel()
    finally:
        runner.close()


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


async def test_the_strongest_bot_suggests_a_move_without_playing_it(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME])
    async with Line(server.url, code, olena) as line:
        view = (await line.hear("view"))["view"]
        await line.send({"type": "suggest", "entry": 7})  # not the next entry: ignored
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
        assert (await other.hear("pong"))["type"] == "pong"  # no suggestion comes before it
        assert "suggestion" not in {message["type"] for message in other.heard}


# -- bots that fail ------------------------------------------------------------------------------------------------


async def test_bots_try_again_when_their_move_was_not_stored(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "RETRY", 0.01)
    with Server(settings(make_database())) as server:
        batches, failures = server.services.store._writer, [StorageFailed("full")] * 3
        assert batches is not None
        commit = batches._commit

        async def flaky(rows: list[EntryRow], lines: list[TalkRow]) -> None:
            if failures:
                raise failures.pop()
            await commit(rows, lines)

        monkeypatch.setattr(batches, "_commit", flaky)
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["random"], QUICK)
            async with olena.spectate(code) as spectator, asyncio.timeout(PATIENCE):
                async for _ in spectator.changes():
                    pass
            assert failures == []
            assert undercroft.replay(await olena.record(code)).result is not None


async def test_a_worker_that_dies_is_replaced(make_database: Callable[[], str]) -> None:
    of_other_servers = active_children()
    with Server(settings(make_database(), bot_pause=0.005)) as server:
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["random"], QUICK)
            async with olena.spectate(code) as spectator, asyncio.timeout(PATIENCE):
                killed = 0
                async for view in spectator.changes():
                    if view["number"] >= 2 and not killed:
                        for worker in set(active_children()).difference(of_other_servers):
                            worker.kill()
                            killed += 1
            assert killed > 0
            assert undercroft.replay(await olena.record(code)).result is not None


async def test_a_bot_that_hangs_is_killed_and_its_table_notified(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", hang)
    with Server(settings(make_database(), limits=replace(GENEROUS, bot_seconds=0.1))) as server:
        async with Client(server.url) as olena:
            code = await olena.make_table("dragon-tower", ["me", "greedy"], QUICK)
            async with Line(server.url, code, olena) as line:
                view = await line.hear("view")
                while view["view"]["decision"]["seat"] == 0:
                    await line.send({"type": "choose", "entry": view["entry"], "option": forward(view["view"])})
                    update = await line.hear("update")
                    view["view"].update(update["changes"])
                    view["entry"] = update["entry"]
                made = await line.hear("update")  # the bot moves at random
                assert made["entry"] == view["entry"] + 1
                assert (await line.hear("notice")) == {"type": "notice", "code": "bot-failed", "details": {"seat": 1}}
        assert any("more than 0.1 seconds" in mishap for mishap in server.mishaps.seen)


def test_a_bot_that_fails_moves_at_random() -> None:
    view = undercroft.new("dragon-tower", seats=1, seed=7, options=QUICK).view(0)
    good = bots.think("key", "dragon-tower", "random", view)
    assert good.failure is None
    del view["heroes"], view["zones"]  # the greedy bot needs them
    move = bots.think("other", "dragon-tower", "greedy", view)
    assert 0 <= move.choice < len(view["decision"]["options"])
    assert move.failure is not None
    assert "KeyError" in move.failure


@pytest.mark.parametrize(
    ("next_entry", "happened", "unseen"),
    [(5, [["drawn"], []], True), (5, [[], ["drawn"]], False), (4, [["drawn"], []], False), (4, [], False)],
)
def test_a_move_that_shows_nothing_needs_no_pause(next_entry: int, happened: list[list[str]], unseen: bool) -> None:
    live = cast("TableSession", SimpleNamespace(next_entry=next_entry, happened=happened))
    assert bots.is_unseen(live, 4) is unseen
