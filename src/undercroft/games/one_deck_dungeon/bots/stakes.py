"""What losses are worth: hearts by how few are left, time, poison, and the boss's wounds."""

from __future__ import annotations

from collections.abc import Collection

from undercroft.games.one_deck_dungeon.bots.challenge import Challenge
from undercroft.games.one_deck_dungeon.bots.sight import Sight
from undercroft.games.one_deck_dungeon.rules.abilities import BOSS_ABILITY
from undercroft.games.one_deck_dungeon.rules.facts import BOSS, HEART, POISON, TIME, Op

STEPS = (30.0, 18.0, 14.0, 11.0)
"""The price of a heart that leaves so many: none (with a potion in time), one, two, three."""
PLENTY = 10.0
"""The price of any other heart."""
STEPS_ALONE = (42.0, 22.0, 16.0, 12.0)
PLENTY_ALONE = 11.0
"""A hero alone has nobody to share wounds with."""
DEATH = 400.0
TIME_WORTH = 4.0
POISON_BASE = 5.0
POISON_MORE = 2.5
LOOT = 60.0
"""What a beaten card is worth: all that it helps with until the boss falls."""
SKULL = 16.0
VICTORY = 1000.0
STAIRS_HOLD = 3
PAIR = 2

Prevented = list[tuple[int, int]]
"""Icons as a mask, and how many of them are prevented."""


class Stakes:
    """What a party has to lose in an encounter."""

    def __init__(self, sight: Sight, party: list[int]) -> None:
        self.party = party
        self.left = [sight.health_left(hero) for hero in party]
        self.saved = sight.tokens * (1 if sight.cures else 2)
        self.time = TIME_WORTH
        self.deck = sight.deck_left
        self.stair_tokens: int = sight.view["stair_tokens"]
        self.stairs_hold = STAIRS_HOLD if len(sight.heroes) <= PAIR else 2 * STAIRS_HOLD
        self.poison = POISON_BASE + POISON_MORE * sight.poison
        self.floors = sight.floors
        self.passive: list[tuple[int, Op]] = [
            (effect.usable, op) for hero in party for effect in sight.skills_of(hero)[:1] for op in effect.ops
        ]
        boss = sight.boss
        self.boss_left = 0
        self.boss_wounds = 0
        if boss is not None:
            self.boss_left = boss["health"] - boss["wounds"]
            self.boss_wounds = boss["wounds"]
        self.last_life = boss is not None and (not BOSS_ABILITY[sight.dungeon].rises_again or boss["reborn"])
        alone = len(sight.heroes) == 1
        self._steps = STEPS_ALONE if alone else STEPS
        self._plenty = PLENTY_ALONE if alone else PLENTY
        self._wounds: dict[int, float] = {}
        self.heart = self.wounds(len(party)) / len(party)

    def wounds(self, count: int) -> float:
        """The price of wounds, split evenly; the odd ones go to the healthiest."""
        if count not in self._wounds:
            each, odd = divmod(count, len(self.left))
            price, saved, dead = 0.0, self.saved, False
            for number, left in enumerate(sorted(self.left, reverse=True)):
                for rest in range(left - 1, left - 1 - each - (number < odd), -1):
                    if rest <= 0:
                        saved -= 1
                        dead = dead or saved < 0
                        price += self._steps[0]
                    else:
                        price += self._steps[rest] if rest < len(self._steps) else self._plenty
            self._wounds[count] = price + DEATH * dead
        return self._wounds[count]

    def spent(self, time: int, hearts: int = 0) -> float:
        """The price of time, and of hearts lost with it: waiting at the stairs wounds, too (OD-158)."""
        tokens = self.stair_tokens + max(0, time - self.deck)
        return self.wounds(hearts + tokens // self.stairs_hold) + self.time * time

    def price(self, challenge: Challenge, empty: Collection[int], prevented: Prevented) -> float:
        """What it costs to leave these slots empty."""
        slots = challenge.slots
        losses = [
            sum([slots[number].hearts for number in empty]),
            sum([slots[number].time for number in empty]),
            sum([slots[number].poison for number in empty]),
        ]
        armor_open = any(slots[number].target.armor for number in empty)
        losses[2] += challenge.ability.armor_poison * armor_open
        _take_off(losses, prevented)
        self._add(losses)
        self._protect(losses, challenge.kind)
        losses[1] += challenge.ability.empty_time * bool(empty)
        if challenge.ability.own_wide_time:
            wide = sum([slots[number].own and slots[number].target.wide for number in empty])
            losses[1] += challenge.ability.own_wide_time * wide
        if challenge.kind == BOSS:
            losses[1] = 0
        price = self.spent(losses[1] + challenge.upfront[1], losses[0] + challenge.upfront[0])
        price += self.poison * (losses[2] + challenge.upfront[2])
        if challenge.ability.armor_loot and armor_open:
            price += LOOT
        if challenge.kind == BOSS:
            price -= self._boss_hurt(challenge, empty, armor_open, price)
        return price

    def _add(self, losses: list[int]) -> None:
        """What the visible floors add."""
        before = losses[:]
        for more in self.floors.more:
            losses[more.of] += before[more.if_of] >= more.least

    def _protect(self, losses: list[int], kind: int) -> None:
        """What printed skills prevent by themselves."""
        for usable, op in self.passive:
            hearts = losses[0]
            if not usable & kind:
                continue
            if op.kind == "prevent_per":
                losses[0] -= hearts // op.value * op.most
            elif _prevents_now(op, kind, hearts):
                losses[0] -= op.most
            elif op.kind == "replace_if_exactly" and kind != BOSS and hearts == op.most:
                losses[0] -= 1
                losses[1] += 1

    def _boss_hurt(self, challenge: Challenge, empty: Collection[int], armor_open: bool, price: float) -> float:
        """What the covered skulls are worth: all the world if the boss falls and nobody else does."""
        skulls = [number for number, slot in enumerate(challenge.slots) if slot.skull]
        hit = len([number for number in skulls if number not in empty])
        before = 0
        if challenge.ability.heals_per_skull:
            before = min(challenge.ability.heals_per_skull * (len(skulls) - hit), self.boss_wounds)
        if self.boss_left and hit - before >= self.boss_left and self.last_life and price < DEATH:
            return VICTORY
        after = challenge.ability.armor_heals * armor_open
        return SKULL * (hit - before - after)


def _prevents_now(op: Op, kind: int, hearts: int) -> bool:
    """Whether a printed skill prevents some of so many hearts."""
    if op.kind == "prevent" and op.boss_only:
        return kind == BOSS and hearts > 0
    return op.kind == "prevent_if_at_least" and hearts >= op.value


def _take_off(losses: list[int], prevented: Prevented) -> None:
    """Prevented icons: what leaves no choice first, then hearts before poison before time."""
    for icons, amount in sorted(prevented, key=lambda entry: entry[0].bit_count()):
        for bit, kind in ((HEART, 0), (POISON, 2), (TIME, 1)):
            if icons & bit:
                less = min(amount, losses[kind])
                losses[kind] -= less
                amount -= less
