"""The command `undercroft saves`: list saved games, delete one."""

from __future__ import annotations

import click

from undercroft.cli.command import Command, language_option, pick_language
from undercroft.i18n import language
from undercroft.kernel.game import find_game
from undercroft.terminal.profile.profile import Profile, SavedGame
from undercroft.terminal.profile.saved_lines import saved_line
from undercroft.terminal.usage_error import UsageError


@click.command(cls=Command)
@click.argument("game")
@click.option("--delete", metavar="NUMBER", help="Delete the game with this number; needs --yes.")
@click.option("--yes", is_flag=True, help="Confirm the deletion.")
@language_option
def saves(game: str, delete: str | None, yes: bool, lang: str | None) -> None:
    """List the saved games of GAME, the newest first."""
    words, profile = language(pick_language(lang), find_game(game).id), Profile()
    if delete is not None:
        chosen = find_saved(profile, game, delete)
        if not yes:
            raise UsageError("command-delete-needs-yes", number=chosen.number)
        profile.delete(chosen.path)
    games = profile.saved(game)
    for one in games:
        click.echo(saved_line(profile, words, one))
    if not games:
        click.echo(words.text("terminal-saved-none"))
    for notice in profile.take_notices():
        click.echo(words.text(notice.key, **notice.args), err=True)


def find_saved(profile: Profile, game: str, number: str) -> SavedGame:
    """The saved game with a number; leading zeros are optional."""
    games = [saved for saved in profile.saved(game) if saved.number.lstrip("0") == number.lstrip("0")]
    if not games:
        raise UsageError("command-no-such-saved", game=game, number=number)
    return games[0]
