"""What the greedy bot keeps in mind between questions: its plan for the room, and what was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercroft.games.dragon_tower.bots.assignment import Battle, Way
    from undercroft.games.dragon_tower.bots.observation import Observation
    from undercroft.games.dragon_tower.bots.party import Party

Moment = tuple[int, str, tuple[int, ...], tuple[int, ...]]
"""Floor, stage, opponents left and everybody's health: as long as it stays the same, nothing was settled."""


class Plan:
    """Who fights what in a room: solo groups by hero, and pairs."""

    def __init__(self, party: Party, battle: Battle, way: Way) -> None:
        self.solo: dict[int, list[int]] = {}
        self.pairs: list[tuple[int, int, int]] = []
        heroes = party.heroes
        for foe, place in zip(battle.foes, way, strict=True):
            if place < len(heroes):
                self.solo.setdefault(heroes[place].number, []).append(foe.id)
            else:
                one, other = battle.pairs[place - len(heroes)]
                self.pairs.append((heroes[one].number, heroes[other].number, foe.id))

    def covers(self, sight: Observation) -> bool:
        """Whether the plan still says who fights every opponent left, and all of them are alive."""
        alive = {hero.number for hero in sight.living}
        fresh = {hero.number for hero in sight.living if not hero.fought}
        left = {foe.id for foe in sight.room}
        planned = {foe for hero, foes in self.solo.items() if hero in fresh and sight.stage == "solo" for foe in foes}
        planned |= {foe for one, other, foe in self.pairs if {one, other} <= alive}
        return left <= planned


class Memory:
    """The plan for the room, the last proposal made and those refused since something last changed."""

    def __init__(self) -> None:
        self.plan: Plan | None = None
        self.moment: Moment | None = None
        self.proposal: str | None = None
        self.refused: set[str] = set()
        self.withdrawals = 0
        self.spoken: set[tuple[int, str]] = set()

    def look(self, sight: Observation) -> None:
        """Forget refusals and withdrawals once something was settled, and the plan once the floor is another."""
        foes = tuple(sorted(foe.id for foe in sight.room))
        moment = (sight.floor, sight.stage, foes, tuple(hero.health for hero in sight.heroes))
        if moment != self.moment:
            if self.moment is None or self.moment[0] != sight.floor:
                self.plan = None
            self.moment = moment
            self.proposal = None
            self.refused.clear()
            self.withdrawals = 0

    def asked_again(self) -> None:
        """The question who fights comes again with nothing settled: the last proposal was refused."""
        if self.proposal is not None:
            self.refused.add(self.proposal)
            self.proposal = None
            self.plan = None
