"""The replay of a finished game, decision by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from undercroft.bots.review import review
from undercroft.i18n import error_text
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.formats.record import read_record
from undercroft.kernel.formats.replay import replay
from undercroft.terminal.plugin import ui_of
from undercroft.terminal.profile.profile import YOU
from undercroft.terminal.screens.dialogs import paragraphs
from undercroft.terminal.screens.review import ReviewScreen
from undercroft.terminal.session.history import happenings_of, log_lines
from undercroft.terminal.session.session import seat_names
from undercroft.terminal.widgets.board import Board
from undercroft.terminal.widgets.looks import CYRILLIC, INK, INK3, Look, ink
from undercroft.terminal.widgets.widgets import Drawing, Quiet, log_content

if TYPE_CHECKING:
    from textual import events

    from undercroft.kernel.features.analysis import Review
    from undercroft.terminal.profile.profile import SavedGame
    from undercroft.terminal.screens.app import UndercroftApp

JUMP = 10


class _LeftError(Exception):
    """Raised in the worker when the review was cancelled."""


class ReplayScreen(Screen[None]):
    """A finished game; arrow keys step through it, and a new game can start from any decision."""

    app: UndercroftApp

    BINDINGS = [
        Binding("right,space,enter", "go(1)", show=False),
        Binding("left", "go(-1)", show=False),
        Binding("pagedown", f"go({JUMP})", show=False),
        Binding("pageup", f"go({-JUMP})", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("tab", "look(1)", show=False, priority=True),
        Binding("shift+tab", "look(-1)", show=False, priority=True),
        Binding("escape", "close", show=False),
    ]

    def __init__(self, saved: SavedGame, leaders: tuple[str, ...], *, own: bool) -> None:
        super().__init__()
        mine = [seat for seat, leader in enumerate(leaders) if leader == YOU and (own or len(leaders) == 1)]
        self._lookers: tuple[int | None, ...] = (*mine, None)
        """Seats whose cards can be shown, the player's first; None is a spectator."""
        self.viewer: int | None = self._lookers[0]
        self.record = read_record(saved.path)
        self.leaders = leaders
        self.final = replay(self.record)
        self.number = 0
        self._reviews: dict[int, Review] = {}
        """Finished reviews by seat."""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield ui_of(self.final.game.id).board(id="board")
        with Quiet(id="log-box", classes="panel replay"):
            yield Drawing(id="log")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Draw the table after `number` decisions."""
        language = self.app.language
        view = replay(self.record, upto=self.number).view(self.viewer)
        names = seat_names(language, self.leaders, self.final)
        self.query_one(Board).show(Look(language, view, names, roomy=self.app.roomy))
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
        """Step some decisions forward or back."""
        self.number = min(max(0, self.number + step), len(self.final.moves))
        self.redraw()

    def action_look(self, step: int) -> None:
        """Show the cards of the player's next seat, or none."""
        self.viewer = self._lookers[(self._lookers.index(self.viewer) + step) % len(self._lookers)]
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Handle letters: play on from here, review, close."""
        letter = (event.character or "").translate(CYRILLIC).lower()
        if letter == "p" and self.number < len(self.final.moves):
            event.stop()
            self.app.branch(self.record, self.leaders, self.number)
        elif letter == "r":
            event.stop()
            self.review()
        elif letter == "q":
            event.stop()
            self.action_close()

    def review(self) -> None:
        """Review the decisions of the viewer, or of the first seat."""
        seat = 0 if self.viewer is None else self.viewer
        if seat in self._reviews:
            self._show_review(self._reviews[seat])
        else:
            self._look_through(seat)

    @work(thread=True, exclusive=True, group="review")
    def _look_through(self, seat: int) -> None:
        """Compute the review in a thread, until it is done or the replay is closed."""
        worker, shown = get_current_worker(), -1

        def progress(done: float) -> None:
            nonlocal shown
            if worker.is_cancelled:
                raise _LeftError
            if (percent := int(100 * done)) > shown:
                shown = percent
                self.app.call_from_thread(self._tell, f"{self.app.language.text('review-under-way')} · {percent} %")

        try:
            found = review(self.record, seat, progress)
        except _LeftError:
            return
        except UndercroftError as error:
            self.app.call_from_thread(self._tell, error_text(self.app.language, error))
        else:
            self._reviews[seat] = found
            self.app.call_from_thread(self._show_review, found)

    def _tell(self, text: str) -> None:
        self.query_one("#keys", Static).update(ink(text, INK))

    def _show_review(self, found: Review) -> None:
        """Show the review; a decision chosen there is shown in the replay."""

        def chosen(number: int | None) -> None:
            if number is not None:
                self.number = number
            self.redraw()

        names = seat_names(self.app.language, self.leaders, self.final)
        self.app.push_screen(ReviewScreen(self.app.language, found, names), chosen)

    def action_close(self) -> None:
        self.dismiss()
