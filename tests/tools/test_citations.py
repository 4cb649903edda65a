"""Every cited clause exists, and every clause that a test proves is cited in the code that follows it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools.citations import cited_in, files_below
from tools.ledger import Kind, read
from tools.rule_coverage import ROOT
from undercroft.kernel.formats.scenario import read_scenario

LEDGERS = read(sorted((ROOT / "docs" / "rules").glob("*.md")))
KNOWN = {clause.id for ledger in LEDGERS for clause in ledger.clauses}
SERIES = {id_.partition("-")[0] for id_ in KNOWN}
FOLDERS = [ROOT / name for name in ("src", "tests", "tools", "web/src", "web/e2e", "web/tests", "docs", "examples")]
EXAMPLES = {clause.id for ledger in LEDGERS for clause in ledger.clauses if clause.kind is Kind.EXAMPLE}
"""Examples illustrate other clauses and need no code of their own."""

INVENTED = {
    ROOT / "tests" / "tools" / name for name in ("test_citations.py", "test_ledger.py", "test_rule_coverage.py")
}
"""Test files with made-up ids."""


def test_ids_and_ranges_are_read() -> None:
    text = "(OD-098, OD-DECISION-8) FS-007 to FS-009, BM-026–BM-028; OD-DECISION-42 to OD-DECISION-44, UTF-8, XX-001"
    assert list(cited_in(text, SERIES)) == [
        *("OD-098", "OD-DECISION-8"),
        *("FS-007", "FS-008", "FS-009"),
        *("BM-026", "BM-027", "BM-028"),
        *("OD-DECISION-42", "OD-DECISION-43", "OD-DECISION-44"),
    ]


def test_a_range_has_both_ends_in_one_series() -> None:
    assert list(cited_in("from OD-005 to FS-001", SERIES)) == ["OD-005", "FS-001"]


def cited_by(paths: list[Path]) -> dict[str, list[str]]:
    """Return the files that cite each id."""
    found: dict[str, list[str]] = {}
    for path in paths:
        for id_ in dict.fromkeys(cited_in(path.read_text(encoding="utf-8"), SERIES)):
            found.setdefault(id_, []).append(path.relative_to(ROOT).as_posix())
    return found


def test_every_clause_that_is_cited_exists() -> None:
    cited = cited_by([path for path in files_below(FOLDERS) if path not in INVENTED])
    assert len(cited) > 500
    assert {id_: paths for id_, paths in cited.items() if id_ not in KNOWN} == {}


def proven() -> set[str]:
    """Return the clauses on the marks of tests, and those that scenarios prove."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(each.value) for each in node.args if isinstance(each, ast.Constant)}
    for path in (ROOT / "tests" / "scenarios").rglob("*.toml"):
        found |= set(read_scenario(path).proves)
    return found


def test_every_clause_that_is_proven_is_cited_where_it_is_obeyed() -> None:
    cited = cited_by(list(files_below([ROOT / "src" / "undercroft"])))
    wanted = {id_ for id_ in proven() if id_ not in EXAMPLES}
    assert len(wanted) > 300
    assert sorted(wanted - set(cited)) == []


@pytest.mark.parametrize("word", ["DECISION 17", "EXAMPLE 3", "DECISIONS 4 and 5"])
def test_a_number_without_its_book_is_no_citation(word: str) -> None:
    assert list(cited_in(word, SERIES)) == []


def test_decisions_and_examples_of_one_deck_dungeon_are_cited_with_their_book() -> None:
    paths = [path for path in files_below(FOLDERS) if re.search("one.deck.dungeon", path.as_posix())]
    bare = re.compile(r"(?<![-A-Z])(?:DECISION|EXAMPLE)S? \d")
    assert len(paths) > 100
    assert [path.name for path in paths if bare.search(path.read_text(encoding="utf-8"))] == []
