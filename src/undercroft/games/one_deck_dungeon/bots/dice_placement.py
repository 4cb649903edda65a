"""Steps that lay a planned cover: put dice back, combine and lay them, one box after another."""

from __future__ import annotations

from collections import Counter

import msgspec

from undercroft.games.one_deck_dungeon.bots.coverer import Coverer, kind_of
from undercroft.games.one_deck_dungeon.bots.observation import DIE_OF, Observation
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, restriction_of
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.games.one_deck_dungeon.solver.cover import Laying


class Job(msgspec.Struct):
    """One laying: dice to put back first, dice to combine, and the die to lay on a box."""

    back: list[int]
    mix: list[int]
    last: int
    box: int


def jobs_of(coverer: Coverer, layings: list[Laying]) -> list[Job]:
    """Return the layings of a cover as jobs, armor first (OD-099)."""
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


class PlacementQueue:
    """Jobs that are done step by step; those that need the dice of another seat are skipped."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.begun: Job | None = None

    def clear(self) -> None:
        """Drop all jobs."""
        self.jobs = []
        self.begun = None

    def next(self, obs: Observation) -> int | None:
        """Return the option to take now; None if no job can be done."""
        jobs = [job for job in self.jobs if _has_dice(obs, job)] if self.begun is None else [self.begun]
        for job in jobs:
            index = _step(obs, job)
            if index is not None:
                self.begun = job
                if obs.options[index]["verb"] == "lay":
                    self.jobs.remove(job)
                    self.begun = None
                return index
        self.clear()
        return None


def _has_dice(obs: Observation, job: Job) -> bool:
    """Return True if the seat leads the heroes whose dice are to be combined, or may take all dice."""
    pools = obs.pools().items()
    mine = Counter(kind_of(one) for hero, pool in pools if obs.shared or obs.leads(hero) for one in pool)
    return not Counter(job.mix) - mine


def _step(obs: Observation, job: Job) -> int | None:
    """Return the next option of a job and remove it from the job."""
    for kinds, verb in ((job.back, "put_back"), (job.mix, "combine")):
        for kind in kinds:
            index = _option(obs, verb, kind, -1)
            if index is not None:
                kinds.remove(kind)
                return index
        if kinds:
            return None
    return _option(obs, "lay", job.last, job.box)


def _option(obs: Observation, verb: str, kind: int, box: int) -> int | None:
    """Return the option with a die of a type, preferably a restricted one."""
    fitting = [
        index
        for index in obs.of_verb(verb)
        if kind_of(DIE_OF[obs.args(index)["die"]]) == kind
        and (box < 0 or obs.args(index)["box"] == box)
        and (obs.shared or obs.leads(obs.args(index)["hero"]))
    ]
    return max(fitting, key=lambda index: restriction_of(DIE_OF[obs.args(index)["die"]]), default=None)
