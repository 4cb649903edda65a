"""The texts of the current question: title, prompt, list of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.i18n import option_text, waiting_text
from undercroft.terminal.plugin import texts_of
from undercroft.terminal.widgets.looks import INK, INK3, ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.content import Content

    from undercroft.i18n import Language
    from undercroft.terminal.prompt.offer import Offer
    from undercroft.terminal.session.session import Session
    from undercroft.terminal.texts import GameTexts, Row
    from undercroft.terminal.widgets.looks import Target


def title_line(language: Language, session: Session, view: dict[str, Any]) -> Content:
    """The title of the game and its stage."""
    words = texts_of(session.table.game.id)
    parts = [language.text("game-title"), *words.header(language, view, session.names(language))]
    return ink(" · ".join(parts), INK, bold=True)


def question(language: Language, session: Session, view: dict[str, Any]) -> str:
    """The prompt, the seat that the table waits for, or the result of the game."""
    decision, names = view["decision"], session.names(language)
    if decision is None:
        return language.text("reason-" + view["result"]["reason"])
    if session.decision is not None:
        return texts_of(session.table.game.id).question(language, view, names)
    waiting = waiting_text(language, decision, names)
    return waiting if session.humans else f"{waiting} {language.text('terminal-watching')}"


def option_lines(language: Language, session: Session, view: dict[str, Any], offer: Offer) -> list[tuple[str, Content]]:
    """The lines of the list of options, each with its key."""
    words, names = texts_of(session.table.game.id), session.names(language)
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


def rows_of(
    words: GameTexts, language: Language, view: dict[str, Any], names: Sequence[str], *, spoken: bool
) -> tuple[list[Row], int | None]:
    """The lines of the list, passing and skipping last, and the option with the skip key."""
    options = view["decision"].get("options", []) if view["decision"] else []
    rows = words.rows(language, view, names, options, spoken=spoken)
    last = [row for row in rows if not row.text and words.is_skip(options[row.options[0]])]
    rows = [row for row in rows if row not in last]
    return [*rows, *last], last[0].options[0] if last else None


def warning_before(words: GameTexts, language: Language, view: dict[str, Any], option: dict[str, Any]) -> str | None:
    """The warning before an option that needs confirmation; None if it needs none."""
    if words.is_grave(view, option):
        return words.warning(language, view, option)
    return language.text("terminal-gives-up") if words.gives_up(view, option) else None


def focus_text(
    words: GameTexts,
    language: Language,
    view: dict[str, Any],
    names: Sequence[str],
    pointed: Target | None,
    option: dict[str, Any] | None,
) -> tuple[str, list[str]]:
    """The title and text of the selected thing, or of the subject of the highlighted option."""
    if pointed is not None and (lines := words.thing_lines(language, view, pointed)):
        return words.thing_name(language, view, names, pointed), lines
    if option is None:
        return "", []
    if note := words.option_note(language, view, option):
        return option_text(language, option, names), [note]
    for target in words.targets(view, option):
        if lines := words.thing_lines(language, view, target):
            return words.thing_name(language, view, names, target), lines
    return "", []
