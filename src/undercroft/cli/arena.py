"""The command `undercroft arena`: a tournament of bots, with win rates and ratings."""

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
    print_json,
    split_pairs,
)
from undercroft.cli.output import print_standings, progress_bar
from undercroft.i18n import language

FILE = click.Path(dir_okay=False, path_type=Path)


@click.command(cls=Command)
@click.argument("game")
@click.option("--bots", required=True, help="Bot levels, separated by commas; at least one per seat.")
@click.option("--seats", type=int, help="Number of seats; by default the fewest that the game allows.")
@click.option("--seeds", type=click.IntRange(1), default=50, show_default=True, help="Number of seeds.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed.")
@pairs_option
@click.option("--workers", type=click.IntRange(1), help="Number of worker processes; by default one per core.")
@click.option(
    "--output", type=FILE, help="Write the games to this file as JSON lines; an interrupted tournament resumes from it."
)
@click.option("--parquet", type=FILE, help="Also write the games to this file as a Parquet table.")
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
    """Run a tournament of bots in GAME. Each plays every seat on the same seeds."""
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
        print_json(results.report)
        return
    print_standings(words, results.report)
