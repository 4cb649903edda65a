"""Garbage is looked for when nobody plays, or when there is much of it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from undercroft.server.admin import gc_scheduler
from undercroft.server.admin.gc_scheduler import GcScheduler


class Knot:
    """Refers to itself, so that only the collector finds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def new(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many new objects the collector counts."""
    count = [0]
    monkeypatch.setattr(gc, "get_count", lambda: (count[0], 0, 0))
    gc.disable()
    yield count
    gc.enable()


def test_it_waits_until_nobody_plays(new: list[int]) -> None:
    entries = 5
    knot = weakref.ref(Knot())
    here = GcScheduler(lambda: entries)
    new[0] = gc_scheduler.IDLE_THRESHOLD
    assert not here.collect_if_idle(), "something was entered since the last look"
    entries += 1
    assert not here.collect_if_idle()
    assert knot() is not None
    assert here.collect_if_idle(), "nothing was"
    assert knot() is None


def test_little_is_not_looked_for(new: list[int]) -> None:
    here = GcScheduler(lambda: 0)
    new[0] = gc_scheduler.IDLE_THRESHOLD - 1
    assert not here.collect_if_idle()
    assert not here.collect_if_idle()


def test_much_is_not_waited_with(new: list[int]) -> None:
    knot = weakref.ref(Knot())
    entries = iter(range(10))
    here = GcScheduler(lambda: next(entries))
    new[0] = gc_scheduler.BUSY_THRESHOLD
    assert here.collect_if_idle()
    assert knot() is None


async def test_python_does_not_collect_by_itself_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = asyncio.Event()
    monkeypatch.setattr(gc_scheduler, "INTERVAL", 0.0)
    monkeypatch.setattr(GcScheduler, "collect_if_idle", lambda self: looked.set())
    running = asyncio.create_task(GcScheduler(lambda: 0).run())
    await looked.wait()
    assert not gc.isenabled()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert gc.isenabled()
