"""The board of Boss Monster: the viewer's dungeon large, below it the hand, the town and the other players."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual.containers import Horizontal
from textual.content import Content

from undercroft.games.boss_family.terminal import overlays, panels
from undercroft.games.boss_family.terminal.places import focus_of
from undercroft.terminal.widgets.board import Board, section
from undercroft.terminal.widgets.looks import Look
from undercroft.terminal.widgets.widgets import Drawing, Quiet

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from undercroft.games.boss_family.view_types import BossView
    from undercroft.terminal.widgets.looks import LookAt

SOME_WIDTH: Final = 40
"""A width at which to find out if a panel has lines."""

Panels = Mapping[str, tuple[str, Callable[[Look, int], list[Content]]]]
"""The panels by name: the message of the title, and the function that draws it; empty panels are hidden."""

PANELS: Final[Panels] = {
    "waiting": ("word-waiting", panels.waiting),
    "hand": ("word-hand", panels.hand),
    "town": ("word-town", panels.town),
    "others": ("terminal-bm-others", panels.others),
}
"""The panels besides the dungeon."""


class BossMonsterBoard(Board):
    """Dungeon, hand, town, others and waiting effects; in a small window all but the dungeon share one panel."""

    styles_path = Path(__file__).with_name("board.tcss")
    columns: ClassVar[Sequence[Sequence[str]]] = (("hand",), ("waiting", "town"), ("others",))
    """The panels below the dungeon: columns from the left, each from the top."""
    broad: ClassVar[str] = ""
    """A panel whose column is broader than the others."""

    overlays = {
        "f2": ("terminal-bm-dungeons", overlays.dungeons),
        "f3": ("word-hand", overlays.hand),
        "f5": ("zone-discard", overlays.discard),
        "f6": ("word-town", overlays.town),
    }

    def compose(self) -> ComposeResult:
        with Quiet(id="dungeon-box", classes="panel"):
            yield Drawing(id="dungeon")
        with Horizontal(id="columns"):
            for column in self.columns:
                with Quiet(classes="column -broad" if self.broad in column else "column"):
                    for name in column:
                        with Quiet(id=f"{name}-box", classes="panel"):
                            yield Drawing(id=name)
        with Quiet(id="everything-box", classes="panel"):
            yield Drawing(id="everything")

    def show(self, look: LookAt[BossView]) -> None:
        mine = focus_of(look.view) == look.view["seat"]
        title = look.language.text("terminal-bm-your-dungeon" if mine else "word-dungeon")
        self.query_one("#dungeon-box").border_title = title
        self.query_one("#dungeon", Drawing).show(lambda width: panels.dungeon(look, width))
        shown = self.panels_of(look.view)
        for name, (title, draw) in shown.items():
            box = self.query_one(f"#{name}-box")
            box.border_title = look.language.text(title)
            box.display = bool(draw(look, SOME_WIDTH))
            self.query_one(f"#{name}", Drawing).show(lambda width, draw=draw: draw(look, width))  # type: ignore[misc]
        self.query_one("#everything", Drawing).show(lambda width: everything(look, width, shown))
        self.call_after_refresh(self._scroll)

    def panels_of(self, view: BossView) -> Panels:
        """The panels besides the dungeon."""
        return PANELS

    def _scroll(self) -> None:
        """Scroll to what can be chosen; in the shared panel first to announced effects."""
        for name in ("dungeon", *itertools.chain(*self.columns), "everything"):
            self.scroll_to_marked(name)
        if self.query_one("#waiting-box").display:
            self.query_one("#everything-box").scroll_to(y=0, animate=False)


def everything(look: LookAt[BossView], width: int, shown: Panels = PANELS) -> list[Content]:
    """All panels but the dungeon, one below the other."""
    lines: list[Content] = []
    for title, draw in shown.values():
        if drawn := draw(look, width):
            lines += section(look.language.text(title), drawn, width)
    return lines
