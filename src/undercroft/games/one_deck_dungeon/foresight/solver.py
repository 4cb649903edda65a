"""The best cover: which dice on which boxes, combining dice where it helps, so that the least is lost.

An exact search: sets of boxes are tried from the most worthy on until one can be covered. Sets grow box by box; one
that counting alone shows to be hopeless does not grow any further.
"""

from __future__ import annotations

from heapq import heappop, heappush, heapreplace

from undercroft.games.one_deck_dungeon.foresight.cover import Cover, Laying
from undercroft.games.one_deck_dungeon.foresight.tally import NEVER, ONE, Rules, Target, asked_by, asks_too_much
from undercroft.games.one_deck_dungeon.rules.covering import SIDES, covers_alone
from undercroft.games.one_deck_dungeon.rules.dice import die
from undercroft.games.one_deck_dungeon.rules.facts import ARMOR_ONLY, HEROIC


def best_cover(dice: list[int], armor_dice: list[int], boxes: list[Target], rules: Rules) -> tuple[int, list[Laying]]:
    """The greatest worth that can be covered, and how.

    `dice` are types; `armor_dice` the values of heroic dice that may cover only armor boxes.
    """
    armored = [place for place, box in enumerate(boxes) if box.armor]
    others = [place for place, box in enumerate(boxes) if not box.armor]
    hand = sum([ONE[kind] for kind in dice])
    best: tuple[int, list[Laying]] = (0, [])
    for spent, laid in _with_armor_dice(armor_dice, armored, boxes):
        rest = [place for place in armored if place not in laid]
        worth = sum([boxes[place].worth for place in laid])
        # All armor boxes and then anything else, or only some of the armor boxes (OD-099).
        for must, may in ((rest, others), ([], rest)) if rest else (([], others),):
            found = _best_set(hand, boxes, must, may, rules, best[0] - worth)
            if found is not None:
                best = (found[0] + worth, spent + found[1])
    return best


def _best_set(
    hand: int, boxes: list[Target], must: list[int], may: list[int], rules: Rules, more_than: int
) -> tuple[int, list[Laying]] | None:
    """The most worthy set of boxes that can be covered, with those that must be in it, if it is worth more."""
    may = sorted(may, key=lambda place: boxes[place].need, reverse=True)
    prices = [asked_by(boxes[place]) for place in may]
    asked = sum([asked_by(boxes[place]) for place in must])
    group = rules.dice or NEVER
    if asks_too_much(asked, hand, group):
        return None
    worths = [boxes[place].worth for place in may]
    # What a set may be worth, less than 0 as a heap gives its least first; boxes decided on; the set; what it asks for.
    heap = [(-sum(worths) - sum([boxes[place].worth for place in must]), 0, tuple(must), asked)]
    while heap and -heap[0][0] > more_than:
        bound, decided, chosen, asked = heap[0]
        if -decided == len(may):
            found = Cover(boxes, chosen, rules).run(hand)
            if found is not None:
                return -bound, found
            heappop(heap)
            continue
        grown = asked + prices[-decided]
        heapreplace(heap, (bound + worths[-decided], decided - 1, chosen, asked))
        if not asks_too_much(grown, hand, group):
            heappush(heap, (bound, decided - 1, (*chosen, may[-decided]), grown))
    return None


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
            if place not in laid and covers_alone(boxes[place], die(HEROIC, value, ARMOR_ONLY))
        ]
    return ways
