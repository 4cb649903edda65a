"""Values of losses: hearts by how few are left, time, poison, and the boss's wounds."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from undercroft.games.one_deck_dungeon.bots.challenge import Challenge, Slot
from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.bots.prices import prices_in
from undercroft.games.one_deck_dungeon.rules.abilities import BOSS_ABILITY
from undercroft.games.one_deck_dungeon.rules.facts import BOSS, CURE, HEALING, HEARTS, HOURGLASSES, POISONS
from undercroft.games.one_deck_dungeon.rules.losses import boss_recovers, loses_loot, reckoned, time_afterwards
from undercroft.games.one_deck_dungeon.rules.potions import healed_by
from undercroft.games.one_deck_dungeon.rules.time_track import wounds_of_tokens

DEATH = 400.0
POISON_BASE = 5.0
POISON_MORE = 2.5
VICTORY = 1000.0

PREVENTS = (HEARTS, POISONS, HOURGLASSES)
"""The icons that are prevented first."""

Prevented = list[tuple[int, int]]
"""Masks of icons, each with the number of icons prevented."""


class Stakes:
    """Values of the losses of a party in an encounter."""

    def __init__(self, obs: Observation, party: list[int]) -> None:
        self.party = party
        self.left = [obs.health_left(hero) for hero in party]
        self.saved = obs.tokens * healed_by(CURE if obs.cures else HEALING, at_start=False)
        self.prices = prices = prices_in(obs.dungeon)
        self.time = prices.time
        self.deck = obs.deck_left
        self.stair_tokens: int = obs.view["stair_tokens"]
        self.heroes = len(obs.heroes)
        self.poison = POISON_BASE + POISON_MORE * obs.poison
        self.floors = obs.floors
        self.skills = [obs.skills_of(hero)[0] for hero in reversed(party)]
        """The printed skills in the order in which they apply."""
        boss = obs.boss
        self.boss_left = 0
        self.boss_wounds = 0
        if boss is not None:
            self.boss_left = boss["health"] - boss["wounds"]
            self.boss_wounds = boss["wounds"]
        self.last_life = boss is not None and (not BOSS_ABILITY[obs.dungeon].rises_again or boss["reborn"])
        alone = len(obs.heroes) == 1
        self._steps = prices.hearts_alone if alone else prices.hearts
        self._plenty = prices.plenty_alone if alone else prices.plenty
        self._wounds: dict[int, float] = {}
        self.heart = self.wounds(len(party)) / len(party)

    def wounds(self, count: int) -> float:
        """Return the price of wounds, split evenly; the odd ones go to the healthiest."""
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
        """Return the price of time and of hearts lost with it: waiting at the stairs wounds, too (OD-158)."""
        tokens = self.stair_tokens + max(0, time - self.deck)
        return self.wounds(hearts + wounds_of_tokens(tokens, self.heroes)) + self.time * time

    def price(self, challenge: Challenge, empty: Collection[int], prevented: Prevented) -> float:
        """Return the price of leaving these slots empty."""
        boxes = [challenge.slots[number] for number in empty]
        fighting = challenge.kind == BOSS
        skills = [skill.ops for skill in self.skills if skill.usable & challenge.kind]
        hearts, time, poison = reckoned(
            boxes, challenge.ability, self.floors, prevented, skills, fighting, PREVENTS, kiting=True
        )
        if not fighting:
            time += time_afterwards(boxes, challenge.ability)
        price = self.spent(time + challenge.upfront[1], hearts + challenge.upfront[0])
        price += self.poison * (poison + challenge.upfront[2])
        if loses_loot(boxes, challenge.ability):
            price += self.prices.loot
        if fighting:
            price -= self._boss_hurt(challenge, boxes, price)
        return price

    def _boss_hurt(self, challenge: Challenge, open_slots: Sequence[Slot], price: float) -> float:
        """Return the worth of the covered skulls, highest if the boss falls and no hero does."""
        open_skulls = sum([slot.skull for slot in open_slots])
        hit = sum([slot.skull for slot in challenge.slots]) - open_skulls
        before, after = boss_recovers(open_slots, open_skulls, challenge.ability, self.boss_wounds)
        if self.boss_left and hit - before >= self.boss_left and self.last_life and price < DEATH:
            return VICTORY
        return self.prices.skull * (hit - before - after)
