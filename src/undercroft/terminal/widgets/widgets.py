"""The widgets that the screens of the app are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from undercroft.terminal.widgets.looks import INK, INK2, INK3, QUIET_CLICK, TORCH, ink

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual import events
    from textual.geometry import Size

    from undercroft.terminal.session.history import LogLine

LOG_INK = {"news": INK, "story": INK3, "said": INK2}


class Drawing(Widget):
    """A panel whose lines are laid out for its width."""

    DEFAULT_CSS = "Drawing { height: auto; width: 1fr; }"

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._draw: Callable[[int], list[Content]] = lambda width: []
        self._drawn: dict[int, list[Content]] = {}

    def show(self, draw: Callable[[int], list[Content]]) -> None:
        """Show what this function draws for a width."""
        self._draw = draw
        self._drawn = {}
        self.refresh(layout=True)

    def lines(self, width: int) -> list[Content]:
        """The lines for a width; cached."""
        if width not in self._drawn:
            self._drawn[width] = self._draw(width)
        return self._drawn[width]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The number of lines at this width."""
        return len(self.lines(width))

    def render(self) -> Content:
        return Content("\n").join(self.lines(self.size.width))

    async def on_click(self, event: events.Click) -> None:
        """A click on a thing that keeps its own colours."""
        action = event.style.meta.get(QUIET_CLICK)
        if action is not None:
            event.stop()
            await self.run_action(action)


class Quiet(VerticalScroll, can_focus=False):
    """A scrolling box that cannot take the keyboard focus."""


class Choices(OptionList):
    """The list of options with their keys; long ones are wrapped."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._rows: Sequence[tuple[str, Content]] = ()
        self._width = 0
        """The width for which they were wrapped."""

    def offer(self, rows: Sequence[tuple[str, Content]], highlighted: int = 0) -> None:
        """Show these options, each with its key."""
        self.clear_options()
        self._rows = rows
        self._width = self._room()
        self.add_options([Option(_with_key(key, text, self._width)) for key, text in rows])
        if rows:
            self.highlighted = min(highlighted, len(rows) - 1)

    def _room(self) -> int:
        return max(20, self.scrollable_content_region.width - 4)  # the key before, a scrollbar after

    def on_resize(self) -> None:
        if self._room() != self._width:
            self.offer(self._rows, self.highlighted or 0)


def _with_key(key: str, text: Content, width: int) -> Content:
    """A text behind its key; its further lines stand below the first."""
    first, *rest = text.wrap(width)
    lines = [Content.assemble((f"{key:>2} ", f"bold {TORCH}"), first), *(line.pad_left(3) for line in rest)]
    return Content("\n").join(lines)


def log_content(lines: Sequence[LogLine]) -> list[Content]:
    """The lines of a log in their colours."""
    return [ink(line.text, LOG_INK[line.kind], italic=line.kind != "news") for line in lines]
