"""The chance of a party to win, before a floor, with the cards, the health and the tower that are left.

`python -m tools.train_tower` fits the weights to games that the policy plays.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from math import exp, fsum, log1p
from typing import Final, NamedTuple

import msgspec

from undercroft.games.dragon_tower.bots.resources import Counts, Points
from undercroft.games.dragon_tower.rules.facts import (
    ATTRIBUTE,
    DECK,
    FLOORS,
    HEALTH_CAP,
    KIND,
    LAYOUT,
    POINTS,
    VALUE,
    VALUES,
)
from undercroft.games.dragon_tower.rules.state import CIRCUMSTANCES, HAND, LAID, ROOM, State

BASE_USED: Final = 0.8
"""The share of the heroes' base attributes that finds an opponent to match."""
EASIER: Final = 0.7
"""The weight of the easier room of a floor; the other room has the rest."""
SOFTNESS: Final = (1.0, 1.5)
"""The softness of the limit to useful cards: a constant, and an addition for each floor still to climb."""
NAMES: Final = (
    "points in hand that will be needed",
    "points in hand",
    "cards in hand",
    "points that are asked for",
    "points that are asked for next",
    *(f"heroes with {health} health" for health in range(1, HEALTH_CAP + 1)),
)
"""Names of the features of a party, in the order of `features`."""
NEEDED: Final = 0
HELD: Final = 1
CARDS: Final = 2
FIRST_HEALTH: Final = 5


def average(kind: str) -> list[float]:
    """Return the points of the average card of a kind, by attribute."""
    points = [POINTS[face] for face in DECK.instances() if KIND[face] == kind]
    return [sum(column) / len(column) for column in zip(*points, strict=True)]


AVERAGE: Final = {kind: average(kind) for kind in ("normal", "elite", "circumstance")}


class Member(NamedTuple):
    """A living hero: base attributes, the cards in hand counted by attribute and value, and health."""

    number: int
    base: Points
    hand: tuple[Counts, ...]
    health: int


def members(state: State) -> list[Member]:
    """Return the living heroes; cards put forward for a fight are still theirs."""
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
    """Return the points of some cards together."""
    return counts[0] + 2 * counts[1] + 3 * counts[2]


# -- demand of the tower --------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def lacking(faces: tuple[int, ...], hidden: int, base: Points) -> tuple[float, ...]:
    """Return the points that a room asks for beyond the heroes' base, with average hidden circumstances."""
    found = []
    for attribute in range(4):
        need = sum([POINTS[face][attribute] for face in faces]) + hidden * AVERAGE["circumstance"][attribute]
        found.append(need - BASE_USED * min(base[attribute], need))
    return tuple(found)


def asked_on(state: State, floor: int, base: Points) -> tuple[float, ...]:
    """Return the points that a floor asks for beyond the base, the easier room weighted most."""
    face, first = state.face, ROOM + 2 * (floor - 1)
    circumstances = state.zones[CIRCUMSTANCES + floor - 1]
    seen = [card for card in circumstances if state.known[card]]
    rooms = [
        lacking(tuple([face[card] for card in room + seen]), len(circumstances) - len(seen), base)
        for room in state.zones[first : first + len(LAYOUT[state.setup.heroes][floor - 1].rooms)]
    ]
    if len(rooms) == 1:
        return rooms[0]
    easier, harder = sorted(rooms, key=fsum)
    return tuple([EASIER * one + (1 - EASIER) * other for one, other in zip(easier, harder, strict=True)])


def total_base(party: list[Member]) -> Points:
    """Return the base attributes of a party together."""
    return tuple([sum([member.base[attribute] for member in party]) for attribute in range(4)])


def demand(state: State, floor: int, base: Points) -> list[float]:
    """Return the points that a floor and all after it ask for beyond the base."""
    total = [0.0, 0.0, 0.0, 0.0]
    for number in range(floor, FLOORS + 1):
        for attribute, need in enumerate(asked_on(state, number, base)):
            total[attribute] += need
    return total


@cache
def average_demand(heroes: int, base: Points) -> list[float]:
    """Return the points that the average tower asks for beyond the base."""
    total = [0.0, 0.0, 0.0, 0.0]
    for floor in LAYOUT[heroes]:
        for normal, elite in floor.rooms:
            counts = {"normal": normal, "elite": elite, "circumstance": floor.circumstances}
            for attribute in range(4):
                need = fsum([number * AVERAGE[kind][attribute] for kind, number in counts.items()])
                need += sum([POINTS[boss][attribute] for boss in floor.bosses])
                total[attribute] += (need - BASE_USED * min(base[attribute], need)) / len(floor.rooms)
    return total


# -- the value of a party ---------------------------------------------------------------------------------------------


def softness(floor: int) -> float:
    """Return the softness of the limit to useful cards before a floor."""
    return SOFTNESS[0] + SOFTNESS[1] * (FLOORS + 1 - floor)


def needed(held: float, asked: float, soft: float) -> float:
    """Return the points in hand that will be needed: all while there are few, at most what is asked for."""
    return soft * (log1p(exp(min(asked / soft, 50.0))) - log1p(exp(min((asked - held) / soft, 50.0))))


def features(floor: int, party: list[Member], asked: list[float], next_asked: float) -> list[float]:
    """Return the features of a party before a floor."""
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
    useful = fsum([needed(have, need, soft) for have, need in zip(held, asked, strict=True)])
    return [useful, sum(held), cards, fsum(asked), next_asked, *above[1:]]


class Fitted(msgspec.Struct, frozen=True):
    """Fitted parameters: an intercept for each floor from the second on, and the weights of the features."""

    before: tuple[float, ...]
    weights: tuple[float, ...]


@cache
def fitted() -> Fitted:
    """Return the parameters that lie beside this module."""
    return msgspec.toml.decode(files(__package__).joinpath("outlook.toml").read_bytes(), type=Fitted)


def features_of(state: State, floor: int, party: list[Member]) -> list[float]:
    """Return the features of a party before a floor of the tower as it stands."""
    base = total_base(party)
    return features(floor, party, demand(state, floor, base), fsum(asked_on(state, floor, base)))


def log_odds(state: State, floor: int, party: list[Member]) -> float:
    """Return the log odds of a party to win, before a floor."""
    known, numbers = fitted(), features_of(state, floor, party)
    return known.before[floor - 2] + fsum(
        [weight * number for weight, number in zip(known.weights, numbers, strict=True)]
    )


def odds(logarithm: float) -> float:
    """Return the chance for log odds."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logarithm))))
