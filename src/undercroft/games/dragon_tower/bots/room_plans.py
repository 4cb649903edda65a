"""Planning a room on a state: who faces what, alone or in pairs, with which cards and how much health."""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from undercroft.games.dragon_tower.bots.assignment import Battle, Outcome, Way
from undercroft.games.dragon_tower.bots.card_values import (
    CARD_PRICE_AT_THE_TOP,
    HEALTH_PRICES,
    HEALTH_PRICES_AT_THE_TOP,
)
from undercroft.games.dragon_tower.bots.evaluation import (
    CARDS,
    FIRST_HEALTH,
    HELD,
    NEEDED,
    Member,
    demand,
    fitted,
    lacking,
    members,
    odds,
    points_of,
    softness,
    standing,
    total_base,
)
from undercroft.games.dragon_tower.bots.observation import Foe
from undercroft.games.dragon_tower.bots.resources import NO_BASE, Coins, Purse
from undercroft.games.dragon_tower.rules.bosses import need_of
from undercroft.games.dragon_tower.rules.facts import FLOORS, GIANT_TROLL, HEALTH_CAP, REST
from undercroft.games.dragon_tower.rules.state import PAIRS, SOLO, State
from undercroft.games.dragon_tower.rules.turn import rests_after

if TYPE_CHECKING:
    from collections.abc import Sequence

LEAST_CARD: Final = 0.05
LEAST_HEALTH: Final = 0.3
DEATH: Final = 6.0
"""What a card's point, a point of health and a hero's death cost at least, in points of a card that is needed."""
USUAL: Final = 2
"""The usual value of a card."""
SHORT: Final = 0.3
"""At the top: what is left of the hope with every point that is missing."""


class Prices:
    """What cards and health are worth after this floor, in points of a card that is needed."""

    __slots__ = ("blood", "cards", "health")

    def __init__(self, state: State, party: list[Member], faces: tuple[int, ...]) -> None:
        everyone = state.setup.everyone_counts
        if state.floor == FLOORS:
            self.cards = [CARD_PRICE_AT_THE_TOP] * 4
            last = HEALTH_PRICES[0] if everyone else HEALTH_PRICES_AT_THE_TOP[0]
            self.health = [last, *HEALTH_PRICES_AT_THE_TOP[1:]]
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
        self.health[0] = max(DEATH, sum(steps[: rest + 1]))

    def ladder(self, health: int) -> list[float]:
        """What it costs a hero to be short of 0, 1, 2 … points."""
        ladder = [0.0]
        for left in range(health - 1, -1, -1):
            ladder.append(ladder[-1] + self.health[left])
        return ladder

    def purse(self, member: Member, *, fought: bool) -> Purse:
        """What a hero can pay with in the room."""
        base = NO_BASE if fought else member.base
        blood = self.health[max(member.health - 2, 1)]
        coins = [
            Coins(points, counts, price, blood)
            for points, counts, price in zip(base, member.hand, self.cards, strict=True)
        ]
        return Purse(coins, self.ladder(member.health))


class Plan:
    """The living heroes before some opponents, and a way to share these out."""

    def __init__(self, state: State, foes: Sequence[int]) -> None:
        self.state = state
        self.party = members(state)
        face = state.face
        self.prices = Prices(state, self.party, tuple([face[foe] for foe in foes]))
        purses = [self.prices.purse(member, fought=bool(state.fought[member.number])) for member in self.party]
        told = [Foe(foe, need_of(state, foe), troll=face[foe] == GIANT_TROLL) for foe in foes]
        self.battle = Battle(purses, told, top=state.floor == FLOORS)
        self.places = {member.number: place for place, member in enumerate(self.party)}
        self.way: Way = []
        self.cost = 0.0

    def keep_to_stage(self) -> None:
        """Leave only the places that the stage of the fight allows."""
        state, heroes = self.state, len(self.party)
        pairs = list(range(heroes, heroes + len(self.battle.pairs)))
        alone = [place for member, place in self.places.items() if not state.soloed[member]]
        if state.stage == SOLO:
            places = alone + pairs
        else:
            places = pairs if state.stage == PAIRS and pairs else alone or pairs
        self.battle.allowed = [places[:] for _ in self.battle.foes]

    def bind(self, foes: Sequence[int], place: int) -> None:
        """These opponents are faced there."""
        for index, foe in enumerate(self.battle.foes):
            if foe.id in foes:
                self.battle.allowed[index] = [place]

    def study(self, starts: int) -> None:
        """Look for a cheap way."""
        self.cost, self.way = self.battle.study(Random(len(self.battle.foes)), starts)

    def outcome(self) -> Outcome:
        """What the way leaves."""
        heroes = len(self.party)
        battle = self.battle
        paired = [
            (battle.raised[index], battle.pairs[place - heroes])
            for index, place in enumerate(self.way)
            if place >= heroes
        ]
        return Outcome(battle.purses, battle.totals(self.way), paired)

    def short(self, outcome: Outcome) -> int:
        """The points that nobody can pay."""
        return sum(
            [max(0, short - purse.all_health) for short, purse in zip(outcome.short, self.battle.purses, strict=True)]
        )

    def group_of(self, hero: int) -> list[int]:
        """The opponents that a hero fights alone."""
        place = self.places[hero]
        return [foe.id for foe, there in zip(self.battle.foes, self.way, strict=True) if there == place]

    def pairs(self) -> list[tuple[int, int, int]]:
        """Two heroes and an opponent for each fight in a pair, in order."""
        heroes = len(self.party)
        found = []
        for foe, place in zip(self.battle.foes, self.way, strict=True):
            if place >= heroes:
                one, other = self.battle.pairs[place - heroes]
                found.append((self.party[one].number, self.party[other].number, foe.id))
        return found

    def value(self) -> float:
        """How likely the party is to win if it goes that way."""
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
        return odds(standing(state, state.floor + 1, party)) * SHORT**short
