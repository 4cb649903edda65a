"""Fair queue: order of addresses and tables, places at once, and cancelled jobs."""

from __future__ import annotations

import asyncio

from undercroft.server.workers.fair_queue import FairQueue


class Jobs:
    """Jobs in a queue that run until the test finishes them."""

    def __init__(self, at_once: int = 1) -> None:
        self.queue = FairQueue(at_once)
        self.started: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, asyncio.Event] = {}

    async def add(self, address: str, table: str, number: int = 0) -> None:
        """Queue a job of a table."""
        name = f"{address}/{table}" + (f"/{number}" if number else "")
        self._done[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._run(address, table, name))
        await asyncio.sleep(0)

    async def _run(self, address: str, table: str, name: str) -> None:
        async with self.queue.turn(address, table):
            self.started.append(name)
            await self._done[name].wait()

    async def finish(self, name: str) -> None:
        """Let a job end, and the next one start."""
        self._done[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def finish_all(self) -> list[str]:
        """Let the jobs end in the order in which they start; return this order."""
        for name in self.started:
            await self.finish(name)
        return self.started


async def test_an_address_with_one_table_waits_for_one_job_of_an_address_with_many() -> None:
    jobs = Jobs()
    for number in range(60):
        await jobs.add("crowd", f"table {number}")
    await jobs.add("home", "honest")
    assert (await jobs.finish_all())[:4] == ["crowd/table 0", "crowd/table 1", "home/honest", "crowd/table 2"]
    assert len(jobs.started) == 61


async def test_tables_of_an_address_take_turns() -> None:
    jobs = Jobs()
    await jobs.add("one", "a")
    for number in (1, 2, 3):
        await jobs.add("one", "b", number)
    await jobs.add("one", "c")
    await jobs.add("two", "d")
    assert await jobs.finish_all() == ["one/a", "one/b/1", "two/d", "one/c", "one/b/2", "one/b/3"]


async def test_as_many_jobs_run_at_once_as_there_are_places() -> None:
    jobs = Jobs(at_once=2)
    for number in range(3):
        await jobs.add("one", str(number))
    assert jobs.started == ["one/0", "one/1"]
    await jobs.finish("one/1")
    assert jobs.started == ["one/0", "one/1", "one/2"]


async def test_a_cancelled_job_neither_runs_nor_keeps_its_place() -> None:
    jobs = Jobs()
    for name in "abc":
        await jobs.add("one", name)
    jobs.tasks["one/b"].cancel()
    await jobs.finish("one/a")
    assert jobs.started == ["one/a", "one/c"]
    await jobs.add("one", "d")
    await jobs.finish("one/c")
    assert jobs.started[-1] == "one/d"


async def test_a_job_that_is_cancelled_as_its_turn_comes_passes_its_place_on() -> None:
    jobs = Jobs()
    for name in "abc":
        await jobs.add("one", name)
    jobs._done["one/a"].set()
    await asyncio.sleep(0)  # the first job ends: the second may start, but has not run yet
    jobs.tasks["one/b"].cancel()
    for _ in range(4):
        await asyncio.sleep(0)
    assert jobs.started == ["one/a", "one/c"]
