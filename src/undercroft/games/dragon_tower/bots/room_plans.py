"""Plans for a room: an assignment of its opponents to heroes and pairs, with the cards and the health that it costs."""

from __future__ import annotations

from math import exp, fsum
from random import Random
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.assignment import Assignment, Battle, Foe, Outcome
from undercroft.games.dragon_tower.bots.evaluation import (
    CARDS,
    FIRST_HEALTH,
    HELD,
    NEEDED,
    Member,
    demand,
    fitted,
    lacking,
    log_odds,
    members,
    odds,
    points_of,
    softness,
    total_base,
)
from undercroft.games.dragon_tower.bots.resources import NO_BASE, Budget, budget_of
from undercroft.games.dragon_tower.rules.bosses import need_of
from undercroft.games.dragon_tower.rules.commitment import fight_alone, fight_together
from undercroft.games.dragon_tower.rules.facts import FLOORS, GIANT_TROLL, HEALTH_CAP, REST
from undercroft.games.dragon_tower.rules.state import NO_HERO, PAIRS, SOLO, State
from undercroft.games.dragon_tower.rules.turn import rests_after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undercroft.kernel.state import Move

CARD_AT_THE_TOP: Final = 0.02
HEALTH_AT_THE_TOP: Final[tuple[float, ...]] = (1.0, *[0.3] * (HEALTH_CAP - 1))
"""The prices of a hero's last point of health, of the last but one, and so on, on the last floor."""
DEATH_OF_ONE_WHO_COUNTS: Final = 12.0
"""The price of the last point of health on the last floor where every hero must live (DT-120)."""
LEAST_CARD: Final = 0.05
LEAST_HEALTH: Final = 0.3
DEATH: Final = 6.0
"""The least prices of a card's point, a point of health and a hero's death, in points of a card that is needed."""
USUAL: Final = 2
"""The usual value of a card."""
SHORT: Final = 0.3
"""The factor on the chance to win for each point that is missing."""


class Prices:
    """Prices of cards and health after this floor, in points of a card that is needed."""

    __slots__ = ("cards", "health")

    def __init__(self, state: State, party: list[Member], faces: tuple[int, ...]) -> None:
        everyone = state.setup.everyone_counts
        if state.floor == FLOORS:
            self.cards = [CARD_AT_THE_TOP] * 4
            last = DEATH_OF_ONE_WHO_COUNTS if everyone else HEALTH_AT_THE_TOP[0]
            self.health = [last, *HEALTH_AT_THE_TOP[1:]]
            return
        after = state.floor + 1
        weight = fitted().weights
        base = total_base(party)
        asked, here = demand(state, after, base), lacking(faces, 0, base)
        soft = softness(after)
        unit = weight[NEEDED] + weight[HELD] + weight[CARDS] / USUAL
        self.cards = []
        for attribute in range(4):
            held = sum([points_of(member.hand[attribute]) for member in party]) - here[attribute] / 2
            share = 1.0 / (1.0 + exp(min(50.0, (held - asked[attribute]) / soft)))
            price = (weight[NEEDED] * share + weight[HELD] + weight[CARDS] / USUAL) / unit
            self.cards.append(max(LEAST_CARD, price))
        rest = REST if rests_after(state, state.floor) else 0
        steps = [max(LEAST_HEALTH, one / unit) for one in weight[FIRST_HEALTH : FIRST_HEALTH + HEALTH_CAP]]
        self.health = [*steps[rest:], *([LEAST_HEALTH] * rest)]
        self.health[0] = max(DEATH, fsum(steps[: rest + 1]))

    def health_costs(self, health: int) -> list[float]:
        """Return the cost for a hero of being short of 0, 1, 2 … points."""
        health_costs = [0.0]
        for left in range(health - 1, -1, -1):
            health_costs.append(health_costs[-1] + self.health[left])
        return health_costs

    def health_price(self, health: int) -> float:
        """Return a typical price of a point of a hero's health."""
        return self.health[max(health - 2, 1)]

    def budget(self, member: Member, *, fought: bool) -> Budget:
        """Return the budget of a hero in the room."""
        base = NO_BASE if fought else member.base
        return budget_of(
            base, member.hand, self.cards, self.health_costs(member.health), self.health_price(member.health)
        )


