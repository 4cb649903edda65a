"""Campaigns: what a person keeps from one game to the next, where a game has such a thing.

What is kept is a JSON-able dict that only the game understands; an empty one is a person's beginning. Whoever offers
tables (a server, the terminal) stores it and hands it in and out through these functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from undercroft.kernel.errors import Malformed

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.state import State

Kept = dict[str, Any]
"""What one person has kept; never changed in place."""


FORMAT: Literal["campaign-1"] = "campaign-1"


class CampaignFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody has kept in a game, as a file to take along."""

    undercroft: Literal["campaign-1"] = FORMAT
    game: str
    kept: Kept

    def text(self) -> str:
        """The file's content."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def read_file(text: str | bytes) -> CampaignFile:
    """A file that was exported, or a clear refusal."""
    try:
        return msgspec.json.decode(text, type=CampaignFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("bad-campaign", reason=str(error)) from error


def opened(file: CampaignFile, game: Game[Any]) -> Kept:
    """What a file for this game holds, checked by the game."""
    if file.game != game.id or game.campaign is None:
        raise Malformed("bad-campaign", reason=file.game)
    return game.campaign.read(file.kept)


class Campaign(Protocol):
    """What a game with a campaign offers to those who offer its tables."""

    def bring(self, options: dict[str, Any], seat: int, kept: Kept) -> dict[str, Any]:
        """The options of a table with what the person at a seat brings along; unchanged outside a campaign."""
        ...

    def earned(self, state: State, options: dict[str, Any], seat: int) -> Kept | None:
        """What a finished game gives the person at a seat, for `book`; None outside a campaign."""
        ...

    def book(self, kept: Kept, earned: Kept) -> Kept:
        """What is kept after something was earned."""
        ...

    def change(self, kept: Kept, wish: dict[str, str]) -> Kept:
        """What is kept after the person has decided something about it; a refused wish raises and changes nothing."""
        ...

    def told(self, kept: Kept) -> dict[str, Any]:
        """What is kept with everything a screen shows of it, such as the wishes that would be granted now."""
        ...

    def read(self, data: Any) -> Kept:
        """What was kept, from data that came from outside, or a clear refusal."""
        ...
