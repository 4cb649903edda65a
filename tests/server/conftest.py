"""One server on SQLite and one on PostgreSQL for all tests that do not need one of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.server.serving import Server, settings
from tools import postgres
from undercroft.client import Client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of our own."""
    try:
        server = postgres.running()
        url = server.__enter__()
    except postgres.NoPostgres as reason:
        pytest.skip(str(reason))
    yield url
    server.__exit__(None, None, None)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest) -> str:
    """Which database."""
    return str(request.param)


@pytest.fixture(scope="session")
def make_database(
    storage: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes the URL of an empty database."""
    if storage == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    made: list[str] = []

    def make() -> str:
        import asyncio

        async def create() -> None:
            connection = await asyncpg.connect(url)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        name = f"tables{len(made)}"
        made.append(name)
        # Fixtures of tests that are coroutines run outside their loop; tests themselves run inside.
        from threading import Thread

        thread = Thread(target=lambda: asyncio.run(create()))
        thread.start()
        thread.join()
        return url.removesuffix("postgres") + name

    return make


@pytest.fixture(scope="session")
def server(make_database: Callable[[], str]) -> Iterator[Server]:
    """The shared server."""
    with Server(settings(make_database())) as running:
        yield running


@pytest.fixture(autouse=True)
def no_mishaps(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test does to the shared server, no exception may escape in it."""
    if "server" not in request.fixturenames:
        yield
        return
    mishaps = request.getfixturevalue("server").mishaps
    mishaps.seen.clear()  # tests with servers of their own write to the same log
    yield
    assert mishaps.seen == []


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
