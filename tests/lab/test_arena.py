"""Bots that meet: everybody has every place on the same seeds, series go on, and reports depend on the games alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.lab.arena import Played, Series, check_parquet, compete, line_ups, report, series_of, write_parquet

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


def test_where_all_win_together_each_bot_has_all_seats() -> None:
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
    assert best.rating > 25 > worst.rating


def timeless(played: Played) -> Played:
    return msgspec.structs.replace(played, seconds=())


def test_a_series_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    first = compete(DUEL, seeds=1, path=path)
    kept = path.read_bytes()
    path.write_bytes(kept + b'{"seed": 6, "bo')  # cut off while it was written
    told: list[int] = []
    whole = compete(DUEL, seeds=2, path=path, progress=told.append)
    assert told == [3, 4]
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
    monkeypatch.setattr("undercroft.lab.arena.find_spec", lambda _: None)
    with pytest.raises(Malformed, match="pyarrow is not installed"):
        check_parquet(kept)
