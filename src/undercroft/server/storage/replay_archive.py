"""Archived replays of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from undercroft.server.storage.puzzles import PUZZLE
from undercroft.server.storage.schema import replays, tables

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store


class ReplayArchive:
    """Reads and stores compressed replays."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table_id: str) -> bytes | None:
        """Return the replay of a table, if there is one."""
        async with self._store.reading() as connection:
            query = select(replays.c.content).where(replays.c.table_id == table_id)
            found = (await connection.execute(query)).scalar_one_or_none()
            return None if found is None else bytes(found)

    async def keep(self, table_id: str, content: bytes) -> None:
        """Store the replay of a table, unless it has one or is gone."""
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(replays).values(table_id=table_id, content=content))
        except IntegrityError:  # another process was faster, or the table was deleted
            return

    async def missing(self, limit: int) -> list[str]:
        """Return the finished tables without a replay, oldest first; puzzles get none."""
        over = (tables.c.status == "over") & (tables.c.purpose != PUZZLE)
        archived = select(replays.c.table_id)
        query = select(tables.c.id).where(over & tables.c.id.not_in(archived)).order_by(tables.c.updated).limit(limit)
        async with self._store.reading() as connection:
            return [str(row.id) for row in await connection.execute(query)]
