"""Placing dice: skills and potions where they make the best cover cheaper, then the cover itself."""

from __future__ import annotations

from collections import Counter
from math import fsum
from random import Random

from undercroft.games.one_deck_dungeon.bots.challenge import Challenge, present
from undercroft.games.one_deck_dungeon.bots.coverer import Cover, Coverer
from undercroft.games.one_deck_dungeon.bots.dice_placement import Hand, jobs_of
from undercroft.games.one_deck_dungeon.bots.loss_values import Prevented, Stakes
from undercroft.games.one_deck_dungeon.bots.observation import DIE_OF, Observation, effect_named
from undercroft.games.one_deck_dungeon.bots.uses import Pools, Way, Workshop, wanted_colour
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

LUCKS = 6
"""How many outcomes of a roll are tried."""
MANY_LUCKS = 24
"""The same, by those who think longer."""
LEAST_HELP = 1.0
CLEANSING = 8.0


class Placing:
    """The placing step of one encounter: what was planned, and what is still to be answered for it."""

    def __init__(self, seed: int, lucks: int = LUCKS, thorough: bool = False) -> None:
        self.seed = seed
        self._lucks = lucks
        self._thorough = thorough
        """Whether it thinks of the skill after the next."""
        self.luck = seed
        self.hand = Hand()
        self.way: Way | None = None
        self.shared = False
        """Whether all others have had enough once: dice that they left may be combined with its own."""
        self._moment: tuple[object, ...] = ()

    def how_to_place(self, sight: Observation) -> int:
        """The next thing to do."""
        self._notice(sight)
        sight.shared = self.shared
        self.luck = self.seed + 1_000_003 * sight.view["number"]
        index = self.hand.next(sight)
        if index is not None:
            return index
        coverer, pools, prevented = self.at_hand(sight)
        cover = coverer.best(pools, prevented)
        if sight.encounter and sight.encounter["others_act"]:
            cover, pools, prevented = self._helped(sight, coverer, cover, pools, prevented)
        # What skills lead to is judged in a hurry: so must be what they are compared with.
        without = coverer.cover(pools, prevented) if self._thorough else cover
        used = self.best_use(sight, coverer, without, pools, prevented)
        if used is not None:
            return used
        self.hand.jobs = jobs_of(coverer, cover.layings)
        index = self.hand.next(sight)
        if index is None:
            index = self._as_good(sight, coverer, cover, pools, prevented)
        return sight.of_verb("had_enough")[0] if index is None else index

    def at_hand(self, sight: Observation) -> tuple[Coverer, Pools, Prevented]:
        """What covers the boxes that are open now: all dice, and what is prevented already."""
        assert sight.encounter is not None
        challenge, stakes = present(sight), Stakes(sight, sight.party)
        coverer = Coverer(challenge, stakes, sight.view["supply"][HEROIC])
        return coverer, sight.pools(), [(entry[0], entry[1]) for entry in sight.encounter["prevented"]]

    def _as_good(
        self, sight: Observation, coverer: Coverer, cover: Cover, pools: Pools, prevented: Prevented
    ) -> int | None:
        """A die of its own for a box that the plan leaves to others, if all can still be covered that is."""
        if not sight.encounter or not sight.encounter["others_act"]:
            return None
        for index in sight.of_verb("lay"):
            hero, one, place = (sight.args(index)[name] for name in ("hero", "die", "box"))
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

    def _notice(self, sight: Observation) -> None:
        """A new round begins with nothing planned."""
        boss = sight.boss
        assert sight.encounter is not None
        moment = (
            sight.view["turn"],
            tuple(sight.party),
            None if boss is None else boss["round"],
        )
        if moment != self._moment:
            self._moment = moment
            self.hand.drop()
            self.shared = False
        if not sight.encounter["others_act"]:
            self.shared = True
        self.way = None

    # -- laying ----------------------------------------------------------------------------------------------------

    def what_to_combine(self, sight: Observation) -> int:
        """The other dice that were planned to be combined."""
        sight.shared = self.shared
        index = self.hand.next(sight)
        if index is not None:
            return index
        return sight.of_verb("keep_apart")[0]

    # -- skills and potions ----------------------------------------------------------------------------------------

    def best_use(
        self, sight: Observation, coverer: Coverer, cover: Cover, pools: Pools, prevented: Prevented
    ) -> int | None:
        """The skill or potion that makes the best cover cheaper than it costs, if there is one."""
        dice = [one for pool in pools.values() for one in pool]
        workshop = self._workshop(sight, coverer, dice, cover)
        lost, kind = lost_values(sight, coverer.challenge), coverer.challenge.kind
        mine = [(hero, one) for hero in sight.party if sight.leads(hero) for one in sight.unused_of(hero, kind)]
        best: tuple[float, int, Way] | None = None
        for index in sight.of_verb("use"):
            args = sight.args(index)
            effect = effect_named(args["skill"])
            bar = self._bar(coverer, effect)
            if cover.price <= 0 and kind != BOSS and not _cleanses(effect):
                continue
            for way in workshop.ways(effect, args["hero"], pools, prevented):
                after = self._price_after(coverer, way, lost, self._lucks)
                if self._thorough:
                    others = [(hero, one) for hero, one in mine if (hero, one.id) != (args["hero"], effect.id)]
                    after = min(after, self._price_followed(sight, coverer, way, lost, others))
                help_ = cover.price - after - bar
                help_ += CLEANSING * (_cleanses(effect) and sight.poison > 0)
                if help_ > 0 and (best is None or help_ > best[0]):
                    best = (help_, index, way)
        if best is None:
            return None
        self.way = best[2]
        return best[1]

    def _helped(
        self, sight: Observation, coverer: Coverer, cover: Cover, pools: Pools, prevented: Prevented
    ) -> tuple[Cover, Pools, Prevented]:
        """How it looks after skills that other players will use, as far as no luck is in them."""
        kind = coverer.challenge.kind
        skills = [
            (hero, effect) for hero in sight.party for effect in sight.unused_of(hero, kind) if not sight.leads(hero)
        ]
        mine = {hero: pool for hero, pool in pools.items() if sight.leads(hero)}
        while cover.price > 0:
            dice = [one for pool in pools.values() for one in pool]
            workshop = self._workshop(sight, coverer, dice, cover)
            best: tuple[float, tuple[int, Effect], Way] | None = None
            for hero, effect in skills:
                for way in workshop.ways(effect, hero, pools, prevented):
                    if way.rolls or any(Counter(pool) - Counter(way.pools[own]) for own, pool in mine.items()):
                        continue  # luck, or a change of its own dice that others may not think of
                    help_ = cover.price - self._price_after(coverer, way, 0, self._lucks) - self._bar(coverer, effect)
                    if help_ > 0 and (best is None or help_ > best[0]):
                        best = (help_, (hero, effect), way)
            if best is None:
                break
            skills.remove(best[1])
            pools, prevented = best[2].pools, best[2].prevented
            cover = coverer.best(pools, prevented)
        return cover, pools, prevented

    def _workshop(self, sight: Observation, coverer: Coverer, dice: list[int], cover: Cover) -> Workshop:
        printed = {hero: sight.printed_of(hero) for hero in sight.party}
        return Workshop(coverer.challenge, printed, sight.view["supply"], coverer.spare(dice, cover))

    def _bar(self, coverer: Coverer, effect: Effect) -> float:
        """What an effect must bring at least."""
        bar = coverer.stakes.time * coverer.challenge.ability.skill_time
        if effect.cost == TOKEN_COST:
            return bar + coverer.stakes.prices.token
        return bar + (0.01 if effect.cost == FREE else LEAST_HELP)

    def _price_after(self, coverer: Coverer, way: Way, lost: int, lucks: int) -> float:
        """What the cover costs after it, on average over some rolls."""
        outcomes = self._outcomes(way, lost, lucks)
        return fsum([coverer.cover(pools, way.prevented).price for pools in outcomes]) / len(outcomes)

    def _price_followed(
        self, sight: Observation, coverer: Coverer, way: Way, lost: int, others: list[tuple[int, Effect]]
    ) -> float:
        """The same if one of the other skills is used after it, wherever that helps; over fewer rolls."""
        outcomes = self._outcomes(way, lost, LUCKS)
        return fsum(
            [self._best_second(sight, coverer, pools, way.prevented, lost, others) for pools in outcomes]
        ) / len(outcomes)

    def _best_second(
        self,
        sight: Observation,
        coverer: Coverer,
        pools: Pools,
        prevented: Prevented,
        lost: int,
        others: list[tuple[int, Effect]],
    ) -> float:
        """What dice cost at the least, with one more skill or without."""
        cover = coverer.cover(pools, prevented)
        best = cover.price
        if best <= 0 and coverer.challenge.kind != BOSS:
            return best
        workshop = self._workshop(sight, coverer, [one for pool in pools.values() for one in pool], cover)
        for hero, effect in others:
            for way in workshop.ways(effect, hero, pools, prevented):
                best = min(best, self._price_after(coverer, way, lost, LUCKS) + self._bar(coverer, effect))
        return best

    def _outcomes(self, way: Way, lost: int, lucks: int) -> list[Pools]:
        """The dice after it: once, or as some rolls make them."""
        if not way.rolls:
            return [way.pools]
        chance = Random(self.luck)  # the same for all that is compared
        return [way.rolled(chance, lost) for _ in range(lucks)]

    # -- what a used effect asks -----------------------------------------------------------------------------------

    def which_to_pay(self, sight: Observation) -> int:
        """A die that was chosen to pay."""
        options = sight.of_verb("pay")
        if self.way is not None:
            for index in options:
                one = DIE_OF[sight.args(index)["die"]]
                if one in self.way.pay:
                    self.way.pay.remove(one)
                    return index
        return min(options, key=lambda index: value_of(DIE_OF[sight.args(index)["die"]]))

    def which_way(self, sight: Observation) -> int:
        """The way that was chosen."""
        if self.way is not None and self.way.choices:
            wanted = self.way.choices.pop(0)
            return next(index for index in sight.of_verb("choose_way") if sight.args(index)["choice"] == wanted)
        return 0

    def which_dice(self, sight: Observation) -> int:
        """The dice that were chosen, and no others; those that help most, if somebody else used the skill."""
        if self.way is None or not self.way.picks:
            return self._most_helped(sight)
        options = sight.of_verb("pick")
        for index in options:
            one = DIE_OF[sight.args(index)["die"]]
            if one in self.way.picks[0]:
                self.way.picks[0].remove(one)
                return index
        self.way.picks.pop(0)
        stop = sight.of_verb("enough")
        if stop:
            return stop[0]
        return min(options, key=lambda index: value_of(DIE_OF[sight.args(index)["die"]]))

    def _most_helped(self, sight: Observation) -> int:
        """The die whose change makes the best cover cheapest, or none."""
        coverer, pools, prevented = self.at_hand(sight)
        hero = sight.about["hero"]
        op = op_at(EFFECT_OF[sight.about["skill"]], sight.about["index"], sight.about["branch"])
        assert op is not None, "dice are picked for an operation"

        def price(index: int) -> float:
            if sight.options[index]["verb"] != "pick":
                return coverer.cover(pools, prevented).price
            one = DIE_OF[sight.args(index)["die"]]
            others = pools[hero][:]
            others.remove(one)
            changed = [{**pools, hero: [*others, with_value(one, value)]} for value in _values_after(op, one)]
            return fsum([coverer.cover(after, prevented).price for after in changed]) / len(changed)

        return min(range(sight.count), key=price)

    def which_colour(self, sight: Observation) -> int:
        """The colour that open boxes ask most for."""
        colours = {COLOURS.index(sight.args(index)["colour"]): index for index in sight.of_verb("turn_into")}
        mask = sum(1 << colour for colour in colours)
        return colours[wanted_colour(present(sight), [1, 1, 1, 1], mask, min(colours))]


def lost_values(sight: Observation, challenge: Challenge) -> int:
    """The values of rolled dice that foe or dungeon take away, as a mask."""
    return challenge.ability.loses | sight.floors.loses


def _values_after(op: Op, one: int) -> list[int]:
    """What a die may show after an operation."""
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
