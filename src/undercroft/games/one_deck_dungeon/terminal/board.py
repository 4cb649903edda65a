"""The board of One Deck Dungeon: heroes, encounter and doors, dungeon."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from textual.content import Content

from undercroft.games.one_deck_dungeon.terminal import encounter_lines, overlays, panels
from undercroft.games.one_deck_dungeon.terminal.targets import foe_name, is_facing
from undercroft.terminal.widgets.board import Board, section
from undercroft.terminal.widgets.widgets import Drawing, Quiet

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from undercroft.games.one_deck_dungeon.view_types import DungeonView
    from undercroft.terminal.widgets.looks import LookAt

PANELS = {
    "heroes": ("word-heroes", panels.heroes),
    "doors": ("word-doors", panels.doors),
    "dungeon": ("word-dungeon", panels.dungeon),
}
"""The panels besides the encounter: the message of the title, and the function that draws it."""


class OneDeckDungeonBoard(Board):
    """Three columns; in a small window the encounter or the doors, beside one panel for the rest."""

    styles_path = Path(__file__).with_name("board.tcss")

    overlays = {
        "f2": ("word-dungeon", overlays.dungeon),
        "f3": ("word-heroes", overlays.heroes),
        "f5": ("word-doors", overlays.doors),
        "f6": ("word-potions", overlays.potions),
    }

    def compose(self) -> ComposeResult:
        with Quiet(id="od-heroes-box", classes="panel"):
            yield Drawing(id="od-heroes")
        with Quiet(id="od-middle"):
            with Quiet(id="od-encounter-box", classes="panel"):
                yield Drawing(id="od-encounter")
            with Quiet(id="od-doors-box", classes="panel"):
                yield Drawing(id="od-doors")
        with Quiet(id="od-dungeon-box", classes="panel"):
            yield Drawing(id="od-dungeon")
        with Quiet(id="od-everything-box", classes="panel"):
            yield Drawing(id="od-everything")

    def show(self, look: LookAt[DungeonView]) -> None:
        view, language = look.view, look.language
        facing = is_facing(view)
        self.set_class(facing, "-facing")
        self.set_class(view["boss"] is not None, "-boss")
        box = self.query_one("#od-encounter-box")
        box.border_title = foe_name(language, view) if facing else ""
        rolled = facing and view["encounter"] is not None and view["encounter"]["boxes"]
        box.border_subtitle = encounter_lines.stopping(look) if rolled else ""
        height = self.size.height
        room = {"heroes": height - 2, "doors": 0 if facing else height - 2, "dungeon": 0}  # without the frame
        self.query_one("#od-encounter", Drawing).show(lambda width: encounter_lines.encounter(look, width, height))
        for name, (title, draw) in PANELS.items():
            self.query_one(f"#od-{name}-box").border_title = language.text(title)
            self.query_one(f"#od-{name}", Drawing).show(partial(draw, look, height=room[name]))
        self.query_one("#od-everything", Drawing).show(lambda width: everything(look, width))
        self.call_after_refresh(self._scroll)

    def _scroll(self) -> None:
        """Scroll to what can be chosen."""
        for name in ("encounter", *PANELS, "everything"):
            self.scroll_to_marked(f"od-{name}")


def everything(look: LookAt[DungeonView], width: int) -> list[Content]:
    """All panels but the large one, one below the other."""
    lines: list[Content] = []
    for name, (title, draw) in PANELS.items():
        if name == "doors" and not is_facing(look.view):
            continue
        lines += section(look.language.text(title), draw(look, width), width)
    return lines
