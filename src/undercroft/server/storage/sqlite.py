"""SQLite: the set-up of its connections, and a connection that writes batches from a thread."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import UpdateBase
    from sqlalchemy.engine import Compiled

LOCK_TIMEOUT = 10
"""Seconds to wait for other processes that have locked the database."""


def set_up_connection(connection: Any, _record: Any = None) -> None:
    """Use a write-ahead log, sync every commit to disk, check foreign keys and wait for other processes."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={LOCK_TIMEOUT * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def check_file(path: str) -> None:
    """Raise if the file cannot be opened.

    aiosqlite leaves a thread behind when that fails, which then calls an event loop that may be closed.
    """
    sqlite3.connect(path).close()


class BatchConnection:
    """A connection that writes batches, each in one transaction; for one thread at a time."""

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._compiled: dict[UpdateBase, Compiled] = {}
        set_up_connection(self._connection)

    def write(self, batch: Iterable[tuple[UpdateBase, dict[str, Any]]]) -> None:
        """Execute statements in one transaction; it is on disk when this returns."""
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, parameters in batch:
                compiled = self._compile(statement)
                connection.execute(compiled.string, compiled.construct_params(parameters) or {})
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _compile(self, statement: UpdateBase) -> Compiled:
        compiled = self._compiled.get(statement)
        if compiled is None:
            compiled = self._compiled[statement] = statement.compile(dialect=sqlite.dialect(paramstyle="named"))
        return compiled

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
