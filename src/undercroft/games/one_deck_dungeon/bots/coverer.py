"""Covers by the solver, with boxes weighted by their loss values."""

from __future__ import annotations

from collections import Counter

import msgspec

from undercroft.games.one_deck_dungeon.bots.challenge import Challenge
from undercroft.games.one_deck_dungeon.bots.fast_cover import fast_cover
from undercroft.games.one_deck_dungeon.bots.loss_values import Prevented, Stakes
from undercroft.games.one_deck_dungeon.bots.uses import Pools
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, colour_of, restriction_of, value_of
from undercroft.games.one_deck_dungeon.rules.facts import ARMOR_ONLY, BOSS
from undercroft.games.one_deck_dungeon.solver.cover import Laying
from undercroft.games.one_deck_dungeon.solver.solver import best_cover
from undercroft.games.one_deck_dungeon.solver.tally import Rules, Target

Aim = tuple[float, float, float, float]
"""Weights of a heart, an hourglass, a poison token and a skull."""


class Cover(msgspec.Struct, frozen=True):
    """The dice laid on boxes, and the price of what stays open."""

    price: float
    layings: list[Laying]


def kind_of(one: int) -> int:
    """Return the solver's number of a die."""
    return colour_of(one) * SIDES + value_of(one) - 1


class Coverer:
    """Covers of one challenge for a party with all its dice; the results are cached."""

    def __init__(self, challenge: Challenge, stakes: Stakes, supply: int, fast: bool = False) -> None:
        self.challenge = challenge
        self.fast = fast
        """True to use the fast search for a cover instead of the exact solver."""
        self.stakes = stakes
        self.rules: Rules = challenge.rules(supply)
        self.balanced: Aim = (stakes.heart, stakes.time, stakes.poison, stakes.prices.skull)
        self._targets: dict[Aim, list[Target]] = {}
        self._found: dict[tuple[Aim, tuple[int, ...]], list[Laying]] = {}

    def targets(self, aim: Aim) -> list[Target]:
        """Return the boxes with their worth for an aim."""
        if aim not in self._targets:
            heart, time, poison, skull = aim
            in_boss = self.challenge.kind == BOSS
            self._targets[aim] = [
                msgspec.structs.replace(
                    slot.target,
                    worth=1
                    + round(
                        2
                        * (
                            heart * slot.hearts
                            + (0 if in_boss else time) * slot.time
                            + poison * slot.poison
                            + skull * slot.skull
                        )
                    ),
                )
                for slot in self.challenge.slots
            ]
        return self._targets[aim]

    def cover(self, pools: Pools, prevented: Prevented, aim: Aim | None = None) -> Cover:
        """Return the best cover for an aim, priced by its real losses."""
        wanted = self.balanced if aim is None else aim
        dice = sorted([one for pool in pools.values() for one in pool])
        key = (wanted, tuple(dice))
        if key not in self._found:
            free = [kind_of(one) for one in dice if not restriction_of(one)]
            armor = [value_of(one) for one in dice if restriction_of(one) == ARMOR_ONLY]
            targets = self.targets(wanted)
            if self.fast:
                self._found[key] = fast_cover(free, armor, targets, self.rules)
            else:
                self._found[key] = best_cover(free, armor, targets, self.rules)[1]
        layings = self._found[key]
        empty = self.left_empty(layings)
        return Cover(self.stakes.price(self.challenge, empty, prevented), layings)

    def best(self, pools: Pools, prevented: Prevented) -> Cover:
        """Return the cheapest cover over several aims: balanced, mostly hearts, mostly skulls."""
        heart, time, poison, skull = self.balanced
        aims: list[Aim] = [self.balanced, (4 * heart, time, 2 * poison, skull)]
        if self.challenge.kind == BOSS:
            aims += [(heart, time, poison, 4 * skull), (heart, time, poison, skull / 3)]
        else:
            aims.append((heart, 3 * time, poison, skull))
        return min((self.cover(pools, prevented, aim) for aim in aims), key=lambda cover: cover.price)

    def left_empty(self, layings: list[Laying]) -> list[int]:
        """Return the slots that a cover leaves empty."""
        laid = {number for number, _ in layings}
        return [number for number in range(len(self.challenge.slots)) if number not in laid]

    def spare(self, dice: list[int], cover: Cover) -> list[int]:
        """Return the dice that a cover does not use."""
        used = Counter(kind if kind >= 0 else ~kind for _, kinds in cover.layings for kind in kinds)
        left: list[int] = []
        for one in sorted(dice, key=restriction_of, reverse=True):
            if used[kind_of(one)]:
                used[kind_of(one)] -= 1
            else:
                left.append(one)
        return left
