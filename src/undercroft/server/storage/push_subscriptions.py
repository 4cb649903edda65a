"""Push subscriptions of guests, for notifications of their turn."""

from __future__ import annotations

from hashlib import blake2b
from time import time
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, insert, select

from undercroft.server.storage.rows import SubscriptionRow
from undercroft.server.storage.schema import subscriptions

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store

MOST_BROWSERS: Final = 10
"""Subscriptions of a guest; older ones are removed."""


class PushSubscriptions:
    """Reads and stores the subscriptions of guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> list[SubscriptionRow]:
        """Return the subscriptions of a guest, newest first."""
        mine = select(subscriptions).where(subscriptions.c.guest == guest).order_by(subscriptions.c.made.desc())
        names = SubscriptionRow.__struct_fields__
        async with self._store.reading() as connection:
            rows = (await connection.execute(mine)).mappings()
            return [SubscriptionRow(**{name: row[name] for name in names}) for row in rows]

    async def keep(self, row: SubscriptionRow) -> None:
        """Store a subscription; it replaces that of another guest in the same browser."""
        kept = {one.endpoint for one in (await self.of(row.guest))[: MOST_BROWSERS - 1]} | {row.endpoint}
        mine = subscriptions.c.guest == row.guest
        named = [endpoint_id(endpoint) for endpoint in kept]
        values = {**msgspec.structs.asdict(row), "id": endpoint_id(row.endpoint), "made": time()}
        async with self._store.writing() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.id == values["id"]))
            await connection.execute(delete(subscriptions).where(mine & subscriptions.c.id.not_in(named)))
            await connection.execute(insert(subscriptions).values(**values))

    async def forget(self, endpoint: str, guest: str | None = None) -> None:
        """Delete the subscription of an endpoint; with a guest, only if it is theirs."""
        this = subscriptions.c.id == endpoint_id(endpoint)
        if guest is not None:
            this &= subscriptions.c.guest == guest
        async with self._store.writing() as connection:
            await connection.execute(delete(subscriptions).where(this))


def endpoint_id(endpoint: str) -> str:
    """Return the id of a subscription: a digest, because endpoints are too long for a key in some databases."""
    return blake2b(endpoint.encode(), digest_size=16).hexdigest()
