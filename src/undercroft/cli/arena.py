"""The command `undercroft arena`: bots against each other, with win rates and ratings."""

from __future__ import annotations

import os
from pathlib import Path

import click

from undercroft.cli.arguments import read_options
from undercroft.cli.command import (
    Command,
    json_option,
    language_option,
    pairs_option,
    pick_language,
    split_pairs,
    tell_json,
)
from undercroft.cli.output import print_standings, progress_bar
from undercroft.i18n import language

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(cls=Command)
@click.argument("game")
@click.option("--bots", required=True, help="Levels by comma, at least as many as there are seats.")
@click.option("--seats", type=int, help="How many seats there are; by default as few as the game takes.")
@click.option("--seeds", type=click.IntRange(1), default=50, show_default=True, help="How many seeds are played.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed.")
@pairs_option
@click.option("--workers", type=click.IntRange(1), help="How many processes share the work; by default one a core.")
@click.option("--output", type=FILE, help="Keep the games here as JSON lines; a series that was broken off goes on.")
@click.option("--parquet", type=FILE, help="Write the games here as a Parquet table too.")
@language_option
@json_option
def arena(
    game: str,
    bots: str,
    seats: int | None,
    seeds: int,
    seed: int,
    pairs: tuple[str, ...],
    workers: int | None,
    output: Path | None,
    parquet: Path | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """Let bots meet in GAME: each at every place on the same seeds."""
    from undercroft.simulation.arena import check_parquet, compete, line_ups, series_of, write_parquet

    levels = [level.strip() for level in bots.split(",")]
    series = series_of(game, seats, levels, seed, read_options(game, split_pairs(pairs)))
    if parquet is not None:
        check_parquet(parquet)
    words = language(pick_language(lang), game)
    total = seeds * len(line_ups(game, series.seats, levels))
    with progress_bar(words.text("command-simulating"), total) as advance:
        results = compete(series, seeds=seeds, workers=workers or os.cpu_count() or 1, path=output, progress=advance)
    if parquet is not None:
        write_parquet(parquet, results.games)
    if as_json:
        tell_json(results.report)
        return
    print_standings(words, results.report)
