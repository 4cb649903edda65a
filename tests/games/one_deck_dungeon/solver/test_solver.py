"""The best cover is exact: as good as exhaustive search, and with legal layings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tests.games.one_deck_dungeon.brute_force import COVERED, Die, best_worth, laid, least_loss
from undercroft.games.one_deck_dungeon.rules.dice import SIDES
from undercroft.games.one_deck_dungeon.rules.facts import GREY, HEROIC
from undercroft.games.one_deck_dungeon.solver.cover import Laying
from undercroft.games.one_deck_dungeon.solver.solver import best_cover
from undercroft.games.one_deck_dungeon.solver.tally import Rules, Target

CHUNKS = 10
CASES = 250  # 10 x 250 = 2,500 cases of either kind
Case = Callable[[Random], tuple[list[Die], list[Target], Rules]]


def kinds(dice: list[Die]) -> list[int]:
    """Return dice as types of the solver."""
    return [colour * SIDES + value - 1 for colour, value in dice]


def random_case(random: Random) -> tuple[list[Die], list[Target], Rules]:
    """A small random problem."""
    dice = [(random.randrange(4), random.randint(1, 6)) for _ in range(random.randint(1, 6))]
    boxes = [random_box(random) for _ in range(random.randint(1, 4))]
    rules = Rules(random.choice((0, 2, 2, 2, 3)), random.choice((0, 0, 0, 1)), random.choice((0, 1, 6, 6)))
    return dice, boxes, rules


def random_box(random: Random) -> Target:
    """A random box."""
    wide = random.random() < 0.35
    return Target(
        colour=random.randrange(3) if wide else random.choice((0, 1, 2, 2, GREY)),
        need=random.randint(4, 12) if wide else random.randint(1, 6),
        wide=wide,
        armor=random.random() < 0.3,
        no_heroic=random.random() < 0.1,
        worth=random.randint(1, 4),
    )


def crowded_case(random: Random) -> tuple[list[Die], list[Target], Rules]:
    """Many boxes of a few colours, some of which take no heroic dice."""
    dice = [(random.choice((0, 0, 1, HEROIC)), random.randint(1, 6)) for _ in range(random.randint(3, 6))]
    boxes = [
        Target(
            colour=random.choice((0, 0, 1, GREY)),
            need=random.randint(1, 6),
            no_heroic=random.random() < 0.4,
            worth=random.randint(1, 4),
        )
        for _ in range(random.randint(2, 4))
    ]
    return dice, boxes, Rules(random.choice((0, 2, 2)), 0, random.choice((0, 1, 6)))


def check_layings(dice: list[Die], boxes: list[Target], rules: Rules, worth: int, layings: list[Laying]) -> None:
    """The layings use each die once, follow the rules and cover what they claim."""
    left = Counter(kinds(dice))
    supply = rules.supply
    sums = [0] * len(boxes)
    for place, used in layings:
        given = [kind if kind >= 0 else ~kind for kind in used]
        left.subtract(given)
        supply += sum(kind < 0 for kind in used)
        used = tuple(kind for kind in used if kind >= 0)
        if len(used) == 1:
            die = (used[0] // SIDES, used[0] % SIDES + 1)
        else:
            assert len(used) == rules.dice
            supply -= 1
            die = (HEROIC, max(1, min(kind % SIDES + 1 for kind in used) - rules.lower))
        after = laid(boxes[place], sums[place], die) if sums[place] != COVERED else COVERED
        assert after is not None
        sums[place] = after
    assert min(left.values()) >= 0
    assert supply >= 0
    covered = [box for box, total in zip(boxes, sums, strict=True) if total == COVERED]
    assert sum(box.worth for box in covered) == worth
    if any(not box.armor for box in covered):
        assert all(total == COVERED for box, total in zip(boxes, sums, strict=True) if box.armor)


@pytest.mark.parametrize("case", [random_case, crowded_case])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_best_cover_is_as_good_as_exhaustive_search(chunk: int, case: Case) -> None:
    random = Random(chunk)
    for _ in range(CASES):
        dice, boxes, rules = case(random)
        worth, layings = best_cover(kinds(dice), [], boxes, rules)
        assert worth == best_worth(dice, boxes, rules), (dice, boxes, rules)
        check_layings(dice, boxes, rules, worth, layings)


LOSSES: dict[str, Callable[[int], int]] = {
    "armor": lambda left: -(-left // 2),
    "thick hide": lambda left: left - (left >= 3),
    "prevented": lambda left: max(0, left - 2),
    "blade storm": lambda left: left + (left > 0),
}
"""Loss by the number of open hearts, with an effect that depends on their sum."""


@pytest.mark.parametrize("name", LOSSES)
def test_the_best_cover_is_exact_for_a_loss_that_looks_at_all_open_boxes_together(name: str) -> None:
    random = Random(name)
    for _ in range(CASES):
        dice, boxes, rules = random_case(random)
        saved, _ = best_cover(kinds(dice), [], boxes, rules, LOSSES[name])
        nothing = LOSSES[name](sum(box.worth for box in boxes))
        assert nothing - saved == least_loss(dice, boxes, rules, LOSSES[name]), (dice, boxes, rules)


def test_two_dice_make_a_heroic_one_where_that_helps() -> None:
    boxes = [Target(colour=2, need=4, worth=3)]
    assert best_cover(kinds([(0, 4), (1, 5)]), [], boxes, Rules()) == (3, [(0, (3, 10))])
    assert best_cover(kinds([(0, 3), (1, 5)]), [], boxes, Rules()) == (0, [])


def test_a_heroic_die_goes_back_if_the_supply_is_empty() -> None:
    boxes = [Target(colour=2, need=4, worth=3)]
    worth, [(_, used)] = best_cover(kinds([(0, 4), (1, 5), (HEROIC, 1)]), [], boxes, Rules(supply=0))
    assert worth == 3
    assert used[0] == ~(HEROIC * SIDES)


def test_armor_comes_first_or_nothing_else_is_covered() -> None:
    boxes = [Target(colour=0, need=4, armor=True, worth=1), Target(colour=1, need=2, worth=5)]
    assert best_cover(kinds([(0, 3), (1, 6)]), [], boxes, Rules(dice=0))[0] == 0
    assert best_cover(kinds([(0, 4), (1, 6)]), [], boxes, Rules(dice=0))[0] == 6
    assert best_cover(kinds([(0, 3), (1, 6)]), [4], boxes, Rules(dice=0))[0] == 6, "a die for armor boxes only"


def test_the_lich_takes_the_first_die() -> None:
    boxes = [Target(colour=0, need=3, twice=True, worth=4)]
    assert best_cover(kinds([(0, 6)]), [], boxes, Rules(dice=0))[0] == 0
    assert best_cover(kinds([(0, 6), (0, 3)]), [], boxes, Rules(dice=0))[0] == 4


def test_own_dice_are_kept_for_boxes_that_take_no_heroic_ones() -> None:
    boxes = [Target(colour=1, need=6, worth=5), Target(colour=1, need=4, no_heroic=True, worth=5)]
    assert best_cover(kinds([(1, 6), (HEROIC, 6)]), [], boxes, Rules())[0] == 10
