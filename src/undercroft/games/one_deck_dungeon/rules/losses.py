"""The cost of boxes that stay open (OD-107, OD-DECISION-19); rules, forecasts and bots all use this module."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from undercroft.games.one_deck_dungeon.rules.abilities import Ability
from undercroft.games.one_deck_dungeon.rules.facts import (
    HEART,
    HEARTS,
    HOURGLASSES,
    ICON_BITS,
    POISONS,
    Op,
)
from undercroft.games.one_deck_dungeon.rules.floors import FloorEffect

BITS = tuple(ICON_BITS.values())
Prevented = Sequence[tuple[int, int]]
"""Icons as a mask, and the number of them that is prevented."""


class OpenBox(msgspec.Struct, frozen=True):
    """A box that stays open, with its icons and the facts that abilities depend on."""

    hearts: int
    time: int
    poison: int
    armor: bool
    wide: bool
    own: bool
    """Whether it is printed on the encounter, not on the dungeon."""


def icons_of(boxes: Iterable[OpenBox], ability: Ability, fighting: bool) -> list[int]:
    """Hearts, hourglasses and poison of open boxes, with those that the foe adds ((a))."""
    icons = [0, 0, 0]
    armor = False
    for box in boxes:
        icons[HEARTS] += box.hearts
        icons[HOURGLASSES] += box.time
        icons[POISONS] += box.poison
        armor = armor or box.armor
    if armor:
        icons[POISONS] += ability.armor_poison
    if fighting:
        icons[HOURGLASSES] = 0  # OD-DECISION-38
    return icons


def kinds_of(icons: int) -> list[int]:
    """The kinds of icons in a mask: hearts, hourglasses, poison."""
    return [kind for kind in range(3) if icons & BITS[kind]]


def prevention(op: Op, own_skill: Sequence[Op], fighting: bool) -> tuple[int, int]:
    """The icons that an operation of a hero prevents, and how many (OD-142); Armor excludes hearts for all others."""
    icons = op.icons
    if any(own.kind == "forbid_other_prevent" for own in own_skill):
        icons &= ~HEART
    return icons, op.boss_most if fighting else op.most


def take_off(losses: list[int], icons: int, amount: int, order: Sequence[int] = range(3)) -> None:
    """Subtract prevented icons from the losses, one kind after another ((b))."""
    for kind in order:
        if icons & BITS[kind]:
            less = min(amount, losses[kind])
            losses[kind] -= less
            amount -= less


def add_for_floors(losses: list[int], floors: FloorEffect) -> None:
    """Add the losses of the visible floors, based on the losses that remain ((c))."""
    before = losses[:]
    for more in floors.more:
        if before[more.if_of] >= more.least:
            losses[more.of] += 1


def protect(losses: list[int], skill: Sequence[Op], fighting: bool) -> None:
    """Subtract the hearts that a printed skill prevents by itself: Armor, Thick Hide, Kiting ((d))."""
    for op in skill:
        hearts = losses[HEARTS]
        if op.kind == "prevent_per":
            losses[HEARTS] -= hearts // op.value * op.most
        elif op.kind == "prevent_if_at_least":
            losses[HEARTS] -= op.most if hearts >= op.value else 0
        elif op.kind == "prevent" and op.boss_only:
            losses[HEARTS] -= op.most if fighting and hearts else 0


def may_kite(losses: list[int], skill: Sequence[Op], fighting: bool) -> bool:
    """Whether a printed skill offers time instead of the hearts about to be lost ((d))."""
    return not fighting and any(op.kind == "replace_if_exactly" and losses[HEARTS] == op.most for op in skill)


def time_instead(losses: list[int]) -> None:
    """Replace a heart by time."""
    losses[HEARTS] -= 1
    losses[HOURGLASSES] += 1


def reckoned(
    boxes: Iterable[OpenBox],
    ability: Ability,
    floors: FloorEffect,
    prevented: Prevented,
    skills: Iterable[Sequence[Op]],
    fighting: bool,
    order: Sequence[int] = range(3),
    kiting: bool = False,
) -> list[int]:
    """The hearts, time and poison that open boxes cost, after the steps (a) to (d).

    `skills` are the printed ones that protect in this encounter, in the order in which they apply. What a party can
    choose to prevent is taken off in this `order`; with `kiting` it takes time instead of a wound if it may.
    """
    losses = icons_of(boxes, ability, fighting)
    for icons, amount in sorted(prevented, key=lambda entry: entry[0].bit_count()):
        take_off(losses, icons, amount, order)
    add_for_floors(losses, floors)
    for skill in skills:
        protect(losses, skill, fighting)
        if kiting and may_kite(losses, skill, fighting):
            time_instead(losses)
    return losses


def time_afterwards(boxes: Sequence[OpenBox], ability: Ability) -> int:
    """The time that abilities take afterwards for open boxes; nothing prevents it ((g))."""
    time = ability.empty_time if boxes else 0
    if ability.own_wide_time:
        time += ability.own_wide_time * sum([box.own and box.wide for box in boxes])
    return time


def loses_loot(boxes: Iterable[OpenBox], ability: Ability) -> bool:
    """Whether the card is discarded instead of claimed, because an armor box stays open (OD-113)."""
    return ability.armor_loot and empty_armor(boxes)


def empty_armor(boxes: Iterable[OpenBox]) -> bool:
    """Whether an armor box stays open, on the card or on the dungeon."""
    return any(box.armor for box in boxes)


def boss_recovers(boxes: Iterable[OpenBox], open_skulls: int, ability: Ability, wounds: int) -> tuple[int, int]:
    """The wounds that a boss loses before and after its new ones, never more than it has (OD-DECISION-71)."""
    before = min(ability.heals_per_skull * open_skulls, wounds)
    return before, ability.armor_heals if empty_armor(boxes) else 0
