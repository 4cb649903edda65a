"""Stored reviews of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from undercroft.kernel.features.analysis import Review
from undercroft.server.storage.schema import reviews

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store


class ReviewStore:
    """Reads and stores reviews."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, table_id: str, seat: int) -> Review | None:
        """Return the review of a seat's decisions, if there is one."""
        query = select(reviews.c.content).where((reviews.c.table_id == table_id) & (reviews.c.seat == seat))
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else msgspec.json.decode(found, type=Review)

    async def keep(self, table_id: str, review: Review) -> None:
        """Store a review, unless the seat has one or the table is gone."""
        content = msgspec.json.encode(review).decode()
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(reviews).values(table_id=table_id, seat=review.seat, content=content))
        except IntegrityError:  # another process was faster, or the table was deleted
            return
