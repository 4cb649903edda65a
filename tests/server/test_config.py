from __future__ import annotations

import pytest

from undercroft.server.config import Config


@pytest.mark.parametrize(
    ("given", "opened"),
    [
        ("/srv/tables.sqlite", "sqlite+aiosqlite:////srv/tables.sqlite"),
        ("tables.sqlite", "sqlite+aiosqlite:///tables.sqlite"),
        ("sqlite:////srv/tables.sqlite", "sqlite+aiosqlite:////srv/tables.sqlite"),
        ("postgresql://olena@host/name", "postgresql+asyncpg://olena@host/name"),
    ],
)
def test_a_database_is_an_address_or_the_path_of_a_file(given: str, opened: str) -> None:
    assert Config(database=given).database_url() == opened
