"""Benchmarks: their measurements, and the games that they play."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import undercroft
from undercroft.kernel.decision import Option
from undercroft.kernel.features.presets import Sample, Samples
from undercroft.kernel.game import find_package, forget, registered
from undercroft.kernel.plugins import add_path
from undercroft.simulation import bench


def test_every_game_is_measured() -> None:
    for game in registered():
        for sample in bench.samples_of(game):
            assert undercroft.new(game, seats=sample.seats, options=sample.options).decision is not None


def test_the_same_games_are_played_every_time() -> None:
    options = {"heroes": 2, "team": "deal", "skills": "none"}
    first = bench.play_many("dragon-tower", 1, options, 20, seed=4)
    assert first == bench.play_many("dragon-tower", 1, options, 20, seed=4)
    assert first > 20 * 10


def test_a_report_has_a_row_a_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Sample("two", 1, {"heroes": 2, "team": "deal", "skills": "none"})
    monkeypatch.setattr(find_package("dragon-tower"), "samples", lambda: Samples(bench=(setup,)))
    done: list[int] = []
    report = bench.run_bench("dragon-tower", quick=True, progress=done.append)
    assert done == [1]
    assert bench.measurements("dragon-tower") == 1
    [measured] = report.games
    assert measured.game == "dragon-tower"
    [row] = measured.rows
    assert row.setup == "two"
    assert min(row.decisions_per_second, row.games_per_second, row.clone, row.determinize, row.view, row.apply) > 0
    assert row.worlds_per_second > 0
    assert row.playouts_per_second is not None
    assert row.playouts_per_second > 0


@pytest.fixture
def lantern_run() -> Iterator[str]:
    """Register the game of the page "Write your own game" while a test runs."""
    add_path(str(Path(__file__).parents[2] / "examples" / "lantern_run"))
    yield "lantern-run"
    forget("lantern-run")
    for name in [name for name in sys.modules if name.split(".")[0] == "lantern_run"]:
        del sys.modules[name]


def test_a_game_shorter_than_the_way_to_its_middle_is_measured_before_it_ends(lantern_run: str) -> None:
    [sample] = bench.samples_of(lantern_run)
    table = bench.mid_game(lantern_run, sample.seats, sample.options)
    assert 0 < len(table.moves) < 20
    assert table.decision is not None
    row = bench.measure(lantern_run, sample, rounds=1, games=1, calls=1)
    assert row.apply > 0


def test_a_decision_with_only_undo_options_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Option, "back", True)
    assert len(bench.mid_game("dragon-tower", 1, {}).moves) == 20


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(undercroft.ImpossibleSetup):
        bench.run_bench("chess")
