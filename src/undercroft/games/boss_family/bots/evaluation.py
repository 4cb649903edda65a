"""Evaluation of positions of the Boss Monster family at the end of a round.

The weights are fitted to games that the policy plays against itself: `python -m tools.train` writes them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from undercroft.games.boss_family.rules.dungeon import active_rooms, minibosses_of
from undercroft.games.boss_family.rules.ending import points_of
from undercroft.games.boss_family.rules.facts import ADVANCED, SPELL
from undercroft.games.boss_family.rules.state import HAND, State, count_of_back
from undercroft.games.boss_family.rules.totals import all_treasure_of, damage_of, souls_of, wounds_of

LITTLE: Final = 6
MIDDLING: Final = 10
MUCH: Final = 16
"""Bounds of damage: beyond each, a point is worth less, and beyond the last one nothing."""
FEW_CARDS: Final = 3
NAMES: Final = (
    "souls",
    "many souls",
    "wounds",
    "many wounds",
    "little damage",
    "more damage",
    "much damage",
    "treasure",
    "rooms in hand",
    "more rooms in hand",
    "a spell",
    "more spells",
    "a Level Up to come",
    "rooms",
    "coins",
    "levels of minibosses",
    "advanced rooms",
)
"""The names of the features of a player, in the order of `features`."""
MANY_SOULS: Final = 6
MANY_WOUNDS: Final = 2
MOST_POINTS: Final = 50.0


def features(state: State, seat: int) -> tuple[float, ...]:
    """Return the numbers by which a player is valued."""
    spells = count_of_back(state, HAND + seat, SPELL)  # everybody sees the backs of a hand, and nobody more
    rooms = len(state.zones[HAND + seat]) - spells
    souls, wounds = souls_of(state, seat), wounds_of(state, seat)
    active, levels = active_rooms(state, seat), state.levels
    damage = sum([damage_of(state, room) for room in active])
    return (
        souls,
        max(souls - MANY_SOULS, 0),
        wounds,
        max(wounds - MANY_WOUNDS, 0),
        min(damage, LITTLE),
        min(max(damage - LITTLE, 0), MIDDLING - LITTLE),
        min(max(damage - MIDDLING, 0), MUCH - MIDDLING),
        sum(all_treasure_of(state, seat)),
        min(rooms, FEW_CARDS),
        max(rooms - FEW_CARDS, 0),
        min(spells, 1),
        max(spells - 1, 0),
        0 if state.leveled & 1 << seat else 1,
        state.size[seat],
        state.coins[seat],
        sum([levels[miniboss] for miniboss in minibosses_of(state, seat)]) if levels else 0,
        sum([ADVANCED[state.face[room]] for room in active]),
    )


class Evaluation:
    """The probability that a seat wins, by weights of the features; alone, the points that it will have."""

    def __init__(self, weights: tuple[float, ...], alone: tuple[float, ...] = ()) -> None:
        self._weights = weights
        self._alone = alone
        """The weights for one player, by which the points still to come are estimated, and a constant."""

    def standing(self, state: State, seat: int) -> float:
        """Return the weighted sum of the features of a seat, to be compared with those of others."""
        numbers = zip(self._weights, features(state, seat), strict=True)
        return sum([weight * number for weight, number in numbers], 0.0)

    def value(self, state: State, seat: int) -> float:
        """Return the probability that a seat wins, by the sums of all seats; alone, the share of the points."""
        if state.setup.seats == 1:
            return self._points(state, seat) / MOST_POINTS
        if state.result is not None:
            winners = state.result.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        if seat not in state.order:  # eliminated: it has neither a boss nor a chance
            return 0.0
        mine = self.standing(state, seat)
        return 1.0 / sum([exp(self.standing(state, other) - mine) for other in state.order])

    def _points(self, state: State, seat: int) -> float:
        if state.result is not None:
            return state.result.scores[seat]
        numbers = (*features(state, seat), 1.0)
        to_come = sum([weight * number for weight, number in zip(self._alone, numbers, strict=True)], 0.0)
        return points_of(state, seat) + to_come
