"""Ways to use a skill or potion: the payment, the dice that it changes, and the dice after it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from undercroft.games.one_deck_dungeon.bots.challenge import Challenge
from undercroft.games.one_deck_dungeon.bots.loss_values import Prevented
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, colour_of, die, restriction_of, value_of, with_value
from undercroft.games.one_deck_dungeon.rules.facts import (
    AGILITY,
    ARMOR_ONLY,
    BOSS,
    DICE_COST,
    HEROIC,
    MAGIC,
    MANA_COST,
    MANA_ONLY,
    STRENGTH,
    Effect,
    Op,
)
from undercroft.games.one_deck_dungeon.rules.losses import prevention

Pools = dict[int, list[int]]
"""The dice of every hero of the encounter."""


class Way(msgspec.Struct):
    """One way to use an effect, perhaps not yet complete."""

    pools: Pools
    prevented: Prevented
    pay: list[int] = msgspec.field(default_factory=list)
    choices: list[int] = msgspec.field(default_factory=list)
    picks: list[list[int]] = msgspec.field(default_factory=list)
    rolls: list[tuple[int, int, int]] = msgspec.field(default_factory=list)
    """Dice still to be rolled: hero, colour, restriction."""
    gained: list[int] = msgspec.field(default_factory=list)

    def copy(self) -> Way:
        """Return an independent copy."""
        pools = {hero: dice[:] for hero, dice in self.pools.items()}
        picks = [row[:] for row in self.picks]
        return Way(pools, self.prevented[:], self.pay[:], self.choices[:], picks, self.rolls[:], self.gained[:])

    def rolled(self, chance: Random, lost: int) -> Pools:
        """Return the dice after a sampled outcome of its rolls."""
        pools = {hero: dice[:] for hero, dice in self.pools.items()}
        for hero, colour, restriction in self.rolls:
            value = chance.randint(1, SIDES)
            if not lost >> value & 1:
                pools[hero].append(die(colour, value, restriction))
        return pools


class UsePlanner:
    """Finds ways of using effects on the dice of an encounter."""

    def __init__(
        self, challenge: Challenge, printed: dict[int, tuple[Op, ...]], supply: list[int], spare: list[int]
    ) -> None:
        self.challenge = challenge
        self.printed = printed
        """The operations of the printed skill of each hero."""
        self.supply = supply
        self.spare = spare
        """Dice that the cover does not need."""

    def ways(self, effect: Effect, hero: int, pools: Pools, prevented: Prevented) -> list[Way]:
        """Return the ways that look sensible; none if the effect cannot be paid."""
        ways: list[Way] = []
        for pay in self.payments(effect, pools[hero]):
            way = Way({each: dice[:] for each, dice in pools.items()}, prevented[:], pay)
            for one in pay:
                way.pools[hero].remove(one)
            ways += self._after(as_it_helps(effect.ops, self.printed[hero], self.challenge.kind), hero, way)
        return ways

    def payments(self, effect: Effect, pool: list[int]) -> list[list[int]]:
        """Return dice that pay: those that the cover does not need, or simply the lowest."""
        if effect.cost not in (DICE_COST, MANA_COST):
            return [[]]
        mana = effect.cost == MANA_COST
        colour = MAGIC if mana else effect.colour
        barred = ARMOR_ONLY if mana else ARMOR_ONLY | MANA_ONLY
        means = [one for one in pool if colour_of(one) in (colour, HEROIC) and not restriction_of(one) & barred]
        spare = self.spare[:]
        free: list[int] = []
        for one in means:
            if one in spare:
                spare.remove(one)
                free.append(one)
        needed = means[:]
        for one in free:
            needed.remove(one)
        orders = [
            [*sorted(free, key=_cheapness), *sorted(needed, key=_cheapness)],
            sorted(means, key=_cheapness),
        ]
        found: list[list[int]] = []
        for order in orders:
            pay = _enough_mana(order, effect.amount) if mana else order[: effect.amount]
            enough = sum(map(value_of, pay)) if mana else len(pay)
            if enough >= effect.amount and sorted(pay) not in map(sorted, found):
                found.append(pay)
        return found

    def _after(self, ops: tuple[Op, ...], hero: int, way: Way) -> list[Way]:
        """Return all ways to carry out these operations, one after another."""
        if not ops:
            return [way]
        op, rest = ops[0], ops[1:]
        whose = hero
        if op.partner:
            others = [other for other in way.pools if other != hero]
            if not others:
                return self._after(rest, hero, way)
            whose = others[0]
        if op.kind == "choose_one":
            ways: list[Way] = []
            for number, branch in enumerate(op.choices):
                other = way.copy()
                other.choices.append(number)
                ways += self._after(branch + rest, hero, other)
            return ways
        if op.kind in ("increase", "set_value", "reroll", "recolor", "trade"):
            return [
                done
                for picks in self._picks(op, way, whose)
                for done in self._after(rest, hero, self._changed(op, way, whose, picks))
            ]
        if op.kind == "gain":
            for _ in range(min(op.most, self.supply[op.colour] + sum(colour_of(one) == op.colour for one in way.pay))):
                one = die(op.colour, op.value, op.restriction)
                way.pools[whose].append(one)
                way.gained.append(one)
        elif op.kind == "roll":
            count = min(op.most, self.supply[op.colour] + sum(colour_of(one) == op.colour for one in way.pay))
            way.rolls += [(whose, op.colour, 0)] * count
        elif op.kind == "prevent":
            way.prevented.append((op.icons, op.most))
        return self._after(rest, hero, way)

    # -- dice that are touched -------------------------------------------------------------------------------------

    def _picks(self, op: Op, way: Way, whose: int) -> list[list[int]]:
        """Return some sensible sets of dice for an operation."""
        if op.gained:
            dice = way.gained[:]
        else:
            dice = [
                one
                for one in way.pools[whose]
                if op.colours >> colour_of(one) & 1
                and op.values >> value_of(one) & 1
                and not (restriction_of(one) and op.kind in ("recolor", "trade"))
            ]
        if op.everything:
            return [dice]
        if op.one_value:
            return [[one for one in dice if value_of(one) == value][: op.most] for value in {*map(value_of, dice)}]
        orders = self._orders(op, dice)
        found: list[list[int]] = []
        for order in orders:
            picks = order[: op.most]
            picks += [one for one in dice if one not in picks][: max(0, op.least - len(picks))]
            if sorted(picks) not in map(sorted, found):
                found.append(picks)
        return found

    def _orders(self, op: Op, dice: list[int]) -> list[list[int]]:
        """Return several orders of the dice by their gain from an operation."""
        if op.kind == "increase":
            low = [one for one in dice if value_of(one) < SIDES]
            edge = sorted(low, key=lambda one: (not self._on_edge(one), one not in self.spare, -value_of(one)))
            return [edge] if op.most > 1 else [[one] for one in dict.fromkeys(edge[:6])] or [[]]
        if op.kind == "set_value":
            low = sorted((one for one in dice if value_of(one) < op.value), key=value_of)
            if op.most > 2:
                return [low]
            lowest = {colour_of(one): one for one in reversed(low)}
            return [low, *([one, *(each for each in low if each != one)] for one in lowest.values())]
        if op.kind == "reroll":
            spare = [one for one in dice if one in self.spare]
            return [sorted((one for one in spare if value_of(one) < 5), key=value_of), sorted(dice, key=value_of)[:1]]
        if op.kind == "trade":
            others = [one for one in dice if colour_of(one) in (AGILITY, MAGIC)]
            return [[], [one for one in dice if one in self.spare], others, dice]
        high = sorted(dice, key=lambda one: (one not in self.spare, -value_of(one)))
        return [high, high[:1], sorted(dice, key=lambda one: -value_of(one))]

    def _on_edge(self, one: int) -> bool:
        """Return True if one point more covers a box that this die does not cover."""
        value = value_of(one) + 1
        return any(
            slot.target.wide or slot.target.need == value
            for slot in self.challenge.slots
            if colour_of(one) in (slot.target.colour, HEROIC)
        )

    def _changed(self, op: Op, way: Way, whose: int, picks: list[int]) -> Way:
        after = way.copy()
        if not op.everything:
            after.picks.append(picks[:])
        pool = after.pools[whose]
        for one in picks:
            if op.kind == "reroll":
                pool.remove(one)
                after.rolls.append((whose, colour_of(one), restriction_of(one)))
            elif op.kind == "trade":
                pool[pool.index(one)] = die(STRENGTH, op.value)
            elif op.kind == "recolor":
                pool[pool.index(one)] = die(self._new_colour(op, one), value_of(one))
            else:
                value = value_of(one) + op.value if op.kind == "increase" else op.value
                pool[pool.index(one)] = with_value(one, value)
        return after

    def _new_colour(self, op: Op, one: int) -> int:
        """Return the colour that boxes ask most for."""
        return wanted_colour(self.challenge, self.supply, op.to_colours & ~(1 << colour_of(one)), colour_of(one))


def as_it_helps(ops: Sequence[Op], printed: Sequence[Op], kind: int) -> tuple[Op, ...]:
    """Return operations limited to what they prevent here: with Armor no hearts, some more against the boss."""
    return tuple(_as_it_helps(op, printed, kind) for op in ops)


def _as_it_helps(op: Op, printed: Sequence[Op], kind: int) -> Op:
    if op.kind == "prevent":
        icons, most = prevention(op, printed, kind == BOSS)
        return msgspec.structs.replace(op, icons=icons, most=most if icons else 0)
    if op.choices:
        return msgspec.structs.replace(op, choices=tuple(as_it_helps(part, printed, kind) for part in op.choices))
    return op


def wanted_colour(challenge: Challenge, supply: list[int], colours: int, otherwise: int) -> int:
    """Return the colour of a mask that open boxes ask most for."""
    choices = [colour for colour in range(4) if colours >> colour & 1 and supply[colour]]
    if not choices:
        return otherwise
    if HEROIC in choices:
        return HEROIC
    return max(
        choices,
        key=lambda colour: sum(
            slot.hearts + slot.poison + slot.skull for slot in challenge.slots if slot.target.colour == colour
        ),
    )


def _cheapness(one: int) -> tuple[bool, bool, int]:
    """Return the order of payment: restricted dice first, then low ones."""
    return restriction_of(one) != MANA_ONLY, colour_of(one) == HEROIC, value_of(one)


def _enough_mana(order: list[int], amount: int) -> list[int]:
    """Return the first dice that make the sum, without superfluous ones."""
    pay: list[int] = []
    for one in order:
        if sum(map(value_of, pay)) >= amount:
            break
        pay.append(one)
    for one in sorted(pay, key=_cheapness):
        if sum(map(value_of, pay)) - value_of(one) >= amount:
            pay.remove(one)
    return pay
