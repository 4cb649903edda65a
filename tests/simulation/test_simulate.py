"""Simulations: deterministic, independent of the number of workers, with correct error intervals."""

from __future__ import annotations

import signal
from typing import Any

import msgspec
import pytest

import undercroft
from undercroft.bots import make_bot
from undercroft.simulation.simulate import Report, Scores, play_game, scores_of, simulate, wilson, worker_pool

DEALT = {"team": "deal", "skills": "none"}


def without_time(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0)


def test_the_same_seeds_give_the_same_report_on_any_number_of_workers() -> None:
    alone = simulate("dragon-tower", seats=2, bots=["random"], games=12, seed=3, options=DEALT)
    shared = simulate("dragon-tower", seats=2, bots=["random"], games=12, seed=3, options=DEALT, workers=2)
    assert without_time(alone) == without_time(shared)
    assert alone.games == 12
    assert sum(alone.reasons.values()) == sum(alone.reached.values()) == 12
    assert alone.bots == ("random", "random")


def test_workers_take_no_notice_of_an_interruption_and_the_program_still_does() -> None:
    before = signal.getsignal(signal.SIGINT)
    with worker_pool(2) as pool:
        assert signal.getsignal(signal.SIGINT) is before
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
        assert pool.map(signal.getsignal, [signal.SIGINT] * 4) == [signal.SIG_IGN] * 4
        held = pool.apply(signal.pthread_sigmask, (signal.SIG_BLOCK, ()))
    assert signal.SIGINT in held  # blocked from the start of the process


def test_other_seeds_give_other_games() -> None:
    first = simulate("dragon-tower", games=20, seed=1, options=DEALT)
    second = simulate("dragon-tower", games=20, seed=1000, options=DEALT)
    assert without_time(first) != without_time(second)


def test_progress_is_told_game_by_game() -> None:
    seen: list[int] = []
    simulate("dragon-tower", games=5, options=DEALT, progress=seen.append)
    assert seen == [1, 2, 3, 4, 5]


def test_a_report_can_be_told_to_programs() -> None:
    report = simulate("dragon-tower", games=3, options=DEALT)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_points_are_reported_for_each_seat() -> None:
    report = simulate("super-boss-monster", games=4, seed=1, bots=["random"])
    tables = [undercroft.new("super-boss-monster", seats=1, seed=seed) for seed in range(1, 5)]
    for table in tables:
        play_game(table, {0: make_bot("super-boss-monster", "random", table.seed * 8)})
    points = [table.result.scores[0] for table in tables if table.result is not None]
    assert len(set(points)) > 1
    assert report.scores == (scores_of(points),)


@pytest.mark.parametrize(
    ("points", "scores"),
    [
        ([7], Scores(7.0, (7, 7, 7, 7, 7), 1.0)),
        ([3, -1, 0, 10, -4], Scores(1.6, (-4, -1, 0, 3, 10), 0.6)),
        ([1, 2], Scores(1.5, (1, 1.25, 1.5, 1.75, 2), 1.0)),
        ([5, 0, 10], Scores(5.0, (0, 2.5, 5, 7.5, 10), 1.0)),
        ([-3, 4, 1, 1], Scores(0.75, (-3, 0, 1, 1.75, 4), 0.75)),
    ],
)
def test_the_distribution_of_scores(points: list[int], scores: Scores) -> None:
    assert scores_of(points) == scores


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0, 1)],
)
def test_intervals_are_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"bots": ["genius"]}, "unknown-bot"),
        ({"seats": 2, "bots": ["random", "random", "random"]}, "wrong-number-of-bots"),
        ({"options": {"heroes": 9}}, "bad-setting"),
        ({"seats": 9}, "bad-seats"),
        ({"seats": "2"}, "bad-seats"),
        ({"seats": True}, "bad-seats"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": None}, "bad-seed"),
        ({"seed": 1.0}, "bad-seed"),
        ({"seed": (1 << 256) - 1, "games": 2}, "bad-seed"),
        ({"bots": []}, "wrong-number-of-bots"),
        ({"bots": [[]]}, "unknown-bot"),
    ],
)
def test_wrong_arguments_are_rejected_before_the_first_game(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(undercroft.ImpossibleSetup) as refusal:
        simulate("dragon-tower", **arguments)
    assert refusal.value.code == code


@pytest.mark.parametrize("number", [0, -1, 1.0, "3", True, None])
@pytest.mark.parametrize("name", ["games", "workers"])
def test_games_and_workers_are_counted_from_one(name: str, number: object) -> None:
    arguments: dict[str, Any] = {name: number}
    with pytest.raises(undercroft.Malformed) as refusal:
        simulate("dragon-tower", **arguments)
    assert str(refusal.value) == f"{number!r} is not a valid value for {name}."


@pytest.mark.parametrize("bots", ["random", None, 1, {"random"}])
def test_bots_are_named_in_a_list(bots: Any) -> None:
    with pytest.raises(undercroft.Malformed) as refusal:
        simulate("dragon-tower", bots=bots)
    assert str(refusal.value) == f"{bots!r} is not a valid value for bots."


def test_as_few_seats_as_the_game_takes_are_taken_if_none_are_named() -> None:
    assert simulate("boss-monster", games=1).bots == ("random", "random")


def test_bots_stop_where_a_person_is_asked() -> None:
    table = undercroft.new("dragon-tower", seats=2, seed=1)
    play_game(table, {0: make_bot("dragon-tower", "random", 1)})
    assert table.decision is not None
    assert table.decision.seat == 1


class Ditherer:
    """A bot that takes back whenever it can."""

    def choose(self, view: dict[str, Any]) -> int:
        """Return the last option, which takes back if possible."""
        return len(view["decision"]["options"]) - 1

    def phrase(self, view: dict[str, Any]) -> str | None:
        """Return None."""
        return None


def test_bots_that_go_round_in_circles_are_found() -> None:
    table = undercroft.new("dragon-tower", seed=1, options=DEALT)
    with pytest.raises(RuntimeError, match="did not end"):
        play_game(table, {0: Ditherer()}, most=300)
