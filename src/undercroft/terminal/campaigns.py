"""Campaigns in words: what a game with a campaign says about what a person has kept."""

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
"""What a campaign tells about what is kept."""


class CampaignWords(Protocol):
    """The campaign of one game in words."""

    def lines(self, language: Language, told: Told) -> list[str]:
        """All that is kept, for reading."""
        ...

    def wish(self, told: Told, words: Sequence[str]) -> dict[str, str]:
        """What a person wants to decide, from the words of a command line; or a clear refusal."""
        ...

    def granted(self, language: Language, told: Told, wish: dict[str, str]) -> str:
        """What a wish has led to."""
        ...

    def gains(self, language: Language, gains: Sequence[Kept]) -> list[str]:
        """What a finished game has given."""
        ...


def game_and_campaign(name: str) -> tuple[Game[Any], Campaign]:
    """A game that must have a campaign."""
    game = find_game(name)
    if game.campaign is None:
        raise ImpossibleSetup("no-campaign", game=game.id)
    return game, game.campaign


def export_to(path: Path, game: str, kept: Kept) -> None:
    """Write what is kept to a file of its own, to take along."""
    try:
        path.write_text(CampaignFile(game=game, kept=kept).text(), encoding="utf-8")
    except OSError as error:
        raise Malformed("unwritable-file", path=str(path), reason=error.strerror or error) from error
