"""The command `undercroft rules`: read and search the rulebook of a game."""

from __future__ import annotations

import click

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.i18n import language
from undercroft.i18n.rules import found_sections, section_lines
from undercroft.kernel.features.rulebook import find_rulebook
from undercroft.kernel.game import find_game
from undercroft.terminal.rules import rulebook_lines


@click.command(cls=Command)
@click.argument("game")
@click.argument("words", nargs=-1)
@language_option
@json_option
def rules(game: str, words: tuple[str, ...], lang: str | None, as_json: bool) -> None:
    """Print the rules of GAME. With WORDS print only the sections that contain all of them."""
    spoken = language(pick_language(lang), find_game(game).id)
    if not as_json:
        for line in rulebook_lines(spoken, game, " ".join(words)):
            click.echo(line)
        return
    book = find_rulebook(game)
    sections = [] if book is None else found_sections(spoken, book, " ".join(words))
    print_json(
        [
            {
                "name": section.name,
                "title": spoken.text(section.title),
                "text": section_lines(spoken, section),
                "clauses": section.clauses,
                "cards": section.cards,
            }
            for section in sections
        ]
    )
