"""Laying a planned cover: dice given back, combined and laid, one box after another."""

from __future__ import annotations

from collections import Counter

import msgspec

from undercroft.games.one_deck_dungeon.bots.coverer import Coverer, kind_of
from undercroft.games.one_deck_dungeon.bots.observation import DIE_OF, Observation
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, restriction_of
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.games.one_deck_dungeon.solver.cover import Laying


class Job(msgspec.Struct):
    """One laying: a die to give back first, dice to combine, and the die to lay on a box."""

    back: list[int]
    mix: list[int]
    last: int
    box: int


def jobs_of(coverer: Coverer, layings: list[Laying]) -> list[Job]:
    """The layings of a cover as jobs, armor first (OD-099)."""
    slots = coverer.challenge.slots
    jobs: list[Job] = []
    for number, kinds in sorted(layings, key=lambda laying: not slots[laying[0]].target.armor):
        mix = [kind for kind in kinds if kind >= 0]
        last = mix[0]
        if len(mix) > 1:
            last = HEROIC * SIDES + max(0, min(kind % SIDES for kind in mix) - coverer.rules.lower)
        back = [~kind for kind in kinds if kind < 0]
        jobs.append(Job(back, mix if len(mix) > 1 else [], last, coverer.challenge.places[number]))
    return jobs


class Hand:
    """Does jobs step by step; what somebody else would have to do, or give dice for, is left alone."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.begun: Job | None = None

    def drop(self) -> None:
        """Forget what was planned."""
        self.jobs = []
        self.begun = None

    def next(self, sight: Observation) -> int | None:
        """The option to take now; None if nothing planned can be done."""
        jobs = [job for job in self.jobs if _has_dice(sight, job)] if self.begun is None else [self.begun]
        for job in jobs:
            index = _step(sight, job)
            if index is not None:
                self.begun = job
                if sight.options[index]["verb"] == "lay":
                    self.jobs.remove(job)
                    self.begun = None
                return index
        self.drop()
        return None


def _has_dice(sight: Observation, job: Job) -> bool:
    """Whether the dice to be combined are all its own: another player's dice are not its to give."""
    pools = sight.pools().items()
    mine = Counter(kind_of(one) for hero, pool in pools if sight.shared or sight.leads(hero) for one in pool)
    return not Counter(job.mix) - mine


def _step(sight: Observation, job: Job) -> int | None:
    """The next option of a job, which is taken off it."""
    for kinds, verb in ((job.back, "put_back"), (job.mix, "combine")):
        for kind in kinds:
            index = _option(sight, verb, kind, -1)
            if index is not None:
                kinds.remove(kind)
                return index
        if kinds:
            return None
    return _option(sight, "lay", job.last, job.box)


def _option(sight: Observation, verb: str, kind: int, box: int) -> int | None:
    """The option with a die of a type, best with one that is good for little else."""
    fitting = [
        index
        for index in sight.of_verb(verb)
        if kind_of(DIE_OF[sight.args(index)["die"]]) == kind
        and (box < 0 or sight.args(index)["box"] == box)
        and (sight.shared or sight.leads(sight.args(index)["hero"]))
    ]
    return max(fitting, key=lambda index: restriction_of(DIE_OF[sight.args(index)["die"]]), default=None)
