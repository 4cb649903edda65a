"""Tournaments between bots: every line-up on the same seeds in every seat order, with win rates and ratings.

Games are saved one by one, so that a long series can be interrupted and resumed. The report depends only on the games,
not on the order of play or the number of processes.
"""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from importlib.util import find_spec
from itertools import combinations
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from undercroft.bots import make_bot
from undercroft.kernel.bot import choice_of
from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.kernel.game import find_game
from undercroft.kernel.table import new_table
from undercroft.simulation.simulate import MOST_DECISIONS, check_bots, check_count, check_seeds, wilson, worker_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

SEEDS_OF_BOTS: Final = 8
"""The seed of a bot is the table's seed times this number, plus its seat."""


class Series(msgspec.Struct, frozen=True):
    """The set-up of a series, which is the first line of a results file."""

    game: str
    version: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any] = {}


class Match(msgspec.Struct, frozen=True):
    """A game to play: its seed, and the bot of each seat."""

    seed: int
    bots: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """The result of a game."""

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    """The number of decisions with more than one option, by seat."""
    seconds: tuple[float, ...]
    """The processor time for these decisions, by seat."""

    @property
    def match(self) -> Match:
        """The match of this result."""
        return Match(self.seed, self.bots)


class Standing(msgspec.Struct, frozen=True):
    """The results of a bot: games count once per seat, and shared wins by their share."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    """The lower end of the 95 % interval (Wilson) of the rate."""
    high: float
    fair: float | None
    """The win rate of equally strong bots; None in cooperative and single-player games."""
    score: float
    """The mean score."""
    rating: float | None
    """The mean of its Plackett-Luce rating, which starts at 25; None if it met no other bot."""
    doubt: float | None
    """The standard deviation of the rating."""
    milliseconds: float
    """The mean processor time per decision."""


class Report(msgspec.Struct, frozen=True):
    """The results of a series, sorted by rating, then by win rate and score."""

    series: Series
    games: int
    standings: tuple[Standing, ...]


class Results(NamedTuple):
    """All games of a series, and its report."""

    report: Report
    games: list[Played]


def line_ups(game: str, seats: int, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the line-ups to play with each seed, so that no bot has an advantage from its seats.

    In cooperative and single-player games each bot takes all seats. Otherwise every combination of bots that fills the
    table plays in every rotation.
    """
    names = check_bots(bots)
    alone = seats == 1 or find_game(game).together
    if len(names) < (1 if alone else seats):
        raise ImpossibleSetup("too-few-bots", bots=len(names), seats=seats)
    if alone:
        return [(bot,) * seats for bot in dict.fromkeys(names)]
    groups = dict.fromkeys(combinations(names, seats))
    return list(dict.fromkeys(group[turn:] + group[:turn] for group in groups for turn in range(seats)))


