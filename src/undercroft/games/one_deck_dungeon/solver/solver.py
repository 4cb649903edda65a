"""The best cover: which dice on which boxes, combining dice where it helps, so that the least is lost.

An exact search: sets of boxes are tried from the one that loses least on until one can be covered. Sets grow box by
box; one that counting alone shows to be hopeless does not grow any further.
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
"""What is lost if boxes stay open, by the sum of their worths; with more open boxes it is never less."""
Tested = dict[tuple[int, ...], list[Laying] | None]
"""How sets of boxes are covered with the same dice, or that they cannot be."""


def best_cover(
    dice: list[int],
    armor_dice: list[int],
    boxes: list[Target],
    rules: Rules,
    loss: Loss = pos,
    tested: Tested | None = None,
) -> tuple[int, list[Laying]]:
    """The most that a cover can save, and how; without a `loss` each open box costs what it is worth.

    `dice` are types; `armor_dice` the values of heroic dice that may cover only armor boxes. What is found out about
    sets of boxes is kept in `tested`, for a search with another loss.
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
    """The set of boxes that loses least and can be covered, with those that must be in it, if it loses less.

    `left` is the worth of the boxes that stay open in any case.
    """
    may = sorted(may, key=lambda place: boxes[place].need, reverse=True)
    prices = [needed_by(boxes[place]) for place in may]
    needed = sum([needed_by(boxes[place]) for place in must])
    group = rules.dice or NEVER
    if needs_too_much(needed, hand, group):
        return None
    worths = [boxes[place].worth for place in may]
    # What a set loses at the least, boxes decided on (less than 0), the set, what it asks for, the worth left open.
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
