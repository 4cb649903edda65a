"""The list of open tables is read at most once a second, and at once after a change in this process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.server.running_server import QUICK
from undercroft.client import Client
from undercroft.server.lobby.open_tables import LIFETIME, OpenTables
from undercroft.server.storage.errors import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running_server import Server
    from undercroft.server.storage.store import Store


class Database:
    """A store that counts how often it is read."""

    def __init__(self) -> None:
        self.reads = 0
        self.failure: Exception | None = None

    async def open_tables(self) -> list[int]:
        self.reads += 1
        read = self.reads
        await asyncio.sleep(0)
        if self.failure is not None:
            raise self.failure
        return [read]


@pytest.fixture
def database() -> Database:
    return Database()


def opened(database: Database, clock: Callable[[], float] = lambda: 0.0) -> Any:
    return OpenTables(cast("Store", database), clock)


async def test_requests_share_one_query_for_a_second(database: Database) -> None:
    now = 100.0
    tables = opened(database, lambda: now)
    assert await asyncio.gather(*(tables.get() for _ in range(20))) == [[1]] * 20
    now += LIFETIME * 0.9
    assert await tables.get() == [1]
    now += LIFETIME * 0.2
    assert await tables.get() == [2]


async def test_a_change_is_seen_at_once_also_while_the_list_is_read(database: Database) -> None:
    tables = opened(database)
    before = asyncio.create_task(tables.get())
    await asyncio.sleep(0)
    tables.clear()
    assert await tables.get() == [2]
    assert await before == [1]
    assert await tables.get() == [2]


async def test_a_failure_is_not_remembered(database: Database) -> None:
    tables = opened(database)
    database.failure = StorageFailed("locked")
    with pytest.raises(StorageFailed):
        await tables.get()
    database.failure = None
    assert await tables.get() == [2]


async def test_others_see_a_new_table_at_once_and_a_full_one_no_more(
    server: Server, olena: Client, bartek: Client
) -> None:
    async with Client(server.url, name="Third") as third:
        await third.tables()
        code = await olena.make_table("dragon-tower", ["me", "open"], QUICK, listed=True)
        assert code in [line["id"] for line in (await third.tables())["open"]]
        assert code in [line["id"] for line in (await olena.tables())["mine"]]
        await bartek.change_seat(code, 1, "sit")
        assert code not in [line["id"] for line in (await third.tables())["open"]]
