"""Somebody has not decided in time: a bot plays on for them, or the others may end the game by agreement."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from undercroft.server.errors import ApiError
from undercroft.server.lobby.seats import bot_seat
from undercroft.server.storage.deadlines import allowance_of, is_late
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.storage.rows import TalkRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.server.live.session import TableSession
    from undercroft.server.lobby.registry import TableRegistry
    from undercroft.server.storage.rows import TableRow

BATCH: Final = 50
"""Tables that are read at once: after a start many may be late."""
AT_LEAST: Final = 600.0
"""Seconds after which it is looked again: clocks are set, and other processes may have ended."""
RETRY: Final = 5.0
"""Seconds until it is tried again when the database does not answer."""

log = logging.getLogger("undercroft.server")


class DeadlineTimer:
    """Sees to every deadline of a process with one timer, which rings at the earliest of them.

    The deadlines themselves are in the database, so what ran out while no server was up is found after a start.
    """

    def __init__(self, tables: TableRegistry, clock: Callable[[], float]) -> None:
        self._tables = tables
        self._clock = clock
        self._rings = float("inf")
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin with what ran out while nobody looked."""
        self._set(self._clock())

    def awaits(self, live: TableSession) -> None:
        """A table waits for somebody: the timer rings earlier if need be."""
        if live.deadline is not None and live.deadline < self._rings:
            self._set(live.deadline)

    def _set(self, moment: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._rings = moment
        self._timer = asyncio.get_running_loop().call_later(max(0.0, moment - self._clock()), self._ring)

    def _ring(self) -> None:
        if self._looking is None or self._looking.done():  # else the timer is set again at the end of that look
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        try:
            await self.look()
        except StorageFailed as error:
            log.warning("deadlines cannot be read: %s", error)
            self._set(self._clock() + RETRY)

    async def look(self) -> None:
        """Deal with every deadline that has passed, a batch at a time, and set the timer to the next."""
        while late := await self._tables.store.overdue_tables(self._clock(), BATCH):
            for code in late:
                try:
                    await self._run_out(code)
                except StorageFailed:
                    raise
                except Exception as error:  # a table that cannot be played on: the others go on, and it waits
                    log.error("table %s waits without end: %r", code, error)
                    await self._tables.store.drop_deadline(code)
        upcoming = await self._tables.store.next_deadline()
        latest = self._clock() + AT_LEAST
        self._set(latest if upcoming is None else min(upcoming, latest))

    async def _run_out(self, code: str) -> None:
        """The deadline of a table has passed."""
        row = await self._tables.row(code)
        allowance = allowance_of(row.setup)
        if allowance is not None and allowance.after == "bot":
            live: TableSession | None = await self._tables.get(code)  # a bot plays there now
        else:
            live = self._tables.in_memory(code)
        async with contextlib.nullcontext() if live is None else live.lock:
            note = await self._note_late(await self._tables.row(code))
            if live is not None:
                if note is not None:
                    live.tell_note(note)
                await live.catch_up()  # with what was done here, or by another process that was faster
        if live is not None:
            self._tables.bots.wake(live)

    async def _note_late(self, row: TableRow) -> TalkRow | None:
        """Store that somebody is late; what is said of it, unless they no longer are."""
        seat = row.seat_to_move
        if row.status != "playing" or seat is None or row.deadline is None:
            return None
        late = row.seats[seat]
        ends = allowance_of(row.setup)
        stand_ins = [
            replace(bot_seat(row.game, one.seat, None), guest=one.guest, name=one.name)
            for one in row.seats
            if one.kind == "person" and one.guest == late.guest and ends is not None and ends.after == "bot"
        ]
        note = TalkRow(row.id, row.entries, seat, late.name, "note", "late-bot" if stand_ins else "late-end")
        after = await self._tables.seat_service.seat_store.run_out(row.id, row.entries, stand_ins, note)
        if after is not None and after.status == "over":  # nobody objected in time
            self._tables.seat_service.over(row.id)
        return None if after is None or after.deadline is not None or is_late(row) else note

    async def agree(self, live: TableSession, guest: str) -> None:
        """Agree to end a game that waits for somebody who is late; when all the others have, it is over."""
        async with live.lock:
            await live.catch_up()
            if not live.late or live.seat_to_move is None:
                raise ApiError("not-outdated")
            seat = live.seat_of(guest)
            if seat is None:
                raise ApiError("seat-needed")
            if live.seats[live.seat_to_move].guest == guest:
                raise ApiError("late-yourself")
            if live.seats[seat].agreed == live.next_entry:
                return
            note = TalkRow(live.id, live.next_entry, seat, live.seats[seat].name, "note", "agrees")
            row = await self._tables.seat_service.seat_store.agree(live.id, live.next_entry, guest, note)
            if row is None or row.seats[seat].agreed != live.next_entry:  # another process was faster
                await live.catch_up()
                raise ApiError("not-outdated")
            live.tell_note(note)
            self._tables.seat_service.seated(live, row)
        live.tell_seats()

    async def close(self) -> None:
        """Look no more; what runs out from now on is found after the next start."""
        if self._timer is not None:
            self._timer.cancel()
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking
