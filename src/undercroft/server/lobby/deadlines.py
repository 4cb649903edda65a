"""Missed deadlines: a bot replaces the late player, or the others may agree to end the game."""

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
"""Tables per query: after a start many may be late."""
MAX_INTERVAL: Final = 600.0
"""The longest time in seconds between two checks: clocks are changed, and other processes may have ended."""
RETRY: Final = 5.0
"""Seconds until the next check if the database fails."""

log = logging.getLogger("undercroft.server")


class DeadlineTimer:
    """A timer that fires at the earliest deadline of all tables.

    Deadlines are stored in the database, so one that passes while no server runs is handled after the next start.
    """

    def __init__(self, tables: TableRegistry, clock: Callable[[], float]) -> None:
        self._tables = tables
        self._clock = clock
        self._fires_at = float("inf")
        self._timer: asyncio.TimerHandle | None = None
        self._check_task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start with the deadlines that passed before the start."""
        self._set(self._clock())

    def schedule(self, live: TableSession) -> None:
        """Fire at the deadline of a table, if that is earlier."""
        if live.deadline is not None and live.deadline < self._fires_at:
            self._set(live.deadline)

    def _set(self, moment: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._fires_at = moment
        self._timer = asyncio.get_running_loop().call_later(max(0.0, moment - self._clock()), self._fire)

    def _fire(self) -> None:
        if self._check_task is None or self._check_task.done():  # a running check sets the timer at its end
            self._check_task = asyncio.create_task(self._check())

    async def _check(self) -> None:
        try:
            await self.check()
        except StorageFailed as error:
            log.warning("reading deadlines failed: %s", error)
            self._set(self._clock() + RETRY)

    async def check(self) -> None:
        """Handle every deadline that has passed, in batches, and set the timer to the next one."""
        while late := await self._tables.store.overdue_tables(self._clock(), BATCH):
            for code in late:
                try:
                    await self._run_out(code)
                except StorageFailed:
                    raise
                except Exception as error:  # one broken table must not stop the others
                    log.error("dropping the deadline of table %s: %r", code, error)
                    await self._tables.store.drop_deadline(code)
        upcoming = await self._tables.store.next_deadline()
        latest = self._clock() + MAX_INTERVAL
        self._set(latest if upcoming is None else min(upcoming, latest))

    async def _run_out(self, code: str) -> None:
        """Handle the missed deadline of a table."""
        row = await self._tables.row(code)
        allowance = allowance_of(row.setup)
        if allowance is not None and allowance.after == "bot":
            live: TableSession | None = await self._tables.get_in_background(code)  # for the bot that plays from now on
        else:
            live = self._tables.in_memory(code)
        async with contextlib.nullcontext() if live is None else live.lock:
            note = await self._note_late(await self._tables.row(code))
            if live is not None:
                if note is not None:
                    live.broadcast_note(note)
                await live.catch_up()  # with the change of this process, or of a faster one
        if live is not None:
            self._tables.bots.wake(live)

    async def _note_late(self, row: TableRow) -> TalkRow | None:
        """Store that the player to move is late; return the note to broadcast, if there is one."""
        if row.status != "playing" or row.seat_to_move is None or row.deadline is None:
            return None
        late = row.seats[row.seat_to_move]
        allowance = allowance_of(row.setup)
        stand_ins = [
            replace(bot_seat(row.game, seat.seat, None), guest=seat.guest, name=seat.name)
            for seat in row.seats
            if seat.kind == "person" and seat.guest == late.guest and allowance is not None and allowance.after == "bot"
        ]
        note = TalkRow(row.id, row.entries, late.seat, late.name, "note", "late-bot" if stand_ins else "late-end")
        after = await self._tables.seat_service.seat_store.run_out(row.id, row.entries, stand_ins, note)
        if after is not None and after.status == "over":  # the vote to end the game has closed
            self._tables.seat_service.over(row.id)
        return None if after is None or after.deadline is not None or is_late(row) else note

    async def agree(self, live: TableSession, guest: str) -> None:
        """Record that a guest agrees to end a game with a late player, which ends when all others have agreed."""
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
            live.broadcast_note(note)
            self._tables.seat_service.apply(live, row)
        live.broadcast_seats()

    async def close(self) -> None:
        """Stop; later deadlines are handled after the next start."""
        if self._timer is not None:
            self._timer.cancel()
        if self._check_task is not None:
            self._check_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._check_task
