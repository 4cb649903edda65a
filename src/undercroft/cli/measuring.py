"""The commands `undercroft simulate` and `undercroft bench`: many games, and their speed."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from undercroft.bots import usual_bot
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
from undercroft.cli.reports import figure, print_simulation, print_table, progress_bar
from undercroft.kernel.errors import Malformed
from undercroft.kernel.game import find_game
from undercroft.lang import language


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", type=int, help="How many seats there are; by default as few as the game takes.")
@click.option(
    "--bots", help="Levels by comma: one for all seats, or one each; by default the strongest that does not search."
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games to play.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed; each game takes the next.")
@pairs_option
@click.option(
    "--workers", type=click.IntRange(1), default=1, show_default=True, help="How many processes share the work."
)
@language_option
@json_option
def simulate(
    game: str,
    seats: int | None,
    bots: str | None,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    workers: int,
    lang: str | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and report who won."""
    from undercroft.lab.simulate import simulate as run

    options = read_options(game, split_pairs(pairs))
    seats = find_game(game).seats[0] if seats is None else seats
    levels = [level.strip() for level in (usual_bot(game) if bots is None else bots).split(",")]
    words = language(pick_language(lang), game)
    with progress_bar(words.text("command-simulating"), games) as advance:
        report = run(
            game, seats=seats, bots=levels, games=games, seed=seed, options=options, workers=workers, progress=advance
        )
    if as_json:
        tell_json(report)
        return
    print_simulation(words, msgspec.to_builtins(report))


@click.command(cls=Command)
@click.option("--game", help="The game to measure; otherwise all of them.")
@click.option("--quick", is_flag=True, help="A second or two a set-up instead of ten.")
@click.option(
    "--load", is_flag=True, help="Measure a server with many tables too: about a minute, if quick ten seconds."
)
@click.option("--output", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures as JSON here too.")
@language_option
@json_option
def bench(game: str | None, quick: bool, load: bool, output: Path | None, lang: str | None, as_json: bool) -> None:
    """Measure the speed of the engine on this computer (times in microseconds), and of a server on it."""
    from undercroft.lab.bench import measurements, run_bench

    words = language(pick_language(lang))
    with progress_bar(words.text("command-measuring"), measurements(game, quick=quick, load=load)) as advance:
        report = run_bench(game, quick=quick, load=load, progress=advance)
    if output is not None:
        try:
            output.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        except OSError as error:
            raise Malformed("unwritable-file", path=str(output), reason=error.strerror or error) from error
    if as_json:
        tell_json(report)
        return
    for measured in report.games:
        rows = [msgspec.to_builtins(row) for row in measured.rows]
        heads = [measured.game, "decisions/s", "games/s", "a game", "clone", "determinize", "view", "apply"]
        heads += ["worlds/s", "playouts/s"]
        print_table([[figure(words, value) for value in row.values()] for row in rows], heads)
    if report.server is not None:
        print_table([[name, figure(words, value)] for name, value in report.server.figures()], ["server", ""])
