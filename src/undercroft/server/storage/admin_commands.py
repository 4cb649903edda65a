"""Commands of administrators, and the block list."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select

from undercroft.server.storage.rows import CommandRow
from undercroft.server.storage.schema import admin_commands, blocked

if TYPE_CHECKING:
    from sqlalchemy import Insert

    from undercroft.server.storage.store import Store


class CommandQueue:
    """A queue in the database from which every running server reads its commands."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, kind: str, subject: str, text: str = "") -> None:
        """Queue a command for every process on this database."""
        async with self._store.writing() as connection:
            await connection.execute(_insert(kind, subject, text))

    async def block(self, subject: str, reason: str) -> None:
        """Block a guest (by tag) or an IP address."""
        async with self._store.writing() as connection:
            await connection.execute(delete(blocked).where(blocked.c.subject == subject))
            await connection.execute(insert(blocked).values(subject=subject, reason=reason, made=time()))
            await connection.execute(_insert("block", subject, reason))

    async def unblock(self, subject: str) -> bool:
        """Unblock a guest or an IP address; return False if it was not blocked."""
        async with self._store.writing() as connection:
            removed = await connection.execute(delete(blocked).where(blocked.c.subject == subject))
            await connection.execute(_insert("unblock", subject, ""))
            return bool(removed.rowcount)

    async def blocked(self) -> frozenset[str]:
        """Return the blocked tags of guests and IP addresses."""
        async with self._store.reading() as connection:
            return frozenset(str(row.subject) for row in await connection.execute(select(blocked.c.subject)))

    async def last(self) -> int:
        """Return the id of the last command, or 0."""
        newest = select(func.coalesce(func.max(admin_commands.c.id), 0))
        async with self._store.reading() as connection:
            return int((await connection.execute(newest)).scalar_one())

    async def restart_at(self) -> float | None:
        """Return the time of the restart that was announced last, if one was."""
        newest = admin_commands.c.id.desc()
        query = select(admin_commands).where(admin_commands.c.kind == "announce").order_by(newest).limit(1)
        async with self._store.reading() as connection:
            row = (await connection.execute(query)).first()
            return None if row is None else float(row.made) + 60 * int(row.subject)

    async def since(self, last: int) -> list[CommandRow]:
        """Return the commands after the one with this id, oldest first."""
        query = select(admin_commands).where(admin_commands.c.id > last).order_by(admin_commands.c.id)
        async with self._store.reading() as connection:
            rows = await connection.execute(query)
            return [CommandRow(row.id, row.kind, row.subject, row.text) for row in rows]


def _insert(kind: str, subject: str, text: str) -> Insert:
    return insert(admin_commands).values(kind=kind, subject=subject, text=text, made=time())
