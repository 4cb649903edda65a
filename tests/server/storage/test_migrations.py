"""Upgrades of databases: the last development revision keeps every row, older ones are rejected with advice."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, select

from tests.server.running_server import settings
from tests.server.storage.test_seats import written
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.server.run import serve
from undercroft.server.storage.admin_commands import CommandQueue
from undercroft.server.storage.migrate import DEVELOPMENT
from undercroft.server.storage.replay_archive import ReplayArchive
from undercroft.server.storage.rows import TalkRow
from undercroft.server.storage.schema import metadata
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import Connection

pytestmark = pytest.mark.both_databases
RENAMED = {"keepsakes": "replays", "orders": "admin_commands", "recoveries": "recovery_codes"}


@pytest.fixture
async def v0017(storage: str, make_empty_database: Callable[[], str]) -> str:
    """The URL of a database at the last development revision, with rows in every table."""
    url = make_empty_database()
    script = Path(__file__).with_name(f"v0017_{storage}.sql").read_text(encoding="utf-8")
    if storage == "sqlite":
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.executescript(script)
        connection.close()
    else:
        connected = await asyncpg.connect(url)
        await connected.execute(script)
        await connected.close()
    return url


@pytest.fixture
async def upgraded(v0017: str) -> AsyncIterator[Store]:
    """The store of that database, upgraded."""
    store = Store(settings(v0017).database_url())
    await store.open()
    yield store
    await store.close()


async def all_rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of all tables that the database has."""

    def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        found = MetaData()
        found.reflect(connection)
        return {
            name: [dict(row) for row in connection.execute(select(table).order_by(*table.c)).mappings()]
            for name, table in found.tables.items()
        }

    async with store.reading() as connection:
        return await connection.run_sync(read)


def differences(connection: Connection) -> list[Any]:
    """Compare the schema of a database with the one that the server's queries are written for."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


async def test_the_last_development_database_keeps_every_row(v0017: str) -> None:
    store = Store(settings(v0017).database_url())
    before = await all_rows(store)
    await store.open()
    try:
        after = await all_rows(store)
        assert before.pop("alembic_version") == [{"version_num": "0017"}]
        assert after.pop("alembic_version") == [{"version_num": "0019"}]
        assert all(before.values()), "the fixture has rows in every table"
        before["tables"] = [{**row, "origin": None} for row in before["tables"]]  # a later column
        assert after == {RENAMED.get(name, name): rows for name, rows in before.items()}
        assert after.keys() == set(metadata.tables)
    finally:
        await store.close()


async def test_an_upgraded_database_is_read_and_written(upgraded: Store) -> None:
    table = await upgraded.table("AAAAA")
    assert table is not None
    assert [(seat.guest, seat.name) for seat in table.seats] == [("mira", "Mira"), ("nina", None), (None, "witch")]
    assert (table.seats[0].agreed, table.key, table.deadline) == (1, "KEYKEYKEYKEYKEYKEY", 3605.0)
    assert await upgraded.entries_of("AAAAA") == [(1, "pass"), (1, None)]
    assert await ReplayArchive(upgraded).of("BBBBB") == b"\x00packed\xff"
    assert await CommandQueue(upgraded).blocked() == {"aabbccddee"}
    await upgraded.append(TalkRow("AAAAA", 2, 0, "Mira", "chat", "Again!"))
    talk = await upgraded.talk_of("AAAAA", 9)
    assert [(line["id"], line["name"], line["text"]) for line in talk] == [
        (1, None, "yes"),
        (2, "Mira", "Хо! It's 'here'; now"),
        (3, "Mira", "Again!"),
    ]
    await upgraded.forget("AAAAA")
    assert await upgraded.table("AAAAA") is None


async def test_an_upgraded_database_has_the_expected_schema(upgraded: Store) -> None:
    async with upgraded.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_new_database_has_the_expected_schema(make_empty_database: Callable[[], str]) -> None:
    store = Store(settings(make_empty_database()).database_url())
    await store.open()
    try:
        async with store.reading() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await store.close()


def test_older_development_databases_are_rejected_with_advice(make_database: Callable[[], str]) -> None:
    database = make_database()
    for revision in (min(DEVELOPMENT), max(DEVELOPMENT)):
        written(database, "UPDATE alembic_version SET version_num = :revision", revision=revision)
        with pytest.raises(ImpossibleSetup) as refusal:
            serve(settings(database, port=0), tell=print)
        assert refusal.value.code == "development-database"
        assert revision in str(refusal.value)
        assert "0017" in str(refusal.value)
        assert "\n" not in str(refusal.value)
