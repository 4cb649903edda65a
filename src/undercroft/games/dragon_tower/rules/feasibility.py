"""Proof that the living heroes can no longer beat the room by any legal commitment (DT-DECISION-20).

It overrates the heroes (cards count as divisible points, skills as pure gain), so a room that it calls hopeless is lost
in every line of play (DT-DECISION-43).
"""

from __future__ import annotations

from undercroft.games.dragon_tower.rules.arithmetic import raised
from undercroft.games.dragon_tower.rules.bosses import need_of
from undercroft.games.dragon_tower.rules.facts import (
    ATTRIBUTE,
    FURY,
    GIANT_TROLL,
    HEALER,
    IN_EACH_OTHERS_WAY,
    POINTS,
    RESOURCEFUL,
    SECOND_STANCE,
    SHOULDER_TO_SHOULDER,
    TROUBLEWISE,
    VALUE,
    VOID_AGAINST_TROLL,
)
from undercroft.games.dragon_tower.rules.state import HAND, State, has_unspent, living, room_here

BUDGET = 3000
"""Number of assignments to try before the room counts as possible."""


def hopeless(state: State) -> bool:
    """Whether every assignment of the opponents kills all heroes, even if all cards can be played at their best."""
    heroes = living(state)
    needs = [need_of(state, foe) for foe in state.zones[room_here(state)]]
    brought = [bring(state, hero) for hero in heroes]
    # Somebody must survive (DT-DECISION-23); everybody, where everyone counts (DT-DECISION-31).
    spare = len(heroes) if state.setup.everyone_counts else 1
    gains = skill_gains(state, heroes)
    budget = sum(state.health) - spare + gains
    bare, in_pairs = 0, 0
    for attribute in range(4):
        pool = 0
        for points in brought:
            pool += points[attribute]
        total = more = 0
        for need in needs:
            points_needed = need[attribute]
            if points_needed:
                total += points_needed
                more += IN_EACH_OTHERS_WAY
        if total > pool:
            bare += total - pool
        if total + more > pool:
            in_pairs += total + more - pool
    if bare > budget:
        return True
    if in_pairs <= budget or len(heroes) == 1:
        return False  # pairs alone may suffice; and for one hero the bound is the fight itself
    lives = 1 if state.setup.everyone_counts else 0
    health = [state.health[hero] - lives for hero in heroes]
    return not _Search(needs, brought, health, budget, gains).finds()


def bring(state: State, hero: int) -> list[int]:
    """All points that a hero can bring to this room: base if it still counts, and the whole hand."""
    points = [0, 0, 0, 0]
    if not state.fought[hero]:
        points = list(POINTS[state.hero[hero]])
    if state.skills[hero] and has_unspent(state, hero, SECOND_STANCE):
        points = [own + base for own, base in zip(points, POINTS[state.hero[hero]], strict=True)]
    void = _only_the_troll_is_left(state)
    for card in state.zones[HAND + hero]:
        face = state.face[card]
        if not (void and VALUE[face] == VOID_AGAINST_TROLL):
            points[ATTRIBUTE[face]] += VALUE[face]
    return points


def _only_the_troll_is_left(state: State) -> bool:
    """Whether the Giant Troll is the only opponent left, against whom cards of +1 are worth nothing (DT-107)."""
    if state.setup.boss != GIANT_TROLL:
        return False
    foes = state.zones[room_here(state)]
    return len(foes) == 1 and state.face[foes[0]] == GIANT_TROLL


def skill_gains(state: State, heroes: list[int]) -> int:
    """The most points that unspent skills can save in this room."""
    gains = 0
    for hero in heroes:
        if state.skills[hero]:
            gains += 1 if has_unspent(state, hero, FURY) else 0
            gains += 1 if has_unspent(state, hero, TROUBLEWISE) else 0
            gains += 2 if has_unspent(state, hero, RESOURCEFUL) else 0
            gains += 4 if has_unspent(state, hero, SHOULDER_TO_SHOULDER) else 0
            gains += 1 if has_unspent(state, hero, HEALER) and state.zones[HAND + hero] else 0
    return gains


def shortage(need: list[int], have: list[int]) -> int:
    """The sum of the points missing in each attribute."""
    return sum([want - got for want, got in zip(need, have, strict=True) if want > got])


class _Search:
    """Backtracking search: assign every opponent to one hero's solo total or to the pairs until the health suffices."""

    def __init__(
        self, needs: list[tuple[int, ...]], brought: list[list[int]], health: list[int], budget: int, gains: int
    ) -> None:
        self.needs = sorted(needs, key=sum, reverse=True)
        self.brought = brought
        self.health = health
        self.budget = budget
        self.gains = gains
        self.totals = [[0, 0, 0, 0] for _ in brought]
        self.paired = [0, 0, 0, 0]
        self.left = BUDGET

    def finds(self) -> bool:
        """Whether some assignment may work; also true if `BUDGET` assignments were tried."""
        return self._assign(0)

    def _assign(self, index: int) -> bool:
        self.left -= 1
        if self.left <= 0:
            return True
        if self._paid() > self.budget:
            return False
        if index == len(self.needs):
            return True
        need = self.needs[index]
        for hero, total in enumerate(self.totals):
            for attribute in range(4):
                total[attribute] += need[attribute]
            alone = shortage(total, self.brought[hero])
            works = alone <= self.health[hero] + self.gains and self._assign(index + 1)
            for attribute in range(4):
                total[attribute] -= need[attribute]
            if works:
                return True
        paired = raised(need)
        self.paired = [points + more for points, more in zip(self.paired, paired, strict=True)]
        works = self._assign(index + 1)
        self.paired = [points - more for points, more in zip(self.paired, paired, strict=True)]
        return works

    def _paid(self) -> int:
        """The least health that this assignment costs; points left over from solo fights count for the pairs."""
        paid = 0
        for attribute in range(4):
            pool = 0
            for total, brought in zip(self.totals, self.brought, strict=True):
                rest = brought[attribute] - total[attribute]
                if rest >= 0:
                    pool += rest
                else:
                    paid -= rest
            paid += max(0, self.paired[attribute] - pool)
        return paid
