"""The rulebook in the terminal: the rule of the question, of a line of the log, and the whole book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.i18n.rules import found_sections, section_lines
from undercroft.kernel.cards import message_of
from undercroft.kernel.features.rulebook import find_rulebook, ruling_text
from undercroft.kernel.game import find_game
from undercroft.terminal.plugin import texts_of

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.kernel.features.rulebook import Section
    from undercroft.terminal.session.history import LogLine
    from undercroft.terminal.session.session import Session


def rule_of_question(session: Session) -> Section | None:
    """The section about the current question."""
    book, decision = find_rulebook(session.table.game.id), session.view()["decision"]
    if book is None or decision is None:
        return None
    return book.about_question(decision["prompt"], decision.get("situation", {}).get("key"))


def rule_of_line(game: str, line: LogLine) -> Section | None:
    """The section that explains a line of the log."""
    book = find_rulebook(game)
    return None if book is None else book.about_event(line.event)


def explain_section(language: Language, game: str, section: Section, *, cards: bool = True) -> list[str]:
    """A section as lines: its title, its paragraphs, and the cards that illustrate it."""
    first, *rest = section_lines(language, section)
    lines = [language.text(section.title), first, *(f"· {line}" for line in rest)]
    return (
        [*lines, *(line for card in section.cards for line in describe_card(language, game, card))] if cards else lines
    )


def describe_card(language: Language, game: str, card: str) -> list[str]:
    """The printed text of a card, and its rulings."""
    book, deck = find_rulebook(game), find_game(game).deck
    printed = texts_of(game).card_lines(language, deck.printed[deck.index[card]]) if card in deck.index else []
    lines = [f"[{language.text(message_of(card))}] {' '.join(printed)}".rstrip()] if printed else []
    if book is not None and card in book.rulings:
        lines.append(f"{language.text('rules-ruling')}: {language.text(ruling_text(card))}")
    return lines


def explain_line(language: Language, game: str, line: LogLine) -> list[str]:
    """The rule of a line of the log, with the cards that it names."""
    section = rule_of_line(game, line)
    rule = [language.text("rules-none")] if section is None else explain_section(language, game, section, cards=False)
    return [line.text, "", *rule, *(text for card in line.cards for text in describe_card(language, game, card))]


def explain_question(language: Language, session: Session) -> list[str]:
    """The rule of the current question."""
    section = rule_of_question(session)
    return (
        [language.text("rules-none")] if section is None else explain_section(language, session.table.game.id, section)
    )


def rulebook_lines(language: Language, game: str, words: str = "") -> list[str]:
    """The whole rulebook, or its sections that contain the words."""
    book = find_rulebook(game)
    if book is None:
        return [language.text("rules-no-book")]
    found = found_sections(language, book, words)
    if not found:
        return [language.text("rules-no-match", words=words)]
    lines: list[str] = []
    for chapter in book.chapters:
        sections = [section for section in chapter.sections if section in found]
        if sections:
            lines += ["", language.text(chapter.title).upper()]
        for section in sections:
            lines += ["", *explain_section(language, game, section, cards=bool(words))]
    return lines[1:]
