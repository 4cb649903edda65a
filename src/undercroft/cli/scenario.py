"""The command `undercroft scenario`: play the steps of a scenario file and check its expectations."""

from __future__ import annotations

from pathlib import Path

import click

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.i18n import error_text, language
from undercroft.kernel.errors import Disagreement
from undercroft.kernel.formats.scenario import play_scenario, read_scenario, table_of
from undercroft.kernel.text_render import draw_view
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.profile.profile import YOU
from undercroft.terminal.session.session import seat_names


@click.command(cls=Command)
@click.argument("file")
@language_option
@json_option
def scenario(file: str, lang: str | None, as_json: bool) -> None:
    """Play the steps of the scenario FILE. Print the log and the table, and check its expectations."""
    found = read_scenario(Path(file))
    problem: Disagreement | None = None
    try:
        table, _ = play_scenario(found)
    except Disagreement as error:
        problem = error
        table = table_of(found)
    words = language(pick_language(lang), table.game.id)
    view = table.view(None if table.decision is None else table.decision.seat)
    if as_json:
        wrong = None if problem is None else error_text(words, problem)
        print_json({"title": found.title, "steps": len(found.steps), "disagreement": wrong, "view": view})
    else:
        if found.title:
            click.echo(found.title)
        names = seat_names(words, (YOU,) * table.seats, table)
        for line in texts_of(table.game.id).whole_situation(words, view, names):
            click.echo(line)
        click.echo(draw_view(view))  # the zones with the ids and numbers that the moves of a scenario name
        if table.result is not None:
            click.echo(words.text("reason-" + table.result.reason))
        if problem is None:
            click.echo(words.text("command-scenario-agrees", steps=len(found.steps)))
    if problem is not None:
        raise problem
