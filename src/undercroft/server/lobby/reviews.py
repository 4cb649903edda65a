"""Reviews of finished games, computed by workers on the first request and stored with the table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from undercroft.bots.review import review
from undercroft.kernel.errors import UndercroftError
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import ReviewTold
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.storage.reviews import ReviewStore
from undercroft.server.workers.jobs import report
from undercroft.server.workers.replay_archive import kept_record

if TYPE_CHECKING:
    from undercroft.kernel.features.analysis import Review
    from undercroft.kernel.formats.record import Record
    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.lobby.registry import TableRegistry
    from undercroft.server.storage.rows import TableRow
    from undercroft.server.workers.jobs import JobQueues

FAILURE_LIFETIME: Final = 60.0
"""Seconds for which a failed review waits for the next request, which is told the error."""


class Reviews:
    """Stored reviews, and those in progress."""

    def __init__(self, tables: TableRegistry, workers: JobQueues) -> None:
        self._tables = tables
        self._workers = workers
        self.kept = ReviewStore(tables.store)
        self._in_progress: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._progress: dict[tuple[str, int], float] = {}
        self._failed: dict[tuple[str, int], Exception] = {}
        """Errors for the next requests, without their tracebacks, which hold the records."""

    async def of(self, row: TableRow, seat: int, caller: Caller, guest: str) -> ReviewTold:
        """Return the review of a seat's decisions or its progress; the first request starts it."""
        await self._tables.check_finished(row, guest)
        if seat >= len(row.seats):
            raise ApiError("no-such-seat", seat=seat)
        found = await self.kept.of(row.id, seat)
        if found is not None:
            return ReviewTold(1.0, found)
        key = (row.id, seat)
        if key in self._failed:
            raise self._failed.pop(key)  # in no local: the exception refers to this frame
        if key not in self._in_progress:
            self._progress[key] = 0.0
            self._in_progress[key] = asyncio.create_task(self._make(row, seat, caller, guest))
        return ReviewTold(self._progress.get(key, 0.0), None)

    async def _make(self, row: TableRow, seat: int, caller: Caller, guest: str) -> None:
        key = (row.id, seat)

        def set_progress(progress: float) -> None:
            self._progress[key] = progress

        try:
            game = await self._tables.finished(row, guest, caller)
            made = await self._workers.run("review", reviewed, game, seat, caller=caller, progress=set_progress)
            await self.kept.keep(row.id, made)
        except (ApiError, UndercroftError, StorageFailed) as error:
            error.__cause__ = error.__context__ = None
            self._failed[key] = error.with_traceback(None)
            asyncio.get_running_loop().call_later(FAILURE_LIFETIME, self._failed.pop, key, None)
        finally:
            self._in_progress.pop(key, None)
            self._progress.pop(key, None)

    async def close(self) -> None:
        """Cancel the reviews in progress."""
        for task in list(self._in_progress.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def reviewed(game: Record | bytes, seat: int) -> Review:
    """Review a seat's decisions under the current rules; runs in a worker."""
    return review(kept_record(game) if isinstance(game, bytes) else game, seat, report)
