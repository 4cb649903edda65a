"""The command `undercroft` and its subcommands."""

from __future__ import annotations

import click

import undercroft
from undercroft.cli.admin import admin
from undercroft.cli.arena import arena
from undercroft.cli.bench import bench
from undercroft.cli.campaign import campaign
from undercroft.cli.cards import cards
from undercroft.cli.check import check
from undercroft.cli.command import Commands, refused
from undercroft.cli.daily import daily
from undercroft.cli.games import games
from undercroft.cli.join import join
from undercroft.cli.play import play
from undercroft.cli.profile import profile
from undercroft.cli.puzzle import puzzle
from undercroft.cli.replay import replay
from undercroft.cli.review import review
from undercroft.cli.rules import rules
from undercroft.cli.saves import saves
from undercroft.cli.scenario import scenario
from undercroft.cli.serve import serve, vapid_key
from undercroft.cli.simulate import simulate
from undercroft.kernel.plugins import name_path


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(undercroft.__version__, prog_name="undercroft", message="%(prog)s %(version)s")
@click.option("--game", "paths", multiple=True, metavar="PATH", help="A folder with a game plug-in; repeatable.")
@click.pass_context
def main(context: click.Context, paths: tuple[str, ...]) -> None:
    """Play dungeon card games exactly by their rulebooks.

    Without a command, start a server for this computer alone and open it in a browser.
    """
    for path in paths:
        with refused(None):
            name_path(path)
    if context.invoked_subcommand is None:
        context.invoke(serve, host="127.0.0.1", port=None, database="", origins=(), lang=None, open_page=True)


COMMANDS = (
    play,
    saves,
    puzzle,
    daily,
    profile,
    campaign,
    simulate,
    arena,
    replay,
    review,
    scenario,
    rules,
    cards,
    games,
    check,
    bench,
    serve,
    join,
    vapid_key,
    admin,
)
for command in COMMANDS:
    main.add_command(command)
