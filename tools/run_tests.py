"""All tests, part after part; at the end what ran, what was skipped and why, and how long each part took.

Parts that leave processors idle when they run alone run side by side.

`make test` runs it. Its arguments are pytest's: `python -m tools.run_tests -k name`. The last line is plain:
`N passed, M failed, K skipped`.
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
UNTOLD = "no reason is given"
COVERAGE = "coverage.json"
SLOW = 10.0
"""Seconds from which a test is named in the summary, and how many of them are."""
SHOWN = 15


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the tests: a command, and where it writes its report (in the format of JUnit, which all runners know)."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT
    variables: Mapping[str, str] = field(default_factory=dict)
    report: Path | None = None
    """Without one the command itself is the test."""
    hindrance: str | None = None
    """Why it cannot run here."""


@dataclass(slots=True)
class Outcome:
    """How a part went; skipped tests by their reasons."""

    name: str
    passed: int = 0
    failed: list[str] = field(default_factory=list)
    skipped: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    times: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Seconds of each test, all its cases together."""

    @property
    def counts(self) -> tuple[int, int, int]:
        """Passed, failed, skipped."""
        return self.passed, len(self.failed), self.skipped.total()


# -- running -------------------------------------------------------------------------------------------------------


def run(part: Part, output: IO[bytes] | None = None) -> Outcome:
    """Run a part, with its output as it comes unless it is to go elsewhere, and count."""
    outcome = Outcome(part.name)
    if part.hindrance is not None:
        outcome.skipped[part.hindrance] += 1
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
    """Run parts at the same time: the last shows its output as it comes, the others when all have ended."""
    with ExitStack() as stack:
        outputs = [stack.enter_context(tempfile.TemporaryFile()) for _ in several[:-1]]
        with ThreadPoolExecutor(len(several)) as threads:
            outcomes = list(threads.map(run, several, [*outputs, None]))
        for output in outputs:
            output.seek(0)
            print(output.read().decode(errors="replace"), end="", flush=True)
    return outcomes


def read_report(path: Path, outcome: Outcome) -> None:
    """Count what a report in the format of JUnit tells."""
    for case in ElementTree.parse(path).iter("testcase"):
        skipped = case.find("skipped")
        name = f"{case.get('classname')}: {case.get('name')}"
        outcome.times[name.partition("[")[0]] += float(case.get("time") or 0)
        if case.find("failure") is not None or case.find("error") is not None:
            outcome.failed.append(name)
        elif skipped is not None:
            outcome.skipped[skipped.get("message") or annotation(case) or UNTOLD] += 1
        else:
            outcome.passed += 1


def annotation(case: ElementTree.Element) -> str | None:
    """Why Playwright skipped a test: it notes that beside the test."""
    return next((one.get("value") for one in case.iter("property") if one.get("name") in {"skip", "fixme"}), None)


# -- telling -------------------------------------------------------------------------------------------------------


def summary(outcomes: Sequence[Outcome], *notes: str) -> str:
    """A table of the parts, what failed, what was skipped and why, notes; last the sums alone."""
    heads = ("", "passed", "failed", "skipped", "time")
    rows = [heads, *((one.name, *map(str, one.counts), duration(one.seconds)) for one in outcomes)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    lines += told("Failed", ((one.name, name) for one in outcomes for name in one.failed))
    lines += told(
        "Skipped",
        ((one.name, f"{count} because: {reason}") for one in outcomes for reason, count in one.skipped.items()),
    )
    lines += told("Slowest", ((one.name, slow) for one in outcomes for slow in slowest(one)))
    passed, failed, skipped = map(sum, zip(*(one.counts for one in outcomes), strict=True))
    for note in notes:
        lines += ["", note]
    return "\n".join([*lines, "", f"{passed} passed, {failed} failed, {skipped} skipped"])


def told(title: str, entries: Iterable[tuple[str, str]]) -> list[str]:
    """A list under a title, if there is anything in it."""
    lines = [f"  {part}: {what}" for part, what in entries]
    return ["", f"{title}:", *lines] if lines else []


def slowest(outcome: Outcome) -> Iterable[str]:
    """The tests that take longest, the longest first, so that it is known where the time goes."""
    longest = sorted(outcome.times.items(), key=lambda one: -one[1])[:SHOWN]
    return (f"{duration(seconds)}, {name}" for name, seconds in longest if seconds >= SLOW)


def duration(seconds: float) -> str:
    """A time in words: `3 min 20 s`."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:2} s" if minutes else f"{rest} s"


def tell(outcomes: Sequence[Outcome], *notes: str) -> int:
    """Print the summary; gives the exit status."""
    print("\n" + summary(outcomes, *notes), flush=True)
    return int(any(one.failed for one in outcomes))


# -- the parts -----------------------------------------------------------------------------------------------------


def browser(reports: Path, *more: str, name: str = "tests in a browser") -> Part:
    """The tests that play in a real browser, if there is one."""
    report = reports / f"{name}.xml"
    try:
        variables = {"UNDERCROFT_CHROMIUM": chromium.find_or_install(), "PLAYWRIGHT_JUNIT_OUTPUT_FILE": str(report)}
    except chromium.NoChromium as reason:
        return Part(name, (), hindrance=str(reason))
    return Part(name, ("npm", "run", "--silent", "e2e", "--", "--reporter=list,junit", *more), WEB, variables, report)


def parts(reports: Path, arguments: Sequence[str]) -> Iterable[Sequence[Part]]:
    """All tests, those that run side by side together; the arguments are for pytest."""
    app, python = reports / "app.xml", reports / "python.xml"
    # What they begin with otherwise was done when the app was built.
    in_node = ("npm", "run", "--silent", "--ignore-scripts")
    reported = ("--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={app}")
    # More workers than processors: tests of servers wait for the processes that they start.
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
    """Keep compiled modules in a folder where the environment forbids them beside the sources.

    The tests start hundreds of processes: without them each compiles all that it imports anew.
    """
    if os.environ.get("PYTHONDONTWRITEBYTECODE"):
        os.environ |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder)}


def main() -> int:
    """Run everything."""
    with tempfile.TemporaryDirectory() as folder:
        keep_compiled(Path(folder) / "compiled")
        groups = parts(Path(folder), sys.argv[1:])
        outcomes = [outcome for group in groups for outcome in run_side_by_side(group)]
        measured = Path(folder) / COVERAGE
        return tell(outcomes, *([code_coverage.told(measured)] if measured.exists() else []))


if __name__ == "__main__":
    sys.exit(main())
