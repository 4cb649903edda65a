"""The command `undercroft simulate`: win rates of many games between bots."""

from __future__ import annotations

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
    print_json,
    split_pairs,
)
from undercroft.cli.output import print_simulation, progress_bar
from undercroft.i18n import language
from undercroft.kernel.game import find_game


@click.command(cls=Command)
@click.argument("game")
@click.option("--seats", type=int, help="Number of seats; by default the fewest that the game allows.")
@click.option(
    "--bots",
    help="Bot levels by comma: one for all seats, or one per seat; by default the strongest without search.",
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Number of games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first seed; each game uses the next one.")
@pairs_option
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Number of worker processes.")
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
    """Let bots play many games of GAME and report the results."""
    from undercroft.simulation.simulate import simulate as run

    options = read_options(game, split_pairs(pairs))
    seats = find_game(game).seats[0] if seats is None else seats
    levels = [level.strip() for level in (usual_bot(game) if bots is None else bots).split(",")]
    words = language(pick_language(lang), game)
    with progress_bar(words.text("command-simulating"), games) as advance:
        report = run(
            game, seats=seats, bots=levels, games=games, seed=seed, options=options, workers=workers, progress=advance
        )
    if as_json:
        print_json(report)
        return
    print_simulation(words, msgspec.to_builtins(report))