class Plan:
    """The living heroes before some opponents, and an assignment of these."""

    def __init__(self, state: State, foes: Sequence[int]) -> None:
        self.state = state
        self.party = members(state)
        face = state.face
        self.prices = Prices(state, self.party, tuple([face[foe] for foe in foes]))
        budgets = [self.prices.budget(member, fought=bool(state.fought[member.number])) for member in self.party]
        opponents = [Foe(foe, need_of(state, foe), troll=face[foe] == GIANT_TROLL) for foe in foes]
        self.battle = Battle(budgets, opponents, top=state.floor == FLOORS)
        self.places = {member.number: place for place, member in enumerate(self.party)}
        self.assignment: Assignment = []
        self.cost = 0.0

    def keep_to_stage(self) -> None:
        """Allow only the places that the stage of the fight and the fixed plan leave open."""
        state, heroes = self.state, len(self.party)
        pairs = list(range(heroes, heroes + len(self.battle.pairs)))
        alone = [place for member, place in self.places.items() if not state.soloed[member]]
        if state.stage == SOLO:
            places = alone + pairs
        else:
            places = pairs if state.stage == PAIRS and pairs else alone or pairs
        self.battle.allowed = [places[:] for _ in self.battle.foes]
        for foe, first, second in state.plan:  # fixed when the party was surrounded (DT-121)
            if first in self.places and (second == NO_HERO or second in self.places):
                self.bind([foe], self.place_of(first, second))

    def place_of(self, first: int, second: int) -> int:
        """Return the place of a hero, or of a pair of heroes."""
        place = self.places[first]
        if second == NO_HERO:
            return place
        return len(self.party) + self.battle.pairs.index((place, self.places[second]))

    def forbid(self, move: Move) -> None:
        """Leave a fight out of the plan if its opponent can be assigned elsewhere."""
        if move[0] not in (fight_alone, fight_together):
            return
        *heroes, foe = move[1:]
        place = self.place_of(heroes[0], heroes[1] if len(heroes) > 1 else NO_HERO)
        for index, other in enumerate(self.battle.foes):
            if other.id == foe:
                allowed = self.battle.allowed[index]
                self.battle.allowed[index] = [one for one in allowed if one != place] or allowed

    def bind(self, foes: Sequence[int], place: int) -> None:
        """Assign opponents to a place for good."""
        for index, foe in enumerate(self.battle.foes):
            if foe.id in foes:
                self.battle.allowed[index] = [place]

    def search(self, starts: int) -> None:
        """Search for a cheap assignment."""
        self.cost, self.assignment = self.battle.search(Random(len(self.battle.foes)), starts)

    def outcome(self) -> Outcome:
        """Return the outcome of the assignment."""
        heroes = len(self.party)
        battle = self.battle
        paired = [
            (battle.raised[index], battle.pairs[place - heroes])
            for index, place in enumerate(self.assignment)
            if place >= heroes
        ]
        return Outcome(battle.budgets, battle.totals(self.assignment), paired)

    def short(self, outcome: Outcome) -> int:
        """Return the points that nobody can pay."""
        return sum(
            [
                max(0, short - budget.all_health)
                for short, budget in zip(outcome.short, self.battle.budgets, strict=True)
            ]
        )

    def group_of(self, hero: int) -> list[int]:
        """Return the opponents that a hero fights alone."""
        place = self.places[hero]
        return [foe.id for foe, there in zip(self.battle.foes, self.assignment, strict=True) if there == place]

    def pairs(self) -> list[tuple[int, int, int]]:
        """Return two heroes and an opponent for each fight in a pair, in order."""
        heroes = len(self.party)
        found = []
        for foe, place in zip(self.battle.foes, self.assignment, strict=True):
            if place >= heroes:
                one, other = self.battle.pairs[place - heroes]
                found.append((self.party[one].number, self.party[other].number, foe.id))
        return found

    def value(self) -> float:
        """Return the chance of the party to win with this assignment."""
        outcome = self.outcome()
        short = self.short(outcome)
        state = self.state
        rest = REST if rests_after(state, state.floor) else 0
        party = [
            member._replace(hand=tuple(left), health=min(HEALTH_CAP, member.health - lost + rest))
            for member, left, lost in zip(self.party, outcome.left, outcome.short, strict=True)
            if lost < member.health
        ]
        if not party or (state.setup.everyone_counts and len(party) < state.setup.heroes):
            return 0.1 * SHORT**short
        if state.floor == FLOORS:
            return SHORT**short
        return odds(log_odds(state, state.floor + 1, party)) * SHORT**short
