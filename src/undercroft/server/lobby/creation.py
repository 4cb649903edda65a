"""Creation of tables: games, lessons, puzzles and daily challenges."""

from __future__ import annotations

from hashlib import blake2b
from time import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from undercroft.bots import usual_bot
from undercroft.kernel.errors import Illegal
from undercroft.kernel.features.daily import daily, today
from undercroft.kernel.features.lesson import Guide, find_lesson
from undercroft.kernel.game import find_game
from undercroft.kernel.table import new_table
from undercroft.server.errors import ApiError
from undercroft.server.http_schemas import SeatWanted
from undercroft.server.lobby.registry import CODE_LENGTH, KEY_LENGTH, random_signs
from undercroft.server.lobby.seats import bot_seat
from undercroft.server.storage.dailies import DAILY
from undercroft.server.storage.puzzles import PUZZLE
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.workers.record_import import imported

if TYPE_CHECKING:
    from undercroft.kernel.features.puzzle import Puzzle
    from undercroft.kernel.table import Table
    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.http_schemas import NewTable
    from undercroft.server.live.session import TableSession
    from undercroft.server.lobby.registry import TableRegistry


DAY: Final = 86_400.0
"""Seconds for which a table where only bots sit counts after its last move."""
MAX_DEALS: Final = 100
"""Deals to try when the cards end a game before its first decision."""


