"""Output of the commands: tables of figures, simulations, and a progress bar."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from undercroft.i18n import Language
    from undercroft.simulation.arena import Report


def figure(words: Language, value: Any) -> str:
    """Format a number, with three decimals below 1 and else one; a dash for None."""
    if value is None:
        return "—"
    if isinstance(value, float):
        places = 3 if abs(value) < 1 else 1
        return words.number(value, places, places)
    return str(value)


def points(words: Language, value: float) -> str:
    """Format points, with at most two decimals."""
    return words.number(value, 0, 2)


def print_table(rows: list[list[str]], heads: list[str]) -> None:
    """Print rows as a table: the first column left-aligned, the others right-aligned."""
    table = Table(box=None, pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head.replace("_", " "), justify="left" if place == 0 else "right", overflow="fold")
    for row in rows:
        table.add_row(*row)
    Console().print(table)


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on standard error; yield None if that is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, completed=done)


def print_simulation(words: Language, report: dict[str, Any]) -> None:
    """Print a simulation: each seat's wins and points, the reasons for ending, and the stages reached."""
    figures = {name: figure(words, report[name]) for name in ("games", "decisions_per_game", "seconds")}
    click.echo(words.text("command-simulated", title=words.text("game-title"), **figures))
    seats = [
        [str(seat), bot, str(wins), percent(words, rate), interval(words, low, high)]
        for seat, (bot, wins, rate, low, high) in enumerate(
            zip(*(report[name] for name in ("bots", "wins", "win_rate", "low", "high")), strict=True)
        )
    ]
    _print_part(words, ["seat", "bot", "wins", "rate", "interval"], seats)
    scores = [
        [
            str(seat),
            bot,
            figure(words, one["mean"]),
            *(points(words, quartile) for quartile in one["quartiles"]),
            percent(words, one["zero_or_more"]),
        ]
        for seat, (bot, one) in enumerate(zip(report["bots"], report["scores"], strict=True))
    ]
    _print_part(words, ["seat", "bot", "mean", "lowest", "lower", "median", "upper", "highest", "zero"], scores)
    _print_part(
        words,
        ["end", "games"],
        [[words.text("reason-" + name), str(count)] for name, count in report["reasons"].items()],
    )
    if report["reached"]:
        _print_part(words, ["reached", "games"], [[place, str(count)] for place, count in report["reached"].items()])


def _print_part(words: Language, heads: list[str], rows: list[list[str]]) -> None:
    click.echo()
    print_table(rows, [words.text("command-simulated-" + head) for head in heads])


def percent(words: Language, rate: float) -> str:
    """Format a share as a percentage."""
    return f"{words.number(100 * rate, 1, 1)} %"


def interval(words: Language, low: float, high: float) -> str:
    """Format an interval of shares."""
    return f"{percent(words, low)} – {percent(words, high)}"


def print_standings(words: Language, report: Report) -> None:
    """Print the results of a series of bots, the strongest first."""
    seats = report.series.seats
    click.echo(words.text("command-arena", title=words.text("game-title"), games=str(report.games), seats=str(seats)))
    met = any(one.rating is not None for one in report.standings)
    rows = [
        [
            one.bot,
            str(one.games),
            figure(words, one.wins),
            percent(words, one.rate),
            interval(words, one.low, one.high),
            figure(words, one.score),
            *([f"{words.number(one.rating or 0, 1, 1)} ± {words.number(one.doubt or 0, 1, 1)}"] if met else []),
            f"{words.number(one.milliseconds, 1, 1)} ms",
        ]
        for one in report.standings
    ]
    rating = ["rating"] if met else []
    _print_part(words, ["bot", "games", "wins", "rate", "interval", "points", *rating, "time"], rows)
    if not met:
        click.echo()
        click.echo(words.text("command-arena-apart"))
