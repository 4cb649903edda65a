"""Services that the parts of a server process share."""

from __future__ import annotations

from time import monotonic, time
from typing import TYPE_CHECKING, Final

from undercroft.server.access.costly_requests import CostlyRequests
from undercroft.server.access.guests import GuestCookies, secret_of
from undercroft.server.access.rate_limits import RateLimiter
from undercroft.server.admin.commands import AdminCommands
from undercroft.server.admin.metrics import Metrics
from undercroft.server.lobby.archive import Archive
from undercroft.server.lobby.creation import TableFactory
from undercroft.server.lobby.open_tables import OpenTables
from undercroft.server.lobby.registry import TableRegistry
from undercroft.server.lobby.resumption import Resumption
from undercroft.server.lobby.reviews import Reviews
from undercroft.server.notifications.turn_notices import TurnNotices
from undercroft.server.storage.store import Store
from undercroft.server.workers.bots import BotRunner
from undercroft.server.workers.hints import Hints
from undercroft.server.workers.jobs import JobQueues
from undercroft.server.workers.windows import Windows

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.config import Config
    from undercroft.server.live.session import TableSession
    from undercroft.server.storage.rows import TableRow

READY_FOR: Final = 2.0
"""Seconds for which a successful test write counts."""


class Services:
    """The database, tables, bots, workers, limits and metrics of a process."""

    def __init__(self, config: Config, clock: Callable[[], float] = time) -> None:
        self.config = config
        self.guest_cookies = GuestCookies(config)
        self.store = Store(config.database_url())
        self.workers = JobQueues(config)
        self.bots = BotRunner(config, self._awaits_notice)
        self.hints = Hints(self.workers, config.limits)
        self.windows = Windows(self.workers)
        self.turn_notices = TurnNotices(config, self.store)
        self.tables = TableRegistry(
            self.store, self.bots, self.workers, config.limits, secret_of(config), self._on_entry, self._over, clock
        )
        self.resumption = Resumption(self.tables)
        self.table_factory = TableFactory(self.tables)
        self.open_tables = OpenTables(self.store)
        self.archive = Archive(self.tables, self.workers)
        self.reviews = Reviews(self.tables, self.workers)
        self.limiter = RateLimiter(config.limits)
        self.costly_requests = CostlyRequests(config.limits)
        self.metrics = Metrics()
        self.metrics.watch(self)
        self.admin_commands = AdminCommands(self)
        self._ready_until = 0.0

    async def open(self) -> None:
        """Open the database and start the background tasks, which resume the tables that somebody waits for."""
        await self.store.open()
        self.tables.deadlines.open()
        self.resumption.open()
        await self.archive.open()
        await self.admin_commands.open()
        self.metrics.open(self.config.metrics)

    def _on_entry(self, live: TableSession) -> None:
        """Count an entry, notify the player to move and archive a finished game."""
        self.metrics.count_entry(live)
        self.turn_notices.turn(live)
        if live.status == "over" and live.puzzle is None:
            self.archive.add(live.id)

    def _over(self, code: str) -> None:
        """Archive a game that was ended by agreement."""
        self.archive.add(code)

    async def _awaits_notice(self, live: TableSession) -> bool:
        """Return True if a player at a table gets a notice of the next turn."""
        return await self.turn_notices.reaches(live)

    async def close(self) -> None:
        """Stop all background tasks and close the database."""
        await self.resumption.close()
        self.metrics.stop()
        await self.admin_commands.close()
        await self.tables.deadlines.close()
        await self.archive.close()
        self.bots.close()
        await self.hints.close()
        await self.windows.close()
        await self.reviews.close()
        self.workers.close()
        await self.turn_notices.close()
        await self.store.close()

    async def check_ready(self) -> None:
        """Raise unless the database accepts writes; a success is cached, so frequent calls cost nothing."""
        if monotonic() >= self._ready_until:
            await self.store.check_writing(self.config.least_free)
            self._ready_until = monotonic() + READY_FOR

    async def admitted(self, address: str, guest: str, caller: Caller) -> TableRow:
        """Return the table at an address if the guest may open it, with a rate limit for guessed codes."""
        return await self.tables.admitted(address, guest, lambda: self.limiter.allows("guess", caller))

    async def name_of(self, guest: str) -> str | None:
        """Return the name of a guest, if they have one."""
        return await self.store.name_of(guest)
