"""The best cover: which dice on which boxes, combining dice where it helps, so that the least is lost.

An exact search: sets of boxes are tried from the most worthy on until one can be covered.
"""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.cover import ONE, SIDES, Cover, Laying, Rules, Target, asks_too_much, points_of
from undercroft.games.one_deck_dungeon.facts import HEROIC


def best_cover(dice: list[int], armor_dice: list[int], boxes: list[Target], rules: Rules) -> tuple[int, list[Laying]]:
    """The greatest worth that can be covered, and how.

    `dice` are types; `armor_dice` the values of heroic dice that may cover only armor boxes.
    """
    armored = [place for place, box in enumerate(boxes) if box.armor]
    others = [place for place, box in enumerate(boxes) if not box.armor]
    hand = sum(ONE[kind] for kind in dice)
    points = [points_of(hand, colour) for colour in range(4)]
    best: tuple[int, list[Laying]] = (0, [])
    for spent, laid in _with_armor_dice(armor_dice, armored, boxes):
        rest = [place for place in armored if place not in laid]
        worth = sum(boxes[place].worth for place in laid)
        # All armor boxes and then anything else, or only some of the armor boxes (OD-099).
        for must, may in ((rest, others), ([], rest)):
            for total, chosen in _sets_by_worth(boxes, must, may):
                if total + worth <= best[0]:
                    break
                if asks_too_much(_asked(boxes, chosen), points, rules):
                    continue
                found = Cover(boxes, chosen, rules).run(hand)
                if found is not None:
                    best = (total + worth, spent + found)
                    break
    return best


def _sets_by_worth(boxes: list[Target], must: list[int], may: list[int]) -> list[tuple[int, list[int]]]:
    """Every set of boxes with those that must be in it, the most worthy first."""
    sets = [(sum(boxes[place].worth for place in must), must)]
    for place in may:
        sets += [(worth + boxes[place].worth, [*chosen, place]) for worth, chosen in sets]
    sets.sort(key=lambda each: (-each[0], len(each[1])))
    return sets


def _asked(boxes: list[Target], chosen: list[int]) -> list[int]:
    """The points that some boxes ask for, by colour."""
    asked = [0, 0, 0, 0]
    for place in chosen:
        box = boxes[place]
        asked[box.colour] += 2 * box.need if box.twice else box.need
    return asked


def _with_armor_dice(
    values: list[int], armored: list[int], boxes: list[Target]
) -> list[tuple[list[Laying], frozenset[int]]]:
    """Every sensible use of dice that may cover only armor boxes: one box each, if it takes a single die."""
    ways: list[tuple[list[Laying], frozenset[int]]] = [([], frozenset())]
    for value in values:
        kind = HEROIC * SIDES + value - 1
        ways += [
            ([*spent, (place, (kind,))], laid | {place})
            for spent, laid in ways
            for place in armored
            if place not in laid and value >= boxes[place].need
        ]
    return ways
