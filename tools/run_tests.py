"""Run all tests, part after part, and print a summary: results, reasons of skipped tests, and times (`make test`).

Parts that would leave processors idle run in parallel. The arguments are those of pytest:
`python -m tools.run_tests -k name`. The last line is `N passed, M failed, K skipped`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from tools import chromium, code_coverage

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import IO

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NO_REASON = "no reason is given"
COVERAGE = "coverage.json"
SLOW = 10.0
"""The minimum duration, in seconds, of tests that the summary lists as slow."""
SHOWN = 15
"""The largest number of slow tests listed for each part."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the tests: a command, and the JUnit report that it writes."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT
    variables: Mapping[str, str] = field(default_factory=dict)
    report: Path | None = None
    """Without a report the command itself counts as one test."""
    skip_reason: str | None = None
    """The reason why it cannot run here, if it cannot."""


@dataclass(slots=True)
class Outcome:
    """The results of a part; skipped tests are counted by reason."""

    name: str
    passed: int = 0
    failed: list[str] = field(default_factory=list)
    skipped: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    times: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Seconds by test, the sum of all its cases."""

    @property
    def counts(self) -> tuple[int, int, int]:
        """Numbers of passed, failed and skipped tests."""
        return self.passed, len(self.failed), self.skipped.total()


# -- running -------------------------------------------------------------------------------------------------------


def run(part: Part, output: IO[bytes] | None = None) -> Outcome:
    """Run a part and count its results; its output is shown at once unless `output` is given."""
    outcome = Outcome(part.name)
    if part.skip_reason is not None:
        outcome.skipped[part.skip_reason] += 1
        return outcome
    start = monotonic()
    status = subprocess.run(
        part.command, cwd=part.folder, env={**os.environ, **part.variables}, stdout=output, stderr=output
    ).returncode
    outcome.seconds = monotonic() - start
    if part.report is None:
        outcome.passed = int(status == 0)
    elif part.report.exists():
        read_report(part.report, outcome)
    if status != 0 and not outcome.failed:
        outcome.failed.append(f"{part.name} ended with status {status}")
    return outcome


def run_side_by_side(several: Sequence[Part]) -> list[Outcome]:
    """Run parts in parallel; the last shows its output at once, the others when all have ended."""
    with ExitStack() as stack:
        outputs = [stack.enter_context(tempfile.TemporaryFile()) for _ in several[:-1]]
        with ThreadPoolExecutor(len(several)) as threads:
            outcomes = list(threads.map(run, several, [*outputs, None]))
        for output in outputs:
            output.seek(0)
            print(output.read().decode(errors="replace"), end="", flush=True)
    return outcomes


def read_report(path: Path, outcome: Outcome) -> None:
    """Add the results in a JUnit report to an outcome."""
    for case in ElementTree.parse(path).iter("testcase"):
        skipped = case.find("skipped")
        name = f"{case.get('classname')}: {case.get('name')}"
        outcome.times[name.partition("[")[0]] += float(case.get("time") or 0)
        if case.find("failure") is not None or case.find("error") is not None:
            outcome.failed.append(name)
        elif skipped is not None:
            outcome.skipped[skipped.get("message") or annotation(case) or NO_REASON] += 1
        else:
            outcome.passed += 1


def annotation(case: ElementTree.Element) -> str | None:
    """Return the reason why Playwright skipped a test, which it writes as a property."""
    return next((one.get("value") for one in case.iter("property") if one.get("name") in {"skip", "fixme"}), None)


# -- summary -------------------------------------------------------------------------------------------------------


def summary(outcomes: Sequence[Outcome], *notes: str) -> str:
    """Return the summary: a table of the parts, failed, skipped and slow tests, notes, and the sums."""
    heads = ("", "passed", "failed", "skipped", "time")
    rows = [heads, *((one.name, *map(str, one.counts), duration(one.seconds)) for one in outcomes)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    lines += section("Failed", ((one.name, name) for one in outcomes for name in one.failed))
    lines += section(
        "Skipped",
        ((one.name, f"{count} because: {reason}") for one in outcomes for reason, count in one.skipped.items()),
    )
    lines += section("Slowest", ((one.name, slow) for one in outcomes for slow in slowest(one)))
    passed, failed, skipped = map(sum, zip(*(one.counts for one in outcomes), strict=True))
    for note in notes:
        lines += ["", note]
    return "\n".join([*lines, "", f"{passed} passed, {failed} failed, {skipped} skipped"])


def section(title: str, entries: Iterable[tuple[str, str]]) -> list[str]:
    """Return the lines of a list under a title; none if the list is empty."""
    lines = [f"  {part}: {what}" for part, what in entries]
    return ["", f"{title}:", *lines] if lines else []


def slowest(outcome: Outcome) -> Iterable[str]:
    """Return the slowest tests of a part, the slowest first."""
    longest = sorted(outcome.times.items(), key=lambda one: -one[1])[:SHOWN]
    return (f"{duration(seconds)}, {name}" for name, seconds in longest if seconds >= SLOW)


def duration(seconds: float) -> str:
    """Return a duration as text: `3 min 20 s`."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:2} s" if minutes else f"{rest} s"


