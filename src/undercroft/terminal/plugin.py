"""How a game looks in a terminal: its board, its words and its campaign; a plain face where it brings none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from undercroft.kernel.game import find_game, find_package
from undercroft.terminal.texts import GameWords
from undercroft.terminal.widgets.board import Board

if TYPE_CHECKING:
    from undercroft.i18n import Language
    from undercroft.terminal.campaigns import CampaignWords, Told
    from undercroft.terminal.widgets.pages import Page


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


class CampaignFace(NamedTuple):
    """A campaign in words and in pages."""

    words: CampaignWords
    pages: CampaignPages


class Face(NamedTuple):
    """What a game brings along for the terminal."""

    board: type[Board] = Board
    words: GameWords = GameWords()
    campaign: CampaignFace | None = None


PLAIN = Face()
_faces: dict[str, Face] = {}


def face_of(game: str) -> Face:
    """How a game looks, asked for once."""
    if game not in _faces:
        bring = find_package(game).terminal
        face = PLAIN if bring is None else bring()
        if not isinstance(face, Face):
            raise TypeError(f"{game} brings no Face for the terminal, but {face!r}")
        _faces[game] = face
    return _faces[game]


def words_of(game: str) -> GameWords:
    """How a game is put into words."""
    return face_of(game).words


def campaign_of(game: str) -> CampaignFace:
    """How the campaign of a game that has one is told and drawn."""
    campaign = face_of(game).campaign
    if campaign is None:
        raise TypeError(f"{game} brings no campaign for the terminal")
    return campaign


def has_windows(game: str) -> bool:
    """Whether seats are asked for answers that can be passed for them."""
    return any(verb.idle for verb in find_game(game).verbs)
