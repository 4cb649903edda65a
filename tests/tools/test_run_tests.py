"""Test runs and their summary."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from tools import chromium, run_tests
from tools.run_tests import Outcome, Part, duration, keep_compiled, read_report, run, run_side_by_side, summary

if TYPE_CHECKING:
    from pathlib import Path

PYTEST = """
import pytest

def test_right():
    assert True

def test_wrong():
    assert 1 == 2

def test_broken(no_such_fixture):
    pass

@pytest.mark.skip(reason="no printer")
def test_waits():
    pass

@pytest.mark.skip(reason="no printer")
def test_waits_too():
    pass
"""

VITEST = """<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="3" failures="1" errors="0" time="0.071062294">
    <testsuite name="tests/sums.test.ts" hostname="vm" tests="3" failures="1" errors="0" skipped="1">
        <testcase classname="tests/sums.test.ts" name="sums &gt; is right" time="0.015592887">
        </testcase>
        <testcase classname="tests/sums.test.ts" name="sums &gt; is wrong" time="0.047609825">
            <failure message="expected 1 to be 2 // Object.is equality" type="AssertionError">
AssertionError: expected 1 to be 2 // Object.is equality
            </failure>
        </testcase>
        <testcase classname="tests/sums.test.ts" name="sums &gt; waits" time="0">
            <skipped/>
        </testcase>
    </testsuite>
</testsuites>
"""

PLAYWRIGHT = """<testsuites id="" name="" tests="3" failures="1" skipped="1" errors="0" time="37.160101000000004">
<testsuite name="e2e/a.spec.ts" timestamp="2026-01-02T05:24:14.891Z" hostname="e2e" tests="3" failures="1" skipped="1">
<testcase name="is right" classname="e2e/a.spec.ts" time="0.011">
</testcase>
<testcase name="is wrong" classname="e2e/a.spec.ts" time="0.033">
<failure message="expect(received).toBe(expected) // Object.is equality" type="expect.toBe">
<![CDATA[  [e2e] › e2e/a.spec.ts:3:1 › is wrong ]]>
</failure>
</testcase>
<testcase name="waits" classname="e2e/a.spec.ts">
<properties>
<property name="skip" value="no printer">
</property>
</properties>
<skipped>
</skipped>
</testcase>
</testsuite>
</testsuites>
"""


def test_a_run_of_pytest_is_counted_and_timed(tmp_path: Path) -> None:
    (tmp_path / "test_few.py").write_text(PYTEST, encoding="utf-8")
    report = tmp_path / "report.xml"
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", "test_few.py")
    outcome = run(Part("a few", command, tmp_path, report=report))
    assert outcome.passed == 1
    assert outcome.failed == ["test_few: test_wrong", "test_few: test_broken"]
    assert outcome.skipped == {"no printer": 2}
    assert outcome.counts == (1, 2, 2)
    assert outcome.seconds > 0


def test_the_times_of_all_cases_of_a_test_are_added_up(tmp_path: Path) -> None:
    path = tmp_path / "report.xml"
    cases = [("test_a[1]", 1.5), ("test_a[2]", 2.0), ("test_b", 0.5)]
    cases_xml = "".join(f'<testcase classname="tests.x" name="{name}" time="{time}" />' for name, time in cases)
    path.write_text(f"<testsuite>{cases_xml}</testsuite>", encoding="utf-8")
    outcome = Outcome("theirs")
    read_report(path, outcome)
    assert outcome.times == {"tests.x: test_a": 3.5, "tests.x: test_b": 0.5}


@pytest.mark.parametrize(
    ("report", "failed", "reason"),
    [
        (VITEST, "tests/sums.test.ts: sums > is wrong", run_tests.NO_REASON),
        (PLAYWRIGHT, "e2e/a.spec.ts: is wrong", "no printer"),
    ],
)
def test_the_reports_of_the_other_runners_are_read(tmp_path: Path, report: str, failed: str, reason: str) -> None:
    path = tmp_path / "report.xml"
    path.write_text(report, encoding="utf-8")
    outcome = Outcome("theirs")
    read_report(path, outcome)
    assert (outcome.passed, outcome.failed, outcome.skipped) == (1, [failed], {reason: 1})


def test_a_command_without_a_report_is_one_test(tmp_path: Path) -> None:
    assert run(Part("fine", (sys.executable, "-c", ""), tmp_path)).counts == (1, 0, 0)
    bad = run(Part("bad", (sys.executable, "-c", "raise SystemExit(3)"), tmp_path))
    assert (bad.passed, bad.failed) == (0, ["bad ended with status 3"])


def test_a_runner_that_ends_badly_has_failed_whatever_its_report_says(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    ends = Part("ends", (sys.executable, "-c", "raise SystemExit(1)"), tmp_path, report=report)
    assert run(ends).failed == ["ends ended with status 1"]
    report.write_text("<testsuites><testsuite><testcase name='a'/></testsuite></testsuites>", encoding="utf-8")
    assert run(ends).counts == (1, 1, 0)


def test_variables_reach_the_command(tmp_path: Path) -> None:
    look = "import os; raise SystemExit(os.environ['WISH'] != 'tea')"
    assert run(Part("look", (sys.executable, "-c", look), tmp_path, {"WISH": "tea"})).counts == (1, 0, 0)


MEETING = """
import sys, time
from pathlib import Path

