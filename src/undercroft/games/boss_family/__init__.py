"""The Boss Monster family: rules, cards, bots and boards that its three editions share."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.kernel.game import SharedPackage

if TYPE_CHECKING:
    from undercroft.terminal.plugin import GameUI


def _terminal() -> GameUI:
    from undercroft.games.boss_family.terminal.board import BossMonsterBoard
    from undercroft.games.boss_family.terminal.texts import BossMonsterTexts
    from undercroft.terminal.plugin import GameUI

    return GameUI(BossMonsterBoard, BossMonsterTexts())


FAMILY = SharedPackage(files(__name__), terminal=_terminal)
