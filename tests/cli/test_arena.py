"""The command `undercroft arena`: matches between bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import refused, run


def test_arena_rates_bots_only_where_they_meet() -> None:
    alone = ("arena", "super-boss-monster", "--bots", "random", "--seats", "1", "--seeds", "2", "--workers", "1")
    result = run(*alone)
    assert result.exit_code == 0
    assert "No ratings: the bots did not meet each other." in result.stdout
    assert "±" not in result.stdout
    [standing] = json.loads(run(*alone, "--json").stdout)["standings"]
    assert (standing["games"], standing["rating"], standing["doubt"]) == (2, None, None)
    met = run("arena", "boss-monster", "--bots", "random,greedy", "--seeds", "1", "--workers", "1").stdout
    assert met.count("±") == 2
    assert "No ratings" not in met


def test_arena_refuses_a_table_that_cannot_be_written_before_it_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.simulation.arena.compete", lambda *_, **__: pytest.fail("it played"))
    path = tmp_path / "nowhere" / "a.parquet"
    line = refused(run("arena", "boss-monster", "--bots", "random,random", "--parquet", str(path)))
    assert "a.parquet cannot be written: No such file or directory" in line
