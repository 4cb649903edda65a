"""The board: the upper part of a table, drawn by each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.containers import Horizontal

from undercroft.terminal.widgets.looks import INK2, ink
from undercroft.terminal.widgets.widgets import Drawing, Quiet
from undercroft.terminal.widgets.zones import draw

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from textual.app import ComposeResult
    from textual.content import Content

    from undercroft.terminal.widgets.looks import Look

    Panel = Callable[[Look, int], list[Content]]


class Board(Horizontal):
    """The board of a table; by default the declared zones with the names of their cards."""

    styles_path: ClassVar[Path | None] = None
    """The file with the styles of a board that arranges its own panels."""
    overlays: ClassVar[dict[str, tuple[str, Panel]]] = {}
    """Full-screen panels by function key: the message of the title, and the panel."""

    def compose(self) -> ComposeResult:
        with Quiet(classes="panel whole"):
            yield Drawing(id="zones")

    def show(self, look: Look) -> None:
        self.query_one("#zones", Drawing).show(lambda width: draw(look, width))

    def scroll_to_marked(self, name: str) -> None:
        """Scroll the box of a drawing to what can be chosen."""
        drawing = self.query_one(f"#{name}", Drawing)
        if width := drawing.size.width:
            box = self.query_one(f"#{name}-box", Quiet)
            box.scroll_to(y=first_marked(drawing.lines(width), box.size.height), animate=False)


def section(title: str, lines: list[Content], width: int) -> list[Content]:
    """The lines of a panel under a rule with its title, for a box that several panels share."""
    return [ink(f"── {title} ".ljust(width, "─")[:width], INK2), *lines]


def first_marked(lines: list[Content], height: int) -> int:
    """The line to scroll to, so that the first thing that can be chosen is visible."""
    marked = [number for number, line in enumerate(lines) if _is_marked(line)]
    if not marked or marked[0] < height:
        return 0
    return marked[0] - 1


def _is_marked(line: Content) -> bool:
    return any("@click" in span.style.meta for span in line.spans if not isinstance(span.style, str))
