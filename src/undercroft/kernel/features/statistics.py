"""Statistics of a person's finished games: results by game, boss, hero, dungeon and bot, and streaks."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Finished(msgspec.Struct, frozen=True):
    """A finished game as a person played it."""

    game: str
    ended: float
    """The time of its end, in seconds since 1970."""
    won: bool
    score: int
    traits: dict[str, list[str]] = {}
    """Message keys by kind, such as `hero` or `dungeon`."""
    bots: tuple[str, ...] = ()
    """The levels of the bots at the table."""


class Tally(msgspec.Struct, frozen=True):
    """The number of games played and won."""

    played: int = 0
    won: int = 0


class Streaks(msgspec.Struct, frozen=True):
    """Games won in a row and days played in a row: the current and the longest streak."""

    wins: int
    most_wins: int
    days: int
    most_days: int


class GameStatistics(msgspec.Struct, frozen=True):
    """The results in a game."""

    total: Tally
    best: int
    """The highest score."""
    traits: dict[str, dict[str, Tally]]
    """By kind (`boss`, `hero`, `dungeon`) and message key."""
    bots: dict[str, Tally]
    """The results with bots, by level."""


class Statistics(msgspec.Struct, frozen=True):
    """All results of a person."""

    total: Tally
    streaks: Streaks
    games: dict[str, GameStatistics]


def statistics(finished: Iterable[Finished], today: date | None = None) -> Statistics:
    """Compute the statistics of finished games."""
    games = sorted(finished, key=lambda one: one.ended)
    kinds = {game: [one for one in games if one.game == game] for game in dict.fromkeys(one.game for one in games)}
    by_game = {game: _of_game(mine) for game, mine in kinds.items()}
    return Statistics(_tally(games), _streaks(games, today or datetime.now(UTC).date()), by_game)


def _tally(games: Sequence[Finished]) -> Tally:
    return Tally(len(games), sum(one.won for one in games))


def _of_game(games: Sequence[Finished]) -> GameStatistics:
    traits: dict[str, dict[str, list[Finished]]] = {}
    bots: dict[str, list[Finished]] = {}
    for one in games:
        for kind, names in one.traits.items():
            for name in names:
                traits.setdefault(kind, {}).setdefault(name, []).append(one)
        for level in dict.fromkeys(one.bots):
            bots.setdefault(level, []).append(one)
    tallies = {kind: {name: _tally(mine) for name, mine in named.items()} for kind, named in traits.items()}
    best = max(one.score for one in games)
    return GameStatistics(_tally(games), best, tallies, {level: _tally(mine) for level, mine in bots.items()})


def _streaks(games: Sequence[Finished], today: date) -> Streaks:
    wins = most_wins = 0
    for one in games:
        wins = wins + 1 if one.won else 0
        most_wins = max(most_wins, wins)
    days = most_days = 0
    last: date | None = None
    for day in sorted({datetime.fromtimestamp(one.ended, UTC).date() for one in games}):
        days = days + 1 if last is not None and day - last == timedelta(days=1) else 1
        most_days = max(most_days, days)
        last = day
    if last is None or today - last > timedelta(days=1):
        days = 0  # the streak is broken
    return Streaks(wins, most_wins, days, most_days)
