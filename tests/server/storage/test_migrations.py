"""Databases that an earlier server wrote: brought to the newest form, with all that is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.running_server import settings
from undercroft.server.storage.migrate import migrate
from undercroft.server.storage.schema import metadata
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

pytestmark = pytest.mark.both_databases
OLDER = "0004"
"""The form in which a guest without a name was called `Guest`."""
ROWS = {
    "guests (id, name, made)": ["'mira', 'Mira', 1"],
    "tables (id, game, setup, host, status, listed, entries, asked, made, updated)": [
        "'AAAAA', 'dragon-tower', '{\"seats\": 3}', 'mira', 'playing', true, 1, 2, 1, 1"
    ],
    "seats (table_id, number, kind, guest, name, level)": [
        "'AAAAA', 0, 'person', 'mira', 'Mira', NULL",
        "'AAAAA', 1, 'person', 'nina', 'Guest', NULL",
        "'AAAAA', 2, 'bot', NULL, 'greedy', 'greedy'",
    ],
    "entries (table_id, number, seat, option, made)": ["'AAAAA', 0, 1, 'pass', 1"],
    "talk (table_id, number, seat, name, kind, text, made)": [
        "'AAAAA', 1, 1, 'Guest', 'phrase', 'yes', 1",
        "'AAAAA', 1, 0, 'Mira', 'chat', 'Ho!', 1",
    ],
}


async def test_an_older_database_keeps_its_tables(make_empty_database: Callable[[], str]) -> None:
    store = Store(settings(make_empty_database()).database_url())
    async with store.writing() as connection:
        await connection.run_sync(migrate, OLDER)
        for place, rows in ROWS.items():
            for row in rows:
                await connection.exec_driver_sql(f"INSERT INTO {place} VALUES ({row})")
    await store.open()
    try:
        table = await store.table("AAAAA")
        assert table is not None
        assert [(seat.guest, seat.name) for seat in table.seats] == [("mira", "Mira"), ("nina", None), (None, "greedy")]
        assert await store.entries_of("AAAAA") == [(1, "pass")]
        assert [line["name"] for line in await store.talk_of("AAAAA", 9)] == [None, "Mira"]
        assert await store.phrases_of("AAAAA") == [(1, 1, "yes")]
        assert await store.tables_to_resume() == ["AAAAA"]
        assert await store.name_of("mira") == "Mira"
        await store.forget("AAAAA")
        assert await store.table("AAAAA") is None
    finally:
        await store.close()


async def test_a_migrated_database_is_what_the_server_expects(make_empty_database: Callable[[], str]) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    store = Store(settings(make_empty_database()).database_url())
    await store.open()
    try:
        async with store.reading() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await store.close()
