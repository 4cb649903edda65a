"""Bots rest where nobody waits for them, and go on when somebody connects."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from msgspec.structs import replace

from tests.server.running_server import GENEROUS, PATIENCE, QUICK, Line, Server, dealt, forward, settings
from undercroft.client import Client
from undercroft.server.errors import ApiError

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.live.session import TableSession

T = TypeVar("T")
GAME = "dragon-tower"
DEADLINE = {"seconds": 3600, "after": "bot"}


class Gate:
    """Workers that compute in the server's own process, each job when the test lets it."""

    def __init__(self) -> None:
        self.jobs = 0
        self.open = asyncio.Event()

    async def run(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        """Compute in the server's process."""
        self.jobs += 1
        await self.open.wait()
        return function(*args)


async def session(server: Server, code: str) -> TableSession:
    """Return the table in the server's memory."""
    live: TableSession = await server.within(server.services.tables.get(code[:5]))
    return live


async def stopped(server: Server, live: TableSession) -> None:
    """Wait until the bots of a table have stopped."""

    async def wait() -> None:
        while live.bot_task is not None:
            await asyncio.wait((live.bot_task,))

    await asyncio.wait_for(server.within(wait()), PATIENCE)


async def test_bots_rest_until_somebody_watches(server: Server, olena: Client) -> None:
    code = await olena.make_table(GAME, ["random", "random"], QUICK)
    live = await session(server, code)
    await stopped(server, live)
    assert (live.next_entry, live.status) == (0, "playing")
    async with olena.spectate(code) as spectator, asyncio.timeout(PATIENCE):
        async for _ in spectator.changes():
            pass
    assert live.status == "over"


async def test_bots_rest_after_everybody_has_left(make_database: Callable[[], str]) -> None:
    with Server(settings(make_database())) as server:
        gate = Gate()
        server.services.bots._quick.pool.run = gate.run
        async with Client(server.url) as olena:
            codes = [await olena.make_table(GAME, ["random"], QUICK) for _ in range(2)]
            lives = [await session(server, code) for code in codes]
            async with Line(server.url, codes[0], olena) as one, Line(server.url, codes[1], olena) as two:
                await one.hear("view")
                await two.hear("view")
            for live in lives:
                while live.subscribers:
                    await asyncio.sleep(0.01)
            assert gate.jobs == 1, "one worker: the other table's bot waits for its turn"
            server.loop.call_soon_threadsafe(gate.open.set)
            for live in lives:
                await stopped(server, live)
        assert sorted(live.next_entry for live in lives) == [0, 1], "the move under way is made, and no other one"
        assert gate.jobs == 1


async def test_bots_do_not_delay_absent_people_who_play_against_time(server: Server, olena: Client) -> None:
    async with Client(server.url, name="Bartek") as bartek:
        lives = []
        for deadline in (DEADLINE, None):
            seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
            body = {"game": GAME, "seats": seats, "options": {**QUICK, "heroes": 3}, "deadline": deadline}
            code = (await olena.ask("POST", "/api/tables", body))["id"]
            await bartek.change_seat(code, 0, "sit")
            lives.append(await session(server, code))
        assert [live.is_awaited for live in lives] == [True, False]
        await olena.change_seat(lives[0].address, 1, "bot")
        assert not lives[0].is_awaited, "the last person has no deadline"


async def test_bots_stop_when_their_move_is_refused_for_ever(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(settings(make_database())) as server:
        async with Client(server.url) as olena:
            code = await olena.make_table(GAME, ["random"], QUICK)
            live = await session(server, code)
            await stopped(server, live)
            tries = []

            async def refuse(*args: Any) -> bool:
                tries.append(args)
                raise ApiError("no-such-table", table=live.id)

            monkeypatch.setattr(live, "choose", refuse)
            async with Line(server.url, code, olena) as line:
                await line.hear("view")
                await stopped(server, live)
            assert len(tries) == 1


async def test_a_full_table_is_over_and_says_so(make_database: Callable[[], str], no_lull: None) -> None:
    with Server(settings(make_database(), limits=replace(GENEROUS, entries_a_table=3))) as server:
        async with Client(server.url) as olena:
            code = await olena.make_table(GAME, ["random", "random"], QUICK)
            async with Line(server.url, code, olena) as line:
                over = await line.hear("view", when=lambda view: view["status"] == "over")
            assert (over["entry"], over["ended"], over["view"]["result"]) == (3, "ended-full", None)
            live = await session(server, code)
            await stopped(server, live)
            line_of_list = await olena.ask("GET", f"/api/tables/{code}")
            assert (line_of_list["status"], line_of_list["result"]) == ("over", "ended-full")
            watched = await olena.ask("POST", "/api/watch", {"table": code})
            assert watched["total"] == 4
            record = await olena.record(code)
            wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}], "record": record}
            status = (await olena._http.request("POST", "/api/tables", json=wanted)).status_code
            assert status == 413, "it would be full at once"
            again = await olena.ask("POST", "/api/tables", {**wanted, "upto": 2})
            async with Line(server.url, again["id"], olena) as line:
                assert (await line.hear("view"))["status"] == "playing"


async def test_a_table_that_was_full_before_such_tables_ended_ends_when_it_is_opened(
    make_database: Callable[[], str],
) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        async with Client(server.url) as olena:
            code = await dealt(olena, [{"kind": "me"}])
            async with olena.sit(code) as seat:
                async for view in seat:
                    await seat.choose(forward(view))
                    break
    with Server(settings(database, limits=replace(GENEROUS, entries_a_table=1))) as server:
        async with Client(server.url, cookie=olena.cookie) as again, Line(server.url, code, again) as line:
            view = await line.hear("view")
            assert (view["status"], view["ended"]) == ("over", "ended-full")
            assert (await again.ask("GET", f"/api/tables/{code}"))["result"] == "ended-full"
