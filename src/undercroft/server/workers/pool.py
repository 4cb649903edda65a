"""Processes beside the server's own: one that hangs, dies or grows too large is replaced, and harms nobody."""

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
MOST_MEMORY: Final = 2 << 30
"""Bytes of addresses that a process may take: what asks for more fails there, and the machine goes on."""


STUCK: Final = 15.0
"""Seconds in which none of the processes begins with anything that waits, after which all of them are replaced."""


class WorkerLost(Exception):
    """The process that was at it is gone: it took too long and was killed, or it died."""


class JobTimeout(WorkerLost):
    """It was not done within its time."""


class WorkerPool:
    """So many processes, started when the first of them is needed; `begin` is called in each at its start."""

    def __init__(self, count: int, niceness: int, begin: Callable[..., None] | None = None, *args: Any) -> None:
        self.count = count
        self._begin = (niceness, begin, args)
        self._pool: ProcessPool | None = None
        self._have_begun = False
        """Whether they have done anything yet: on a busy machine they take long to start, and that is all."""
        self._in_progress: set[Future[Any]] = set()

    async def run(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        """What the function gives, called in one of the processes. Whoever stops waiting stops it."""
        while True:
            pool = self._open()
            done: Future[T] = pool.schedule(function, args=args, timeout=seconds)
            self._in_progress.add(done)
            waiting = asyncio.wrap_future(done)
            try:
                while not (await asyncio.wait((waiting,), timeout=STUCK))[0]:
                    if self._pool is not pool:
                        break
                    if self._have_begun and not any(job.running() for job in self._in_progress):
                        break
                else:
                    self._have_begun = True
                    return waiting.result()
            except TimeoutError as error:
                raise JobTimeout(f"more than {seconds} seconds") from error
            except (ProcessExpired, BrokenProcessPool) as error:
                raise WorkerLost(repr(error)) from error
            finally:
                self._in_progress.discard(done)
                waiting.cancel()
            # Something waits and nobody is at anything: a process that was killed may keep what the others wait for.
            if self._pool is pool:
                self._pool = None
                log.warning("no process has begun with anything for %g seconds: all of them are replaced", STUCK)
                threading.Thread(target=kill, args=(pool,), name="processes end", daemon=True).start()

    def _open(self) -> ProcessPool:
        if self._pool is not None and not self._pool.active:
            self.close()
        if self._pool is None:
            # Spawned, not forked: a fork would copy the server's sockets and threads.
            context = multiprocessing.get_context("spawn")
            self._have_begun = False
            self._pool = ProcessPool(self.count, initializer=init_worker, initargs=self._begin, context=context)
        return self._pool

    def close(self) -> None:
        """Let the processes go, whatever they are at."""
        pool, self._pool = self._pool, None
        for done in tuple(self._in_progress):
            done.cancel()
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call]  # its types leave this one out
            # It waits for its threads and processes; nobody needs to wait for it.
            threading.Thread(target=pool.join, name="processes end", daemon=True).start()


def kill(pool: ProcessPool) -> None:
    """End processes that are stuck, however long that takes."""
    pool.stop()  # type: ignore[no-untyped-call]  # its types leave this one out
    pool.join()


def init_worker(niceness: int, begin: Callable[..., None] | None, args: tuple[Any, ...]) -> None:
    """In a process, at its start: end with the server, come after it, and take no more memory than is fair."""
    end_with_server()
    if sys.platform != "win32":
        os.nice(niceness)
        with contextlib.suppress(ValueError, OSError):  # a system without such a limit, or with a lower one
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    if begin is not None:
        begin(*args)


def end_with_server() -> None:
    """End when the server ends, even if it was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()
