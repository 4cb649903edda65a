"""Citations of ledger clauses in texts: single ids such as BM-084, and ranges such as OD-051 to OD-068."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

_ID: Final = r"([A-Z][A-Z0-9])-((?:(?:EXAMPLE|DECISION)-)?)(\d+)\b"
_CITED: Final = re.compile(rf"\b{_ID}(?:(?: to |–){_ID})?")

SUFFIXES: Final = frozenset((".py", ".ts", ".svelte", ".toml", ".md", ".ftl"))
"""Endings of files that may cite clauses."""


def cited_in(text: str, series: Iterable[str]) -> Iterator[str]:
    """Yield every id of these series (BM, OD, FS, ...) that a text cites; a range cites all ids from end to end."""
    known = frozenset(series)
    for match in _CITED.finditer(text):
        book, word, first, last_book, last_word, last = match.groups()
        if book not in known:
            continue
        if last is None:
            yield f"{book}-{word}{first}"
        elif (book, word) == (last_book, last_word):
            yield from (f"{book}-{word}{str(number).zfill(len(first))}" for number in range(int(first), int(last) + 1))
        else:  # two ids of different series, such as "DT-010 to DT-DECISION-3": not a range
            yield f"{book}-{word}{first}"
            yield f"{last_book}-{last_word}{last}"


def files_below(folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the files below these folders that may cite clauses, without built and installed ones."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(folder).parts
            if path.suffix in SUFFIXES and "node_modules" not in parts and "server/web/" not in path.as_posix():
                yield path
