"""What is special about SQLite: how it is set up, and how entries get into the file quickly."""

from __future__ import annotations

import sqlite3
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from undercroft.server.storage.rows import EntryRow, TalkRow

PATIENCE = 10
"""Seconds for which other processes may keep the database to themselves."""

ENTER = """
INSERT INTO entries (table_id, entry, seat, option, made)
SELECT json_extract(value, '$.table_id'), json_extract(value, '$.entry'), json_extract(value, '$.seat'),
    json_extract(value, '$.option'), ?2
FROM json_each(?1)
"""
BRING = """
INSERT INTO entries (table_id, entry, seat, option, made)
SELECT :table, key, json_extract(value, '$[0]'), json_extract(value, '$[1]'), :now FROM json_each(:made)
"""
"""What a new table starts with: a list of seats and options."""
STAND = """
UPDATE tables SET entries = json_extract(value, '$.entry') + 1,
    status = CASE tables.status WHEN 'over' THEN 'over' ELSE json_extract(value, '$.status') END,
    seat_to_move = json_extract(value, '$.seat_to_move'), result = json_extract(value, '$.result'),
    winners = json_extract(value, '$.winners'), outcome = json_extract(value, '$.outcome'),
    deadline = json_extract(value, '$.deadline'), updated = ?2
FROM json_each(?1) WHERE tables.id = json_extract(value, '$.table_id')
"""

EARN = """
INSERT OR IGNORE INTO achievements (guest, game, name, table_id, made)
SELECT json_extract(value, '$.guest'), json_extract(value, '$.game'), json_extract(value, '$.name'),
    json_extract(value, '$.table_id'), ?2
FROM json_each(?1)
"""

MAIL = """
INSERT INTO campaign_mail (guest, game, table_id, seat, earned, made)
SELECT json_extract(value, '$.guest'), json_extract(value, '$.game'), json_extract(value, '$.table_id'),
    json_extract(value, '$.seat'), json_extract(value, '$.earned'), ?2
FROM json_each(?1)
"""

SAY = """
INSERT INTO talk (table_id, entry, seat, name, kind, text, made)
SELECT json_extract(value, '$.table_id'), json_extract(value, '$.entry'), json_extract(value, '$.seat'),
    json_extract(value, '$.name'), json_extract(value, '$.kind'), json_extract(value, '$.text'), ?2
FROM json_each(?1)
"""


def set_up_connection(connection: Any, _record: Any = None) -> None:
    """Write-ahead log, every commit on disk before it is acknowledged, wait for other processes."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={PATIENCE * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def check_file(path: str) -> None:
    """Raise if the file cannot be opened.

    aiosqlite leaves a thread behind when that fails, which then speaks to an event loop that may be closed.
    """
    sqlite3.connect(path).close()


class EntryLog:
    """A connection of its own for the entries, to be used by one thread at a time.

    A batch is two statements, however long it is: a thread that comes back to Python after every row would wait for
    the event loop each time.
    """

    def __init__(self, path: str) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        set_up_connection(self._connection)

    def write(self, rows: list[EntryRow], lines: list[TalkRow]) -> None:
        """Write a batch in one transaction; it is on disk when this returns."""
        now = time()
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            if rows:
                connection.execute(ENTER, (msgspec.json.encode(rows).decode(), now))
                last = list({row.table_id: row for row in rows}.values())
                connection.execute(STAND, (msgspec.json.encode(last).decode(), now))
            earned = [one for row in rows for one in row.earned]
            if earned:
                connection.execute(EARN, (msgspec.json.encode(earned).decode(), now))
            mail = [one for row in rows for one in row.mail]
            if mail:
                connection.execute(MAIL, (msgspec.json.encode(mail).decode(), now))
            if lines:
                connection.execute(SAY, (msgspec.json.encode(lines).decode(), now))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
