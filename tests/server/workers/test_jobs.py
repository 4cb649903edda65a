"""Job queues: limits, time, progress, and workers that hang or die."""

from __future__ import annotations

import asyncio
import gc
import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import pytest

from tests.server.running_server import PATIENCE
from tests.server.workers.jobs import Body, die, doubled, eat_memory, fail, hang, process_number, refuse, wait_for
from undercroft.kernel.errors import Illegal
from undercroft.server.access.rate_limits import Caller
from undercroft.server.config import Config, Limits, Work
from undercroft.server.errors import ApiError
from undercroft.server.workers.jobs import JobQueues

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

OLENA, BARTEK = Caller("olena", "192.0.2.1"), Caller("bartek", "192.0.2.2")


@contextmanager
def working(workers: int = 1, **limits: Work) -> Iterator[JobQueues]:
    few = Work(seconds=PATIENCE, waiting=2, a_guest=2, an_address=3)
    given = {"replay": few, "importing": few, "advice": few, "review": few, **limits}
    workers_here = JobQueues(Config(workers=workers, limits=Limits(**given)))  # type: ignore[arg-type]  # Work alone
    try:
        yield workers_here
    finally:
        workers_here.close()


async def until(condition: object, *, held: JobQueues, kind: str) -> None:
    """Wait until a queue has this many jobs."""
    async with asyncio.timeout(PATIENCE):
        while held.lengths()[kind] != condition:  # type: ignore[index]  # one of the kinds
            await asyncio.sleep(0.01)


async def test_work_is_done_in_another_process_and_its_answer_comes_back() -> None:
    with working() as workers:
        assert await workers.run("replay", doubled, 21, caller=OLENA) == 42
        assert await workers.run("replay", process_number, caller=None) != os.getpid()


async def test_refusals_and_failures_come_back_and_the_worker_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    with working() as workers:
        process = await workers.run("replay", process_number, caller=OLENA)
        with pytest.raises(Illegal, match="over"):
            await workers.run("replay", refuse, caller=OLENA)
        for broken in (fail, eat_memory):
            with pytest.raises(ApiError, match="work-failed"):
                await workers.run("replay", broken, caller=OLENA)
        assert "ZeroDivisionError" in caplog.text
        assert "MemoryError" in caplog.text
        assert await workers.run("replay", process_number, caller=OLENA) == process


@pytest.mark.parametrize("function", [refuse, die, hang], ids=["refused", "died", "timed out"])
async def test_a_failed_job_frees_its_arguments_without_the_garbage_collector(function: Callable[..., None]) -> None:
    gc.disable()
    try:
        with working(importing=Work(seconds=1, waiting=2, a_guest=2, an_address=3)) as workers:
            with suppress(ApiError, Illegal):
                await workers.run("import", function, Body(), caller=OLENA)
            await workers.run("replay", doubled, 1, caller=OLENA)  # the pool's thread remembers its last job
            async with asyncio.timeout(PATIENCE):
                while Body.alive:
                    await asyncio.sleep(0.01)
    finally:
        gc.enable()
    assert not Body.alive


async def test_a_worker_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    with working() as workers:
        process = await workers.run("replay", process_number, caller=OLENA)
        with pytest.raises(ApiError, match="work-failed"):
            await workers.run("replay", die, caller=OLENA)
        assert "die" in caplog.text
        assert await workers.run("replay", process_number, caller=OLENA) != process


async def test_work_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    with working(replay=Work(seconds=0.2, waiting=2, a_guest=2, an_address=3)) as workers:
        process = await workers.run("advice", process_number, caller=OLENA)
        with pytest.raises(ApiError, match="took-too-long"):
            await workers.run("replay", wait_for, str(tmp_path / "never"), caller=OLENA)
        assert workers.lengths()["replay"] == 0
        assert await workers.run("advice", process_number, caller=OLENA) != process


