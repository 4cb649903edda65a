"""Placing dice: skills and potions that make the best cover cheaper, then the cover itself."""

from __future__ import annotations

from collections import Counter
from math import fsum
from random import Random

from undercroft.games.one_deck_dungeon.bots.challenge import Challenge, present
from undercroft.games.one_deck_dungeon.bots.coverer import Cover, Coverer
from undercroft.games.one_deck_dungeon.bots.dice_placement import PlacementQueue, jobs_of
from undercroft.games.one_deck_dungeon.bots.loss_values import Prevented, Stakes
from undercroft.games.one_deck_dungeon.bots.observation import DIE_OF, Observation, effect_named
from undercroft.games.one_deck_dungeon.bots.uses import Pools, UsePlanner, Way, wanted_colour
from undercroft.games.one_deck_dungeon.rules.covering import covers_alone
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, value_of, with_value
from undercroft.games.one_deck_dungeon.rules.effects import op_at
from undercroft.games.one_deck_dungeon.rules.facts import (
    BOSS,
    COLOURS,
    EFFECT_OF,
    FREE,
    HEROIC,
    TOKEN_COST,
    Effect,
    Op,
)

OUTCOMES = 6
"""The number of sampled outcomes of a roll."""
THOROUGH_OUTCOMES = 24
"""The number of sampled outcomes of a roll for the levels that search."""
LEAST_HELP = 1.0
CLEANSING = 8.0


