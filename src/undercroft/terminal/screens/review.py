"""The review of a finished game: the curve of a seat, its worst decisions, and links to them in the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from undercroft.i18n.reviews import curve_lines, mistake_lines
from undercroft.terminal.widgets.looks import INK, INK2, INK3, ink
from undercroft.terminal.widgets.widgets import Choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.i18n import Language
    from undercroft.kernel.features.analysis import Review


class ReviewScreen(ModalScreen[int | None]):
    """A review; dismissed with the number of the decision to show."""

    BINDINGS = [Binding("escape,q", "close", show=False)]

    def __init__(self, language: Language, review: Review, names: Sequence[str]) -> None:
        super().__init__()
        self._language = language
        self._review = review
        self._names = names

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall broad"):
            for line in curve_lines(self._language, self._review):
                yield Static(ink(line, INK2))
            if self._review.mistakes:
                yield Static(ink(self._language.text("review-mistakes"), INK, bold=True))
            yield Choices(id="mistakes")
            keys = "terminal-review-keys" if self._review.mistakes else "terminal-close-keys"
            yield Static(ink(self._language.text(keys), INK3), classes="keys")

    def on_mount(self) -> None:
        """List the decisions, the worst first."""
        seat = self._names[self._review.seat]
        self.query_one(".dialog").border_title = self._language.text("review-of", seat=seat)
        mistakes = [mistake_lines(self._language, self._review, one, self._names) for one in self._review.mistakes]
        choices = self.query_one(Choices)
        choices.offer([(str(place), ink("\n".join(lines), INK2)) for place, lines in enumerate(mistakes, 1)])
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Show the replay at this decision."""
        event.stop()
        self.dismiss(self._review.mistakes[event.option_index].number)

    def action_close(self) -> None:
        self.dismiss(None)
