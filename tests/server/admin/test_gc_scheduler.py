"""Garbage is collected when no game is played, or when there is much of it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from undercroft.server.admin import gc_scheduler
from undercroft.server.admin.gc_scheduler import GcScheduler


class Knot:
    """A reference cycle, which only the garbage collector frees."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def new(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The number of new objects that the collector counts."""
    count = [0]
    monkeypatch.setattr(gc, "get_count", lambda: (count[0], 0, 0))
    gc.disable()
    yield count
    gc.enable()


def test_it_waits_until_no_game_is_played(new: list[int]) -> None:
    entries = 5
    knot = weakref.ref(Knot())
    here = GcScheduler(lambda: entries)
    new[0] = gc_scheduler.IDLE_THRESHOLD
    assert not here.collect_if_idle(), "an entry was made since the last check"
    entries += 1
    assert not here.collect_if_idle()
    assert knot() is not None
    assert here.collect_if_idle(), "no entry was made"
    assert knot() is None


def test_little_garbage_is_not_collected(new: list[int]) -> None:
    here = GcScheduler(lambda: 0)
    new[0] = gc_scheduler.IDLE_THRESHOLD - 1
    assert not here.collect_if_idle()
    assert not here.collect_if_idle()


def test_much_garbage_is_collected_in_any_case(new: list[int]) -> None:
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
