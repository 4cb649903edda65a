"""What a game suggests to a seat that is asked."""

from __future__ import annotations

import msgspec

from undercroft.kernel.view_types import ToldOption


class Advice(msgspec.Struct, frozen=True):
    """Something the seat that is asked might do: options in the order to play them, and what that leads to."""

    texts: tuple[str, ...]
    notes: dict[str, int]
    later: tuple[ToldOption, ...] = ()
    """What others would have to do then, or first if there is nothing to do before it: each as an option is told."""
