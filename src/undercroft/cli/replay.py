"""The command `undercroft replay`: print the log of a record and check it against the rules."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.i18n import error_text, language
from undercroft.kernel.errors import Disagreement, Malformed
from undercroft.kernel.features.chat import Said
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import replay as play_again
from undercroft.terminal.profile.profile import YOU
from undercroft.terminal.session.history import happenings_of, log_lines
from undercroft.terminal.session.session import seat_names


@click.command(cls=Command)
@click.argument("file")
@click.option("--upto", type=click.IntRange(0), help="Stop after this number of decisions.")
@click.option(
    "--seat",
    type=click.IntRange(0),
    help="Show the game as this seat saw it; by default as a spectator, or as the only seat.",
)
@click.option("--no-story", is_flag=True, help="Omit the narration.")
@language_option
@json_option
def replay(file: str, upto: int | None, seat: int | None, no_story: bool, lang: str | None, as_json: bool) -> None:
    """Replay the record FILE and print its log. Report where it disagrees with the rules."""
    record = read_record(Path(file))
    problem: Disagreement | None = None
    try:
        table = play_again(record, upto=upto)
    except Disagreement as error:
        line = error.details.get("line")
        if not isinstance(line, int):
            raise
        problem = error
        agreeing = tuple(made for place, made in enumerate(record.lines) if record.number_of(place) < line)
        record = msgspec.structs.replace(record, lines=agreeing)
        table = play_again(record, upto=upto)
    if seat is not None and seat >= table.seats:
        raise Malformed("bad-seat", seat=seat, last=table.seats - 1)
    if seat is None and table.seats == 1:
        seat = 0  # nobody to hide cards from
    words = language(pick_language(lang), table.game.id)
    happenings = happenings_of(record, upto=upto)
    if as_json:
        events = table.game.tell([item.what for item in happenings if not isinstance(item.what, Said)], seat, 0)
        wrong = None if problem is None else error_text(words, problem)
        result = None if table.result is None else msgspec.to_builtins(table.result)
        print_json(
            {
                "game": table.game.id,
                "decisions": len(table.moves),
                "events": events,
                "result": result,
                "disagreement": wrong,
            }
        )
    else:
        names = seat_names(words, (YOU,) * table.seats, table)
        for logged in log_lines(words, table.view(seat), table.game, happenings, names, not no_story):
            click.echo(logged.text)
        made = sum(line.option is not None for line in record.lines)
        if table.result is not None:
            click.echo(words.text("reason-" + table.result.reason))
        elif len(table.moves) < made:
            click.echo(words.text("command-replay-stopped", decisions=len(table.moves), made=made))
        elif problem is None:  # else it ends with a disagreement
            click.echo(words.text("command-replay-open", decisions=made))
    if problem is not None:
        raise problem
