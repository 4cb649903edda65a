"""Watching a finished game again, decision by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Static

from undercroft.kernel.record import read_record
from undercroft.kernel.replay import replay
from undercroft.terminal.board import Board
from undercroft.terminal.dialogs import paragraphs
from undercroft.terminal.face import face_of
from undercroft.terminal.history import happenings_of, log_lines
from undercroft.terminal.looks import INK, INK3, Look, ink
from undercroft.terminal.session import seat_names
from undercroft.terminal.widgets import Drawing, Quiet, log_content

if TYPE_CHECKING:
    from undercroft.terminal.app import UndercroftApp
    from undercroft.terminal.profile import SavedGame

JUMP = 10


class ReplayScreen(Screen[None]):
    """A finished game; the arrow keys go back and forth."""

    app: UndercroftApp

    BINDINGS = [
        Binding("right,space,enter", "go(1)", show=False),
        Binding("left", "go(-1)", show=False),
        Binding("pagedown", f"go({JUMP})", show=False),
        Binding("pageup", f"go({-JUMP})", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("escape,q", "close", show=False),
    ]

    def __init__(self, saved: SavedGame, leaders: tuple[str, ...]) -> None:
        super().__init__()
        self.record = read_record(saved.path)
        self.leaders = leaders
        self.final = replay(self.record)
        self.number = 0

    def compose(self) -> ComposeResult:
        """Title, board, log, keys."""
        yield Static(id="title")
        yield face_of(self.final.game.id).board(id="board")
        with Quiet(id="log-box", classes="panel replay"):
            yield Drawing(id="log")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self.redraw()

    @property
    def viewer(self) -> int | None:
        """Alone at a table one sees one's own cards again; otherwise one watches from outside."""
        return 0 if self.final.seats == 1 else None

    def redraw(self) -> None:
        """Draw the table after so many decisions."""
        language = self.app.language
        view = replay(self.record, upto=self.number).view(self.viewer)
        names = seat_names(language, self.leaders)
        self.query_one(Board).show(Look(language, view, names))
        happenings = happenings_of(self.record, upto=self.number)
        lines = log_lines(language, view, self.final.game, happenings, names, self.app.story)
        self.query_one("#log", Drawing).show(paragraphs(log_content(lines)))
        box = self.query_one("#log-box", Quiet)
        box.border_title = language.text("terminal-log")
        box.call_after_refresh(box.scroll_end, animate=False)
        place = language.text("terminal-replaying", number=self.number, count=len(self.final.moves))
        self.query_one("#title", Static).update(ink(f"{language.text('game-title')} · {place}", INK, bold=True))
        self.query_one("#keys", Static).update(ink(language.text("terminal-replay-keys"), INK3))

    def action_go(self, step: int) -> None:
        """Some decisions on or back."""
        self.number = min(max(0, self.number + step), len(self.final.moves))
        self.redraw()

    def action_close(self) -> None:
        """Back to the menu."""
        self.dismiss()
