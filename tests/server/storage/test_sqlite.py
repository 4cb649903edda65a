"""A SQLite file: writers of one process wait for each other."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import Server, dealt, settings
from tests.server.storage.test_seats import ME
from undercroft.client import Client
from undercroft.server.storage import sqlite
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.storage.rows import TalkRow
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from pathlib import Path

WRITERS = 40


async def test_writers_wait_for_each_other_and_not_for_a_lock_of_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOCK_TIMEOUT", 0)  # a writer that finds the file locked fails at once
    with Server(settings(f"sqlite:///{tmp_path / 'undercroft.db'}")) as server:
        async with Client(server.url, name="Olena") as olena:
            code = (await dealt(olena, [ME]))[:5]
        store = server.services.store

        async def write(number: int) -> None:
            line = TalkRow(code, 0, 0, "Olena", "chat", f"line {number}")
            await asyncio.gather(store.rename(f"guest-{number}", "Bartek"), store.append(line))

        async def write_all() -> tuple[int, str | None]:
            await asyncio.gather(*(write(number) for number in range(WRITERS)))
            return len(await store.talk_of(code, 2 * WRITERS)), await store.name_of(f"guest-{WRITERS - 1}")

        assert await server.within(write_all()) == (WRITERS, "Bartek")


async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'nowhere' / 'undercroft.db'}")
    with pytest.raises(StorageFailed, match="unable to open"):
        await store.open()
    assert set(threading.enumerate()) <= before  # a thread of an earlier test may end meanwhile
