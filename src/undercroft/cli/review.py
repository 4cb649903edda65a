"""The command `undercroft review`: analyse the decisions of a seat in a finished game."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.cli.output import progress_bar
from undercroft.i18n import language
from undercroft.i18n.reviews import review_lines
from undercroft.kernel.formats.record import read_record


@click.command(cls=Command)
@click.argument("file")
@click.option("--seat", type=click.IntRange(0), default=0, show_default=True, help="The seat to review.")
@language_option
@json_option
def review(file: str, seat: int, lang: str | None, as_json: bool) -> None:
    """Review the record FILE of a finished game. Show the chances of a seat over time and its worst decisions."""
    from undercroft.bots.review import review as look_through

    record = read_record(Path(file))
    words = language(pick_language(lang), record.header.game)
    with progress_bar(words.text("review-under-way"), 100) as advance:
        found = look_through(record, seat, lambda done: None if advance is None else advance(round(100 * done)))
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    for line in review_lines(words, found):
        click.echo(line)
