"""Campaigns: progress that a person keeps from one game to the next.

The progress is a JSON-able dictionary that only the game understands; it is empty at the start. The server and the
terminal store it and pass it in and out through these functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from undercroft.kernel.errors import Malformed

if TYPE_CHECKING:
    from undercroft.kernel.game import Game
    from undercroft.kernel.state import State

Kept = dict[str, Any]
"""The progress of one person; never changed in place."""

FORMAT: Literal["campaign-1"] = "campaign-1"


class CampaignFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The progress of a person in a game, as a file for export."""

    undercroft: Literal["campaign-1"] = FORMAT
    game: str
    kept: Kept

    def text(self) -> str:
        """Return the file's content."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


def read_file(text: str | bytes) -> CampaignFile:
    """Parse an exported file; raise `Malformed` if it is invalid."""
    try:
        return msgspec.json.decode(text, type=CampaignFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed("bad-campaign", reason=str(error)) from error


def opened(file: CampaignFile, game: Game[Any]) -> Kept:
    """Return the progress in a file, checked by the game; raise `Malformed` if it belongs to another game."""
    if file.game != game.id or game.campaign is None:
        raise Malformed("bad-campaign", reason=file.game)
    return game.campaign.read(file.kept)


class Campaign(Protocol):
    """The campaign of a game, as the server and the terminal use it."""

    def bring(self, options: dict[str, Any], seat: int, kept: Kept) -> dict[str, Any]:
        """Return the options of a table with the progress of the person at a seat; unchanged outside a campaign."""
        ...

    def earned(self, state: State, options: dict[str, Any], seat: int) -> Kept | None:
        """Return what a finished game gives the person at a seat, as input of `book`; None outside a campaign."""
        ...

    def book(self, kept: Kept, earned: Kept) -> Kept:
        """Return the progress after adding what a game gave."""
        ...

    def change(self, kept: Kept, wish: dict[str, str]) -> Kept:
        """Return the progress after a change that the person requests; raise an error if it is not allowed."""
        ...

    def told(self, kept: Kept) -> dict[str, Any]:
        """Return the progress with everything that a screen shows, such as the changes that are allowed now."""
        ...

    def read(self, data: Any) -> Kept:
        """Validate progress from untrusted data; raise an error if it is invalid."""
        ...
