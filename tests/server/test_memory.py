"""Rejected requests leave nothing in memory, also when the garbage collector does not run."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar
from weakref import WeakSet

import pytest
from starlette.requests import Request

from tests.server.running_server import PATIENCE, refusal
from tests.server.workers.jobs import doubled
from undercroft.client import Client
from undercroft.server.errors import ApiError

if TYPE_CHECKING:
    from tests.server.running_server import Server

LONG = "\n" * 30_000


@pytest.fixture
def no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


class Loaded:
    """An object that a request has loaded."""

    alive: ClassVar[WeakSet[Loaded]] = WeakSet()

    def __init__(self) -> None:
        self.alive.add(self)


def requests() -> int:
    """Return the number of requests in memory; each refers to its body."""
    return sum(type(one) is Request for one in gc.get_objects())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/watch", {"record": LONG}),
        ("/api/tables", {"game": "dragon-tower", "seats": [{"kind": "me"}], "record": LONG}),
    ],
)
async def test_refused_records_are_freed(
    server: Server, olena: Client, no_collection: None, path: str, body: dict[str, Any]
) -> None:
    before = requests()
    for _ in range(3):
        assert await refusal(olena, "POST", path, body) == (413, "record-too-long")
    # The thread of the pool remembers its last job.
    await server.within(server.services.workers.run("replay", doubled, 1, caller=None))
    async with asyncio.timeout(PATIENCE):
        while requests() > before:  # the server answers a moment before it is done
            await asyncio.sleep(0.01)
    assert requests() <= before


async def test_tables_that_cannot_be_loaded_are_freed(
    server: Server, no_collection: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def load(code: str) -> Any:
        entries = Loaded()
        assert entries in Loaded.alive
        raise ApiError("table-damaged", table=code)

    async def get() -> str:
        try:
            await server.services.tables.get("ABCDE")
        except ApiError as error:
            return error.code
        return ""

    monkeypatch.setattr(server.services.tables, "_load", load)
    assert await server.within(get()) == "table-damaged"
    async with asyncio.timeout(PATIENCE):
        while Loaded.alive:
            await asyncio.sleep(0.01)
    assert not Loaded.alive
