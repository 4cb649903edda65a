"""The register of how games are put into words; a game that is not in it gets what the kernel can draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.boss_monster.terminal.telling import BossMonsterWords
from undercroft.games.dragon_tower.terminal.telling import DragonTowerWords
from undercroft.games.one_deck_dungeon.terminal.campaign import SheetWords
from undercroft.games.one_deck_dungeon.terminal.telling import OneDeckDungeonWords
from undercroft.kernel.game import find_game
from undercroft.terminal.words import GameWords

if TYPE_CHECKING:
    from undercroft.terminal.campaigns import CampaignWords

WORDS: Final[dict[str, GameWords]] = {
    "boss-monster": BossMonsterWords(),
    "dragon-tower": DragonTowerWords(),
    "one-deck-dungeon": OneDeckDungeonWords(),
}
PLAIN_WORDS: Final = GameWords()
CAMPAIGNS: Final[dict[str, CampaignWords]] = {"one-deck-dungeon": SheetWords()}
"""The campaigns of those games that have one."""


def words_of(game: str) -> GameWords:
    """How a game is put into words."""
    return WORDS.get(game, PLAIN_WORDS)


def campaign_words(game: str) -> CampaignWords:
    """How the campaign of a game that has one is put into words."""
    return CAMPAIGNS[game]


def has_windows(game: str) -> bool:
    """Whether seats are asked for answers that can be passed for them."""
    return any(verb.idle for verb in find_game(game).verbs)
