"""Fixtures of client tests: the same servers as in the server's own tests."""

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
