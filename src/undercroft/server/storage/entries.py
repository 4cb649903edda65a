"""SQL that appends entries, the same for SQLite and PostgreSQL; no other module names the columns that they fill."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import JSON, Float, Text, bindparam, case, cast, column, func, select, true, update
from sqlalchemy.dialects import postgresql, sqlite

from undercroft.server.storage.rows import AchievementRow, Entry, EntryRow, MailRow, TalkRow
from undercroft.server.storage.schema import achievements, campaign_mail, entries, tables, talk

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlalchemy import Column, ColumnElement, Table, Update

    Insert = sqlite.Insert | postgresql.Insert
    Execution = tuple[Insert | Update, dict[str, Any]]

NOW = bindparam("now", type_=Float)


class EntryStatements:
    """The statements that append entries, in one SQL dialect.

    Each takes all its rows as one JSON array, so a batch is two statements however long it is: a thread that returns to
    Python after every row waits for the event loop each time.
    """

    def __init__(self, dialect: str) -> None:
        self._dialect = dialect
        self._insert_entries = self._insert(entries, Entry)
        self._update_tables = self._update_tables_after()
        self._insert_achievements = self._insert(achievements, AchievementRow).on_conflict_do_nothing()
        self._insert_mail = self._insert(campaign_mail, MailRow)
        self._insert_talk = self._insert(talk, TalkRow)

    def insert(self, rows: Sequence[Entry]) -> Execution:
        """Return the statement that inserts entries alone, with its parameters."""
        return self._insert_entries, _parameters(rows)

    def append(self, rows: Sequence[EntryRow], lines: Sequence[TalkRow]) -> Iterator[Execution]:
        """Yield the statements that append entries with all that follows from them, and lines of talk."""
        batch: list[tuple[Insert | Update, Sequence[msgspec.Struct]]] = [
            (self._insert_entries, rows),
            (self._update_tables, list({row.table_id: row for row in rows}.values())),
            (self._insert_achievements, [earned for row in rows for earned in row.earned]),
            (self._insert_mail, [mail for row in rows for mail in row.mail]),
            (self._insert_talk, lines),
        ]
        return ((statement, _parameters(part)) for statement, part in batch if part)

    def _insert(self, table: Table, row: type[msgspec.Struct]) -> Insert:
        fields = self._fields({name: table.c[name] for name in row.__struct_fields__})
        insert = postgresql.insert(table) if self._dialect == "postgresql" else sqlite.insert(table)
        # SQLite parses the ON of an ON CONFLICT as that of a join unless a WHERE comes before it.
        return insert.from_select([*fields, "made"], select(*fields.values(), NOW).where(true()))

    def _update_tables_after(self) -> Update:
        """Set the columns of a table that have the name of a field of `EntryRow`, and those derived from them."""
        changed = {name: tables.c[name] for name in EntryRow.__struct_fields__ if name in tables.c}
        fields = self._fields({**changed, "table_id": entries.c.table_id, "entry": entries.c.entry})
        values = {name: fields[name] for name in changed}
        # A table that another process has ended stays over.
        values["status"] = case((tables.c.status == "over", "over"), else_=fields["status"])
        values |= {"entries": fields["entry"] + 1, "updated": NOW}
        return update(tables).where(tables.c.id == fields["table_id"]).values(values)

    def _fields(self, columns: Mapping[str, Column[Any]]) -> dict[str, ColumnElement[Any]]:
        """Return the fields of the objects in the JSON array, by name; each has the type of its column."""
        array = bindparam("rows", type_=Text)
        if self._dialect == "postgresql":
            typed = [column(name, like.type) for name, like in columns.items()]
            rows = func.json_to_recordset(cast(array, JSON)).table_valued(*typed, name="added")
            return dict(rows.render_derived(with_types=True).c.items())
        value = func.json_each(array).table_valued("value").c.value
        return {name: func.json_extract(value, f"$.{name}", type_=like.type) for name, like in columns.items()}


def _parameters(rows: Sequence[msgspec.Struct]) -> dict[str, Any]:
    return {"rows": msgspec.json.encode(rows).decode(), "now": time()}
