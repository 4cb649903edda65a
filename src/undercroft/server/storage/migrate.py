"""Create or upgrade the schema of a database."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, select

from undercroft.server.storage.errors import DevelopmentDatabase, NewerDatabase

if TYPE_CHECKING:
    from sqlalchemy import Connection

ADVISORY_LOCK: Final = 0x756E6463
"""The PostgreSQL lock held by the process that migrates."""
INITIAL: Final = "0018"
LAST_DEVELOPMENT: Final = "0017"
"""The last revision before `INITIAL`; its schema differs in `RENAMES` alone."""
RENAMES: Final = (
    "ALTER TABLE keepsakes RENAME TO replays",
    "ALTER TABLE orders RENAME TO admin_commands",
    "ALTER TABLE recoveries RENAME TO recovery_codes",
    "DROP INDEX recoveries_by_guest",
    "CREATE INDEX recovery_codes_by_guest ON recovery_codes (guest)",
)
DEVELOPMENT: Final = frozenset(f"{number:04}" for number in range(1, int(LAST_DEVELOPMENT)))
"""Older revisions, whose migrations no longer exist."""


def migrate(connection: Connection) -> None:
    """Upgrade a database to the newest revision; if several processes start at once, one of them does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("undercroft.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    actual = MigrationContext.configure(connection).get_current_revision()
    if actual in DEVELOPMENT:
        raise DevelopmentDatabase(actual, LAST_DEVELOPMENT)
    if actual == LAST_DEVELOPMENT:
        for statement in RENAMES:
            connection.exec_driver_sql(statement)
        command.stamp(config, INITIAL, purge=True)
    elif actual is not None and actual not in known:
        raise NewerDatabase(actual, known[0])
    command.upgrade(config, "head")
