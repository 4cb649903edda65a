"""Worker pool with time limits, a memory limit and automatic restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import sys
import threading
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pebble import ProcessExpired, ProcessPool

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

T = TypeVar("T")
log = logging.getLogger("undercroft.server")
MAX_MEMORY: Final = 2 << 30
"""Bytes of address space of a process; beyond it an allocation fails."""
STUCK: Final = 15.0
"""Seconds without a running job, while jobs wait, after which all processes are replaced."""


class WorkerLost(Exception):
    """The process of a job was killed or died."""


class JobTimeout(WorkerLost):
    """A job exceeded its time limit, so its process was killed."""


class WorkerPool:
    """Processes that start with the first job; each calls `initialize` at its start."""

    def __init__(self, count: int, niceness: int, initialize: Callable[..., None] | None = None, *args: Any) -> None:
        self.count = count
        self._init_args = (niceness, initialize, args)
        self._pool: ProcessPool | None = None
        self._has_finished_job = False
        """False while the processes may still be starting, which takes long on a busy machine."""
        self._in_progress: set[Future[Any]] = set()

    async def run(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        """Return the result of a function, called in a process; cancelling the call kills the process."""
        while True:
            pool = self._open()
            done: Future[T] = pool.schedule(function, args=args, timeout=seconds)
            self._in_progress.add(done)
            waiting = asyncio.wrap_future(done)
            try:
                while not (await asyncio.wait((waiting,), timeout=STUCK))[0]:
                    if self._pool is not pool:
                        break
                    if self._has_finished_job and not any(job.running() for job in self._in_progress):
                        break
                else:
                    self._has_finished_job = True
                    return waiting.result()
            except TimeoutError as error:
                raise JobTimeout(f"more than {seconds} seconds") from error
            except (ProcessExpired, BrokenProcessPool) as error:
                raise WorkerLost(repr(error)) from error
            finally:
                self._in_progress.discard(done)
                waiting.cancel()
                # A failed job's exception refers to this frame: a cycle that would hold the arguments.
                del done, waiting
            # Jobs wait but none runs: a killed process may still hold a lock that the others wait for.
            if self._pool is pool:
                self._pool = None
                log.warning("replacing all workers: no job was started for %g seconds", STUCK)
                threading.Thread(target=kill, args=(pool,), name="kill workers", daemon=True).start()

    def _open(self) -> ProcessPool:
        if self._pool is not None and not self._pool.active:
            self.close()
        if self._pool is None:
            # A fork would copy the server's sockets and threads.
            context = multiprocessing.get_context("spawn")
            self._has_finished_job = False
            self._pool = ProcessPool(self.count, initializer=init_worker, initargs=self._init_args, context=context)
        return self._pool

    def close(self) -> None:
        """Cancel all jobs and stop the processes."""
        pool, self._pool = self._pool, None
        for done in tuple(self._in_progress):
            done.cancel()
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call]  # its types leave this one out
            # `join` blocks until all threads and processes have ended.
            threading.Thread(target=pool.join, name="join workers", daemon=True).start()


def kill(pool: ProcessPool) -> None:
    """Stop the processes of a pool and wait for them."""
    pool.stop()  # type: ignore[no-untyped-call]  # its types leave this one out
    pool.join()


def init_worker(niceness: int, initialize: Callable[..., None] | None, args: tuple[Any, ...]) -> None:
    """Initialize a process: exit with the server, lower its priority and limit its memory."""
    end_with_server()
    if sys.platform != "win32":
        os.nice(niceness)
        with contextlib.suppress(ValueError, OSError):  # the system has no such limit, or a lower one
            resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    if initialize is not None:
        initialize(*args)


def end_with_server() -> None:
    """Exit when the server exits, even if it is killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
