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
    # These use the rules without testing them.
    "--ignore-glob=*/terminal/*",
    "--ignore-glob=*/bots/*",
    "--ignore-glob=*/test_every_card.py",
)


def command(report: Path | None = None) -> list[str]:
    """Return the command that runs the rule tests with coverage; it fails if a line or branch is not reached."""
    reports = ["--cov-report=term"] + ([f"--cov-report=json:{report}"] if report else [])
    return [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", *TESTS, "--cov", *reports]


def summary(report: Path) -> str:
    """Return the totals of a JSON coverage report as one line."""
    totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
    lines = f"{totals['covered_lines']} of {totals['num_statements']} lines"
    return f"Coverage of the rules: {lines}, {totals['covered_branches']} of {totals['num_branches']} branches"


if __name__ == "__main__":
    sys.exit(subprocess.run(command()).returncode)
