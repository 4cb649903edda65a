"""An edition of the family: the order in which players act, and how announced effects get their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.games.boss_monster.rules.state import State


class Edition(msgspec.Struct, frozen=True):
    """What the editions of the family do differently."""

    id: str
    acting_order: Callable[[State], list[int]]
    """The seats in the order in which they act."""
    open_window: Callable[[State, int], None]
    """Begin a time in which spells and effects may be used, with a player active."""
    announced: Callable[[State, int, int, int], None]
    """A spell or effect (seat, source, target) was announced and paid for: when does it resolve?"""


EDITIONS: dict[str, Edition] = {}


def edition_of(state: State) -> Edition:
    """The edition that is being played."""
    return EDITIONS[state.setup.edition]
