"""Expected losses of an encounter, by sampled rolls of the party's dice and their covers."""

from __future__ import annotations

from math import fsum
from random import Random

import msgspec

from undercroft.games.one_deck_dungeon.bots.challenge import Challenge
from undercroft.games.one_deck_dungeon.bots.coverer import Aim, Coverer
from undercroft.games.one_deck_dungeon.bots.dice_plans import lost_values
from undercroft.games.one_deck_dungeon.bots.loss_values import Prevented, Stakes
from undercroft.games.one_deck_dungeon.bots.observation import Observation
from undercroft.games.one_deck_dungeon.bots.uses import as_it_helps
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, colour_of, die, restriction_of, value_of, with_value
from undercroft.games.one_deck_dungeon.rules.effects import is_passive
from undercroft.games.one_deck_dungeon.rules.facts import (
    DICE,
    DICE_COST,
    EFFECT_OF,
    FREE,
    GREY,
    HEROIC,
    MAGIC,
    MANA_COST,
    TOKEN_COST,
    Effect,
    Op,
)

ROLLS = 12
"""The number of sampled rolls of an estimate."""
USUAL: Aim = (12.0, 4.0, 7.0, 16.0)
"""The weights for which dice are laid."""
MOST_KNOWN = 2_000
STALKED = 10.0
DRAINED = 12.0
"""The price of a heroic die, or of an item, that is lost for ever."""


Outcome = tuple[list[int], Prevented]
"""The slots that stay empty, and the losses that are prevented."""


class Means(msgspec.Struct, frozen=True):
    """A hero's dice by colour, and skills."""

    icons: tuple[int, ...]
    skills: tuple[str, ...]


class Estimator:
    """Expected losses by seeded samples; the same question gets the same answer."""

    def __init__(self, seed: int, rolls: int = ROLLS, fast: bool = False) -> None:
        self.seed = seed
        self._rolls = rolls
        self._fast = fast
        self._known: dict[tuple[object, ...], list[Outcome]] = {}

    def price(self, obs: Observation, challenge: Challenge, party: list[int], heroic: int = 0) -> float:
        """Return the expected losses of a challenge, with some heroic dice beside those of the level."""
        stakes = Stakes(obs, party)
        outcomes = self.outcomes(obs, challenge, party, stakes, heroic)
        prices = [stakes.price(challenge, empty, prevented) for empty, prevented in outcomes]
        return fsum(prices) / len(prices) + _more(obs, challenge, party, stakes)

    def outcomes(
        self, obs: Observation, challenge: Challenge, party: list[int], stakes: Stakes, heroic: int = 0
    ) -> list[Outcome]:
        """Return the open slots after each sampled roll; their cost depends on the health of the heroes."""
        means = tuple(Means(tuple(obs.heroes[hero]["icons"]), tuple(obs.heroes[hero]["skills"])) for hero in party)
        bonus = obs.view["level"]["bonus"] + heroic
        key = (challenge, means, bonus, obs.floors)
        if key not in self._known:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._outcomes(obs, challenge, party, stakes, bonus)
        return self._known[key]

    def _outcomes(
        self, obs: Observation, challenge: Challenge, party: list[int], stakes: Stakes, bonus: int
    ) -> list[Outcome]:
        chance = Random(self.seed)
        lost = lost_values(obs, challenge)
        effects = {hero: _usable(obs, hero, challenge.kind) for hero in party}
        coverer = Coverer(challenge, stakes, max(0, DICE[HEROIC] - bonus), self._fast)
        less = obs.floors.heroic_less
        outcomes: list[Outcome] = []
        for _ in range(self._rolls):
            pools: dict[int, list[int]] = {}
            left = list(DICE[:HEROIC])
            for hero in party:
                pools[hero] = []
                for colour in range(3):
                    count = min(obs.heroes[hero]["icons"][colour], left[colour])
                    left[colour] -= count
                    if challenge.colour in (GREY, colour):
                        pools[hero] += _thrown(chance, colour, count, lost)
            heroic = _thrown(chance, HEROIC, bonus, lost)
            pools[party[0]] += [with_value(one, value_of(one) - less) for one in heroic]
            if challenge.ability.takes_highest:
                _ambush(pools)
            prevented: Prevented = []
            for hero in party:
                for effect in effects[hero]:
                    _use(challenge, effect, hero, pools, prevented, chance)
            cover = coverer.cover(pools, prevented, USUAL)
            outcomes.append((coverer.left_empty(cover.layings), prevented))
        return outcomes


def _more(obs: Observation, challenge: Challenge, party: list[int], stakes: Stakes) -> float:
    """Return the cost of an ability beside the boxes."""
    ability = challenge.ability
    icons = sum(sum(obs.heroes[hero]["icons"]) for hero in party)
    return (
        stakes.time * ability.time_for_a_one * icons / SIDES
        + STALKED * ability.start_exile
        + DRAINED * (ability.drains and any(obs.zones["items"][hero] for hero in party))
    )


