"""Coverage of the rules: the lines and branches of `games/*/rules` that their tests reach.

`make coverage` measures it and lists what is not reached; `make test` does so too where `CI` is set.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TESTS = (
    "tests/games",
    "tests/test_golden.py",
    "tests/test_scenarios.py",
    "tests/test_puzzles.py",
    # They use the rules and prove none of them.
    "--ignore-glob=*/terminal/*",
    "--ignore-glob=*/bots/*",
    "--ignore-glob=*/test_every_card.py",
)


def command(report: Path | None = None) -> list[str]:
    """Build the command that runs the tests of the rules and measures; it fails where something is not reached."""
    reports = ["--cov-report=term"] + ([f"--cov-report=json:{report}"] if report else [])
    return [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *TESTS, "--cov", *reports]


def told(report: Path) -> str:
    """Tell what a JSON report of coverage found, in a line."""
    totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
    lines = f"{totals['covered_lines']} of {totals['num_statements']} lines"
    return f"Coverage of the rules: {lines}, {totals['covered_branches']} of {totals['num_branches']} branches"


if __name__ == "__main__":
    sys.exit(subprocess.run(command()).returncode)
