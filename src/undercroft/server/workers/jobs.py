"""Job queues for slow work other than bots' moves, one per kind, with time limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from itertools import count
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from undercroft.kernel.errors import UndercroftError
from undercroft.server.access.rate_limits import site_of
from undercroft.server.errors import ApiError
from undercroft.server.workers.pool import JobTimeout, WorkerLost, WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.config import Config, Work

T = TypeVar("T")
WorkKind = Literal["window", "load", "replay", "import", "review", "advice"]
NICENESS: Final = 10
"""The niceness of the workers, so that the server comes first."""
PROGRESS_INTERVAL: Final = 0.25
"""Seconds between two checks of a job's progress."""

log = logging.getLogger("undercroft.server")


class Job:
    """A call that waits for a worker."""

    def __init__(self, number: int, caller: Caller | None) -> None:
        self.number = number
        self.caller = caller
        self.may_start: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.slot = -1
        """The index of its progress report; -1 while it waits."""


class Queue:
    """The running and waiting jobs of one kind."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.running: list[Job] = []
        self.waiting: deque[Job] = deque()

    def admit(self, job: Job) -> None:
        """Queue a job; raise if there are too many of all callers, of its guest or of its IP address."""
        held = [*self.running, *self.waiting]
        if job.caller is not None:
            mine = sum(other.caller is not None and other.caller.guest == job.caller.guest for other in held)
            here = sum(other.caller is not None and other.caller.address == job.caller.address for other in held)
            if mine >= self.work.a_guest or here >= self.work.an_address or self._is_full_of(job.caller, held):
                raise ApiError("work-under-way", limit=self.work.a_guest)
        if len(self.waiting) >= self.work.waiting:
            raise ApiError("too-busy")
        self.waiting.append(job)

    def _is_full_of(self, caller: Caller, held: list[Job]) -> bool:
        """Return True if the /48 network of a caller has half of the queue and more than an address may have."""
        site = site_of(caller.address)
        if site is None:
            return False
        theirs = sum(other.caller is not None and site_of(other.caller.address) == site for other in held)
        return theirs >= max(self.work.an_address, self.work.waiting // 2)

    def next(self) -> Job | None:
        """Return the job to start now, preferably one of an IP address without a running job."""
        if not self.waiting or len(self.running) >= self.work.at_once:
            return None
        busy = {job.caller.address for job in self.running if job.caller is not None}
        chosen = next((job for job in self.waiting if job.caller is None or job.caller.address not in busy), None)
        job = self.waiting[0] if chosen is None else chosen
        self.waiting.remove(job)
        self.running.append(job)
        return job

    def drop(self, job: Job) -> None:
        """Remove a job that is done or cancelled."""
        for jobs in (self.running, self.waiting):
            with contextlib.suppress(ValueError):  # it is in one of the two
                jobs.remove(job)


class JobQueues:
    """The queues of a server and the workers that serve them in turn."""

    def __init__(self, config: Config) -> None:
        self._queues: dict[WorkKind, Queue] = {
            "window": Queue(config.limits.window),
            "load": Queue(config.limits.load),
            "replay": Queue(config.limits.replay),
            "import": Queue(config.limits.importing),
            "advice": Queue(config.limits.advice),
            "review": Queue(config.limits.review),
        }
        self._order: deque[WorkKind] = deque(self._queues)
        # Two numbers per process, without a lock that a killed worker could hold for ever.
        self._reports = RawArray("d", 2 * config.workers)
        self._free = list(range(config.workers))
        self._pool = WorkerPool(config.workers, NICENESS, set_reports, self._reports)
        self._numbers = count(1)

    async def run(
        self,
        kind: WorkKind,
        function: Callable[..., T],
        *args: Any,
        caller: Caller | None,
        progress: Callable[[float], None] | None = None,
    ) -> T:
        """Return the result of a function, called in a worker when it is its turn.

        The function is defined at module level, and its arguments and result can be pickled. It may call `report`,
        whose values are passed to `progress`. Cancelling the call cancels the job. The caller is None for jobs of the
        server itself. Raises `ApiError` if there are too many jobs, if this one exceeds its time limit or if it fails.
        """
        queue, job = self._queues[kind], Job(next(self._numbers), caller)
        queue.admit(job)
        watcher: asyncio.Task[None] | None = None
        try:
            self._start_jobs()
            await job.may_start
            if progress is not None:
                watcher = asyncio.create_task(self._watch(job, progress))
            return await self._pool.run(queue.work.seconds, call, job.number, job.slot, function, *args)
        except JobTimeout as error:
            log.warning("%s took too long: %s", function.__name__, str(error))  # the text: a record may be kept
            raise ApiError("took-too-long", seconds=round(queue.work.seconds)) from error
        except (UndercroftError, ApiError):
            raise
        except Exception as error:
            lost = isinstance(error, WorkerLost)
            log.error("%s failed: %s", function.__name__, repr(error), exc_info=None if lost else error)
            raise ApiError("work-failed") from error
        finally:
            if watcher is not None:
                watcher.cancel()
            queue.drop(job)
            if job.slot >= 0:
                self._free.append(job.slot)
            self._start_jobs()

    def _start_jobs(self) -> None:
        """Start waiting jobs while workers are free, taking the kinds in turn."""
        idle = 0
        while self._free and idle < len(self._order):
            job = self._queues[self._order[0]].next()
            self._order.rotate(-1)
            idle = 0 if job is not None else idle + 1
            if job is not None:
                job.slot = self._free.pop()
                if not job.may_start.cancelled():  # its caller may have been cancelled in this iteration of the loop
                    job.may_start.set_result(None)

    async def _watch(self, job: Job, progress: Callable[[float], None]) -> None:
        last = 0.0
        while True:
            await asyncio.sleep(PROGRESS_INTERVAL)
            number, done = self._reports[2 * job.slot : 2 * job.slot + 2]
            if number == job.number and done != last:
                last = done
                progress(done)

    def lengths(self) -> dict[WorkKind, int]:
        """Return the number of running and waiting jobs of each kind."""
        return {kind: len(queue.running) + len(queue.waiting) for kind, queue in self._queues.items()}

    def close(self) -> None:
        """Stop the workers."""
        self._pool.close()


# -- in a worker -----------------------------------------------------------------------------------------------------

_reports: Any = ()
_job: tuple[int, int] = (0, -1)
"""The number of the worker's job and the index of its progress report."""


def set_reports(reports: Any) -> None:
    """Set the shared memory for progress reports; runs at the start of a worker."""
    global _reports
    _reports = reports


def call(number: int, slot: int, function: Callable[..., T], *args: Any) -> T:
    """Call the function of a job; runs in a worker."""
    global _job
    _job = (number, slot)
    _reports[2 * slot : 2 * slot + 2] = [float(number), 0.0]
    return function(*args)


def report(done: float) -> None:
    """Report the progress of the current job, from 0 to 1; without effect outside a worker."""
    number, slot = _job
    if slot >= 0:
        _reports[2 * slot : 2 * slot + 2] = [float(number), done]