class TableFactory:
    """Creates the tables of a process."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._key = blake2b(tables.secret.encode()).digest()
        """The key of the digests of addresses."""

    async def make(self, guest: str, name: str | None, wanted: NewTable, caller: Caller | None = None) -> TableSession:
        """Create a table as requested; the game starts at once if no seat is open."""
        if wanted.lesson is not None and (unfinished := await self._unfinished_lesson(guest, wanted)) is not None:
            return unfinished
        if await self._tables.store.unfinished_tables(guest) >= self._tables.limits.tables_a_guest:
            raise ApiError("too-many-tables", limit=self._tables.limits.tables_a_guest)
        origin = await self._origin_of(caller)
        guide = None if wanted.lesson is None else Guide(find_lesson(wanted.game, wanted.lesson))
        if guide is not None:  # the lesson defines its seats
            count = guide.lesson.start.seats
            learner = [SeatWanted("me" if seat == guide.lesson.seat else "bot") for seat in range(count)]
            wanted = replace(wanted, seats=tuple(learner), listed=False)
        names = tuple((name or "") if seat.kind == "me" else "" for seat in wanted.seats)
        if guide is not None:
            table = guide.table()
        elif wanted.record is not None:
            most = self._tables.limits.entries_a_table
            table = await self._tables.workers.run("import", imported, wanted.record, wanted.upto, most, caller=caller)
            if len(table.moves) >= most:  # a table from it would be full
                raise ApiError("record-too-long", limit=most - 1)
            if table.game.id != wanted.game or table.seats != len(wanted.seats) or table.decision is None:
                raise ApiError("record-does-not-fit")
        else:
            options = without_quiet(wanted.game, wanted.options)
            table = dealt(wanted.game, len(wanted.seats), options, names)
        seats = tuple(
            seat_wanted(wanted.game, seat, one.kind, one.level, guest, name) for seat, one in enumerate(wanted.seats)
        )
        status = "open" if any(seat.kind == "open" for seat in seats) else "playing"
        if status == "playing" and wanted.record is None and guide is None:
            async with self._tables.store.reading() as connection:
                options = await self._tables.seat_service.with_campaigns(connection, table.game, table.options, seats)
            table = new_table(wanted.game, seats=table.seats, seed=table.seed, options=options, names=names)
        continued = wanted.record is not None and guide is None
        setup = {**setup_of(table), "continued": continued, "lesson": wanted.lesson, "hints": wanted.hints}
        if guide is None and wanted.deadline is not None:
            setup["deadline"] = msgspec.to_builtins(wanted.deadline)
        return await self._add(guest, origin, table, setup, seats, status=status, listed=wanted.listed)

    async def make_puzzle(self, guest: str, name: str | None, puzzle: Puzzle, caller: Caller) -> TableSession:
        """Create a puzzle with bots at the other seats; the guest's previous puzzle is deleted."""
        origin = await self._origin_of(caller)
        for code in await self._tables.puzzles.tables_of(guest):
            await self._tables.delete(code)
        table, mine = puzzle.table(), puzzle.task.seat
        seats = tuple(
            SeatRow(seat, "person", guest, name, None) if seat == mine else bot_seat(puzzle.game, seat, None)
            for seat in range(table.seats)
        )
        setup = {**setup_of(table), "puzzle": puzzle.number}
        return await self._add(guest, origin, table, setup, seats, purpose=PUZZLE)

    async def try_daily(self, guest: str, name: str | None, game: str, caller: Caller) -> str:
        """Return the table of a guest's attempt at today's challenge; create it on the first call."""
        wanted = daily(game, today(), self._tables.secret)
        code = await self._tables.dailies.table_of(guest, wanted.day, game)
        if code is not None:
            return code
        origin = await self._origin_of(caller)
        names = (name or "", *[""] * (wanted.seats - 1))
        table = new_table(game, seats=wanted.seats, seed=wanted.seed, options=wanted.options, names=names)
        seats = (
            SeatRow(0, "person", guest, name, None),
            *(bot_seat(game, seat, usual_bot(game)) for seat in range(1, wanted.seats)),
        )
        live = await self._add(
            guest, origin, table, {**setup_of(table), "daily": wanted.day, "hints": False}, seats, purpose=DAILY
        )
        if await self._tables.dailies.add(guest, wanted.day, game, live.id):
            return live.id
        await self._tables.delete(live.id)  # another request of the guest was faster
        return await self._tables.dailies.table_of(guest, wanted.day, game) or live.id

    async def _origin_of(self, caller: Caller | None) -> str | None:
        """Return the stored form of a caller's address; raise if too many of its tables are unfinished."""
        if caller is None or not caller.address:
            return None
        origin = blake2b(caller.address.encode(), key=self._key, digest_size=16).hexdigest()
        limits = self._tables.limits
        most = limits.tables_a_guest * limits.guests_an_address
        if await self._tables.store.unfinished_from(origin, time() - DAY) >= most:
            raise ApiError("too-many-tables-here", limit=most)
        return origin

    async def _add(
        self,
        guest: str,
        origin: str | None,
        table: Table,
        setup: dict[str, Any],
        seats: tuple[SeatRow, ...],
        *,
        status: str = "playing",
        listed: bool = False,
        purpose: str = "game",
    ) -> TableSession:
        """Store a new table under a free code, and wake its bots."""
        moves = [(made.seat, made.option) for made in table.moves]
        now = time()
        for _ in range(20):
            code = random_signs(CODE_LENGTH)
            row = TableRow(
                id=code,
                game=table.game.id,
                setup=setup,
                host=guest,
                status=status,
                listed=listed,
                entries=len(moves),
                seat_to_move=table.decision.seat if table.decision is not None and status == "playing" else None,
                result=None,
                winners=None,
                made=now,
                updated=now,
                seats=seats,
                purpose=purpose,
                key=None if listed else random_signs(KEY_LENGTH),
                origin=origin,
            )
            if await self._tables.store.add_table(row, moves):
                live = await self._tables.get(code)
                self._tables.bots.wake(live)
                return live
        raise ApiError("storage-failed")

    async def _unfinished_lesson(self, guest: str, wanted: NewTable) -> TableSession | None:
        """Return the guest's table of this lesson, if there is one; delete it if it cannot be loaded any more."""
        for row in await self._tables.store.tables_of(guest, over=False):
            if row.game == wanted.game and row.setup.get("lesson") == wanted.lesson:
                try:
                    return await self._tables.get(row.id)
                except ApiError:
                    await self._tables.store.forget(row.id)
        return None


def dealt(game: str, seats: int, options: dict[str, Any], names: tuple[str, ...]) -> Table:
    """Return a new table; deal again if the game is over before its first decision."""
    for _ in range(MAX_DEALS):
        table = new_table(game, seats=seats, options=options, names=names)
        if table.decision is not None:
            return table
    raise Illegal("game-over")


def seat_wanted(game: str, seat: int, kind: str, level: str | None, guest: str, name: str | None) -> SeatRow:
    """Return a seat of a new table as its host requests it."""
    if kind == "me":
        return SeatRow(seat, "person", guest, name, None)
    if kind == "open":
        return SeatRow(seat, "open", None, None, None)
    return bot_seat(game, seat, level)


def setup_of(table: Table) -> dict[str, Any]:
    """Return the stored setup of a new table."""
    return {
        "rules": table.game.version,
        "seats": table.seats,
        "seed": str(table.seed),
        "options": table.options,
        "position": table.position,
    }


def without_quiet(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options without those that a client may not set: they come from the players' campaigns."""
    quiet = {setting.name for setting in find_game(game).settings if setting.quiet}
    return {name: value for name, value in options.items() if name not in quiet}
