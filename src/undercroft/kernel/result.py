"""How a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from undercroft.kernel.view_types import ResultData


class Result(msgspec.Struct, frozen=True):
    """Who won, with what scores, and the reason (a message key)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def told(self) -> ResultData:
        """The result for a view, JSON-able."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
