"""Texts of campaigns, and reading and writing their files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from undercroft.kernel.errors import ImpossibleSetup, Malformed
from undercroft.kernel.features.campaign import CampaignFile
from undercroft.kernel.game import Game, find_game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from undercroft.i18n import Language
    from undercroft.kernel.features.campaign import Campaign, Kept

Told = dict[str, Any]
"""The progress of a campaign, as the game describes it."""


class CampaignTexts(Protocol):
    """Texts of the campaign of a game."""

    def lines(self, language: Language, told: Told) -> list[str]:
        """The whole progress, for reading."""
        ...

    def parse_change(self, told: Told, words: Sequence[str]) -> dict[str, str]:
        """Parse a change from the words of a command line; raise UsageError if they name none."""
        ...

    def change_text(self, language: Language, told: Told, change: dict[str, str]) -> str:
        """The result of a change, in a sentence."""
        ...

    def gains(self, language: Language, gains: Sequence[Kept]) -> list[str]:
        """The rewards of a finished game."""
        ...


def game_and_campaign(name: str) -> tuple[Game[Any], Campaign]:
    """Find a game and its campaign; raise ImpossibleSetup without one."""
    game = find_game(name)
    if game.campaign is None:
        raise ImpossibleSetup("no-campaign", game=game.id)
    return game, game.campaign


def export_to(path: Path, game: str, kept: Kept) -> None:
    """Export a campaign to a file."""
    try:
        path.write_text(CampaignFile(game=game, kept=kept).text(), encoding="utf-8")
    except OSError as error:
        raise Malformed("unwritable-file", path=str(path), reason=error.strerror or error) from error
