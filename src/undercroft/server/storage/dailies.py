"""Daily challenges: the table of each guest's attempt, and the results of a day."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from undercroft.server.storage.rows import OutcomeRow, TryRow
from undercroft.server.storage.schema import dailies, guests, seats, tables

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store

DAILY = "daily"
"""The purpose of a table that is an attempt."""
MAX_ATTEMPTS = 1000
"""Attempts of a day that are read."""


class Dailies:
    """Reads and stores the attempts of guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def table_of(self, guest: str, day: str, game: str) -> str | None:
        """Return the table of a guest's attempt, if there is one."""
        mine = (dailies.c.guest == guest) & (dailies.c.day == day) & (dailies.c.game == game)
        async with self._store.reading() as connection:
            found = (await connection.execute(select(dailies.c.table_id).where(mine))).scalar_one_or_none()
            return None if found is None else str(found)

    async def add(self, guest: str, day: str, game: str, table_id: str) -> bool:
        """Store the table of a guest's attempt; return False if the guest has one for this day."""
        try:
            async with self._store.writing() as connection:
                values = {"guest": guest, "day": day, "game": game, "table_id": table_id, "made": time()}
                await connection.execute(insert(dailies).values(**values))
        except IntegrityError:
            return False
        return True

    async def of_day(self, day: str) -> list[TryRow]:
        """Return the attempts of a day by guests who still sit at their tables."""
        query = (
            select(
                dailies.c.guest,
                dailies.c.game,
                dailies.c.table_id,
                guests.c.name,
                tables.c.status,
                tables.c.winners,
                tables.c.entries,
                tables.c.outcome,
                tables.c.key,
                seats.c.seat,
            )
            .join(tables, tables.c.id == dailies.c.table_id)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.guest == dailies.c.guest))
            .outerjoin(guests, guests.c.id == dailies.c.guest)
            .where(dailies.c.day == day)
            .order_by(dailies.c.made)
            .limit(MAX_ATTEMPTS)
        )
        tries: list[TryRow] = []
        async with self._store.reading() as connection:
            for row in await connection.execute(query):
                over = row.status == "over" and row.outcome is not None
                outcome = msgspec.json.decode(row.outcome, type=OutcomeRow) if over else None
                won = bool((row.winners or 0) & 1 << row.seat)
                score = 0 if outcome is None else outcome.scores[row.seat]
                address = row.table_id if row.key is None else f"{row.table_id}-{row.key}"
                tries.append(TryRow(row.guest, row.game, address, row.name, over, won, score, row.entries))
        return tries
