"""Tournaments: every bot gets every seat on the same seeds, series resume, and reports depend only on the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.simulation.arena import (
    Played,
    Series,
    check_parquet,
    compete,
    line_ups,
    report,
    series_of,
    write_parquet,
)

GAME = "boss-monster"
DUEL = series_of(GAME, 2, ("greedy", "random"), seed=5)


def test_everybody_has_every_place() -> None:
    assert line_ups(GAME, 2, ("a", "b")) == [("a", "b"), ("b", "a")]
    assert line_ups(GAME, 4, ("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]
    assert len(line_ups(GAME, 2, ("a", "b", "c"))) == 6
    with pytest.raises(ImpossibleSetup) as refused:
        line_ups(GAME, 3, ("a", "b"))
    assert refused.value.code == "too-few-bots"


def test_in_cooperative_games_each_bot_has_all_seats() -> None:
    assert line_ups("dragon-tower", 3, ("a", "b")) == [("a", "a", "a"), ("b", "b", "b")]
    assert line_ups("super-boss-monster", 1, ("a", "b")) == [("a",), ("b",)]


def test_the_stronger_bot_stands_higher_and_nothing_depends_on_the_workers() -> None:
    alone = compete(DUEL, seeds=3)
    shared = compete(DUEL, seeds=3, workers=2)
    assert [timeless(played) for played in alone.games] == [timeless(played) for played in shared.games]
    best, worst = alone.report.standings
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.games == worst.games == alone.report.games == 6
    assert best.wins + worst.wins == 6
    assert best.low <= best.rate <= best.high
    assert best.fair == 0.5
    assert best.rating is not None
    assert worst.rating is not None
    assert best.rating > 25 > worst.rating


def timeless(played: Played) -> Played:
    return msgspec.structs.replace(played, seconds=())


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 9}, "bad-seats"),
        ({"seats": "2"}, "bad-seats"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": None}, "bad-seed"),
        ({"seed": 1.0}, "bad-seed"),
        ({"seed": (1 << 256) - 1}, "bad-seed"),
        ({"bots": ("greedy", "genius")}, "unknown-bot"),
        ({"bots": ("greedy",)}, "too-few-bots"),
        ({"bots": ()}, "too-few-bots"),
        ({"bots": (), "game": "dragon-tower"}, "too-few-bots"),
        ({"options": {"heroes": 9}}, "unknown-setting"),
    ],
)
def test_an_invalid_series_is_rejected_before_the_first_game(
    changes: dict[str, Any], code: str, tmp_path: Path
) -> None:
    path = tmp_path / "series.jsonl"
    with pytest.raises(ImpossibleSetup) as refusal:
        compete(msgspec.structs.replace(DUEL, **changes), seeds=2, path=path)
    assert refusal.value.code == code
    assert not path.exists()


@pytest.mark.parametrize("number", [0, -1, 1.0, "3", True, None])
@pytest.mark.parametrize("name", ["seeds", "workers"])
def test_seeds_and_workers_are_counted_from_one(name: str, number: object) -> None:
    arguments: dict[str, Any] = {"seeds": 1, name: number}
    with pytest.raises(Malformed) as refusal:
        compete(DUEL, **arguments)
    assert str(refusal.value) == f"{number!r} is not a valid value for {name}."


@pytest.mark.parametrize("bots", ["greedy", None, 1, {"greedy"}])
def test_bots_are_named_in_a_list(bots: Any) -> None:
    for take in (lambda: series_of(GAME, 2, bots, 1), lambda: line_ups(GAME, 2, bots)):
        with pytest.raises(Malformed) as refusal:
            take()
        assert str(refusal.value) == f"{bots!r} is not a valid value for bots."


def test_as_few_seats_as_the_game_takes_are_taken_if_none_are_named() -> None:
    assert series_of(GAME, None, ("greedy", "random"), 1).seats == 2


def test_a_series_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    first = compete(DUEL, seeds=1, path=path)
    kept = path.read_bytes()
    path.write_bytes(kept + b'{"seed": 6, "bo')  # an incomplete last line
    counts: list[int] = []
    whole = compete(DUEL, seeds=2, path=path, progress=counts.append)
    assert counts == [3, 4]
    assert whole.games[:2] == first.games
    assert path.read_bytes().startswith(kept)
    assert len(path.read_bytes().splitlines()) == 5


def test_another_series_is_refused_and_its_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    compete(DUEL, seeds=1, path=path)
    kept = path.read_bytes()
    with pytest.raises(Malformed) as refused:
        compete(msgspec.structs.replace(DUEL, seed=6), seeds=1, path=path)
    assert refused.value.code == "other-series"
    path_of_words = tmp_path / "words.txt"
    path_of_words.write_text("no series\n")
    with pytest.raises(Malformed) as misread:
        compete(DUEL, seeds=1, path=path_of_words)
    assert misread.value.code == "no-series"
    assert path.read_bytes() == kept


def test_shared_wins_count_by_their_share() -> None:
    series = Series(GAME, 1, 2, ("a", "b"), 1)
    games = [
        Played(1, ("a", "b"), (0, 1), (3, 3), (4, 4), (0.1, 0.3)),
        Played(1, ("b", "a"), (1,), (1, 5), (4, 4), (0.3, 0.1)),
    ]
    best, worst = report(series, games).standings
    assert (best.bot, best.wins, best.score, best.milliseconds) == ("a", 1.5, 4.0, 25.0)
    assert (worst.bot, worst.wins, worst.rate) == ("b", 0.5, 0.25)


def test_bots_that_never_met_have_no_rating_and_stand_by_their_wins_and_points() -> None:
    alone = Series("super-boss-monster", 1, 1, ("a", "b"), 1)
    games = [
        Played(1, ("a",), (0,), (3,), (4,), (0.1,)),
        Played(1, ("b",), (0,), (9,), (4,), (0.1,)),
    ]
    standings = report(alone, games).standings
    assert [(one.bot, one.rate, one.score) for one in standings] == [("b", 1.0, 9.0), ("a", 1.0, 3.0)]
    assert {(one.rating, one.doubt, one.fair) for one in standings} == {(None, None, None)}
    itself = report(Series(GAME, 1, 2, ("a", "a"), 1), [Played(1, ("a", "a"), (0,), (3, 4), (4, 4), (0.1, 0.1))])
    assert [(one.bot, one.rating, one.fair) for one in itself.standings] == [("a", None, 0.5)]


def test_games_can_be_written_for_data_frames(tmp_path: Path) -> None:
    from pyarrow import parquet

    path = tmp_path / "games.parquet"
    write_parquet(path, [Played(1, ("a", "b"), (1,), (3, 4), (5, 6), (0.5, 0.25))])
    assert parquet.read_table(path).to_pylist() == [
        {"seed": 1, "seat": 0, "bot": "a", "won": 0.0, "score": 3, "decisions": 5, "seconds": 0.5},
        {"seed": 1, "seat": 1, "bot": "b", "won": 1.0, "score": 4, "decisions": 6, "seconds": 0.25},
    ]


def test_a_table_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.parquet"
    kept.write_bytes(b"as it was")
    check_parquet(kept)
    assert kept.read_bytes() == b"as it was"
    check_parquet(tmp_path / "new.parquet")
    assert not (tmp_path / "new.parquet").exists()
    with pytest.raises(Malformed) as refused:
        check_parquet(tmp_path / "nowhere" / "a.parquet")
    assert refused.value.code == "unwritable-file"
    monkeypatch.setattr("undercroft.simulation.arena.find_spec", lambda _: None)
    with pytest.raises(Malformed, match="pyarrow is not installed"):
        check_parquet(kept)
