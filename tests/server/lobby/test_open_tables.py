"""The list of open tables is read at most once a second, and at once after a change in this process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.server.running_server import QUICK, settings
from undercroft.client import Client
from undercroft.server.lobby.open_tables import LIFETIME, OpenTables
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running_server import Server


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


def waiting_table(code: str, host: str, origin: str | None, updated: float) -> TableRow:
    """Return a listed table with an open seat."""
    seats = (SeatRow(0, "person", host, None, None), SeatRow(1, "open", None, None, None))
    return TableRow(
        id=code,
        game="dragon-tower",
        setup={"seats": 2},
        host=host,
        status="open",
        listed=True,
        entries=0,
        seat_to_move=None,
        result=None,
        winners=None,
        made=updated,
        updated=updated,
        seats=seats,
        origin=origin,
    )


@pytest.mark.both_databases
async def test_one_address_does_not_push_the_tables_of_others_off_the_list(make_database: Callable[[], str]) -> None:
    store = Store(settings(make_database()).database_url())
    await store.open()
    try:
        await store.add_table(waiting_table("OLDER", "mira", None, 1.0))
        await store.add_table(waiting_table("HONES", "olena", "there", 2.0))
        await store.add_table(waiting_table("HONET", "olena", "there", 3.0))
        for number in range(30):  # each with a fresh cookie
            await store.add_table(waiting_table(f"FLO{number:02}", f"guest {number}", "here", 10.0 + number))
        assert len(await store.open_tables()) == 33, "all are listed while there is room"
        few = [row.id for row in await store.open_tables(limit=5)]
        assert few == ["FLO29", "FLO28", "HONET", "HONES", "OLDER"]
    finally:
        await store.close()


async def test_a_table_knows_its_address_only_as_a_digest(server: Server, olena: Client, bartek: Client) -> None:
    codes = [await client.make_table("dragon-tower", ["me", "open"], QUICK) for client in (olena, bartek)]
    rows = [await server.within(server.services.store.table(code[:5])) for code in codes]
    assert rows[0].origin == rows[1].origin
    assert len(rows[0].origin) == 32
    assert int(rows[0].origin, 16)


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
