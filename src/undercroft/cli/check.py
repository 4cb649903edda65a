"""The command `undercroft check`: conformance checks of a game."""

from __future__ import annotations

import click

from undercroft.cli.command import Command, Disagrees, json_option, language_option, pick_language, print_json
from undercroft.cli.output import progress_bar
from undercroft.i18n import language
from undercroft.kernel.game import find_game


@click.command(cls=Command)
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=50, show_default=True, help="Number of random games.")
@language_option
@json_option
def check(game: str, games: int, lang: str | None, as_json: bool) -> None:
    """Check GAME in random games. They must end, be replayable and reveal no hidden card."""
    from undercroft.simulation.conformance import first_broken

    words = language(pick_language(lang), find_game(game).id)
    with progress_bar(words.text("command-simulating"), games) as advance:
        found = first_broken(game, games, advance)
    if as_json:
        print_json(found)
    else:
        for name, broken in found.items():
            message = words.text("command-check-" + name)
            click.echo(f"✓ {message}" if broken is None else f"✗ {message} {broken}")
    broken_ones = sum(broken is not None for broken in found.values())
    if broken_ones:
        raise Disagrees(words.text("command-check-broken", count=broken_ones))
