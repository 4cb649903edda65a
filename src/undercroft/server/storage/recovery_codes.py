"""Recovery codes, with which guests sign in from another browser; only their digests are stored."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from undercroft.server.storage.schema import recovery_codes

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store


class RecoveryCodes:
    """Stores and finds recovery codes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, guest: str, digest: str) -> None:
        """Replace the code of a guest."""
        async with self._store.writing() as connection:
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.guest == guest))
            await connection.execute(insert(recovery_codes).values(guest=guest, digest=digest, made=time()))

    async def guest_of(self, digest: str) -> str | None:
        """Return the guest with this code, if there is one."""
        async with self._store.reading() as connection:
            query = select(recovery_codes.c.guest).where(recovery_codes.c.digest == digest)
            found = (await connection.execute(query)).scalar_one_or_none()
            return None if found is None else str(found)
