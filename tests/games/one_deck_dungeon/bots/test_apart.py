"""Covers of a party led by several players: nobody's dice are combined with another's."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import undercroft
from undercroft.bots import make_bot
from undercroft.games.one_deck_dungeon.bots.apart import Share, cover_apart
from undercroft.games.one_deck_dungeon.foresight.cover import Laying
from undercroft.games.one_deck_dungeon.foresight.solver import best_cover
from undercroft.games.one_deck_dungeon.foresight.tally import Rules, Target

STRENGTH, AGILITY, MAGIC = range(3)


def kind(colour: int, value: int) -> int:
    """A type of die."""
    return colour * 6 + value - 1


def covered(layings: list[Laying], boxes: list[Target]) -> int:
    """What a cover is worth."""
    return sum(boxes[place].worth for place in {place for place, _ in layings})


def test_dice_of_two_players_are_laid_together_but_not_combined() -> None:
    wide = Target(STRENGTH, 9, wide=True)
    fives = [Share([kind(STRENGTH, 5)], []), Share([kind(STRENGTH, 5)], [])]
    assert covered(cover_apart(fives, [wide], Rules()), [wide]) == 1
    magic = Target(MAGIC, 5)
    assert cover_apart(fives, [magic], Rules()) == []
    assert cover_apart([Share([kind(STRENGTH, 5)] * 2, []), Share([], [])], [magic], Rules()) != []


def test_who_has_dice_to_combine_leaves_the_plain_box_to_the_other() -> None:
    boxes = [Target(STRENGTH, 4, worth=5), Target(MAGIC, 4, worth=3)]
    mine, other = Share([kind(STRENGTH, 4), kind(AGILITY, 4)], []), Share([kind(STRENGTH, 4)], [])
    assert covered(cover_apart([mine, other], boxes, Rules()), boxes) == 8


@pytest.mark.parametrize("seed", range(6))
def test_random_hands_are_covered_without_mixing_them(seed: int) -> None:
    chance = Random(seed)
    for _ in range(40):
        shares = [Share([chance.randrange(24) for _ in range(chance.randint(0, 6))], []) for _ in range(2)]
        boxes = [
            Target(chance.randrange(3), chance.randint(2, 12), wide=True, worth=chance.randint(1, 9))
            if chance.random() < 0.4
            else Target(
                chance.randrange(4), chance.randint(1, 6), armor=chance.random() < 0.3, worth=chance.randint(1, 9)
            )
            for _ in range(chance.randint(1, 5))
        ]
        rules = Rules(supply=chance.randint(0, 6))
        layings = cover_apart(shares, boxes, rules)
        dice = [one for share in shares for one in share.dice]
        assert not Counter(one if one >= 0 else ~one for _, kinds in layings for one in kinds) - Counter(dice)
        left = [Counter(share.dice) for share in shares]
        for _, kinds in layings:
            mix = Counter(one for one in kinds if one >= 0) if len(kinds) > 1 else Counter()
            own = next((own for own in left if not mix - own), None)
            assert own is not None, "dice of two players are combined"
            own.subtract(mix)
        most, plain = best_cover(dice, [], boxes, rules)[0], best_cover(dice, [], boxes, Rules(dice=0))[0]
        assert plain <= covered(layings, boxes) <= most


def test_two_bots_win_together_where_one_alone_does() -> None:
    options = {"heroes": 2, "team": ["druid", "warrior"], "dungeon": "the_mudlands", "cards": "hybrid"}
    won = 0
    for seed in range(3000, 3004):
        table = undercroft.new("one-deck-dungeon", seats=2, seed=seed, options=options)
        bots = [make_bot("one-deck-dungeon", "greedy", 1) for _ in range(2)]
        while (decision := table.decision) is not None:
            table.apply(bots[decision.seat].choose(table.view(decision.seat)))
        assert table.result is not None
        won += bool(table.result.winners)
    assert won >= 3
