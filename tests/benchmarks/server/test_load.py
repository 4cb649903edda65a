"""The load test plays tables over sockets, and stops every process that it starts."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks.server import load, served
from benchmarks.server.load import LoadReport, Plan, measure_load, percentile


def test_a_short_measurement_reports_all_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "WARM_UP", 0.0)
    plan = Plan(
        tables=6,
        paced=(2,),
        saturated=4,
        seconds=1.0,
        idle=40,
        attacks=("names", "noise"),
        attack_seconds=0.5,
        yardstick_seconds=0.1,
    )
    steps: list[bool] = []
    report = measure_load(plan, lambda: steps.append(True))
    assert len(steps) == plan.measurements
    moves_are_made_and_timed(report)
    the_first_page_and_the_memory_are_measured(report)
    tables_are_played_during_an_attack(report)
    every_figure_has_a_name(report)


def moves_are_made_and_timed(report: LoadReport) -> None:
    assert report.moves_a_second > 0
    assert [paced.tables for paced in report.paced] == [2]
    assert report.paced[0].moves == 2, "one move a second"
    assert 0 < (report.paced[0].p50 or 0) <= (report.paced[0].p99 or 0)
    assert (report.saturated_p99 or 0) > 0


def the_first_page_and_the_memory_are_measured(report: LoadReport) -> None:
    assert 0 < report.seconds_to_first_page < served.TIMEOUT
    assert 100 < report.first_load_kilobytes < 300
    assert report.yardstick > 0
    if Path("/proc/self/statm").exists():
        assert report.kilobytes_a_table is not None
        assert report.kilobytes_a_table_with_sockets is not None
        assert report.kilobytes_a_table_with_sockets > 0
        assert report.processor_share is not None
        assert report.kilobytes_an_idle_socket is not None


def tables_are_played_during_an_attack(report: LoadReport) -> None:
    assert [(attacked.attack, attacked.moves) for attacked in report.attacks] == [("names", 10), ("noise", 10)]
    assert 0 < (report.attacks[0].p50 or 0) <= (report.attacks[0].p99 or 0)
    assert report.attacks[0].log_kilobytes >= 0
    if Path("/proc/self/statm").exists():
        assert report.attacks[0].megabytes is not None


def every_figure_has_a_name(report: LoadReport) -> None:
    names = [name for name, _ in report.figures()]
    assert "paced_2_tables_p99" in names
    assert "moves_a_second" in names
    assert {"beside_names_p99", "beside_noise_megabytes", "beside_noise_log_kilobytes"} <= set(names)
    assert msgspec.json.decode(msgspec.json.encode(report), type=LoadReport) == report


def test_a_server_is_stopped_even_if_the_measurement_fails() -> None:
    started: list[served.ServedProcess] = []

    def fail() -> None:
        with served.serving() as server:
            started.append(server)
            assert server.process.poll() is None
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert started[0].process.poll() is not None


def test_a_server_that_does_not_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "COMMAND", "raise SystemExit('no server today')")
    with pytest.raises(served.NotServing, match="no server today"), served.serving():
        pass


def test_files_named_in_a_page_and_its_styles() -> None:
    page = '<script src="/assets/index-1.js"></script><link href="/assets/index-2.css"><a href="/about">'
    assert served.named_in(page, "/") == ["/assets/index-1.js", "/assets/index-2.css"]
    assert served.named_in("body{background:url(./hall.png),url(data:x)}", "/assets/a.css") == ["/assets/hall.png"]


def test_percentiles_are_milliseconds() -> None:
    assert percentile([number / 1000 for number in range(101)], 50) == 50.0
    assert percentile([number / 1000 for number in range(101)], 99) == 99.0


@pytest.mark.parametrize(("times", "expected"), [([], None), ([0.02], 20.0), ([0.02, 0.04], 39.8)])
def test_percentiles_of_few_times_and_of_none(times: list[float], expected: float | None) -> None:
    assert percentile(times, 99) == expected
