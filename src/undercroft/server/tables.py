"""The tables of a process: made, loaded from storage when somebody comes, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from time import time
from typing import TYPE_CHECKING, Any

from undercroft.bots import bot_levels
from undercroft.kernel.errors import ImpossibleSetup
from undercroft.kernel.game import find_game
from undercroft.kernel.replay import replay
from undercroft.kernel.scenario import table_of
from undercroft.kernel.table import Table, new_table
from undercroft.server.live import LiveTable, Refusal
from undercroft.server.storage.store import SeatRow, Store, TableRow

if TYPE_CHECKING:
    from undercroft.server.bots import BotRoom
    from undercroft.server.config import Limits
    from undercroft.server.protocol import NewTable, SeatChange

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like digits
CODE_LENGTH = 5


class Tables:
    """Live tables by code; the least recently used ones without listeners are let go."""

    def __init__(self, store: Store, bots: BotRoom, limits: Limits) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    # -- finding -----------------------------------------------------------------------------------------------------

    async def get(self, code: str) -> LiveTable:
        """The table with that code, loaded by replaying its entries if need be."""
        live = self._live.get(code)
        if live is None:
            lock = self._loading.setdefault(code, asyncio.Lock())
            async with lock:
                live = self._live.get(code) or await self._load(code)
            self._loading.pop(code, None)
        self._live.move_to_end(code)
        return live

    async def _load(self, code: str) -> LiveTable:
        row = await self.store.table(code) if _is_code(code) else None
        if row is None:
            raise Refusal("no-such-table", table=code[:16])
        entries = await self.store.entries_of(code)
        live = await asyncio.to_thread(_replayed, row, entries, self.store)
        self._keep(live)
        return live

    async def reload(self, live: LiveTable) -> LiveTable:
        """Another process was faster: load the table anew and bring its listeners along."""
        self._live.pop(live.id, None)
        fresh = await self.get(live.id)
        fresh.listeners |= live.listeners
        return fresh

    def _keep(self, live: LiveTable) -> None:
        self._live[live.id] = live
        idle = [code for code, table in self._live.items() if not table.listeners and table.bot_task is None]
        for code in idle[: max(0, len(self._live) - self.limits.live_tables)]:
            if code != live.id:
                del self._live[code]

    def __len__(self) -> int:
        return len(self._live)

    # -- making ------------------------------------------------------------------------------------------------------

    async def make(self, guest: str, name: str, wanted: NewTable) -> LiveTable:
        """A new table, with its seats as wanted; it begins at once if nobody is waited for."""
        if await self.store.unfinished_tables(guest) >= self.limits.tables_a_guest:
            raise Refusal("too-many-tables", limit=self.limits.tables_a_guest)
        names = tuple(name if seat.kind == "me" else "" for seat in wanted.seats)
        if wanted.record is not None:
            table = await asyncio.to_thread(replay, wanted.record, wanted.upto)
            if table.game.id != wanted.game or table.seats != len(wanted.seats) or table.decision is None:
                raise Refusal("record-does-not-fit")
        else:
            table = new_table(wanted.game, seats=len(wanted.seats), options=wanted.options, names=names)
        seats = tuple(
            self._seat_wanted(wanted.game, number, seat.kind, seat.level, guest, name)
            for number, seat in enumerate(wanted.seats)
        )
        status = "open" if any(seat.kind == "open" for seat in seats) else "playing"
        setup = {"seats": table.seats, "seed": str(table.seed), "options": table.options, "position": table.position}
        made = [(move.seat, move.do) for move in table.moves]
        for _ in range(20):
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            asked = table.decision.seat if table.decision is not None and status == "playing" else None
            now = time()
            row = TableRow(
                code, wanted.game, setup, guest, status, wanted.listed, len(made), asked, None, now, now, seats
            )
            if await self.store.add_table(row, made):
                live = await self.get(code)
                self.bots.wake(live)
                return live
        raise Refusal("storage-failed")

    def _seat_wanted(self, game: str, number: int, kind: str, level: str | None, guest: str, name: str) -> SeatRow:
        if kind == "me":
            return SeatRow(number, "person", guest, name, None)
        if kind == "open":
            return SeatRow(number, "open", None, "", None)
        return self._bot_seat(game, number, level)

    def _bot_seat(self, game: str, number: int, level: str | None) -> SeatRow:
        levels = bot_levels(game)
        chosen = level or levels[-1]
        if chosen not in levels:
            raise ImpossibleSetup("unknown-bot", name=chosen, game=game, known=", ".join(levels))
        return SeatRow(number, "bot", None, chosen, chosen)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def change_seat(self, live: LiveTable, number: int, guest: str, name: str, change: SeatChange) -> None:
        """Sit down, get up, or hand a seat to a bot."""
        if not 0 <= number < len(live.seats):
            raise Refusal("no-such-seat", number=number)
        async with live.lock:
            seat = live.seats[number]
            if change.action == "sit":
                await self._sit(live, seat, guest, name)
            elif change.action == "leave" and seat.guest == guest:
                # A seat that is left before the game begins is free again; later a bot takes it over.
                free = SeatRow(number, "open", None, "", None)
                await self._set(
                    live, free if live.status == "open" else self._bot_seat(live.table.game.id, number, None)
                )
            elif change.action == "bot" and (seat.guest == guest or (seat.kind == "open" and live.host == guest)):
                await self._set(live, self._bot_seat(live.table.game.id, number, change.level))
            else:
                raise Refusal("not-your-seat", number=number)
            await self._begin_if_full(live)
        live.tell_seats()
        self.bots.wake(live)

    async def _sit(self, live: LiveTable, seat: SeatRow, guest: str, name: str) -> None:
        if seat.kind == "person" and seat.guest == guest:
            return
        if seat.kind != "open" or not await self.store.take_seat(live.id, seat.number, guest, name):
            raise Refusal("seat-taken", number=seat.number)
        live.seats[seat.number] = SeatRow(seat.number, "person", guest, name, None)

    async def _set(self, live: LiveTable, seat: SeatRow) -> None:
        await self.store.set_seat(live.id, seat)
        live.seats[seat.number] = seat
        for listener in live.listeners:
            if listener.seat == seat.number and seat.guest != listener.guest:
                listener.seat = live.seat_of(listener.guest)

    async def _begin_if_full(self, live: LiveTable) -> None:
        if live.status == "open" and all(seat.kind != "open" for seat in live.seats):
            decision = live.table.decision
            await self.store.set_status(live.id, "playing", decision.seat if decision is not None else None)
            live.begin()


def _is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and all(sign in CODE_SIGNS for sign in code)


def _replayed(row: TableRow, entries: list[tuple[int, str | None]], store: Store) -> LiveTable:
    live = LiveTable(row, table_at_start(row), store)
    live.replay(entries)
    return live


def table_at_start(row: TableRow) -> Table:
    """The table as it was before its first entry."""
    setup: dict[str, Any] = row.setup
    if setup.get("position") is not None:
        return table_of(setup["position"])
    find_game(row.game)
    names = tuple(seat.name for seat in row.seats)
    return new_table(row.game, seats=setup["seats"], seed=int(setup["seed"]), options=setup["options"], names=names)
