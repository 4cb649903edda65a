"""Coverage of the rulebooks: the clauses that tests prove, by their marks (`make rule-coverage`).

A test names its clauses with `@pytest.mark.rule("DT-081", "DT-EXAMPLE-9")`. Tests that are skipped or expected to fail
prove nothing. The exit code is 1 if a mark names an unknown clause, if a test file cannot be collected, or if a book
given with --strict has a rule, a data clause or an example that no test proves.
"""

import argparse
import contextlib
import io
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from tools.ledger import Clause, Kind, Ledger, LedgerError, read

ROOT: Final = Path(__file__).resolve().parent.parent

# Clauses for screens and advice for players: tests may prove them, but none counts as missing.
FREE: Final = frozenset({Kind.INTERFACE, Kind.ADVICE})
STRICT: Final = frozenset({Kind.RULE, Kind.DATA, Kind.EXAMPLE})


@dataclass(slots=True)
class Marks:
    """The rule marks of the tests: for every id the tests marked with it."""

    tests: dict[str, list[str]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def add(self, test: str, ids: Iterable[object]) -> None:
        """Add the ids on a mark of a test; anything but a string is kept as its repr, and is reported as unknown."""
        for id_ in ids:
            tests = self.tests.setdefault(id_ if isinstance(id_, str) else repr(id_), [])
            if test not in tests:
                tests.append(test)


class _Collector:
    """A pytest plugin that reads the marks of the collected tests."""

    def __init__(self) -> None:
        self.marks = Marks()

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "rule(*ids): the ledger clauses that this test proves")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.marks.failures.append(f"{report.nodeid}\n{report.longreprtext}")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for mark in item.iter_markers("rule"):
                self.marks.add(item.nodeid, mark.args)


def collect(tests: Path) -> Marks:
    """Collect the tests below a folder without running them, and read their marks."""
    collector = _Collector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(tests)], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not collector.marks.failures:
        collector.marks.failures.append(output.getvalue())
    return collector.marks


def unknown(ledgers: Iterable[Ledger], marks: Marks) -> list[tuple[str, str]]:
    """Return every pair of a test and an id on its mark that no ledger has."""
    known = {clause.id for ledger in ledgers for clause in ledger.clauses}
    return [(test, id_) for id_, tests in marks.tests.items() if id_ not in known for test in tests]


def unproven(ledger: Ledger, marks: Marks, kinds: Iterable[Kind] = frozenset(Kind) - FREE) -> list[Clause]:
    """Return the clauses of these kinds that no test proves."""
    wanted = frozenset(kinds)
    return [clause for clause in ledger.clauses if clause.kind in wanted and clause.id not in marks.tests]


HEAD: Final = ("book", "clauses", "proven", "unproven", "rules", "data", "examples", "decisions", "interface", "advice")
LINE: Final = "{:<4} {:>8} {:>7} {:>9}   {:>6} {:>5} {:>9} {:>10}   {:>10} {:>7}"
KINDS: Final = (Kind.RULE, Kind.DATA, Kind.EXAMPLE, Kind.DECISION, Kind.INTERFACE, Kind.ADVICE)


def row(ledger: Ledger, marks: Marks) -> tuple[str | int, ...]:
    """Return a line of the table; the unproven clauses are broken down by kind."""
    open_ = [len(unproven(ledger, marks, {kind})) for kind in KINDS]
    missing = len(unproven(ledger, marks))
    return (ledger.book, len(ledger.clauses), len(ledger.clauses) - sum(open_), missing, *open_)


def table(ledgers: Sequence[Ledger], marks: Marks) -> str:
    """Return the table of all books; proven + unproven + interface + advice = clauses."""
    lines = ["                           of the unproven:                     not counted:"]
    lines.append(LINE.format(*HEAD))
    lines += [f"{LINE.format(*row(ledger, marks))}   {ledger.title}" for ledger in ledgers]
    return "\n".join(lines)


def listing(clauses: Iterable[Clause]) -> str:
    """Return clauses with their ids, kinds and texts, one per line."""
    return "\n".join(f"  {clause.id:<15} {clause.kind:<9} {clause.text}" for clause in clauses)


def as_json(ledgers: Sequence[Ledger], marks: Marks) -> str:
    """Return the result as JSON: every proven clause with its tests, unproven clauses, unknown ids and failures."""
    books = [
        {
            "book": ledger.book,
            "title": ledger.title,
            "clauses": len(ledger.clauses),
            "proven": row(ledger, marks)[2],
            "unproven": [clause.id for clause in unproven(ledger, marks)],
            "tests": {clause.id: marks.tests[clause.id] for clause in ledger.clauses if clause.id in marks.tests},
        }
        for ledger in ledgers
    ]
    wrong = [{"test": test, "id": id_} for test, id_ in unknown(ledgers, marks)]
    return json.dumps({"books": books, "unknown": wrong, "failures": marks.failures}, ensure_ascii=False, indent=2)


def _options(arguments: Sequence[str] | None, parser: argparse.ArgumentParser) -> argparse.Namespace:
    parser.add_argument(
        "--book", action="append", default=[], help="list the unproven clauses of this book (DT, BM, ...)"
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="list the unproven clauses of every book")
    parser.add_argument("--strict", action="append", default=[], metavar="BOOK", help="fail unless this book is proven")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--ledgers", type=Path, default=ROOT / "docs" / "rules", help="the folder of the ledgers")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="the folder of the tests")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table; return 1 if a mark is wrong or a strict book is not proven."""
    parser = argparse.ArgumentParser(
        prog="make rule-coverage", description="Coverage of the rulebooks by the marks of the tests."
    )
    options = _options(arguments, parser)
    try:
        ledgers = read(sorted(options.ledgers.glob("*.md")))
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    books = {ledger.book for ledger in ledgers}
    for book in (*options.book, *options.strict):
        if book not in books:
            parser.error(f"no book {book}; there are {', '.join(sorted(books))}")

    marks = collect(options.tests)
    if options.json:
        print(as_json(ledgers, marks))
    else:
        print(table(ledgers, marks))
        for ledger in ledgers:
            if options.verbose or ledger.book in options.book:
                print(f"\n{ledger.title}: not proven\n{listing(unproven(ledger, marks)) or '  (none)'}")

    wrong = [f"{test}: no ledger has the clause {id_}" for test, id_ in unknown(ledgers, marks)]
    wrong += [f"could not be collected: {failure}" for failure in marks.failures]
    for ledger in ledgers:
        if ledger.book in options.strict and (missing := unproven(ledger, marks, STRICT)):
            wrong.append(f"{ledger.title}: {len(missing)} clauses are not proven\n{listing(missing)}")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
