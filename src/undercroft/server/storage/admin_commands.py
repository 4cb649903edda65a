"""Orders of administrators, and who is blocked."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select

from undercroft.server.storage.rows import OrderRow
from undercroft.server.storage.schema import blocked, orders

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store


class CommandQueue:
    """Writes orders and reads them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def order(self, kind: str, subject: str, text: str = "") -> None:
        """Order something of every process on this database."""
        async with self._store.writing() as connection:
            await connection.execute(insert(orders).values(kind=kind, subject=subject, text=text, made=time()))

    async def block(self, subject: str, reason: str) -> None:
        """Shut out a guest (by the tag that lists show) or an address."""
        async with self._store.writing() as connection:
            await connection.execute(delete(blocked).where(blocked.c.subject == subject))
            await connection.execute(insert(blocked).values(subject=subject, reason=reason, made=time()))
            await connection.execute(insert(orders).values(kind="block", subject=subject, text=reason, made=time()))

    async def unblock(self, subject: str) -> bool:
        """Let somebody in again; False if nobody kept them out."""
        async with self._store.writing() as connection:
            gone = await connection.execute(delete(blocked).where(blocked.c.subject == subject))
            await connection.execute(insert(orders).values(kind="unblock", subject=subject, text="", made=time()))
            return bool(gone.rowcount)

    async def blocked(self) -> frozenset[str]:
        """The tags of guests and the addresses that are shut out."""
        async with self._store.reading() as connection:
            return frozenset(str(row.subject) for row in await connection.execute(select(blocked.c.subject)))

    async def last(self) -> int:
        """The number of the last order."""
        async with self._store.reading() as connection:
            return int((await connection.execute(select(func.coalesce(func.max(orders.c.id), 0)))).scalar_one())

    async def since(self, number: int) -> list[OrderRow]:
        """The orders after one, oldest first."""
        query = select(orders).where(orders.c.id > number).order_by(orders.c.id)
        async with self._store.reading() as connection:
            rows = await connection.execute(query)
            return [OrderRow(row.id, row.kind, row.subject, row.text) for row in rows]