def report(outcomes: Sequence[Outcome], *notes: str) -> int:
    """Print the summary and return the exit status."""
    print("\n" + summary(outcomes, *notes), flush=True)
    return int(any(one.failed for one in outcomes))


# -- the parts -----------------------------------------------------------------------------------------------------


def browser(reports: Path, *more: str, name: str = "tests in a browser") -> Part:
    """Return the part that plays in a real browser; it is skipped if there is none."""
    report = reports / f"{name}.xml"
    try:
        variables = {"UNDERCROFT_CHROMIUM": chromium.find_or_install(), "PLAYWRIGHT_JUNIT_OUTPUT_FILE": str(report)}
    except chromium.NoChromium as reason:
        return Part(name, (), skip_reason=str(reason))
    return Part(name, ("npm", "run", "--silent", "e2e", "--", "--reporter=list,junit", *more), WEB, variables, report)


def parts(reports: Path, arguments: Sequence[str]) -> Iterable[Sequence[Part]]:
    """Yield the groups of parts that run in parallel; the arguments are for pytest."""
    app, python = reports / "app.xml", reports / "python.xml"
    # Their pre-scripts ran when the app was built.
    in_node = ("npm", "run", "--silent", "--ignore-scripts")
    reported = ("--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={app}")
    # More workers than processors, because tests of servers wait for the processes that they start.
    workers = str((os.cpu_count() or 1) + 1)
    command = (sys.executable, "-m", "pytest", "-n", workers, "--dist", "worksteal", f"--junitxml={python}", *arguments)
    yield (
        Part("types of the browser app", (*in_node, "check"), WEB),
        Part("tests of the browser app", (*in_node, "test", *reported), WEB, report=app),
        Part("tests in Python", command, report=python),
    )
    if os.environ.get("CI"):
        yield (Part("coverage of the rules", code_coverage.command(reports / COVERAGE)),)
    yield (browser(reports),)


def keep_compiled(folder: Path) -> None:
    """Cache compiled modules in a folder if the environment forbids writing them beside the sources.

    The tests start hundreds of processes, and without a cache each would compile everything that it imports.
    """
    if os.environ.get("PYTHONDONTWRITEBYTECODE"):
        os.environ |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder)}


def main() -> int:
    """Run all parts and print the summary."""
    with tempfile.TemporaryDirectory() as folder:
        keep_compiled(Path(folder) / "compiled")
        groups = parts(Path(folder), sys.argv[1:])
        outcomes = [outcome for group in groups for outcome in run_side_by_side(group)]
        measured = Path(folder) / COVERAGE
        return report(outcomes, *([code_coverage.summary(measured)] if measured.exists() else []))


if __name__ == "__main__":
    sys.exit(main())