async def test_queues_are_limited_for_a_guest_an_address_and_everybody(tmp_path: Path) -> None:
    let_go = tmp_path / "now"
    with working() as workers:
        first = asyncio.create_task(workers.run("replay", wait_for, str(let_go), caller=OLENA))
        second = asyncio.create_task(workers.run("replay", doubled, 1, caller=OLENA))
        await until(2, held=workers, kind="replay")
        with pytest.raises(ApiError, match="work-under-way"):
            await workers.run("replay", doubled, 2, caller=OLENA)
        neighbour = asyncio.create_task(workers.run("replay", doubled, 3, caller=Caller("nela", OLENA.address)))
        await until(3, held=workers, kind="replay")
        with pytest.raises(ApiError, match="work-under-way"):  # a fresh cookie is no way around it
            await workers.run("replay", doubled, 4, caller=Caller("another", OLENA.address))
        with pytest.raises(ApiError, match="too-busy"):
            await workers.run("replay", doubled, 5, caller=BARTEK)
        other = asyncio.create_task(workers.run("advice", doubled, 6, caller=BARTEK))  # each kind has its own queue
        await until(1, held=workers, kind="advice")
        let_go.touch()
        assert [await job for job in (second, neighbour, other)] == [2, 6, 12]
        assert await first == str(let_go)
        assert set(workers.lengths().values()) == {0}


async def test_a_site_of_many_ipv6_networks_has_half_of_a_queue(tmp_path: Path) -> None:
    let_go = tmp_path / "now"
    with working(replay=Work(seconds=PATIENCE, waiting=4, a_guest=1, an_address=1)) as workers:
        here = [Caller(f"guest {number}", f"2001:db8:1:{number}::/64") for number in range(3)]
        jobs = [asyncio.create_task(workers.run("replay", wait_for, str(let_go), caller=one)) for one in here[:2]]
        await until(2, held=workers, kind="replay")
        with pytest.raises(ApiError, match="work-under-way"):
            await workers.run("replay", doubled, 1, caller=here[2])
        jobs.append(asyncio.create_task(workers.run("replay", wait_for, str(let_go), caller=BARTEK)))
        await until(3, held=workers, kind="replay")
        let_go.touch()
        assert await asyncio.gather(*jobs) == [str(let_go)] * 3


async def test_a_long_kind_leaves_a_worker_to_the_others(tmp_path: Path) -> None:
    let_go = tmp_path / "now"
    with working(workers=2) as workers:
        long = [
            asyncio.create_task(workers.run("review", wait_for, str(let_go), caller=caller))
            for caller in (OLENA, BARTEK)
        ]
        await until(2, held=workers, kind="review")
        assert await workers.run("replay", doubled, 1, caller=OLENA) == 2
        let_go.touch()
        assert await asyncio.gather(*long) == [str(let_go)] * 2


async def test_cancelling_a_call_stops_its_job(tmp_path: Path) -> None:
    with working() as workers:
        process = await workers.run("replay", process_number, caller=OLENA)
        started = asyncio.Event()
        job = workers.run("replay", wait_for, str(tmp_path / "never"), caller=OLENA, progress=lambda _: started.set())
        running = asyncio.create_task(job)
        await asyncio.wait_for(started.wait(), PATIENCE)
        waiting = asyncio.create_task(workers.run("replay", doubled, 1, caller=OLENA))
        await until(2, held=workers, kind="replay")
        for task in (waiting, running):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert workers.lengths()["replay"] == 0
        assert await workers.run("replay", process_number, caller=OLENA) != process


async def test_progress_is_heard(tmp_path: Path) -> None:
    heard: list[float] = []
    let_go = tmp_path / "now"

    def hear(done: float) -> None:
        heard.append(done)
        let_go.touch()

    with working() as workers:
        await workers.run("review", wait_for, str(let_go), caller=OLENA, progress=hear)
    assert heard == [0.5]


async def test_a_closed_server_stops_running_jobs(tmp_path: Path) -> None:
    with working() as workers:
        running = asyncio.create_task(workers.run("review", wait_for, str(tmp_path / "never"), caller=OLENA))
        await until(1, held=workers, kind="review")
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await running
