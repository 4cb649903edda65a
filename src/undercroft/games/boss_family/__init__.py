"""The Boss Monster family: rules, cards, bots and boards that its three editions share."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from undercroft.kernel.game import SharedPackage

if TYPE_CHECKING:
    from undercroft.terminal.plugin import Face


def _terminal() -> Face:
    from undercroft.games.boss_family.terminal.board import BossMonsterBoard
    from undercroft.games.boss_family.terminal.texts import BossMonsterWords
    from undercroft.terminal.plugin import Face

    return Face(BossMonsterBoard, BossMonsterWords())


FAMILY = SharedPackage(files(__name__), terminal=_terminal)
