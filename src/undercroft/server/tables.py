"""The tables of a process: made, loaded from storage when somebody comes, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from secrets import compare_digest
from time import time
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from undercroft.bots import bot_levels, level_named, usual_bot
from undercroft.kernel.daily import daily, today
from undercroft.kernel.errors import Illegal, ImpossibleSetup, UndercroftError
from undercroft.kernel.game import find_game
from undercroft.kernel.lesson import Guide, find_lesson
from undercroft.kernel.table import new_table
from undercroft.server.importing import imported
from undercroft.server.live import LiveTable, Past, Refusal, refused
from undercroft.server.protocol import SeatWanted
from undercroft.server.starting import table_at_start
from undercroft.server.storage.dailies import DAILY, Dailies
from undercroft.server.storage.keeping import Keeping
from undercroft.server.storage.keepsakes import Keepsakes
from undercroft.server.storage.profiles import Profiles
from undercroft.server.storage.rows import SeatRow, TableRow
from undercroft.server.storage.seating import Seating, SeatTaken
from undercroft.server.storage.solving import PUZZLE, Solving
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from undercroft.kernel.game import Game
    from undercroft.kernel.puzzle import Puzzle
    from undercroft.kernel.record import Record
    from undercroft.kernel.table import Table
    from undercroft.server.bots import BotRoom
    from undercroft.server.config import Limits
    from undercroft.server.gate import Asker
    from undercroft.server.protocol import NewTable, SeatChange
    from undercroft.server.storage.seating import Start
    from undercroft.server.workers import Workers

CODE_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and O: they look like digits
CODE_LENGTH = 5
KEY_LENGTH = 18
"""Signs of the key of a table that is not listed: 82 bits, which nobody guesses."""
ENDED = "ended"
"""The result of a game that was ended without winners."""

FEW = 30
"""Entries that are played again at once, because to hand them to a worker would take longer."""

log = logging.getLogger("undercroft.server")


class Tables:
    """Live tables by code: those that somebody uses, and the most recent of those that nobody does."""

    def __init__(
        self,
        store: Store,
        bots: BotRoom,
        workers: Workers,
        limits: Limits,
        secret: str,
        turned: Callable[[LiveTable], None],
    ) -> None:
        self.store = store
        self.workers = workers
        self.keeping = Keeping(store)
        self.solving = Solving(store)
        self.dailies = Dailies(store)
        self.profiles = Profiles(store)
        self.seating = Seating(store)
        self.keepsakes = Keepsakes(store)
        self.secret = secret
        """What days' seeds are made from: nobody else can foresee them."""
        self.bots = bots
        self.turned = turned
        self.limits = limits
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every table in memory: as long as anybody holds one there is no second one of the same code."""
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # -- finding -----------------------------------------------------------------------------------------------------

    async def get(self, code: str) -> LiveTable:
        """The table with that code, loaded by replaying its entries if need be."""
        live = self._live.get(code)
        if live is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(loading)  # others may be waiting for it too
        self._recent[code] = live
        self._recent.move_to_end(code)
        while len(self._recent) > self.limits.live_tables:
            self._recent.popitem(last=False)
        return live

    async def admitted(self, address: str, guest: str, may_guess: Callable[[], bool] = lambda: True) -> TableRow:
        """The stored table that an address leads this guest to.

        The code alone leads to listed tables, to one's own, and to those that their host has open at this moment; to
        all others only the whole address does. Whoever may have guessed a code has to be allowed another guess first.
        """
        code, _, key = address.partition("-")
        row = await self.store.table(code) if is_code(code) else None
        if row is not None:
            mine = row.host == guest or any(seat.guest == guest for seat in row.seats)
            if row.key is None or mine or compare_digest(key.encode(), row.key.encode()):
                return row
        if not may_guess():
            raise Refusal("too-fast")
        if row is None or key or not self._host_is_here(row):
            raise Refusal("no-such-table", table=address[:CODE_LENGTH])
        return row

    def _host_is_here(self, row: TableRow) -> bool:
        live = self._live.get(row.id)
        return live is not None and any(listener.guest == row.host for listener in live.listeners)

    async def row(self, code: str) -> TableRow:
        """The stored table with that code."""
        row = await self.store.table(code) if is_code(code) else None
        if row is None:
            raise Refusal("no-such-table", table=code[:16])
        return row

    async def _load(self, code: str) -> LiveTable:
        row = await self.row(code)
        entries = await self.store.entries_of(code)
        if len(entries) < row.entries:
            log.error("table %s is set aside, because it is damaged: entries are missing", code)
            raise Refusal("table-damaged", table=code)
        try:
            live = await self._replayed(row, entries)
        except Refusal as refusal:
            if refusal.code != "work-failed":  # not now, but perhaps soon
                raise
            log.error("table %s is set aside, because the rules fail there", code)
            raise Refusal("table-damaged", table=code) from refusal
        except UndercroftError as error:
            log.error("table %s cannot be replayed: %s", code, error)
            raise Refusal("table-outdated", table=code, over=row.status == "over") from error
        except Exception as error:  # whatever is wrong with what is stored of it, the others go on
            log.exception("table %s is set aside, because it is damaged", code)
            raise Refusal("table-damaged", table=code) from error
        if live.status == "open" and all(seat.kind != "open" for seat in live.seats):
            self._seated(live, await self.seating.begin(code, self._start(live)))
        if live.status == "over":
            live.give(await self.store.earned_at(code))
        live.turned = self.turned
        for seat in live.seats:
            if seat.guest is not None:
                live.pictures[seat.guest] = await self.profiles.picture_of(seat.guest)
        self._live[code] = live
        return live

    async def _replayed(self, row: TableRow, entries: list[tuple[int, str | None]]) -> LiveTable:
        """A table where its entries have brought it; many entries are played again in a worker."""
        live = LiveTable(row, table_at_start(row), self.store)
        live.most_entries = self.limits.entries_a_table
        if len(entries) <= FEW:
            live.replay(entries)
        else:
            live.take_over(await self.workers.run("load", _past_of, row, entries, asker=None), entries)
        return live

    async def check_finished(self, row: TableRow, guest: str) -> None:
        """Refuse those who may not watch a game yet: until it is over seed and hands are nobody's to see."""
        if row.status != "over":
            raise Refusal("not-over")
        if not await self._may_watch(row, guest):
            raise Refusal("daily-first")

    async def finished(self, row: TableRow, guest: str, asker: Asker | None = None) -> Record | bytes:
        """A finished game: as it was packed when it ended or, until it is, its record."""
        await self.check_finished(row, guest)
        return await self.keepsakes.of(row.id) or await self.replayed(row.id, asker)

    async def replayed(self, code: str, asker: Asker | None = None) -> Record:
        """The record of a table, made by the rules of today."""
        row = await self.row(code)
        entries, phrases = await asyncio.gather(self.store.entries_of(code), self.store.phrases_of(code))
        return await self.workers.run("replay", recorded, row, entries, phrases, asker=asker)

    def __len__(self) -> int:
        return len(self._live)

    # -- making ------------------------------------------------------------------------------------------------------

    async def make(self, guest: str, name: str | None, wanted: NewTable, asker: Asker | None = None) -> LiveTable:
        """A new table, with its seats as wanted; it begins at once if nobody is waited for."""
        if wanted.lesson is not None and (left := await self._left_lesson(guest, wanted)) is not None:
            return left
        if await self.store.unfinished_tables(guest) >= self.limits.tables_a_guest:
            raise Refusal("too-many-tables", limit=self.limits.tables_a_guest)
        guide = None if wanted.lesson is None else Guide(find_lesson(wanted.game, wanted.lesson))
        if guide is not None:  # who sits where is a part of the lesson
            count = guide.lesson.start.seats
            learner = [SeatWanted("me" if seat == guide.lesson.seat else "bot") for seat in range(count)]
            wanted = replace(wanted, seats=tuple(learner), listed=False)
        names = tuple((name or "") if seat.kind == "me" else "" for seat in wanted.seats)
        if guide is not None:
            table = guide.table()
        elif wanted.record is not None:
            most = self.limits.entries_a_table
            table = await self.workers.run("import", imported, wanted.record, wanted.upto, most, asker=asker)
            if table.game.id != wanted.game or table.seats != len(wanted.seats) or table.decision is None:
                raise Refusal("record-does-not-fit")
        else:
            options = without_quiet(wanted.game, wanted.options)
            table = new_table(wanted.game, seats=len(wanted.seats), options=options, names=names)
        seats = tuple(
            self._seat_wanted(wanted.game, seat, one.kind, one.level, guest, name)
            for seat, one in enumerate(wanted.seats)
        )
        status = "open" if any(seat.kind == "open" for seat in seats) else "playing"
        if status == "playing" and wanted.record is None and guide is None:
            async with self.store.reading() as connection:
                options = await self._with_campaigns(connection, table.game, table.options, seats)
            table = new_table(wanted.game, seats=table.seats, seed=table.seed, options=options, names=names)
        continued = wanted.record is not None and guide is None
        setup = {**setup_of(table), "continued": continued, "lesson": wanted.lesson, "hints": wanted.hints}
        return await self._add(guest, table, setup, seats, status=status, listed=wanted.listed)

    async def make_puzzle(self, guest: str, name: str | None, puzzle: Puzzle) -> LiveTable:
        """A table with a puzzle for a guest, bots at the other seats; the guest's last one is cleared away."""
        for code in await self.solving.tables_of(guest):
            await self._clear_away(code)
        table, mine = puzzle.table(), puzzle.riddle.seat
        seats = tuple(
            SeatRow(seat, "person", guest, name, None) if seat == mine else self._bot_seat(puzzle.game, seat, None)
            for seat in range(table.seats)
        )
        setup = {**setup_of(table), "puzzle": puzzle.number}
        return await self._add(guest, table, setup, seats, purpose=PUZZLE)

    async def try_daily(self, guest: str, name: str | None, game: str) -> str:
        """The table of a guest's one try of today, made when it is first asked for."""
        wanted = daily(game, today(), self.secret)
        code = await self.dailies.table_of(guest, wanted.day, game)
        if code is not None:
            return code
        names = (name or "", *[""] * (wanted.seats - 1))
        table = new_table(game, seats=wanted.seats, seed=wanted.seed, options=wanted.options, names=names)
        seats = (
            SeatRow(0, "person", guest, name, None),
            *(self._bot_seat(game, seat, usual_bot(game)) for seat in range(1, wanted.seats)),
        )
        live = await self._add(
            guest, table, {**setup_of(table), "daily": wanted.day, "hints": False}, seats, purpose=DAILY
        )
        if await self.dailies.add(guest, wanted.day, game, live.id):
            return live.id
        await self._clear_away(live.id)  # the same guest was faster elsewhere
        return await self.dailies.table_of(guest, wanted.day, game) or live.id

    async def _may_watch(self, row: TableRow, guest: str) -> bool:
        """Whoever can still play a day's challenge must not see how others did."""
        day = row.setup.get("daily")
        if day is None or day < today():
            return True
        tries = await self.dailies.of_day(day)
        return any(one.guest == guest and one.game == row.game and one.over for one in tries)

    async def _add(
        self,
        guest: str,
        table: Table,
        setup: dict[str, Any],
        seats: tuple[SeatRow, ...],
        *,
        status: str = "playing",
        listed: bool = False,
        purpose: str = "game",
    ) -> LiveTable:
        """Store a new table under a code that is free, and let its bots begin."""
        made = [(made.seat, made.option) for made in table.moves]
        seat_to_move = table.decision.seat if table.decision is not None and status == "playing" else None
        for _ in range(20):
            code = random_signs(CODE_LENGTH)
            now = time()
            row = TableRow(
                code,
                table.game.id,
                setup,
                guest,
                status,
                listed,
                len(made),
                seat_to_move,
                None,
                None,
                now,
                now,
                seats,
                purpose,
            )
            row = replace(row, key=None if listed else random_signs(KEY_LENGTH))
            if await self.store.add_table(row, made):
                live = await self.get(code)
                self.bots.wake(live)
                return live
        raise Refusal("storage-failed")

    async def _left_lesson(self, guest: str, wanted: NewTable) -> LiveTable | None:
        """The table of a lesson that this guest has left; one that no longer fits its lesson is put away."""
        for row in await self.store.tables_of(guest, over=False):
            if row.game == wanted.game and row.setup.get("lesson") == wanted.lesson:
                try:
                    return await self.get(row.id)
                except Refusal:
                    await self.store.forget(row.id)
        return None

    def _seat_wanted(self, game: str, seat: int, kind: str, level: str | None, guest: str, name: str | None) -> SeatRow:
        if kind == "me":
            return SeatRow(seat, "person", guest, name, None)
        if kind == "open":
            return SeatRow(seat, "open", None, None, None)
        return self._bot_seat(game, seat, level)

    def _bot_seat(self, game: str, seat: int, level: str | None) -> SeatRow:
        levels = bot_levels(game)
        chosen = level_named(level or usual_bot(game))
        if chosen not in levels:
            raise ImpossibleSetup("unknown-bot", name=level, game=game, known=", ".join(levels))
        return SeatRow(seat, "bot", None, chosen, chosen)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def change_seat(self, live: LiveTable, seat: int, guest: str, name: str | None, change: SeatChange) -> None:
        """Sit down, get up, or hand a seat to a bot."""
        if not 0 <= seat < len(live.seats):
            raise Refusal("no-such-seat", seat=seat)
        async with live.lock:
            await live.catch_up()
            if live.status == "over":
                raise Illegal("game-over")
            row = live.seats[seat]
            if change.action == "sit":
                await self._sit(live, row, guest, name)
            elif change.action == "leave" and row.guest == guest:
                await self._leave(live, seat)
            elif change.action == "bot" and (row.guest == guest or (row.kind == "open" and live.host == guest)):
                await self._give_to_bot(live, seat, change.level)
            else:
                raise Refusal("not-your-seat", seat=seat)
        live.tell_seats()
        self.bots.wake(live)

    async def end(self, row: TableRow, guest: str) -> None:
        """End a game that cannot go on because its rules have changed: whoever sits there may, and nobody wins."""
        if all(seat.guest != guest for seat in row.seats):
            raise Refusal("seat-needed")
        if row.status == "over":
            raise Illegal("game-over")
        try:
            await self.get(row.id)
        except Refusal as reason:
            if reason.code not in ("table-outdated", "table-damaged"):
                raise
        else:
            raise Refusal("not-outdated")
        await self.store.end(row.id, ENDED)

    async def ended(self, code: str) -> None:
        """A table was ended in storage: let it stand so here, and tell whoever looks at it."""
        live = self._live.get(code)
        if live is not None:
            async with live.lock:
                live.end()

    def tell_everybody(self, message: bytes) -> None:
        """Send the same to everybody at every table."""
        for live in tuple(self._live.values()):
            live.tell_all(message)

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest by another name, at the tables too."""
        await self.store.rename(guest, name)
        for live in tuple(self._live.values()):
            if any(seat.guest == guest for seat in live.seats):
                live.seats = [replace(seat, name=name) if seat.guest == guest else seat for seat in live.seats]
                live.tell_seats()

    async def choose_picture(self, guest: str, picture: str) -> None:
        """Show a guest with another picture, at the tables too."""
        await self.profiles.choose_picture(guest, picture)
        for live in tuple(self._live.values()):
            if guest in live.pictures:
                live.pictures[guest] = picture
                live.tell_seats()

    async def _sit(self, live: LiveTable, row: SeatRow, guest: str, name: str | None) -> None:
        if row.kind == "person" and row.guest == guest:
            return
        live.pictures[guest] = await self.profiles.picture_of(guest)
        try:
            taken = SeatRow(row.seat, "person", guest, name, None)
            self._seated(live, await self.seating.take(live.id, taken, self._start(live)))
        except SeatTaken as error:
            raise Refusal("seat-taken", seat=row.seat) from error

    async def _leave(self, live: LiveTable, seat: int) -> None:
        """A seat that is left before the game begins is free again; later a bot takes it over. A lesson ends."""
        if live.status != "open" and live.guide is None:
            await self._give_to_bot(live, seat, None)
            return
        left = await self.seating.leave(live.id, seat)
        if left is None:  # nobody waits any more, or learns
            self._tell_gone(live.id)
        else:
            self._seated(live, left)

    async def _give_to_bot(self, live: LiveTable, seat: int, level: str | None) -> None:
        row = self._bot_seat(live.table.game.id, seat, level)
        self._seated(live, await self.seating.give(live.id, row, self._start(live)))

    async def _clear_away(self, code: str) -> None:
        """Forget a table, and tell whoever still looks at it."""
        await self.store.forget(code)
        self._tell_gone(code)

    def _tell_gone(self, code: str) -> None:
        self._recent.pop(code, None)
        live = self._live.get(code)
        if live is not None:
            live.tell_all(refused(Refusal("no-such-table", table=code)))

    def _seated(self, live: LiveTable, row: TableRow | None) -> None:
        """Let a table stand as it does in storage now: perhaps it has begun."""
        if row is None:
            self._tell_gone(live.id)
            raise Refusal("no-such-table", table=live.id)
        live.seat(row.seats)
        if live.status == "open" and row.status != "open":
            live.begin(row)

    def _start(self, live: LiveTable) -> Start:
        """How this table begins once it is full: with what its people bring along."""

        async def start(connection: AsyncConnection, row: TableRow) -> TableRow:
            if not live.continued:
                options = await self._with_campaigns(connection, live.table.game, row.setup["options"], row.seats)
                row = replace(row, setup={**row.setup, "options": options})
            decision = live.table.decision if live.entries else table_at_start(row).decision
            return replace(row, seat_to_move=None if decision is None else decision.seat)

        return start

    async def _with_campaigns(
        self, connection: AsyncConnection, game: Game[Any], options: dict[str, Any], seats: Sequence[SeatRow]
    ) -> dict[str, Any]:
        """The options with what the people at the table bring along from earlier games."""
        if game.campaign is not None:
            for seat in seats:
                if seat.kind == "person" and seat.guest is not None:
                    kept = await self.keeping.kept_in(connection, seat.guest, game.id, game.campaign)
                    options = game.campaign.bring(options, seat.seat, kept)
        return options


def setup_of(table: Table) -> dict[str, Any]:
    """What is stored of a new table besides its seats."""
    return {
        "rules": table.game.version,
        "seats": table.seats,
        "seed": str(table.seed),
        "options": table.options,
        "position": table.position,
    }


def without_quiet(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options that a client may choose: what people bring along is read from their own sheets."""
    quiet = {setting.name for setting in find_game(game).settings if setting.quiet}
    return {name: value for name, value in options.items() if name not in quiet}


def random_signs(count: int) -> str:
    """Signs that nobody can foresee."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(count))


def is_code(code: str) -> bool:
    """Whether a table can have that code."""
    return len(code) == CODE_LENGTH and all(sign in CODE_SIGNS for sign in code)


def _past_of(row: TableRow, entries: list[tuple[int, str | None]]) -> Past:
    """In a worker: how a table came to stand where it does."""
    live = LiveTable(row, table_at_start(row), None)  # type: ignore[arg-type]  # nothing is stored there
    live.replay(entries)
    return live.past()


def recorded(row: TableRow, entries: list[tuple[int, str | None]], phrases: list[tuple[int, int, str]]) -> Record:
    """The record from what is stored, so that it does not depend on who has the table in memory."""
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
