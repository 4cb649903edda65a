"""The table of Boss Monster: one's own dungeon large, beside or below it the hand, the town and the others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from textual.containers import Horizontal
from textual.content import Content

from undercroft.games.boss_monster.terminal import panels, readings
from undercroft.games.boss_monster.terminal.words import focus_of, waiting_effects
from undercroft.terminal.board import Board, first_marked
from undercroft.terminal.looks import INK2, ink
from undercroft.terminal.widgets import Drawing, Quiet

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from undercroft.games.boss_monster.view_types import BossView
    from undercroft.terminal.looks import LookAt

PANELS = {
    "waiting": ("word-waiting", panels.waiting),
    "hand": ("word-hand", panels.hand),
    "town": ("word-town", panels.town),
    "others": ("terminal-bm-others", panels.others),
}
"""Besides the dungeon: the message of each panel's title, and what draws it."""


class BossMonsterBoard(Board):
    """Dungeon, hand, town, others and waiting effects; in a small window all but the dungeon share one panel."""

    styles_path = Path(__file__).with_name("board.tcss")

    readings = {
        "f2": ("terminal-bm-dungeons", readings.dungeons),
        "f3": ("word-hand", readings.hand),
        "f5": ("zone-discard", readings.discard),
        "f6": ("word-town", readings.town),
    }

    def compose(self) -> ComposeResult:
        """The dungeon; the others in columns, and the same once more in one."""
        with Quiet(id="dungeon-box", classes="panel"):
            yield Drawing(id="dungeon")
        with Horizontal(id="columns"):
            with Quiet(id="hand-box", classes="panel"):
                yield Drawing(id="hand")
            with Quiet(id="middle"):
                with Quiet(id="waiting-box", classes="panel"):
                    yield Drawing(id="waiting")
                with Quiet(id="town-box", classes="panel"):
                    yield Drawing(id="town")
            with Quiet(id="others-box", classes="panel"):
                yield Drawing(id="others")
        with Quiet(id="everything-box", classes="panel"):
            yield Drawing(id="everything")

    def show(self, look: LookAt[BossView]) -> None:
        """Show a view."""
        self.set_class(bool(waiting_effects(look.view)), "-waiting")
        mine = focus_of(look.view) == look.view["seat"]
        title = look.language.text("terminal-bm-your-dungeon" if mine else "word-dungeon")
        self.query_one("#dungeon-box").border_title = title
        self.query_one("#dungeon", Drawing).show(lambda width: panels.dungeon(look, width))
        for name, (title, draw) in PANELS.items():
            self.query_one(f"#{name}-box").border_title = look.language.text(title)
            self.query_one(f"#{name}", Drawing).show(lambda width, draw=draw: draw(look, width))  # type: ignore[misc]
        self.query_one("#everything", Drawing).show(lambda width: everything(look, width))
        self.call_after_refresh(self._scroll)

    def _scroll(self) -> None:
        """Bring what can be chosen into sight."""
        for name in ("dungeon", *PANELS, "everything"):
            drawing = self.query_one(f"#{name}", Drawing)
            width = drawing.size.width
            if width:
                box = self.query_one(f"#{name}-box", Quiet)
                box.scroll_to(y=first_marked(drawing.lines(width), box.size.height), animate=False)


def everything(look: LookAt[BossView], width: int) -> list[Content]:
    """All panels but the dungeon, one below the other."""
    lines: list[Content] = []
    for name, (title, draw) in PANELS.items():
        if name != "waiting" or waiting_effects(look.view):
            heading = f"── {look.language.text(title)} "
            lines.append(ink(heading.ljust(width, "─")[:width], INK2))
            lines += draw(look, width)
    return lines
