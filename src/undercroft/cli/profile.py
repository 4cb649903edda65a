"""The command `undercroft profile`: statistics of the games on this computer."""

from __future__ import annotations

import click
import msgspec

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.kernel.features.statistics import statistics
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.profile.statistics import finished_games, statistics_lines


@click.command(cls=Command)
@language_option
@json_option
def profile(lang: str | None, as_json: bool) -> None:
    """Show games played and won on this computer. Lists results by game, boss, hero, dungeon and bot, and streaks."""
    games = finished_games(Profile())
    totals = statistics(games)
    if as_json:
        print_json({"statistics": msgspec.to_builtins(totals), "games": msgspec.to_builtins(games)})
        return
    for line in statistics_lines(pick_language(lang), totals):
        click.echo(line)
