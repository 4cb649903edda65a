"""Finished games as they were shown, kept for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from undercroft.server.storage.puzzles import PUZZLE
from undercroft.server.storage.schema import keepsakes, tables

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store


class ReplayArchive:
    """Reads and keeps packed games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table_id: str) -> bytes | None:
        """The packed game of a table, if there is one."""
        async with self._store.reading() as connection:
            query = select(keepsakes.c.content).where(keepsakes.c.table_id == table_id)
            found = (await connection.execute(query)).scalar_one_or_none()
            return None if found is None else bytes(found)

    async def keep(self, table_id: str, content: bytes) -> None:
        """Keep a packed game; the first one counts, and none if the table is no more."""
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(keepsakes).values(table_id=table_id, content=content))
        except IntegrityError:  # another process was faster, or the table was cleared away
            return

    async def missing(self, limit: int) -> list[str]:
        """Finished tables of which nothing is kept yet, the oldest first; puzzles are not kept."""
        over = (tables.c.status == "over") & (tables.c.purpose != PUZZLE)
        kept = select(keepsakes.c.table_id)
        query = select(tables.c.id).where(over & tables.c.id.not_in(kept)).order_by(tables.c.updated).limit(limit)
        async with self._store.reading() as connection:
            return [str(row.id) for row in await connection.execute(query)]
