"""A table that people are at: grants what seats want, keeps it, and tells everybody what changed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, cast

from undercroft.kernel.errors import Illegal
from undercroft.server.errors import ApiError
from undercroft.server.live.broadcast import Broadcaster, seat_views
from undercroft.server.live.chat import ChatLog, sayable
from undercroft.server.live.initial_table import table_at_start
from undercroft.server.live.rewards import campaign_mail, newly_earned, outcome_of
from undercroft.server.live.table_log import LoggedTable, Status
from undercroft.server.storage.deadlines import deadline_of
from undercroft.server.storage.errors import EntryTaken
from undercroft.server.storage.puzzles import PuzzleStore
from undercroft.server.storage.rows import AchievementRow, EntryRow, SeatRow
from undercroft.server.ws_messages import Advised, Ended, Phrases, Seat, Seats, Spoken, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from undercroft.kernel.events import Event
    from undercroft.kernel.state import State
    from undercroft.kernel.table import Table
    from undercroft.server.live.chat import Kind
    from undercroft.server.live.subscriber import Subscriber
    from undercroft.server.storage.rows import TableRow, TalkRow
    from undercroft.server.storage.store import Store


class TableSession(LoggedTable):
    """One table in memory, with those who look at it."""

    def __init__(self, row: TableRow, table: Table, store: Store) -> None:
        super().__init__(row, table)
        self.store = store
        self.puzzles = PuzzleStore(store)
        self.pictures: dict[str, str] = {}
        """The picture of each guest who sits here."""
        self.on_deadline: Callable[[TableSession], None] | None = None
        """Hears of every moment until which this table waits."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.new_achievements: dict[str, tuple[str, ...]] = {}
        """For each guest what this table gave them for the first time."""
        self.on_entry: Callable[[TableSession], None] | None = None
        """Hears of every entry made here, once it stands: somebody may be to move who is not here."""
        self.chat_log = ChatLog(store, row.id)
        self.broadcaster = Broadcaster(table.game)
        self._looking = asyncio.Lock()
        self._next_look: asyncio.Task[None] | None = None

    # -- what seats want ---------------------------------------------------------------------------------------------

    async def choose(self, seat: int | None, entry: int, option: str, phrase: str | None = None) -> bool:
        """Play an option; False if this very entry was made before, so that it is not made again.

        A phrase is said before it, unless it makes no sense any more, and is kept with it: of two processes that want
        to make the same entry only the one that makes it is heard.
        """
        async with self.lock:
            if self._is_repeated(seat, entry, option):
                return False
            self.check_order(entry)
            if seat is None or seat != self.seat_to_move:
                raise ApiError("not-your-turn")
            if self.guide is not None:
                self.guide.check(self.table, option)
            outcome = self.table.outcome(option)
            said = None if phrase is None else sayable(self.table, seat, phrase)
            make = partial(self.table.make, outcome)
            return await self._commit(seat, option, outcome.state, make, outcome.events, said)

    async def undo(self, seat: int | None, entry: int) -> bool:
        """Take back the last decision of this seat; False if that was done before."""
        async with self.lock:
            if self._is_repeated(seat, entry, None):
                return False
            self.check_order(entry)
            if seat is None:
                raise ApiError("not-your-turn")
            if self.guide is not None:
                raise Illegal("undo-lesson")
            after = self.table.clone()
            after.undo(seat)
            return await self._commit(seat, None, after.state, partial(self.table.undo, seat), [])

    async def advise(self, seat: int | None, entry: int) -> bytes:
        """What the game suggests to a seat; thought out beside the event loop."""
        self.check_order(entry)
        if self.task is not None:
            return encode(Advised(entry, ()))  # a puzzle does not solve itself
        table = self.table.clone()
        return encode(Advised(entry, tuple(await asyncio.to_thread(table.advice, seat))))

    def phrases(self) -> bytes:
        """What can be said now."""
        return encode(Phrases(tuple(self.table.phrases())))

    async def _commit(
        self,
        seat: int,
        option: str | None,
        after: State,
        make: Callable[[], None],
        events: list[Event],
        phrase: str | None = None,
    ) -> bool:
        """Commit an entry, then let the table stand as it is after it and tell everybody."""
        entry = self.next_entry
        result = after.result if self.guide is None else None  # a lesson counts as no game, however it ends
        status: Status = "playing" if result is None else "over"
        seat_to_move = None if after.question is None else after.seat
        reason = None if result is None else result.reason
        earned = await newly_earned(self, after) if result is not None else ()
        winners = None if result is None else sum(1 << winner for winner in result.winners)
        mail = campaign_mail(self, after) if result is not None else ()
        outcome = None if result is None else outcome_of(self.table.game, after)
        name = self.seats[seat].name
        deadline = deadline_of(self.allowance, self.seats, seat_to_move if result is None else None, self.clock())
        stands = (status, seat_to_move, reason, winners, earned, mail, outcome)
        row = EntryRow(self.id, entry, seat, option, *stands, phrase, name, deadline)
        try:
            await self.store.append(row)  # nothing is acknowledged before it is committed
        except EntryTaken as error:
            await self.catch_up()
            if self._is_repeated(seat, entry, option):  # through another process: it is there, and that is all
                return False
            raise ApiError("out-of-order", expected=self.next_entry, entry=entry) from error
        if phrase is not None:
            self.broadcast(encode(Spoken(self.chat_log.add(self.table, entry, seat, name, "phrase", phrase))))
        make()
        self.wait_until(deadline, self.overdue)
        self.add_achievements(earned)
        self._entered(seat, option, events)
        if self.puzzle is not None and self.verdict == "solved":
            await self.puzzles.keep(self.host, self.table.game.id, self.puzzle)
        self.broadcaster.update(self, events)
        if self.on_entry is not None:
            self.on_entry(self)
        return True

    def add_achievements(self, earned: Iterable[AchievementRow]) -> None:
        """Remember what this table gave to guests, so that they can be told."""
        for row in earned:
            self.new_achievements[row.guest] = (*self.new_achievements.get(row.guest, ()), row.name)

    async def catch_up(self) -> None:
        """Take over what other processes did to this table, and tell everybody; the caller holds the lock."""
        row = await self.store.table(self.id)
        if row is None:
            raise ApiError("no-such-table", table=self.id)
        missed = await self.store.entries_of(self.id, first=self.next_entry)
        before, after = (self.seats, self.deadline, self.overdue), (list(row.seats), row.deadline, row.overdue)
        if after != before:
            self.wait_until(row.deadline, row.overdue)
            self.seat(row.seats)
        if self.status == "open" and row.status != "open":
            self.begin(row)
        for seat, option in missed:
            events = self._replay_one(seat, option)
            self._entered(seat, option, events)
            if self.status == "over":
                self.add_achievements(await self.store.earned_at(self.id))
            self.broadcaster.update(self, events)
        if after != before:
            self.tell_seats()
        if row.status == "over" and self.status != "over":
            self.end(cast("Ended", row.result))

    # -- who is here -------------------------------------------------------------------------------------------------

    async def join(self, subscriber: Subscriber, after: int | None, lines: int) -> None:
        """Let somebody in: first everything they need, then whatever happens from now on."""
        # Those who come at the same time look once, and nobody who moves waits for them.
        if self._next_look is None:
            self._next_look = asyncio.create_task(self._look_for_many(lines))
        await asyncio.shield(self._next_look)
        # Nothing is awaited from here on: what happens meanwhile is neither missed nor told twice.
        subscriber.seat = self.seat_of(subscriber.guest, subscriber.seat)
        self.subscribers.add(subscriber)
        subscriber.told = self.next_entry
        subscriber.send(self.broadcaster.on_joining(self, subscriber, after))
        if subscriber.seat is None:
            subscriber.send(self._seats_for(subscriber))
        else:
            self.tell_seats()

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody is gone; of those who only looked on nobody needs to hear."""
        self.subscribers.discard(subscriber)
        if subscriber.seat is not None:
            self.tell_seats()

    def seat_list(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats as a guest sees them."""
        present = {subscriber.seat for subscriber in self.subscribers}
        return seat_views(self.id, self.seats, guest, present, self.pictures, self.next_entry)

    async def _look_for_many(self, lines: int) -> None:
        async with self._looking:
            self._next_look = None  # whoever comes from now on waits for another look
            await self._look(lines)

    async def _look(self, lines: int) -> None:
        """Look at what is stored: what other processes did, and what was said last."""
        while True:
            row = await self.store.table(self.id)
            if row is None:
                raise ApiError("no-such-table", table=self.id)
            if row.entries > self.next_entry or not self._stands_as(row):
                async with self.lock:
                    await self.catch_up()
            if await self.chat_log.look(self.table, lines):
                return

    def _stands_as(self, row: TableRow) -> bool:
        """Whether nothing but entries was changed by other processes."""
        stored = (list(row.seats), row.status, row.deadline, row.overdue)
        return stored == (self.seats, self.status, self.deadline, self.overdue)

    def seat(self, seats: Sequence[SeatRow]) -> None:
        """Let these sit at the table; whoever sees it from another seat now gets the view from there."""
        self.seats = list(seats)
        for subscriber in tuple(self.subscribers):
            before, subscriber.seat = subscriber.seat, self.seat_of(subscriber.guest, subscriber.seat)
            if subscriber.seat != before:
                subscriber.send(self.broadcaster.first_view(self, subscriber, None, tuple(self.chat_log.lines)))

    # -- talking -----------------------------------------------------------------------------------------------------

    async def say(self, seat: int | None, phrase: str) -> None:
        """Say one of the game's phrases."""
        if seat is None:
            raise ApiError("seat-needed")
        said = self.table.clone().say(seat, phrase)  # only whether it may be said: storage keeps what was said
        await self._talk(seat, self.seats[seat].name, "phrase", said.text)

    async def chat(self, seat: int | None, name: str | None, text: str) -> None:
        """Write a line to everybody."""
        await self._talk(seat, name, "chat", text)

    async def _talk(self, seat: int | None, name: str | None, kind: Kind, text: str) -> None:
        line = await self.chat_log.keep(self.table, self.next_entry, seat, name, kind, text)
        self.broadcast(encode(Spoken(line)))

    def tell_note(self, note: TalkRow) -> None:
        """Tell everybody what is noted in storage."""
        self.broadcast(
            encode(Spoken(self.chat_log.add(self.table, note.entry, note.seat, note.name, "note", note.text)))
        )

    # -- telling -----------------------------------------------------------------------------------------------------

    def broadcast(self, message: bytes) -> None:
        """Send the same to everybody."""
        for subscriber in tuple(self.subscribers):
            subscriber.send(message)

    def tell_seats(self) -> None:
        """Tell everybody who sits where and who is here."""
        for_all: bytes | None = None
        for subscriber in tuple(self.subscribers):
            if subscriber.seat is not None:
                subscriber.send(self._seats_for(subscriber))
            else:  # nobody who only looks on has a seat that is theirs
                for_all = for_all or self._seats_for(subscriber)
                subscriber.send(for_all)

    def _seats_for(self, subscriber: Subscriber) -> bytes:
        return encode(Seats(self.status, self.seat_list(subscriber.guest), self.seconds_left))

    def begin(self, row: TableRow) -> None:
        """All seats are taken: everybody is told the first view of the table as it begins."""
        if not self.entries:  # what people bring along is in its options now; a continued table stands where it did
            self.table = table_at_start(row)
            self.table.digests = False
        self.status = "playing"
        self.wait_until(row.deadline, row.overdue)
        for subscriber in tuple(self.subscribers):
            subscriber.send(self.broadcaster.first_view(self, subscriber, None, tuple(self.chat_log.lines)))
        if self.on_entry is not None:
            self.on_entry(self)

    def wait_until(self, deadline: float | None, overdue: int | None) -> None:
        """Wait for the next entry until another moment, or know that it is late."""
        self.deadline, self.overdue = deadline, overdue
        if self.on_deadline is not None:
            self.on_deadline(self)

    def end(self, reason: Ended) -> None:
        """The game was ended without winners: everybody is told how it stands."""
        self.status = "over"
        self.ended = reason
        self.deadline = None
        for subscriber in tuple(self.subscribers):
            subscriber.send(self.broadcaster.first_view(self, subscriber, self.next_entry, ()))
