"""The command `undercroft` and its subcommands."""

from __future__ import annotations

import click

import undercroft
from undercroft.cli.campaign import campaign
from undercroft.cli.cards import cards
from undercroft.cli.command import Commands
from undercroft.cli.files import replay, scenario
from undercroft.cli.games import games
from undercroft.cli.measuring import bench, simulate
from undercroft.cli.playing import play
from undercroft.cli.serving import serve


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(undercroft.__version__, prog_name="undercroft", message="%(prog)s %(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Dungeon card games, played exactly by their rulebooks.

    Without a command, starts a server for this computer alone and opens the games in a browser.
    """
    if context.invoked_subcommand is None:
        context.invoke(serve, host="127.0.0.1", port=None, database="", origins=(), lang=None, open_page=True)


for command in (play, campaign, simulate, replay, scenario, cards, games, bench, serve):
    main.add_command(command)
