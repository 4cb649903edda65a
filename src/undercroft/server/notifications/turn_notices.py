"""Telling those who are away that it is their turn, where they asked for it: Web Push, never in the way of a move."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import httpcore
import msgspec

from undercroft.i18n.language import language
from undercroft.server.notifications.safe_http import NotPublic, PublicHttpClient
from undercroft.server.notifications.webpush import PushKey, decoded, encoded, sealed
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.storage.push_subscriptions import PushSubscriptions
from undercroft.server.storage.rows import SubscriptionRow

if TYPE_CHECKING:
    from undercroft.server.config import Config
    from undercroft.server.live.session import TableSession
    from undercroft.server.storage.store import Store

GONE: Final = (404, 410)
"""What a push service says of a browser that wants to hear no more."""
KEEP_FOR: Final = 24 * 3600
"""Seconds that a push service may keep a notice for a browser that is not there."""
MOST_UNDER_WAY: Final = 200
"""Notices that are being sent at once; more are let go: a turn is told on the page, too."""

log = logging.getLogger("undercroft.server")


class TurnNotices:
    """Sends a notice to the one whose turn it is, unless they look at the table."""

    def __init__(self, config: Config, store: Store) -> None:
        self.key = PushKey.read(config.push_key) if config.push_key else None
        self.push_subscriptions = PushSubscriptions(store)
        self.http = PublicHttpClient(anywhere=config.push_anywhere)
        self._contact = config.push_contact
        self._told: set[tuple[str, str]] = set()
        """Tables with those who were told and have not come back since: nobody is told twice."""
        self._tasks: set[asyncio.Task[None]] = set()

    def turn(self, live: TableSession) -> None:
        """Somebody is to move at a table: tell them, beside everything else."""
        seat = live.seat_to_move
        if self.key is None or live.guide is not None or live.puzzle is not None:
            return
        present = {subscriber.guest for subscriber in live.subscribers}
        self._told -= {(live.id, guest) for guest in present}
        guest = None if seat is None or live.seats[seat].kind != "person" else live.seats[seat].guest
        if guest is None or guest in present or (live.id, guest) in self._told or len(self._tasks) >= MOST_UNDER_WAY:
            return
        self._told.add((live.id, guest))
        seconds = None if live.allowance is None or live.deadline is None else live.allowance.seconds
        task = asyncio.create_task(self._tell(self.key, guest, live.table.game.id, live.id, seconds))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, key: PushKey, guest: str, game: str, table: str, seconds: int | None) -> None:
        try:
            for row in await self.push_subscriptions.of(guest):
                await self._send(key, row, game, table, seconds)
        except StorageFailed as error:
            log.warning("nobody was told of their turn at table %s: %r", table, error)

    async def _send(self, key: PushKey, row: SubscriptionRow, game: str, table: str, seconds: int | None) -> None:
        words = language(row.language, game)
        body = [words.text("push-table", table=table)]
        if seconds is not None:  # how long, not until when: nobody knows here what their clock shows
            body.append(words.text("push-time", time=words.text(f"deadline-{seconds}")))
        told = {
            "title": words.text("push-turn", game=words.text("game-title")),
            "body": " ".join(body),
            "path": f"t/{table}",  # relative to where the app lies; whoever sits there needs no key
        }
        place = urlsplit(row.endpoint)
        headers = {
            "Host": place.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_FOR),
            "Urgency": "normal",
            "Topic": encoded(table.encode()),  # a later notice of the same table takes the place of this one
            "Authorization": key.authorization(f"{place.scheme}://{place.netloc}", self._contact, time()),
        }
        try:
            message = sealed(msgspec.json.encode(told), decoded(row.receiver), decoded(row.shared))
            headers["Content-Length"] = str(len(message))
            status = await self.http.post(row.endpoint, headers, message)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError, NotPublic) as error:
            log.info("a notice did not reach %s: %r", place.netloc, error)
            return
        if status in GONE:
            await self.push_subscriptions.forget(row.endpoint)
        elif status >= 400:
            log.warning("%s refuses notices with status %s", place.netloc, status)

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await self.http.close()
