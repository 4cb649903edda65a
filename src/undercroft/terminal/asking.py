"""What the table says about the question at hand: its title, the question itself, the lines of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.lang import option_text, waiting_text
from undercroft.terminal.face import words_of
from undercroft.terminal.looks import INK, INK3, ink

if TYPE_CHECKING:
    from textual.content import Content

    from undercroft.lang import Language
    from undercroft.terminal.offer import Offer
    from undercroft.terminal.session import Session


def title_line(language: Language, session: Session, view: dict[str, Any]) -> Content:
    """The game and where it stands."""
    words = words_of(session.table.game.id)
    parts = [language.text("game-title"), *words.header(language, view, session.names(language))]
    return ink(" · ".join(parts), INK, bold=True)


def question(language: Language, session: Session, view: dict[str, Any]) -> str:
    """What is asked, whom the table waits for, or how the game ended."""
    decision, names = view["decision"], session.names(language)
    if decision is None:
        return language.text("reason-" + view["result"]["reason"])
    if session.decision is not None:
        return words_of(session.table.game.id).question(language, view, names)
    waiting = waiting_text(language, decision, names)
    return waiting if session.humans else f"{waiting} {language.text('terminal-watching')}"


def option_lines(language: Language, session: Session, view: dict[str, Any], offer: Offer) -> list[tuple[str, Content]]:
    """The lines of the list of options, each with its key."""
    words, names = words_of(session.table.game.id), session.names(language)
    lines: list[tuple[str, Content]] = []
    for place, row in enumerate(offer.rows):
        text, numbers = row.text, row.numbers
        if not text:
            option = offer.options[row.options[0]]
            text = option_text(language, option, names)
            numbers = words.option_numbers(language, view, names, option, spoken=False)
        line = ink(text, INK) + ink(f"  {numbers}", INK3) if numbers else ink(text, INK)
        lines.append((offer.key(place), line))
    return lines
