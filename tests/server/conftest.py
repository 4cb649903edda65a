"""One server a database and worker process for all tests that do not need one of their own.

Tests run on SQLite. Those marked `both_databases` run on PostgreSQL as well: what is stored, who sits where, what
survives, how older databases are migrated, and one test of every statement that the rest of the server executes.
In `make test-all` every test runs on both.
"""

from __future__ import annotations

import shutil
from itertools import count
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.server.running_server import Server, in_a_loop_of_its_own, settings
from tests.suite import EVERYTHING
from tools import postgres
from undercroft.client import Client
from undercroft.server.lobby import archive
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """Start a PostgreSQL server; return its URL."""
    try:
        server = postgres.running()
        url = server.__enter__()
    except postgres.NoPostgres as reason:
        pytest.skip(str(reason))
    yield url
    server.__exit__(None, None, None)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "both_databases: runs on SQLite and on PostgreSQL")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize a test with its databases."""
    if "storage" in metafunc.fixturenames:
        both = EVERYTHING or any(metafunc.definition.iter_markers("both_databases"))
        metafunc.parametrize("storage", DATABASES if both else DATABASES[:1], indirect=True, scope="session")


@pytest.fixture(scope="session")
def storage(request: pytest.FixtureRequest) -> str:
    """The name of the database system."""
    return str(request.param)


@pytest.fixture(scope="session")
def make_empty_database(
    storage: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """A function that makes an empty database and returns its URL."""
    if storage == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    return lambda: created(url, "template1")


@pytest.fixture(scope="session")
def make_database(make_empty_database: Callable[[], str]) -> Callable[[], str]:
    """A function that copies a migrated database without rows, which is faster than to migrate, and returns its URL."""
    migrated = make_empty_database()

    async def migrate() -> None:
        store = Store(settings(migrated).database_url())
        await store.open()
        await store.close()

    in_a_loop_of_its_own(migrate())
    if not migrated.startswith("sqlite"):
        server, _, name = migrated.rpartition("/")
        return lambda: created(f"{server}/postgres", name)

    def copy() -> str:
        made = make_empty_database()
        shutil.copy(migrated.removeprefix("sqlite:///"), made.removeprefix("sqlite:///"))
        return made

    return copy


NUMBERS = count()


def created(url: str, template: str) -> str:
    """Create a PostgreSQL database as a copy of another one; return its URL."""
    name = f"tables{next(NUMBERS)}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        await connection.close()

    in_a_loop_of_its_own(create())
    return url.removesuffix("postgres") + name


@pytest.fixture(scope="session")
def server(make_empty_database: Callable[[], str]) -> Iterator[Server]:
    """A server shared by all tests."""
    with Server(settings(make_empty_database(), workers=2)) as running:
        yield running


@pytest.fixture(autouse=True)
def no_mishaps(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail if the shared server logs an exception during a test."""
    if "server" not in request.fixturenames:
        yield
        return
    mishaps = request.getfixturevalue("server").mishaps
    mishaps.seen.clear()  # tests with servers of their own write to the same log
    yield
    assert mishaps.seen == []


@pytest.fixture
def no_lull(monkeypatch: pytest.MonkeyPatch) -> None:
    """Archive finished games at once."""
    monkeypatch.setattr(archive, "LULL", 0.0)


@pytest.fixture
async def olena(server: Server) -> AsyncIterator[Client]:
    """A guest."""
    async with Client(server.url, name="Olena") as client:
        yield client


@pytest.fixture
async def bartek(server: Server) -> AsyncIterator[Client]:
    """Another guest."""
    async with Client(server.url, name="Bartek") as client:
        yield client
