"""The client is tested against the same servers as the server itself."""

from tests.server.conftest import (
    bartek,
    make_database,
    make_empty_database,
    no_mishaps,
    olena,
    postgres_url,
    pytest_configure,
    pytest_generate_tests,
    server,
    storage,
)

__all__ = [
    "bartek",
    "make_database",
    "make_empty_database",
    "no_mishaps",
    "olena",
    "postgres_url",
    "pytest_configure",
    "pytest_generate_tests",
    "server",
    "storage",
]
