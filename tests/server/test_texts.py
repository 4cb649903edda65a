"""Every error code of the server has a message in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.i18n import LANGUAGES, language

DETAILS: dict[str, dict[str, object]] = {
    "restart": {"minutes": 5},
    "bot-failed": {"seat": 1},
    "no-such-language": {"language": "xx"},
    "no-such-picture": {"picture": "dragon"},
    "no-such-seat": {"seat": 7},
    "no-such-table": {"table": "ABCDE"},
    "not-your-seat": {"seat": 1},
    "out-of-order": {"expected": 3, "entry": 2},
    "seat-taken": {"seat": 1},
    "table-damaged": {"table": "ABCDE"},
    "table-outdated": {"table": "ABCDE"},
    "too-many-tables": {"limit": 50},
    "too-many-tables-here": {"limit": 500},
    "record-too-long": {"limit": 10_000},
    "table-full": {"limit": 10_000},
    "took-too-long": {"seconds": 15},
    "work-under-way": {"limit": 2},
}


def codes() -> set[str]:
    """Return the error codes in the server's source."""
    folder = Path(str(files("undercroft.server")))
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return set(re.findall(r"(?:ApiError|Problem|Refused|Notice)\(\s*\"([a-z-]+)\"", source))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_message(lang: str) -> None:
    found = codes()
    assert len(found) > 15
    for code in found:
        assert language(lang).text(f"error-{code}", **DETAILS.get(code, {})).strip()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "50 unfinished games"),
        ("ru", "50 неоконченных игр"),
        ("uk", "50 незавершених ігор"),
        ("pl", "50 niedokończonych gier"),
    ],
)
def test_messages_name_limits_in_numbers(lang: str, words: str) -> None:
    assert words in language(lang).text("error-too-many-tables", limit=50)
