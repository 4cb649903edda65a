"""The command `undercroft puzzle`: positions with a proven solution."""

from __future__ import annotations

import sys

import click

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.i18n import language
from undercroft.kernel.features.puzzle import find_puzzle, puzzles
from undercroft.kernel.game import registered
from undercroft.terminal.profile.profile import Profile
from undercroft.terminal.screens.puzzles import PlainPuzzle, PuzzleSession, hint_text, puzzle_lines


@click.command(cls=Command)
@click.argument("game", required=False)
@click.argument("number", type=int, required=False)
@click.option("--hint", is_flag=True, help="Print the first move of the solution instead of playing.")
@click.option(
    "--plain", is_flag=True, help="Use numbered lines instead of a full screen, for screen readers and pipes."
)
@language_option
@json_option
def puzzle(game: str | None, number: int | None, hint: bool, plain: bool, lang: str | None, as_json: bool) -> None:
    """Solve puzzle NUMBER of GAME. Without NUMBER list the puzzles, without GAME the games that have some."""
    profile = Profile()
    if game is None:
        list_games(profile, lang, as_json)
        return
    if number is None:
        list_puzzles(profile, game, lang, as_json)
        return
    found = find_puzzle(game, number)
    code = pick_language(lang)
    session = PuzzleSession(profile, found)
    if hint and as_json:
        print_json({"hint": found.hint()})
    elif hint:
        words = language(code, game)
        click.echo(hint_text(words, found, session.names(words)))
    elif plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        PlainPuzzle(session, code, sys.stdin, sys.stdout).run()
    else:
        from undercroft.terminal.screens.app import UndercroftApp

        UndercroftApp(profile, game, code, session=session).run()


def list_games(profile: Profile, lang: str | None, as_json: bool) -> None:
    """Print the games with puzzles, and the number of solved ones."""
    counts = {game: (len(profile.solved(game)), len(puzzles(game))) for game in registered() if puzzles(game)}
    if as_json:
        print_json({game: {"solved": solved, "puzzles": count} for game, (solved, count) in counts.items()})
        return
    for game, (solved, count) in counts.items():
        click.echo(f"{game}: {language(pick_language(lang)).text('puzzles-solved', solved=solved, count=count)}")


def list_puzzles(profile: Profile, game: str, lang: str | None, as_json: bool) -> None:
    """Print the puzzles of a game, the easiest first."""
    found, solved = puzzles(game), profile.solved(game)
    if as_json:
        print_json(
            [
                {
                    "number": one.number,
                    "goal": one.task.goal,
                    "args": one.task.args,
                    "level": one.task.level,
                    "solved": one.number in solved,
                }
                for one in found
            ]
        )
        return
    words = language(pick_language(lang), game)
    for line in puzzle_lines(words, game, solved) or [words.text("puzzles-none")]:
        click.echo(line)
