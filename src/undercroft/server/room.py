"""What the parts of one server process share."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from undercroft.server.bots import BotRoom
from undercroft.server.identity import Identity, secret_of
from undercroft.server.live import Refusal
from undercroft.server.notices import Notices
from undercroft.server.storage.store import Store
from undercroft.server.tables import Tables
from undercroft.server.workers import Workers

if TYPE_CHECKING:
    from undercroft.server.config import Config


class Room:
    """The storage, the tables, the bots and the guests of one process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.identity = Identity(config)
        self.store = Store(config.database_url())
        self.workers = Workers(config)
        self.bots = BotRoom(config)
        self.notices = Notices(config, self.store)
        self.tables = Tables(self.store, self.bots, config.limits, secret_of(config), self.notices.turn)
        self.sockets: dict[str, int] = {}
        """Open sockets by guest."""

    async def open(self) -> None:
        """Open the storage and let bots go on where a stopped process left them."""
        await self.store.open()
        for code in await self.store.tables_to_resume():
            try:
                self.bots.wake(await self.tables.get(code))
            except Refusal:
                continue  # one table that cannot be loaded (the log says why) does not hold up the others

    async def close(self) -> None:
        """Let everything go."""
        self.bots.close()
        self.workers.close()
        await self.notices.close()
        await self.store.close()

    async def name_of(self, guest: str) -> str | None:
        """A guest's name, if the guest has taken one."""
        return await self.store.name_of(guest)


class Bucket:
    """A rate limit: so many at once, then so many a second."""

    __slots__ = ("_burst", "_full", "_last", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._full = float(burst)
        self._last = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self._full = min(self._burst, self._full + (now - self._last) * self._rate)
        self._last = now
        if self._full < 1:
            return False
        self._full -= 1
        return True
