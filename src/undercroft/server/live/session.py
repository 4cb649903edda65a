"""A table with its subscribers: commits decisions and broadcasts the changes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from undercroft.kernel.errors import Illegal
from undercroft.server.errors import ApiError
from undercroft.server.live.broadcast import Broadcaster, seat_views
from undercroft.server.live.chat import ChatLog, possible_phrase
from undercroft.server.live.initial_table import table_at_start
from undercroft.server.live.rewards import campaign_mail, newly_earned, outcome_of
from undercroft.server.live.table_log import ENDED_FULL, LoggedTable
from undercroft.server.storage.deadlines import deadline_of, people
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
    """A table in memory with its subscribers."""

    def __init__(self, row: TableRow, table: Table, store: Store) -> None:
        super().__init__(row, table)
        self.store = store
        self.puzzles = PuzzleStore(store)
        self.pictures: dict[str, str] = {}
        """The picture of each guest with a seat."""
        self.on_deadline: Callable[[TableSession], None] | None = None
        """Called after every change of the deadline."""
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.new_achievements: dict[str, tuple[str, ...]] = {}
        """The achievements that each guest first earned at this table."""
        self.on_entry: Callable[[TableSession], None] | None = None
        """Called at the start and after every entry that this process commits."""
        self.chat_log = ChatLog(store, row.id)
        self.broadcaster = Broadcaster(table.game)
        self._refresh_lock = asyncio.Lock()
        self._next_refresh: asyncio.Task[None] | None = None

    @property
    def is_awaited(self) -> bool:
        """True if somebody is connected, or if people play against time, whose turns must not be delayed."""
        return bool(self.subscribers) or (self.allowance is not None and len(people(self.seats)) > 1)

    # -- requests of seats -------------------------------------------------------------------------------------------

    async def choose(self, seat: int | None, entry: int, option: str, phrase: str | None = None) -> bool:
        """Play an option; return False if this very entry exists already.

        A phrase, if it can still be said, is stored in the same transaction before the entry, so of two processes with
        the same entry only one is heard.
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
            text = None if phrase is None else possible_phrase(self.table, seat, phrase)
            apply = partial(self.table.make, outcome)
            return await self._commit(seat, option, outcome.state, apply, outcome.events, text)

    async def undo(self, seat: int | None, entry: int) -> bool:
        """Undo the last decision of this seat; return False if this very entry exists already."""
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
        """Return the game's advice for a seat, computed in a thread."""
        self.check_order(entry)
        if self.task is not None:
            return encode(Advised(entry, ()))  # a puzzle does not solve itself
        table = self.table.clone()
        return encode(Advised(entry, tuple(await asyncio.to_thread(table.advice, seat))))

    def phrases(self) -> bytes:
        """Return the phrases that can be said now."""
        return encode(Phrases(tuple(self.table.phrases())))

    async def _commit(
        self,
        seat: int,
        option: str | None,
        after: State,
        apply: Callable[[], None],
        events: list[Event],
        phrase: str | None = None,
    ) -> bool:
        """Commit an entry, then apply it and broadcast the changes; return False if this very entry exists already."""
        entry = self.next_entry
        result = after.result if self.guide is None else None  # a lesson is never a finished game
        seat_to_move = None if after.question is None else after.seat
        row = EntryRow(
            table_id=self.id,
            entry=entry,
            seat=seat,
            option=option,
            status="playing" if result is None else "over",
            seat_to_move=seat_to_move,
            result=None if result is None else result.reason,
            winners=None if result is None else sum(1 << winner for winner in result.winners),
            earned=() if result is None else await newly_earned(self, after),
            mail=() if result is None else campaign_mail(self, after),
            outcome=None if result is None else outcome_of(self.table.game, after),
            phrase=phrase,
            name=self.seats[seat].name,
            deadline=deadline_of(self.allowance, self.seats, seat_to_move if result is None else None, self.clock()),
        )
        if row.status != "over" and entry + 1 >= self.most_entries:
            row = replace(row, status="over", seat_to_move=None, result=ENDED_FULL, deadline=None)
        try:
            await self.store.append(row)  # nothing is acknowledged before it is committed
        except EntryTaken as error:
            await self.catch_up()
            if self._is_repeated(seat, entry, option):  # committed through another process
                return False
            raise ApiError("out-of-order", expected=self.next_entry, entry=entry) from error
        if phrase is not None:
            self.broadcast(encode(Spoken(self.chat_log.add(self.table, entry, seat, row.name, "phrase", phrase))))
        apply()
        self.set_deadline(row.deadline, self.overdue)
        self.add_achievements(row.earned)
        self._log_entry(seat, option, events)
        if self.puzzle is not None and self.verdict == "solved":
            await self.puzzles.keep(self.host, self.table.game.id, self.puzzle)
        self.broadcaster.update(self, events)
        if row.result == ENDED_FULL:
            self.end(ENDED_FULL)
        if self.on_entry is not None:
            self.on_entry(self)
        return True

    def add_achievements(self, earned: Iterable[AchievementRow]) -> None:
        """Remember new achievements, for the views of those who earned them."""
        for row in earned:
            self.new_achievements[row.guest] = (*self.new_achievements.get(row.guest, ()), row.name)

    async def catch_up(self) -> None:
        """Apply and broadcast the changes of other processes; the caller holds the lock."""
        row = await self.store.table(self.id)
        if row is None:
            raise ApiError("no-such-table", table=self.id)
        missed = await self.store.entries_of(self.id, first=self.next_entry)
        before, after = (self.seats, self.deadline, self.overdue), (list(row.seats), row.deadline, row.overdue)
        if after != before:
            self.set_deadline(row.deadline, row.overdue)
            self.set_seats(row.seats)
        if self.status == "open" and row.status != "open":
            self.begin(row)
        for seat, option in missed:
            events = self._replay_one(seat, option)
            self._log_entry(seat, option, events)
            if self.status == "over":
                self.add_achievements(await self.store.earned_at(self.id))
            self.broadcaster.update(self, events)
        if after != before:
            self.broadcast_seats()
        if row.status == "over" and self.status != "over":
            self.end(cast("Ended", row.result))

    # -- subscribers -------------------------------------------------------------------------------------------------

    async def join(self, subscriber: Subscriber, after: int | None, lines: int) -> None:
        """Add a subscriber: send the first view, and every change from now on."""
        # Subscribers who join at the same time share one refresh, and moves do not wait for it.
        if self._next_refresh is None:
            self._next_refresh = asyncio.create_task(self._shared_refresh(lines))
        await asyncio.shield(self._next_refresh)
        # No await from here on, so no change is missed or sent twice.
        subscriber.seat = self.seat_of(subscriber.guest, subscriber.seat)
        self.subscribers.add(subscriber)
        subscriber.next_entry = self.next_entry
        subscriber.send(self.broadcaster.view_for_joining(self, subscriber, after))
        if subscriber.seat is None:
            subscriber.send(self._seats_for(subscriber))
        else:
            self.broadcast_seats()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber; if it was a player, tell the others."""
        self.subscribers.discard(subscriber)
        if subscriber.seat is not None:
            self.broadcast_seats()

    def seat_list(self, guest: str | None) -> tuple[Seat, ...]:
        """Return the seats as a guest sees them."""
        present = {subscriber.seat for subscriber in self.subscribers}
        return seat_views(self.id, self.seats, guest, present, self.pictures, self.next_entry)

    async def _shared_refresh(self, lines: int) -> None:
        async with self._refresh_lock:
            self._next_refresh = None  # later subscribers wait for the next refresh
            await self._refresh(lines)

    async def _refresh(self, lines: int) -> None:
        """Read the changes of other processes and the last lines of talk from the database."""
        while True:
            row = await self.store.table(self.id)
            if row is None:
                raise ApiError("no-such-table", table=self.id)
            if row.entries > self.next_entry or not self._matches(row):
                async with self.lock:
                    await self.catch_up()
            if await self.chat_log.reload(self.table, lines):
                return

    def _matches(self, row: TableRow) -> bool:
        """Return True if seats, status and deadline are those in the database."""
        stored = (list(row.seats), row.status, row.deadline, row.overdue)
        return stored == (self.seats, self.status, self.deadline, self.overdue)

    def set_seats(self, seats: Sequence[SeatRow]) -> None:
        """Replace the seats; a subscriber whose seat changes gets a new view."""
        self.seats = list(seats)
        for subscriber in tuple(self.subscribers):
            before, subscriber.seat = subscriber.seat, self.seat_of(subscriber.guest, subscriber.seat)
            if subscriber.seat != before:
                subscriber.send(self.broadcaster.first_view(self, subscriber, None, tuple(self.chat_log.lines)))

    # -- talk --------------------------------------------------------------------------------------------------------

    async def say(self, seat: int | None, phrase: str) -> None:
        """Say one of the game's phrases."""
        if seat is None:
            raise ApiError("seat-needed")
        said = self.table.clone().say(seat, phrase)  # checks the phrase; the database stores it
        await self._talk(seat, self.seats[seat].name, "phrase", said.text)

    async def chat(self, seat: int | None, name: str | None, text: str) -> None:
        """Send a line of chat."""
        await self._talk(seat, name, "chat", text)

    async def _talk(self, seat: int | None, name: str | None, kind: Kind, text: str) -> None:
        line = await self.chat_log.write(self.table, self.next_entry, seat, name, kind, text)
        self.broadcast(encode(Spoken(line)))

    def broadcast_note(self, note: TalkRow) -> None:
        """Send a note that is stored already."""
        self.broadcast(
            encode(Spoken(self.chat_log.add(self.table, note.entry, note.seat, note.name, "note", note.text)))
        )

    # -- broadcasts --------------------------------------------------------------------------------------------------

    def broadcast(self, message: bytes) -> None:
        """Send a message to all subscribers."""
        for subscriber in tuple(self.subscribers):
            subscriber.send(message)

    def broadcast_seats(self) -> None:
        """Send the seats, with who is connected, to all subscribers."""
        for_spectators: bytes | None = None
        for subscriber in tuple(self.subscribers):
            if subscriber.seat is not None:
                subscriber.send(self._seats_for(subscriber))
            else:
                for_spectators = for_spectators or self._seats_for(subscriber)
                subscriber.send(for_spectators)

    def _seats_for(self, subscriber: Subscriber) -> bytes:
        return encode(Seats(self.status, self.seat_list(subscriber.guest), self.seconds_left))

    def begin(self, row: TableRow) -> None:
        """Start the game once all seats are taken, and send the first views."""
        if not self.entries:  # the options now include the campaigns of the players; a continued game has entries
            self.table = table_at_start(row)
            self.table.digests = False
        self.status = "playing"
        self.set_deadline(row.deadline, row.overdue)
        for subscriber in tuple(self.subscribers):
            subscriber.send(self.broadcaster.first_view(self, subscriber, None, tuple(self.chat_log.lines)))
        if self.on_entry is not None:
            self.on_entry(self)

    def set_deadline(self, deadline: float | None, overdue: int | None) -> None:
        """Change the deadline of the next entry, and the overdue entry."""
        self.deadline, self.overdue = deadline, overdue
        if self.on_deadline is not None:
            self.on_deadline(self)

    def end(self, reason: Ended) -> None:
        """End the game without winners and send the final views."""
        self.status = "over"
        self.ended = reason
        self.deadline = None
        for subscriber in tuple(self.subscribers):
            subscriber.send(self.broadcaster.first_view(self, subscriber, self.next_entry, ()))
