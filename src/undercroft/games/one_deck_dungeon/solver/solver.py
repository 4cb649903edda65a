"""Exact search for the cover with the least loss: dice on boxes, combined where it helps.

Best-first search over sets of boxes: the first set that can be covered is the best. Sets grow box by box; a set that
cannot be covered by the tally alone is cut off.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush, heapreplace
from operator import pos

from undercroft.games.one_deck_dungeon.rules.covering import covers_alone
from undercroft.games.one_deck_dungeon.rules.dice import SIDES, die
from undercroft.games.one_deck_dungeon.rules.facts import ARMOR_ONLY, HEROIC
from undercroft.games.one_deck_dungeon.solver.cover import Cover, Laying
from undercroft.games.one_deck_dungeon.solver.tally import NEVER, ONE, Rules, Target, needed_by, needs_too_much

Loss = Callable[[int], int]
"""The loss of open boxes, by the sum of their worths; it never falls with more open boxes."""
Tested = dict[tuple[int, ...], list[Laying] | None]
"""Cache of the layings for sets of boxes with the same dice; None if a set cannot be covered."""


def best_cover(
    dice: list[int],
    armor_dice: list[int],
    boxes: list[Target],
    rules: Rules,
    loss: Loss = pos,
    tested: Tested | None = None,
) -> tuple[int, list[Laying]]:
    """Return the most that a cover can save, and its layings; without a `loss` each open box costs its worth.

    `dice` are types; `armor_dice` the values of heroic dice that may cover only armor boxes. `tested` is a cache that
    searches with other losses can share.
    """
    tested = {} if tested is None else tested
    armored = [place for place, box in enumerate(boxes) if box.armor]
    others = [place for place, box in enumerate(boxes) if not box.armor]
    hand = sum([ONE[kind] for kind in dice])
    worth = sum([box.worth for box in boxes])
    least = nothing = loss(worth)
    best: list[Laying] = []
    for spent, laid in _with_armor_dice(armor_dice, armored, boxes):
        rest = [place for place in armored if place not in laid]
        # All armor boxes and then anything else, or only some of the armor boxes (OD-099).
        for must, may in ((rest, others), ([], rest)) if rest else (([], others),):
            left = worth - sum([boxes[place].worth for place in (*laid, *must, *may)])
            found = _best_set(hand, boxes, must, may, rules, loss, left, least, tested)
            if found is not None:
                least = found[0]
                best = spent + found[1]
    return nothing - least, best


def _best_set(
    hand: int,
    boxes: list[Target],
    must: list[int],
    may: list[int],
    rules: Rules,
    loss: Loss,
    left: int,
    less_than: int,
    tested: Tested,
) -> tuple[int, list[Laying]] | None:
    """Return the loss and the layings of the best set of boxes that can be covered; None if none loses less.

    The set contains all of `must` and some of `may`; `left` is the worth of the boxes that stay open in any case.
    """
    may = sorted(may, key=lambda place: boxes[place].need, reverse=True)
    prices = [needed_by(boxes[place]) for place in may]
    needed = sum([needed_by(boxes[place]) for place in must])
    group = rules.dice or NEVER
    if needs_too_much(needed, hand, group):
        return None
    worths = [boxes[place].worth for place in may]
    # Lower bound of the loss, minus the number of boxes decided on, the set, its tally, the worth left open.
    heap = [(loss(left), 0, tuple(must), needed, left)]
    while heap and heap[0][0] < less_than:
        bound, decided, chosen, needed, left = heap[0]
        if -decided == len(may):
            if chosen not in tested:
                tested[chosen] = Cover(boxes, chosen, rules).run(hand)
            found = tested[chosen]
            if found is not None:
                return bound, found
            heappop(heap)
            continue
        grown = needed + prices[-decided]
        more = left + worths[-decided]
        heapreplace(heap, (loss(more), decided - 1, chosen, needed, more))
        if not needs_too_much(grown, hand, group):
            heappush(heap, (bound, decided - 1, (*chosen, may[-decided]), grown, left))
    return None


def _with_armor_dice(
    values: list[int], armored: list[int], boxes: list[Target]
) -> list[tuple[list[Laying], frozenset[int]]]:
    """Return every use of dice that may cover only armor boxes: one box each, if that die alone covers it."""
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
