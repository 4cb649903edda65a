"""Parser for the rule ledgers of docs/rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final


class Kind(StrEnum):
    """The kind of statement that a clause makes."""

    RULE = "rule"
    DATA = "data"
    EXAMPLE = "example"
    DECISION = "decision"
    INTERFACE = "interface"
    ADVICE = "advice"


@dataclass(frozen=True, slots=True)
class Clause:
    """A line of a ledger that a test can prove."""

    id: str
    kind: Kind
    text: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """The clauses of one rulebook, in the order of the file."""

    book: str
    title: str
    clauses: tuple[Clause, ...]


class LedgerError(Exception):
    """Raised if a ledger cannot be read; the message names the file and the line."""


# The two ways to write a clause, and the two ways to write an example or a decision.
#   - DT-001 [R] text                       - DT-EXAMPLE-9: text     - DT-DECISION-18: text
#   - **BM-001** text                       - **BM-010** **DECISION 1:** text
_TAGGED: Final = re.compile(r"- (?P<id>[A-Z][A-Z0-9]-\d{3}) \[(?P<tag>[RDUA])\] (?P<text>\S.*)")
_NAMED: Final = re.compile(r"- (?P<id>[A-Z][A-Z0-9]-(?P<word>EXAMPLE|DECISION)-\d+): (?P<text>\S.*)")
_BOLD: Final = re.compile(
    r"- \*\*(?P<id>[A-Z][A-Z0-9]-\d{3})\*\* (?:\*\*(?P<word>EXAMPLE|DECISION)\b[^*]*:\*\* )?(?P<text>\S.*)"
)
_LIKE_A_CLAUSE: Final = re.compile(r"\s*[-*]\s+\**([A-Z][A-Z0-9]-?\d|([A-Z][A-Z0-9]-)?(EXAMPLE|DECISION)\b)")
_TITLE: Final = re.compile(r"# Rule ledger\s*[:—-]\s*(?P<title>.+?)(?: \([A-Z0-9]{2}\))?")

_TAGS: Final = {"R": Kind.RULE, "D": Kind.DATA, "U": Kind.INTERFACE, "A": Kind.ADVICE}
_WORDS: Final = {"EXAMPLE": Kind.EXAMPLE, "DECISION": Kind.DECISION}


def parse(text: str, name: str) -> Ledger:
    """Parse one ledger; its book is that of its first clause."""
    title = name
    book = ""
    clauses: dict[str, Clause] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if match := _TITLE.fullmatch(line):
            title = match["title"]
            continue
        if not _LIKE_A_CLAUSE.match(line):
            continue
        clause = _clause(line)
        if clause is None:
            raise LedgerError(f"{name}:{number}: not a well-formed clause: {line.strip()}")
        if clause.id in clauses:
            raise LedgerError(f"{name}:{number}: {clause.id} appears twice")
        book = book or clause.id[:2]
        clauses[clause.id] = clause
    if not clauses:
        raise LedgerError(f"{name}: no clauses found")
    return Ledger(book, title, tuple(clauses.values()))


def _clause(line: str) -> Clause | None:
    if match := _TAGGED.fullmatch(line):
        return Clause(match["id"], _TAGS[match["tag"]], match["text"])
    if match := _BOLD.fullmatch(line):
        return Clause(match["id"], _WORDS.get(match["word"], Kind.RULE), match["text"])
    if match := _NAMED.fullmatch(line):
        return Clause(match["id"], _WORDS[match["word"]], match["text"])
    return None


def read(paths: Iterable[Path]) -> list[Ledger]:
    """Read ledger files; raise LedgerError if two of them have the same id."""
    ledgers: list[Ledger] = []
    files: dict[str, str] = {}
    for path in paths:
        ledger = parse(path.read_text(encoding="utf-8"), path.name)
        for clause in ledger.clauses:
            if clause.id in files:
                raise LedgerError(f"{path.name}: {clause.id} is also in {files[clause.id]}")
            files[clause.id] = path.name
        ledgers.append(ledger)
    return ledgers
