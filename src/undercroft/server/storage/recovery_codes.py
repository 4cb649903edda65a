"""Phrases by which guests come back in another browser; only digests of them are kept."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from undercroft.server.storage.schema import recoveries

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store


class RecoveryCodes:
    """Keeps and finds them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, guest: str, digest: str) -> None:
        """Give a guest a phrase; the one before is forgotten."""
        async with self._store.writing() as connection:
            await connection.execute(delete(recoveries).where(recoveries.c.guest == guest))
            await connection.execute(insert(recoveries).values(guest=guest, digest=digest, made=time()))

    async def guest_of(self, digest: str) -> str | None:
        """The guest to whom a phrase was given."""
        async with self._store.reading() as connection:
            query = select(recoveries.c.guest).where(recoveries.c.digest == digest)
            found = (await connection.execute(query)).scalar_one_or_none()
            return None if found is None else str(found)
