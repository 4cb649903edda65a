"""How a game ended."""

from __future__ import annotations

from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Who won, with what scores, and the reason (a message key)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def told(self) -> dict[str, Any]:
        """The result for a view, JSON-able."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
