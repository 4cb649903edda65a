"""The command `undercroft cards`: list printed cards with their sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from undercroft.cli.command import Command, json_option, language_option, pick_language, print_json
from undercroft.i18n import language, part_text
from undercroft.kernel.cards import Printed, message_of
from undercroft.kernel.features.provenance import origins_of
from undercroft.kernel.game import find_game
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.usage_error import UsageError

if TYPE_CHECKING:
    from undercroft.i18n import Language


def card_facts(words: Language, card: Printed) -> dict[str, Any]:
    """The facts of a printed card, each with its source."""
    key = message_of(card.id)
    game = texts_of(words.game or "")
    origins = origins_of(find_game(words.game or "").parts_of(card))
    sources = {origin.source: words.text("source-" + origin.source) for origin in origins}

    def text(end: str) -> str:
        return words.text(key + end) if words.has(key + end) else ""

    return {
        "id": card.id,
        "name": words.text(key),
        "kind": card.kind,
        "set": words.text("web-set-" + card.facts["set"]) if "set" in card.facts else "",
        "copies": card.copies,
        "numbers": game.card_numbers(card),
        "lines": game.card_lines(words, card),
        "text": text("-text"),
        "flavour": text("-flavour"),
        "source": card.source,
        "provenance": ", ".join(sources.values()),
        "origins": [
            {
                "source": origin.source,
                "provenance": sources[origin.source],
                "parts": [part_text(words, part) for part in origin.parts],
            }
            for origin in origins
        ],
        "doubt": text("-doubt"),
    }


def card_lines(words: Language, facts: dict[str, Any]) -> list[str]:
    """A card as lines of text; where its parts have several sources, these end the card."""
    copies = f" ×{facts['copies']}" if facts["copies"] else ""
    head = [facts["name"], facts["id"], facts["kind"] + copies, facts["set"], facts["provenance"]]
    foot = [f"{origin['provenance']}: {'; '.join(origin['parts'])}" for origin in facts["origins"]]
    body = [*facts["lines"], facts["flavour"], *(foot if len(foot) > 1 else [])]
    body.append(words.text("web-origin-doubt", doubt=facts["doubt"]) if facts["doubt"] else "")
    return [" · ".join(filter(None, head)), *(f"    {line}" for line in body if line)]


@click.command(cls=Command)
@click.argument("game")
@click.option("--kind", help="List only cards of this kind, such as hero or elite.")
@language_option
@json_option
def cards(game: str, kind: str | None, lang: str | None, as_json: bool) -> None:
    """List the cards of GAME: numbers, text and sources."""
    printed = find_game(game).cards()
    kinds = list(dict.fromkeys(card.kind for card in printed))
    if kind is not None and kind not in kinds:
        raise UsageError("command-no-such-kind", kind=kind, known=", ".join(kinds))
    words = language(pick_language(lang), game)
    rows = [card_facts(words, card) for card in printed if kind in (None, card.kind)]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        for line in card_lines(words, row):
            click.echo(line)
