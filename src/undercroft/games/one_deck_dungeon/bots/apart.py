"""The cover of a party led by several players: everybody lays dice, but combines only dice of their own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec

from undercroft.games.one_deck_dungeon.foresight.cover import Laying
from undercroft.games.one_deck_dungeon.foresight.solver import best_cover
from undercroft.games.one_deck_dungeon.foresight.tally import Rules, Target


class Share(msgspec.Struct, frozen=True):
    """The dice of one player: types, and the values of those that may cover only armor boxes."""

    dice: list[int]
    armor: list[int]


def cover_apart(shares: list[Share], boxes: list[Target], rules: Rules) -> list[Laying]:
    """A good cover, the best one if nobody has to give dice to another for it."""
    together = _joined(shares)
    _, layings = best_cover(together.dice, together.armor, boxes, rules)
    if len(shares) == 1 or _is_apart(layings, shares):
        return layings
    _, plain = best_cover(together.dice, together.armor, boxes, msgspec.structs.replace(rules, dice=0))
    found = [
        _completed(begun, order, together, boxes, rules) for begun in (plain, []) for order in permutations(shares)
    ]
    return max(found, key=lambda cover: sum([boxes[place].worth for place in {place for place, _ in cover}]))


def _joined(shares: list[Share]) -> Share:
    return Share(
        [kind for share in shares for kind in share.dice], [value for share in shares for value in share.armor]
    )


def _is_apart(layings: list[Laying], shares: list[Share]) -> bool:
    """Whether each combining finds all its dice in one share."""
    left = [Counter(share.dice) for share in shares]
    for _, kinds in layings:
        mix = Counter([kind if kind >= 0 else ~kind for kind in kinds]) if len(kinds) > 1 else Counter()
        own = next((dice for dice in left if not mix - dice), None)
        if own is None:
            return False
        own.subtract(mix)
    return True


def _completed(
    begun: list[Laying], order: tuple[Share, ...], together: Share, boxes: list[Target], rules: Rules
) -> list[Laying]:
    """A cover that is completed by one player after the other, each with what dice of theirs are left."""
    layings = begun[:]
    for share in order:
        covered = {place for place, _ in layings}
        rest = [place for place in range(len(boxes)) if place not in covered]
        spare = _spare(share, layings, together)
        mixed = sum(len(kinds) > 1 for _, kinds in layings)
        left = msgspec.structs.replace(rules, supply=max(0, rules.supply - mixed))
        _, more = best_cover(spare.dice, spare.armor, [boxes[place] for place in rest], left)
        layings += [(rest[place], kinds) for place, kinds in more]
    return layings


def _spare(share: Share, layings: list[Laying], together: Share) -> Share:
    """What is left of a share: of equal dice those of others were laid first, where they have any."""
    used = Counter(kind if kind >= 0 else ~kind for _, kinds in layings for kind in kinds)
    others = Counter(together.dice) - Counter(share.dice)
    left = Counter(share.dice) - (used - others)
    return Share(sorted(left.elements()), [] if layings else share.armor)  # those go first, if anybody has some
