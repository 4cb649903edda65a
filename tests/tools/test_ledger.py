import re
from pathlib import Path

import pytest

from tools.ledger import Clause, Kind, Ledger, LedgerError, parse, read

LEDGERS = sorted((Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))

TAGGED = """\
# Rule ledger: Dragon Tower («Башня Дракона»)

`DT-EXAMPLE-n` = acceptance test with concrete numbers.
- DT-001 [R] Six floors.
- DT-002 [D] 172 cards.
- DT-DECISION-18: one commitment.
| floor | heroes |
- DT-EXAMPLE-9: the Ghost.
- DT-EXAMPLE-14: (derived) the Mage.
- FS-001 [U] A mark.
- FS-002 [A] Speak in character (DT-001).
- DT-DECISION-19: no retreat.
- "Floor 4" printed for floor 3 (DT-DECISION-8).
"""

BOLD = """\
# Rule ledger — Boss Monster, base game (BM)

- `BM-nnn` plain line: a rule the book states.
- `DECISION n`: the book is silent.
- **BM-001** Card pool: **155** cards. [Components]
- **BM-010** **DECISION 1:** Break the tie once.
- **BM-011** **EXAMPLE (book):** Two heroes.
- **BM-012** **EXAMPLE (derived):** Three heroes.
"""


def test_tagged_lines_examples_and_decisions_are_clauses_by_their_ids() -> None:
    assert parse(TAGGED, "dt.md") == Ledger(
        "DT",
        "Dragon Tower («Башня Дракона»)",
        (
            Clause("DT-001", Kind.RULE, "Six floors."),
            Clause("DT-002", Kind.DATA, "172 cards."),
            Clause("DT-DECISION-18", Kind.DECISION, "one commitment."),
            Clause("DT-EXAMPLE-9", Kind.EXAMPLE, "the Ghost."),
            Clause("DT-EXAMPLE-14", Kind.EXAMPLE, "(derived) the Mage."),
            Clause("FS-001", Kind.INTERFACE, "A mark."),
            Clause("FS-002", Kind.ADVICE, "Speak in character (DT-001)."),
            Clause("DT-DECISION-19", Kind.DECISION, "no retreat."),
        ),
    )


def test_bold_lines_keep_their_id_and_say_their_kind() -> None:
    assert parse(BOLD, "bm.md") == Ledger(
        "BM",
        "Boss Monster, base game",
        (
            Clause("BM-001", Kind.RULE, "Card pool: **155** cards. [Components]"),
            Clause("BM-010", Kind.DECISION, "Break the tie once."),
            Clause("BM-011", Kind.EXAMPLE, "Two heroes."),
            Clause("BM-012", Kind.EXAMPLE, "Three heroes."),
        ),
    )


@pytest.mark.parametrize(
    "line",
    [
        "- DT-002 no tag",
        "- DT-002 [X] a tag that is none",
        "- DT-02 [R] two digits",
        "- **BM-002 a bold that does not end",
        "  - DT-002 [R] indented",
        "- DT-EXAMPLE-nine: in words",
        "- DT-DECISION-3 without a colon",
        "- DT-EXAMPLE-3 (derived): a word before the colon",
        "- EXAMPLE 3: without its book",
        "- DECISION 3: without its book",
        "- DECISION-3: without its book",
    ],
)
def test_a_line_that_is_nearly_a_clause_is_an_error_that_names_the_line(line: str) -> None:
    with pytest.raises(LedgerError, match=r"^dt\.md:2: "):
        parse(f"- DT-001 [R] Six floors.\n{line}\n", "dt.md")


def test_an_id_stands_only_once_in_a_ledger() -> None:
    with pytest.raises(LedgerError, match="DT-001 appears twice"):
        parse("- DT-001 [R] Six floors.\n- DT-001 [R] Seven floors.\n", "dt.md")


def test_an_id_stands_only_once_in_all_ledgers(tmp_path: Path) -> None:
    for name in ("a.md", "b.md"):
        (tmp_path / name).write_text("- DT-001 [R] Six floors.\n", encoding="utf-8")
    with pytest.raises(LedgerError, match=r"b\.md: DT-001 is also in a\.md"):
        read(sorted(tmp_path.glob("*.md")))


def test_a_file_without_clauses_is_an_error() -> None:
    with pytest.raises(LedgerError, match="no clauses"):
        parse("# Rule ledger: nothing\n", "dt.md")


def test_the_ledgers_can_be_read() -> None:
    assert {ledger.book for ledger in read(LEDGERS)} == {"BM", "CL", "DT", "MB", "OD", "SB"}


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: path.stem)
def test_a_ledger_that_states_its_counts_holds_as_many_clauses(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    clauses = parse(text, path.name).clauses
    stated = re.search(r"^Clauses: (.+)\.$", text, re.MULTILINE)
    for count in stated[1].split(" · ") if stated else []:
        what, number = count.split()
        if what == "decisions":
            found = [clause for clause in clauses if clause.kind is Kind.DECISION]
        elif what == "examples":
            found = [clause for clause in clauses if clause.kind is Kind.EXAMPLE]
        else:
            found = [clause for clause in clauses if re.fullmatch(rf"{what}-\d+", clause.id)]
        assert (what, len(found)) == (what, int(number))


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: path.stem)
def test_every_line_that_opens_with_an_id_is_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = re.findall(r"^\W*[A-Z][A-Z0-9]-(?:(?:EXAMPLE|DECISION)-)?\d+\b.*", text, re.MULTILINE)
    assert len(parse(text, path.name).clauses) == len(lines)
