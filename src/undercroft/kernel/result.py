"""How a game ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Who won, with what scores, and the reason (a message key)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
