"""Slow work that is not a bot's move: each kind has its queue, and each job its time, in processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from itertools import count
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from undercroft.kernel.errors import UndercroftError
from undercroft.server.errors import ApiError
from undercroft.server.workers.pool import JobTimeout, WorkerLost, WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.config import Config, Work

T = TypeVar("T")
WorkKind = Literal["load", "replay", "import", "review", "advice"]
NICENESS: Final = 10
"""How far the workers stand back behind the server itself: people who play come first."""
LOOKING: Final = 0.25
"""Seconds between two looks at how far a job is."""

log = logging.getLogger("undercroft.server")


class Job:
    """Something to be done for somebody; it waits until a worker is free."""

    def __init__(self, number: int, caller: Caller | None) -> None:
        self.number = number
        self.caller = caller
        self.may_start: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.slot = -1
        """Where its worker writes how far it is; none while it waits."""


class Queue:
    """The jobs of one kind: those that run, and those that wait."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.running: list[Job] = []
        self.waiting: deque[Job] = deque()

    def admit(self, job: Job) -> None:
        """Let a job wait, unless there are too many, or too many of the same asker."""
        held = [*self.running, *self.waiting]
        if job.caller is not None:
            mine = sum(other.caller is not None and other.caller.guest == job.caller.guest for other in held)
            here = sum(other.caller is not None and other.caller.address == job.caller.address for other in held)
            if mine >= self.work.a_guest or here >= self.work.an_address:
                raise ApiError("work-under-way", limit=self.work.a_guest)
        if len(self.waiting) >= self.work.waiting:
            raise ApiError("too-busy")
        self.waiting.append(job)

    def next(self) -> Job | None:
        """The job that is to be started now: of an address that has none running, if there is one."""
        if not self.waiting or len(self.running) >= self.work.at_once:
            return None
        busy = {job.caller.address for job in self.running if job.caller is not None}
        chosen = next((job for job in self.waiting if job.caller is None or job.caller.address not in busy), None)
        job = self.waiting[0] if chosen is None else chosen
        self.waiting.remove(job)
        self.running.append(job)
        return job

    def drop(self, job: Job) -> None:
        """A job is done, or nobody waits for it any more."""
        for held in (self.running, self.waiting):
            with contextlib.suppress(ValueError):  # it is in one of them, or its start was not told yet
                held.remove(job)


class JobQueues:
    """The workers of a server and what waits for them; the kinds take turns."""

    def __init__(self, config: Config) -> None:
        self._queues: dict[WorkKind, Queue] = {
            "load": Queue(config.limits.load),
            "replay": Queue(config.limits.replay),
            "import": Queue(config.limits.importing),
            "advice": Queue(config.limits.advice),
            "review": Queue(config.limits.review),
        }
        self._order: deque[WorkKind] = deque(self._queues)
        # Two numbers a process, without a lock: a worker that is killed can leave none locked.
        self._reports = RawArray("d", 2 * config.workers)
        self._free = list(range(config.workers))
        self._processes = WorkerPool(config.workers, NICENESS, take_reports, self._reports)
        self._numbers = count(1)

    async def run(
        self,
        kind: WorkKind,
        function: Callable[..., T],
        *args: Any,
        caller: Caller | None,
        progress: Callable[[float], None] | None = None,
    ) -> T:
        """What the function gives, called in a worker when it is its turn.

        The function lies in a module, and what goes in and comes out can be pickled. It may say how far it is by
        `report`, and `progress` hears of it now and then. Whoever stops waiting stops the job. Without an asker it is
        the server itself that wants it. Too many jobs are refused, and one that takes too long is ended.
        """
        queue, job = self._queues[kind], Job(next(self._numbers), caller)
        queue.admit(job)
        watching: asyncio.Task[None] | None = None
        try:
            self._start_some()
            await job.may_start
            if progress is not None:
                watching = asyncio.create_task(self._watch(job, progress))
            return await self._processes.run(queue.work.seconds, called, job.number, job.slot, function, *args)
        except JobTimeout as error:
            log.warning("%s took too long: %s", function.__name__, error)
            raise ApiError("took-too-long", seconds=round(queue.work.seconds)) from error
        except (UndercroftError, ApiError):
            raise
        except Exception as error:
            lost = isinstance(error, WorkerLost)
            log.error("%s failed: %r", function.__name__, error, exc_info=None if lost else error)
            raise ApiError("work-failed") from error
        finally:
            if watching is not None:
                watching.cancel()
            queue.drop(job)
            if job.slot >= 0:
                self._free.append(job.slot)
            self._start_some()

    def _start_some(self) -> None:
        """Start what waits as long as workers are free; the kinds take turns."""
        idle = 0
        while self._free and idle < len(self._order):
            job = self._queues[self._order[0]].next()
            self._order.rotate(-1)
            idle = 0 if job is not None else idle + 1
            if job is not None:
                job.slot = self._free.pop()
                if not job.may_start.cancelled():  # somebody stopped waiting at this very moment
                    job.may_start.set_result(None)

    async def _watch(self, job: Job, progress: Callable[[float], None]) -> None:
        told = 0.0
        while True:
            await asyncio.sleep(LOOKING)
            number, done = self._reports[2 * job.slot : 2 * job.slot + 2]
            if number == job.number and done != told:
                told = done
                progress(done)

    def lengths(self) -> dict[WorkKind, int]:
        """How many jobs of each kind run or wait."""
        return {kind: len(queue.running) + len(queue.waiting) for kind, queue in self._queues.items()}

    def close(self) -> None:
        """Let the workers go."""
        self._processes.close()


# -- in a worker -----------------------------------------------------------------------------------------------------

_reports: Any = ()
_here: tuple[int, int] = (0, -1)
"""The number of the job that this worker is at, and where it writes how far it is."""


def take_reports(reports: Any) -> None:
    """At the start of a worker: remember where progress is written."""
    global _reports
    _reports = reports


def called(number: int, slot: int, function: Callable[..., T], *args: Any) -> T:
    """Do a job."""
    global _here
    _here = (number, slot)
    _reports[2 * slot : 2 * slot + 2] = [float(number), 0.0]
    return function(*args)


def report(done: float) -> None:
    """Say how far the job is, from 0 to 1; outside a worker it is said to nobody."""
    number, slot = _here
    if slot >= 0:
        _reports[2 * slot : 2 * slot + 2] = [float(number), done]
