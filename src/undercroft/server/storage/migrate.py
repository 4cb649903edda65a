"""Bringing a database to its newest form."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import func, select

from undercroft.server.storage.errors import NewerDatabase

if TYPE_CHECKING:
    from sqlalchemy import Connection

MIGRATING: Final = 0x756E6463
"""The advisory lock of PostgreSQL under which a process brings the database to its newest form."""


def migrate(connection: Connection, revision: str = "head") -> None:
    """Run the steps that this database has not seen yet; of several processes that start at once, one does."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = AlembicConfig()
    config.set_main_option("script_location", str(files("undercroft.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    known = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    actual = MigrationContext.configure(connection).get_current_revision()
    if actual is not None and actual not in known:
        raise NewerDatabase(actual, known[0])
    command.upgrade(config, revision)
