"""Phrases that the greedy bot says to the other seats: seldom, and never a number (DT-057, DT-058)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.rules import capabilities, commitment
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTE, ATTRIBUTES, VALUE
from undercroft.games.dragon_tower.rules.state import HAND, State, living

if TYPE_CHECKING:
    from undercroft.kernel.state import Move

RICH: Final = 6
"""The points of an attribute in a hand that make it rich in it."""
BADLY_HURT: Final = 2


def remarks(state: State, move: Move) -> list[str]:
    """Return the phrases that would help the other seats before a move."""
    if not state.floor:
        return []
    if move == (commitment.withdraw,):
        return [f"i_cannot_take foe={state.foes[0]}"]
    if state.question is not capabilities.which_deck:
        return []
    own = [hero for hero in living(state) if state.setup.seat_of[hero] == state.seat]
    totals = [0, 0, 0, 0]
    for hero in own:
        for card in state.zones[HAND + hero]:
            totals[ATTRIBUTE[state.face[card]]] += VALUE[state.face[card]]
    phrases = [f"i_am_rich_in attribute={ATTRIBUTES[totals.index(max(totals))]}"] if max(totals) >= RICH else []
    if any(state.health[hero] <= BADLY_HURT for hero in own):
        phrases.append("i_am_badly_hurt")
    return phrases