here, there = map(Path, sys.argv[1:])
print(f"{here.name} comes", flush=True)
here.touch()
end = time.monotonic() + 30
while not there.exists():
    if time.monotonic() > end:
        raise SystemExit(f"{there.name} does not come")
print(f"{here.name} goes", file=sys.stderr)
"""


def test_parts_run_side_by_side_and_all_but_the_last_tell_afterwards(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    tea, milk = str(tmp_path / "tea"), str(tmp_path / "milk")
    cup = [
        Part("tea", (sys.executable, "-c", MEETING, tea, milk)),
        Part("milk", (sys.executable, "-c", MEETING, milk, tea)),
    ]
    outcomes = run_side_by_side(cup)
    assert [(one.name, one.counts) for one in outcomes] == [("tea", (1, 0, 0)), ("milk", (1, 0, 0))]
    shown = capfd.readouterr()
    assert shown.out.splitlines() == ["milk comes", "tea comes", "tea goes"]
    assert shown.err.splitlines() == ["milk goes"]


def test_a_part_beside_no_other_tells_as_it_goes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert [
        one.counts for one in run_side_by_side([Part("say", (sys.executable, "-c", "print('tea')"), tmp_path)])
    ] == [(1, 0, 0)]
    assert capfd.readouterr().out == "tea\n"


def test_compiled_modules_are_kept_apart_where_they_may_not_lie_beside_their_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tea.py").touch()
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    keep_compiled(tmp_path / "compiled")
    assert run(Part("boil", (sys.executable, "-c", "import tea"), tmp_path)).counts == (1, 0, 0)
    assert [found.name.partition(".")[0] for found in (tmp_path / "compiled").rglob("tea*.pyc")] == ["tea"]
    assert not (tmp_path / "__pycache__").exists()


def test_compiled_modules_stay_beside_their_sources_if_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    keep_compiled(tmp_path)
    assert "PYTHONPYCACHEPREFIX" not in os.environ


def test_without_a_browser_its_tests_are_skipped_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("UNDERCROFT_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "DEBIAN", tmp_path / "none")
    outcome = run(run_tests.browser(tmp_path))
    assert outcome.counts == (0, 0, 1)
    assert outcome.skipped == {"neither Chromium nor Chrome is installed": 1}


def test_the_arguments_are_for_pytest_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_CHROMIUM", sys.executable)
    every = [part for group in run_tests.parts(tmp_path, ["-k", "name"]) for part in group]
    assert [part.name for part in every if part.command[-2:] == ("-k", "name")] == ["tests in Python"]


@pytest.mark.parametrize(("ci", "measured"), [("true", True), ("", False)])
def test_coverage_is_measured_where_every_change_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ci: str, measured: bool
) -> None:
    monkeypatch.setenv("UNDERCROFT_CHROMIUM", sys.executable)
    monkeypatch.setenv("CI", ci)
    names = [part.name for group in run_tests.parts(tmp_path, []) for part in group]
    assert ("coverage of the rules" in names) is measured


def test_the_summary_tells_parts_failures_reasons_and_sums() -> None:
    first = Outcome("types", passed=1, seconds=12.4)
    second = Outcome("tests in Python", passed=3000, failed=["tests.a: test_b"], seconds=200.0)
    second.skipped["no printer"] = 2
    second.times.update({"tests.a: test_quick": 9.0, "tests.a: test_slow": 10.0, "tests.a: test_slowest": 65.0})
    third = Outcome("tests in a browser")
    third.skipped["there is none"] = 1
    assert summary([first, second, third], "All is covered") == (
        "                    passed  failed  skipped        time\n"
        "types                    1       0        0        12 s\n"
        "tests in Python       3000       1        2  3 min 20 s\n"
        "tests in a browser       0       0        1         0 s\n"
        "\n"
        "Failed:\n"
        "  tests in Python: tests.a: test_b\n"
        "\n"
        "Skipped:\n"
        "  tests in Python: 2 because: no printer\n"
        "  tests in a browser: 1 because: there is none\n"
        "\n"
        "Slowest:\n"
        "  tests in Python: 1 min  5 s, tests.a: test_slowest\n"
        "  tests in Python: 10 s, tests.a: test_slow\n"
        "\n"
        "All is covered\n"
        "\n"
        "3001 passed, 1 failed, 3 skipped"
    )


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.4, "0 s"), (59.4, "59 s"), (59.6, "1 min  0 s"), (605, "10 min  5 s")]
)
def test_durations_are_shown_in_words(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_a_failure_decides_the_exit_status(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_tests.report([Outcome("a", passed=1)]) == 0
    assert run_tests.report([Outcome("a", passed=1), Outcome("b", failed=["c"])]) == 1
    assert capsys.readouterr().out.endswith("\n1 passed, 1 failed, 0 skipped\n")
