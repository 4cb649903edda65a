"""The page "Write your own game" shows all files of its example, complete and in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "write-your-own-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w+ title=(\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = {
    path.name: path
    for path in (ROOT / "examples" / "lantern_run").rglob("*")
    if path.is_file() and path.suffix in (".py", ".toml", ".ftl")
}


def lines_of(text: str) -> list[str]:
    """Return the non-blank lines of a text; blank lines may differ where the page splits a file."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_shows_every_file_and_nothing_else() -> None:
    assert {name for name, _ in BLOCKS} == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_the_pieces_of_a_file_are_the_whole_file(name: str) -> None:
    shown = "\n".join(text for title, text in BLOCKS if title == name)
    assert lines_of(shown) == lines_of(FILES[name].read_text(encoding="utf-8"))
