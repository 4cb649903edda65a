"""The register of the boards that games are drawn on; a game that is not in it gets a plain one."""

from __future__ import annotations

from typing import Final

from undercroft.terminal.board import Board
from undercroft.terminal.boss_monster.board import BossMonsterBoard
from undercroft.terminal.dragon_tower.board import DragonTowerBoard
from undercroft.terminal.one_deck_dungeon.board import OneDeckDungeonBoard

BOARDS: Final[dict[str, type[Board]]] = {
    "boss-monster": BossMonsterBoard,
    "dragon-tower": DragonTowerBoard,
    "one-deck-dungeon": OneDeckDungeonBoard,
}


def board_class(game: str) -> type[Board]:
    """The kind of board that a game is drawn on."""
    return BOARDS.get(game, Board)
