"""Covers by the fast search: they keep to the rules, and are little worse than those of the exact solver."""

from __future__ import annotations

from collections import Counter
from random import Random

from undercroft.games.one_deck_dungeon.bots.fast_cover import fast_cover
from undercroft.games.one_deck_dungeon.solver.solver import best_cover
from undercroft.games.one_deck_dungeon.solver.tally import Rules, Target

STRENGTH, AGILITY, MAGIC, GREY = range(4)


def kind(colour: int, value: int) -> int:
    """A type of die."""
    return colour * 6 + value - 1


def worth_of(places: set[int], boxes: list[Target]) -> int:
    return sum(boxes[place].worth for place in places)


def random_box(chance: Random) -> Target:
    worth = chance.randint(5, 30)
    if chance.random() < 0.35:
        return Target(chance.randrange(3), chance.randint(6, 12), wide=True, worth=worth)
    return Target(chance.randrange(4), chance.randint(2, 6), armor=chance.random() < 0.2, worth=worth)


def test_it_takes_the_smallest_die_that_covers() -> None:
    dice = [kind(MAGIC, 6), kind(MAGIC, 3), kind(MAGIC, 2)]
    assert fast_cover(dice, [], [Target(MAGIC, 3)], Rules()) == [(0, (kind(MAGIC, 3),))]


def test_it_combines_dice_of_other_colours() -> None:
    dice = [kind(STRENGTH, 5), kind(AGILITY, 4)]
    assert fast_cover(dice, [], [Target(MAGIC, 4)], Rules()) == [(0, (kind(AGILITY, 4), kind(STRENGTH, 5)))]
    assert fast_cover(dice, [], [Target(MAGIC, 4)], Rules(supply=0)) == []


def test_without_all_armor_nothing_else_is_covered() -> None:
    boxes = [Target(STRENGTH, 6, armor=True), Target(MAGIC, 2)]
    assert fast_cover([kind(MAGIC, 2)], [], boxes, Rules(dice=0)) == []
    assert {place for place, _ in fast_cover([kind(MAGIC, 2)], [6], boxes, Rules(dice=0))} == {0, 1}


def test_dice_are_laid_once_and_little_is_missed() -> None:
    chance = Random(3)
    most = found = 0
    for _ in range(120):
        dice = [chance.randrange(24) for _ in range(chance.randint(4, 10))]
        boxes = [random_box(chance) for _ in range(chance.randint(3, 6))]
        rules = Rules(supply=chance.randint(0, 4))
        layings = fast_cover(dice, [], boxes, rules)
        assert not Counter(one for _, kinds in layings for one in kinds) - Counter(dice)
        best, _ = best_cover(dice, [], boxes, rules)
        here = worth_of({place for place, _ in layings}, boxes)
        assert here <= best
        most, found = most + best, found + here
    assert found > 0.9 * most