class Placing:
    """The placing of dice in one encounter: the plan, and the answers that it still needs."""

    def __init__(self, seed: int, count: int = OUTCOMES, thorough: bool = False) -> None:
        self.seed = seed
        self._count = count
        self._thorough = thorough
        """True to consider a second skill after each."""
        self._roll_seed = seed
        self.queue = PlacementQueue()
        self.way: Way | None = None
        self.shared = False
        """True once all other seats have stopped: their dice may then be combined."""
        self._moment: tuple[object, ...] = ()

    def how_to_place(self, obs: Observation) -> int:
        """Return the next option."""
        self._reset_if_new(obs)
        obs.shared = self.shared
        self._roll_seed = self.seed + 1_000_003 * obs.view["number"]
        index = self.queue.next(obs)
        if index is not None:
            return index
        coverer, pools, prevented = self.present_dice(obs)
        cover = coverer.best(pools, prevented)
        if obs.encounter and obs.encounter["others_act"]:
            cover, pools, prevented = self._after_others(obs, coverer, cover, pools, prevented)
        # Positions after skills are priced by one aim only; so is the position that they are compared with.
        without = coverer.cover(pools, prevented) if self._thorough else cover
        used = self.best_use(obs, coverer, without, pools, prevented)
        if used is not None:
            return used
        self.queue.jobs = jobs_of(coverer, cover.layings)
        index = self.queue.next(obs)
        if index is None:
            index = self._as_good(obs, coverer, cover, pools, prevented)
        return obs.of_verb("had_enough")[0] if index is None else index

    def present_dice(self, obs: Observation) -> tuple[Coverer, Pools, Prevented]:
        """Return a coverer for the open boxes, the dice, and the losses that are prevented already."""
        assert obs.encounter is not None
        challenge, stakes = present(obs), Stakes(obs, obs.party)
        coverer = Coverer(challenge, stakes, obs.view["supply"][HEROIC])
        return coverer, obs.pools(), [(entry[0], entry[1]) for entry in obs.encounter["prevented"]]

    def _as_good(
        self, obs: Observation, coverer: Coverer, cover: Cover, pools: Pools, prevented: Prevented
    ) -> int | None:
        """Return the option to lay an own die on a box planned for others, if the plan's cover then stays as cheap."""
        if not obs.encounter or not obs.encounter["others_act"]:
            return None
        for index in obs.of_verb("lay"):
            hero, one, place = (obs.args(index)[name] for name in ("hero", "die", "box"))
            target = coverer.challenge.slots[coverer.challenge.places.index(place)].target
            die = DIE_OF[one]
            if target.twice or not covers_alone(target, die) or die not in pools[hero]:
                continue
            left = {each: dice[:] for each, dice in pools.items()}
            left[hero].remove(die)
            rest = Coverer(coverer.challenge.without(place), coverer.stakes, coverer.rules.supply)
            if rest.best(left, prevented).price <= cover.price:
                return index
        return None

    def _reset_if_new(self, obs: Observation) -> None:
        """Drop the plan at the start of an encounter or a round."""
        boss = obs.boss
        assert obs.encounter is not None
        moment = (
            obs.view["turn"],
            tuple(obs.party),
            None if boss is None else boss["round"],
        )
        if moment != self._moment:
            self._moment = moment
            self.queue.clear()
            self.shared = False
        if not obs.encounter["others_act"]:
            self.shared = True
        self.way = None

    # -- laying ----------------------------------------------------------------------------------------------------

    def what_to_combine(self, obs: Observation) -> int:
        """Return the next die that is planned to be combined."""
        obs.shared = self.shared
        index = self.queue.next(obs)
        if index is not None:
            return index
        return obs.of_verb("keep_apart")[0]

    # -- skills and potions ----------------------------------------------------------------------------------------

    def best_use(
        self, obs: Observation, coverer: Coverer, cover: Cover, pools: Pools, prevented: Prevented
    ) -> int | None:
        """Return the skill or potion that saves most over its price, or None."""
        dice = [one for pool in pools.values() for one in pool]
        planner = self._use_planner(obs, coverer, dice, cover)
        lost, kind = lost_values(obs, coverer.challenge), coverer.challenge.kind
        mine = [(hero, one) for hero in obs.party if obs.leads(hero) for one in obs.unused_of(hero, kind)]
        best: tuple[float, int, Way] | None = None
        for index in obs.of_verb("use"):
            args = obs.args(index)
            effect = effect_named(args["skill"])
            bar = self._bar(coverer, effect)
            if cover.price <= 0 and kind != BOSS and not _cleanses(effect):
                continue
            for way in planner.ways(effect, args["hero"], pools, prevented):
                after = self._price_after(coverer, way, lost, self._count)
                if self._thorough:
                    others = [(hero, one) for hero, one in mine if (hero, one.id) != (args["hero"], effect.id)]
                    after = min(after, self._price_followed(obs, coverer, way, lost, others))
                help_ = cover.price - after - bar
                help_ += CLEANSING * (_cleanses(effect) and obs.poison > 0)
                if help_ > 0 and (best is None or help_ > best[0]):
                    best = (help_, index, way)
        if best is None:
            return None
        self.way = best[2]
        return best[1]

    def _after_others(
        self, obs: Observation, coverer: Coverer, cover: Cover, pools: Pools, prevented: Prevented
    ) -> tuple[Cover, Pools, Prevented]:
        """Return cover, dice and prevented losses after the skills without rolls that other players will use."""
        kind = coverer.challenge.kind
        skills = [(hero, effect) for hero in obs.party for effect in obs.unused_of(hero, kind) if not obs.leads(hero)]
        mine = {hero: pool for hero, pool in pools.items() if obs.leads(hero)}
        while cover.price > 0:
            dice = [one for pool in pools.values() for one in pool]
            planner = self._use_planner(obs, coverer, dice, cover)
            best: tuple[float, tuple[int, Effect], Way] | None = None
            for hero, effect in skills:
                for way in planner.ways(effect, hero, pools, prevented):
                    if way.rolls or any(Counter(pool) - Counter(way.pools[own]) for own, pool in mine.items()):
                        continue  # a roll, or a change of the own dice that other players may not consider
                    help_ = cover.price - self._price_after(coverer, way, 0, self._count) - self._bar(coverer, effect)
                    if help_ > 0 and (best is None or help_ > best[0]):
                        best = (help_, (hero, effect), way)
            if best is None:
                break
            skills.remove(best[1])
            pools, prevented = best[2].pools, best[2].prevented
            cover = coverer.best(pools, prevented)
        return cover, pools, prevented

    def _use_planner(self, obs: Observation, coverer: Coverer, dice: list[int], cover: Cover) -> UsePlanner:
        printed = {hero: obs.printed_of(hero) for hero in obs.party}
        return UsePlanner(coverer.challenge, printed, obs.view["supply"], coverer.spare(dice, cover))

    def _bar(self, coverer: Coverer, effect: Effect) -> float:
        """Return the least gain for which an effect is used."""
        bar = coverer.stakes.time * coverer.challenge.ability.skill_time
        if effect.cost == TOKEN_COST:
            return bar + coverer.stakes.prices.token
        return bar + (0.01 if effect.cost == FREE else LEAST_HELP)

    def _price_after(self, coverer: Coverer, way: Way, lost: int, count: int) -> float:
        """Return the average price of the cover after a use, over some rolls."""
        outcomes = self._outcomes(way, lost, count)
        return fsum([coverer.cover(pools, way.prevented).price for pools in outcomes]) / len(outcomes)

    def _price_followed(
        self, obs: Observation, coverer: Coverer, way: Way, lost: int, others: list[tuple[int, Effect]]
    ) -> float:
        """Return the same if one of the other skills is used after it where that helps; over fewer rolls."""
        outcomes = self._outcomes(way, lost, OUTCOMES)
        return fsum([self._best_second(obs, coverer, pools, way.prevented, lost, others) for pools in outcomes]) / len(
            outcomes
        )

    def _best_second(
        self,
        obs: Observation,
        coverer: Coverer,
        pools: Pools,
        prevented: Prevented,
        lost: int,
        others: list[tuple[int, Effect]],
    ) -> float:
        """Return the least price of dice, with one more skill or without."""
        cover = coverer.cover(pools, prevented)
        best = cover.price
        if best <= 0 and coverer.challenge.kind != BOSS:
            return best
        planner = self._use_planner(obs, coverer, [one for pool in pools.values() for one in pool], cover)
        for hero, effect in others:
            for way in planner.ways(effect, hero, pools, prevented):
                best = min(best, self._price_after(coverer, way, lost, OUTCOMES) + self._bar(coverer, effect))
        return best

    def _outcomes(self, way: Way, lost: int, count: int) -> list[Pools]:
        """Return the dice after a use: one outcome, or one per sampled roll."""
        if not way.rolls:
            return [way.pools]
        chance = Random(self._roll_seed)  # the same rolls for all alternatives
        return [way.rolled(chance, lost) for _ in range(count)]

    # -- what a used effect asks -----------------------------------------------------------------------------------

    def which_to_pay(self, obs: Observation) -> int:
        """Return a die that was chosen to pay, else the lowest."""
        options = obs.of_verb("pay")
        if self.way is not None:
            for index in options:
                one = DIE_OF[obs.args(index)["die"]]
                if one in self.way.pay:
                    self.way.pay.remove(one)
                    return index
        return min(options, key=lambda index: value_of(DIE_OF[obs.args(index)["die"]]))

    def which_way(self, obs: Observation) -> int:
        """Return the alternative that was chosen."""
        if self.way is not None and self.way.choices:
            wanted = self.way.choices.pop(0)
            return next(index for index in obs.of_verb("choose_way") if obs.args(index)["choice"] == wanted)
        return 0

    def which_dice(self, obs: Observation) -> int:
        """Return a die that was chosen; where another seat used the skill, the one that helps most."""
        if self.way is None or not self.way.picks:
            return self._most_helped(obs)
        options = obs.of_verb("pick")
        for index in options:
            one = DIE_OF[obs.args(index)["die"]]
            if one in self.way.picks[0]:
                self.way.picks[0].remove(one)
                return index
        self.way.picks.pop(0)
        stop = obs.of_verb("enough")
        if stop:
            return stop[0]
        return min(options, key=lambda index: value_of(DIE_OF[obs.args(index)["die"]]))

    def _most_helped(self, obs: Observation) -> int:
        """Return the die whose change makes the best cover cheapest, or the option to pick none."""
        coverer, pools, prevented = self.present_dice(obs)
        hero = obs.about["hero"]
        op = op_at(EFFECT_OF[obs.about["skill"]], obs.about["index"], obs.about["branch"])
        assert op is not None, "dice are picked for an operation"

        def price(index: int) -> float:
            if obs.options[index]["verb"] != "pick":
                return coverer.cover(pools, prevented).price
            one = DIE_OF[obs.args(index)["die"]]
            others = pools[hero][:]
            others.remove(one)
            changed = [{**pools, hero: [*others, with_value(one, value)]} for value in _values_after(op, one)]
            return fsum([coverer.cover(after, prevented).price for after in changed]) / len(changed)

        return min(range(obs.count), key=price)

    def which_colour(self, obs: Observation) -> int:
        """Return the colour that open boxes ask most for."""
        colours = {COLOURS.index(obs.args(index)["colour"]): index for index in obs.of_verb("turn_into")}
        mask = sum(1 << colour for colour in colours)
        return colours[wanted_colour(present(obs), [1, 1, 1, 1], mask, min(colours))]


def lost_values(obs: Observation, challenge: Challenge) -> int:
    """Return a mask of the values of rolled dice that foe or dungeon take away."""
    return challenge.ability.loses | obs.floors.loses


def _values_after(op: Op, one: int) -> list[int]:
    """Return the values that a die may show after an operation."""
    match op.kind:
        case "reroll":
            return list(range(1, SIDES + 1))
        case "increase":
            return [min(SIDES, value_of(one) + op.value)]
        case "set_value":
            return [op.value]
    return [value_of(one)]


def _cleanses(effect: Effect) -> bool:
    return any(op.kind == "remove_poison" for op in effect.ops)
