"""Texts on the screen of One Deck Dungeon, for the tests of its table."""

from __future__ import annotations

from textual.widgets import OptionList, Static

from undercroft.games.one_deck_dungeon.terminal.texts import OneDeckDungeonTexts
from undercroft.i18n import language
from undercroft.terminal.screens.app import UndercroftApp
from undercroft.terminal.screens.table import TableScreen
from undercroft.terminal.session.session import Session
from undercroft.terminal.widgets.widgets import Drawing

WIDE = (120, 40)
SMALL = (80, 24)
ENGLISH = language("en", "one-deck-dungeon")
WORDS = OneDeckDungeonTexts()


def table_of(app: UndercroftApp) -> TableScreen:
    """The screen of the table."""
    screen = app.screen
    assert isinstance(screen, TableScreen)
    return screen


def panel(app: UndercroftApp, name: str) -> str:
    """The text of a panel."""
    drawing = app.screen.query_one(name, Drawing)
    return "\n".join(line.plain for line in drawing.lines(drawing.size.width))


def listed(app: UndercroftApp) -> list[str]:
    """The lines of the list of options, with their keys."""
    return [" ".join(str(option.prompt).split()) for option in app.screen.query_one(OptionList).options]


def prompt(app: UndercroftApp) -> str:
    """The question."""
    return str(app.screen.query_one("#prompt", Static).render())


def laid(session: Session) -> list[list[str]]:
    """The dice on every box."""
    return [box["dice"] for box in session.view()["encounter"]["boxes"]]
