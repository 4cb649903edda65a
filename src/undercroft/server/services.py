"""What the parts of one server process share."""

from __future__ import annotations

import logging
from time import monotonic, time
from typing import TYPE_CHECKING, Final

from undercroft.server.access.guests import Identity, secret_of
from undercroft.server.access.rate_limits import Gate
from undercroft.server.admin.commands import Orders
from undercroft.server.admin.metrics import Metrics
from undercroft.server.errors import Refusal
from undercroft.server.lobby.archive import Archive
from undercroft.server.lobby.creation import Making
from undercroft.server.lobby.registry import Tables
from undercroft.server.lobby.reviews import Reviews
from undercroft.server.notifications.turn_notices import Notices
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.storage.store import Store
from undercroft.server.workers.bots import BotRoom
from undercroft.server.workers.hints import Hints
from undercroft.server.workers.jobs import Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.access.rate_limits import Asker
    from undercroft.server.config import Config
    from undercroft.server.live.session import LiveTable
    from undercroft.server.storage.rows import TableRow

READY_FOR: Final = 2.0
"""Seconds after which it is tried again whether the database takes writes."""

log = logging.getLogger("undercroft.server")


class Room:
    """The storage, the tables, the bots and the guests of one process."""

    def __init__(self, config: Config, clock: Callable[[], float] = time) -> None:
        self.config = config
        self.identity = Identity(config)
        self.store = Store(config.database_url())
        self.workers = Workers(config)
        self.bots = BotRoom(config)
        self.hints = Hints(self.workers, config.limits)
        self.notices = Notices(config, self.store)
        self.tables = Tables(
            self.store, self.bots, self.workers, config.limits, secret_of(config), self._turned, self._over, clock
        )
        self.making = Making(self.tables)
        self.archive = Archive(self.tables, self.workers)
        self.reviews = Reviews(self.tables, self.workers)
        self.gate = Gate(config.limits)
        self.metrics = Metrics()
        self.metrics.watch(self)
        self.orders = Orders(self)
        self._ready_until = 0.0

    async def open(self) -> None:
        """Open the storage and let bots go on where a stopped process left them."""
        await self.store.open()
        for code in await self.store.tables_to_resume():
            try:
                self.bots.wake(await self.tables.get(code))
            except (Refusal, StorageFailed) as error:
                # One table that cannot be loaded does not hold up the others.
                log.error("table %s is set aside: %s", code, error)
        self.tables.lateness.open()
        await self.archive.open()
        await self.orders.open()
        self.metrics.open(self.config.metrics)

    def _turned(self, live: LiveTable) -> None:
        """Something was decided at a table."""
        self.metrics.entered(live)
        self.notices.turn(live)
        if live.status == "over" and live.puzzle is None:
            self.archive.add(live.id)

    def _over(self, code: str) -> None:
        """A game was ended by agreement."""
        self.archive.add(code)

    async def close(self) -> None:
        """Let everything go."""
        self.metrics.shut()
        await self.orders.close()
        await self.tables.lateness.close()
        await self.archive.close()
        self.bots.close()
        await self.hints.close()
        await self.reviews.close()
        self.workers.close()
        await self.notices.close()
        await self.store.close()

    async def check_ready(self) -> None:
        """Raise unless the database takes what is decided; it is tried now and then, however often somebody asks."""
        if monotonic() >= self._ready_until:
            await self.store.check_writing(self.config.least_free)
            self._ready_until = monotonic() + READY_FOR

    async def admitted(self, address: str, guest: str, asker: Asker) -> TableRow:
        """The table that an address leads a guest to; whoever tries codes has to take their time."""
        return await self.tables.admitted(address, guest, lambda: self.gate.allows("guess", asker))

    async def name_of(self, guest: str) -> str | None:
        """A guest's name, if the guest has taken one."""
        return await self.store.name_of(guest)
