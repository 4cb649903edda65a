"""Sitting down, getting up and handing a seat to a bot, with what follows from it: the last seat begins the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from undercroft.bots import bot_levels, level_named, usual_bot
from undercroft.kernel.errors import Illegal, ImpossibleSetup
from undercroft.server.errors import ApiError
from undercroft.server.live.initial_table import table_at_start
from undercroft.server.storage.campaigns import CampaignStore
from undercroft.server.storage.deadlines import ENDED_LATE
from undercroft.server.storage.profiles import Profiles
from undercroft.server.storage.rows import SeatRow, TableRow, TalkRow
from undercroft.server.storage.seats import SeatStore, SeatTaken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from undercroft.kernel.game import Game
    from undercroft.server.http_schemas import SeatChange
    from undercroft.server.live.session import TableSession
    from undercroft.server.storage.seats import Start
    from undercroft.server.storage.store import Store
    from undercroft.server.workers.bots import BotRunner


class SeatService:
    """Changes who sits where at the tables of a process."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        gone: Callable[[str], None],
        over: Callable[[str], None],
        clock: Callable[[], float],
    ) -> None:
        self._bots = bots
        self._keeping = CampaignStore(store)
        self._profiles = Profiles(store)
        self.seat_store = SeatStore(store, clock)
        self._gone = gone
        """Hears of a table that is no more."""
        self.over = over
        """Hears of a game that was ended by agreement."""

    async def change(self, live: TableSession, seat: int, guest: str, name: str | None, change: SeatChange) -> None:
        """Sit down, get up, or hand a seat to a bot."""
        if not 0 <= seat < len(live.seats):
            raise ApiError("no-such-seat", seat=seat)
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
                await self._start_bot(live, seat, change.level)
            else:
                raise ApiError("not-your-seat", seat=seat)
        live.tell_seats()
        self._bots.wake(live)

    async def begin(self, live: TableSession) -> None:
        """Let a full table begin that a killed process left waiting."""
        self.seated(live, await self.seat_store.begin(live.id, self._start(live)))

    async def _sit(self, live: TableSession, row: SeatRow, guest: str, name: str | None) -> None:
        if row.kind == "person" and row.guest == guest:
            return
        live.pictures[guest] = await self._profiles.picture_of(guest)
        try:
            if row.kind == "bot" and row.guest == guest:
                await self._come_back(live, guest, name)
                return
            taken = SeatRow(row.seat, "person", guest, name, None)
            self.seated(live, await self.seat_store.take(live.id, taken, self._start(live)))
        except SeatTaken as error:
            raise ApiError("seat-taken", seat=row.seat) from error

    async def _come_back(self, live: TableSession, guest: str, name: str | None) -> None:
        """Whoever was late takes back every seat at which a bot plays on for them."""
        theirs = [seat.seat for seat in live.seats if seat.kind == "bot" and seat.guest == guest]
        taken = [SeatRow(seat, "person", guest, name, None) for seat in theirs]
        note = TalkRow(live.id, live.next_entry, theirs[0], name, "note", "back")
        self.seated(live, await self.seat_store.take_back(live.id, taken, self._start(live), note))
        live.tell_note(note)

    async def _leave(self, live: TableSession, seat: int) -> None:
        """A seat that is left before the game begins is free again; later a bot takes it over. A lesson ends."""
        if live.status != "open" and live.guide is None:
            await self._start_bot(live, seat, None)
            return
        left = await self.seat_store.leave(live.id, seat)
        if left is None:  # nobody waits any more, or learns
            self._gone(live.id)
        else:
            self.seated(live, left)

    async def _start_bot(self, live: TableSession, seat: int, level: str | None) -> None:
        row = bot_seat(live.table.game.id, seat, level)
        self.seated(live, await self.seat_store.give(live.id, row, self._start(live)))

    def seated(self, live: TableSession, row: TableRow | None) -> None:
        """Let a table stand as it does in storage now: perhaps it has begun."""
        if row is None:
            self._gone(live.id)
            raise ApiError("no-such-table", table=live.id)
        live.seat(row.seats)
        live.wait_until(row.deadline, row.overdue)
        if live.status == "open" and row.status != "open":
            live.begin(row)
        if row.status == "over" and live.status != "over":  # the last one who did not agree to that has left
            live.end(ENDED_LATE)
            self.over(live.id)

    def _start(self, live: TableSession) -> Start:
        """How this table begins once it is full: with what its people bring along."""

        async def start(connection: AsyncConnection, row: TableRow) -> TableRow:
            if not live.continued:
                options = await self.with_campaigns(connection, live.table.game, row.setup["options"], row.seats)
                row = replace(row, setup={**row.setup, "options": options})
            decision = live.table.decision if live.entries else table_at_start(row).decision
            return replace(row, seat_to_move=None if decision is None else decision.seat)

        return start

    async def with_campaigns(
        self, connection: AsyncConnection, game: Game[Any], options: dict[str, Any], seats: Sequence[SeatRow]
    ) -> dict[str, Any]:
        """The options with what the people at the table bring along from earlier games."""
        if game.campaign is not None:
            for seat in seats:
                if seat.kind == "person" and seat.guest is not None:
                    kept = await self._keeping.kept_in(connection, seat.guest, game.id, game.campaign)
                    options = game.campaign.bring(options, seat.seat, kept)
        return options


def bot_seat(game: str, seat: int, level: str | None) -> SeatRow:
    """A seat with a bot of this level, or of the usual one."""
    levels = bot_levels(game)
    chosen = level_named(level or usual_bot(game))
    if chosen not in levels:
        raise ImpossibleSetup("unknown-bot", name=level, game=game, known=", ".join(levels))
    return SeatRow(seat, "bot", None, chosen, chosen)
