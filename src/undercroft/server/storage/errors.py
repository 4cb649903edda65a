"""Errors of the database."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from undercroft.kernel.errors import ImpossibleSetup
from undercroft.server.config import redact_passwords

if TYPE_CHECKING:
    from collections.abc import Iterator

    from undercroft.server.config import Config


class EntryTaken(Exception):
    """Another process has already written an entry with this number."""


class StorageFailed(Exception):
    """The database failed (a full disk, a lost connection); nothing was acknowledged."""


class NewerDatabase(Exception):
    """A newer version of the program has migrated the database to an unknown revision."""

    def __init__(self, actual: str, known: str) -> None:
        super().__init__(f"the database is at revision {actual}, the newest known one is {known}")
        self.actual = actual
        self.known = known


class DevelopmentDatabase(Exception):
    """The database has a revision from before the initial migration that cannot be upgraded."""

    def __init__(self, actual: str, upgradable: str) -> None:
        super().__init__(f"the database is at development revision {actual}, only {upgradable} can be upgraded")
        self.actual = actual
        self.upgradable = upgradable


@contextlib.contextmanager
def storage_failures() -> Iterator[None]:
    """Raise all errors of databases as `StorageFailed`, except an `IntegrityError`."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise
    except (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise StorageFailed(str(error)) from error


@contextlib.contextmanager
def translate_database_errors(config: Config) -> Iterator[None]:
    """Raise errors of opening a database as an `ImpossibleSetup` of one line without the password."""
    database = redact_passwords(config.database, config.database) or "(default)"
    try:
        yield
    except NewerDatabase as error:
        raise ImpossibleSetup("newer-database", database=database, actual=error.actual, known=error.known) from error
    except DevelopmentDatabase as error:
        raise ImpossibleSetup(
            "development-database", database=database, actual=error.actual, upgradable=error.upgradable
        ) from error
    except (StorageFailed, SQLAlchemyError, OSError, ImportError, ValueError) as error:
        reason = redact_passwords(str(error).splitlines()[0], config.database)
        raise ImpossibleSetup("bad-database", database=database, reason=reason) from error
