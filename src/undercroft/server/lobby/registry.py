"""Tables in the memory of a process, loaded on demand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from secrets import compare_digest
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from msgspec.structs import replace

from undercroft.kernel.errors import Illegal, UndercroftError
from undercroft.kernel.features.daily import today
from undercroft.server.errors import ApiError, refused
from undercroft.server.live.initial_table import table_at_start
from undercroft.server.live.session import TableSession
from undercroft.server.live.table_log import ENDED_FULL, LoggedTable, Replayed
from undercroft.server.lobby.deadlines import DeadlineTimer
from undercroft.server.lobby.seats import SeatService
from undercroft.server.storage.campaigns import CampaignStore
from undercroft.server.storage.dailies import Dailies
from undercroft.server.storage.profiles import Profiles
from undercroft.server.storage.puzzles import PuzzleStore
from undercroft.server.storage.replay_archive import ReplayArchive
from undercroft.server.storage.rows import TableRow
from undercroft.server.storage.store import Store
from undercroft.server.ws_messages import Ended

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.kernel.formats.record import Record
    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.config import Limits
    from undercroft.server.workers.bots import BotRunner
    from undercroft.server.workers.jobs import JobQueues

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like digits
CODE_LENGTH = 5
KEY_LENGTH = 18
"""Letters of the key of an unlisted table: 82 bits."""
ENDED: Final[Ended] = "ended"
"""The result of a game that was ended without winners."""

MAX_REPLAYED_HERE = 30
"""Entries that are replayed in this process: sending them to a worker would take longer."""

log = logging.getLogger("undercroft.server")


class TableRegistry:
    """Tables in memory by code: those in use, and the most recently used of the others."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        workers: JobQueues,
        limits: Limits,
        secret: str,
        on_entry: Callable[[TableSession], None],
        over: Callable[[str], None],
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.workers = workers
        self.campaigns = CampaignStore(store)
        self.puzzles = PuzzleStore(store)
        self.dailies = Dailies(store)
        self.profiles = Profiles(store)
        self.seat_service = SeatService(store, bots, self._broadcast_gone, over, clock)
        self.replay_archive = ReplayArchive(store)
        self.secret = secret
        """The secret from which the seeds of daily challenges are derived."""
        self.bots = bots
        self.on_entry = on_entry
        self.clock = clock
        self.deadlines = DeadlineTimer(self, clock)
        self.limits = limits
        self._live: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """All tables in memory; while one is referenced, no second one with its code is loaded."""
        self._recent: OrderedDict[str, TableSession] = OrderedDict()
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._background = asyncio.Lock()
        """Held while a table is loaded that no request waits for."""

    # -- lookup ------------------------------------------------------------------------------------------------------

    async def get(self, code: str) -> TableSession:
        """Return a table, loading it by replaying its entries if necessary."""
        live = self._live.get(code)
        if live is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            try:
                live = await asyncio.shield(loading)  # other requests may wait for it too
            finally:
                del loading  # it holds an exception that refers to this frame and to the entries
        self._recent[code] = live
        self._recent.move_to_end(code)
        while len(self._recent) > self.limits.live_tables:
            self._recent.popitem(last=False)
        return live

    async def get_in_background(self, code: str) -> TableSession:
        """Return a table that no request waits for; one such table is loaded at a time, so that requests come first."""
        async with self._background:
            return await self.get(code)

    def in_memory(self, code: str) -> TableSession | None:
        """Return a table if it is in memory."""
        return self._live.get(code)

    async def admitted(self, address: str, guest: str, may_guess: Callable[[], bool] = lambda: True) -> TableRow:
        """Return the stored table at an address, if this guest may open it.

        The code alone is enough for listed tables, for the guest's own, and for those whose host is connected; all
        others need the key. `may_guess` limits the rate of codes that may be guesses.
        """
        code, _, key = address.partition("-")
        row = await self.store.table(code) if is_code(code) else None
        if row is not None:
            mine = row.host == guest or any(seat.guest == guest for seat in row.seats)
            if row.key is None or mine or compare_digest(key.encode(), row.key.encode()):
                return row
        if not may_guess():
            raise ApiError("too-fast")
        if row is None or key or not self._host_is_here(row):
            raise await self._missing(address[:CODE_LENGTH])
        return row

    async def _missing(self, code: str) -> ApiError:
        """Return the error for a table that does not exist or cannot be read."""
        damaged = is_code(code) and await self.store.is_damaged(code)
        return ApiError("table-damaged" if damaged else "no-such-table", table=code)

    def _host_is_here(self, row: TableRow) -> bool:
        live = self._live.get(row.id)
        return live is not None and any(subscriber.guest == row.host for subscriber in live.subscribers)

    async def row(self, code: str) -> TableRow:
        """Return a stored table; raise if it does not exist or cannot be read."""
        row = await self.store.table(code) if is_code(code) else None
        if row is None:
            raise await self._missing(code[:16])
        return row

    async def _load(self, code: str) -> TableSession:
        row = await self.row(code)
        entries = await self.store.entries_of(code)
        if len(entries) < row.entries:
            log.error("table %s is damaged: entries are missing", code)
            raise ApiError("table-damaged", table=code)
        try:
            live = await self._replayed(row, entries)
        except ApiError as refusal:
            if refusal.code != "work-failed":  # too busy or too slow: a later attempt may succeed
                raise
            log.error("table %s is damaged: replaying it fails", code)
            raise ApiError("table-damaged", table=code) from refusal
        except UndercroftError as error:
            log.error("table %s cannot be replayed: %s", code, error)
            raise ApiError("table-outdated", table=code, over=row.status == "over") from error
        except Exception as error:  # rules may fail anywhere on damaged data
            log.exception("table %s is damaged", code)
            raise ApiError("table-damaged", table=code) from error
        if live.status == "open" and all(seat.kind != "open" for seat in live.seats):
            await self.seat_service.begin(live)
        if live.status == "playing" and live.next_entry >= live.most_entries:  # full before such tables ended
            await self.store.end(code, ENDED_FULL)
            live.end(ENDED_FULL)
            self.seat_service.over(code)
        if live.status == "over":
            live.add_achievements(await self.store.earned_at(code))
        live.on_entry = self.on_entry
        live.on_deadline = self.deadlines.schedule
        for seat in live.seats:
            if seat.guest is not None:
                live.pictures[seat.guest] = await self.profiles.picture_of(seat.guest)
        self._live[code] = live
        return live

    async def _replayed(self, row: TableRow, entries: list[tuple[int, str | None]]) -> TableSession:
        """Return a table after its entries, which a worker replays if there are many."""
        live = TableSession(row, table_at_start(row), self.store)
        live.most_entries = self.limits.entries_a_table
        live.clock = self.clock
        if len(entries) <= MAX_REPLAYED_HERE:
            live.replay(entries)
        else:
            live.restore(await self.workers.run("load", _replay, row, entries, caller=None), entries)
        return live

    async def check_finished(self, row: TableRow, guest: str) -> None:
        """Raise unless a guest may watch the replay of a game, which reveals the seed and all hands."""
        if row.status != "over":
            raise ApiError("not-over")
        if not await self._may_watch(row, guest):
            raise ApiError("daily-first")

    async def finished(self, row: TableRow, guest: str, caller: Caller | None = None) -> Record | bytes:
        """Return the archived replay of a finished game or, until it is archived, its record."""
        await self.check_finished(row, guest)
        return await self.replay_archive.of(row.id) or await self.replayed(row.id, caller)

    async def replayed(self, code: str, caller: Caller | None = None) -> Record:
        """Return the record of a table, replayed by a worker under the current rules."""
        row = await self.row(code)
        entries, phrases = await asyncio.gather(self.store.entries_of(code), self.store.phrases_of(code))
        return await self.workers.run("replay", recorded, row, entries, phrases, caller=caller)

    def __len__(self) -> int:
        return len(self._live)

    async def _may_watch(self, row: TableRow, guest: str) -> bool:
        """Return False if the guest can still play this daily challenge."""
        day = row.setup.get("daily")
        if day is None or day < today():
            return True
        tries = await self.dailies.of_day(day)
        return any(one.guest == guest and one.game == row.game and one.over for one in tries)

    # -- changes -----------------------------------------------------------------------------------------------------

    async def end(self, row: TableRow, guest: str) -> None:
        """End a game without winners.

        Any player may end a game that cannot be loaded; if a player is late, all the others have to agree.
        """
        if all(seat.guest != guest for seat in row.seats):
            raise ApiError("seat-needed")
        if row.status == "over":
            raise Illegal("game-over")
        try:
            live = await self.get(row.id)
        except ApiError as reason:
            if reason.code not in ("table-outdated", "table-damaged"):
                raise
            await self.store.end(row.id, ENDED)
        else:
            await self.deadlines.agree(live, guest)

    async def ended(self, code: str) -> None:
        """Apply the end of a game that was ended in the database."""
        live = self._live.get(code)
        if live is not None:
            async with live.lock:
                live.end(ENDED)

    def broadcast(self, message: bytes) -> None:
        """Send a message to all subscribers of all tables."""
        for live in tuple(self._live.values()):
            live.broadcast(message)

    async def rename(self, guest: str, name: str) -> None:
        """Rename a guest, also at their tables."""
        await self.store.rename(guest, name)
        for live in tuple(self._live.values()):
            if any(seat.guest == guest for seat in live.seats):
                live.seats = [replace(seat, name=name) if seat.guest == guest else seat for seat in live.seats]
                live.broadcast_seats()

    async def choose_picture(self, guest: str, picture: str) -> None:
        """Change the picture of a guest, also at their tables."""
        await self.profiles.choose_picture(guest, picture)
        for live in tuple(self._live.values()):
            if guest in live.pictures:
                live.pictures[guest] = picture
                live.broadcast_seats()

    async def delete(self, code: str) -> None:
        """Delete a table and tell its subscribers."""
        await self.store.forget(code)
        self._broadcast_gone(code)

    def _broadcast_gone(self, code: str) -> None:
        self._recent.pop(code, None)
        live = self._live.get(code)
        if live is not None:
            live.broadcast(refused(ApiError("no-such-table", table=code)))


def random_signs(count: int) -> str:
    """Return cryptographically random letters."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))


def is_code(code: str) -> bool:
    """Return True for a well-formed code of a table."""
    return len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code)


def _replay(row: TableRow, entries: list[tuple[int, str | None]]) -> Replayed:
    """Replay a table; runs in a worker."""
    table = LoggedTable(row, table_at_start(row))
    table.replay(entries)
    return table.replayed()


def recorded(row: TableRow, entries: list[tuple[int, str | None]], phrases: list[tuple[int, int, str]]) -> Record:
    """Return the record of a stored table."""
    table = table_at_start(row)
    for entry in range(len(entries) + 1):
        for _, seat, text in (phrase for phrase in phrases if phrase[0] == entry):
            table.say(seat, text)
        if entry < len(entries):
            seat, option = entries[entry]
            if option is None:
                table.undo(seat)
            else:
                table.apply(option)
    return table.record()
