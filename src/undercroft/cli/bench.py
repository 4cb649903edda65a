"""The command `undercroft bench`: the speed of the engine."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.cli.output import figure, print_table, progress_bar
from undercroft.i18n import language
from undercroft.kernel.errors import Malformed


@click.command(cls=Command)
@click.option("--game", help="The game to measure; by default all games.")
@click.option("--quick", is_flag=True, help="Measure a second or two per set-up instead of ten.")
@click.option(
    "--output", type=click.Path(dir_okay=False, path_type=Path), help="Also write the figures to this file as JSON."
)
@language_option
@json_option
def bench(game: str | None, quick: bool, output: Path | None, lang: str | None, as_json: bool) -> None:
    """Measure the speed of the engine on this computer. Times are in microseconds."""
    from undercroft.simulation.bench import measurements, run_bench

    words = language(pick_language(lang))
    with progress_bar(words.text("command-measuring"), measurements(game)) as advance:
        report = run_bench(game, quick=quick, progress=advance)
    if output is not None:
        try:
            output.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        except OSError as error:
            raise Malformed("unwritable-file", path=str(output), reason=error.strerror or error) from error
    if as_json:
        print_json(report)
        return
    for measured in report.games:
        rows = [msgspec.to_builtins(row) for row in measured.rows]
        heads = [measured.game, "decisions/s", "games/s", "a game", "clone", "determinize", "view", "apply"]
        heads += ["worlds/s", "playouts/s"]
        print_table([[figure(words, value) for value in row.values()] for row in rows], heads)
