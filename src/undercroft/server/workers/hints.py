"""Hints at tables, computed by workers from the knowledge of a seat."""

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
    """Computes hints, one at a time for each table."""

    def __init__(self, workers: JobQueues, limits: Limits) -> None:
        self._workers = workers
        self._buckets = Buckets(limits.hints_a_second, limits.hint_burst)
        self._tasks: WeakKeyDictionary[TableSession, asyncio.Task[None]] = WeakKeyDictionary()

    def ask(self, live: TableSession, subscriber: Subscriber, caller: Caller, entry: int) -> None:
        """Start to compute a hint for the subscriber's decision; it is sent when it is done."""
        if not live.hints:
            raise ApiError("hints-off")
        live.check_order(entry)
        if subscriber.seat is None or subscriber.seat != live.seat_to_move:
            raise ApiError("not-your-turn")
        if live in self._tasks:
            raise ApiError("hint-busy")
        if not self._buckets.take(live.id):
            raise ApiError("too-fast")
        self._tasks[live] = asyncio.create_task(self._send_hint(live, subscriber, caller, entry))

    async def _send_hint(self, live: TableSession, subscriber: Subscriber, caller: Caller, entry: int) -> None:
        seat = live.table.state.seat
        view = live.table.view(seat)
        try:
            # Neither the view nor the worlds contain anything that the seat does not know.
            hint = await self._workers.run("advice", hint_for, view, live.table.worlds(seat), caller=caller)
        except (ApiError, UndercroftError) as error:
            subscriber.send(refused(error, entry))
        else:
            if entry == live.next_entry:
                subscriber.send(encode(hint_message(hint, view, entry)))
        finally:
            self._tasks.pop(live, None)

    async def close(self) -> None:
        """Cancel all hints."""
        for task in list(self._tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def hint_message(hint: Hint, view: dict[str, Any], entry: int) -> Hinted:
    """Return a hint with the texts of its options."""
    texts = [option["text"] for option in view["decision"]["options"]]
    options = tuple(RatedOption(texts[one.option], one.value, one.error) for one in hint.options)
    other, changes = (None, ()) if hint.reason is None else (texts[hint.reason.other], hint.reason.changes)
    return Hinted(entry, options, hint.unit, other, changes, hint.worlds)
