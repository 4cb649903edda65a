"""Solved puzzles, and the tables of attempts."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from undercroft.server.storage.schema import solved, tables

if TYPE_CHECKING:
    from undercroft.server.storage.store import Store

PUZZLE = "puzzle"
"""The purpose of a table that is a puzzle."""


class PuzzleStore:
    """Reads and stores the puzzles that guests have solved."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def solved_by(self, guest: str) -> dict[str, set[int]]:
        """Return the numbers of the puzzles that a guest has solved, by game."""
        found: dict[str, set[int]] = {}
        async with self._store.reading() as connection:
            for row in await connection.execute(select(solved).where(solved.c.guest == guest)):
                found.setdefault(row.game, set()).add(row.puzzle)
        return found

    async def keep(self, guest: str, game: str, puzzle: int) -> None:
        """Record that a guest has solved a puzzle, unless that is recorded already."""
        try:
            async with self._store.writing() as connection:
                values = {"guest": guest, "game": game, "puzzle": puzzle, "made": time()}
                await connection.execute(insert(solved).values(**values))
        except IntegrityError:
            return

    async def tables_of(self, guest: str) -> list[str]:
        """Return the tables of a guest's puzzles."""
        mine = (tables.c.host == guest) & (tables.c.purpose == PUZZLE)
        async with self._store.reading() as connection:
            return [str(row.id) for row in await connection.execute(select(tables.c.id).where(mine))]
