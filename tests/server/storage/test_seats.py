"""Changes of seats through several servers: each has its consequences exactly once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

from tests.server.running_server import PATIENCE, QUICK, Line, Server, dealt, in_a_loop_of_its_own, settings
from undercroft.client import Client, Refused
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.both_databases
ME, OPEN = {"kind": "me"}, {"kind": "open"}
THREE: dict[str, Any] = {"team": "deal", "skills": "none"}


@pytest.fixture(scope="module")
def two_servers(make_database: Callable[[], str]) -> Iterator[tuple[Server, Server]]:
    """Two independent servers on one database."""
    database = make_database()
    with Server(settings(database)) as one, Server(settings(database)) as other:
        yield one, other


def written(database: str, statement: str, **values: Any) -> None:
    """Execute a statement on a database directly."""

    async def write() -> None:
        store = Store(settings(database).database_url())
        async with store.writing() as connection:
            await connection.execute(text(statement), values)
        await store.close()

    in_a_loop_of_its_own(write())


async def test_the_last_two_seats_taken_at_once_begin_the_game(two_servers: tuple[Server, Server]) -> None:
    one, other = two_servers
    async with (
        Client(one.url, name="Olena") as host,
        Client(one.url, name="Bartek") as here,
        Client(other.url, name="Mira") as there,
    ):
        for seed in range(5):
            code = await dealt(host, [ME, OPEN, OPEN], seed, THREE)
            for client in (here, there):  # both servers load the table with two open seats
                async with client.spectate(code):
                    pass
            await asyncio.gather(here.change_seat(code, 1, "sit"), there.change_seat(code, 2, "sit"))
            async with here.sit(code) as left, there.sit(code) as right:
                assert (left.status, right.status) == ("playing", "playing")
                assert left.view is not None
                assert left.view["decision"]["seat"] == 0


async def test_one_seat_requested_through_two_servers_is_taken_once(two_servers: tuple[Server, Server]) -> None:
    one, other = two_servers
    async with Client(one.url, name="Olena") as here, Client(other.url, name="Bartek") as there:
        for seed in range(3):
            code = await dealt(here, [ME, OPEN, OPEN], seed, THREE)
            tries = (here.change_seat(code, 1, "sit"), there.change_seat(code, 1, "sit"))
            done = await asyncio.gather(*tries, return_exceptions=True)
            refused = [one for one in done if isinstance(one, Refused)]
            assert [one.code for one in refused] == ["seat-taken"]


async def test_a_table_that_somebody_leaves_while_another_sits_down_is_there_or_gone(
    two_servers: tuple[Server, Server],
) -> None:
    """The newcomer either gets a seat at an existing table or learns that the table is gone."""
    one, other = two_servers
    async with Client(one.url, name="Olena") as here, Client(other.url, name="Bartek") as there:
        for seed in range(3):
            code = await dealt(here, [ME, OPEN, OPEN], seed, THREE)
            tries = (here.change_seat(code, 0, "leave"), there.change_seat(code, 1, "sit"))
            _, sat = await asyncio.gather(*tries, return_exceptions=True)
            if isinstance(sat, Refused):
                assert sat.code == "no-such-table"
            else:
                line = await there.ask("GET", f"/api/tables/{code}")
                assert [seat["kind"] for seat in line["seats"]] == ["open", "person", "open"]


async def test_a_full_table_that_never_began_begins(make_database: Callable[[], str]) -> None:
    """A killed process of an earlier version may leave such a table."""
    database = make_database()
    with Server(settings(database)) as server:
        async with Client(server.url, name="Olena") as olena:
            code = await dealt(olena, [ME, OPEN])
    change = "UPDATE seats SET kind = 'bot', level = 'random', name = 'random' WHERE table_id = :code AND seat = 1"
    written(database, change, code=code[:5])
    with Server(settings(database)) as server:
        async with Client(server.url, cookie=olena.cookie) as again, again.sit(code) as seat:
            assert seat.status == "playing"
            assert seat.is_asked


async def test_bots_of_two_servers_say_everything_once(two_servers: tuple[Server, Server]) -> None:
    one, other = two_servers
    async with Client(one.url) as here, Client(other.url) as there:
        code = await here.make_table("dragon-tower", ["greedy", "greedy"], {**QUICK, "heroes": 4})
        async with here.spectate(code) as left, there.spectate(code) as right, asyncio.timeout(PATIENCE):
            for spectator in (left, right):
                async for _ in spectator.changes():
                    pass
        async with Line(one.url, code) as late:
            talk = (await late.hear("view"))["talk"]
        said = Counter((line["entry"], line["seat"]) for line in talk)
        assert said, "these bots talk"
        assert set(said.values()) == {1}


async def test_chat_at_a_deleted_table_is_rejected(server: Server, olena: Client) -> None:
    code = await dealt(olena, [ME, OPEN])
    async with Line(server.url, code) as line:
        await line.hear("view")
        await olena.change_seat(code, 0, "leave")
        assert (await line.hear("refused"))["code"] == "no-such-table"
        await line.send({"type": "chat", "text": "Anybody?"})
        assert (await line.hear("refused"))["code"] == "no-such-table"
