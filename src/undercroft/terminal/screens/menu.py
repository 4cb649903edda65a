"""The start menu of the app: the set-up of a new game, and the saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from undercroft.i18n import error_text
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.features.puzzle import puzzles
from undercroft.kernel.game import find_package
from undercroft.terminal.screens.campaign import CampaignScreen
from undercroft.terminal.screens.dialogs import achievements_screen, help_screen
from undercroft.terminal.screens.form import Row, SetupForm, lost_text
from undercroft.terminal.screens.saved import SavedScreen
from undercroft.terminal.session.lesson import FIRST
from undercroft.terminal.widgets.looks import BLOOD, CYRILLIC, INK, INK2, INK3, OK, TORCH, ink

if TYPE_CHECKING:
    from textual import events

    from undercroft.i18n import Language
    from undercroft.terminal.profile.profile import SavedGame
    from undercroft.terminal.screens.app import UndercroftApp

START = Row("start")
LEARN = Row("learn")
CONTINUE = Row("continue")
CAMPAIGN = Row("campaign")
PUZZLES = Row("puzzles")
LANGUAGE = Row("language")


class MenuScreen(Screen[None]):
    """The menu before a game; Enter starts one."""

    app: UndercroftApp

    BINDINGS = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("space", "change(1)", show=False, priority=True),
        Binding("f1,question_mark", "help", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []
        self.saved: list[SavedGame] = []
        self._message = ""

    @property
    def language(self) -> Language:
        return self.app.language

    @property
    def form(self) -> SetupForm:
        return self.app.form

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="tagline")
        yield OptionList(id="rows", classes="panel")
        yield Static(id="note")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.redraw()

    def on_screen_resume(self) -> None:
        """Redraw on return from a game, which may have been saved."""
        self.redraw()

    def redraw(self) -> None:
        language = self.language
        self.saved = self.app.saved_games()
        notices = self.app.profile.take_notices()
        if notices:
            self._message = " ".join(language.text(notice.key, **notice.args) for notice in notices)
        self.query_one("#title", Static).update(ink(language.text("game-title"), INK, bold=True))
        self.query_one("#tagline", Static).update(ink(language.text("game-tagline"), INK3))
        self.query_one("#keys", Static).update(ink(language.text("terminal-menu-keys"), INK3))
        rows = self.query_one(OptionList)
        before, place = self.rows, rows.highlighted or 0
        campaign = [CAMPAIGN] if self.form.game.campaign is not None else []
        learn = [LEARN] if FIRST in find_package(self.app.game).lessons else []
        puzzle_row = [PUZZLES] if puzzles(self.app.game) else []
        self.rows = [START, *learn, CONTINUE, *campaign, *self.form.rows(), LANGUAGE, *puzzle_row]
        width = max(len(self.label(row)) for row in self.rows if row.kind in ("seats", "leader", "setting", "language"))
        rows.clear_options()
        rows.add_options([Option(self._row(row, width)) for row in self.rows])
        if before and before[place] in self.rows:  # rows above it may have come or gone
            place = self.rows.index(before[place])
        rows.highlighted = min(place, len(self.rows) - 1)
        self._draw_note()

    def label(self, row: Row) -> str:
        if row.kind == "start":
            return self.language.text("terminal-start")
        if row.kind == "learn":
            return self.language.text("terminal-learn")
        if row.kind == "continue":
            return self.language.text("terminal-continue", count=len(self.saved))
        if row.kind == "campaign":
            return self.language.text("terminal-campaign-row")
        if row.kind == "puzzles":
            return self.language.text("terminal-puzzles-row")
        if row.kind == "language":
            return self.language.text("terminal-language")
        return self.form.label(self.language, row)

    def _row(self, row: Row, width: int) -> Content:
        if row.kind == "start":
            return ink(f"▸ {self.label(row)}", TORCH, bold=True)
        if row.kind == "continue":
            return ink(f"▸ {self.label(row)}", TORCH if self.saved else INK3)
        if row.kind in ("learn", "campaign", "puzzles"):
            return ink(f"▸ {self.label(row)}", TORCH)
        if row.kind == "many":
            chosen = self.form.ticked(row)
            return ink(f"  [{'x' if chosen else ' '}] ", OK if chosen else INK3) + ink(self.label(row), INK2)
        value = self.language.text("language-name") if row.kind == "language" else self.form.value(self.language, row)
        return ink(f"  {self.label(row):<{width}}  ", INK2) + ink(f"‹ {value} ›", INK)

    def _draw_note(self) -> None:
        """Show the problem of the set-up, or the explanation of the highlighted row."""
        problem = self.form.problem()
        if self._message:
            note = ink(self._message, BLOOD)
        elif problem is not None:
            note = ink(error_text(self.language, problem), BLOOD)
        else:
            note = ink(self._help(self._highlighted()), INK3)
        self.query_one("#note", Static).update(note)

    def _help(self, row: Row) -> str:
        if row.kind in ("start", "learn", "continue", "campaign", "puzzles", "language"):
            return self.language.text("terminal-help-" + row.kind)
        return self.form.help(self.language, row)

    def _highlighted(self) -> Row:
        place = self.query_one(OptionList).highlighted
        return self.rows[place or 0]

    # -- keys ----------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self) -> None:
        """Show the note of the highlighted row."""
        self._draw_note()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: start, continue, or the next value."""
        event.stop()
        row = self.rows[event.option_index]
        if row is START:
            self._start()
        elif row is LEARN:
            self._message = ""
            self.app.learn()
        elif row is CONTINUE:
            self._saved_games()
        elif row is CAMPAIGN:
            self._campaign()
        elif row is PUZZLES:
            self.app.list_puzzles()
        else:
            self._change(row, 1)

    def action_change(self, step: int) -> None:
        """Step the row to its next or previous value."""
        self._change(self._highlighted(), step)

    def _change(self, row: Row, step: int) -> None:
        self._message = ""
        if row is LANGUAGE:
            self.app.switch_language(step)
        elif row not in (START, LEARN, CONTINUE, CAMPAIGN, PUZZLES):
            lost = self.form.change(row, step)
            self._message = " ".join(lost_text(self.language, one) for one in lost)
            self.redraw()

    def _start(self) -> None:
        if self.form.problem() is None:
            self._message = ""
            self.app.start_game()

    def _saved_games(self) -> None:
        self.app.push_screen(SavedScreen(self.app.profile, self.language, self.saved), self._open)

    def _campaign(self) -> None:
        self._message = ""
        self.app.push_screen(CampaignScreen(self.app.game))

    def _open(self, saved: SavedGame | None) -> None:
        if saved is None:
            self.redraw()  # games may have been deleted
            return
        try:
            self.app.open_game(saved)
        except UndercroftError as error:
            reason = error_text(self.language, error)
            self._message = self.language.text("terminal-disagrees", reason=reason)
            self._draw_note()

    def on_key(self, event: events.Key) -> None:
        """Handle letters: language, campaign, achievements, quit."""
        letter = (event.character or "").translate(CYRILLIC).lower()
        if letter == "q":
            self.app.exit()
        elif letter == "l":
            self.app.switch_language()
        elif letter == "c" and CAMPAIGN in self.rows:
            self._campaign()
        elif letter == "a" and self.form.game.achievements:
            self.app.push_screen(achievements_screen(self.language, self.app.game, self.app.earned()))

    def action_help(self) -> None:
        self.app.push_screen(help_screen(self.language, self.app.game))
