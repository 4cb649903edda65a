"""Fair queue for workers: addresses take turns, then the tables of an address."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Turns = OrderedDict[str, deque["asyncio.Future[None]"]]
"""The waiting jobs of an address by table; the table whose turn it is comes first."""


class FairQueue:
    """Lets a number of jobs run at once; of those that wait, first the one whose address has waited longest."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, Turns] = OrderedDict()
        """The waiting jobs by address; the address whose turn it is comes first."""

    @contextlib.asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[None]:
        """Wait for the turn of a job; the next one may start at the end of the context."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(address, table)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str, table: str) -> None:
        """Wait until another job passes its place on."""
        may_start: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(may_start)
        try:
            await may_start
        except asyncio.CancelledError:
            if may_start.done() and not may_start.cancelled():  # cancelled just after its turn came
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a place to the next waiting job, or free it."""
        while self._waiting:
            may_start = self._next()
            if not may_start.cancelled():
                may_start.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """Remove and return the next job; its address, and its table at this address, come last from now on."""
        address, tables = self._waiting.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        may_start = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._waiting[address] = tables
        return may_start
