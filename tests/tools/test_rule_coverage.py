import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.ledger import Kind, parse
from tools.rule_coverage import STRICT, Marks, row, unknown, unproven

ROOT = Path(__file__).parents[2]

LEDGER = """\
# Rule ledger: Dragon Tower

- DT-001 [R] Six floors.
- DT-002 [D] 172 cards.
- DT-003 [U] A mark.
- DT-004 [A] Speak in character.
- DT-005 [R] Monsters lie face up.
- DT-EXAMPLE-9: the Ghost.
- DT-DECISION-18: one commitment.
"""

TESTS = """\
import pytest

@pytest.mark.rule("DT-001", "DT-002")
def test_plain(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("DT-EXAMPLE-9")), 2])
def test_parametrized(n): ...

@pytest.mark.rule("DT-DECISION-18")
class TestGroup:
    def test_in_a_class(self): ...

@pytest.mark.skip(reason="later")
@pytest.mark.rule("DT-005")
def test_skipped(): ...

@pytest.mark.xfail
@pytest.mark.rule("DT-005")
def test_failing(): ...
"""


def marks(**tests: list[str]) -> Marks:
    answer = Marks()
    for test, ids in tests.items():
        answer.add(test, ids)
    return answer


def run(folder: Path, tests: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "rules").mkdir()
    (folder / "rules" / "dragon_tower.md").write_text(LEDGER, encoding="utf-8")
    (folder / "tests").mkdir()
    (folder / "tests" / "test_it.py").write_text(tests, encoding="utf-8")
    where = ("--ledgers", str(folder / "rules"), "--tests", str(folder / "tests"))
    command = [sys.executable, "-m", "tools.rule_coverage", *where, *options]
    lean = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONUTF8": "1"}
    return subprocess.run(command, cwd=ROOT, env=lean, capture_output=True, encoding="utf-8", check=False)


def test_interface_and_advice_are_not_missed() -> None:
    ledger = parse(LEDGER, "dt.md")
    assert [clause.id for clause in unproven(ledger, Marks())] == [
        "DT-001",
        "DT-002",
        "DT-005",
        "DT-EXAMPLE-9",
        "DT-DECISION-18",
    ]


def test_strict_wants_rules_data_and_examples_but_no_decisions() -> None:
    ledger = parse(LEDGER, "dt.md")
    found = unproven(ledger, marks(one=["DT-001"]), STRICT)
    assert [clause.id for clause in found] == ["DT-002", "DT-005", "DT-EXAMPLE-9"]
    assert Kind.DECISION not in STRICT


def test_a_row_breaks_the_unproven_down_by_kind() -> None:
    ledger = parse(LEDGER, "dt.md")
    assert row(ledger, Marks()) == ("DT", 7, 0, 5, 2, 1, 1, 1, 1, 1)
    assert row(ledger, marks(one=["DT-001", "DT-003"], two=["DT-001"])) == ("DT", 7, 2, 4, 1, 1, 1, 1, 0, 1)


def test_an_unknown_id_is_named_with_its_test() -> None:
    ledgers = [parse(LEDGER, "dt.md")]
    assert unknown(ledgers, marks(good=["DT-001"], bad=["DT-999", "DT-001"])) == [("bad", "DT-999")]


def test_an_id_that_is_no_string_is_unknown() -> None:
    answer = Marks()
    answer.add("bad", [["DT-001"]])
    assert unknown([parse(LEDGER, "dt.md")], answer) == [("bad", "['DT-001']")]


def test_marks_are_read_from_functions_classes_and_parameters(tmp_path: Path) -> None:
    answer = run(tmp_path, TESTS, "--json")
    assert answer.returncode == 0, answer.stderr
    report = json.loads(answer.stdout)
    [book] = report["books"]
    assert {id_: [test.partition("::")[2] for test in tests] for id_, tests in book["tests"].items()} == {
        "DT-001": ["test_plain"],
        "DT-002": ["test_plain"],
        "DT-EXAMPLE-9": ["test_parametrized[1]"],
        "DT-DECISION-18": ["TestGroup::test_in_a_class"],
    }
    assert (book["book"], book["clauses"], book["proven"]) == ("DT", 7, 4)
    assert book["unproven"] == ["DT-005"]
    assert report["unknown"] == report["failures"] == []


def test_a_wrong_mark_fails_and_names_the_test_and_the_id(tmp_path: Path) -> None:
    answer = run(tmp_path, TESTS.replace('"DT-002"', '"DT-020"'))
    assert answer.returncode == 1
    assert "test_it.py::test_plain: no ledger has the clause DT-020" in answer.stderr


def test_a_test_file_that_cannot_be_collected_fails(tmp_path: Path) -> None:
    answer = run(tmp_path, "import a_module_that_is_not_there\n")
    assert answer.returncode == 1
    assert "a_module_that_is_not_there" in answer.stderr


@pytest.mark.parametrize(
    ("tests", "code"), [(TESTS, 1), (TESTS.replace('"DT-002"', '"DT-002", "DT-005"'), 0)], ids=["missing", "complete"]
)
def test_strict_fails_while_something_is_missing(tmp_path: Path, tests: str, code: int) -> None:
    answer = run(tmp_path, tests, "--strict", "DT")
    assert answer.returncode == code
    assert ("DT-005          rule      Monsters lie face up." in answer.stderr) is (code == 1)


def test_a_book_that_is_not_there_is_refused(tmp_path: Path) -> None:
    answer = run(tmp_path, TESTS, "--book", "XX")
    assert answer.returncode == 2
    assert "no book XX; there are DT" in answer.stderr
    assert "Traceback" not in answer.stderr
