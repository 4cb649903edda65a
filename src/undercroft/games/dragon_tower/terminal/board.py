"""The board of Dragon Tower: the tower on the left, the fight and the heroes on the right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.terminal import panels
from undercroft.terminal.widgets.board import Board
from undercroft.terminal.widgets.widgets import Drawing, Quiet

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from undercroft.games.dragon_tower.view_types import TowerView
    from undercroft.terminal.widgets.looks import LookAt


class DragonTowerBoard(Board):
    """Tower, fight and heroes."""

    styles_path = Path(__file__).with_name("board.tcss")

    overlays = {"f2": ("terminal-tower", panels.tower), "f3": ("terminal-heroes", panels.heroes)}

    def compose(self) -> ComposeResult:
        with Quiet(id="tower-box", classes="panel"):
            yield Drawing(id="tower")
        with Quiet(id="side"):
            with Quiet(id="fight-box", classes="panel"):
                yield Drawing(id="fight")
            with Quiet(id="heroes-box", classes="panel"):
                yield Drawing(id="heroes")

    def show(self, look: LookAt[TowerView]) -> None:
        language = look.language
        fighting = look.view["fight"] is not None
        self.set_class(fighting, "-fighting")
        self.query_one("#tower-box").border_title = language.text("terminal-tower")
        self.query_one("#heroes-box").border_title = language.text("terminal-heroes")
        self.query_one("#fight-box").border_title = language.text("terminal-fight")
        tower = self.query_one("#tower", Drawing)
        tower.show(lambda width: panels.tower(look, width))
        self.query_one("#heroes", Drawing).show(lambda width: panels.heroes(look, width))
        self.query_one("#fight", Drawing).show(lambda width: panels.fight(look, width))
        self.call_after_refresh(self._scroll, look)

    def _scroll(self, look: LookAt[TowerView]) -> None:
        """Scroll to the party's floor, at the bottom to show the floors ahead, and to the heroes in question."""
        width = self.query_one("#tower", Drawing).size.width
        if width and look.view["floor"]:
            box = self.query_one("#tower-box", Quiet)
            top = panels.line_of_floor(look, width)
            end = top + len(panels.floor_lines(look, look.view["tower"][look.view["floor"] - 1], width))
            box.scroll_to(y=max(0, end - box.size.height), animate=False)
        width = self.query_one("#heroes", Drawing).size.width
        if width:
            self.query_one("#heroes-box", Quiet).scroll_to(y=panels.line_of_hero(look, width), animate=False)
