"""The command and the summary of the rule coverage."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tools.code_coverage import command, summary

if TYPE_CHECKING:
    from pathlib import Path


def test_the_command_writes_a_report_if_one_is_wanted(tmp_path: Path) -> None:
    assert f"--cov-report=json:{tmp_path}" in command(tmp_path)
    assert not [word for word in command() if "json" in word]


def test_the_summary_counts_lines_and_branches(tmp_path: Path) -> None:
    totals = {"covered_lines": 3, "num_statements": 4, "covered_branches": 1, "num_branches": 2}
    report = tmp_path / "coverage.json"
    report.write_text(json.dumps({"totals": totals}), encoding="utf-8")
    assert summary(report) == "Coverage of the rules: 3 of 4 lines, 1 of 2 branches"
