"""The result of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from undercroft.kernel.view_types import ResultData


class Result(msgspec.Struct, frozen=True):
    """The winning seats, the score of each seat, and the reason for the end (the last part of a message key)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def data(self) -> ResultData:
        """Return the result as views hold it, JSON-able."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
