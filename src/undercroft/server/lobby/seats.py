"""Changes of seats: taking and leaving one, and replacing a player with a bot."""

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
    """Changes the seats of a process's tables."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner,
        gone: Callable[[str], None],
        over: Callable[[str], None],
        clock: Callable[[], float],
    ) -> None:
        self._bots = bots
        self._campaigns = CampaignStore(store)
        self._profiles = Profiles(store)
        self.seat_store = SeatStore(store, clock)
        self._gone = gone
        """Called after a table was deleted."""
        self.over = over
        """Called after a game was ended by agreement."""

    async def change(self, live: TableSession, seat: int, guest: str, name: str | None, change: SeatChange) -> None:
        """Carry out a guest's request to take a seat, leave it or give it to a bot."""
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
        live.broadcast_seats()
        self._bots.wake(live)

    async def begin(self, live: TableSession) -> None:
        """Start a full table that a killed process has not started."""
        self.apply(live, await self.seat_store.begin(live.id, self._start(live)))

    async def _sit(self, live: TableSession, row: SeatRow, guest: str, name: str | None) -> None:
        if row.kind == "person" and row.guest == guest:
            return
        live.pictures[guest] = await self._profiles.picture_of(guest)
        try:
            if row.kind == "bot" and row.guest == guest:
                await self._come_back(live, guest, name)
                return
            taken = SeatRow(row.seat, "person", guest, name, None)
            self.apply(live, await self.seat_store.take(live.id, taken, self._start(live)))
        except SeatTaken as error:
            raise ApiError("seat-taken", seat=row.seat) from error

    async def _come_back(self, live: TableSession, guest: str, name: str | None) -> None:
        """Give a late player back all seats where bots replace them."""
        theirs = [seat.seat for seat in live.seats if seat.kind == "bot" and seat.guest == guest]
        taken = [SeatRow(seat, "person", guest, name, None) for seat in theirs]
        note = TalkRow(live.id, live.next_entry, theirs[0], name, "note", "back")
        self.apply(live, await self.seat_store.take_back(live.id, taken, self._start(live), note))
        live.broadcast_note(note)

    async def _leave(self, live: TableSession, seat: int) -> None:
        """Open the seat before the start; replace the player with a bot later; delete a lesson."""
        if live.status != "open" and live.guide is None:
            await self._start_bot(live, seat, None)
            return
        left = await self.seat_store.leave(live.id, seat)
        if left is None:  # the table was deleted
            self._gone(live.id)
        else:
            self.apply(live, left)

    async def _start_bot(self, live: TableSession, seat: int, level: str | None) -> None:
        row = bot_seat(live.table.game.id, seat, level)
        self.apply(live, await self.seat_store.give(live.id, row, self._start(live)))

    def apply(self, live: TableSession, row: TableRow | None) -> None:
        """Apply a change of the stored table, which may start or end the game."""
        if row is None:
            self._gone(live.id)
            raise ApiError("no-such-table", table=live.id)
        live.set_seats(row.seats)
        live.set_deadline(row.deadline, row.overdue)
        if live.status == "open" and row.status != "open":
            live.begin(row)
        if row.status == "over" and live.status != "over":  # all who are left have agreed to end the game
            live.end(ENDED_LATE)
            self.over(live.id)

    def _start(self, live: TableSession) -> Start:
        """Return the function that starts this table once it is full."""

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
        """Return the options with the progress of the players in their campaigns."""
        if game.campaign is not None:
            for seat in seats:
                if seat.kind == "person" and seat.guest is not None:
                    kept = await self._campaigns.kept_in(connection, seat.guest, game.id, game.campaign)
                    options = game.campaign.bring(options, seat.seat, kept)
        return options


def bot_seat(game: str, seat: int, level: str | None) -> SeatRow:
    """Return a seat with a bot of this level, or of the default level."""
    levels = bot_levels(game)
    chosen = level_named(level or usual_bot(game))
    if chosen not in levels:
        raise ImpossibleSetup("unknown-bot", name=level, game=game, known=", ".join(levels))
    return SeatRow(seat, "bot", None, chosen, chosen)
