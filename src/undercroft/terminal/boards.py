"""The register of what games look like: their boards, a plain one where there is none, and their campaigns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from undercroft.games.boss_monster.terminal.board import BossMonsterBoard
from undercroft.games.dragon_tower.terminal.board import DragonTowerBoard
from undercroft.games.one_deck_dungeon.terminal import sheets
from undercroft.games.one_deck_dungeon.terminal.board import OneDeckDungeonBoard
from undercroft.terminal.board import Board

if TYPE_CHECKING:
    from undercroft.lang import Language
    from undercroft.terminal.campaigns import Told
    from undercroft.terminal.pages import Page


class CampaignPages(Protocol):
    """How the campaign of a game is drawn."""

    def pages(self, language: Language, told: Told, width: int) -> list[Page]:
        """The pages of what is kept, for a width of the window."""
        ...

    def notes(self, language: Language) -> list[str]:
        """How the pages are read."""
        ...

    def empty(self, language: Language) -> list[str]:
        """That nothing is kept yet, and how to begin."""
        ...


BOARDS: Final[dict[str, type[Board]]] = {
    "boss-monster": BossMonsterBoard,
    "dragon-tower": DragonTowerBoard,
    "one-deck-dungeon": OneDeckDungeonBoard,
}

CAMPAIGN_PAGES: Final[dict[str, CampaignPages]] = {"one-deck-dungeon": sheets}


def board_class(game: str) -> type[Board]:
    """The kind of board that a game is drawn on."""
    return BOARDS.get(game, Board)


def campaign_pages(game: str) -> CampaignPages:
    """How the campaign of a game that has one is drawn."""
    return CAMPAIGN_PAGES[game]
