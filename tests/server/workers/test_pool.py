"""Worker pool: a lock held by a killed process does not block the others for ever."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING

from undercroft.server.workers.pool import WorkerPool

if TYPE_CHECKING:
    import pytest


async def test_processes_that_wait_for_one_that_was_killed_are_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ours = WorkerPool(2, 0)
    try:
        assert await ours.run(30.0, operator.add, 1, 2) == 3
        pool = ours._pool
        assert pool is not None
        # As if a process had been killed while it took a job: no other process can take one.
        channel = pool._pool_manager.worker_manager.workers_channel
        assert channel is not None
        lock = channel.mutex.reader_mutex
        assert lock.acquire(timeout=60)
        monkeypatch.setattr("undercroft.server.workers.pool.STUCK", 0.05)
        assert await ours.run(30.0, operator.add, 3, 4) == 7
        assert ours._pool is not pool
        assert "replacing all workers" in caplog.text
        lock.release()
    finally:
        ours.close()
