"""What a party is worth before a floor: how likely it is to win with the cards, the health and the tower that are left.

The weights are fitted to games that the policy of search plays: `python -m tools.train_tower` writes them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from math import exp, log1p
from typing import Final, NamedTuple

import msgspec

from undercroft.games.dragon_tower.bots.card_values import AVERAGE
from undercroft.games.dragon_tower.bots.resources import Counts
from undercroft.games.dragon_tower.rules.facts import ATTRIBUTE, FLOORS, HEALTH_CAP, LAYOUT, POINTS, VALUE, VALUES
from undercroft.games.dragon_tower.rules.state import CIRCUMSTANCES, HAND, LAID, ROOM, State

Points = tuple[int, ...]

BASE_USED: Final = 0.8
"""The part of the heroes' base attributes that finds an opponent to match."""
EASIER: Final = 0.7
"""How far the easier room of a floor counts, against the other one."""
SOFTNESS: Final = (1.0, 1.5)
"""How sharply cards beyond what is needed lose their worth: in any case, and more for each floor still to climb."""
NAMES: Final = (
    "points in hand that will be needed",
    "points in hand",
    "cards in hand",
    "points that are asked for",
    "points that are asked for next",
    *(f"heroes with {health} health" for health in range(1, HEALTH_CAP + 1)),
)
"""What the standing of a party is made of, in the order of `features`."""
NEEDED: Final = 0
HELD: Final = 1
CARDS: Final = 2
FIRST_HEALTH: Final = 5


class Member(NamedTuple):
    """A living hero: base attributes, the cards in hand counted by attribute and value, and health."""

    number: int
    base: Points
    hand: tuple[Counts, ...]
    health: int


def members(state: State) -> list[Member]:
    """The living heroes; cards put forward for a fight are still theirs."""
    face, zones = state.face, state.zones
    found = []
    for number, health in enumerate(state.health):
        if health > 0:
            counts = [0] * (4 * len(VALUES))
            for card in zones[HAND + number] + zones[LAID + number]:
                printed = face[card]
                counts[len(VALUES) * ATTRIBUTE[printed] + VALUE[printed] - 1] += 1
            hand = (tuple(counts[0:3]), tuple(counts[3:6]), tuple(counts[6:9]), tuple(counts[9:12]))
            found.append(Member(number, POINTS[state.hero[number]], hand, health))
    return found


def points_of(counts: Counts) -> int:
    """The points of some cards together."""
    return counts[0] + 2 * counts[1] + 3 * counts[2]


# -- what the tower asks for -----------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def lacking(faces: tuple[int, ...], hidden: int, base: Points) -> tuple[float, ...]:
    """What a room asks for in each attribute beyond the heroes' base; of hidden circumstances, what is usual."""
    found = []
    for attribute in range(4):
        need = sum([POINTS[face][attribute] for face in faces]) + hidden * AVERAGE["circumstance"][attribute]
        found.append(need - BASE_USED * min(base[attribute], need))
    return tuple(found)


def asked_on(state: State, floor: int, base: Points) -> tuple[float, ...]:
    """What a floor asks for beyond the base, the easier room above all; before the tower stands, nothing."""
    face, first = state.face, ROOM + 2 * (floor - 1)
    hidden = len(state.zones[CIRCUMSTANCES + floor - 1])
    rooms = [
        lacking(tuple([face[card] for card in room]), hidden, base)
        for room in state.zones[first : first + len(LAYOUT[state.setup.heroes][floor - 1].rooms)]
    ]
    if len(rooms) == 1:
        return rooms[0]
    easier, harder = sorted(rooms, key=sum)
    return tuple([EASIER * one + (1 - EASIER) * other for one, other in zip(easier, harder, strict=True)])


def total_base(party: list[Member]) -> Points:
    """The base attributes of a party together."""
    return tuple([sum([member.base[attribute] for member in party]) for attribute in range(4)])


def demand(state: State, floor: int, base: Points) -> list[float]:
    """What a floor and all after it ask for beyond the base."""
    total = [0.0, 0.0, 0.0, 0.0]
    for number in range(floor, FLOORS + 1):
        for attribute, need in enumerate(asked_on(state, number, base)):
            total[attribute] += need
    return total


# -- the value of a party ---------------------------------------------------------------------------------------------


def softness(floor: int) -> float:
    """How sharply the worth of cards falls beyond what is needed, before a floor."""
    return SOFTNESS[0] + SOFTNESS[1] * (FLOORS + 1 - floor)


def needed(held: float, asked: float, soft: float) -> float:
    """The part of the points in hand that will be needed: all while there are few, no more than are asked for."""
    return soft * (log1p(exp(min(asked / soft, 50.0))) - log1p(exp(min((asked - held) / soft, 50.0))))


def features(floor: int, party: list[Member], asked: list[float], next_asked: float) -> list[float]:
    """What the standing of a party before a floor is made of."""
    soft = softness(floor)
    held, cards = [0, 0, 0, 0], 0
    above = [0] * (HEALTH_CAP + 1)
    for member in party:
        for attribute, counts in enumerate(member.hand):
            held[attribute] += counts[0] + 2 * counts[1] + 3 * counts[2]
            cards += counts[0] + counts[1] + counts[2]
        above[member.health] += 1
    for health in range(HEALTH_CAP - 1, 0, -1):
        above[health] += above[health + 1]
    useful = sum([needed(have, need, soft) for have, need in zip(held, asked, strict=True)])
    return [useful, sum(held), cards, sum(asked), next_asked, *above[1:]]


class Fitted(msgspec.Struct, frozen=True):
    """What was fitted: what holds before each floor from the second on, and the weights of the features."""

    before: tuple[float, ...]
    weights: tuple[float, ...]


@cache
def fitted() -> Fitted:
    """What lies beside this module."""
    return msgspec.toml.decode(files(__package__).joinpath("outlook.toml").read_bytes(), type=Fitted)


def standing_of(state: State, floor: int, party: list[Member]) -> list[float]:
    """The features of a party before a floor of the tower as it stands."""
    base = total_base(party)
    return features(floor, party, demand(state, floor, base), sum(asked_on(state, floor, base)))


def standing(state: State, floor: int, party: list[Member]) -> float:
    """How well a party stands before a floor, as the logarithm of its odds."""
    known, numbers = fitted(), standing_of(state, floor, party)
    return known.before[floor - 2] + sum(
        [weight * number for weight, number in zip(known.weights, numbers, strict=True)]
    )


def odds(logarithm: float) -> float:
    """A chance from the logarithm of its odds."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logarithm))))
