"""Hints at a table: thought out beside the event loop from what a seat knows, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from undercroft.bots.hints import hint_for
from undercroft.kernel.errors import UndercroftError
from undercroft.server.access.rate_limits import Buckets
from undercroft.server.errors import ApiError, refused
from undercroft.server.live.session import TableSession
from undercroft.server.ws_messages import Hinted, RatedOption, encode

if TYPE_CHECKING:
    from typing import Any

    from undercroft.kernel.features.analysis import Hint
    from undercroft.server.access.rate_limits import Caller
    from undercroft.server.config import Limits
    from undercroft.server.live.subscriber import Subscriber
    from undercroft.server.workers.jobs import JobQueues


class Hints:
    """Gives hints to seats that ask for them."""

    def __init__(self, workers: JobQueues, limits: Limits) -> None:
        self._workers = workers
        self._tables = Buckets(limits.hints_a_second, limits.hint_burst)
        self._thinking: WeakKeyDictionary[TableSession, asyncio.Task[None]] = WeakKeyDictionary()

    def ask(self, live: TableSession, subscriber: Subscriber, caller: Caller, entry: int) -> None:
        """Think out a hint for the decision that would make this entry; the answer comes when it is there."""
        if not live.hints:
            raise ApiError("hints-off")
        live.check_order(entry)
        if subscriber.seat is None or subscriber.seat != live.seat_to_move:
            raise ApiError("not-your-turn")
        if live in self._thinking:
            raise ApiError("hint-busy")
        if not self._tables.take(live.id):
            raise ApiError("too-fast")
        self._thinking[live] = asyncio.create_task(self._think(live, subscriber, caller, entry))

    async def _think(self, live: TableSession, subscriber: Subscriber, caller: Caller, entry: int) -> None:
        seat = live.table.state.seat
        view = live.table.view(seat)
        try:
            # Nothing of the real state goes along: neither a view nor worlds hold what the seat does not know.
            hint = await self._workers.run("advice", hint_for, view, live.table.worlds(seat), caller=caller)
        except (ApiError, UndercroftError) as error:
            subscriber.send(refused(error, entry))
        else:
            if entry == live.next_entry:
                subscriber.send(encode(told(hint, view, entry)))
        finally:
            self._thinking.pop(live, None)

    async def close(self) -> None:
        """Think no more."""
        for task in list(self._thinking.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def told(hint: Hint, view: dict[str, Any], entry: int) -> Hinted:
    """A hint with the texts of its options."""
    texts = [option["text"] for option in view["decision"]["options"]]
    options = tuple(RatedOption(texts[one.option], one.value, one.error) for one in hint.options)
    other, changes = (None, ()) if hint.reason is None else (texts[hint.reason.other], hint.reason.changes)
    return Hinted(entry, options, hint.unit, other, changes, hint.worlds)
