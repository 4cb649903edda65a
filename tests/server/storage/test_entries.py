"""Appending entries: every field reaches its column on both databases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.server.running_server import settings
from undercroft.server.storage.errors import EntryTaken
from undercroft.server.storage.rows import AchievementRow, EntryRow, MailRow, SeatRow, TableRow
from undercroft.server.storage.schema import metadata
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

pytestmark = pytest.mark.both_databases
SEATS = (SeatRow(0, "person", "mira", "Mira", None), SeatRow(1, "bot", None, "witch", "witch"))
MOVE = EntryRow("AAAAA", 2, 0, "draw deck=magic", "playing", 1, None, deadline=1_900_000_000.0)
LAST = EntryRow(
    "AAAAA",
    3,
    1,
    None,
    "over",
    None,
    "victory",
    winners=3,
    earned=(AchievementRow("mira", "dragon-tower", "first_climb", "AAAAA"),),
    mail=(MailRow("mira", "dragon-tower", "AAAAA", 0, '{"checks": 1}'),),
    outcome='{"scores": [1, 2]}',
    phrase="well_played",
    name="Віра \"'\\ Wu",
)


@pytest.fixture
async def store(make_database: Callable[[], str]) -> AsyncIterator[Store]:
    """A store with a table that starts with two entries."""
    opened = Store(settings(make_database()).database_url())
    await opened.open()
    row = TableRow("AAAAA", "dragon-tower", {"seats": 2}, "mira", "playing", False, 2, 0, None, None, 1.0, 1.0, SEATS)
    assert await opened.add_table(row, [(0, "pass"), (1, "draw deck=magic")])
    yield opened
    await opened.close()


async def rows_of(store: Store, table: str) -> list[dict[str, Any]]:
    """Return the rows of a table without ids and times."""
    columns = [column for column in metadata.tables[table].c if column.name not in ("id", "made", "updated", "setup")]
    async with store.reading() as connection:
        return [dict(row) for row in (await connection.execute(select(*columns))).mappings()]


async def test_initial_entries_are_numbered_from_zero(store: Store) -> None:
    assert await rows_of(store, "entries") == [
        {"table_id": "AAAAA", "entry": 0, "seat": 0, "option": "pass"},
        {"table_id": "AAAAA", "entry": 1, "seat": 1, "option": "draw deck=magic"},
    ]


async def test_an_entry_updates_its_table(store: Store) -> None:
    await store.append(MOVE)
    assert await store.entries_of("AAAAA", first=2) == [(0, "draw deck=magic")]
    [table] = await rows_of(store, "tables")
    assert (table["entries"], table["status"], table["seat_to_move"]) == (3, "playing", 1)
    assert (table["result"], table["winners"], table["outcome"]) == (None, None, None)
    assert table["deadline"] == 1_900_000_000.0
    assert (await rows_of(store, "talk"), await rows_of(store, "campaign_mail")) == ([], [])


async def test_the_last_entry_writes_all_that_follows_from_it(store: Store) -> None:
    await store.append(MOVE)
    await store.append(LAST)
    [table] = await rows_of(store, "tables")
    assert (table["entries"], table["status"], table["seat_to_move"]) == (4, "over", None)
    assert (table["result"], table["winners"], table["outcome"]) == ("victory", 3, '{"scores": [1, 2]}')
    assert table["deadline"] is None
    assert await rows_of(store, "achievements") == [
        {"guest": "mira", "game": "dragon-tower", "name": "first_climb", "table_id": "AAAAA"}
    ]
    assert await rows_of(store, "campaign_mail") == [
        {"guest": "mira", "game": "dragon-tower", "table_id": "AAAAA", "seat": 0, "earned": '{"checks": 1}'}
    ]
    assert await rows_of(store, "talk") == [
        {"table_id": "AAAAA", "entry": 3, "seat": 1, "name": LAST.name, "kind": "phrase", "text": "well_played"}
    ]


async def test_an_achievement_is_kept_from_the_first_table(store: Store) -> None:
    row = TableRow("BBBBB", "dragon-tower", {"seats": 2}, "mira", "playing", False, 0, 0, None, None, 1.0, 1.0, SEATS)
    assert await store.add_table(row)
    await store.append(replace(LAST, entry=2))
    again = tuple(replace(earned, table_id="BBBBB") for earned in LAST.earned)
    await store.append(replace(LAST, table_id="BBBBB", entry=0, earned=again))
    assert [earned.table_id for earned in await store.earned_at("AAAAA")] == ["AAAAA"]
    assert await store.earned_at("BBBBB") == []


async def test_a_table_that_was_ended_meanwhile_stays_over(store: Store) -> None:
    assert await store.end("AAAAA", "ended")
    await store.append(MOVE)
    [table] = await rows_of(store, "tables")
    assert (table["entries"], table["status"]) == (3, "over")


async def test_an_entry_with_a_taken_number_writes_nothing(store: Store) -> None:
    with pytest.raises(EntryTaken):
        await store.append(replace(LAST, entry=1))
    [table] = await rows_of(store, "tables")
    assert (table["entries"], table["status"]) == (2, "playing")
    assert await rows_of(store, "achievements") == await rows_of(store, "talk") == []
