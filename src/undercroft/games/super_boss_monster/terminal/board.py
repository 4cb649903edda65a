"""The board of Super Boss Monster: the family's board with the city, the market and the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_family.terminal import panels
from undercroft.games.boss_family.terminal.board import BossMonsterBoard, Panels
from undercroft.games.super_boss_monster.terminal import city

if TYPE_CHECKING:
    from undercroft.games.boss_family.view_types import BossView

TOGETHER: Final[Panels] = {
    "waiting": ("terminal-sb-stack", panels.waiting),
    "market": ("word-market", city.market),
    "hand": ("word-hand", panels.hand),
    "town": ("terminal-sb-city", city.city),
    "others": ("terminal-bm-others", city.others),
}
ALONE: Final[Panels] = {**TOGETHER, "others": ("word-score", city.score)}
"""In a solo game the score takes the place of the other players."""


class SuperBossMonsterBoard(BossMonsterBoard):
    """The family's board: the market above the hand, the stack above the city."""

    columns = (("market", "hand"), ("waiting", "town"), ("others",))
    broad = "town"
    overlays = {**BossMonsterBoard.overlays, "f6": ("terminal-sb-city", city.reading)}

    def panels_of(self, view: BossView) -> Panels:
        """The panels of a solo game or of one for several players."""
        return ALONE if view["seats"] == 1 else TOGETHER
