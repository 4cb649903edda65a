"""Writing entries to any database; a SQLite file has a quicker way of its own (`sqlite.py`)."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import bindparam, case, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from undercroft.server.storage.schema import achievements, campaign_mail, entries, tables, talk

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from undercroft.server.storage.rows import EntryRow, TalkRow


async def enter(connection: AsyncConnection, rows: list[EntryRow], lines: list[TalkRow]) -> None:
    """Write entries with what they gave and how their tables stand now, and what was said."""
    now = time()
    if rows:
        await _stand(connection, rows, now)
    earned = [{**msgspec.structs.asdict(one), "made": now} for row in rows for one in row.earned]
    if earned:
        add = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        await connection.execute(add(achievements).on_conflict_do_nothing(), earned)
    mail = [{**msgspec.structs.asdict(one), "made": now} for row in rows for one in row.mail]
    if mail:
        await connection.execute(insert(campaign_mail), mail)
    if lines:
        said = [{**msgspec.structs.asdict(line), "made": now} for line in lines]
        await connection.execute(insert(talk), said)


async def _stand(connection: AsyncConnection, rows: list[EntryRow], now: float) -> None:
    made = [
        {"table_id": row.table_id, "entry": row.entry, "seat": row.seat, "option": row.option, "made": now}
        for row in rows
    ]
    await connection.execute(insert(entries), made)
    last = {row.table_id: row for row in rows}
    stands = [
        {
            "this_table": row.table_id,
            "entries": row.entry + 1,
            "now": row.status,
            "seat_to_move": row.seat_to_move,
            "result": row.result,
            "winners": row.winners,
            "outcome": row.outcome,
            "deadline": row.deadline,
            "updated": now,
        }
        for row in last.values()
    ]
    stays = case((tables.c.status == "over", "over"), else_=bindparam("now"))  # who ended it meanwhile has
    change = update(tables).where(tables.c.id == bindparam("this_table")).values(status=stays)
    await connection.execute(change, stands)
