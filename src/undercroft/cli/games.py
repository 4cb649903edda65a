"""The command `undercroft games`: list the games."""

from __future__ import annotations

import click

import undercroft
from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.i18n import language


@click.command(cls=Command)
@language_option
@json_option
def games(lang: str | None, as_json: bool) -> None:
    """List the games with their options."""
    listed = undercroft.games()
    if as_json:
        print_json(listed)
        return
    for game in listed:
        words = language(pick_language(lang), game["id"])
        low, high = game["seats"]
        title = words.text("game-title")
        click.echo(words.text("command-game", id=game["id"], title=title, low=low, high=high))
        for option in game["options"]:
            choices = ", ".join(str(choice) for choice in option["choices"])
            click.echo(f"    {option['name']}: {choices}")
