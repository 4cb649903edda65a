"""Push notices to players who are away when it is their turn; they are sent in the background."""

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
from undercroft.server.notifications.webpush import PushKey, decoded, encoded, encrypt
from undercroft.server.storage.deadlines import people
from undercroft.server.storage.errors import StorageFailed
from undercroft.server.storage.push_subscriptions import PushSubscriptions
from undercroft.server.storage.rows import SubscriptionRow

if TYPE_CHECKING:
    from undercroft.server.config import Config
    from undercroft.server.live.session import TableSession
    from undercroft.server.storage.store import Store

GONE: Final = (404, 410)
"""Statuses of a push service for a subscription that has ended."""
SECONDS_TO_LIVE: Final = 24 * 3600
"""Time that a push service may keep a notice for a browser that is offline."""
MAX_CONCURRENT: Final = 200
"""Tables whose notices are being sent at once; further notices are dropped, because the page shows the turn too."""

log = logging.getLogger("undercroft.server")


class TurnNotices:
    """Sends a notice to the player whose turn it is, unless they are connected to the table."""

    def __init__(self, config: Config, store: Store) -> None:
        self.key = PushKey.read(config.push_key) if config.push_key else None
        self.push_subscriptions = PushSubscriptions(store)
        self.http = PublicHttpClient(anywhere=config.push_anywhere)
        self._contact = config.push_contact
        self._notified: set[tuple[str, str]] = set()
        """Guests notified of a table since they were last connected to it; they get no second notice."""
        self._tasks: set[asyncio.Task[None]] = set()

    def turn(self, live: TableSession) -> None:
        """Start sending a notice to the player who is to move."""
        seat = live.seat_to_move
        if self.key is None or live.guide is not None or live.puzzle is not None:
            return
        present = {subscriber.guest for subscriber in live.subscribers}
        self._notified -= {(live.id, guest) for guest in present}
        guest = None if seat is None or live.seats[seat].kind != "person" else live.seats[seat].guest
        if (
            guest is None
            or guest in present
            or (live.id, guest) in self._notified
            or len(self._tasks) >= MAX_CONCURRENT
        ):
            return
        self._notified.add((live.id, guest))
        seconds = None if live.allowance is None or live.deadline is None else live.allowance.seconds
        task = asyncio.create_task(self._notify(self.key, guest, live.table.game.id, live.id, seconds))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def reaches(self, live: TableSession) -> bool:
        """Return True if a player at a table gets notices."""
        if self.key is None or live.guide is not None or live.puzzle is not None:
            return False
        guests = [guest for guest in people(live.seats) if guest is not None]
        return any([await self.push_subscriptions.of(guest) for guest in guests])

    async def _notify(self, key: PushKey, guest: str, game: str, table: str, seconds: int | None) -> None:
        try:
            for row in await self.push_subscriptions.of(guest):
                await self._send(key, row, game, table, seconds)
        except StorageFailed as error:
            log.warning("no notice of the turn at table %s was sent: %r", table, error)

    async def _send(self, key: PushKey, row: SubscriptionRow, game: str, table: str, seconds: int | None) -> None:
        words = language(row.language, game)
        body = [words.text("push-table", table=table)]
        if seconds is not None:  # a duration: the server does not know the time zone of the player
            body.append(words.text("push-time", time=words.text(f"deadline-{seconds}")))
        notice = {
            "title": words.text("push-turn", game=words.text("game-title")),
            "body": " ".join(body),
            "path": f"t/{table}",  # relative to the app; a player at the table needs no key
        }
        service = urlsplit(row.endpoint)
        headers = {
            "Host": service.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(SECONDS_TO_LIVE),
            "Urgency": "normal",
            "Topic": encoded(table.encode()),  # a later notice of the same table replaces this one
            "Authorization": key.authorization(origin_of(row.endpoint), self._contact, time()),
        }
        try:
            message = encrypt(msgspec.json.encode(notice), decoded(row.receiver), decoded(row.shared))
            headers["Content-Length"] = str(len(message))
            status = await self.http.post(row.endpoint, headers, message)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError, NotPublic) as error:
            log.info("a notice did not reach %s: %r", service.netloc, error)
            return
        if status in GONE:
            await self.push_subscriptions.forget(row.endpoint)
        elif status >= 400:
            log.warning("%s rejects notices with status %s", service.netloc, status)

    async def close(self) -> None:
        """Cancel the notices that are being sent."""
        for task in self._tasks:
            task.cancel()
        await self.http.close()


def origin_of(url: str) -> str:
    """Return the scheme, host and port of an address."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
