"""Group commit: entries that wait at the same time share a transaction, and each gets its own result."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from contextlib import suppress
from typing import ClassVar
from weakref import WeakSet

import pytest

from undercroft.server.storage.batch_writer import BATCH, BatchWriter
from undercroft.server.storage.errors import EntryTaken, StorageFailed
from undercroft.server.storage.rows import EntryRow, TalkRow


def entry(number: int, phrase: str | None = None) -> EntryRow:
    return EntryRow("TABLE", number, 0, "draw", "playing", 1, None, None, (), (), None, phrase, "Olena", None)


class Database:
    """Records the transactions; some entries exist already."""

    def __init__(self, *taken: int) -> None:
        self.transactions: list[list[int]] = []
        self.said: list[TalkRow] = []
        self.failure: Exception | None = None
        self._taken = taken

    async def commit(self, rows: list[EntryRow], lines: list[TalkRow]) -> None:
        await asyncio.sleep(0)
        if self.failure is not None:
            raise self.failure
        if any(row.entry in self._taken for row in rows):
            raise sqlite3.IntegrityError
        self.transactions.append([row.entry for row in rows])
        self.said += lines


async def test_waiting_entries_share_a_transaction_up_to_the_limit() -> None:
    database = Database()
    batches = BatchWriter(database.commit)
    await asyncio.gather(*(batches.append(entry(number)) for number in range(BATCH + 2)))
    await batches.append(entry(1000))
    assert database.transactions == [list(range(BATCH)), [BATCH, BATCH + 1], [1000]]
    await batches.close()


async def test_only_a_taken_entry_fails() -> None:
    database = Database(2)
    batches = BatchWriter(database.commit)
    answers = await asyncio.gather(*(batches.append(entry(number)) for number in range(4)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), type(None), EntryTaken, type(None)]
    assert database.transactions == [[0], [1], [3]]
    await batches.close()


@pytest.mark.parametrize("failure", [StorageFailed("full"), ZeroDivisionError()])
async def test_a_failure_reaches_all_and_the_next_batch_is_written(failure: Exception) -> None:
    database = Database()
    batches = BatchWriter(database.commit)
    database.failure = failure
    answers = await asyncio.gather(*(batches.append(entry(number)) for number in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StorageFailed] * 3
    database.failure = None
    await batches.append(entry(3))
    assert database.transactions == [[3]]
    await batches.close()


async def test_pending_entries_are_written_before_it_closes() -> None:
    database = Database()
    batches = BatchWriter(database.commit)
    waiting = [asyncio.create_task(batches.append(entry(number))) for number in range(BATCH + 1)]
    await asyncio.sleep(0)
    await batches.close()
    assert sum(map(len, database.transactions)) == BATCH + 1
    await asyncio.gather(*waiting)


async def test_a_cancelled_entry_does_not_block_the_others() -> None:
    database = Database()
    batches = BatchWriter(database.commit)
    gone = asyncio.create_task(batches.append(entry(0)))
    await asyncio.sleep(0)
    gone.cancel()
    await batches.append(entry(1))
    assert database.transactions == [[0, 1]]
    await batches.close()


async def test_lines_of_talk_are_written_in_order_alone_or_with_a_decision() -> None:
    database = Database()
    batches = BatchWriter(database.commit)
    line = TalkRow("TABLE", 0, 1, "Bartek", "chat", "Hello")
    await asyncio.gather(batches.append(line), batches.append(entry(0, phrase="thanks")))
    assert [(said.kind, said.text, said.name) for said in database.said] == [
        ("chat", "Hello", "Bartek"),
        ("phrase", "thanks", "Olena"),
    ]
    await batches.close()


class Payload(str):
    """A text that shows when it is freed."""

    alive: ClassVar[WeakSet[Payload]] = WeakSet()

    def __init__(self, _: str) -> None:
        self.alive.add(self)


async def test_a_failed_entry_is_freed_without_the_garbage_collector() -> None:
    async def fail(rows: list[EntryRow], lines: list[TalkRow]) -> None:
        raise StorageFailed("full")

    batches = BatchWriter(fail)
    gc.disable()
    try:
        with suppress(StorageFailed):
            await batches.append(entry(0, phrase=Payload("thanks")))
        await batches.close()
        assert not Payload.alive
    finally:
        gc.enable()
