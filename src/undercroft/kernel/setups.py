"""The set-ups of a game's daily challenge."""

from __future__ import annotations

from typing import Any

import msgspec


class DailySetups(msgspec.Struct, frozen=True):
    """How many seats there are, bots at all but the first, and the options among which a day picks."""

    seats: int = 1
    options: tuple[dict[str, Any], ...] = ({},)