def _thrown(chance: Random, colour: int, count: int, lost: int) -> list[int]:
    values = [chance.randint(1, SIDES) for _ in range(count)]
    return [die(colour, value) for value in values if not lost >> value & 1]


def _ambush(pools: dict[int, list[int]]) -> None:
    """Remove the highest die."""
    hero, one = max(((hero, one) for hero, pool in pools.items() for one in pool), key=lambda pair: value_of(pair[1]))
    pools[hero].remove(one)


# -- skills, roughly -----------------------------------------------------------------------------------------------


def _usable(obs: Observation, hero: int, kind: int) -> list[Effect]:
    """Return a hero's active skills for an encounter of this kind, reduced to what they prevent there."""
    printed = obs.printed_of(hero)
    return [
        msgspec.structs.replace(effect, ops=as_it_helps(effect.ops, printed, kind))
        for effect in obs.skills_of(hero)
        if effect.usable & kind and not is_passive(EFFECT_OF[effect.id])
    ]


def _use(
    challenge: Challenge,
    effect: Effect,
    hero: int,
    pools: dict[int, list[int]],
    prevented: Prevented,
    chance: Random,
) -> None:
    """Use a skill if its gain is worth more than the lowest dice that pay for it."""
    pool = pools[hero]
    pay = _payment(effect, pool)
    if pay is None or effect.cost == TOKEN_COST:
        return
    if sum(map(value_of, pay)) >= fsum(_points(challenge, op) for op in effect.ops):
        return
    for one in pay:
        pool.remove(one)
    for op in effect.ops:
        whose = pool
        if op.partner:
            others = [other for other in pools if other != hero]
            if not others:
                continue
            whose = pools[others[0]]
        _apply(op, whose, prevented, chance)


def _payment(effect: Effect, pool: list[int]) -> list[int] | None:
    """Return the lowest dice that pay, or None."""
    if effect.cost == FREE:
        return []
    colour = MAGIC if effect.cost == MANA_COST else effect.colour
    means = sorted((one for one in pool if colour_of(one) == colour and not restriction_of(one)), key=value_of)
    if effect.cost == DICE_COST:
        return means[: effect.amount] if len(means) >= effect.amount else None
    pay: list[int] = []
    for one in means:
        if sum(map(value_of, pay)) < effect.amount:
            pay.append(one)
    return pay if sum(map(value_of, pay)) >= effect.amount else None


def _points(challenge: Challenge, op: Op) -> float:
    """Return roughly the gain of an operation, in points of dice."""
    match op.kind:
        case "gain" | "roll":
            if op.restriction and not any(slot.target.armor for slot in challenge.slots):
                return 0.0
            wanted = op.colour == HEROIC or any(slot.target.colour in (op.colour, GREY) for slot in challenge.slots)
            return op.most * (op.value if op.kind == "gain" else 3.5) * (1.0 if wanted else 0.5)
        case "prevent":
            return 5.0 * min(op.most, 2)
        case "increase" | "reroll" | "recolor":
            return 1.5 * min(op.most, 4)
        case "set_value":
            return 3.0 * min(op.most, 2)
        case "choose_one":
            return max(fsum(_points(challenge, part) for part in branch) for branch in op.choices)
    return 1.0


def _apply(op: Op, pool: list[int], prevented: Prevented, chance: Random) -> None:
    match op.kind:
        case "gain":
            pool += [die(op.colour, op.value, op.restriction)] * op.most
        case "roll":
            pool += [die(op.colour, chance.randint(1, SIDES)) for _ in range(op.most)]
        case "prevent":
            prevented.append((op.icons, op.most))
        case "choose_one":
            for part in op.choices[0]:
                _apply(part, pool, prevented, chance)
        case "increase" | "set_value" | "reroll" | "recolor":
            _change(op, pool, chance)


def _change(op: Op, pool: list[int], chance: Random) -> None:
    """Change the dice that gain most: low ones by a new value, high ones by a new colour."""
    dice = [one for one in pool if op.colours >> colour_of(one) & 1 and op.values >> value_of(one) & 1]
    dice.sort(key=value_of, reverse=op.kind in ("increase", "recolor"))
    if op.kind == "increase":
        dice = [one for one in dice if value_of(one) < SIDES]
    elif op.kind == "set_value":
        dice = [one for one in dice if value_of(one) < op.value]
    elif op.kind == "reroll":
        dice = [one for one in dice if value_of(one) < 3]
    for one in dice[: op.most]:
        place = pool.index(one)
        if op.kind == "recolor":
            pool[place] = die(HEROIC, value_of(one))
        elif op.kind == "reroll":
            pool[place] = with_value(one, chance.randint(1, SIDES))
        else:
            pool[place] = with_value(one, value_of(one) + op.value if op.kind == "increase" else op.value)
