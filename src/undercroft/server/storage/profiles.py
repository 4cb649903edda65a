"""Profiles of guests: their pictures and finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from undercroft.kernel.features.statistics import Finished
from undercroft.server.storage.puzzles import PUZZLE
from undercroft.server.storage.rows import OutcomeRow
from undercroft.server.storage.schema import pictures, seats, tables

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store

MAX_GAMES = 5000
"""Finished games of a guest in statistics, the newest ones."""
DEFAULT_PICTURE = "slime"


class Profiles:
    """Reads and changes the profiles of guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def picture_of(self, guest: str) -> str:
        """Return the picture of a guest."""
        async with self._store.reading() as connection:
            query = select(pictures.c.picture).where(pictures.c.guest == guest)
            found = (await connection.execute(query)).scalar_one_or_none()
            return DEFAULT_PICTURE if found is None else str(found)

    async def choose_picture(self, guest: str, picture: str) -> None:
        """Change the picture of a guest."""
        try:
            async with self._store.writing() as connection:
                await connection.execute(delete(pictures).where(pictures.c.guest == guest))
                await connection.execute(insert(pictures).values(guest=guest, picture=picture))
        except IntegrityError:  # the same guest chose one a moment ago
            async with self._store.writing() as connection:
                await connection.execute(update(pictures).where(pictures.c.guest == guest).values(picture=picture))

    async def finished_by(self, guest: str) -> list[tuple[str, Finished]]:
        """Return the finished games of a guest with their tables, newest first, without puzzles."""
        mine = (seats.c.guest == guest) & (seats.c.kind == "person")  # not those that a bot finished for them
        mine &= (tables.c.status == "over") & (tables.c.purpose != PUZZLE)
        query = (
            select(tables, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(mine & tables.c.outcome.is_not(None))
            .order_by(tables.c.updated.desc())
            .limit(MAX_GAMES)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            bots = select(seats.c.table_id, seats.c.level).where(seats.c.table_id.in_(ids) & (seats.c.kind == "bot"))
            levels: dict[str, list[str]] = {}
            for bot in await connection.execute(bots):
                levels.setdefault(bot.table_id, []).append(bot.level)
        found: dict[str, Finished] = {}
        for row in rows:  # a guest with several seats of a table has played one game
            if row.id not in found:
                outcome = msgspec.json.decode(row.outcome, type=OutcomeRow)
                won = bool((row.winners or 0) & 1 << row.seat)
                score, traits = outcome.scores[row.seat], outcome.traits[row.seat]
                played_with = tuple(levels.get(row.id, ()))
                found[row.id] = Finished(row.game, row.updated, won, score, traits, played_with)
        return list(found.items())

    async def without_outcome(self, guest: str, limit: int) -> list[str]:
        """Return the finished tables of a guest from before outcomes were stored."""
        mine = (seats.c.guest == guest) & (tables.c.status == "over") & tables.c.outcome.is_(None)
        mine &= tables.c.winners.is_not(None)  # games that were ended without winners have no outcome
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(mine).distinct().limit(limit)
        async with self._store.reading() as connection:
            return [str(row.id) for row in await connection.execute(query)]

    async def keep_outcome(self, table_id: str, outcome: str | None) -> None:
        """Store the outcome of a game."""
        async with self._store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(outcome=outcome))
