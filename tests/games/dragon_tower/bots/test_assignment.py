"""Sharing out the opponents of a room: prices, their lower bounds, and what the search finds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from undercroft.games.dragon_tower.bots.assignment import FORGOTTEN, Battle, Foe
from undercroft.games.dragon_tower.bots.evaluation import FIRST_HEALTH, fitted
from undercroft.games.dragon_tower.bots.resources import NO_BASE, Budget, Points, budget_of, exact
from undercroft.games.dragon_tower.bots.room_plans import HEALTH_AT_THE_TOP
from undercroft.games.dragon_tower.rules.facts import DECK, HEALTH_CAP, ORDINARY_HEROES, POINTS, VALUES

PRICES = [0.9, 0.8, 0.7, 0.6]
HEALTH_COSTS = [0.0, 1.05, 2.2, 3.5, 5.1, 17.1]
"""The price of losing 0, 1, 2 … of five points of health."""
HEALTH_PRICE = 1.3


def budget(base: Points, *cards: tuple[int, int], health_costs: list[float] = HEALTH_COSTS) -> Budget:
    """The means of a hero whose cards are given as attribute and value."""
    hand = [tuple([cards.count((attribute, value)) for value in VALUES]) for attribute in range(4)]
    return budget_of(base, hand, PRICES, health_costs, HEALTH_PRICE)


def random_battle(chance: Random, heroes: int, foes: int, *, top: bool = False) -> Battle:
    """Ordinary heroes with some cards against monsters."""
    budgets = [
        budget(
            POINTS[chance.choice(ORDINARY_HEROES)],
            *[(chance.randrange(4), chance.randint(1, 3)) for _ in range(chance.randint(0, 7))],
        )
        for _ in range(heroes)
    ]
    faces = chance.sample(list(DECK.of_kind("normal")) + list(DECK.of_kind("elite")), foes)
    return Battle(budgets, [Foe(number, POINTS[face]) for number, face in enumerate(faces)], top=top)


@pytest.mark.parametrize("top", [False, True])
def test_a_bounded_price_is_exact_below_the_bound_and_never_too_high(top: bool) -> None:
    chance = Random(3)
    cut = 0
    for _ in range(300):
        battle = random_battle(chance, heroes=3, foes=4, top=top)
        assignment = [chance.randrange(6) for _ in range(4)]
        exact = battle.cost(assignment)
        bound = exact * chance.uniform(0.3, 1.5)
        bounded = Battle(battle.budgets, battle.foes, top=top).cost(assignment, bound)
        if exact < bound - 1e-9:
            assert bounded == exact
        else:
            assert bound - 1e-9 <= bounded <= exact + 1e-9
            cut += bounded < exact - 1e-9
    assert cut > 30  # else the bound saves no work


def test_the_search_finds_the_cheapest_way_of_small_rooms() -> None:
    chance = Random(5)
    found, rooms = 0, 0
    while rooms < 100:
        battle = random_battle(chance, heroes=2, foes=3)
        best = min(battle.cost(list(assignment)) for assignment in product(range(3), repeat=3))
        if best < HEALTH_COSTS[-1]:  # nobody needs to die
            rooms += 1
            found += battle.search(chance, 10)[0] < best + 1e-9
    assert found >= 95


def test_a_hero_who_dies_alone_cannot_fight_in_a_pair() -> None:
    foes = [Foe(0, (2, 0, 0, 0)), Foe(1, (0, 1, 0, 0))]
    weak = budget(NO_BASE, (1, 3), health_costs=[0.0, 1.0, 2.0])  # a card for the second opponent
    battle = Battle([weak, budget(NO_BASE)], foes, top=True)
    assert battle.cost([0, 2]) == pytest.approx(2.0 + FORGOTTEN)
    assert battle.cost([1, 2]) < FORGOTTEN


def test_every_point_of_health_that_a_hero_can_have_is_priced() -> None:
    assert len(fitted().weights[FIRST_HEALTH:]) == len(HEALTH_AT_THE_TOP) == HEALTH_CAP


def test_a_total_is_made_of_as_few_cards_as_can_be() -> None:
    assert exact((2, 1, 2), 5) == (0, 1, 1)
    assert exact((2, 0, 2), 5) == (2, 0, 1)
    assert exact((1, 3, 1), 4) == (1, 0, 1)
    assert exact((0, 2, 1), 4) == (0, 2, 0)  # the highest card would leave a point that nothing makes
    with pytest.raises(ValueError, match="cannot make 1"):
        exact((0, 2, 1), 1)
