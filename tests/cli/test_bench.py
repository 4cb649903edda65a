"""The command `undercroft bench`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import refused, run
from undercroft.kernel.features.presets import Sample


def measure_only_two_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.simulation import bench

    monkeypatch.setattr(bench, "registered", lambda: ["dragon-tower"])
    monkeypatch.setattr(bench, "samples_of", lambda game: (Sample("2 heroes", 1, {"heroes": 2, "team": "deal"}),))


def test_the_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    measure_only_two_heroes(monkeypatch)
    told = json.loads(run("bench", "--quick", "--json").stdout)
    assert [measured["game"] for measured in told["games"]] == ["dragon-tower"]
    assert told["games"][0]["rows"][0]["decisions_per_second"] > 0
    assert "2 heroes" in run("bench", "--quick").stdout
    assert "chess" in refused(run("bench", "--game", "chess"))


def test_the_bench_writes_its_figures_where_it_is_told_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    measure_only_two_heroes(monkeypatch)
    run("bench", "--quick", "--output", str(tmp_path / "bench.json"))
    assert json.loads((tmp_path / "bench.json").read_text())["games"][0]["game"] == "dragon-tower"
    assert "cannot be written" in refused(run("bench", "--quick", "--output", str(tmp_path / "no" / "bench.json")))
