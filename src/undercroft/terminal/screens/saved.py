"""The list of saved games: open or delete them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from undercroft.terminal.profile.saved_lines import saved_line
from undercroft.terminal.widgets.looks import BLOOD, CYRILLIC, INK, INK3, ink

if TYPE_CHECKING:
    from textual import events

    from undercroft.i18n import Language
    from undercroft.terminal.profile.profile import Profile, SavedGame

REPLAYED: Final = 40
"""The newest games are replayed to tell their party and stage; this many."""


class SavedScreen(ModalScreen["SavedGame | None"]):
    """The saved games, newest first; finished ones open in the replay, and deleting needs a second press."""

    BINDINGS = [Binding("escape", "close", show=False), Binding("delete", "delete", show=False)]

    def __init__(self, profile: Profile, language: Language, games: list[SavedGame]) -> None:
        super().__init__()
        self._profile = profile
        self._language = language
        self._games = list(games)
        self._asked: SavedGame | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall broad"):
            yield OptionList()
            yield Static(id="saved-note")
            yield Static(ink(self._language.text("terminal-saved-keys"), INK3), classes="keys")

    def on_mount(self) -> None:
        self.query_one(".dialog").border_title = self._language.text("terminal-saved-title")
        self._fill(0)
        self.query_one(OptionList).focus()

    def _fill(self, place: int) -> None:
        rows = self.query_one(OptionList)
        rows.clear_options()
        for number, saved in enumerate(self._games):
            text = saved_line(self._profile, self._language, saved, replayed=number < REPLAYED)
            rows.add_option(Option(ink(text, INK if saved.result is None else INK3)))
        if not self._games:
            rows.add_option(Option(ink(self._language.text("terminal-saved-none"), INK3), disabled=True))
        rows.highlighted = min(place, max(0, len(self._games) - 1))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(self._games[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Drop the pending question when another game is highlighted."""
        if self._asked is not None and self._asked not in self._games[event.option_index : event.option_index + 1]:
            self._ask(None)

    def on_key(self, event: events.Key) -> None:
        """Handle the letter that deletes."""
        if (event.character or "").translate(CYRILLIC).lower() == "d":
            event.stop()
            self.action_delete()

    def action_delete(self) -> None:
        """Delete the game at the second press."""
        place = self.query_one(OptionList).highlighted
        if place is None or place >= len(self._games):
            return
        saved = self._games[place]
        if self._asked != saved:
            self._ask(saved)
            return
        self._profile.delete(saved.path)
        self._games = [game for game in self._games if game.path.exists()]
        self._ask(None)
        self._fill(place)

    def _ask(self, saved: SavedGame | None) -> None:
        self._asked = saved
        text = "" if saved is None else self._language.text("terminal-saved-delete", number=saved.number)
        self.query_one("#saved-note", Static).update(ink(text, BLOOD))

    def action_close(self) -> None:
        self.dismiss(None)
