"""The screen of a campaign: show, change and export its progress."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from textual.binding import Binding
from textual.content import Content
from textual.screen import Screen
from textual.style import Style
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from undercroft.i18n import error_text
from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.campaigns import export_to, game_and_campaign
from undercroft.terminal.plugin import campaign_of
from undercroft.terminal.screens.dialogs import ReadScreen, paragraphs
from undercroft.terminal.widgets.looks import CYRILLIC, INK, INK2, INK3, QUIET_CLICK, TORCH, ink, pack
from undercroft.terminal.widgets.widgets import Drawing

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult

    from undercroft.terminal.screens.app import UndercroftApp
    from undercroft.terminal.widgets.pages import Change, Line, Page


class CampaignScreen(Screen[None]):
    """Pages of a campaign; a change is made at the second press of its key."""

    app: UndercroftApp

    BINDINGS = [
        Binding("left,shift+tab", "turn(-1)", show=False, priority=True),
        Binding("right,tab", "turn(1)", show=False, priority=True),
        Binding("escape", "close", show=False),
        Binding("f1,question_mark", "help", show=False),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game, self._campaign = game_and_campaign(game)
        self._texts = campaign_of(game).texts
        self._drawn = campaign_of(game).pages
        self.pages: list[Page] = []
        self.number = 0
        self._message = ""
        self._asked: Change | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Drawing(id="sheet-tabs")
        yield Drawing(id="sheet-head")
        yield OptionList(id="rows", classes="panel")
        yield Static(id="note")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        """Show the first page with something to decide."""
        self.query_one(OptionList).focus()
        self._read()
        self.number = next((number for number, page in enumerate(self.pages) if page.open), 0)
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()

    def _read(self) -> None:
        content = self._campaign.told(self.app.profile.campaign(self.game))
        self.pages = self._drawn.pages(self.app.language, content, self.app.size.width)

    # -- drawing -------------------------------------------------------------------------------------------------

    def redraw(self, *, anew: bool = False) -> None:
        """Draw everything; `anew` resets the highlighted line."""
        language = self.app.language
        self._read()
        self._asked = None
        notices = self.app.profile.take_notices()
        if notices:
            self._message = " ".join(language.text(notice.key, **notice.args) for notice in notices)
        title = f"{language.text('game-title')} · {language.text('terminal-campaign')}"
        self.query_one("#title", Static).update(ink(title, INK, bold=True))
        self.query_one("#keys", Static).update(ink(language.text("terminal-campaign-keys"), INK3))
        self.query_one("#sheet-tabs", Drawing).show(self._tabs)
        empty = [ink(text, INK2) for text in self._drawn.empty(language)]
        head = self.pages[self.number].head if self.pages else empty
        self.query_one("#sheet-head", Drawing).show(paragraphs(head))
        self._draw_lines(None if anew else self.query_one(OptionList).highlighted)
        self._draw_note()

    def _tabs(self, width: int) -> list[Content]:
        """The names of the pages, the current one in brackets, with the numbers of open decisions."""
        tabs: list[Content] = []
        for number, page in enumerate(self.pages):
            here = number == self.number
            tab = ink(f"[{page.name}]" if here else page.name, INK if here else INK2, bold=here)
            if page.open:
                tab += ink(f" {page.open}", TORCH, bold=True)
            tabs.append(tab.stylize(Style.from_meta({QUIET_CLICK: f"screen.show({number})"})))
        return pack(tabs, width, gap="   ")

    @property
    def lines(self) -> tuple[Line, ...]:
        return self.pages[self.number].lines if self.pages else ()

    def _draw_lines(self, highlighted: int | None) -> None:
        rows = self.query_one(OptionList)
        rows.border_title = self.pages[self.number].title if self.pages else ""
        rows.clear_options()
        rows.add_options([Option(line.text, disabled=line.heading) for line in self.lines])
        if highlighted is None:
            places = [place for place, line in enumerate(self.lines) if not line.heading]
            highlighted = next((place for place in places if self.lines[place].changes), places[0] if places else None)
        rows.highlighted = highlighted

    def _highlighted(self) -> Line | None:
        place = self.query_one(OptionList).highlighted
        return self.lines[place] if place is not None and place < len(self.lines) else None

    def _draw_note(self) -> None:
        """Show the question, the last result, or the note of the highlighted line."""
        line = self._highlighted()
        if self._asked is not None:
            note = ink(self._asked.ask, TORCH, bold=True)
        elif self._message:
            note = ink(self._message, INK)
        else:
            note = ink(line.note if line is not None else "", INK2)
        self.query_one("#note", Static).update(note)

    # -- keys ----------------------------------------------------------------------------------------------------

    def action_turn(self, step: int) -> None:
        if self.pages:
            self.action_show((self.number + step) % len(self.pages))

    def action_show(self, number: int) -> None:
        self.number = number
        self._message = ""
        self.redraw(anew=True)

    def on_option_list_option_highlighted(self) -> None:
        """Show the note of the highlighted line, and drop a pending question."""
        line = self._highlighted()
        if self._asked is not None and (line is None or self._asked not in line.changes):
            self._asked = None
        self._draw_note()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Handle Enter or a click: make the pending change, or ask about the first one."""
        event.stop()
        changes = self.lines[event.option_index].changes
        if changes:
            self._press(self._asked if self._asked in changes else changes[0])

    def on_key(self, event: events.Key) -> None:
        """Handle the keys of changes, and letters."""
        letter = (event.character or "").translate(CYRILLIC).lower()
        line = self._highlighted()
        change = next((change for change in (line.changes if line else ()) if change.key == letter), None)
        if change is not None:
            event.stop()
            self._press(change)
        elif letter == "e":
            self._export()
        elif letter == "l":
            self._message = ""
            self.app.switch_language()
        elif letter == "q":
            self.dismiss()

    def _press(self, change: Change | None) -> None:
        """Ask at the first press, do it at the second."""
        if change is None or self._asked != change:
            self._asked = change
            self._draw_note()
            return
        profile, language = self.app.profile, self.app.language
        try:
            kept = self._campaign.change(profile.campaign(self.game), change.change)
        except UndercroftError as error:  # another process has changed the file
            self._message = error_text(language, error)
        else:
            done = self._texts.change_text(language, self._campaign.told(kept), change.change)
            if profile.change_campaign(self.game, kept):
                self._message = language.text("terminal-campaign-done", what=done)
        self.redraw()

    def _export(self) -> None:
        """Export the campaign to a new file in the working directory."""
        kept = self.app.profile.campaign(self.game)
        if not self.app.profile.notices:  # else the campaign could not be read, and redraw() tells why
            path = new_export(Path.cwd(), self.game.id)
            try:
                export_to(path, self.game.id, kept)
            except UndercroftError as error:
                self._message = error_text(self.app.language, error)
            else:
                self._message = self.app.language.text("terminal-campaign-saved", path=str(path))
        self.redraw()

    def action_help(self) -> None:
        """Show an explanation of the pages."""
        language = self.app.language
        texts = self._drawn.notes(language)
        parts = [part for text in texts for part in (ink(text, INK2), Content(""))]
        keys = language.text("terminal-close-keys")
        self.app.push_screen(ReadScreen(language.text("terminal-campaign"), keys, paragraphs(parts)))

    def action_close(self) -> None:
        self.dismiss()


def new_export(folder: Path, game: str) -> Path:
    """An unused file name in a folder."""
    path, number = folder / f"{game}-campaign.json", 1
    while path.exists():
        number += 1
        path = folder / f"{game}-campaign-{number}.json"
    return path
