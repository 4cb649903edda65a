"""Resumption after a start: order, and requests that do not wait for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.running_server import PATIENCE, QUICK, Line, Server, ask, settings
from undercroft.client import Client
from undercroft.server.lobby.registry import TableRegistry
from undercroft.server.storage.schema import tables

if TYPE_CHECKING:
    from collections.abc import Callable

HOUR = 3600
PACES = {"days": 24 * HOUR, "hour": HOUR, "soon": 300, "none": None}


async def tables_with_bots_to_move(server: Server, olena: Client, bartek: Client) -> dict[str, str]:
    """Make tables of two people and a bot, where the bot is to move by the database; return their codes by pace."""
    made = {}
    for name, seconds in PACES.items():
        seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
        deadline = None if seconds is None else {"seconds": seconds, "after": "bot"}
        body = {"game": "dragon-tower", "seats": seats, "options": {**QUICK, "heroes": 3}, "deadline": deadline}
        code = str((await olena.ask("POST", "/api/tables", body))["id"])
        await bartek.change_seat(code, 0, "sit")
        made[name] = code[:5]

    async def give_turn_to_bots() -> None:
        async with server.services.store.writing() as connection:
            await connection.execute(update(tables).values(seat_to_move=2, deadline=None, updated=1_000_000.0))

    await server.within(give_turn_to_bots())
    return made


@pytest.mark.both_databases
async def test_the_server_answers_before_tables_are_resumed_the_nearest_deadline_first(
    make_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        async with Client(server.url) as olena, Client(server.url) as bartek:
            codes = await tables_with_bots_to_move(server, olena, bartek)
    released, resumed = asyncio.Event(), []
    load = TableRegistry.get_in_background

    async def load_when_released(registry: TableRegistry, code: str) -> Any:
        resumed.append(code)
        await released.wait()
        return await load(registry, code)

    monkeypatch.setattr(TableRegistry, "get_in_background", load_when_released)
    with Server(settings(database)) as server:
        assert ask("GET", f"{server.url}/api/health").status_code == 200
        async with Client(server.url, cookie=olena.cookie) as again:
            async with Line(server.url, codes["days"], again) as line:  # although its turn has not come
                assert (await line.hear("view"))["status"] == "playing"
            assert resumed in ([], [codes["soon"]])
            server.loop.call_soon_threadsafe(released.set)
            async with asyncio.timeout(PATIENCE):
                await server.within(asyncio.wait_for(asyncio.shield(server.services.resumption._task), PATIENCE))
            assert resumed == [codes["soon"], codes["hour"], codes["days"]], "nobody waits for the table without a pace"
            assert server.services.resumption.waiting == 0


async def test_a_damaged_table_does_not_stop_the_others(make_database: Callable[[], str]) -> None:
    database = make_database()
    with Server(settings(database)) as server:
        async with Client(server.url) as olena, Client(server.url) as bartek:
            codes = await tables_with_bots_to_move(server, olena, bartek)

            async def damage() -> None:
                async with server.services.store.writing() as connection:
                    half = update(tables).where(tables.c.id == codes["soon"])
                    await connection.execute(half.values(setup='{"deadline": 7}'))
                    hour = update(tables).where(tables.c.id == codes["hour"])
                    setup = {"deadline": {"seconds": HOUR, "after": "bot"}}
                    await connection.execute(hour.values(setup=msgspec.json.encode(setup).decode()))

            await server.within(damage())
            assert await server.within(server.services.resumption.urgent_first()) == [codes["hour"], codes["days"]]
            await server.within(server.services.resumption.run())
            assert server.services.resumption.waiting == 0