def compete(
    series: Series,
    *,
    seeds: int,
    workers: int = 1,
    path: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play all line-ups on a number of seeds; with a path, resume from the games saved there and save new ones.

    `progress` is called with the number of finished games.
    """
    # Reject wrong arguments here, not in a worker.
    check_count("seeds", seeds)
    check_count("workers", workers)
    check_seeds(series.seed, seeds)
    new_table(series.game, seats=series.seats, seed=series.seed, options=series.options)
    for bot in series.bots:
        make_bot(series.game, bot, 0)
    lines = line_ups(series.game, series.seats, series.bots)
    matches = [Match(seed, bots) for seed in range(series.seed, series.seed + seeds) for bots in lines]
    done = {} if path is None else _resumed(path, series)
    left = [match for match in matches if match not in done]
    play = partial(play_match, series)
    if workers == 1:
        _save(map(play, left), done, path, progress)
    else:
        with worker_pool(workers) as pool:
            _save(pool.imap_unordered(play, left), done, path, progress)
    games = [done[match] for match in matches]
    return Results(report(series, games), games)


def series_of(
    game: str, seats: int | None, bots: Sequence[str], seed: int, options: dict[str, Any] | None = None
) -> Series:
    """Return a series with the current version of the rules; the default is the smallest number of seats."""
    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    return Series(game, found.version, count, check_bots(bots), seed, options or {})


def _resumed(path: Path, series: Series) -> dict[Match, Played]:
    """Return the games saved in a file, without an incomplete last line; start the file if it is empty or missing."""
    try:
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text or not whole:
            path.write_bytes(whole or msgspec.json.encode(series) + b"\n")
    except OSError as error:
        raise Malformed("unwritable-file", path=str(path), reason=error.strerror or error) from error
    if not whole:
        return {}
    first, *others = whole.splitlines()
    try:
        same = msgspec.json.decode(first, type=Series) == series
        games = [msgspec.json.decode(line, type=Played) for line in others]
    except msgspec.MsgspecError as error:
        raise Malformed("no-series", path=str(path)) from error
    if not same:
        raise Malformed("other-series", path=str(path))
    return {played.match: played for played in games}


def _save(
    games: Iterable[Played], done: dict[Match, Played], path: Path | None, progress: Callable[[int], None] | None
) -> None:
    for played in games:
        done[played.match] = played
        if path is not None:
            with path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")
        if progress is not None:
            progress(len(done))


def check_parquet(path: Path) -> None:
    """Check before a long run that a file can be written; leave nothing behind."""
    if find_spec("pyarrow") is None:
        raise Malformed("unwritable-file", path=str(path), reason="pyarrow is not installed (undercroft[lab])")
    existed = path.exists()
    try:
        path.open("ab").close()
        if not existed:
            path.unlink()
    except OSError as error:
        raise Malformed("unwritable-file", path=str(path), reason=error.strerror or error) from error


def write_parquet(path: Path, games: Iterable[Played]) -> None:
    """Write games as a Parquet table with one row per seat."""
    import pyarrow
    from pyarrow import parquet

    rows = [
        {
            "seed": played.seed,
            "seat": seat,
            "bot": bot,
            "won": 1 / len(played.winners) if seat in played.winners else 0.0,
            "score": played.scores[seat],
            "decisions": played.decisions[seat],
            "seconds": played.seconds[seat],
        }
        for played in games
        for seat, bot in enumerate(played.bots)
    ]
    try:
        parquet.write_table(pyarrow.Table.from_pylist(rows), path)
    except OSError as error:
        raise Malformed("unwritable-file", path=str(path), reason=error.strerror or error) from error


def play_match(series: Series, match: Match) -> Played:
    """Play one game to its end, ignoring the phrases of bots."""
    table = new_table(series.game, seats=series.seats, seed=match.seed, options=series.options)
    bots = [make_bot(series.game, bot, match.seed * SEEDS_OF_BOTS + seat) for seat, bot in enumerate(match.bots)]
    decisions, seconds = [0] * series.seats, [0.0] * series.seats
    for _ in range(MOST_DECISIONS):
        if table.decision is None:
            assert table.result is not None
            scores = tuple(table.game.score(table.state, seat) for seat in range(series.seats))
            taken = tuple(round(spent, 3) for spent in seconds)
            return Played(match.seed, match.bots, table.result.winners, scores, tuple(decisions), taken)
        seat = table.decision.seat
        start = process_time()
        choice = choice_of(bots[seat], table.view(seat), partial(table.worlds, seat))
        if len(table.decision.options) > 1:
            decisions[seat] += 1
            seconds[seat] += process_time() - start
        table.apply(choice)
    raise RuntimeError(f"the game did not end within {MOST_DECISIONS} decisions (seed {match.seed})")


def report(series: Series, games: Sequence[Played]) -> Report:
    """Compute the report of a series from its games."""
    together = series.seats == 1 or find_game(series.game).together
    ratings = {} if together else _ratings(games)
    counted: dict[str, list[tuple[float, int, int, float]]] = defaultdict(list)
    for played in games:
        for seat, bot in enumerate(played.bots):
            if together and seat:
                continue  # all seats share one result, which counts once
            won = (1.0 if together else 1 / len(played.winners)) if seat in played.winners else 0.0
            counted[bot].append((won, played.scores[seat], played.decisions[seat], played.seconds[seat]))
    standings = [
        _standing(bot, rows, None if together else 1 / series.seats, ratings.get(bot)) for bot, rows in counted.items()
    ]
    standings.sort(key=lambda one: (-(one.rating or 0.0), -one.rate, -one.score, one.bot))
    return Report(series, len(games), tuple(standings))


def _standing(
    bot: str, rows: list[tuple[float, int, int, float]], fair: float | None, rating: tuple[float, float] | None
) -> Standing:
    games, wins = len(rows), sum(won for won, *_ in rows)
    low, high = wilson(wins, games)
    decisions, seconds = sum(row[2] for row in rows), sum(row[3] for row in rows)
    return Standing(
        bot=bot,
        games=games,
        wins=round(wins, 2),
        rate=round(wins / games, 4),
        low=low,
        high=high,
        fair=None if fair is None else round(fair, 4),
        score=round(sum(row[1] for row in rows) / games, 2),
        rating=None if rating is None else round(rating[0], 2),
        doubt=None if rating is None else round(rating[1], 2),
        milliseconds=round(1000 * seconds / max(decisions, 1), 2),
    )


def _ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Return mean and standard deviation of the rating of every bot that met another.

    A bot with several seats gets the mean of their updates.
    """
    from openskill.models import PlackettLuce  # an optional dependency (undercroft[lab])

    model = PlackettLuce()
    met = [played for played in games if len(set(played.bots)) > 1]  # games against itself carry no information
    known = {bot: model.rating(name=bot) for played in met for bot in played.bots}
    for played in met:
        ranks = [float(seat not in played.winners) for seat in range(len(played.bots))]
        rated = model.rate([[known[bot]] for bot in played.bots], ranks=ranks)
        for bot in set(played.bots):
            new = [team[0] for one, team in zip(played.bots, rated, strict=True) if one == bot]
            known[bot].mu = sum(rating.mu for rating in new) / len(new)
            known[bot].sigma = sum(rating.sigma for rating in new) / len(new)
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in known.items()}
