"""Garbage is collected fully when no game is played or the process has grown, and young garbage at any time."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from undercroft.server.admin import gc_scheduler
from undercroft.server.admin.gc_scheduler import MAX_GROWTH, GcScheduler, resident_memory


class Knot:
    """A reference cycle, which only the garbage collector frees."""

    def __init__(self) -> None:
        self.me = self


def old_knot() -> weakref.ref[Knot]:
    """Return a cycle that became garbage when it was in the oldest generation."""
    knot = Knot()
    gc.collect()
    return weakref.ref(knot)


@pytest.fixture(autouse=True)
def no_automatic_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def collections(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of collections of the middle generation."""
    count = [0]
    monkeypatch.setattr(gc_scheduler, "collections", lambda: count[0])
    return count


def test_it_waits_until_no_game_is_played(collections: list[int]) -> None:
    entries = 5
    knot = old_knot()
    here = GcScheduler(lambda: entries, lambda: 0)
    collections[0] += gc_scheduler.IDLE_COLLECTIONS
    assert not here.collect_if_due(), "an entry was made since the last check"
    entries += 1
    assert not here.collect_if_due()
    assert knot() is not None
    assert here.collect_if_due(), "no entry was made"
    assert knot() is None
    assert not here.collect_if_due(), "nothing new since then"


def test_little_garbage_is_not_collected(collections: list[int]) -> None:
    here = GcScheduler(lambda: 0, lambda: 0)
    collections[0] += gc_scheduler.IDLE_COLLECTIONS - 1
    assert not here.collect_if_due()
    assert not here.collect_if_due()


def test_a_process_that_grows_collects_in_any_case(collections: list[int]) -> None:
    knot = old_knot()
    entries, memory = iter(range(10)), [100]
    here = GcScheduler(lambda: next(entries), lambda: memory[0])
    memory[0] += MAX_GROWTH
    assert not here.collect_if_due()
    assert knot() is not None
    memory[0] += 1
    assert here.collect_if_due()
    assert knot() is None
    assert not here.collect_if_due(), "it counts from the size after the last collection"
    memory[0] += MAX_GROWTH + 1
    assert here.collect_if_due()


async def test_python_collects_young_garbage_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.enable()
    looked, before = asyncio.Event(), gc.get_threshold()
    monkeypatch.setattr(gc_scheduler, "INTERVAL", 0.0)
    monkeypatch.setattr(GcScheduler, "collect_if_due", lambda self: looked.set())
    running = asyncio.create_task(GcScheduler(lambda: 0).run())
    await looked.wait()
    assert gc.isenabled()
    assert gc.get_threshold() == gc_scheduler.THRESHOLDS
    knot = weakref.ref(Knot())
    kept: list[list[int]] = []
    for _ in range(gc_scheduler.THRESHOLDS[0] + 1):
        kept.append([])
    assert knot() is None
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert gc.get_threshold() == before


def test_the_memory_of_this_process_is_known_on_linux() -> None:
    size = resident_memory()
    assert size is None or size > 1 << 20
