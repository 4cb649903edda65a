"""Heroes that follow souls instead of treasure."""

from __future__ import annotations

from undercroft.games.boss_family.rules.effects.registry import card
from undercroft.games.boss_family.rules.state import State
from undercroft.games.boss_family.rules.totals import souls_of


@card("fool").drawn_to()
def follow_the_poorest(state: State) -> dict[int, int]:
    """The hero goes to the one player with the fewest souls (BM-109, BM-232)."""
    souls = {seat: souls_of(state, seat) for seat in state.order}
    fewest = min(souls.values())
    return {seat: int(count == fewest) for seat, count in souls.items()}


def follow_the_richest(state: State) -> dict[int, int]:
    """The hero goes to the one player with the most souls."""
    souls = {seat: souls_of(state, seat) for seat in state.order}
    most = max(souls.values())
    return {seat: int(count == most) for seat, count in souls.items()}
