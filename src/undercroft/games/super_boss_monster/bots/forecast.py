"""Forecast of a turn in the city: with the errands of minions, and for one player too."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.boss_family.bots.card_values import SOUL
from undercroft.games.boss_family.bots.forecast import NEVER, Forecast, Guest
from undercroft.games.boss_family.rules.facts import CLASSES, HEALTH, SOULS, WOUNDS
from undercroft.games.boss_family.rules.state import BUILDING, ON_CARD, REVEALING, TOWN, TOWN_PHASE
from undercroft.games.boss_family.rules.totals import LEAST_HEALTH, all_treasure_of
from undercroft.games.super_boss_monster.rules.facts import KIND_OF_SPACE, SOLO_SEATS, TREASURE_AT, TREASURE_SPACE
from undercroft.games.super_boss_monster.rules.solo import thresholds

BEFORE_ERRANDS: Final = (TOWN_PHASE, BUILDING, REVEALING)
"""The phases in which minions stand on their spaces and have not done their errands."""


class CityForecast(Forecast):
    """Forecast in the city: souls and wounds count alike; a place in town sets the treasure that one player needs."""

    __slots__ = ()

    enough_damage: ClassVar[int] = 14

    def treasure_of(self, seat: int) -> list[int]:
        """Return the treasure of a dungeon when heroes look for it, with what its minion fetches."""
        state = self.state
        shown = all_treasure_of(state, seat)
        at = state.minions[seat]
        if 0 <= at < ON_CARD and state.phase in BEFORE_ERRANDS and KIND_OF_SPACE[at] == TREASURE_SPACE:
            shown[TREASURE_AT[at]] += 1
        return shown

    def expected(self) -> list[Guest]:
        """Return the heroes in town, with the treasure that each would have to see here to come."""
        state = self.state
        shown = [self.treasure_of(other) for other in state.order if other != self.seat]
        needed = thresholds(state) if state.setup.seats == SOLO_SEATS else []
        guests = []
        for place, hero in enumerate(state.zones[TOWN]):
            face = state.face[hero]
            kinds = CLASSES[face]
            if needed:
                rival = needed[place] - 1 if place < len(needed) else NEVER
            else:
                rival = max([sum([treasure[kind] for kind in kinds]) for treasure in shown], default=0)
            guests.append(Guest(kinds, rival, HEALTH[face], SOUL * SOULS[face], SOUL * WOUNDS[face]))
        return guests


def outcome(face: int, damage: int, token: int = 0) -> int:
    """Return the value of a hero to a dungeon that deals this much damage: souls, or wounds."""
    return SOUL * (SOULS[face] if damage >= max(LEAST_HEALTH, HEALTH[face] + token) else -WOUNDS[face])
