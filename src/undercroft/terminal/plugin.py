"""Plug-in points of games for the terminal: board, texts and campaign, with defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from undercroft.kernel.game import find_game, find_package
from undercroft.terminal.texts import GameTexts
from undercroft.terminal.widgets.board import Board

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.terminal.campaigns import CampaignTexts, Told
    from undercroft.terminal.widgets.pages import Page


class CampaignPages(Protocol):
    """Draws the campaign of a game."""

    def pages(self, language: Language, told: Told, width: int) -> list[Page]:
        """The pages of a campaign for a window of this width."""
        ...

    def notes(self, language: Language) -> list[str]:
        """An explanation of the pages."""
        ...

    def empty(self, language: Language) -> list[str]:
        """An explanation for a campaign that has not begun."""
        ...


class CampaignUI(NamedTuple):
    """A campaign in texts and in pages."""

    texts: CampaignTexts
    pages: CampaignPages


class GameUI(NamedTuple):
    """The board, texts and campaign of a game in the terminal."""

    board: type[Board] = Board
    texts: GameTexts = GameTexts()
    campaign: CampaignUI | None = None


DEFAULT: Final = GameUI()
_uis: dict[str, GameUI] = {}


def ui_of(game: str) -> GameUI:
    """Return what a game brings for the terminal; cached."""
    if game not in _uis:
        load = find_package(game).terminal
        ui = DEFAULT if load is None else load()
        if not isinstance(ui, GameUI):
            raise TypeError(f"{game} brings no GameUI for the terminal, but {ui!r}")
        _uis[game] = ui
    return _uis[game]


def texts_of(game: str) -> GameTexts:
    """Return the texts of a game."""
    return ui_of(game).texts


def campaign_of(game: str) -> CampaignUI:
    """Return the campaign of a game; raise TypeError if it brings none."""
    campaign = ui_of(game).campaign
    if campaign is None:
        raise TypeError(f"{game} brings no campaign for the terminal")
    return campaign


def has_windows(game: str) -> bool:
    """True if a game asks seats for responses that they can pass automatically."""
    return any(verb.idle for verb in find_game(game).verbs)
